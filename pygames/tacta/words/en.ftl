### Every word of Tacta that a player reads.
### $who, $to and $of are players: their name, and in $who-is and so on "you" or "other".

title = Tacta
tagline = Shape onto shape: cover their dots, keep yours in sight.

option-way = Way to play
option-way-standard = Standard
option-way-standard-help = In turn, one card each.
option-way-limited = Limited space
option-way-limited-help = On a small table, three times: once with each suit. The points are added up.
option-way-sabotage = Sabotage
option-way-sabotage-help = With two suits. Everyone secretly hands one of them to the left, and scores only their own colour.
option-way-free = Free play
option-way-free-help = No turns: after 3, 2, 1 everyone plays as fast as they can, but not onto their own colour.
option-teams = Teams
option-teams-no = Everyone for themselves
option-teams-no-help = Everyone plays a colour of their own.
option-teams-yes = In pairs
option-teams-yes-help = Partners share a colour, and half of its cards each. For an even number of players.
option-clock = Clock
option-clock-off = No clock
option-clock-off-help = Take your time.
option-clock-10 = 10 seconds
option-clock-10-help = Ten seconds a turn, then a move is made at random.
option-suits = Suits
option-suits-3 = All three
option-suits-3-help = 18 cards of each colour.
option-suits-2 = Two
option-suits-2-help = A quicker game: chance takes one suit out, the same for everyone.
option-suits-1 = One
option-suits-1-help = A very quick game with six cards of each colour.
option-table = Table
option-table-small = Small
option-table-small-help = 12 by 6 cards: it gets tight soon.
option-table-normal = Normal
option-table-normal-help = 18 by 9 cards.
option-table-large = Large
option-table-large-help = 24 by 12 cards.
option-table-unlimited = Unlimited
option-table-unlimited-help = There is no edge.
option-rounds = Rounds
option-rounds-1 = One
option-rounds-1-help = One round decides.
option-rounds-2 = Two
option-rounds-2-help = The points of two rounds are added up.
option-rounds-3 = Three
option-rounds-3-help = The points of three rounds are added up.
option-rounds-5 = Five
option-rounds-5-help = The points of five rounds are added up.
option-rounds-to50 = Up to 50 points
option-rounds-to50-help = Round after round, until someone has 50 points.
option-rounds-to100 = Up to 100 points
option-rounds-to100-help = Round after round, until someone has 100 points.
option-tie = A tie
option-tie-shared = is shared
option-tie-shared-help = Those with equally many points share their place.
option-tie-first = goes to the fastest
option-tie-first-help = Whoever placed their last card first is ahead.

## Cards and shapes in a sentence

card = { $of-is ->
    [you] your { $suit ->
        [c] circle { $value }
        [s] square { $value }
       *[t] triangle { $value }
    }
   *[other] { $of }’s { $suit ->
        [c] circle { $value }
        [s] square { $value }
       *[t] triangle { $value }
    }
}
card-dyed = the { $colour ->
    [B] blue
    [V] vermilion
    [G] green
    [A] amber
    [P] pink
    [S] sky blue
    [C] charcoal
    [Y] yellow
    [N] brown
   *[W] cream
} { $suit ->
    [c] circle { $value }
    [s] square { $value }
   *[t] triangle { $value }
}
card-start = the start card
suit = { $suit ->
    [c] circles
    [s] squares
   *[t] triangles
}
shape = { $kind ->
    [corner] triangle
    [edge] triangle
    [square] square
    [short] short strip
   *[long] long strip
} { $side ->
    [TL] top left
    [TR] top right
    [BR] bottom right
    [BL] bottom left
    [T] at the top
    [R] on the right
    [B] at the bottom
   *[L] on the left
}
side = { $who-is ->
    [you] You
   *[other] { $who }
}
side-team = { $who-is ->
    [you] You
   *[other] { $who }
} and { $partner-is ->
    [you] you
   *[other] { $partner }
}

## What is asked

