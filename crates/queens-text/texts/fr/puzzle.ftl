title = Casse-têtes
about = { $problem ->
    [queens] Quelques reines sont données, et il n’y a qu’une façon de les compléter.
    [domination] Quelques reines sont données, et il n’y a qu’une façon de couvrir l’échiquier avec le moins de reines possible en tout.
   *[knight] Un parcours est commencé, et il n’y a qu’une façon de le finir.
}
task = { $problem ->
    [queens] Placez les autres reines : il n’y a qu’une façon
    [domination] Couvrez l’échiquier avec le moins de reines : il n’y a qu’une façon
   *[knight] Terminez le parcours : il n’y a qu’une façon
}
of-day = Casse-tête du jour, { $date }{ $is-solved ->
    [yes] {" "}(résolu)
   *[no] {""}
}
no-day = Il n’y a pas de casse-tête pour la date de cet appareil.
another = Un autre casse-tête
size = Taille n
grade = Difficulté
grades = { $grade ->
    [forced] 1 – coups forcés
    [one-contradiction] 2 – une contradiction
    [contradictions] 3 – plusieurs contradictions
   *[nested] 4 – contradictions emboîtées
}
made-one = Sur l’échiquier { $n }×{ $n }, tous les casse-têtes sont de difficulté { $grade }.
made-several = Sur l’échiquier { $n }×{ $n }, les difficultés sont { $grades }.
name-of-day = Casse-tête du { $date }, difficulté { $grade }
name-of-seed = Casse-tête { $seed }, difficulté { $grade }
coming = Le casse-tête se prépare…
numbered = Solution *{ $number }* sur { $solutions }{ $has-given ->
    [yes] {" "}de l’échiquier vide
   *[no] {""}
} ; *{ $class }* sur { $classes } si les échiquiers tournés et retournés ne comptent qu’une fois
solved = { $hints ->
    [0] En *{ $time }*, sans indice
    [one] En *{ $time }*, avec { $hints } indice
   *[other] En *{ $time }*, avec { $hints } indices
}
result = { $name }, { $size } : résolu en { $time }, { $hints ->
    [0] sans indice
    [one] avec { $hints } indice
   *[other] avec { $hints } indices
}
copy = Copier le résultat
unkept = Votre navigateur n’a pas pu noter le casse-tête résolu
recorded = { $puzzles ->
    [0] Les casse-têtes résolus sont notés ici, dans ce navigateur seulement.
    [1] Un casse-tête résolu, noté dans ce navigateur seulement.
   *[other] { $puzzles } casse-têtes résolus, notés dans ce navigateur seulement.
}
nothing-kept = Votre navigateur ne conserve rien pour cette page : les casse-têtes résolus ne sont pas notés.
export = Enregistrer un fichier
clear = Tout oublier
