recursive = Un test compară câmpul cu reginele dinainte, una după alta, până la prima care îl atacă. Cele mai multe începuturi eșuează devreme, așa că se examinează doar o mică parte din toate tablele. Numărul lor crește totuși exponențial cu n.

half-board = Jumătate din testele căutării întregi; o imagine nu costă niciun test. Dacă n e impar, linia din mijloc e propria ei imagine și se parcurge toată.

nested-loops = Un test citește un singur câmp, dar fiecare regină așezată costă cel mult 3n marcaje și două copii ale tablei. Există câte o buclă pentru fiecare linie, deci e nevoie de alt program pentru fiecare n.

board-copy = Un test citește un singur câmp; o regină costă cel mult 3n marcaje și o copie a tablei, iar un apel costă încă o copie. În orice clipă există câte o tablă pentru fiecare nivel.

upward-scan = Un test citește cel mult 2n + 1 câmpuri; o regină costă un singur câmp scris și nu se copiază nimic. Nodurile sunt cele ale celor două programe dinainte, dar munca se face la teste.

digit-string = Un test parcurge șirul o dată, apoi se apelează de-a lungul diagonalelor, de cel mult n + 3 ori dacă nu găsește nimic. Căutarea păstrează numai șirul.

prefix-check = Un test al celor k regine examinează cel mult k linii și k(k − 1)/2 perechi: reginele dinainte se verifică din nou. De aceea același arbore costă mai mult cu cât e mai adânc.

explicit-stack = Un test compară câmpul cu nivelurile de mai jos ale stivei, până la prima regină care îl atacă. Testele sunt cele ale căutării recursive; doar apelurile au dispărut.

permutations = Se generează toate cele n! permutări și fiecare se compară pereche cu pereche, până când două regine sunt pe aceeași diagonală. Un început greșit nu e exploatat: se generează și toate permutările care încep la fel.

row-by-row = Un test compară câmpul cu reginele dinainte până la prima care îl atacă. Cu linii în loc de coloane, arborele tablei goale e cel al căutării recursive, la fel și testele lui.

subsets = Fiecare combinație se compară pereche cu pereche până când două regine se atacă. Cum nicio regulă nu restrânge alegerea, niciun alt algoritm de pe această pagină nu are atâtea combinații.

one-per-column = Fiecare combinație se compară pereche cu pereche până când două regine se atacă. Se folosește o singură regulă, o regină pe coloană: rămân nⁿ combinații.

random-placement = O încercare așază cel mult n regine și se oprește devreme dacă nu mai e niciun câmp liber. Nicio formulă nu dă numărul de încercări, iar algoritmul nu poate afla niciodată că nu există soluție.

random-rows = O tragere se compară pereche cu pereche până când două regine se atacă. În medie e nevoie de nⁿ ÷ soluții trageri, oricâte s-au făcut deja.

accessibility-scan = Toate cele n² câmpuri se citesc pentru fiecare regină, n³ cu totul, și nicio regină nu e scoasă. Costă puțin, dar cele mai multe căutări eșuează: totul depinde de câmpul de start.

accessibility-list = Lista scade cu fiecare regină: pe 8 × 8, căutarea citește doar vreo două cincimi din câmpuri. Așezările și eșecurile sunt aceleași.

accessibility-dynamic = După fiecare regină, fiecare câmp liber primește o valoare nouă, suma a patru numere. Căutarea eșuează mai rar decât cu valorile fixe, dar nici ea nu demonstrează nimic.

min-conflicts = O mutare citește n câmpuri, cu câte trei contoare pentru fiecare; pentru 8 până la 32 de regine sunt suficiente vreo 80 de mutări, iar pentru 2.000, o jumătate de mutare pe regină. Căutarea găsește o soluție și nu știe niciodată dacă mai sunt altele.

forward-checking = O regină șterge câmpuri din fiecare coloană deschisă, câteva instrucțiuni pentru fiecare. E prețul unui arbore mai mic: o coloană fără câmp liber se vede imediat, nu câteva niveluri mai târziu.

bitmask = O regină costă câteva instrucțiuni, un câmp atacat niciuna: niciun test nu eșuează. Nodurile sunt cele ale căutării recursive.

meet-in-the-middle = Jumătățile sunt mult mai puține decât tablele; se sortează și se compară câte 256 deodată, ceea ce costă memorie. Rezultatul e un număr, nu o tablă.

coverage-search = Un test parcurge o dată lista candidatelor. Pe 8 × 8, 356 de noduri exclud patru regine; fiecare rezultat arată și că mai puține nu sunt suficiente.

move-one = Există C(n², k) mulțimi pentru fiecare k, fiecare la o mutare de cea dinainte. Cele mai multe mutări reunesc două mulțimi de câmpuri, fiindcă se păstrează câmpurile acoperite de celelalte regine.

frames = 140 de noduri exclud patru regine pe 8 × 8, unde căutarea după acoperire cere 356; un nod costă mai mult. Algoritmul se aplică doar dacă sunt mai puține regine decât coloane, fiindcă liniile și coloanele cadrului trebuie să fie goale.

tour-fewest-onward = Un apel sortează cel mult opt câmpuri; pe 8 × 8, de pe 63 din cele 64 de câmpuri nu e nevoie de niciun pas înapoi. Pe table mari e posibil să nu se termine, fiindcă la egalitate se păstrează ordinea listei.

tour-natural-order = Un apel schimbă cel mult opt liste. Cea mai bună pornire de pe 8 × 8 cere 132.202 apeluri, a1 cere 522.490; alte porniri cer mult mai multe.

tour-roth = Un apel sortează cel mult opt câmpuri, după distanță când valuațiile sunt egale. Așa, pe 32 × 32, aproape nicio pornire nu cere pași înapoi.
