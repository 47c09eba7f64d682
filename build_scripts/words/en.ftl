### Words of the static pages of rules.

title = { $game }: the rules
play = Play { $game }
home = All games
other-language = En français
before = Before
after = After
position = The table
