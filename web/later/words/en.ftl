### What the page says when a table stands or one of these dialogs is opened. It comes with the core's words.

## At the table

score = Score
go = Go!
turn = to play
choosing = to choose
thinking = thinking
partner = your partner
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
menu = Menu
why-not = Why not?
who-sits = Who sits where
fullscreen = Whole screen
fullscreen-end = Leave the whole screen
resign = Give up
resign-means = A bot takes your seat and plays on. If nobody else is playing, the game is finished quickly.
leave-table = Leave and go on later
moves-range = { $first } … { $last }

## The result

wins = { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
}
you-win = You win!
drawn = A draw
place = { $place }.
change-set-up = Change the set-up
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

## Export and import

share-spoiler = The text holds the whole game, hidden cards included.
share-file = Save as a file
share-copy = Copy the text
share-copy-link = Copy a link
share-text = The game as text
share-link = A link that holds the whole game
copied = Copied.
copy-by-hand = This browser does not let the page copy. The text is marked: copy it yourself.
receive-file = Choose a file
receive-text = or paste the text or the link
receive-open = Open
receive-nothing = Choose a file or paste a text first.
receive-damaged = This game cannot be opened as it is
receive-line = Line { $line }: { $reason }
receive-offer = The part before that is good: you can play on from there.
receive-good = Play the good part

## About

about-of = About { $name }
version = Version { $version }, build { $build }. The rules run on Python in Pyodide { $pyodide }.
independent = The names of the games belong to their owners. This is an independent work; its texts and drawings are our own.
privacy = Privacy
privacy-text = This page sends nothing to anybody: all of it runs on your device. Your games, names and settings are kept in this browser only. There are no cookies, no accounts and no measurement.
licences = Licences
licence-ours = Tac Table: MIT licence
licence-pyodide = Pyodide: Mozilla Public License 2.0
licence-python = Python: PSF licence
licence-fonts = Atkinson Hyperlegible and Baloo 2: SIL Open Font License
licence-small = Fluent and idb-keyval: Apache License 2.0
report-title = Something is wrong?
report-help = The report says which version and browser you use and holds the record of your last game, hidden cards included. It goes nowhere unless you send it.
report-copy = Copy a problem report
report-text = Problem report
forget-title = Your data
forget-help = Games, names and settings that this browser keeps for this page.
forget = Delete all my data
forget-sure = All games, names and settings on this page will be gone for good.
