### The event strip above the board during a local search: all queens stand on the board and move one by one. Text between
### stars is bold.

# The first board, or the next after a restart.
# $pairs (Number): the pairs of queens that attack each other
drawn = All queens drawn at once: { $pairs ->
    [0] none attacks another
    [one] 1 pair attacks each other
   *[other] { $pairs } pairs attack each other
}

# $from (Square): the square that the queen leaves
# $to (Square): its new square
# $before (Number): the queens that attack the old square
# $after (Number): the queens that attack the new square
moved = Queen from *{ $from }*, attacked by { $before ->
    [0] no queen
    [one] 1 queen
   *[other] { $before } queens
}, to *{ $to }*: now by { $after ->
    [0] none
   *[other] { $after }
}

# $moves (Number): the moves after which the search restarts
restarted = No solution after { $moves } moves: another board is drawn
