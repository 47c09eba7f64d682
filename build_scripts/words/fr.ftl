### Les mots des pages de règles.

title = { $game } : les règles
play = Jouer à { $game }
home = Tous les jeux
other-language = In English
before = Avant
after = Après
position = La table
