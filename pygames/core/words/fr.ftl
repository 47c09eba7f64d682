### Ce que dit le cœur lui-même, quel que soit le jeu. $who est une personne ou un robot : son nom, et dans
### $who-is "you" (vous) ou "other" (autrui).

## À qui c’est de jouer, et ce que l’on attend

core-turn-of = { $who-is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $who } de jouer.
}
core-pass-to = Passez l’appareil à { $who }.
core-anyone = Quelqu’un veut-il répondre ?
core-waiting = Les autres choisissent.
core-get-ready = Préparez-vous…
core-whose-is-it = À qui est ce geste ? Touchez votre signe.
core-holding = Regardez bien, puis continuez.

## Pourquoi quelque chose est impossible maintenant, et ce qui est possible

core-not-your-turn = Ce n’est pas encore à vous. Attendez qu’on vous le demande.
core-whose-tap = Personne ne peut choisir cela maintenant. Touchez un des éléments marqués.
core-taken = { $who-is ->
    [you] Quelqu’un a été plus rapide. Choisissez un autre endroit.
   *[other] { $who }, quelqu’un a été plus rapide. Choisissez un autre endroit.
}
core-no-way = Il n’y a pas d’autre façon à montrer. Choisissez d’abord quelque chose.
core-nothing-to-confirm = Il n’y a pas encore de coup à confirmer. Choisissez-en un.
core-nothing-to-undo = Il n’y a pas encore de coup à reprendre.
core-nothing-to-redo = Il n’y a pas de coup à rejouer.
core-undo-barred = Ce coup ne peut plus être repris : d’autres ont vu ou fait quelque chose depuis.
core-no-table = Aucune partie n’est ouverte. Choisissez un jeu pour commencer.
core-request = La page a demandé une chose inconnue de cette version ({ $name }). Rechargez la page.

## La préparation d’une partie

core-seats = Ce jeu ne se joue pas à { $seats }. Choisissez un autre nombre de places.
core-option-unknown = Ce jeu n’a pas d’option appelée { $option }.
core-option-value = L’option { $option } ne peut pas valoir { $value }.
core-name = Un nom a 40 caractères au plus, tous visibles. Choisissez-en un plus court ou plus simple.
core-seed = Une graine a de 1 à 64 lettres, chiffres, points, signes plus ou moins.

## Les parties enregistrées que l’on ne peut pas lire

core-record-size = Cette partie enregistrée est trop longue pour être une des nôtres.
core-record-link = Ce lien est abîmé ou incomplet. Copiez-le de nouveau en entier.
core-record-head = Cela ne commence pas comme une partie enregistrée. Vérifiez que vous avez tout copié.
core-record-game = La première ligne doit nommer un jeu et sa version.
core-record-unknown-game = Le jeu { $game } n’est pas ici. Ajoutez-le d’abord, ou choisissez-en un autre.
core-record-seats = Chaque place est tenue par une personne ou par un robot de niveau 1, 2 ou 3.
core-record-options = Les options de cette partie enregistrée sont illisibles.
core-record-move = Cette ligne n’est pas un coup : elle doit commencer par le numéro de la place ou par une étoile.
