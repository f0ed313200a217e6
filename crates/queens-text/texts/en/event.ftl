### The event strip above the board: the last event, in one sentence. Text between stars is bold.

empty = Empty board. Click or tap squares to fix queens, then press Play.

# The board before a search, while a click blocks a square.
blocking = Click or tap squares to block them, or to free them again.

# No search yet.
# $queens (Number): the fixed queens, at least 1
given = { $queens ->
    [one] 1 queen fixed. Press Play to search.
   *[other] { $queens } queens fixed. Press Play to search.
}

# Step 0.
# $column (File?): the column that is searched first
# $row (Rank?): the row that is searched first, if the search goes by rows
start = { $column ->
    [none] { $row ->
        [none] Start: nothing has been tried yet
       *[some] Start: the search begins in *row { $row }*
    }
   *[some] Start: the search begins in *column { $column }*
}

# In place of sentences that would change too fast to read.
# $tests (Number): the tests of the search so far
# $solutions (Number): its solutions so far
passing = Searching: { $tests ->
    [one] 1 test
   *[other] { $tests } tests
}, { $solutions ->
    [0] no solution so far
    [one] 1 solution so far
   *[other] { $solutions } solutions so far
}

# $column (File): the column of the queen
# $row (Rank): its row
# $square (Square): its square
place = Column { $column }, row { $row }: free, queen on *{ $square }*

# A queen that is placed without a test.
# $square (Square): its square
root = Start of a search: queen placed on *{ $square }*, untested

candidate = The next candidate: all its queens at once

# Two queens of a candidate that attack each other.
# $later (Square): the second queen
# $earlier (Square): the first queen
# $line (Line): the line that joins them
clash = Rejected: *{ $earlier }* and *{ $later }* stand { $line ->
    [row] in one row
    [column] in one column
   *[diagonal] on a diagonal
}

restart = The draw failed: it starts again

# A solution that is the mirror image of the one before.
# $number (Text): its number
image = *Solution { $number }*: the one before, upside down

# $column (File): the column of the rejected square
# $row (Rank): its row
# $attacker (Square): the queen that attacks it
# $line (Line): the line of the attack
reject = Column { $column }, row { $row }: attacked by *{ $attacker }* { $line ->
    [row] in the same row
    [column] in the same column
   *[diagonal] on a diagonal
}

# $column (File): the column of the queen
# $square (Square): its square
remove = Column { $column }: queen removed from *{ $square }*

# A queen is removed, although the step before is no dead end.
# $column (File): the column of the queen
# $square (Square): its square
remove-tried = Column { $column }: queen removed from *{ $square }*; everything with it has been tried

# $column (File?): the column without a free square
# $row (Rank?): the row without a free square, if the search goes by rows
dead-end = { $column ->
    [none] { $row ->
        [none] Dead end – no square is free
       *[some] Row { $row }: dead end – no square is free
    }
   *[some] Column { $column }: dead end – no square is free
}

# $number (Text): its number
solution = *Solution { $number }*: no queen attacks another

# At the end of a search: the button that shows the solutions.
see-solutions = See them

failed = The engine stopped. Reload it to continue.

# No search yet: a heuristic.
# $square (Square): the square of the first queen
first-queen = The first queen is on *{ $square }*. Click or tap another square, then press Play.

# No search yet: a knight's tour.
# $square (Square): the square of the knight
# $squares (Squares): the squares that it can reach
first-square = Knight on *{ $square }*; it can go to { $squares }

# A search that ended at its limit.
# $count (Number): the solutions found
# $cap (Text): 10,000 calls
given-up = Stopped at the limit of { $cap }: { $count ->
    [0] *no solution found*
    [one] at least *1 solution*
   *[other] at least *{ $count } solutions*
}

# The limit of a search: at least 1,000.
# $cap (Number): the limit
cap-moves = { $cap } moves

# $cap (Number): the limit
cap-calls = { $cap } calls

# $n (Number): the number of columns
counting = Counting all solutions for n = { $n }

# $count (Number): the solutions
counted = { $count ->
    [0] The count is complete: *no solution*
    [one] The count is complete: *1 solution*
   *[other] The count is complete: *{ $count } solutions*
}

# $count (Number): the solutions counted so far
count-stopped = { $count ->
    [one] Count stopped: at least *1 solution*
   *[other] Count stopped: at least *{ $count } solutions*
}
