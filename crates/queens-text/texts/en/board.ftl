### The board in words: its name, its squares, and the list of its marks.

# $files (Number): the number of columns
# $ranks (Number): the number of rows
name = Board, { $files } by { $ranks }

# Words for a square, as screen readers read it: “f5, queen, attacked by b1 on a diagonal”.
knight = knight

# The knight can no longer visit the square.
critical = can no longer be reached
queen = queen
fixed-queen = fixed queen

# A queen of the form that is not on the board of the search shown.
fixed = fixed for the next run
blocked = blocked
solution = part of a solution
attacked = attacked
rejected = rejected
removed = queen removed

# $attacker (Square): the queen that attacks the square
# $line (Line): the line of the attack
attacked-by = attacked by { $attacker } { $line ->
    [row] in the same row
    [column] in the same column
   *[diagonal] on a diagonal
}

# The number that a heuristic writes on the square.
# $value (Small): the number
value = value { $value }

# Domination.
# $times (Number): the queens that cover the square
covered = { $times ->
    [0] not covered
    [one] covered once
   *[other] covered { $times } times
}

# A knight's tour.
# $number (Small): the number of the visit, from 1
visit = visit { $number }

# $count (Number): the free squares that the knight can reach from the square
onward = { $count ->
    [one] 1 way on
   *[other] { $count } ways on
}

# The list of marks, and each mark.
legend = Marks
legend-place = queen placed
legend-visited = visited, in order

# The number on a square: moves to free squares, or queens that cover it.
legend-onward = onward moves
legend-covered = times covered
legend-critical = out of reach
legend-conflict = rejected
legend-removed = removed
legend-dead-end = dead end
legend-solution = solution
legend-fixed = fixed
legend-attacked = attacked
legend-read = square read
legend-scanned = value read
legend-marked = square marked
