name = Échiquier, { $files } sur { $ranks }
knight = cavalier
critical = ne peut plus être atteinte
queen = reine
fixed-queen = reine fixée
fixed = fixée pour la prochaine recherche
blocked = bloquée
solution = dans une solution
attacked = menacée
rejected = refusée
removed = reine retirée
attacked-by = menacée par { $attacker } { $line ->
    [row] sur la même ligne
    [column] sur la même colonne
   *[diagonal] en diagonale
}
value = valeur { $value }
covered = { $times ->
    [0] non couverte
    [one] couverte une fois
   *[other] couverte { $times } fois
}
visit = passage { $number }
onward = { $count ->
    [one] { $count } coup suivant
   *[other] { $count } coups suivants
}
legend = Signes
legend-place = reine placée
legend-visited = visitée, dans l’ordre
legend-onward = coups suivants
legend-covered = fois couverte
legend-critical = hors d’atteinte
legend-conflict = refusée
legend-removed = retirée
legend-dead-end = impasse
legend-solution = solution
legend-fixed = fixée
legend-attacked = menacée
legend-read = case lue
legend-scanned = valeur lue
legend-marked = case marquée
