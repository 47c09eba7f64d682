### Tous les mots de Taco Loco que l’on peut lire.
### $who et $to sont des personnes : leur nom, et dans $who-is ou $to-is « you » (vous) ou « other » (autrui).

title = Taco Loco
tagline = Faites 11 pile, offrez le taco et restez sur votre faim.

option-deck = Paquet
option-deck-standard = Classique
option-deck-standard-help = Neuf cartes de chaque valeur, 4 tacos légendaires et 3 tacos solo.
option-deck-spicy = Épicé
option-deck-spicy-help = Huit cartes de chaque valeur, 8 tacos légendaires et 6 tacos solo.

## Cartes et places dans une phrase

card = { $card ->
    [L] un taco légendaire
    [S] un taco solo
   *[other] un { $card }
}
face = { $card ->
    [L] Taco légendaire
    [S] Taco solo
   *[other] { $card }
}
onto-taco = { $of ->
    [1] sur le taco
   *[other] sur le taco { $taco }
}
onto-new = en nouveau taco

## Ce qui est demandé

ask-play = Jouez une carte
ask-give = Parfait ! À qui { $count ->
    [one] la carte
   *[other] les { $count } cartes
} ?
ask-answer = { $who-is ->
    [you] Votre taco légendaire : quelqu’un répond-il par un taco solo ?
   *[other] { $who } a joué un taco légendaire : quelqu’un répond-il par un taco solo ?
}

## Les coups et leurs suites

