start-failed = Pagina nu a putut porni. <a href="">Reîncărcați-o</a> sau încercați o versiune recentă a browserului.

failed = Ceva nu a mers în pagină. Dacă nu mai răspunde, <a href="">reîncărcați-o</a>.

no-script = Această pagină are nevoie de JavaScript și WebAssembly.

purpose = Vedeți cum caută un calculator pe tabla de șah

example = Exemplu: prima soluție pentru n = 8, găsită după 876 de teste

examples = Exemple

why = Toate reginele sunt așezate și niciuna nu o atacă pe alta: o <b>soluție</b>. <span class="on-touch">Țineți apăsat un câmp ca să aflați de ce.</span>

slow = Pagina încă se încarcă. Dacă nu apare nimic, verificați conexiunea și reîncărcați pagina sau deschideți-o într-un browser recent: Chrome sau Edge 123, Firefox 125, Safari 17.5 ori mai nou.

not-found = Nu există nicio pagină la această adresă. <a href="../">Deschideți Queens</a>
