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
players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

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
# One list for each level, as long as the largest company, so that two bots of a level are told apart.
names-bot1 = Pip, Dot, Bean, Kit, Moss, Fig, Wren, Plum, Tad, Olly, Bo, Clem
names-bot2 = Tess, Remy, Alba, Otto, Nora, Hugo, Lena, Milo, Ida, Theo, Vera, Ezra
names-bot3 = Athena, Magnus, Sibyl, Darius, Hypatia, Cato, Minerva, Solon, Zenobia, Cyrus, Portia, Leander
start = Start
go-back = Back

## The table

board = The table. Arrow keys move between what can be chosen, Enter chooses, Escape steps back and then leaves the table.
moves = Moves
steps = The move you are making
tools = Tools
log = What happened
log-earlier = Earlier lines
side-with = with { $who }

settings = Settings
speed = Speed of bots
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-at-once = At once
confirm-moves = Confirm each move
take-backs = Take back any move when playing against bots

## At the table and after it

home = Home
more = More
since = Since your turn
rules = Rules
zoom = Nearer and back
zoom-in = Nearer
zoom-out = Back
zoom-fit = The whole table
rules-of = Rules of { $game }
rules-coming = Looking for the rules…
rules-missing = The rules cannot be read now. They are beside the game on its site.
close = Close

## Home and keeping

play-now = Play now
play-now-named = { $label }: { $game }
set-up = Set up
set-up-named = { $label }: { $game }
rules-named = { $label }: { $game }
shelf = Go on playing
go-on-with = Continue
go-on-with-named = { $label }: { $game } with { $names }
look-at = Look at it
look-at-named = { $label }: { $game } with { $names }
share-named = { $label }: { $game } with { $names }
remove = Delete
remove-sure = Really delete?
remove-named = { $label }: { $game } with { $names }
how-far = { $moves ->
    [0] just begun
    [one] { $moves } move
   *[other] { $moves } moves
}
finished = { $moves ->
    [one] finished after { $moves } move
   *[other] finished after { $moves } moves
}
storage-absent = This browser keeps nothing for this page. You can play as usual, but games and settings are gone when you close it. Export a game to keep it.
storage-full = The browser has no room left. You can play on, but this game is gone when you close the page. Delete old games, or export this one to keep it.
watching = This game is being played in another tab. Here you watch; when the other tab is closed, you play on here.
forgotten = All your data on this page has been deleted.
seat-colour = Colour of seat { $number }
colour-0 = Blue
colour-1 = Vermilion
colour-2 = Green
colour-3 = Amber
colour-4 = Pink
colour-5 = Sky blue
colour-6 = Charcoal
colour-7 = Yellow
colour-8 = Brown
colour-9 = Cream

theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Motion
motion-system = As the system
motion-off = None
sound = Sounds
clocks = Clocks, in games that have them

share = Export
receive = Open a saved game

about = About
