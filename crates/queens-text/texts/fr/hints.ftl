region = Premiers pas
hint = { $hint ->
    [play] Le bouton Lecture montre la recherche pas à pas.
    [scrubber] Glissez ce curseur vers n’importe quelle étape.
    [listing] Le code montre la ligne exécutée et la raison.
   *[fixing] Un clic fixe la case ; un appui long explique pourquoi.
}
read-out = Conseil { $number } sur { $of } : { $hint }
next = Suivant
dismiss = Fermer les conseils
