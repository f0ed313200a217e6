### The event strip above the board while a heuristic searches that always takes the square of least value. Text between
### stars is bold.

# Step 0.
# $square (Square): the square of the first queen
start = Start: the first queen stands on *{ $square }*

# The program has computed the value of every square.
table = Values written: the squares that each square attacks on the empty board

# The program has computed the values of the free squares.
# $squares (Number): the free squares
valued = { $squares ->
    [0] No values: no square is free any more
    [one] Value written on the last free square
   *[other] Values written on { $squares } free squares: how many others a queen there would attack
}

# $square (Square): the square of the queen
# $value (Number): its value
place = Least value { $value }: queen on *{ $square }*

# The end without a solution.
# $queens (Number): the queens on the board
# $n (Number): the queens of a solution
missed = The heuristic ends *without a solution*: { $queens ->
    [one] 1 queen stands
   *[other] { $queens } queens stand
} of { $n }
