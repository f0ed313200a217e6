region = Prédictions
question-test = {"*"}{ $square }* est-elle acceptée ou refusée ?
question-board = L’échiquier tel quel est-il une solution ?
question-next = { $problem ->
    [knight] Où va le cavalier ensuite ? Choisissez la case.
   *[queens] Quelle case est testée ensuite ? Choisissez-la sur l’échiquier.
}
question-back = { $is-tree ->
    [yes] La recherche continue ou recule ?
   *[no] Reste-t-il une case pour une autre reine ?
}
asked = objet de la question
yes = Oui
no = Non
accepted = Acceptée
rejected = Refusée
goes-on = Continue
turns-back = Recule
choices = 1 : { $first }. 2 : { $second }.
right = Juste.
right-goes-on = Juste, elle continue.
right-turns-back = Juste, elle recule.
wrong = Faux.
wrong-square = Faux, pas { $square }.
wrong-goes-on = Faux, elle continue.
wrong-turns-back = Faux, elle recule.
score = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $asked }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } de suite
}
often = Une question
spacing = { $often ->
    [each] à chaque événement
    [fifth] 1 fois sur 5
   *[twentieth] 1 fois sur 20
}
reset = Remettre à zéro
no-trace = Un comptage ne montre pas d’événements à prédire.
hidden = Les étapes suivantes sont cachées pendant que vous les prédisez.
seen = Déjà vu : rien n’est demandé ici.
from-here = Interroger d’ici
first = Lancez la lecture : elle s’arrête pour vous interroger.
late = À la fin, il n’y a plus rien à demander.
from-start = Depuis le début
