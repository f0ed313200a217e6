go-to = Salt la
solution = Se caută *soluția* { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
dead-end = Se caută *fundătura* { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
critical = Se caută *situația critică* { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
rejection = Se caută *respingerea* { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
bound = Se caută *marginea* { $direction ->
    [forwards] următoare
   *[backwards] dinainte
}
square = Se caută evenimentul { $direction ->
    [forwards] următor
   *[backwards] dinainte
} pe *{ $square }*
depth = Se caută primul pas cu *{ pieces }*
tests = Se caută pasul după *{ $tests ->
    [one] un test
    [few] { $tests } teste
   *[other] { $tests } de teste
}*
pieces = { $problem ->
    [knight] { $count ->
        [one] un câmp vizitat
        [few] { $count } câmpuri vizitate
       *[other] { $count } de câmpuri vizitate
    }
   *[queens] { $count ->
        [one] o regină
        [few] { $count } regine
       *[other] { $count } de regine
    }
}
reaching = Pe drum spre *pasul { $step }*: { $percent }%
