drawn = Toate reginele trase la sorți deodată: { $pairs ->
    [0] niciuna nu o atacă pe alta
    [one] o pereche în conflict
    [few] { $pairs } perechi în conflict
   *[other] { $pairs } de perechi în conflict
}
moved = Regina de pe *{ $from }*, { $before ->
    [0] neatacată
    [one] atacată de o regină
    [few] atacată de { $before } regine
   *[other] atacată de { $before } de regine
}, trece pe *{ $to }*: acum { $after ->
    [0] n-o atacă niciuna
    [one] o atacă una
   *[other] o atacă { $after }
}
restarted = { $moves ->
    [one] O mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
} fără rezultat: se trage din nou
