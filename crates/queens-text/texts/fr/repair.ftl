drawn = Toutes les reines tirées d’un coup : { $pairs ->
    [0] aucune n’en menace une autre
    [one] 1 paire en conflit
   *[other] { $pairs } paires en conflit
}
moved = Reine de *{ $from }*, menacée par { $before ->
    [0] aucune reine
    [one] 1 reine
   *[other] { $before } reines
}, en *{ $to }* : par { $after ->
    [0] aucune
   *[other] { $after }
} désormais
restarted = { $moves } déplacements sans succès : nouveau tirage
