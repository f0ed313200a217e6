given = { $problem ->
    [knight] Le parcours commence ici.
   *[queens] Cette reine est fixée.
}
placed = { $problem ->
    [knight] Case numéro { $number } du parcours.
   *[queens] La reine numéro { $number } de la recherche est ici.
}
blocked = { $problem ->
    [knight] Cette case est *bloquée* : le cavalier saute par-dessus, mais ne peut pas s’y poser.
   *[queens] Cette case est *bloquée* : aucune reine ne peut s’y trouver, mais les reines menacent au-delà.
}
refused = { $against ->
    [none] *Refusée* sur ce chemin.
   *[some] *Refusée* sur ce chemin : menacée par { $against }.
}
infeasible = *Refusée* sur ce chemin : les reines restantes n’auraient pu couvrir le reste.
removed = { $problem ->
    [knight] { $solved ->
        [yes] Le cavalier est passé ici, puis revenu après avoir trouvé des parcours.
       *[no] Le cavalier est passé ici et *revenu en arrière* : aucun parcours ne continue d’ici.
    }
   *[queens] { $solved ->
        [yes] Une reine a été posée ici, puis retirée, après avoir donné des solutions.
       *[no] Une reine a été posée ici, puis *retirée* : sur ce chemin, aucune solution ne la contient.
    }
}
refused-before = { $against ->
    [none] *Refusée* plus tôt, à l’étape { $step }.
   *[some] *Refusée* plus tôt, à l’étape { $step } : alors menacée par { $against }.
}
removed-before = { $problem ->
    [knight] Le cavalier était ici plus tôt, jusqu’à l’étape { $step }.
   *[queens] Une reine était ici plus tôt, jusqu’à l’étape { $step }.
}
attacked = { $problem ->
    [domination] Couverte par { $queens }.
   *[queens] Menacée maintenant par { $queens }.
}
free = { $problem ->
    [domination] *Non couverte* : aucune reine ne la couvre.
   *[queens] *Libre* : aucune reine ne la menace.
}
onward = { $squares ->
    [none] Pas encore visitée ; aucun coup ne mène plus loin.
   *[some] Pas encore visitée ; coups possibles d’ici : { $squares }.
}
attacker = *{ $square }* ({ $line ->
    [row] même ligne
    [column] même colonne
   *[diagonal] diagonale
})
go = Y aller
last = Dernier événement sur cette case
