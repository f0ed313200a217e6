region = Premiers pas
hint = { $hint ->
    [play] Lecture montre la recherche, pas à pas.
    [scrubber] Glissez ici vers n’importe quelle étape.
    [listing] Le code montre la ligne exécutée, et pourquoi.
   *[fixing] Un appui fixe la case ; un appui long l’explique.
}
read-out = Conseil { $number } sur { $of } : { $hint }
next = Suivant
dismiss = Fermer les conseils
