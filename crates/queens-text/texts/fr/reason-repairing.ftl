pairs = { $pairs ->
    [0] aucune reine n’en menace une autre
    [one] 1 paire de reines est en conflit
   *[other] { $pairs } paires de reines sont en conflit
}
drawn = Il y a une reine dans chaque colonne et sur chaque ligne, dans un ordre tiré au sort à partir de la graine : { pairs }.
moved = { $before ->
    [0] Aucune reine ne menaçait
    [1] Une reine menaçait
    [2] Deux reines menaçaient
   *[other] { $before } reines menaçaient
} *{ $from }* ; { $sharing ->
    [one] parmi les autres cases de la colonne *{ $column }*, *{ $to }* est la moins menacée
   *[other] *{ $to }* a été tirée au sort parmi les { $sharing } cases les moins menacées du reste de la colonne *{ $column }*
} ({ $after }).
now = Maintenant, { pairs }.
restarted = Après { $moves } déplacements, des reines se menacent encore : on tire un autre placement.
