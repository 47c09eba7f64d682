### Tous les mots de Tac-Tik que l’on peut lire.
### $who et $to sont des personnes : leur nom, et dans $who-is ou $to-is « you » (vous) ou « other » (autrui).

title = Tac-Tik
tagline = Rentrez vos pions avec l’aide de votre partenaire et d’un pieu bien placé.

## Options

option-deck = Paquet
option-deck-50 = Avec jokers
option-deck-50-help = 50 cartes : quatre de chaque sorte et deux jokers.
option-deck-48 = Sans jokers
option-deck-48-help = 48 cartes : quatre de chaque sorte.
option-deck-54 = Avec jokers et 13
option-deck-54-help = 54 cartes : quatre cartes 13 s’ajoutent, qui démarrent ou avancent un pion.
option-stuck = Si vous ne pouvez pas jouer
option-stuck-all = Tout défausser
option-stuck-all-help = Vous défaussez toute votre main et attendez la distribution suivante.
option-stuck-one = Défausser une carte
option-stuck-one-help = Vous défaussez une carte de votre choix et restez en jeu.
option-board = Plateau à trois
option-board-small = Une couleur par personne
option-board-small-help = Le plateau habituel.
option-board-large = Deux couleurs par personne
option-board-large-help = À trois seulement : le plateau à six couleurs, comme dans une ancienne édition.
clash-board = Deux couleurs par personne sur le grand plateau : cela se joue à trois exactement.

## Cartes, couleurs et pions dans une phrase

card = { $card ->
    [swap] une carte Permuter
    [joker] un joker
   *[other] un { $card }
}
face = { $card ->
    [swap] Permuter
    [joker] Joker
   *[other] { $card }
}
joker-as = un joker pour { $card }
colour = { $colour ->
    [B] bleu
    [V] vermillon
    [G] vert
    [A] ambre
    [P] rose
    [S] ciel
    [C] anthracite
    [Y] jaune
    [N] brun
   *[W] crème
}
pawn = { $colour } { $pawn }
name = { $who-is ->
    [you] vous
   *[other] { $who }
}

## Ce qui s’est passé

first-dealer = { $who-is ->
    [you] Vous distribuez en premier.
   *[other] { $who } distribue en premier.
}
shuffled = Les cartes jouées sont mélangées au talon.
deals = { $who-is ->
    [you] Vous distribuez
   *[other] { $who } distribue
} { $count } cartes à chaque personne.
dealt = Votre main : { $cards }.
gave = Vous donnez { $card } à { $to-is ->
    [you] vous-même
   *[other] { $to }
}.
received = { $who-is ->
    [you] Vous vous donnez
   *[other] { $who } vous donne
} { $card }.
exchanged = Les cartes sont échangées. { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
started = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card } : le pion { $pawn } démarre, c’est un pieu.
went = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card } : le pion { $pawn } avance de { $count }.
went-home = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card } : le pion { $pawn } avance de { $count } et rentre à la maison !
went-on = Puis le pion { $pawn } avance de { $count }.
went-on-home = Puis le pion { $pawn } avance de { $count } et rentre à la maison !
went-back = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card } : le pion { $pawn } recule de 4.
swapped = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card } : les pions { $pawn } et { $other } échangent leurs places.
eaten = Mangé : le pion { $pawn } retourne dans { $who-is ->
    [you] votre réserve
   *[other] la réserve de { $who }
}.
stake-gone = Le pieu { $colour } a disparu : la voie est libre.
discarded = { $who-is ->
    [you] Vous ne pouvez pas jouer et défaussez
   *[other] { $who } ne peut pas jouer et défausse
} { $cards }.
skipped = Sans cartes, on passe : { $names }.
end-home = Tous les pions d’un camp sont rentrés.
end-deals = Les { $count } distributions sont jouées, la partie aussi.

## Le résultat

score = { $points ->
    [one] { $points } pion rentré
   *[other] { $points } pions rentrés
}
won = Les { $count } pions sont rentrés.
most-home = Il n’y a plus de distribution : { $count ->
    [one] { $count } pion rentré, et la plus grande avance.
   *[other] { $count } pions rentrés, et la plus grande avance.
}
shared = Il n’y a plus de distribution, et les meilleurs sont à égalité : { $count ->
    [one] { $count } pion rentré.
   *[other] { $count } pions rentrés.
}
part-home = Pions rentrés, couleur { $colour }

## Pourquoi pas

not-a-move = Ce n’est pas un coup de ce jeu.

