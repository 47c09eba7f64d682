### Tous les mots de Tacta que l’on peut lire.
### $who, $to et $of sont des personnes : leur nom, et dans $who-is etc. « you » (vous) ou « other » (autrui).

title = Tacta
tagline = Forme sur forme : couvrez leurs points, gardez les vôtres en vue.

option-way = Façon de jouer
option-way-standard = Classique
option-way-standard-help = Chacun son tour, une carte à la fois.
option-way-limited = Espace limité
option-way-limited-help = Sur une petite table, trois fois : une par enseigne. Les points s’additionnent.
option-way-sabotage = Sabotage
option-way-sabotage-help = Avec deux enseignes. Chacun en passe une en secret à sa gauche, et ne compte que sa propre couleur.
option-way-free = Jeu libre
option-way-free-help = Pas de tours : après 3, 2, 1, chacun joue aussi vite que possible, mais pas sur sa propre couleur.
option-teams = Équipes
option-teams-no = Chacun pour soi
option-teams-no-help = Chacun joue sa propre couleur.
option-teams-yes = Par deux
option-teams-yes-help = Les partenaires ont la même couleur, et chacun la moitié des cartes. Pour un nombre pair de personnes.
option-clock = Chronomètre
option-clock-off = Sans
option-clock-off-help = Prenez votre temps.
option-clock-10 = 10 secondes
option-clock-10-help = Dix secondes par tour, puis un coup est joué au hasard.
option-suits = Enseignes
option-suits-3 = Les trois
option-suits-3-help = 18 cartes de chaque couleur.
option-suits-2 = Deux
option-suits-2-help = Une partie plus rapide : le hasard retire une enseigne, la même pour tout le monde.
option-suits-1 = Une seule
option-suits-1-help = Une partie très rapide avec six cartes de chaque couleur.
option-table = Table
option-table-small = Petite
option-table-small-help = 12 cartes sur 6 : on est vite à l’étroit.
option-table-normal = Normale
option-table-normal-help = 18 cartes sur 9.
option-table-large = Grande
option-table-large-help = 24 cartes sur 12.
option-table-unlimited = Sans limite
option-table-unlimited-help = La table n’a pas de bord.
option-rounds = Manches
option-rounds-1 = Une
option-rounds-1-help = Une seule manche décide.
option-rounds-2 = Deux
option-rounds-2-help = Les points de deux manches s’additionnent.
option-rounds-3 = Trois
option-rounds-3-help = Les points de trois manches s’additionnent.
option-rounds-5 = Cinq
option-rounds-5-help = Les points de cinq manches s’additionnent.
option-rounds-to50 = Jusqu’à 50 points
option-rounds-to50-help = Manche après manche, jusqu’à ce que quelqu’un ait 50 points.
option-rounds-to100 = Jusqu’à 100 points
option-rounds-to100-help = Manche après manche, jusqu’à ce que quelqu’un ait 100 points.
option-tie = Une égalité
option-tie-shared = est partagée
option-tie-shared-help = À points égaux, on partage la place.
option-tie-first = va au plus rapide
option-tie-first-help = À points égaux, qui a posé sa dernière carte en premier est devant.

## Cartes et formes dans une phrase

card = { $of-is ->
    [you] votre { $suit ->
        [c] cercle { $value }
        [s] carré { $value }
       *[t] triangle { $value }
    }
   *[other] le { $suit ->
        [c] cercle { $value }
        [s] carré { $value }
       *[t] triangle { $value }
    } de { $of }
}
card-dyed = le { $suit ->
    [c] cercle { $value }
    [s] carré { $value }
   *[t] triangle { $value }
} { $colour ->
    [B] bleu
    [V] vermillon
    [G] vert
    [A] ambre
    [P] rose
    [S] bleu ciel
    [C] anthracite
    [Y] jaune
    [N] brun
   *[W] crème
}
card-start = la carte de départ
suit = { $suit ->
    [c] cercles
    [s] carrés
   *[t] triangles
}
shape = { $kind ->
    [corner] triangle
    [edge] triangle
    [square] carré
    [short] bande courte
   *[long] bande longue
} { $side ->
    [TL] en haut à gauche
    [TR] en haut à droite
    [BR] en bas à droite
    [BL] en bas à gauche
    [T] en haut
    [R] à droite
    [B] en bas
   *[L] à gauche
}
side = { $who-is ->
    [you] Vous
   *[other] { $who }
}
side-team = { $who-is ->
    [you] Vous
   *[other] { $who }
} et { $partner-is ->
    [you] vous
   *[other] { $partner }
}

## Ce qui est demandé

