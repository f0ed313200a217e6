step = Pas
line = Linie
test = Test
result = Rezultat
name = Tabel de urmărire
from = De la pasul
to = Până la pasul
save = Salvează ca CSV
part = Tabelul arată cel mult { $most } de pași, aici de la { $from } la { $to }. „Distribuie”, „Text” salvează mai mulți pași într-un fișier.
not-run = Încă n-a rulat nicio căutare. Apăsați Redă: fiecare pas devine un rând.
counted = Această căutare doar numără. Nu are pași, deci nici tabel de urmărire.
large = Pe table cu peste 32 de coloane se caută fără pași, deci nu există tabel de urmărire.
played = Așezați chiar dumneavoastră piesele. Alegeți Privește ca să vedeți pașii unei căutări.
rushing = Pașii trec prea repede ca să poată fi citiți. Apăsați Pauză ca să vedeți tabelul.
no-variables = Acest algoritm nu arată variabile.
is-free = { $square } liber?
placed = { $problem ->
    [knight] calul merge acolo
   *[queens] da: regină pusă
}
attacked = nu: { $attacker }, { $line ->
    [row] aceeași linie
    [column] aceeași coloană
   *[diagonal] diagonală
}
last-square = da: ultimul câmp
is-critical = situație critică?
untested = regină pe { $square }, fără test
is-safe = niciun atac?
clash = nu: { $earlier } și { $later }, { $line ->
    [row] aceeași linie
    [column] aceeași coloană
   *[diagonal] diagonală
}
is-covered = toate câmpurile acoperite?
uncovered = nu: { $square } nu
is-useful = { $square } posibil?
pruned = nu: celelalte n-ar ajunge
removed = { $problem ->
    [knight] { $square } eliberat
   *[queens] { $square } scoasă
}
candidate = combinația următoare
moved = { $from } → { $to }
is-left = mai e vreun câmp?
dead-end = nu: fundătură
critical = da: un câmp e izolat
score = { $problem ->
    [knight] mutări sortate
   *[queens] valori scrise
}
at-least = cel puțin { $queens }
at-most = cel mult { $queens }
refuted = { $queens } nu ajung
frame = { $closed ->
    [yes] cadru exclus
   *[no] cadru explorat
}
is-solution = { $problem ->
    [queens] toate reginele așezate?
    [domination] toate câmpurile acoperite?
   *[knight] toate câmpurile vizitate?
}
solution = da: soluția { $number }
image = imagine în oglindă: soluția { $number }
restart = se începe din nou
end = sfârșit
cap = oprire la limită
begin = start
title = Tabel de urmărire: { $name }, pașii { $from } – { $to }
task = Completați celulele goale. Celulele cu liniuță rămân goale.
holes = Celule goale
one-in = o celulă din { $distance }
columns = Coloane întregi
columns-label = Coloane de completat
