title = Puzzle-uri
about = { $problem ->
    [queens] Câteva regine sunt date și există un singur mod de a le completa.
    [domination] Câteva regine sunt date și există un singur mod de a acoperi tabla cu cât mai puține regine în total.
   *[knight] Un parcurs e început și există un singur mod de a-l termina.
}
task = { $problem ->
    [queens] Puneți celelalte regine: există un singur mod
    [domination] Acoperiți tabla cu cele mai puține regine: există un singur mod
   *[knight] Terminați drumul: există un singur mod
}
of-day = Puzzle-ul zilei, { $date }{ $is-solved ->
    [yes] {" "}(rezolvat)
   *[no] {""}
}
no-day = Nu există un puzzle pentru data acestui dispozitiv.
another = Alt puzzle
size = Mărimea n
grade = Dificultate
grades = { $grade ->
    [forced] 1 – mutări forțate
    [one-contradiction] 2 – o contradicție
    [contradictions] 3 – mai multe contradicții
   *[nested] 4 – contradicții imbricate
}
made-one = Pe tabla { $n }×{ $n }, toate puzzle-urile au dificultatea { $grade }.
made-several = Pe tabla { $n }×{ $n }, dificultățile sunt { $grades }.
name-of-day = Puzzle-ul din { $date }, dificultate { $grade }
name-of-seed = Puzzle-ul { $seed }, dificultate { $grade }
coming = Puzzle-ul se pregătește…
numbered = Soluția *{ $number }* din { $solutions }{ $has-given ->
    [yes] {" "}de pe tabla goală
   *[no] {""}
}; *{ $class }* din { $classes } dacă tablele rotite și oglindite se numără o singură dată
solved = { $hints ->
    [0] În *{ $time }*, fără indicii
    [one] În *{ $time }*, cu un pas de indicii
    [few] În *{ $time }*, cu { $hints } pași de indicii
   *[other] În *{ $time }*, cu { $hints } de pași de indicii
}
result = { $name }, { $size }: rezolvat în { $time }, { $hints ->
    [0] fără indicii
    [one] cu un pas de indicii
    [few] cu { $hints } pași de indicii
   *[other] cu { $hints } de pași de indicii
}
copy = Copiază rezultatul
unkept = Browserul nu a putut nota rezolvarea
recorded = { $puzzles ->
    [0] Puzzle-urile rezolvate se notează aici, doar în acest browser.
    [1] Un puzzle rezolvat, notat doar în acest browser.
    [few] { $puzzles } puzzle-uri rezolvate, notate doar în acest browser.
   *[other] { $puzzles } de puzzle-uri rezolvate, notate doar în acest browser.
}
nothing-kept = Browserul nu păstrează nimic pentru această pagină: puzzle-urile rezolvate nu sunt notate.
export = Salvează într-un fișier
clear = Uită-le pe toate
