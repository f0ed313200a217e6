### The card next to a square of the board: its piece, what the search did with the square, and the queens that attack it.
### Text between stars is bold.

# A piece of the given position.
# $problem (Problem): the problem
given = { $problem ->
    [knight] The tour starts here.
   *[queens] This queen is fixed.
}

# A piece that the search placed.
# $problem (Problem): the problem
# $number (Number): its number, from 1
placed = { $problem ->
    [knight] Square { $number } of the tour.
   *[queens] The search placed queen { $number } here.
}

# A blocked square.
# $problem (Problem): the problem
blocked = { $problem ->
    [knight] This square is *blocked*: the knight jumps over it, but cannot visit it.
   *[queens] This square is *blocked*: no queen can stand here, but queens attack across it.
}

# A square that the search rejected on the current path.
# $against (Text?): the queens that attack it: b1 (diagonal)
refused = { $against ->
    [none] *Rejected* on this path.
   *[some] *Rejected* on this path: attacked by { $against }.
}

infeasible = *Rejected* on this path: the remaining queens could not cover the rest.

# A piece that was removed on the current path.
# $problem (Problem): the problem
# $solved (Bool): whether the search found solutions with it
removed = { $problem ->
    [knight] { $solved ->
        [yes] The knight visited this square and went back after the search found tours.
       *[no] The knight visited this square and *went back*: no tour continues from here.
    }
   *[queens] { $solved ->
        [yes] A queen stood here. The search removed it after finding solutions.
       *[no] A queen stood here and was *removed*: no solution on this path contains it.
    }
}

# A square that was rejected on an earlier path.
# $against (Text?): the queen that attacked it
# $step (Text): the number of the step
refused-before = { $against ->
    [none] *Rejected* earlier, at step { $step }.
   *[some] *Rejected* earlier, at step { $step }: attacked then by { $against }.
}

# A piece that was removed on an earlier path.
# $problem (Problem): the problem
# $step (Text): the number of the step
removed-before = { $problem ->
    [knight] The knight was here earlier, until step { $step }.
   *[queens] A queen stood here earlier, until step { $step }.
}

# The queens that attack or cover the square.
# $problem (Problem): the problem
# $queens (Text): b1 (diagonal), c4 (same row)
attacked = { $problem ->
    [domination] Covered by { $queens }.
   *[queens] Attacked now by { $queens }.
}

# $problem (Problem): the problem
free = { $problem ->
    [domination] *Open*: no queen covers it.
   *[queens] *Free*: no queen attacks it.
}

# A square that the knight has not visited.
# $squares (Squares): the squares to which it could go from there
onward = { $squares ->
    [none] Not visited; no move continues from here.
   *[some] Not visited; moves from here: { $squares }.
}

# $square (Square): a queen
# $line (Line): the line on which it attacks
attacker = *{ $square }* ({ $line ->
    [row] same row
    [column] same column
   *[diagonal] diagonal
})

# A button: shows the step at which the event happened.
go = Go there

# The same button, if the event happened on another path.
last = Last event on this square
