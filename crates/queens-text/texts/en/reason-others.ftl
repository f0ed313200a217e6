### Below the code panel: why an event of the other searches happened, and the program’s work during it. Text between stars is
### bold.

# A square with a mark.
# $square (Square): the square
# $attacker (Square): the queen that marked it
# $line (Line): the line of the attack
marked = *{ $square }* is marked in *t*: the queen on *{ $attacker }* has marked it, { $line ->
    [row] on its row
    [column] on its column
   *[diagonal] on a diagonal
}.

# A square whose column is in the string `st`. “pos” is a function of the program.
# $square (Square): the square
# $digit (Text): the digit of its column
# $attacker (Square): the queen of this digit
found-digit = *{ $square }* is excluded: *pos* finds the digit { $digit } of its column in *st*. It belongs to the queen on *{ $attacker }*.

# A square with a queen on its diagonal. “test” is a function of the program.
# $square (Square): the square
# $attacker (Square): the queen
found-diagonal = *{ $square }* is excluded: *test* follows a diagonal through *st* and finds the queen on *{ $attacker }*.

# A square whose row is in the list of occupied rows.
# $square (Square): the square
# $row (Rank): its row
# $attacker (Square): the queen on this row
found-row = *{ $square }* is excluded: row *{ $row }* is already noted as occupied, by the queen on *{ $attacker }*.

# A square from which the program reads the board `t`, down to a queen.
# $square (Square): the square
# $attacker (Square): the queen
# $line (Line): the line of the attack
found-scan = *{ $square }* is excluded: reading *t* down { $line ->
    [row] its row
    [column] its column
   *[diagonal] a diagonal
}, the scan meets the queen on *{ $attacker }*.

# $square (Square): the square of the first queen
root = The program places a queen on *{ $square }* without a test and continues from there.

# $square (Square): the square of the queen
# $free (Number): the free rows of its column
lowest-bit = { $free ->
    [one] *{ $square }* is the only free square left in its column.
   *[other] *{ $square }* is the lowest of { $free } free rows left in its column.
}

# $square (Square): the square of the queen
# $column (File): its column
# $free (Number): the free squares of this column
fewest = No column has fewer free squares than *{ $column }*{ $free ->
    [one] , and *{ $square }* is the last one left in it.
   *[other] ; *{ $square }* is the lowest of the { $free } left in it.
}

# The program has computed the value of every square.
table = Every square shows *hb*: the number of squares that a queen there attacks on the empty board.

# The program has computed the values of the free squares.
# $squares (Number): the free squares
valued = { $squares ->
    [0] No square is free, so none has a value.
    [one] One square is free: a queen on it attacks no other free square, so its value is 0.
   *[other] Each of the { $squares } free squares shows how many of the others a queen there would attack.
}

# $square (Square): the square of the queen
# $value (Number): its value
# $sharing (Number): the free squares with this value
least-value = { $sharing ->
    [one] Only *{ $square }* has the least value of all free squares, { $value }.
   *[other] The least value of a free square is { $value }. It occurs on { $sharing } squares, and row by row *{ $square }* is the first.
}

# $square (Square): the square of the queen
# $free (Number): the free squares
drawn = *{ $square }* was drawn from { $free ->
    [one] 1 free square
   *[other] { $free } free squares
}.

no-square-free = Every square of the board is taken or attacked, and queens are missing.

next-candidate = The next candidate is placed, all its queens at once.

drawn-candidate = A row was drawn for each column, all at once.

restarted = The next draw begins on the given board.

mirrored = Turned upside down, the solution is another solution, which needs no search.

# A move of the knight.
# $from (Square): the square that it leaves
# $to (Square): its new square
# $moves (Number?): the moves from there, if they decide the order
moved = { $moves ->
    [none] From *{ $from }* the knight goes to *{ $to }*, the next square of the list.
    [one] From *{ $from }* to *{ $to }*: 1 move leads on from there, and no square left in the list has fewer.
   *[other] From *{ $from }* to *{ $to }*: { $moves } moves lead on from there, and no square left in the list has fewer.
}

# $square (Square): the square of the knight
# $moves (Number): the squares of its list
sorted = The list of *{ $square }* is sorted by valuation: { $moves ->
    [one] 1 square
   *[other] { $moves } squares
}, the fewest onward moves first.

# $square (Square): a square that has no other neighbour left
# $by (Square): the square of the knight
emptied = Critical: after the visit of *{ $by }* no other square leads to *{ $square }*, which could only be the last.

# $start (Square): the start of a closed tour
# $by (Square): the square of the knight
no-way-home = Critical: with *{ $by }* all squares that lead to *{ $start }* are visited, so the tour cannot be closed.

# $square (Square): the square of the knight
no-move = Every square that the knight could reach from *{ $square }* is visited.

# The knight goes back.
# $square (Square): the square that it leaves
# $to (Square): the square to which it returns
# $more (Bool): whether untried moves are left from there
freed = *{ $square }* is free again and goes to the end of the lists. The knight is back on *{ $to }*, { $more ->
    [yes] which has more to try
   *[no] where nothing is left to try
}.

# $square (Square): the last square of the board
# $from (Square): the square of the knight
only-square = *{ $square }* is the only square left, a move from *{ $from }*.

# $square (Square): the last square of the tour that was found
detached = The tour is recorded; *{ $square }* is removed from it to look for another.

# $closed (Bool): whether the tour is closed
toured = { $closed ->
    [yes] Every square is visited once, and the start is a move away: a *closed tour*.
   *[no] Every square is visited once: a *tour*.
}

cap-reached = The search has reached its limit and is given up.

# The work during the event.
# $squares (Number): the squares read
read = The scan read { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}.

# The work during the event.
# $squares (Number): the squares marked
queen-marked = The queen marked { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, its own included.

# The work during the event.
# $rows (Number): the rows looked at, if the program looks at rows
# $pairs (Number): the pairs of queens compared
pairs = { $rows ->
    [0] Compared { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    } of queens.
   *[other] The whole list again: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } looked at, then { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    } of queens compared.
}

# The work during the event. “test” is a function of the program.
# $calls (Number): the calls
# $beyond (Number): the calls for a square beyond the edge of the board
called = test was called { $calls ->
    [one] 1 time
   *[other] { $calls } times
}, { $beyond ->
    [0] never
   *[other] { $beyond } of them
} beyond the edge.
