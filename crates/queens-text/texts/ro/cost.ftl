space = { $is-whole ->
    [yes] Spațiu, parcurs în întregime
   *[no] Spațiu, parcurs în parte
}
boards = { $formula } { $chosen ->
    [squares] mulțimi de câmpuri
    [rows] table cu câte o regină pe coloană
    [columns] table cu câte o regină pe linie
   *[orders] permutări
}
counts = Numără
sources = Publicații