rule-1-deal-first = On distribue d’abord les cartes.
rule-1-no-such-dealer = C’est quelqu’un de la table qui distribue.
rule-1-cards-each = Chaque personne reçoit { $count } cartes.
rule-2-not-in-the-stock = Le talon ne contient pas ces cartes.
rule-3-exchange-first = Chaque personne donne d’abord une carte.
rule-3-already-chosen = Vous avez déjà choisi la carte que vous donnez.
rule-3-after-a-deal = On échange une carte juste après une distribution.
rule-3-not-in-hand = On donne une carte de sa main ; { $card } n’y est pas.
rule-4-not-your-turn = { $who-is ->
    [you] Votre carte de ce tour est déjà jouée.
   *[other] C’est à { $who } de jouer.
}
rule-4-not-in-hand = On joue les cartes de sa main ; { $card } n’y est pas.
rule-4-no-such-pawn = Il n’y a pas de tel pion sur ce plateau.
rule-4-not-yours = Vous ne déplacez pas les pions de couleur { $colour }.
rule-4-can-play = Une de vos cartes peut être jouée, elle doit donc l’être.
rule-5-whole-hand = Si vous ne pouvez pas jouer, toute votre main est défaussée.
rule-5-one-card = Si vous ne pouvez pas jouer, vous choisissez une carte à défausser.
rule-5-not-in-hand = On défausse une carte de sa main.
rule-6-not-forward = On n’avance pas avec { $card }.
rule-7-no-start = Un 1, un 10 ou un 13 démarre un pion, mais pas { $card }.
rule-7-in-reserve = Le pion { $pawn } est en réserve : il doit d’abord démarrer.
rule-8-go-on = Utilisez d’abord { $count ->
    [one] le pas qui reste
   *[other] les { $count } pas qui restent
} du 7x1.
rule-8-lay-it-first = Jouez d’abord un 7x1.
rule-8-one-colour = Tous les pas d’un 7x1 sont pour une seule couleur : { $colour }.
rule-8-steps-left = { $count ->
    [one] Il ne reste qu’un pas.
   *[other] Il y a { $count } pas à utiliser.
}
rule-8-all-steps = Après cela, { $count ->
    [one] le dernier pas ne pourrait pas être utilisé.
   *[other] les { $count } derniers pas ne pourraient pas tous être utilisés.
}
rule-9-not-from-home = Le pion { $pawn } est rentré et ne recule pas.
rule-10-in-reserve = Le pion { $pawn } est en réserve : les deux pions doivent être sur le parcours.
rule-10-two-pawns = Il faut deux pions différents pour permuter.
rule-10-two-stakes = On ne permute pas deux pieux.
rule-10-stake-with-own = Votre pieu { $pawn } ne se permute qu’avec un de vos pions.
rule-10-listed-once = { $pawn } et { $other } : une autre permutation revient au même, choisissez celle-là.
rule-11-not-in-the-deck = Le joker ne remplace pas { $card } ici.
rule-11-first-kind = Pour démarrer un pion, le joker est un 1.
rule-13-stake-ahead = Un pieu barre la route ({ $colour }) : on ne peut ni le dépasser ni le manger.
rule-13-stake-behind = Un pieu barre la route derrière ({ $colour }) : on ne peut ni le dépasser ni le manger.
rule-13-no-swap = Le pion { $pawn } est un pieu : on ne permute que son propre pieu.
rule-14-stake-not-home = Un pieu ne peut pas rentrer directement dans sa maison.
rule-15-stake-stands = Le pieu { $colour } est encore sur sa case de départ.
rule-15-reserve-empty = Il n’y a pas de pion { $colour } en réserve.
rule-18-home-or-on = Le pion { $pawn } peut rentrer ou continuer : choisissez.
rule-18-one-way = Le pion { $pawn } n’a qu’un seul chemin ici.
rule-18-not-into-home = Cela ne mène pas le pion { $pawn } dans sa maison.
rule-18-home-taken = Un pion barre le passage dans la maison.
rule-19-stays-home = Un pion rentré reste dans sa maison.
rule-19-too-deep = La maison n’est pas si profonde.
rule-19-not-past = Un pion dans sa maison ne peut pas être dépassé.
rule-19-no-swap = Le pion { $pawn } est rentré et ne peut pas être permuté.
rule-20-partner = Vous déplacez les pions de votre partenaire quand tous les vôtres sont rentrés, et alors ceux-là seulement.
rule-21-over = La partie est finie.

## Ce qui est demandé

ask-give = Choisissez une carte pour { $to-is ->
    [you] vous
   *[other] { $to }
}
ask-play = Jouez une carte
ask-play-for = Vos pions sont rentrés : jouez une carte pour { $to-is ->
    [you] vous
   *[other] { $to }
}
ask-steps = 7x1 : encore { $count ->
    [one] un pas
   *[other] { $count } pas
}
ask-discard = Aucune de vos cartes n’est jouable : défaussez-les
ask-discard-one = Aucune de vos cartes n’est jouable : défaussez-en une

## Les coups et leurs suites