ask-play = Raccordez une de vos cartes
ask-free = C’est parti ! Raccordez une carte
ask-apart = Aucun raccord : posez une carte à l’écart
ask-put = Où la posez-vous ?
ask-pass = Aucun raccord, et plus de place : passez
ask-hand = Quelle enseigne passez-vous à { $to-is ->
    [you] vous-même
   *[other] { $to }
} ?

## Les coups et leurs suites

tell-connect = { $card }, { $shape }{ $back ->
    [0] {""}
   *[1] , retourné
}, sur { $on }, { $below }{ $dots ->
    [0] {""}
    [one]  : cache { $dots } point { $of-is ->
        [you] à vous
       *[other] de { $of }
    }
   *[other]  : cache { $dots } points { $of-is ->
        [you] à vous
       *[other] de { $of }
    }
}{ $safe ->
    [0] {""}
   *[other] { $dots ->
        [0]  :
       *[other] ,
    } met { $safe } { $own-is ->
        [you] des vôtres
       *[other] des points de { $own }
    } à l’abri
}
tell-apart = { $card } à l’écart, { $turn ->
    [0] droit
   *[other] tourné de { $turn }°
}{ $back ->
    [0] {""}
   *[1] , retourné
}
tell-put = La poser ici ({ $x }, { $y })
tell-hand = Passer les { $suit ->
    [c] cercles
    [s] carrés
   *[t] triangles
} à { $to-is ->
    [you] vous-même
   *[other] { $to }
}
tell-pass = Passer
tell-chance = Les paquets : { $move }

## Ce qui s’est passé

