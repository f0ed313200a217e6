title = Doi algoritmi, o tablă
side = Tabla { $letter }
algorithm = Algoritmul tablei { $letter }
pace = Ceas
paces = { $pace ->
    [events] Pași
   *[tests] Teste
}
counter = Contor
fewer = Cel mai mic, îngroșat
at-step = La pasul { $step }
at-tests = Teste făcute: { $tests }
whole-run = În total
so-far = Până aici
steps = Pași
millions = { $number }{"\u00A0"}mil.
first-solutions = {"*"}A* găsește prima soluție la pasul { $first }, *B* la pasul { $second }.
other-goal = {"*"}B* nu are scopul lui A, deci rulează cu scopul: { $goal }.
survey-title = Alte comparații
survey-what = Compară
survey-presets = { $preset ->
    [pair] A și B
    [every] Toți algoritmii, această tablă
    [sheet001] Fișa 001: patru programe
   *[brute-force] Forță brută față de backtracking
}
survey-about = { $preset ->
    [pair] { $problem ->
        [queens] Ambii algoritmi caută pe fiecare tablă goală, de la n = 4.
        [domination] Ambii caută o mulțime cu cele mai puține regine, din varianta aleasă, pe fiecare tablă goală, de la n = 3, oricare ar fi k.
       *[knight] Ambii caută un parcurs din varianta aleasă, din a1, pe fiecare tablă pătrată de la n = 3. O căutare care ajunge la limită e abandonată și marcată în tabel.
    }
    [every] Toți algoritmii acestei probleme pe tabla din formular, cu câmpurile ei fixate și cu scopul ei. Un algoritm care nu are acest scop folosește altul. Un nume deschide căutarea. Dacă un algoritm refuză, rândul lui arată motivul.
    [brute-force] Toate căutările merg până la prima soluție. Trei examinează combinații întregi: toate mulțimile de n câmpuri, câte o linie pentru fiecare coloană și toate permutările. Backtrackingul renunță la un început de îndată ce două regine se atacă. La forța brută, numărul de teste e numărul de ordine al primei soluții printre combinații.
   *[sheet001] Toate soluțiile, prin fiecare program din fișa 001: același arbore, cu patru moduri de a reprezenta și de a testa tabla.
}
survey-largest = Până la n =
survey-lettered = { $letter }: { $algorithm }
survey-begin = Pornește tot
survey-stop = Oprește
survey-progress = Căutări: { $done } din { $all }
survey-quantity = Grafic
survey-milliseconds = Milisecunde (mediană)
survey-chart = { $quantity } pentru n = { $first } până la { $last }, pe scară logaritmică. Numerele sunt în tabel.
survey-table = Numerele graficului
survey-save = Descarcă CSV
survey-program = Program
survey-solutions = { $problem ->
    [queens] Soluții
    [domination] Mulțimi găsite
   *[knight] Parcursuri găsite
}
survey-queens = Regine într-o mulțime
survey-given-up = S-a renunțat. { $label }: { $number }.
survey-own-work = Munca proprie
survey-time = Timp median
survey-timing = O căutare scurtă se execută de cinci ori; în tabel apare timpul median. După { $seconds }{"\u00A0"}secunde de lucru, o căutare e abandonată.
survey-space = Combinații
