"""Hidden hands, a stock, and a question put to anyone. Highest card takes the trick, unless somebody answers it
with a 1, which throws it away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Ask, Event, Illegal, Info, Options, Seat, Step, Who, say

from .toy import Toy

HIDDEN = 0
DECK = (1, 1, 1, 2, 2, 3, 3, 4, 4)
HAND = 2


@dataclass(frozen=True, slots=True)
class Cards:
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...] = DECK
    turn: Seat = 0
    points: tuple[int, ...] = ()
    asked: int = 0  # the card played, while others may answer it
    answers: tuple[str, ...] = ()  # "" not yet, "no", "yes", "hidden"


class CardGame(Toy[Cards]):
    info = Info("cards", "1", (2, 3))

    def start(self, seats: int, options: Options) -> Cards:
        return Cards(((),) * seats, points=(0,) * seats, answers=("",) * seats)

    def to_act(self, state: Cards) -> Ask:
        if state.asked:
            waiting = (s for s in range(len(state.hands)) if s != state.turn and not state.answers[s])
            return Ask(tuple(waiting), "anyone")
        if state.stock and any(len(hand) < HAND for hand in state.hands):
            return Ask((CHANCE,))
        return Ask((state.turn,)) if state.hands[state.turn] else Ask(())

    def legal(self, state: Cards, seat: Seat) -> Sequence[str]:
        hand = state.hands[seat]
        if state.asked:
            return ("no", "yes") if 1 in hand else ("no",)
        return [str(card) for card in sorted(set(hand))]

    def roll(self, state: Cards, dice: Dice) -> str:
        return f"draw {dice.choice(state.stock)}"

    def step(self, state: Cards, seat: Seat, move: str) -> Step[Cards]:
        if seat == CHANCE:
            return self.draw(state, move)
        if state.asked:
            return self.answer(state, seat, move)
        hands = _without(state.hands, seat, int(move))
        event = Event("play", say("moved", who=Who(seat), card=int(move)), seat)
        return Step(replace(state, hands=hands, asked=int(move)), (event,))

    def draw(self, state: Cards, move: str) -> Step[Cards]:
        card = int(move.removeprefix("draw ")) if move.startswith("draw ") and move[5:].isdecimal() else 0
        if card not in state.stock:
            raise Illegal("refused")
        seat = next(s for s, hand in enumerate(state.hands) if len(hand) < HAND)
        stock = list(state.stock)
        stock.remove(card)
        hands = tuple(tuple(sorted((*h, card))) if s == seat else h for s, h in enumerate(state.hands))
        own = Event("draw", say("moved", who=Who(seat), card=card), seat, only=(seat,))
        told = Event("draw", say("moved", who=Who(seat)), seat, but=(seat,))
        return Step(replace(state, hands=hands, stock=tuple(stock)), (own, told))

    def answer(self, state: Cards, seat: Seat, move: str) -> Step[Cards]:
        answers = tuple(move if s == seat else a for s, a in enumerate(state.answers))
        state = replace(state, answers=answers)
        own = Event("answer", say("moved", who=Who(seat), answer=move), seat, only=(seat,))
        told = Event("answer", say("moved", who=Who(seat)), seat, but=(seat,))
        if self.to_act(state).seats or "hidden" in answers:
            return Step(state, (own, told))
        seats = len(state.hands)
        order = [(state.turn + 1 + i) % seats for i in range(seats - 1)]
        thrower = next((s for s in order if answers[s] == "yes"), None)
        hands, points = state.hands, list(state.points)
        if thrower is None:
            points[state.turn] += state.asked
            shown = Event("take", say("moved", who=Who(state.turn), points=state.asked), state.turn)
        else:
            hands = _without(hands, thrower, 1)
            shown = Event("throw", say("secret", who=Who(thrower)), thrower)
        turn = (state.turn + 1) % seats
        done = Cards(hands, state.stock, turn, tuple(points), 0, ("",) * seats)
        return Step(done, (own, told, shown))

    def points(self, state: Cards) -> Sequence[int]:
        return state.points

    def view(self, state: Cards, seat: Seat | None) -> Cards:
        return replace(
            state,
            hands=tuple(hand if s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(state.hands)),
            stock=(HIDDEN,) * len(state.stock),
            answers=tuple(a if s == seat or not a else "hidden" for s, a in enumerate(state.answers)),
        )

    def guess(self, view: Cards, seat: Seat, dice: Dice) -> Cards:
        # This toy forgets what was played: any cards will do that make the same picture.
        hands = tuple(tuple(sorted(c or dice.choice(DECK) for c in hand)) for hand in view.hands)
        stock = tuple(dice.choice(DECK) for _ in view.stock)
        answers = tuple(
            dice.choice(("yes", "no")) if a == "hidden" and 1 in hands[s] else "no" if a == "hidden" else a
            for s, a in enumerate(view.answers)
        )
        return replace(view, hands=hands, stock=tuple(sorted(stock)), answers=answers)


def _without(hands: tuple[tuple[int, ...], ...], seat: Seat, card: int) -> tuple[tuple[int, ...], ...]:
    hand = list(hands[seat])
    hand.remove(card)
    return tuple(tuple(hand) if s == seat else other for s, other in enumerate(hands))
