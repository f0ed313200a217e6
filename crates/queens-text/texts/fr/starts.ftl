none = Cet algorithme ne part pas d’une case précise, contrairement aux heuristiques d’accessibilité et aux parcours du cavalier.
successes = { $solved ->
    [0] Aucun des { $starts } départs ne mène
    [1] 1 départ sur { $starts } mène
   *[other] { $solved } départs sur { $starts } mènent
} à { $problem ->
    [knight] un parcours
   *[queens] une solution
}
running = { $made ->
    [one] { $made } départ sur { $starts } essayé
   *[other] { $made } départs sur { $starts } essayés
}
map = { $problem ->
    [knight] Appels jusqu’à un parcours, selon le départ
   *[queens] Reines posées, selon le départ
}
start-solved = { $square } : les { $n } reines, une solution ; lancer
start-failed = { $square } : { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
} sur { $n } ; lancer
tour-found = { $square } : un parcours après { $calls ->
    [one] { $calls } appel
    [many] { $calls } d’appels
   *[other] { $calls } appels
} ; lancer
tour-capped = { $square } : pas de parcours en { $calls ->
    [one] { $calls } appel
    [many] { $calls } d’appels
   *[other] { $calls } appels
} ; lancer
tour-impossible = { $square } : aucun parcours ne part d’ici ; lancer
tour-legend = Le nombre d’appels jusqu’à un parcours (k : milliers) ; « … » quand { $most } appels n’en trouvent pas, « – » quand il n’y en a pas. En vert : sans retour ; en bleu : avec retours. Touchez un départ, ou cliquez dessus, pour le lancer.
legend = Le nombre de reines posées à la fin ; moins il en manque, plus la couleur est soutenue. Un cadre marque une solution. Touchez un départ, ou cliquez dessus, pour le lancer.
chart = Départs qui mènent à une solution, selon l’échiquier
larger-boards = Aucun départ ne réussit non plus pour n de { $from } à { $to } (calculé d’avance).
board = n
solved = résolus
starts = départs
orders = Chaque ordre des coups sur cet échiquier
order = ordre
tours = parcours
capped = abandons
count-tours = Compter tous les parcours
tours-long = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} : le calcul peut être très long
tours-running = Types de départ comptés : { $counted } sur { $all }
stop-tours = Arrêter
open-total = { $directed ->
    [0] Aucun parcours n’existe sur cet échiquier.
    [1] 1 parcours, depuis { $starts } des { $squares } cases
    [many] { $directed } de parcours, depuis { $starts } des { $squares } cases ; { $undirected } si les deux sens sont le même parcours
   *[other] { $directed } parcours, depuis { $starts } des { $squares } cases ; { $undirected } si les deux sens sont le même parcours
}
closed-total = { $directed ->
    [0] L’échiquier n’a aucun parcours fermé.
    [1] 1 parcours fermé
    [many] { $directed } de parcours fermés ; { $undirected } si les deux sens sont le même parcours
   *[other] { $directed } parcours fermés ; { $undirected } si les deux sens sont le même parcours
}
