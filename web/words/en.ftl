### The page's own words. What games and core say is in pygames/*/words.

name = Tac Table
language = Language

## Python on its way

loading-bytes = Loading: { NUMBER($done, minimumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1) } MB
loading-starting = Setting the table…
failure-start = The table could not be set: the part that knows the rules did not start. Check your connection and try again.
failure-stuck = The game has stopped answering. Try again: it goes on from the last move.
failure-error = Something went wrong in the game. Try again: it goes on from the last move.
failure-details = Details
retry = Try again

## Home

home-title = Choose a game
continue-game = Go on with the game
players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play = Play { $game }

problem-name = The address has a part that means nothing here: “{ $name }”. It was left out.
problem-game = There is no game called “{ $value }”. Choose one below.
problem-no-game = The address says how to play, but not which game. Choose one below.
problem-seats = “{ $value }” in seats is not a kind of player: use person, bot1, bot2 or bot3, with commas between.
problem-seat-count = { $game } is not for { $count ->
    [one] { $count } player
   *[other] { $count } players
}. Choose from: { $possible }.
problem-option = { $name } cannot be “{ $value }”. Choose from: { $possible }.
problem-seed = The seed “{ $value }” cannot be used: 1 to 64 letters, digits, dots, plus or minus signs.

## Set-up

seat-count = Players
who-plays = Who plays on seat { $number }
seat-name = Name on seat { $number }
person = Player { $number }
kind-person = Person
kind-bot1 = Easy bot
kind-bot2 = Normal bot
kind-bot3 = Hard bot
# One list for each level, so that two bots of a level are told apart.
names-bot1 = Pip, Dot, Bean, Kit, Moss, Fig
names-bot2 = Tess, Remy, Alba, Otto, Nora, Hugo
names-bot3 = Athena, Magnus, Sibyl, Darius, Hypatia, Cato
start = Start
go-back = Back

## The table

board = The table. Arrow keys move between what can be chosen, Enter chooses, Escape steps back.
moves = Moves
steps = The move you are making
tools = Tools
log = What happened
score = Score
turn = to play
choosing = to choose
thinking = thinking
paused = Paused
confirm = Confirm: { $move }
next-way = Next way ({ $way } of { $ways })
show-ways = Show the ways ({ $ways })
step-back = Step back
undo = Undo
redo = Redo
hint = Hint
pause = Pause
continue = Continue
go-on = Go on
nobody = Nobody answers
answer-as = { $who } answers
hint-is = Hint: { $move }.
hint-why = Hint: { $move }. { $why }
waiting-hint = Let me think…
lift = I am { $who }
clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
button-key = { $label } ({ $key })

settings = Settings
speed = Speed of bots
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-at-once = At once
confirm-moves = Confirm each move
take-backs = Take back any move when playing against bots
leave = Leave the game

## The result

wins = { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
}
you-win = You win!
drawn = A draw
place = { $place }.
change-set-up = Change the set-up
home = Home

## At the table and after it

more = More
since = Since your turn
menu = Menu
rules = Rules
zoom = Nearer and back
zoom-in = Nearer
zoom-out = Back
zoom-fit = The whole table
why-not = Why not?
rules-of = Rules of { $game }
rules-coming = Looking for the rules…
rules-missing = The rules cannot be read now. They are beside the game on its site.
close = Close
who-sits = Who sits where
fullscreen = Whole screen
fullscreen-end = Leave the whole screen
resign = Give up
resign-means = A bot takes your seat and plays on. If nobody else is playing, the game is finished quickly.
leave-table = Leave and go on later
moves-range = { $first } … { $last }
rematch = Rematch, seats moved round
replay = Through the game
replay-back = One turn back
replay-forth = One turn on
replay-at = Turn { $turn } of { $turns }
play-on = Play on from here
export = Export
chart = Scores over the turns: { $ends }.
chart-end = { $who } ends with { $score }
chart-turn = Turn
chart-table = Scores as a table
