empty = Înainte de căutare nu există arbore: porniți-o, iar arborele se desenează aici.
size-all = { nodes }{ $rejected ->
    [0] {""}
    [one] , 1 câmp respins
   *[other] , { $rejected } respinse
}
nodes = { $nodes ->
    [one] 1 nod
    [few] { $nodes } noduri
   *[other] { $nodes } de noduri
}
size-so-far = { nodes } până aici
size-first = primele { nodes }
size-part = { nodes }, de la pasul { $from } la pasul { $to }; subarborii anteriori sunt strânși
outside = Pasul curent e în afara acestei părți.
reading = Se citește partea din jurul pasului curent: { $percent }%
start = Început
item = { $square }: { $text }
standing-rejected = respins
standing-solution = o soluție
standing-dead-end = fundătură
standing-node = { $solutions ->
    [0] { $is-closed ->
        [yes] nicio soluție dedesubt
       *[no] nicio soluție dedesubt până aici
    }
    [one] 1 soluție dedesubt
    [few] { $solutions } soluții dedesubt
   *[other] { $solutions } de soluții dedesubt
}, { nodes } dedesubt{ $is-folded ->
    [yes] , strâns
   *[no] {""}
}
one-of-similar = { $count ->
    [none] , cu forma încă necunoscută
    [1] , singurul subarbore cu această formă
    [few] , unul dintre cei { $count } subarbori cu această formă
   *[other] , unul dintre cei { $count } de subarbori cu această formă
}
picture = Arborele de căutare
tools = Imaginea arborelui
larger = Mărește
smaller = Micșorează
left = Spre stânga
right = Spre dreapta
up = În sus
down = În jos
fit = Încadrează tot arborele
full-screen = Tot ecranul
mark-similar = Marchează subarborii cu aceeași formă
similar = { $count ->
    [none] Subarborele nu e cunoscut până la capăt, așa că forma lui nu poate fi comparată.
    [1] Niciun alt subarbore nu are această formă.
    [few] { $count } subarbori cu această formă sunt marcați.
   *[other] { $count } de subarbori cu această formă sunt marcați.
}
unfold = Desfă tot
fold = Strânge eșecurile
key-title = Semnele arborelui
key-choice = alegere
key-leading = duce la soluții
key-solution = soluție
key-failure = fundătură
key-rejected = respins
key-failed = subarbore fără soluții
key-solved = subarbore cu soluții
key-undecided = subarbore neterminat
key-unexplored = neexplorat
key-validity = verde: valid; roșu: nevalid, ca în fișă
