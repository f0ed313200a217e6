region = Mesaje
dismiss = Închide
reload = Reîncarcă
back-to-puzzle = Înapoi la puzzle
left-out = { $key }: { $why }; ignorat
and-more = { $count ->
    [one] și încă unul de acest fel
   *[other] și încă { $count } de acest fel
}
no-fixed = Se pot fixa câmpuri până la n = 32; aici fără efect: { $value }
no-such-key = { $key }={ $value } nu are sens la această problemă; ignorat
stated = { $value ->
    [none] { $key } (gol)
   *[some] { $key }={ $value }
}
done = { $used ->
    [none] ignorat
   *[some] se folosește { $used }
}
bad-goal = { $stated } nu e posibil cu acest algoritm; { $done }
not-whole = { $stated } nu e un număr întreg din intervalul { $allowed }; { $done }
outside = { $stated } e în afara intervalului { $allowed }; { $done }
not-listed = { $stated } nu e printre valorile permise ({ $allowed }); { $done }
not-allowed = { $stated } nu e permis (numai { $allowed } este); { $done }
no-algorithm = { $stated } nu e un algoritm pentru această problemă; { $done }. Lista algoritmilor e în meniul „{ $menu }”
not-a-square = „{ $text }” nu e un câmp: tabla are câmpuri de la a1 la { $last }
no-number = Problema nu cere un număr de regine
bad-number = k={ $k } e în afara intervalului 1–{ $most }
not-square = Problema se joacă pe table pătrate, nu pe { $size }
no-variant = Problema nu are varianta „{ $variant }”
off-board = { $square } nu e pe tabla { $size }
blocked = { $square } e blocat: acolo nu poate sta nicio piesă
blocked-twice = { $square } e deja blocat
blocked-given = { $square } e fixat, deci nu poate fi blocat
every-square-blocked = toate câmpurile sunt blocate
no-blocked = această problemă nu are câmpuri blocate
already-fixed = { $square } e deja fixat
second-start = { $second } e ignorat: căutarea pornește numai de pe { $first }
attacked = { $second } e atacat de { $first } { $line ->
    [row] pe linie
    [column] pe coloană
   *[diagonal] pe diagonală
}, deci acolo nu se poate fixa o regină
taken = { $square } e deja ocupat
fixed-piece = { $square } are o piesă fixată; eliberați-o din setări
no-move = { $to } nu e la o săritură de calul de pe { $from }
of-puzzle = { $squares }: piesele puzzle-ului nu pot fi scoase
no-puzzle = Nu există puzzle-ul „{ $value }”: e nevoie de o dată, cel mai devreme { $first }, sau de o sămânță de la 0 la { $last }
puzzle-left = Ați părăsit puzzle-ul { $date ->
    [none] { $seed }
   *[some] din { $date }
}, fiindcă tabla lui s-a schimbat
puzzle-of-later = Puzzle-ul din { $date } nu a apărut încă: azi e { $today }
puzzle-stays = Căutarea păstrează reginele puzzle-ului { $date ->
    [none] { $seed }
   *[some] din { $date }
} pe câmpuri fixate
not-playing = placed={ $value } cere mode=play; ignorat
no-sheets = question={ $value } cere view=sheets; ignorat
exercise-damaged = Exercițiul { $part ->
    [none] {""}
   *[some] { $part }{" "}
}din acest link e deteriorat; cereți din nou linkul
exercise-later = Exercițiul { $part ->
    [none] {""}
   *[some] { $part }{" "}
}e de versiunea { $version }; această pagină citește versiunea { $known }
exercise-unknown = Această pagină nu recunoaște cerințele exercițiului{ $part ->
    [none] {""}
   *[some] {" "}{ $part }
}; reîncărcați pagina sau cereți alt link
exercise-repeated = Exercițiul { $part } din acest link îl repetă pe altul; cereți alt link
too-many-exercises = Acest link are { $exercises } exerciții, dar o serie are cel mult { $most }; cereți alt link
exercise-not-kept = Exercițiul începea cu { $squares }: puneți la loc piesele care lipsesc
no-number-written = Scrieți un număr în fiecare câmp
exercise-keeps-board = Tabla e a exercițiului; ieșiți din exercițiu ca să o schimbați
exercise-answers-lost = { $asked ->
    [one] Răspunsul dat în acest interval s-ar pierde
    [few] Cele { $asked } răspunsuri date în acest interval s-ar pierde
   *[other] Cele { $asked } de răspunsuri date în acest interval s-ar pierde
}
exercise-step-by-step = Întâi predicțiile: porniți redarea sau mergeți pas cu pas
not-a-number = „{ $value }” nu e un număr; scrieți cifre, ca 92
too-large-to-play = Se joacă pe table până la n = 32, nu pe n = { $n }; se arată căutarea
given-dropped = Câmpuri eliminate, fiindcă sunt în afara tablei { $size }: { $squares }
way-cut = { $squares ->
    [one] un câmp luat
    [few] { $squares } câmpuri luate
   *[other] { $squares } de câmpuri luate
} de pe tablă: { $last ->
    [none] drumul nu mai are început
   *[some] drumul se încheie acum pe { $last }
}
given-freed = Câmpuri eliberate, fiindcă în această variantă nu se pot fixa regine care se atacă: { $squares }
repeated-key = { $key } apare de mai multe ori; se folosește { $used }
not-embedded = { $key }={ $value } se ignoră: o pagină încorporată arată doar o căutare
not-played = Se ignoră { $pairs }: această căutare nu are pași de parcurs
address-too-long = Adresa are { $length ->
    [one] un caracter
    [few] { $length } caractere
   *[other] { $length } de caractere
}; se citesc cel mult { $most }, deci a fost ignorată
not-understood = Pagina nu recunoaște nimic în „#{ $text }”, așa că arată primul capitol
past-the-end = Pasul { $step } e după sfârșit; se afișează ultimul pas, { $last }
past-the-stop = Pasul { $step } e necunoscut, căci căutarea a fost oprită la pasul { $last }
no-more-solutions = Nu mai e nicio soluție în acea direcție
no-more-dead-ends = Nu mai e nicio fundătură în acea direcție
no-more-criticals = Nu mai e nicio situație critică în acea direcție
no-more-rejections = Nu mai e nicio respingere în acea direcție
no-more-bounds = Nu mai e nicio margine în acea direcție
nothing-more-on = Pe { $square } nu se mai întâmplă nimic în acea direcție
never-queens = { $queens ->
    [one] Pe tablă nu e niciodată exact o regină
    [few] Pe tablă nu sunt niciodată { $queens } regine
   *[other] Pe tablă nu sunt niciodată { $queens } de regine
}
fewer-tests = { $tests ->
    [one] Căutarea nu face niciun test
    [few] Căutarea face mai puțin de { $tests } teste
   *[other] Căutarea face mai puțin de { $tests } de teste
}
never-rejects = Acest algoritm nu respinge câmpuri: se uită doar la cele libere
engine-refused = Motorul a refuzat căutarea: { $reason }
engine-replaced = Motorul nu răspundea și a fost înlocuit; căutarea începe din nou
embed-copied = Cod copiat: lipiți-l în pagina dumneavoastră
exercise-link-copied = Linkul e copiat: deschide exercițiul
link-copied = Linkul e copiat: se deschide exact la acest pas
details-copied = Detalii copiate
texts-late = Textele pentru „{ $language }” încă se încarcă; până atunci, pagina rămâne în limba afișată
texts-not-fetched = Textele pentru „{ $language }” nu au putut fi încărcate; verificați conexiunea și alegeți din nou limba
code-not-fetched = Codul acestui algoritm nu a putut fi încărcat; verificați conexiunea și încercați din nou
result-copied = Rezultatul e copiat
board-copied = Tabla a fost copiată ca text
picture-copied = Imaginea a fost copiată
picture-not-copied = Browserul nu permite aici copierea fișierului: salvați-l
solutions-copied = Soluțiile au fost copiate ca text
drawing-not-fetched = Modulul de desen nu a putut fi încărcat; verificați conexiunea și încercați din nou
build-found = O versiune nouă este gata
not-copied = Browserul nu a lăsat pagina să copieze; textul e: { $text }
not-saved = Browserul nu a lăsat pagina să salveze { $name }
address-not-written = Browserul nu a lăsat pagina să schimbe adresa; „{ $share }” dă în continuare linkul corect
failed = Browserul nu a putut face ce i-a cerut pagina: { $why }. Dacă pagina nu mai răspunde, reîncărcați-o