ask-play = Connect one of your cards
ask-free = Go! Connect a card
ask-apart = Nothing fits: place a card apart
ask-put = Where does it go?
ask-pass = Nothing fits, and there is no room: pass
ask-hand = Which suit do you hand to { $to-is ->
    [you] yourself
   *[other] { $to }
}?

## Moves, with what they lead to

tell-connect = { $card }, { $shape }{ $back ->
    [0] {""}
   *[1] , turned over
}, onto { $on }, { $below }{ $dots ->
    [0] {""}
   *[other] : hides { $dots } of { $of-is ->
        [you] your dots
       *[other] { $of }’s dots
    }
}{ $safe ->
    [0] {""}
   *[other] { $dots ->
        [0] :
       *[other] ,
    } makes { $safe } of { $own-is ->
        [you] yours safe
       *[other] { $own }’s safe
    }
}
tell-apart = { $card } apart, { $turn ->
    [0] upright
   *[other] turned by { $turn }°
}{ $back ->
    [0] {""}
   *[1] , turned over
}
tell-put = Place it here ({ $x }, { $y })
tell-hand = Hand the { $suit ->
    [c] circles
    [s] squares
   *[t] triangles
} to { $to-is ->
    [you] yourself
   *[other] { $to }
}
tell-pass = Pass
tell-chance = The packs: { $move }

## What happened

suits-kept = Played with: { $suits }.
hand-chosen = You hand on the { $suit ->
    [c] circles
    [s] squares
   *[t] triangles
}.
handed = { $who-is ->
    [you] You hand
   *[other] { $who } hands
} the { $suit ->
    [c] circles
    [s] squares
   *[t] triangles
} to { $to-is ->
    [you] you
   *[other] { $to }
}.
outer = { $who-is ->
    [you] Your outer cards:
   *[other] { $who }’s outer cards:
} { $first }, { $second }.
begin = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
begin-free = Everybody plays at once, after 3, 2, 1.
connected = { $who-is ->
    [you] You connect
   *[other] { $who } connects
} { $card }, { $shape }{ $back ->
    [0] {""}
   *[1] , turned over
}, onto { $on }, { $below }{ $dots ->
    [0] .
    [one] : { $dots } dot covered.
   *[other] : { $dots } dots covered.
}
appears = { $who-is ->
    [you] Next in your pack:
   *[other] Next in { $who }’s pack:
} { $card }.
apart = Nothing fits: { $who-is ->
    [you] you place
   *[other] { $who } places
} { $card } apart, { $turn ->
    [0] upright
   *[other] turned by { $turn }°
}{ $back ->
    [0] .
   *[1] , turned over.
}
put-down = { $who-is ->
    [you] You put
   *[other] { $who } puts
} { $card } at { $x }, { $y }.
passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
}
round-done = The last card is placed.
round-stuck = Nobody can place a card any more.
round-over = Round { $round } is over. { $points }.
round-points = { $side }: { $points } (in all { $total })

## The result

score = { $points ->
    [one] { $points } dot
   *[other] { $points } dots
}
won = Most visible dots wins: { $points }.
shared = A shared win with { $points ->
    [one] { $points } dot
   *[other] { $points } dots
} each.
part-placed = { $cards ->
    [one] { $cards } card placed
   *[other] { $cards } cards placed
}
part-covered = Dots covered
part-round = Round { $round }

## Things that can be chosen

region-card = Play { $card }
region-shape = { $card }, { $shape }{ $dots ->
    [0] {""}
    [one] , with { $dots } dot
   *[other] , with { $dots } dots
}
region-way = { $side ->
    [TL] With the shape top left
    [TR] With the shape top right
    [BR] With the shape bottom right
    [BL] With the shape bottom left
    [T] With the shape at the top
    [R] With the shape on the right
    [B] With the shape at the bottom
   *[L] With the shape on the left
}{ $back ->
    [0] {""}
   *[1] , card turned over
}
region-apart = Apart, { $turn ->
    [0] upright
   *[other] turned by { $turn }°
}{ $back ->
    [0] {""}
   *[1] , turned over
}
region-place = Here ({ $x }, { $y })

