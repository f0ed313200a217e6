start-failed = Pagina nu a putut porni. <a href="">Reîncărcați-o</a> sau încercați o versiune recentă a browserului.

failed = Ceva nu a mers în pagină. Dacă nu mai răspunde, <a href="">reîncărcați-o</a>.

no-script = Această pagină are nevoie de JavaScript și WebAssembly.

purpose = Vedeți cum caută un calculator pe tabla de șah

story-title = Patru regine
story-text = O regină atacă toate câmpurile de pe linia, de pe coloana și de pe diagonalele ei; puncte le marchează. Pot sta patru regine pe această tablă mică fără ca vreuna să atace alta?
story-task = Alegeți un câmp ca să puneți o regină, o regină ca s-o ridicați.

slow = Pagina încă se încarcă. Dacă nu apare nimic, verificați conexiunea și reîncărcați pagina sau deschideți-o într-un browser recent: Chrome sau Edge 123, Firefox 125, Safari 17.5 ori mai nou.

no-server = Queens are nevoie de un server web. În acest dosar, rulați <code>python3 -m http.server</code>, apoi deschideți <a href="http://localhost:8000">http://localhost:8000</a>.
not-found = Nu există nicio pagină la această adresă. <a href="../">Deschideți Queens</a>
