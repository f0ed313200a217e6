name = Tablă, { $n } pe { $n }
idle = Tablă goală, n = { $n }. Porniți pentru a obține o soluție.
searching = Se caută o soluție pentru n = { $n }
solved = {"*"}n = { $n }*, nicio regină nu o atacă pe alta: mutări { $moves }, timp { $time } ms
given-up = Abandon la limită: *nicio soluție*, mutări făcute { $moves }
stopped = Căutare oprită înainte de o soluție
moved = Mutări făcute: *{ $moves }*. Reginele atacate se mută mai departe
watch = Urmărește mutările
no-trace = Peste n = 32 se arată rezultatul sau mutările, pe măsură ce se fac: nu există nici pași la care să reveniți, nici arbore, nici stivă.
no-steps = Peste n = 32 se arată doar rezultatul: nu există pași.
no-given = Se pot fixa câmpuri până la n = 32. Dincolo de 32, căutarea așază ea însăși toate reginele.
at = Regină pe coloana { $column }, linia { $row }
rows = Linia fiecărei coloane, numărată de la 0 (tabla numără de la 1):
hint = Indicați o regină sau treceți de la una la alta cu săgețile.
tools = Imaginea tablei
fit = Arată toată tabla