## Why not

tap-card = Choose one of your outer cards first.
tap-where = Now choose the shape that this card is to cover.
tap-suit = Choose the suit to hand on.
not-a-move = That is not a move of this game.

rule-1-no-such-shape = There is no such shape on this card.
rule-1-other-shape = These shapes do not match: a square covers a square, a strip one of the same length, a corner triangle one at the middle of an edge, and the other way round.
rule-1-sides-in-the-way = These two strips cannot meet: the cards would overlap by more than the strip.
rule-1-own-mirror = Both sides of { $card } look the same: lay it face up.
rule-2-overlap = There the card would also lie on { $card }.
rule-3-off-the-table = There the card would stick out over the edge of the table.
rule-4-used-up = This shape is used up: it is part of a connection.
rule-5-one-card-only = There the card would be connected to two cards at once.
rule-8-two-outer-cards = Everyone’s pack shows two outer cards.
rule-8-not-in-the-pack = That card is not in the pack.
rule-9-lowest-begins = Whoever has the lowest outer card begins.
rule-10-not-outer = You play one of your own two outer cards.
rule-10-no-such-card = There is no such card on the table.
rule-11-can-connect = You can connect a card: only without a connection a card is placed apart.
rule-11-must-play = You can place a card, so you may not pass.
rule-11-put-it-down = First put down the card you have chosen.
rule-11-no-card-chosen = First choose the card to place apart.
rule-11-own-mirror = Both sides of { $card } look the same: lay it face up.
rule-11-quarter-turns = A card apart is turned by quarters.
rule-11-no-room = There is no room for the card like this.
rule-11-off-the-grid = Cards apart lie on a grid of three units.
rule-11-too-far = That is too far from the other cards.
rule-11-touches = A card apart touches no other card.
rule-12-not-your-turn = { $who-is ->
    [you] You have played already.
   *[other] It is { $who }’s turn.
}
rule-12-not-now = That is not to be done now.
rule-13-over = The game is over.
rule-16-how-many-suits = This game is played with another number of suits.
rule-17-small-table-one-suit = Limited space is played on the small table, with one suit at a time.
rule-18-two-suits = Sabotage is played with two suits.
rule-18-not-played-with = This suit is not played with.
rule-18-chosen-already = You have chosen already.
rule-18-nothing-to-hand = There is nothing to hand on now.
rule-18-hand-first = First everyone hands on a suit.
rule-19-even-seats = Teams need an even number of players, from 4 to 12.
rule-19-only-in-teams = More than six play in teams: there are six colours.
rule-19-not-in-teams = Limited space and sabotage are not played in teams.
rule-19-clock-in-teams = The clock is for teams that play in turn.
rule-20-own-colour = In free play you do not play onto your own colour.
rule-20-somebody-connects = Somebody can still connect a card: only when nobody can, cards are placed apart.
rule-20-no-passing = In free play nobody passes: just wait.

## Why a hint is a good move

because-hides-most = You can hide no more dots than that with one card.
because-own-safe = Somebody could cover those dots anyway; this way { $dots ->
    [one] { $dots } dot of this card is safe for good.
   *[other] { $dots } dots of this card are safe for good.
}
because-shields = The card lies in the way: { $dots ->
    [one] { $dots } more dot of yours can no longer be covered.
   *[other] { $dots } more dots of yours can no longer be covered.
}
because-safe = A connected shape can never be covered again.
because-out-of-reach = Nobody can cover a dot of this card any more.
because-theirs = Its dots count for { $who-is ->
    [you] you
   *[other] { $who }
}, and here it costs you nothing.
because-low-first = You keep { $card }: dots that are laid late are covered less often.
because-keeps = You keep { $card } for later.
because-last-card = It is your last card.
because-room = There is room round it for your next cards.
because-hand = All suits have equally many dots: what counts is that nobody knows your choice.
