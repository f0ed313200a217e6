region = Explorator
view = { $view ->
    [tree] Arbore
    [stack] Stivă
    [trace] Tabel de urmărire
    [results] Rezultate
    [compare] Compară
    [starts] Starturi
    [proof] Demonstrație
    [examples] Exemple
    [sheets] Fișe
   *[about] Despre
}
moves = Mutări
calls = Apelurile programului
path = Drumul până la pasul curent
no-path = Nicio regină nu e așezată.
given = { $square }, fixată
start = { $square }, start
rejected = { $square }, respins
taken-back = { $square }, scoasă
levels-above = { $levels ->
    [one] un nivel mai sus
    [few] { $levels } niveluri mai sus
   *[other] { $levels } de niveluri mai sus
}
no-tree = Această căutare nu parcurge un arbore: fiecare combinație e testată separat, cu toate reginele ei.
repairs = Această căutare nu parcurge un arbore: toate reginele stau pe tablă de la început și se mută pe rând.
key-title = Semnele drumului
key-choice = pe drum
key-given = fixată
key-failed = subarbore fără soluții
key-solved = subarbore cu soluții
key-pruned = respins
key-unexplored = neexplorat
result = Rezultat:
none = *Nicio soluție*
none-from-start = *Nicio soluție* de la acest start
none-found = *Nicio soluție găsită*
none-before-stop = *Nicio soluție* până la oprire
none-so-far = *Nicio soluție* până aici
solutions = { $solutions ->
    [one] 1 soluție
    [few] { $solutions } soluții
   *[other] { $solutions } de soluții
}
classes = { $classes ->
    [one] { $classes } fundamentală
   *[other] { $classes } fundamentale
}
all = *{ solutions }*, { classes }
all-by-class = *{ classes }*, { solutions } în total
first = *Prima soluție găsită*: căutarea se oprește aici
stopped = *Cel puțin { solutions }*: căutare oprită
at-least = *Cel puțin { solutions }*
so-far = *Cel puțin { solutions }* până aici
so-far-by-class = *Cel puțin { classes }* până aici
counters = Contoare
at-step = La pasul { $step }
not-counted = nu se numără
counter-tests = Teste
    .meaning = câmpuri, sau combinații întregi, testate
counter-placements = Așezate
    .meaning = teste reușite: regine așezate
counter-removals = Reveniri
    .meaning = regine scoase
counter-solutions = Soluții
    .meaning = soluții găsite până la acest pas
counter-depth = Adâncime
    .meaning = cel mai mare număr de regine deodată, inclusiv cele fixate
counter-nodes = Noduri
    .meaning = nodurile arborelui de căutare: fiecare tablă de pornire și fiecare regină așezată
counter-fundamental = Fundamentale
    .meaning = clase de soluții după simetriile care păstrează reginele fixate
counter-calls = Apeluri
    .meaning = apeluri ale procedurii recursive a programului
counter-comparisons = Comparații
    .meaning = regine comparate cu un câmp testat
counter-erasures = Ștergeri
    .meaning = de câte ori programul șterge un câmp sau își reface tabla
counter-removals-after-loop = Bucle încheiate
    .meaning = bucle care au parcurs toate câmpurile
counter-found = Găsite
    .meaning = soluții găsite chiar de căutare
counter-mirrored = Oglindite
    .meaning = soluții adăugate ca imagini ale celor găsite
counter-place-calls = Marcări
    .meaning = apeluri ale procedurii care marchează câmpurile atacate
counter-marks = Câmpuri marcate
    .meaning = câmpuri scrise de occuper_toutes_les_directions; cele scrise de două ori se numără de două ori
counter-saves = Salvări
    .meaning = copii ale întregii table
counter-cells-read = Câmpuri citite
    .meaning = câmpuri ale tablei pe care le citește programul
counter-pos-ok = Coloane libere
    .meaning = coloane a căror cifră nu e în șir
counter-test-calls = Apeluri la test
    .meaning = apeluri ale funcției recursive test
counter-row-checks = Linii verificate
    .meaning = linii examinate la verificarea listei
counter-diag-checks = Diagonale
    .meaning = perechi de regine comparate pe diagonale
counter-drawn-nodes = Noduri desenate
    .meaning = nodurile figurii din fișă: rădăcina și fiecare copil, valid sau respins
counter-iterations = Iterații
    .meaning = treceri prin bucla while
counter-valid-steps = Pași în valid
    .meaning = regine verificate de valid
counter-pushes = Urcări
    .meaning = de câte ori k crește
counter-generated = Generate
    .meaning = combinații generate
counter-pair-checks = Perechi
    .meaning = perechi de regine comparate
counter-draws = Trageri
    .meaning = câmpuri, sau combinații întregi, trase la sorți
counter-restarts = Reluări
    .meaning = de câte ori căutarea a început din nou
counter-squares-valued = Câmpuri evaluate
    .meaning = valori calculate: una pentru fiecare câmp liber după fiecare regină
counter-scans = Parcurgeri
    .meaning = căutări ale câmpurilor libere de pe tablă
counter-criticals = Câmpuri critice
    .meaning = situații critice: lista unui câmp a rămas goală
counter-critical-returns = Reveniri critice
    .meaning = apeluri care își eliberează câmpul din cauza unei situații critice
counter-lists-taken = Liste
    .meaning = apeluri care își iau lista și îi încearcă mutările
counter-moves-tried = Mutări încercate
    .meaning = câmpuri dintr-o listă pe care merge programul
counter-loops-left = Liste încheiate
    .meaning = liste încercate până la capăt
counter-fusion-comparisons = Comparații
    .meaning = valuații comparate la interclasarea listelor
counter-bounds = Margini
    .meaning = margini găsite înaintea căutării
counter-frames = Cadre
    .meaning = cadre examinate, câte unul din fiecare clasă de simetrie
counter-sizes = Mărimi
    .meaning = valori ale lui k încercate
counter-moves = Mutări
    .meaning = regine mutate pe alt câmp
counter-branchings = Ramificări
    .meaning = apeluri care mai au de așezat o regină
counter-refutations = Excluse
    .meaning = numere de regine pentru care toate mulțimile au fost excluse
counter-verdicts = Încheiate
    .meaning = numere de regine cu care căutarea a terminat
knight-placements = Vizitate
    .meaning = teste reușite: câmpuri vizitate
knight-removals = Reveniri
    .meaning = câmpuri eliberate
knight-depth = Adâncime
    .meaning = cel mai mare număr de câmpuri vizitate deodată, inclusiv startul
knight-nodes = Noduri
    .meaning = apeluri ale procedurii recursive, inclusiv cel al startului
knight-fundamental = Fundamentale
    .meaning = clase de parcursuri după simetriile care păstrează startul
