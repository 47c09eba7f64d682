### Every word of Tac-Tik that a player reads.
### $who and $to are players: their name, and in $who-is or $to-is "you" or "other".

title = Tac-Tik
tagline = Bring your pawns home, with your partner’s help and one well-placed stake.

## Options

option-deck = Deck
option-deck-50 = With jokers
option-deck-50-help = 50 cards: four of each kind and two jokers.
option-deck-48 = Without jokers
option-deck-48-help = 48 cards: four of each kind.
option-deck-54 = With jokers and 13
option-deck-54-help = 54 cards: four cards 13 are added, which start or advance a pawn.
option-stuck = If you cannot play
option-stuck-all = Discard everything
option-stuck-all-help = You throw your whole hand away and wait for the next deal.
option-stuck-one = Discard one card
option-stuck-one-help = You throw one card of your choice away and stay in the deal.
option-board = Board for three
option-board-small = One colour each
option-board-small-help = The usual board.
option-board-large = Two colours each
option-board-large-help = Only with three players: the board of six colours, as in an older edition.
clash-board = Two colours each on the large board is a game for exactly three players.

## Cards, colours and pawns in a sentence

card = { $card ->
    [swap] a swap
    [joker] a joker
    [8] an 8
   *[other] a { $card }
}
face = { $card ->
    [swap] Swap
    [joker] Joker
   *[other] { $card }
}
joker-as = a joker as { $card }
colour = { $colour ->
    [B] blue
    [V] vermilion
    [G] green
    [A] amber
    [P] pink
    [S] sky
    [C] charcoal
    [Y] yellow
    [N] brown
   *[W] cream
}
pawn = { $colour } { $pawn }
name = { $who-is ->
    [you] you
   *[other] { $who }
}

## What happened

first-dealer = { $who-is ->
    [you] You deal first.
   *[other] { $who } deals first.
}
shuffled = The discards are shuffled into the stock.
deals = { $who-is ->
    [you] You deal
   *[other] { $who } deals
} { $count } cards to everyone.
dealt = Your hand: { $cards }.
gave = You give { $to-is ->
    [you] yourself
   *[other] { $to }
} { $card }.
received = { $who-is ->
    [you] You
   *[other] { $who }
} gave you { $card }.
exchanged = The cards are exchanged. { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
started = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }: { $pawn } starts as a stake.
went = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }: { $pawn } goes { $count } forward.
went-home = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }: { $pawn } goes { $count } forward and is home!
went-on = Then { $pawn } goes { $count } forward.
went-on-home = Then { $pawn } goes { $count } forward and is home!
went-back = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }: { $pawn } goes 4 back.
swapped = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }: { $pawn } and { $other } change places.
eaten = Eaten: { $pawn } goes back to { $who-is ->
    [you] your reserve
   *[other] the reserve of { $who }
}.
stake-gone = The { $colour } stake is gone: the way is free.
discarded = { $who-is ->
    [you] You cannot play and discard
   *[other] { $who } cannot play and discards
} { $cards }.
skipped = Skipped without cards: { $names }.
end-home = All pawns of a side are home.
end-deals = { $count } deals are over, and the game with them.

## The result

score = { $points ->
    [one] { $points } pawn home
   *[other] { $points } pawns home
}
won = All { $count } pawns are home.
most-home = The deals ran out: { $count ->
    [one] { $count } pawn home, and the furthest on.
   *[other] { $count } pawns home, and the furthest on.
}
shared = The deals ran out, and the best are level: { $count ->
    [one] { $count } pawn home.
   *[other] { $count } pawns home.
}
part-home = { $colour } pawns home

## Why not

not-a-move = That is not a move of this game.

