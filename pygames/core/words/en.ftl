### What the core itself says, whatever the game. $who is a player: the name, and in $who-is "you" or "other".

## Whose turn it is, and what play waits for

core-turn-of = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
core-pass-to = Pass the device to { $who }.
core-anyone = Does anyone want to answer?
core-waiting = The others are choosing.
core-get-ready = Get ready…
core-whose-is-it = Whose tap was that? Touch your sign.
core-holding = Have a look, then go on.

## Why something cannot be done now, and what can

core-not-your-turn = It is not your turn yet. Wait until you are asked.
core-whose-tap = Nobody can choose this now. Tap one of the marked things.
core-taken = { $who-is ->
    [you] Somebody was quicker. Choose another place.
   *[other] { $who }, somebody was quicker. Choose another place.
}
core-no-way = There is no other way to show. Choose something first.
core-nothing-to-confirm = There is no move to confirm yet. Choose one first.
core-nothing-to-undo = There is no move to take back yet.
core-nothing-to-redo = There is no move to make again.
core-undo-barred = This move cannot be taken back: others have seen or done something since.
core-no-table = No game is open. Choose one to begin.
core-request = The page asked for something this version does not know ({ $name }). Reload the page.

## How a game is set up

core-seats = { $seats ->
    [one] This game is not for { $seats } player. Choose another number of players.
   *[other] This game is not for { $seats } players. Choose another number of players.
}
core-option-unknown = This game has no option called { $option }.
core-option-value = The option { $option } cannot be { $value }.
core-name = A name has 40 characters at most, all of them visible. Choose a shorter or simpler one.
core-seed = A seed has 1 to 64 letters, digits, dots, plus or minus signs.

## Saved games that cannot be read

core-record-size = This saved game is too long to be one of ours.
core-record-link = This link is damaged or incomplete. Copy the whole of it again.
core-record-head = This does not begin like a saved game. Check that you have copied all of it.
core-record-game = The first line must name a game and its version.
core-record-unknown-game = The game { $game } is not here. Add it first, or choose another.
core-record-seats = The players must each be a person or a bot of level 1, 2 or 3.
core-record-options = The options of this saved game cannot be read.
core-record-move = This line is no move: it must begin with the player’s number or a star.
