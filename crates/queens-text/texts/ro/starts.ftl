none = Acest algoritm nu pornește de pe un anumit câmp, spre deosebire de euristicile de accesibilitate și de parcursurile calului.
successes = { $solved ->
    [0] { $starts ->
        [one] Din un câmp de start, niciunul nu duce
        [few] Din { $starts } câmpuri de start, niciunul nu duce
       *[other] Din { $starts } de câmpuri de start, niciunul nu duce
    }
    [one] un câmp de start din { $starts } duce
    [few] { $solved } câmpuri de start din { $starts } duc
   *[other] { $solved } de câmpuri de start din { $starts } duc
} la { $problem ->
    [knight] un parcurs
   *[queens] o soluție
}
running = Încercate: { $made } din { $starts }
map = { $problem ->
    [knight] Apeluri până la un parcurs, după câmpul de start
   *[queens] Regine puse, după câmpul de start
}
start-solved = { $square }: toate cele { $n ->
    [few] { $n } regine
   *[other] { $n } de regine
}, o soluție; pornește de aici
start-failed = { $square }: { $queens } din { $n ->
    [few] { $n } regine
   *[other] { $n } de regine
}; pornește de aici
tour-found = { $square }: un parcurs după { $calls ->
    [one] un apel
    [few] { $calls } apeluri
   *[other] { $calls } de apeluri
}; pornește de aici
tour-capped = { $square }: niciun parcurs în { $calls ->
    [one] un apel
    [few] { $calls } apeluri
   *[other] { $calls } de apeluri
}; pornește de aici
tour-impossible = { $square }: de aici nu pornește niciun parcurs; pornește de aici
tour-legend = Numărul de apeluri până la un parcurs (k: mii); „…” dacă { $most } de apeluri nu găsesc niciunul, „–” dacă nu există. Cu verde: fără întoarceri; cu albastru: cu întoarceri. Atingeți un câmp sau faceți clic ca să porniți de acolo.
legend = Numărul de regine de pe tablă la sfârșit; cu cât lipsesc mai puține, cu atât culoarea e mai puternică. Un chenar marchează o soluție. Atingeți un câmp sau faceți clic ca să porniți de acolo.
chart = Câmpuri de start care duc la o soluție, după tablă
larger-boards = Nici pentru n de la { $from } la { $to } nu reușește vreun start (calculat dinainte).
board = n
solved = reușite
starts = încercate
orders = Fiecare ordine a mutărilor pe această tablă
order = ordine
tours = parcursuri
capped = abandonate
count-tours = Numără toate parcursurile
tours-long = { $squares ->
    [one] un câmp
    [few] { $squares } câmpuri
   *[other] { $squares } de câmpuri
}: calculul poate dura foarte mult
tours-running = Feluri de start numărate: { $counted } din { $all }
stop-tours = Oprește
open-total = { $directed ->
    [0] Niciun parcurs nu pornește de pe această tablă.
    [one] un parcurs, de pe { $starts } din { $squares } câmpuri
    [few] { $directed } parcursuri, de pe { $starts } din { $squares } câmpuri; { $undirected } dacă cele două sensuri sunt același parcurs
   *[other] { $directed } de parcursuri, de pe { $starts } din { $squares } câmpuri; { $undirected } dacă cele două sensuri sunt același parcurs
}
closed-total = { $directed ->
    [0] Tabla nu are niciun parcurs închis.
    [one] un parcurs închis
    [few] { $directed } parcursuri închise; { $undirected } dacă cele două sensuri sunt același parcurs
   *[other] { $directed } de parcursuri închise; { $undirected } dacă cele două sensuri sunt același parcurs
}