rule-1-deal-first = First the cards are dealt.
rule-1-no-such-dealer = The dealer is one of those at the table.
rule-1-cards-each = Everyone is dealt { $count } cards.
rule-2-not-in-the-stock = The stock does not hold these cards.
rule-3-exchange-first = First everyone gives a card away.
rule-3-already-chosen = You have already chosen the card you give.
rule-3-after-a-deal = Cards are exchanged just after a deal.
rule-3-not-in-hand = You give a card from your own hand; { $card } is not there.
rule-4-not-your-turn = { $who-is ->
    [you] Your card for this turn is already played.
   *[other] It is { $who }’s turn.
}
rule-4-not-in-hand = You play cards from your own hand; { $card } is not there.
rule-4-no-such-pawn = There is no such pawn on this board.
rule-4-not-yours = The { $colour } pawns are not yours to move.
rule-4-can-play = One of your cards can be played, so it must be.
rule-5-whole-hand = If you cannot play, your whole hand is discarded.
rule-5-one-card = If you cannot play, you choose one card to discard.
rule-5-not-in-hand = You discard a card from your own hand.
rule-6-not-forward = You cannot go forward with { $card }.
rule-7-no-start = Only a 1, a 10 or a 13 starts a pawn, not { $card }.
rule-7-in-reserve = { $pawn } is in its reserve: it has to be started first.
rule-8-go-on = First use the { $count ->
    [one] step
   *[other] { $count } steps
} left of the 7x1.
rule-8-lay-it-first = First play a 7x1.
rule-8-one-colour = All steps of a 7x1 are for one colour: { $colour }.
rule-8-steps-left = { $count ->
    [one] Only one step is left.
   *[other] There are { $count } steps to use.
}
rule-8-all-steps = After that the last { $count ->
    [one] step
   *[other] { $count } steps
} could not all be used.
rule-9-not-from-home = { $pawn } is home and does not go back.
rule-10-in-reserve = { $pawn } is in its reserve: both pawns must be on the track.
rule-10-two-pawns = A swap takes two different pawns.
rule-10-two-stakes = Two stakes cannot be swapped.
rule-10-stake-with-own = Your stake { $pawn } can be swapped with a pawn of your own only.
rule-10-listed-once = { $pawn } and { $other }: another swap comes to the same, choose that one.
rule-11-not-in-the-deck = A joker cannot be { $card } here.
rule-11-first-kind = To start a pawn, a joker is a 1.
rule-13-stake-ahead = A stake is in the way ({ $colour }): it can be neither passed nor eaten.
rule-13-stake-behind = A stake is in the way back ({ $colour }): it can be neither passed nor eaten.
rule-13-no-swap = { $pawn } is a stake: only its owner can swap it.
rule-14-stake-not-home = A stake cannot go straight into its home.
rule-15-stake-stands = The { $colour } stake still stands on the start cell.
rule-15-reserve-empty = There is no { $colour } pawn in reserve.
rule-18-home-or-on = { $pawn } can enter its home or go on: say which.
rule-18-one-way = { $pawn } has only one way to go here.
rule-18-not-into-home = That does not take { $pawn } into its home.
rule-18-home-taken = A pawn stands in the way inside the home.
rule-19-stays-home = A pawn that is home stays there.
rule-19-too-deep = The home is not that deep.
rule-19-not-past = A pawn at home cannot be passed.
rule-19-no-swap = { $pawn } is home and cannot be swapped.
rule-20-partner = You move your partner’s pawns once all of yours are home, and then only those.
rule-21-over = The game is over.

## What is asked

ask-give = Choose a card for { $to-is ->
    [you] yourself
   *[other] { $to }
}
ask-play = Play a card
ask-play-for = Your pawns are home: play a card for { $to-is ->
    [you] yourself
   *[other] { $to }
}
ask-steps = 7x1: { $count ->
    [one] one step
   *[other] { $count } steps
} left
ask-discard = None of your cards can be played: discard them
ask-discard-one = None of your cards can be played: discard one

## Moves and what they lead to

