no-total = Un tel ensemble n’existe pas : sur 1{ "\u00A0" }×{ "\u00A0" }1, la seule reine ne menace pas sa propre case.
question = { $variant ->
    [independent] Combien de reines *qui ne se menacent pas* faut-il au moins pour couvrir chaque case ?
    [total] Combien de reines faut-il au moins pour *menacer chaque case*, y compris les leurs ?
   *[dominating] Combien de reines faut-il au moins pour *menacer ou occuper chaque case* ?
}
coverage = Cases selon le nombre de fois qu’elles sont couvertes
place = Reine posée en *{ $square }*
remove = Reine retirée de *{ $square }*
dead-end = Impasse – les reines restantes ne peuvent pas couvrir le reste
infeasible = *{ $square }* refusée : les reines restantes ne pourraient pas couvrir le reste
first = { $queens ->
    [one] *1 reine* sur la case la plus basse
   *[other] *{ $queens } reines* sur les cases les plus basses
}
relocate = La reine en *{ $from }* va en *{ $to }*
uncovered = Refusée : *{ $square }* n’est pas couverte
at-least = { $queens ->
    [one] Il faut au moins *1 reine*
   *[other] Il faut au moins *{ $queens } reines* : moins de reines ne couvriraient pas autant de cases
}
at-most = { $queens ->
    [one] *1 reine* suffit : elle couvre l’échiquier
   *[other] Il faut au plus *{ $queens } reines* : elles suffisent à couvrir l’échiquier
}
refuted = { $queens ->
    [one] *1 reine* ne suffit pas
   *[other] *{ $queens } reines* ne suffisent pas
}
excluded = *{ $square }* refusée : aucun ensemble nouveau de ce cadre ne la contient
exhausted = Impasse – toutes les candidates sont exclues
frame = Cadre *{ $low }–{ $high }* : { $closed ->
    [yes] aucun ensemble
   *[no] à parcourir
}
suffices = *{ $queens ->
    [one] 1 reine suffit
   *[other] { $queens } reines suffisent
}*{ $ways ->
    [none] { "" }
    [one] , de { $ways } façon
    [many] , de { $ways } de façons
   *[other] , de { $ways } façons
}{ $few ->
    [none] { "" }
   *[some] , mais pas { $few }
}
solution = *Solution { $number }* : { $variant ->
    [independent] toutes les cases sont couvertes et aucune reine n’en menace une autre
    [total] chaque case est menacée par une autre reine
   *[dominating] toutes les cases sont couvertes
}
