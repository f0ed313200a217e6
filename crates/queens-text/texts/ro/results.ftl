nothing = Porniți o căutare: tablele găsite vor apărea aici.
count-alone = La numărare nu se păstrează tablele. Alegeți alt algoritm și scopul „Toate” ca să le vedeți.
count = La numărare nu se păstrează tablele. Alegeți scopul „Toate” ca să le vedeți.
too-wide = Pe o tablă atât de mare soluțiile nu sunt listate; cea găsită stă pe tablă.
more = Mai pot veni soluții cât timp căutarea continuă.
limit = Se păstrează doar primele { $limit ->
    [one] { $limit } table
    [few] { $limit } table
   *[other] { $limit } de table
}; totalul le numără pe toate.
orbits = { $orbits }: { $sum }
orbits-first = { $count ->
    [one] 1 clasă de { $size } table
    [few] { $count } clase de { $size } table
   *[other] { $count } de clase de { $size } table
}
orbits-next = { $count } de { $size }
orbits-and = { $first } și { $last }
no-symmetry = Nicio simetrie nu păstrează câmpurile fixate și blocate: fiecare tablă e o clasă aparte.
chain = Demonstrația numărului minim
refuted-nodes = k = { $queens }: infirmat, { $nodes ->
    [one] un nod
    [few] { $nodes } noduri
   *[other] { $nodes } de noduri
}
refuted-tests = k = { $queens }: infirmat, { $tests ->
    [one] un test
    [few] { $tests } teste
   *[other] { $tests } de teste
}
found = k = { $queens }: găsit
gallery = Soluții
orbit = { $orbit ->
    [1] imagine unică
   *[other] { $orbit } imagini
}
board = Soluția { $number }, { orbit }: { $squares }
class-board = Clasa { $number }, { orbit }: { $squares }
open-class = { orbit }: arată tablele clasei { $number }
class = Clasa { $number }: { $size ->
    [one] o tablă
   *[other] { $size } table
}
class-so-far = Clasa { $number }: { $found } din { $size } table până aici
all-classes = Toate clasele
tools = Unelte
tool = { $tool ->
    [export] Exportă
    [check] Verifică rezultatul meu
    [trace] Compară urma mea
   *[definitions] Definiții
}
export-form = Forma
form-own = Cum scrie programul
form-numbered = Sol #, de la 0 (fișa 000)
form-digits-from-0 = Cifre de la 0 (fișa 001)
form-digits-from-1 = Cifre de la 1 (fișa 001)
form-letters-framed = Table din Q și -, numerotate (fișa 000)
form-letters = Table din Q și -
form-bars-framed = Table din DD, cu chenar (fișa 003)
form-bars = Table din DD
form-list = Câte o listă pe rând (fișa 002)
form-lists = O singură listă Python
form-numbers-from-0 = Numere de la 0
form-numbers-from-1 = Numere de la 1
export-numbers = { $are-rows ->
    [yes] Numerele sunt linia fiecărei coloane, de la coloana a.
   *[no] Numerele sunt coloana fiecărei linii, de la linia 1.
}
export-most = Câte
export-all = toate
export-preview = Începutul textului
export-copy = Copiază
export-save = { $kind ->
    [text] Fișier text
    [csv] CSV
   *[json] JSON
}
export-limits = Se copiază cel mult { $copied ->
    [one] { $copied } table
    [few] { $copied } table
   *[other] { $copied } de table
}, se salvează cel mult { $saved }. Fișierele CSV și JSON indică și căutarea.
export-nothing = Încă nu sunt table de exportat.