guise = Joker as { $card }
tell-give = Give { $to-is ->
    [you] yourself
   *[other] { $to }
} { $card }
tell-discard = { $count ->
    [one] Discard your card
   *[other] Discard your { $count } cards
}
tell-discard-one = Discard { $card }
tell-start = { $card }: a { $colour } pawn starts as a stake
tell-move = { $card }: { $pawn }
tell-on = { $card }: { $pawn } goes on past its home
tell-swap = { $card }: { $pawn } and { $other }
tell-steps = { $pawn }: { $count ->
    [one] one step
   *[other] { $count } steps
}
tell-steps-on = { $pawn }: { $count ->
    [one] one step
   *[other] { $count } steps
} on past its home
tell-with = { $move }; { $then }
tell-chance = The deck: { $move }
then-eats = eats { $pawn }
then-home = to home { $number }
then-wins = and that wins!

## Why a move may be good

because-give-start = { $to-is ->
    [you] You have no pawn on the track, and this starts one.
   *[other] { $to } has no pawn on the track, and this starts one.
}
because-give-use = { $to-is ->
    [you] You can use it at once.
   *[other] { $to } can use it at once.
}
because-give-useless = As the pawns stand, you could not play it.
because-give-nothing = As the pawns stand, { $to-is ->
    [you] you
   *[other] { $to }
} could not play it.
because-wins = All pawns of your side are home.
because-partner = Your pawns are all home: from now on you help { $to-is ->
    [you] yourself
   *[other] { $to }
}.
because-eats = { $who-is ->
    [you] Your
   *[other] { $who }’s
} pawn { $count ->
    [0] was just before its home
    [one] was one cell from its home
   *[other] was { $count } cells from its home
} and has to start again.
because-first-pawn = Without a pawn on the track, most cards are of no use.
because-stake-blocks = The stake stops a pawn of { $who-is ->
    [you] yours
   *[other] { $who }
} that comes up behind it.
because-stake = One more pawn is on its way, and nobody can eat a stake.
because-no-stake = The stake becomes a pawn, and the way home is free.
because-nearer = That brings your pawn { $count } cells nearer to its home.
because-further = That sets a pawn of { $who-is ->
    [you] yours
   *[other] { $who }
} back by { $count } cells.
because-home = Nobody can eat a pawn that is home.
because-settled = Nobody can eat it there, and it leaves all the room to the others.
because-deeper = That makes room for the next pawn.
because-safe = There no card of your opponents can eat it, and here one could.
because-safer = There fewer cards of your opponents can eat it than here.
because-near-home = From there one card leads home: { $cards }.
because-way-free = The stake moves off: your next pawn can start, and the way home is free.
because-out-of-reach = No card of your opponents can eat it there.
because-then-eats = Then the { $count ->
    [one] last step eats
   *[other] { $count } steps left can eat
} a pawn of your opponents.
because-then-home = Then the { $count ->
    [one] last step brings
   *[other] { $count } steps left can bring
} another pawn home.
because-keeps = You keep { $cards } for later.
because-last-card = It is your last card of this deal.

## Things that can be chosen

region-card = Play { $card }
region-give = Give { $card }
region-as = As { $card }
region-discard = Discard
region-pawn = { $pawn } ({ $where })
region-reserve = { $who-is ->
    [you] Your reserve
   *[other] The reserve of { $who }
} ({ $colour }): { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}
region-cell = Cell { $number }
region-home = Home { $number }
region-seat = { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
region-partner = Your partner { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
where-home = home { $number }
where-stake = a stake
where-track = { $count ->
    [0] just before its home
    [one] one cell from its home
   *[other] { $count } cells from its home
}

## Words in the picture

picture-partner = Partner

## Taps that make no move

tap-card = Choose a card from your hand first.
tap-guise = Now choose what the joker stands for.
tap-pawn = Now choose a pawn for this card.
tap-target = Now choose where this pawn goes.
tap-not-there = { $card } does not take this pawn there.
tap-gift = First choose the card you give { $to }.
tap-receiver = This card is for { $to }: choose that plate.
tap-elsewhere = Choose one of the marked things.
rule-3-not-to-them = Your card goes to { $to }.
