covered = Les reines fixées ({ $given }) couvrent déjà toutes les cases.
uncoverable-squares = { $open ->
    [one] Il faut couvrir { $open } case, mais aucune reine ne peut la couvrir.
   *[other] Il faut couvrir { $open } cases, mais aucune reine ne peut en couvrir une seule.
}
too-few = Une reine couvre au plus { $most ->
    [one] { $most } case
   *[other] { $most } cases
} sur { $open } : il en faut au moins { $queens }.
too-few-more = Avec les reines fixées ({ $given }), il reste { $open ->
    [one] { $open } case
   *[other] { $open } cases
} à couvrir, et une reine en couvre au plus { $most } : il en faut au moins { $queens } en tout.
blocked = Posées seulement sur des cases libres, n reines couvrent toujours l’échiquier, et ici { $blocking } suffisent déjà : n − 1, soit { $queens }, suffisent donc.
refuted = Tous les ensembles de { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
} ont été essayés ou exclus : aucun ne convient.
covers = Il faut couvrir *{ $target }*, et aucune case non couverte n’a moins de candidates. *{ $square }* couvre { $covers ->
    [one] { $covers } case
   *[other] { $covers } cases
} de plus ; il en reste { $open }.
covers-any = Tout est déjà couvert : les reines restantes peuvent aller n’importe où, par exemple en *{ $square }*.
beyond-squares = Avec *{ $square }*, il resterait { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
} à poser, et il n’y a pas assez de cases pour cela.
beyond-last = Ce serait la dernière reine, et avec *{ $square }* il resterait { $open ->
    [one] { $open } case
   *[other] { $open } cases
} à couvrir.
beyond = Avec *{ $square }*, il resterait { $open ->
    [one] { $open } case
   *[other] { $open } cases
} à couvrir, et on en couvre au plus { $reach } avec { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}.
withdrawn = Tout a été essayé avec une reine en *{ $square }*{ $target ->
    [none] .
   *[some] { $more ->
        [yes] . Candidate suivante pour *{ $target }*.
       *[no] , et c’était la dernière candidate pour *{ $target }*.
    }
}
no-candidate = Il ne reste aucune case d’où une reine couvrirait *{ $target }*.
all-refused = Toutes les reines qui pourraient couvrir *{ $target }* sont exclues.
too-few-squares = Il n’y a pas assez de cases pour les reines restantes.
uncovered = { $open ->
    [one] Seule *{ $square }* n’est pas couverte.
   *[other] { $open } cases ne sont pas couvertes ; *{ $square }* est la plus basse.
}
moved = L’ensemble suivant dans l’ordre dit « de la porte à tambour » (revolving door) : seule la reine en *{ $from }* se déplace, en *{ $to }*.
dominated = Avec { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}, { $variant ->
    [independent] toutes les cases sont couvertes{ $queens ->
        [one] { "" }
       *[other] { " " }et aucune reine n’en menace une autre
    }
    [total] chaque case, occupée ou non, est menacée par une autre reine
   *[dominating] toutes les cases sont couvertes
} : une *solution*.