suits-kept = On joue avec : { $suits }.
hand-chosen = Vous passez les { $suit ->
    [c] cercles
    [s] carrés
   *[t] triangles
}.
handed = { $who-is ->
    [you] Vous passez
   *[other] { $who } passe
} les { $suit ->
    [c] cercles
    [s] carrés
   *[t] triangles
} à { $to-is ->
    [you] vous
   *[other] { $to }
}.
outer = { $who-is ->
    [you] Vos cartes extérieures :
   *[other] Cartes extérieures de { $who } :
} { $first }, { $second }.
begin = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
begin-free = Tout le monde joue à la fois, après 3, 2, 1.
connected = { $who-is ->
    [you] Vous raccordez
   *[other] { $who } raccorde
} { $card }, { $shape }{ $back ->
    [0] {""}
   *[1] , retourné
}, sur { $on }, { $below }{ $dots ->
    [0] .
    [one]  : { $dots } point couvert.
   *[other]  : { $dots } points couverts.
}
appears = { $who-is ->
    [you] La suite de votre paquet :
   *[other] La suite du paquet de { $who } :
} { $card }.
apart = Aucun raccord : { $who-is ->
    [you] vous posez
   *[other] { $who } pose
} { $card } à l’écart, { $turn ->
    [0] droit
   *[other] tourné de { $turn }°
}{ $back ->
    [0] .
   *[1] , retourné.
}
put-down = { $who-is ->
    [you] Vous posez
   *[other] { $who } pose
} { $card } en { $x }, { $y }.
passed = { $who-is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
round-done = La dernière carte est posée.
round-stuck = Plus personne ne peut poser de carte.
round-over = La manche { $round } est finie. { $points }.
round-points = { $side } : { $points } (en tout { $total })

## Le résultat

score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won = Le plus de points visibles gagne : { $points }.
shared = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
part-placed = { $cards ->
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
}
part-covered = Points couverts
part-round = Manche { $round }

## Ce que l’on peut choisir

region-card = Jouer { $card }
region-shape = { $card }, { $shape }{ $dots ->
    [0] {""}
    [one] , avec { $dots } point
   *[other] , avec { $dots } points
}
region-way = { $side ->
    [TL] Par la forme en haut à gauche
    [TR] Par la forme en haut à droite
    [BR] Par la forme en bas à droite
    [BL] Par la forme en bas à gauche
    [T] Par la forme en haut
    [R] Par la forme à droite
    [B] Par la forme en bas
   *[L] Par la forme à gauche
}{ $back ->
    [0] {""}
   *[1] , carte retournée
}
region-apart = À l’écart, { $turn ->
    [0] droite
   *[other] tournée de { $turn }°
}{ $back ->
    [0] {""}
   *[1] , retournée
}
region-place = Ici ({ $x }, { $y })

## Pourquoi pas

tap-card = Choisissez d’abord une de vos cartes extérieures.
tap-where = Choisissez maintenant la forme que cette carte doit couvrir.
tap-suit = Choisissez l’enseigne à passer.
not-a-move = Ce n’est pas un coup de ce jeu.

rule-1-no-such-shape = Cette carte n’a pas cette forme.
rule-1-other-shape = Ces formes ne vont pas ensemble : un carré couvre un carré, une bande une bande aussi longue, un triangle d’angle un triangle au milieu d’un bord, et inversement.
rule-1-sides-in-the-way = Ces deux bandes ne peuvent se rejoindre : les cartes se couvriraient au-delà de la bande.
rule-1-own-mirror = Les deux faces de cette carte ({ $card }) sont pareilles : posez-la à l’endroit.
rule-2-overlap = À cet endroit, la carte couvrirait aussi une autre carte : { $card }.
rule-3-off-the-table = À cet endroit, la carte dépasserait du bord de la table.
rule-4-used-up = Cette forme n’est plus libre : elle est raccordée.
rule-5-one-card-only = À cet endroit, la carte serait raccordée à deux cartes à la fois.
rule-8-two-outer-cards = Chaque paquet montre deux cartes extérieures.
rule-8-not-in-the-pack = Cette carte n’est pas dans le paquet.
rule-9-lowest-begins = Qui a la carte extérieure la plus basse commence.
rule-10-not-outer = Vous jouez l’une de vos deux cartes extérieures.
rule-10-no-such-card = Il n’y a pas cette carte sur la table.
rule-11-can-connect = Vous pouvez raccorder une carte : on n’en pose à l’écart que sans raccord possible.
rule-11-must-play = Vous pouvez poser une carte, vous ne pouvez donc pas passer.
rule-11-put-it-down = Posez d’abord la carte choisie.
rule-11-no-card-chosen = Choisissez d’abord la carte à poser à l’écart.
rule-11-own-mirror = Les deux faces de cette carte ({ $card }) sont pareilles : posez-la à l’endroit.
rule-11-quarter-turns = Une carte à l’écart est tournée par quarts de tour.
rule-11-no-room = Il n’y a pas de place pour la carte ainsi.
rule-11-off-the-grid = Les cartes à l’écart sont sur une grille de trois unités.
rule-11-too-far = C’est trop loin des autres cartes.
rule-11-touches = Une carte à l’écart ne touche aucune autre carte.
rule-12-not-your-turn = { $who-is ->
    [you] Vous avez déjà joué.
   *[other] C’est à { $who } de jouer.
}
rule-12-not-now = Ce n’est pas le moment.
rule-13-over = La partie est finie.
rule-16-how-many-suits = Cette partie se joue avec un autre nombre d’enseignes.
rule-17-small-table-one-suit = L’espace limité se joue sur la petite table, une enseigne à la fois.
rule-18-two-suits = Le sabotage se joue avec deux enseignes.
rule-18-not-played-with = On ne joue pas avec cette enseigne.
rule-18-chosen-already = Vous avez déjà choisi.
rule-18-nothing-to-hand = Il n’y a rien à passer maintenant.
rule-18-hand-first = Chacun passe d’abord une enseigne.
rule-19-even-seats = En équipes, il faut être en nombre pair, de 4 à 12.
rule-19-only-in-teams = À plus de six, on joue en équipes : il y a six couleurs.
rule-19-not-in-teams = L’espace limité et le sabotage ne se jouent pas en équipes.
rule-19-clock-in-teams = Le chronomètre est pour les équipes qui jouent à tour de rôle.
rule-20-own-colour = En jeu libre, on ne joue pas sur sa propre couleur.
rule-20-somebody-connects = Quelqu’un peut encore raccorder une carte : on n’en pose à l’écart que si personne ne le peut.
rule-20-no-passing = En jeu libre, personne ne passe : attendez simplement.

## Pourquoi un conseil est bon

because-hides-most = On ne peut pas cacher plus de points avec une seule carte.
because-own-safe = On pouvait couvrir ces points de toute façon ; ainsi, { $dots ->
    [one] { $dots } point de cette carte est à l’abri pour de bon.
   *[other] { $dots } points de cette carte sont à l’abri pour de bon.
}
because-shields = La carte barre le passage : { $dots ->
    [one] { $dots } autre de vos points ne peut plus être couvert.
   *[other] { $dots } autres de vos points ne peuvent plus être couverts.
}
because-safe = Une forme raccordée ne peut plus jamais être couverte.
because-out-of-reach = Plus personne ne peut couvrir un point de cette carte.
because-theirs = Ses points comptent pour { $who-is ->
    [you] vous
   *[other] { $who }
}, et ici elle ne vous coûte rien.
because-low-first = Vous gardez { $card } : les points posés tard sont moins souvent couverts.
because-keeps = Vous gardez { $card } pour plus tard.
because-last-card = C’est votre dernière carte.
because-room = Il y a de la place autour pour vos prochaines cartes.
because-hand = Toutes les enseignes ont autant de points : l’important est que personne ne connaisse votre choix.
