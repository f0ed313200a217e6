recursive = Un test compară câmpul cu reginele dinainte, una după alta, până la prima care îl atacă. Cele mai multe începuturi eșuează devreme, așa că se cercetează o mică parte din toate tablele; ea crește totuși exponențial cu n.

half-board = Jumătate din testele căutării întregi; o imagine nu costă niciun test. Dacă n e impar, linia din mijloc e propria ei imagine și se parcurge toată.

nested-loops = Un test citește un singur câmp, dar o regină îl plătește cu cel mult 3n marcaje și două copii ale tablei. Sunt atâtea bucle câte linii, deci fiecare n e alt program.

board-copy = Un test citește un singur câmp; o regină costă cel mult 3n marcaje și o copie a tablei, iar un apel încă o copie. În orice clipă există câte o tablă pentru fiecare nivel.

upward-scan = Un test citește cel mult 2n + 1 câmpuri; o regină costă un câmp scris și nu se copiază nimic. Nodurile sunt cele ale celor două programe dinainte, iar munca se face la teste.

digit-string = Un test parcurge șirul o dată, apoi se apelează de-a lungul diagonalelor, de cel mult n + 3 ori dacă nu găsește nimic. Șirul e tot ce se păstrează.

prefix-check = Un test al celor k regine privește cel mult k linii și k(k − 1)/2 perechi: ce s-a verificat se verifică din nou. De aceea același arbore costă mai mult cu cât e mai adânc.

explicit-stack = Un test compară cu nivelurile de mai jos ale stivei până la primul care atacă. Testele sunt cele ale căutării recursive; doar apelurile au dispărut.

permutations = Se scriu toate cele n! ordini, fiecare comparată pereche cu pereche până la două regine pe o diagonală. Dintr-un început greșit nu se învață nimic: vin și toate ordinile care încep așa.

row-by-row = Un test compară câmpul cu reginele dinainte până la prima care îl atacă. Cu linii în loc de coloane, arborele tablei goale e cel al căutării recursive, la fel și testele lui.

subsets = Fiecare combinație se compară pereche cu pereche până la două regine care se atacă. Cum nicio regulă nu restrânge alegerea, niciun alt algoritm de aici nu are atâtea combinații.

one-per-column = Fiecare combinație se compară pereche cu pereche până la două regine care se atacă. Se folosește o singură regulă, o regină pe coloană, care lasă nⁿ combinații.

random-placement = O încercare așază cel mult n regine și se oprește devreme dacă nu mai e niciun câmp liber. Nicio formulă nu spune câte încercări trebuie, iar că nu există soluție nu află niciodată.

random-rows = O tragere se compară pereche cu pereche până la două regine care se atacă. În medie e nevoie de nⁿ ÷ soluții trageri, oricâte s-au făcut deja.

accessibility-scan = Toate cele n² câmpuri se citesc pentru fiecare regină, n³ cu totul, și nicio regină nu e luată înapoi. E puțin și de cele mai multe ori eșuează: totul depinde de pornire.

accessibility-list = Lista scade cu fiecare regină: pe 8 × 8, cam două cincimi din ce se citește pe toată tabla. Așezările sunt aceleași, eșecurile la fel.

accessibility-dynamic = După fiecare regină, fiecare câmp liber primește o valoare nouă, suma a patru numere. Eșuează mai rar decât valorile fixe și nici el nu dovedește nimic.

min-conflicts = O mutare citește n câmpuri, câte trei contoare; vreo 80 de mutări ajung pentru 8 până la 32 de regine, o jumătate pe regină pentru 2.000. Găsește o soluție și nu știe niciodată dacă mai sunt altele.

forward-checking = O regină șterge câmpuri din fiecare coloană deschisă, câteva instrucțiuni pentru fiecare. E prețul unui arbore mai mic: o coloană fără câmp liber se vede imediat, nu câteva niveluri mai târziu.

bitmask = O regină costă câteva instrucțiuni, un câmp atacat niciuna: niciun test nu eșuează. Nodurile sunt cele ale căutării recursive.

meet-in-the-middle = Jumătățile sunt mult mai puține decât tablele; se sortează și se compară câte 256 deodată, ceea ce costă memorie. Rezultatul e un număr, nu o tablă.

coverage-search = Un test e o trecere peste candidate. Pe 8 × 8, 356 de noduri exclud patru regine; că mai puține nu ajung face parte din fiecare rezultat.

move-one = C(n², k) mulțimi pentru fiecare k, fiecare la o mutare de cea dinainte. Cele mai multe mutări unesc două mulțimi de câmpuri, fiindcă ce acoperă celelalte regine se păstrează.

frames = 140 de noduri exclud patru regine pe 8 × 8, unde căutarea după acoperire cere 356; un nod costă mai mult. E pentru mai puține regine decât coloane, fiindcă un cadru trebuie să fie gol.

tour-fewest-onward = Un apel sortează cel mult opt câmpuri; de pe 63 din cele 64 de câmpuri ale lui 8 × 8 nu e nevoie de niciun pas înapoi. Pe table mari se poate să nu se termine, fiindcă la egalitate rămâne ordinea listei.

tour-natural-order = Un apel schimbă cel mult opt liste. Cea mai bună pornire de pe 8 × 8 cere 132.202 apeluri, a1 cere 522.490; alte porniri cer mult mai multe.

tour-roth = Un apel sortează cel mult opt câmpuri, după distanță când valuațiile sunt egale. Așa, pe 32 × 32, aproape nicio pornire nu cere pași înapoi.
