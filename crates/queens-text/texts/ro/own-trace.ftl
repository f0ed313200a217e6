label = Urma pe care o afișează programul dumneavoastră
squares = Câmpuri
names = nume: a1
row-column = linie, coloană de la { $base }
column-row = coloană, linie de la { $base }
ask = Compară
hint = O acțiune pe rând: încearcă a1, pune a1, respinge a1, scoate a1. Încercările și respingerile pot lipsi. Cel mult { $most } de octeți.
prints = Rânduri de adăugat în program
at-start = o dată, la început
before-test = înainte de testul unui câmp
after-placing = după așezarea unei regine
after-removing = după scoaterea unei regine
row = linie
column = coloana
empty = Caseta e goală: lipiți urma pe care o afișează programul.
too-long = Urma are { $bytes } de octeți; se compară cel mult { $most }. Alegeți o tablă mai mică.
unsupported = { $name } nu așază piesele una câte una într-o ordine fixă. Alegeți alt algoritm, ca backtrackingul recursiv.
impossible = Această căutare nu poate rula: { $why }
same = { $lines ->
    [one] Singura acțiune corespunde cu { $name }, iar căutarea nu mai are alta.
    [few] Toate cele { $lines } acțiuni corespund cu { $name }, iar căutarea nu mai are altele.
   *[other] Toate cele { $lines } de acțiuni corespund cu { $name }, iar căutarea nu mai are altele.
}
incomplete = Urma e incompletă. { $lines ->
    [one] Singura ei acțiune corespunde
    [few] Cele { $lines } acțiuni ale ei corespund
   *[other] Cele { $lines } de acțiuni ale ei corespund
} cu { $name }, care apoi { $action ->
    [try] încearcă
    [place] pune
    [reject] respinge
   *[remove] scoate
} { $square }.
no-actions = Textul nu are niciun rând ca pune a1.
unread = { $lines ->
    [one] Un rând are o acțiune care nu s-a putut citi
    [few] { $lines } rânduri au acțiuni care nu s-au putut citi
   *[other] { $lines } de rânduri au acțiuni care nu s-au putut citi
}. Toate celelalte corespund până aici.
printed = Rândul { $line } din urma dumneavoastră { $action ->
    [try] încearcă
    [place] pune
    [reject] respinge
   *[remove] scoate
} { $square }.
rejects = { $name } respinge aici { $square }: { $attacker } îl atacă { $line ->
    [row] pe aceeași linie
    [column] pe aceeași coloană
   *[diagonal] pe diagonală
}.
goes-on = { $name } { $action ->
    [try] încearcă
    [place] pune
    [reject] respinge
   *[remove] scoate
} aici { $square }.
ended = { $name } s-a încheiat aici.
unread-line = Rândul { $line }, „{ $text }”: { $why }
no-square = după acțiune trebuie exact un câmp.
off-board = câmpul nu e pe tablă.
no-numbering = alegeți numerotarea sau afișați un rând ca linie coloană de la 0.
unread-title = { $lines ->
    [one] Un rând necitit
    [few] { $lines } rânduri necitite
   *[other] { $lines } de rânduri necitite
}
check-output = { $lines ->
    [one] Verifică celălalt rând ca rezultat
    [few] Verifică celelalte { $lines } rânduri ca rezultat
   *[other] Verifică celelalte { $lines } de rânduri ca rezultat
}
table = Cele două urme
line = Rând
yours = Urma dumneavoastră
your-board = Tabla dumneavoastră
its-board = Căutarea la pasul { $step }
action = { $action ->
    [try] încearcă
    [place] pune
    [reject] respinge
   *[remove] scoate
} { $square }
go = Mergi la acest pas
