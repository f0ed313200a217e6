why = linia { $line }{ $excerpt ->
    [none] {""}
   *[some] , { $excerpt }
}: { $wrong }; nu s-a adăugat nimic
empty = lipsește; un registru începe cu planul unei numărări
cut-off = este tăiată; un registru începe cu planul unei numărări
no-plan = nu este planul unei numărări
no-shard = nu este un lot terminat
engine = engine „{ $found }” nu este „{ $expected }”, motorul acestei pagini
range = { $name }={ $found } nu este între 1 și { $most }
fixed = fixed „{ $found }” nu este o listă de regine de pe tabla { $size }, coloană cu coloană, în care nicio regină nu atacă alta
shards = această numărare are { $expected ->
    [one] un lot
    [few] { $expected } loturi
   *[other] { $expected } de loturi
}, nu { $found }
checksum = suma de control { $found } nu se potrivește cu linia; o numărare fără această linie îi numără din nou lotul
foreign = { $field } „{ $found }” aparține altei numărări; aceasta are „{ $expected }”
kind = { $sets ->
    [yes] aparține unei numărări de mulțimi dominante, iar aceasta este de n regine
   *[no] aparține unei numărări de n regine, iar aceasta este de mulțimi dominante
}
log = loturile de dominare au jurnal, celelalte nu au
no-such-shard = lotul { $found } nu există; ultimul este { $last }
contradiction = lotul { $shard } are aici { $found }, iar înainte avea { $expected }
solutions = { $count ->
    [one] o soluție
    [few] { $count } soluții
   *[other] { $count } de soluții
}
sets = mulțimi: { $sets }, { $nodes ->
    [one] un nod
    [few] { $nodes } noduri
   *[other] { $nodes } de noduri
}, jurnalul { $log }
place = {" "}({ $file }, linia { $line })