guise = Joker en { $card }
tell-give = Donner { $card } à { $to-is ->
    [you] vous-même
   *[other] { $to }
}
tell-discard = { $count ->
    [one] Défausser votre carte
   *[other] Défausser vos { $count } cartes
}
tell-discard-one = Défausser { $card }
tell-start = { $card } : un pion { $colour } démarre en pieu
tell-move = { $card } : { $pawn }
tell-on = { $card } : { $pawn } passe devant sa maison
tell-swap = { $card } : { $pawn } et { $other }
tell-steps = { $pawn } : { $count ->
    [one] un pas
   *[other] { $count } pas
}
tell-steps-on = { $pawn } : { $count ->
    [one] un pas
   *[other] { $count } pas
} devant sa maison
tell-with = { $move } ; { $then }
tell-chance = Le paquet : { $move }
then-eats = mange { $pawn }
then-home = case { $number } de la maison
then-wins = et c’est gagné !

## Pourquoi un coup peut être bon

because-give-start = { $to-is ->
    [you] Vous n’avez aucun pion sur le parcours, et cette carte en fait démarrer un.
   *[other] { $to } n’a aucun pion sur le parcours, et cette carte en fait démarrer un.
}
because-give-use = { $to-is ->
    [you] Vous pouvez la jouer tout de suite.
   *[other] { $to } peut la jouer tout de suite.
}
because-give-useless = Dans cette position, vous ne pourriez pas la jouer.
because-give-nothing = Dans cette position, { $to-is ->
    [you] vous ne pourriez
   *[other] { $to } ne pourrait
} pas la jouer.
because-wins = Tous les pions de votre camp sont rentrés.
because-partner = Tous vos pions sont rentrés : vous aidez désormais { $to-is ->
    [you] votre propre camp
   *[other] { $to }
}.
because-eats = { $count ->
    [0] { $who-is ->
        [you] Votre pion
       *[other] Ce pion de { $who }
    } était devant sa maison et doit repartir de sa réserve.
   *[other] { $who-is ->
        [you] Votre pion
       *[other] Ce pion de { $who }
    } était à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de sa maison et doit repartir de sa réserve.
}
because-first-pawn = Sans pion sur le parcours, la plupart des cartes ne servent à rien.
because-stake-blocks = Le pieu arrête un pion de { $who-is ->
    [you] votre couleur
   *[other] { $who }
} qui arrive derrière lui.
because-stake = Un pion de plus est en route, et personne ne peut manger un pieu.
because-no-stake = Le pieu devient un pion, et le chemin de la maison est libre.
because-nearer = Votre pion se rapproche ainsi de sa maison de { $count } cases.
because-further = Un pion de { $who-is ->
    [you] votre couleur
   *[other] { $who }
} recule ainsi de { $count } cases.
because-home = Personne ne peut manger un pion dans sa maison.
because-settled = Personne ne peut l’y manger, et il laisse toute la place aux autres.
because-deeper = Cela fait de la place pour le pion suivant.
because-safe = Là, aucune carte de vos adversaires ne peut le manger ; ici, oui.
because-safer = Là, moins de cartes de vos adversaires peuvent le manger qu’ici.
because-near-home = De là, une seule carte mène à la maison : { $cards }.
because-way-free = Le pieu s’en va : un autre pion peut démarrer, et le chemin de la maison est libre.
because-out-of-reach = Là, aucune carte de vos adversaires ne peut le manger.
because-then-eats = { $count ->
    [one] Le dernier pas mange ensuite
   *[other] Les { $count } pas restants peuvent ensuite manger
} un pion de vos adversaires.
because-then-home = { $count ->
    [one] Le dernier pas fait ensuite rentrer
   *[other] Les { $count } pas restants peuvent ensuite faire rentrer
} un autre pion.
because-keeps = Vous gardez { $cards } pour plus tard.
because-last-card = C’est votre dernière carte de cette donne.

## Ce que l’on peut choisir

region-card = Jouer { $card }
region-give = Donner { $card }
region-as = En { $card }
region-discard = Se défausser
region-pawn = { $pawn } ({ $where })
region-reserve = { $who-is ->
    [you] Votre réserve
   *[other] La réserve de { $who }
} ({ $colour }) : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
region-cell = Case { $number }
region-home = Maison, case { $number }
region-seat = { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
region-partner = Votre partenaire { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
where-home = maison, case { $number }
where-stake = un pieu
where-track = { $count ->
    [0] devant sa maison
    [one] à une case de sa maison
   *[other] à { $count } cases de sa maison
}

## Mots dans l’image

picture-partner = Partenaire

## Des choix qui ne font pas un coup

tap-card = Choisissez d’abord une carte de votre main.
tap-guise = Choisissez maintenant ce que vaut le joker.
tap-pawn = Choisissez maintenant un pion pour cette carte.
tap-target = Choisissez maintenant où va ce pion.
tap-not-there = { $card } ne mène pas ce pion jusque-là.
tap-gift = Choisissez d’abord la carte que vous donnez à { $to }.
tap-receiver = Cette carte est pour { $to } : choisissez son nom.
tap-elsewhere = Choisissez l’une des choses marquées.
rule-3-not-to-them = Votre carte va à { $to }.
