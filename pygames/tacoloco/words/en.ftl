### Every word of Taco Loco that a player reads.
### $who and $to are players: their name, and in $who-is or $to-is "you" or "other".

title = Taco Loco
tagline = Stack to exactly 11, give it away, and stay hungry.

option-deck = Deck
option-deck-standard = Standard
option-deck-standard-help = Nine cards of each value, 4 legendary tacos and 3 solo tacos.
option-deck-spicy = Spicy
option-deck-spicy-help = Eight cards of each value, 8 legendary tacos and 6 solo tacos.

## Cards and places in a sentence

card = { $card ->
    [L] a legendary taco
    [S] a solo taco
   *[other] a { $card }
}
face = { $card ->
    [L] Legendary taco
    [S] Solo taco
   *[other] { $card }
}
onto-taco = { $of ->
    [1] on the taco
   *[other] on taco { $taco }
}
onto-new = as a new taco

## What is asked

ask-play = Play a card
ask-give = Perfect! Who gets { $count ->
    [one] the card
   *[other] the { $count } cards
}?
ask-answer = { $who-is ->
    [you] Your legendary taco: does anyone answer with a solo taco?
   *[other] { $who }’s legendary taco: does anyone answer with a solo taco?
}

## Moves, with what they lead to

tell-play = { $card } { $where }: makes { $sum }
tell-perfect = { $card } { $where }: makes 11, you give it away
tell-perfect-to = { $card } { $where }: makes 11, { $to-is ->
    [you] you get it
   *[other] { $to } gets it
}
tell-spoiled = { $card } { $where }: makes { $sum }, you take { $count ->
    [one] the card
   *[other] its { $count } cards
}
tell-legendary = { $card } { $where }: makes 11, unless someone answers
tell-no = Let it pass
tell-solo = { $who-is ->
    [you] Answer with a solo taco: you take the taco
   *[other] Answer with a solo taco: { $who } takes the taco
}
tell-give = { $to-is ->
    [you] Keep it yourself
   *[other] Give it to { $to }, who has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
tell-chance = The deck: { $move }

## Why a hint is good

because-gift = { $count ->
    [one] So the card goes
   *[other] So { $count } cards go
} to someone else.
because-forced = Every card you can play makes too much.
because-least = Every card you can play makes too much, and this is the smallest taco.
because-few-cards = It costs you { $count ->
    [one] only one card
   *[other] { $count } cards
} now and leaves the others less to work with.
because-out-of-reach = From { $sum } no single number card makes 11.
because-blocked = Only a { $card } would make 11, and a { $card } on top keeps it away.
because-few-left = { $count ->
    [0] No { $card } is left to make 11 with.
    [one] Only one { $card } is left to make 11 with.
   *[other] Only { $count } cards of value { $card } are left to make 11 with.
}
because-only-one-value = The next player needs a { $card } to make 11.
because-answer = { $who-is ->
    [you] You take { $count } cards.
   *[other] { $who } takes { $count } cards, and this is what a solo taco is for.
}
because-pass = The taco has only { $count } cards with both special ones: your solo taco may be worth more later.
because-leader = { $to-is ->
    [you] You have the fewest cards.
   *[other] { $to } has the fewest cards of the others.
}

## What happened

dealt = Your hand: { $cards }.
begin = The first taco begins with { $card }. { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
played = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card } { $where }: { $sum }.
perfect = { $who-is ->
    [you] You have made a perfect taco!
   *[other] { $who } has made a perfect taco!
}
given = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { $to-is ->
    [you] you
   *[other] { $to }
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
spoiled = Too much! { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
answered-no = You let it pass.
answered-solo = You answer with a solo taco.
nobody-answers = Nobody answers.
countered = { $who-is ->
    [you] You answer
   *[other] { $who } answers
} with a solo taco!
taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
drawn = You draw { $card }.
stock-empty = The stock is empty: now the hands are played out.
end = All cards are played.

## The result

score = { $points ->
    [one] { $points } card
   *[other] { $points } cards
}
won = Fewest cards wins: { $count }.
shared = A shared win with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each.
part-perfect = { $tacos ->
    [one] { $tacos } perfect taco from others
   *[other] { $tacos } perfect tacos from others
}
part-spoiled = { $tacos ->
    [one] { $tacos } overfilled taco
   *[other] { $tacos } overfilled tacos
}
part-legendary = { $tacos ->
    [one] { $tacos } legendary taco from others
   *[other] { $tacos } legendary tacos from others
}
part-countered = { $tacos ->
    [one] { $tacos } legendary taco met by a solo taco
   *[other] { $tacos } legendary tacos met by a solo taco
}

## Things that can be chosen

region-card = { $card ->
    [L] Play the legendary taco (makes 11)
    [S] Play the solo taco (sum back to 0)
   *[other] Play the { $card }
}
region-taco = { $of ->
    [1] Taco
   *[other] Taco { $taco }
} makes { $sum }: { $cards }
region-new = New taco
region-seat = { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
region-no = Let it pass
region-solo = Play a solo taco

## Words in the picture

picture-new = New

## Why not

tap-card = Choose a card from your hand first.
tap-where = Now choose where this card goes.
tap-elsewhere = Choose one of the marked things.
not-a-move = That is not a move of this game.

rule-1-three-cards-each = Everyone is dealt three cards.
rule-1-not-in-the-deck = The deck does not hold these cards.
rule-2-special-base = The first taco begins with a number card.
rule-3-no-such-player = The first player is one of those at the table.
rule-4-not-your-turn = { $who-is ->
    [you] Your card for this turn is already played.
   *[other] It is { $who }’s turn.
}
rule-4-not-in-hand = You play cards from your own hand; { $card } is not there.
rule-4-not-in-stock = That card is not in the stock.
rule-5-onto-a-taco = A new taco needs a match: no taco has { $card } on top, so this card goes onto one.
rule-6-same-value = This taco already has { $card } on top. It goes onto another taco, or starts a new one.
rule-7-empty-table = There is no taco on the table: this card starts one.
rule-8-no-such-taco = There is no such taco on the table.
rule-8-same-tacos = These tacos are alike: play on the first of them.
rule-9-nothing-to-give = No taco makes 11 yet, so there is nothing to give.
rule-10-give-first = First give the perfect taco to someone.
rule-10-to-another = A perfect taco goes to someone else.
rule-10-no-such-player = A perfect taco goes to one of those at the table.
rule-11-only-eleven = Only a taco of exactly 11 can be given away.
rule-12-onto-a-taco = A legendary taco goes onto an open taco.
rule-13-answers-first = First the others may answer the legendary taco.
rule-13-no-legendary = A solo taco answers a legendary taco, and none lies open.
rule-13-no-solo = To answer you need a solo taco in your hand.
rule-13-not-asked = You are not asked, or have answered already.
rule-14-not-in-stock = That card is not in the stock.
rule-15-onto-a-taco = A solo taco goes onto an open taco.
rule-16-nothing-matches = A special card on top has no value, so nothing matches it: this card goes onto a taco.
rule-17-over = The game is over.
