drawn = Toutes les reines tirées d’un coup : { $pairs ->
    [0] aucune n’en menace une autre
    [one] 1 paire en conflit
   *[other] { $pairs } paires en conflit
}
moved = La reine en *{ $from }*, menacée par { $before ->
    [0] aucune reine
    [one] 1 reine
   *[other] { $before } reines
}, va en *{ $to }* : { $after ->
    [0] elle n’y est pas menacée
   *[other] elle y est menacée par { $after }
}
restarted = { $moves } déplacements sans succès : nouveau tirage