tell-play = { $card } { $where } : cela fait { $sum }
tell-perfect = { $card } { $where } : cela fait 11, vous l’offrez
tell-perfect-to = { $card } { $where } : cela fait 11, { $to-is ->
    [you] il est pour vous
   *[other] il est pour { $to }
}
tell-spoiled = { $card } { $where } : cela fait { $sum }, vous prenez { $count ->
    [one] la carte
   *[other] ses { $count } cartes
}
tell-legendary = { $card } { $where } : cela fait 11, sauf réponse
tell-no = Laisser passer
tell-solo = { $who-is ->
    [you] Répondre par un taco solo : vous prenez le taco
   *[other] Répondre par un taco solo : { $who } prend le taco
}
tell-give = { $to-is ->
    [you] Le garder
   *[other] L’offrir à { $to }, qui a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
tell-chance = Le paquet : { $move }

## Pourquoi un conseil est bon

because-gift = { $count ->
    [one] La carte va ainsi
   *[other] { $count } cartes vont ainsi
} à quelqu’un d’autre.
because-forced = Toutes les cartes que vous pouvez jouer font trop.
because-least = Toutes les cartes que vous pouvez jouer font trop, et ce taco est le plus petit.
because-few-cards = Cela vous coûte { $count ->
    [one] une seule carte
   *[other] { $count } cartes
} maintenant et laisse moins de choix aux autres.
because-out-of-reach = À partir de { $sum }, aucune carte chiffrée seule ne fait 11.
because-blocked = Seul un { $card } ferait 11, et il y a un { $card } au sommet qui l’empêche.
because-few-left = { $count ->
    [0] Il ne reste aucun { $card } pour faire 11.
    [one] Il ne reste qu’un { $card } pour faire 11.
   *[other] Il ne reste que { $count } cartes de valeur { $card } pour faire 11.
}
because-only-one-value = Il faut un { $card } à la personne suivante pour faire 11.
because-answer = { $who-is ->
    [you] Vous prenez { $count } cartes.
   *[other] { $who } prend { $count } cartes : le taco solo est fait pour cela.
}
because-pass = Le taco n’a que { $count } cartes avec les deux spéciales : votre taco solo vaudra peut-être plus tard.
because-leader = { $to-is ->
    [you] Vous avez le moins de cartes.
   *[other] { $to } a le moins de cartes parmi les autres.
}

## Ce qui s’est passé

dealt = Votre main : { $cards }.
begin = Le premier taco commence par { $card }. { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
played = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
} { $card } { $where } : { $sum }.
perfect = { $who-is ->
    [you] Vous avez fait un taco parfait !
   *[other] { $who } a fait un taco parfait !
}
given = { $to-is ->
    [you] { $who-is ->
        [you] Vous vous offrez
       *[other] { $who } vous offre
    }
   *[other] { $who-is ->
        [you] Vous offrez à { $to }
       *[other] { $who } offre à { $to }
    }
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
spoiled = Trop plein ! { $who-is ->
    [you] Vous prenez
   *[other] { $who } prend
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
answered-no = Vous laissez passer.
answered-solo = Vous répondez par un taco solo.
nobody-answers = Personne ne répond.
countered = { $who-is ->
    [you] Vous répondez
   *[other] { $who } répond
} par un taco solo !
taken = { $who-is ->
    [you] Vous prenez
   *[other] { $who } prend
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
drawn = Vous piochez { $card }.
stock-empty = La pioche est vide : on finit les mains.
end = Toutes les cartes sont jouées.

## Le résultat

score = { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
}
won = Le moins de cartes gagne : { $count }.
shared = Victoire partagée à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
part-perfect = { $tacos ->
    [one] { $tacos } taco parfait reçu
   *[other] { $tacos } tacos parfaits reçus
}
part-spoiled = { $tacos ->
    [one] { $tacos } taco trop plein
   *[other] { $tacos } tacos trop pleins
}
part-legendary = { $tacos ->
    [one] { $tacos } taco légendaire reçu
   *[other] { $tacos } tacos légendaires reçus
}
part-countered = { $tacos ->
    [one] { $tacos } taco légendaire contré par un taco solo
   *[other] { $tacos } tacos légendaires contrés par un taco solo
}

## Ce que l’on peut choisir

region-card = { $card ->
    [L] Jouer le taco légendaire (fait 11)
    [S] Jouer le taco solo (somme remise à 0)
   *[other] Jouer le { $card }
}
region-taco = { $of ->
    [1] Taco
   *[other] Taco { $taco }
} fait { $sum } : { $cards }
region-new = Nouveau taco
region-seat = { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
region-no = Laisser passer
region-solo = Jouer un taco solo

## Mots dans l’image

picture-new = Nouveau

## Pourquoi pas

tap-card = Choisissez d’abord une carte de votre main.
tap-where = Choisissez maintenant où va cette carte.
tap-elsewhere = Choisissez l’une des choses marquées.
not-a-move = Ce n’est pas un coup de ce jeu.

rule-1-three-cards-each = Tout le monde reçoit trois cartes.
rule-1-not-in-the-deck = Le paquet ne contient pas ces cartes.
rule-2-special-base = Le premier taco commence par une carte chiffrée.
rule-3-no-such-player = C’est quelqu’un de la table qui commence.
rule-4-not-your-turn = { $who-is ->
    [you] Votre carte de ce tour est déjà jouée.
   *[other] C’est à { $who } de jouer.
}
rule-4-not-in-hand = On joue les cartes de sa main ; { $card } n’y est pas.
rule-4-not-in-stock = Cette carte n’est pas dans la pioche.
rule-5-onto-a-taco = Pour un nouveau taco, il faut une paire : aucun taco n’a { $card } au sommet, la carte va donc sur l’un d’eux.
rule-6-same-value = Ce taco a déjà { $card } au sommet. La carte va sur un autre taco ou en commence un nouveau.
rule-7-empty-table = Il n’y a pas de taco sur la table : cette carte en commence un.
rule-8-no-such-taco = Il n’y a pas de tel taco sur la table.
rule-8-same-tacos = Ces tacos sont identiques : jouez sur le premier.
rule-9-nothing-to-give = Aucun taco ne fait encore 11 : il n’y a rien à offrir.
rule-10-give-first = Offrez d’abord le taco parfait à quelqu’un.
rule-10-to-another = Un taco parfait va à quelqu’un d’autre.
rule-10-no-such-player = Un taco parfait va à quelqu’un de la table.
rule-11-only-eleven = Seul un taco de 11 pile peut être offert.
rule-12-onto-a-taco = Un taco légendaire se joue sur un taco ouvert.
rule-13-answers-first = Les autres peuvent d’abord répondre au taco légendaire.
rule-13-no-legendary = Un taco solo répond à un taco légendaire, et il n’y en a pas sur la table.
rule-13-no-solo = Pour répondre, il faut un taco solo en main.
rule-13-not-asked = On ne vous demande rien, ou vous avez déjà répondu.
rule-14-not-in-stock = Cette carte n’est pas dans la pioche.
rule-15-onto-a-taco = Un taco solo se joue sur un taco ouvert.
rule-16-nothing-matches = Une carte spéciale au sommet n’a pas de valeur, rien ne lui est égal : cette carte va sur un taco.
rule-17-over = La partie est finie.
