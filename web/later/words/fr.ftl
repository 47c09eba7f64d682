### Ce que dit la page quand une table est mise ou qu’un de ces dialogues s’ouvre. Cela vient avec les mots du cœur.

## À la table

score = Score
go = Partez !
turn = joue
choosing = choisit
thinking = réfléchit
partner = partenaire
paused = En pause
confirm = Confirmer : { $move }
next-way = Autre façon ({ $way } sur { $ways })
show-ways = Voir les possibilités ({ $ways })
step-back = Revenir
undo = Annuler
redo = Rétablir
hint = Conseil
pause = Pause
continue = Continuer
go-on = Continuer
nobody = Personne ne répond
answer-as = { $who } répond
hint-is = Conseil : { $move }.
hint-why = Conseil : { $move }. { $why }
waiting-hint = Je réfléchis…
lift = Je suis { $who }
clock = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
button-key = { $label } ({ $key })
menu = Menu
why-not = Pourquoi pas ?
who-sits = Qui est assis où
fullscreen = Plein écran
fullscreen-end = Quitter le plein écran
resign = Abandonner
resign-means = Un robot prend votre place et joue la suite. Si personne d’autre ne joue, la partie se termine vite.
leave-table = Quitter et reprendre plus tard
moves-range = { $first } … { $last }

## Le résultat

wins = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent ensemble !
}
you-win = Vous gagnez !
drawn = Égalité
place = { $place }.
change-set-up = Changer la préparation
rematch = Revanche, places décalées
replay = Revoir la partie
replay-back = Un tour en arrière
replay-forth = Un tour en avant
replay-at = Tour { $turn } sur { $turns }
play-on = Jouer à partir d’ici
export = Exporter
chart = Scores au fil des tours : { $ends }.
chart-end = { $who } finit avec { $score }
chart-turn = Tour
chart-table = Scores en tableau

## Exporter et importer

share-spoiler = Le texte contient toute la partie, cartes cachées comprises.
share-file = Enregistrer un fichier
share-copy = Copier le texte
share-copy-link = Copier un lien
share-text = La partie en texte
share-link = Un lien qui contient toute la partie
copied = Copié.
copy-by-hand = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
receive-file = Choisissez un fichier
receive-text = ou collez le texte ou le lien
receive-open = Ouvrir
receive-nothing = Choisissez d’abord un fichier ou collez un texte.
receive-damaged = Cette partie ne peut pas être ouverte telle quelle
receive-line = Ligne { $line } : { $reason }
receive-offer = La partie qui précède est bonne : vous pouvez reprendre à cet endroit.
receive-good = Jouer la bonne partie

## À propos

about-of = À propos de { $name }
version = Version { $version }, construction { $build }. Les règles tournent avec Python dans Pyodide { $pyodide }.
independent = Les noms des jeux appartiennent à leurs propriétaires. Ceci est une œuvre indépendante ; textes et dessins sont les nôtres.
privacy = Vie privée
privacy-text = Cette page n’envoie rien à personne : tout se passe sur votre appareil. Vos parties, noms et réglages ne sont gardés que dans ce navigateur. Il n’y a ni cookies, ni comptes, ni mesure d’audience.
licences = Licences
licence-ours = La Table des Tacs : licence MIT
licence-pyodide = Pyodide : Mozilla Public License 2.0
licence-python = Python : licence PSF
licence-fonts = Atkinson Hyperlegible et Baloo 2 : SIL Open Font License
licence-small = Fluent et idb-keyval : Apache License 2.0
report-title = Quelque chose ne va pas ?
report-help = Le rapport indique votre version et votre navigateur et contient le relevé de votre dernière partie, cartes cachées comprises. Il ne part nulle part si vous ne l’envoyez pas.
report-copy = Copier un rapport de problème
report-text = Rapport de problème
forget-title = Vos données
forget-help = Les parties, noms et réglages que ce navigateur garde pour cette page.
forget = Supprimer toutes mes données
forget-sure = Toutes les parties, tous les noms et tous les réglages de cette page disparaîtront pour de bon.
