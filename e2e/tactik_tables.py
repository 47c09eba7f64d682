"""Tac-Tik games in which everybody is dealt what a test needs.

A deal is written as the hands after the exchange and then what is played: `deal("1,5,9,12 2,3,5,6 …", "1 B start")`.
Whoever cannot play discards without being told to, except seat 0 at the end.
"""

from __future__ import annotations

from typing import Any

from pygames.core.game import CHANCE
from pygames.core.match import Match
from pygames.core.record import Player
from pygames.tactik import GAME
from pygames.tactik.moves import Deal, Dealer, Discard, Exchange, Give
from pygames.tactik.notation import CARDS
from pygames.tactik.state import receiver

Lines = tuple[str, ...]
Story = Match[Any, Any]

# Of these nothing can be played while no pawn is out: seat 0 has the table to itself.
IDLE = ("2,3,6,12", "3,5,6,9", "2,5,8,12")


def deal(hands: str, *lines: str) -> Lines:
    return (hands, *lines)


def alone(hand: str, *lines: str) -> Lines:
    """A deal in which only seat 0 has anything to play."""
    return deal(" ".join((hand, *IDLE)), *lines)


def story(*deals: Lines, kinds: str = "person,bot1,bot1,bot1") -> Story:
    """The match in which these deals were played. Seat 0 begins the first."""
    players = [Player(kind) for kind in kinds.split(",")]
    match = Match(GAME, Match.new(GAME, players=players, seed="story").head)
    match.push(CHANCE, Dealer(len(players) - 1))
    for hands, *lines in deals:
        _deal(match, hands)
        for line in lines:
            _pass_over(match, match.seats)
            [seat] = match.ask.seats
            match.push(seat, GAME.read(match.state, seat, line))
        _pass_over(match, 0)
    return match


def _deal(match: Story, hands: str) -> None:
    """Everybody is dealt their hand but for its first card, which comes to them in the exchange."""
    wanted = [tuple(CARDS[name] for name in hand.split(",")) for hand in hands.split()]
    gifts = [wanted[receiver(match.state, seat)][0] for seat in range(len(wanted))]
    match.push(CHANCE, Deal(tuple((gift, *hand[1:]) for gift, hand in zip(gifts, wanted, strict=True))))
    for seat, gift in enumerate(gifts):
        match.push(seat, Give(gift))
    match.push(CHANCE, Exchange())


def _pass_over(match: Story, but: int) -> None:
    """Those who cannot play discard, until somebody can or it is the turn of a seat that does so itself."""
    while (seat := match.ask.seats[0]) not in (CHANCE, but) and isinstance(GAME.legal(match.state, seat)[0], Discard):
        match.push(seat, Discard())
