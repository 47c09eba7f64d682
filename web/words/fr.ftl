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
side-with = avec { $who }

settings = Réglages
speed = Vitesse des robots
speed-calm = Calme
speed-normal = Normale
speed-quick = Rapide
speed-at-once = Immédiate
confirm-moves = Confirmer chaque coup
take-backs = Reprendre n’importe quel coup contre les robots

## À la table, et après

home = Accueil
more = Plus
since = Depuis votre tour
rules = Règles
zoom = Plus près et retour
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la table
rules-of = Règles de { $game }
rules-coming = On cherche les règles…
rules-missing = Les règles ne peuvent pas être lues maintenant. Elles se trouvent à côté du jeu, sur son site.
close = Fermer

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
receive = Ouvrir une partie enregistrée

about = À propos
