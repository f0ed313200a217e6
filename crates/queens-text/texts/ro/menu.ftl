solution = Soluția { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
dead-end = Fundătura { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
critical = Situația critică { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
rejection = Respingerea { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
bound = Marginea { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
on-square = Evenimentul { $direction ->
    [forwards] următor
   *[backwards] dinainte
} pe { $place }
depth = Prima dată cu { $pieces }
tests = După { $tests ->
    [one] un test
    [few] { $tests } teste
   *[other] { $tests } de teste
}
square = Câmp
not-there = „{ $text }” nu e pe această tablă
pieces = { $problem ->
    [knight] Câmpuri vizitate
   *[queens] Regine
}
step = Pas
go = Mergi
no-step = „{ $text }” nu e un număr
fewer = Mai puține
more = Mai multe
