### Hints about pieces placed by hand. Text between stars is bold. The sentences end without a full stop.

# The button, before the first step of a hint.
hint = Hint

# The button, after the first step.
next-hint = Next hint

# A line, as the sentences below name it.
# $file (File): the column
column = column *{ $file }*

# $rank (Rank): the row
row = row *{ $rank }*

# The line with the fewest free squares.
# $line (Text): column c
# $free (Number): its free squares
look = Look at { $line }: { $free ->
    [one] *one* square is free
   *[other] *{ $free }* squares are free
}

# The line has one free square.
# $line (Text): column c
all-others = No other square of { $line } is free

# A queen on the square leaves a line without a free square.
# $square (Square): the square
# $forced (Text?): the queens that it forces: c8, then d3
# $line (Text): column d
refuted = *{ $square }* is impossible: { $forced ->
    [none] { $line } would have no free square
   *[some] it forces { $forced }, and { $line } has no free square left
}

# The refuted square is not on the line that the hint names first.
# $refuted (Text): e3 is impossible: …
elsewhere = Elsewhere, { $refuted }

# Between two forced queens.
then = , then{" "}

# $square (Square): the square
# $forced (Text?): the pieces that it forces
# $why (Text): the reason
infeasible = *{ $square }* is impossible: { $forced ->
    [none] { $why }
   *[some] it forces { $forced }, and then { $why }
}

# A reason: the square remains uncovered, whichever queen is placed.
# $square (Square): the square
no-cover = no queen that covers *{ $square }* leaves the others a chance

# A reason: the knight cannot continue from the square.
# $square (Square): the square
no-move = every move from *{ $square }* strands a square

# An uncovered square.
# $square (Square): the square
# $free (Number): the squares from which a queen may cover it
look-cover = Look at *{ $square }*: { $free ->
    [one] only a queen on *one* square can cover it and leave the other queens a chance
   *[other] only queens on *{ $free }* squares can cover it and leave the other queens a chance
}

# The move with the fewest exits.
# $square (Square): its square
# $exits (Number): the moves that continue from there
look-onward = Look at *{ $square }*: { $exits ->
    [0] it has *no* exit
    [one] it has *one* exit, and no other move has fewer
   *[other] it has *{ $exits }* exits, and no other move has fewer
}

# $square (Square): the only square to which the knight can move
look-sole = Look at *{ $square }*: the knight has no other move

# $square (Square): the uncovered square
all-others-cover = Every other queen that covers *{ $square }* leaves too much to the rest

one-move = No other move is left

# No square is impossible.
nothing-else = Each square that is left can still be right

# A search refuted the square.
# $square (Square): the square
# $nodes (Number): the positions of the search
searched = *{ $square }* is impossible: all ways from there were tried, { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} in all

# No square of the line is impossible.
# $line (Text): column c
nothing = Each free square of { $line } can still be right

# $square (Square): the forced move
# $line (Text): column c
only = *{ $square }* is the only free square of { $line }

# $problem (Problem): the problem
# $square (Square): a right move
right = *{ $square }* is right: { $problem ->
    [queens] a solution has a queen there
    [domination] with a queen there, it can be finished
   *[knight] a tour continues there
}

# A mistake.
# $square (Square): the queen that was placed last
# $other (Square): the queen that it attacks
# $line (Line): the line of the attack
attacks = *{ $square }* attacks *{ $other }* { $line ->
    [row] along a row
    [column] along a column
   *[diagonal] along a diagonal
}: take it back

# $square (Square): the queen with which no solution is left
since = Since *{ $square }*, no solution is left: take it back

# $square (Square): the move with which no tour is left
since-move = Since the move to *{ $square }*, no tour is left: go back

given = The given queens have no solution

# $square (Square): the start
no-tour = No tour begins on *{ $square }*

no-solution = This board has no solution

awaited = Looking for a hint …
