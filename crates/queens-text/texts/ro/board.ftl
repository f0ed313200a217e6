name = Tablă, { $files } pe { $ranks }
knight = cal
critical = nu mai poate fi atins
queen = regină
fixed-queen = regină fixată
fixed = fixat pentru căutarea următoare
blocked = blocat
solution = parte dintr-o soluție
attacked = atacat
rejected = câmp respins
removed = regină scoasă de aici
attacked-by = atac de pe { $attacker }, { $line ->
    [row] pe aceeași linie
    [column] pe aceeași coloană
   *[diagonal] pe diagonală
}
value = valoarea { $value }
covered = { $times ->
    [0] neacoperit
    [one] acoperit o dată
    [few] acoperit de { $times } ori
   *[other] acoperit de { $times } de ori
}
visit = pasul { $number }
onward = { $count ->
    [one] o continuare
    [few] { $count } continuări
   *[other] { $count } de continuări
}
legend = Semne
legend-place = regină pusă
legend-visited = vizitat, în ordine
legend-onward = continuări
legend-covered = acoperiri
legend-critical = de neatins
legend-conflict = respins
legend-removed = scoasă
legend-dead-end = fundătură
legend-solution = soluție
legend-fixed = fixat
legend-attacked = atacat
legend-read = câmp citit
legend-scanned = valoare citită
legend-marked = câmp marcat
