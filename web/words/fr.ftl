### Les mots de la page elle-même. Ce que disent les jeux et le cœur se trouve dans pygames/*/words.

name = La Table des Tacs
language = Langue

## Python en chemin

loading-bytes = Chargement : { NUMBER($done, minimumFractionDigits: 1) } Mo sur { NUMBER($total, minimumFractionDigits: 1) }
loading-starting = On dresse la table…
failure-start = La table n’a pas pu être dressée : la partie qui connaît les règles n’a pas démarré. Vérifiez votre connexion et réessayez.
failure-stuck = Le jeu ne répond plus. Réessayez : il reprend au dernier coup.
failure-error = Quelque chose s’est mal passé dans le jeu. Réessayez : il reprend au dernier coup.
failure-details = Détails
retry = Réessayer

## Accueil

home-title = Choisissez un jeu
players = De { $least } à { $most } joueurs
players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

problem-name = L’adresse contient une partie qui ne veut rien dire ici : « { $name } ». Elle a été ignorée.
problem-game = Il n’y a pas de jeu appelé « { $value } ». Choisissez-en un ci-dessous.
problem-no-game = L’adresse dit comment jouer, mais pas à quel jeu. Choisissez-en un ci-dessous.
problem-seats = « { $value } » dans seats n’est pas une sorte de joueur : écrivez person, bot1, bot2 ou bot3, séparés par des virgules.
problem-seat-count = { $game } ne se joue pas à { $count }. Choix possibles : { $possible }.
problem-option = { $name } ne peut pas valoir « { $value } ». Choix possibles : { $possible }.
problem-seed = La graine « { $value } » ne convient pas : de 1 à 64 lettres, chiffres, points, signes plus ou moins.

## Préparation

seat-count = Joueurs
who-plays = Qui joue à la place { $number }
seat-name = Nom à la place { $number }
person = Joueur { $number }
kind-person = Personne
kind-bot1 = Robot facile
kind-bot2 = Robot moyen
kind-bot3 = Robot fort
# Une liste par niveau, aussi longue que la plus grande tablée, pour que deux robots du même niveau se distinguent.
names-bot1 = Pépin, Puce, Mimi, Coco, Nino, Figue, Lulu, Prune, Titou, Zazie, Nana, Clem
names-bot2 = Tess, Rémy, Alba, Otto, Nora, Hugo, Léna, Milo, Ida, Théo, Véra, Ezra
names-bot3 = Athéna, Magnus, Sibylle, Darius, Hypatie, Caton, Minerve, Solon, Zénobie, Cyrus, Portia, Léandre
start = Commencer
go-back = Retour

## La table

board = La table. Les flèches vont d’un choix possible à l’autre, Entrée choisit, Échap revient en arrière puis quitte la table.
moves = Coups
steps = Le coup en préparation
tools = Outils
log = Ce qui s’est passé
log-earlier = Lignes précédentes
go = Partez !
score = Score
turn = joue
choosing = choisit
thinking = réfléchit
partner = partenaire
side-with = avec { $who }
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

settings = Réglages
speed = Vitesse des robots
speed-calm = Calme
speed-normal = Normale
speed-quick = Rapide
speed-at-once = Immédiate
confirm-moves = Confirmer chaque coup
take-backs = Reprendre n’importe quel coup contre les robots

## Le résultat

wins = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent ensemble !
}
you-win = Vous gagnez !
drawn = Égalité
place = { $place }.
change-set-up = Changer la préparation
home = Accueil

## À la table, et après

more = Plus
since = Depuis votre tour
menu = Menu
rules = Règles
zoom = Plus près et retour
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la table
why-not = Pourquoi pas ?
rules-of = Règles de { $game }
rules-coming = On cherche les règles…
rules-missing = Les règles ne peuvent pas être lues maintenant. Elles se trouvent à côté du jeu, sur son site.
close = Fermer
who-sits = Qui est assis où
fullscreen = Plein écran
fullscreen-end = Quitter le plein écran
resign = Abandonner
resign-means = Un robot prend votre place et joue la suite. Si personne d’autre ne joue, la partie se termine vite.
leave-table = Quitter et reprendre plus tard
moves-range = { $first } … { $last }
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

## L’accueil et ce qui se garde

play-now = Jouer
play-now-named = { $label } : { $game }
set-up = Préparer
set-up-named = { $label } : { $game }
rules-named = { $label } : { $game }
shelf = Reprendre
go-on-with = Continuer
go-on-with-named = { $label } : { $game } avec { $names }
look-at = Revoir
look-at-named = { $label } : { $game } avec { $names }
share-named = { $label } : { $game } avec { $names }
remove = Supprimer
remove-sure = Vraiment supprimer ?
remove-named = { $label } : { $game } avec { $names }
how-far = { $moves ->
    [0] à peine commencée
    [one] { $moves } coup
   *[other] { $moves } coups
}
finished = { $moves ->
    [one] terminée après { $moves } coup
   *[other] terminée après { $moves } coups
}
storage-absent = Ce navigateur ne garde rien pour cette page. Vous pouvez jouer comme d’habitude, mais parties et réglages disparaîtront à la fermeture. Exportez une partie pour la garder.
storage-full = Le navigateur n’a plus de place. Vous pouvez continuer, mais cette partie disparaîtra à la fermeture de la page. Supprimez d’anciennes parties, ou exportez celle-ci pour la garder.
watching = Cette partie se joue dans un autre onglet. Ici, vous regardez ; quand l’autre onglet sera fermé, vous continuerez ici.
forgotten = Toutes vos données sur cette page ont été supprimées.
seat-colour = Couleur de la place { $number }
colour-0 = Bleu
colour-1 = Vermillon
colour-2 = Vert
colour-3 = Ambre
colour-4 = Rose
colour-5 = Bleu ciel
colour-6 = Anthracite
colour-7 = Jaune
colour-8 = Brun
colour-9 = Crème

theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
motion = Mouvement
motion-system = Comme le système
motion-off = Aucun
sound = Sons
clocks = Horloges, dans les jeux qui en ont

share = Exporter
share-spoiler = Le texte contient toute la partie, cartes cachées comprises.
share-file = Enregistrer un fichier
share-copy = Copier le texte
share-copy-link = Copier un lien
share-text = La partie en texte
share-link = Un lien qui contient toute la partie
copied = Copié.
copy-by-hand = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
receive = Ouvrir une partie enregistrée
receive-file = Choisissez un fichier
receive-text = ou collez le texte ou le lien
receive-open = Ouvrir
receive-nothing = Choisissez d’abord un fichier ou collez un texte.
receive-damaged = Cette partie ne peut pas être ouverte telle quelle
receive-line = Ligne { $line } : { $reason }
receive-offer = La partie qui précède est bonne : vous pouvez reprendre à cet endroit.
receive-good = Jouer la bonne partie

about = À propos
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
