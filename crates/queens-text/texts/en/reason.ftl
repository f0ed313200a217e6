### Below the code panel: why an event happened, and the program’s work during it. Here are the words for the algorithm that the
### page opens with; the other reason files belong to the other searches. Text between stars is bold.

# Step 0.
# $column (File?): the column that is searched first
# $row (Rank?): the row that is searched first, if the search goes by rows
start = { $column ->
    [none] { $row ->
        [none] Nothing has been tried yet.
       *[some] The search begins with row *{ $row }*.
    }
   *[some] The search begins with column *{ $column }*.
}

# $square (Square): the square tested
free = *{ $square }* is free.

# $square (Square): the square tested
# $queens (Number): the queens compared with it
compared = { $queens ->
    [0] *{ $square }* is free: there is no queen to compare with.
    [one] *{ $square }* is free: compared with 1 queen, which does not attack it.
   *[other] *{ $square }* is free: compared with { $queens } queens, none attacks it.
}

# $square (Square): the square tested
# $attacker (Square): the queen that attacks it
# $line (Line): the line of the attack
# $columns (Number): the columns between them, for a diagonal
# $rows (Number): the rows between them, for a diagonal
attacked = { $line ->
    [row] *{ $square }* lies in the same row as *{ $attacker }*.
    [column] *{ $square }* lies in the same column as *{ $attacker }*.
   *[diagonal] *{ $square }* is { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } and { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } from *{ $attacker }*, so they share a diagonal.
}

# A queen was removed.
# $square (Square): its square
# $column (File?): the column that is searched next
# $row (Rank?): the row that is searched next, if the search goes by rows
# $more (Bool): whether the line has untried squares left
taken-back = { $more ->
    [yes] Everything with a queen on *{ $square }* has been tried. Next { $column ->
        [none] column of row *{ $row }*
       *[some] row of column *{ $column }*
    }.
   *[no] Everything with a queen on *{ $square }* has been tried, and { $column ->
        [none] row *{ $row }* has no further column
       *[some] column *{ $column }* has no further row
    } to try.
}

# $column (File?): the column without a free square
# $row (Rank?): the row without a free square, if the search goes by rows
no-square-left = No square of { $column ->
    [none] row *{ $row }*
   *[some] column *{ $column }*
} is free, so the queen before is removed.

complete = All queens are placed and none attacks another: a *solution*.

finished = The search is over.

# The work during the event.
# $queens (Number): the queens compared with the square
compared-with = { $queens ->
    [0] There was no queen to compare with.
    [one] Compared with 1 queen.
   *[other] Compared with { $queens } queens.
}
