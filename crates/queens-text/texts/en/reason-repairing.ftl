### Below the code panel: why an event of a local search happened. Text between stars is bold.

# The end of two sentences.
# $pairs (Number): the pairs of queens that attack each other
pairs = { $pairs ->
    [0] no two queens attack each other
    [one] 1 pair of queens attacks each other
   *[other] { $pairs } pairs of queens attack each other
}

# The first board, or the next after a restart.
# $pairs (Number): the pairs of queens that attack each other
drawn = There is a queen in each column and in each row, in a random order that the seed determines: { pairs }.

# A move of a queen within its column.
# $from (Square): the square that it leaves
# $to (Square): its new square
# $column (File): its column
# $before (Number): the queens that attack the old square
# $sharing (Number): the squares from which the new square was drawn
# $after (Number): the queens that attack the new square
moved = On *{ $from }* the queen had { $before ->
    [one] 1 attacker
   *[other] { $before } attackers
}; { $sharing ->
    [one] of the other squares of column *{ $column }*, only *{ $to }* has the fewest
   *[other] *{ $to }* was drawn from the { $sharing } other squares of column *{ $column }* that have the fewest
}, { $after }.

# Follows a move.
# $pairs (Number): the pairs of queens that attack each other
now = Now { pairs }.

# $moves (Number): the moves after which the search restarts
restarted = After { $moves } moves queens still attack each other, so another board is drawn.
