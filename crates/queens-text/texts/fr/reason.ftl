start = { $column ->
    [none] { $row ->
        [none] Rien n’a encore été essayé.
       *[some] La recherche commence par la ligne *{ $row }*.
    }
   *[some] La recherche commence par la colonne *{ $column }*.
}
free = *{ $square }* est libre.
compared = { $queens ->
    [0] *{ $square }* est libre : il n’y a aucune reine à comparer.
    [one] *{ $square }* est libre : comparée à 1 reine, qui ne la menace pas.
   *[other] *{ $square }* est libre : comparée à { $queens } reines, aucune ne la menace.
}
attacked = { $line ->
    [row] *{ $square }* est sur la même ligne que *{ $attacker }*.
    [column] *{ $square }* est sur la même colonne que *{ $attacker }*.
   *[diagonal] *{ $square }* est à { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } et { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } de *{ $attacker }* : elles sont sur une même diagonale.
}
taken-back = { $more ->
    [yes] Tout ce qui suit *{ $square }* a été essayé. { $column ->
        [none] Colonne suivante de la ligne *{ $row }*
       *[some] Ligne suivante de la colonne *{ $column }*
    }.
   *[no] Tout ce qui suit *{ $square }* a été essayé, et { $column ->
        [none] la ligne *{ $row }* n’a plus de colonne
       *[some] la colonne *{ $column }* n’a plus de ligne
    } à essayer.
}
no-square-left = Aucune case de { $column ->
    [none] la ligne *{ $row }*
   *[some] la colonne *{ $column }*
} n’est libre : la reine précédente est retirée.
complete = Toutes les reines sont posées et aucune n’en menace une autre : une *solution*.
finished = La recherche est terminée.
compared-with = { $queens ->
    [0] Il n’y avait aucune reine à comparer.
    [one] Comparaison avec { $queens } reine.
   *[other] Comparaison avec { $queens } reines.
}
