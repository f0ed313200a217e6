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
square = Câmp
not-there = „{ $text }” nu e pe această tablă
pieces = { $problem ->
    [knight] Câmpuri vizitate, prima dată
   *[queens] Regine, prima dată
}
step = Pas
go = Mergi
no-number = „{ $text }” nu e un număr

time-left = mai sunt circa { $time }
