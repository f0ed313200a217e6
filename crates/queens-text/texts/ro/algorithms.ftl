recursive = Backtracking recursiv
    .idea = Coloană cu coloană, se încearcă fiecare linie; regina rămâne dacă nicio alta nu o atacă.
    .source = Fișa 000, §2.2–2.3

half-board = Jumătate de tablă
    .idea = Se caută doar în jumătatea de sus a primei coloane; restul vine prin oglindire.
    .source = Fișa 000, §2.3

nested-loops = Bucle imbricate
    .idea = O buclă în alta pentru fiecare linie; reginele marchează tabla, copiile o refac.
    .source = Fișa 001, primul program

board-copy = Recursiv, cu copii ale tablei
    .idea = Reginele marchează câmpurile atacate; fiecare apel reface tabla din copia lui.
    .source = Fișa 001, al doilea program

upward-scan = Parcurgere în sus
    .idea = Nu se marchează nimic: trei parcurgeri caută o regină pe liniile deja completate.
    .source = Fișa 001, al treilea program

digit-string = Șir de cifre
    .idea = Coloanele stau într-un șir: pos caută coloana, test urmează diagonalele.
    .source = Fișa 001, al patrulea program

prefix-check = Listă verificată în întregime
    .idea = Se adaugă o linie, se verifică toată lista, apoi linia se scoate.
    .source = Fișa 002

explicit-stack = Stivă explicită
    .idea = Fără recursivitate: o stivă ține coloana fiecărei linii, crește și scade.
    .source = Fișa 003

permutations = Toate permutările
    .idea = Fiecare ordine a coloanelor pe linii; rămân cele fără diagonală comună.
    .source = Fișa 003, prima idee

row-by-row = Linie cu linie
    .idea = Linie cu linie, se încearcă fiecare coloană; regina rămâne dacă nicio alta nu o atacă.
    .source = Fișa 004, partea I

subsets = Toate mulțimile de câmpuri
    .idea = Fiecare mulțime de n câmpuri, în ordine; rămâne dacă nicio regină nu o atacă pe alta.
    .source = Fișa 000, §2.6

one-per-column = O regină pe coloană
    .idea = Fiecare alegere a unei linii pe coloană, cum se numără în baza n.
    .source = Fișa 000, §2.6

random-placement = Așezare la întâmplare
    .idea = O regină pe un câmp liber tras la sorți; dacă nu mai e niciunul, se ia de la capăt.
    .source = Fișa 000, §2.6

random-rows = Linii la întâmplare
    .idea = Pentru fiecare coloană, o linie trasă la sorți; toate din nou cât timp o regină o atacă pe alta.
    .source = Fișa 000, §2.6

accessibility-scan = Accesibilitate, toată tabla
    .idea = Mereu câmpul liber care atacă cele mai puține câmpuri; pentru el se citește toată tabla.
    .source = Fișa 000, §2.5

accessibility-list = Accesibilitate, listă
    .idea = Aceleași așezări, găsite într-o listă de câmpuri disponibile care se scurtează.
    .source = Fișa 000, §2.5

accessibility-dynamic = Accesibilitate actuală
    .idea = Mereu câmpul liber care le ia acum celorlalte regine cele mai puține câmpuri libere.
    .source = Fișa 000, §2.5, întrebarea de la început

min-conflicts = Conflicte minime
    .idea = Toate reginele deodată, câte una pe coloană; apoi o regină atacată se mută acolo unde o atacă cele mai puține.
    .source = Sosič și Gu 1994, Minton ș.a. 1992

forward-checking = Verificare anticipată
    .idea = Coloana cu cele mai puține câmpuri libere e prima; fundătura se vede imediat.
    .source = Haralick și Elliott, 1980

bitmask = Măști de biți
    .idea = Liniile și diagonalele ocupate sunt biții a trei cuvinte; ce rămâne e liber.
    .source = Richards, 1997

meet-in-the-middle = Întâlnire la mijloc
    .idea = Cele două jumătăți ale tablei se umplu separat, apoi se împerechează unde nu au nicio diagonală comună. Algoritmul doar numără.
    .source = după N-Queens-Count-Sol de EvgenyKluev; planurile de biți sunt ale noastre

coverage-search = Căutare după acoperire
    .idea = Acoperă întâi câmpul pe care îl pot acoperi cele mai puține regine; renunță la ramurile pe care le exclude marginea.
    .source = Fișa 000, §2.4

move-one = Mută o regină
    .idea = Pune k regine, caută un câmp neacoperit, mută o regină și ia-o de la capăt.
    .source = Fișa 000, §2.4

frames = Exact, pe cadre
    .idea = Unde sunt prima și ultima coloană goală, prima și ultima linie goală? Nicio regină nu e pe acest cadru: toate îl acoperă traversându-l. Inegalitățile arată când nu mai sunt destule.
    .source = autorii; marginea: Spencer și Weakley, 1995

tour-fewest-onward = Cele mai puține continuări
    .idea = Întâi câmpul cu cele mai puține continuări; la egalitate se păstrează ordinea listei.
    .source = Fișa 004, II, întrebarea 8 (regula lui Warnsdorff)

tour-natural-order = Parcurs în ordinea listei
    .idea = Mutările se încearcă în ordinea listei; se dă înapoi când un câmp nu mai poate fi atins.
    .source = Fișa 004, II, întrebările 5–7

tour-roth = Departajarea lui Roth
    .idea = Cele mai puține continuări; la egalitate, câmpul cel mai depărtat de centru.
    .source = Regula lui Warnsdorff cu departajarea lui Roth, în căutarea fișei 004
