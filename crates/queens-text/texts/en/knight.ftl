### The event strip above the board during the search for a knight’s tour, and the reasons why there is no tour. Text between
### stars is bold.

# The board has an odd number of squares, and the start has the rarer colour.
# $own (Number): the squares that have the colour of the start
# $other (Number): the squares of the other colour
minority = There is no such tour: each move changes the colour of the knight’s square, and the start has the colour of { $own } squares against { $other }.

# A closed tour, and an odd number of squares.
# $area (Number): the squares of the board
odd = There is no closed tour: each move changes the colour of the knight’s square, and the number of squares, { $area }, is odd.

# A board with four files or ranks.
# $inner (Bool): whether the start on an inner line excludes a tour; otherwise no tour is closed
four-lines = { $inner ->
    [yes] There is no such tour. On four files (or ranks), every move from the outer two leads to the inner two, which have as many squares. A tour that begins on an inner square therefore alternates between inner and outer squares. It also alternates between the colours, so all outer squares would have one colour.
   *[no] There is no closed tour on a board with four files or ranks. Every move from the outer two leads to the inner two, which have as many squares. A closed tour would therefore alternate between inner and outer squares. It also alternates between the colours, so all outer squares would have one colour.
}

# A small board that was searched completely.
# $nodes (Number): the nodes of that search
searched = There is no such tour: all ways from here have been tried, { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
} of the search.

# Step 0.
# $square (Square): the square of the knight
start = Start: the knight stands on *{ $square }*

# A move.
# $from (Square): the square that the knight leaves
# $to (Square): its new square
# $moves (Number?): the moves from there, if they decide the order
place = Knight from *{ $from }* to *{ $to }*{ $moves ->
    [none] { "" }
    [one] , 1 onward move
   *[other] , { $moves } onward moves
}

# $square (Square): the square of the knight
# $moves (Number): the moves from there
sorted = { $moves ->
    [0] No move to sort from *{ $square }*
    [one] One move from *{ $square }*: nothing to sort
   *[other] { $moves } moves from *{ $square }* sorted, the fewest onward moves first
}

# $square (Square): a square that has no other neighbour left
emptied = Critical: only this square still leads to *{ $square }*, and other squares are left

# $start (Square): the start of a closed tour
no-way-home = Critical: no square is left that leads back to *{ $start }*

# $square (Square): the square of the knight
no-move = Dead end: no move from *{ $square }*

# The knight goes back.
# $square (Square): the square that it leaves
# $to (Square): the square to which it returns
freed = *{ $square }* freed, knight back on *{ $to }*

# $square (Square): the last square of the board
only-square = Only *{ $square }* is left: the knight goes there

# $square (Square): the last square of the tour that was found
detached = *{ $square }* taken off, to look for another tour

# The result of a search without tours: the reason is not known.
none = *No tour* from this square

# The result of a search without tours. The board has an odd number of squares, and the start has the rarer colour.
none-minority = *No tour*: the board has one square more of the other colour

# The result of a search without closed tours.
none-odd = *No closed tour*: the number of squares is odd

# The result of a search without tours on a board with four files or ranks.
# $inner (Bool): whether the start on an inner line excludes a tour; otherwise no tour is closed
none-four-lines = { $inner ->
    [yes] *No tour*: with only four ranks (or files), a tour starts on an outer one
   *[no] *No closed tour* on four files or ranks
}

# The result of a complete search without tours.
none-searched = *No tour*: all ways have been tried

# The result of a search.
# $tours (Number): the tours found, at least 1
# $closed (Bool): whether they are closed
# $squares (Number): the squares of each tour
found = { $closed ->
    [yes] { $tours ->
        [one] *A closed tour*: { $squares } squares
       *[other] *{ $tours } closed tours* of { $squares } squares
    }
   *[no] { $tours ->
        [one] *A tour*: { $squares } squares
       *[other] *{ $tours } tours* of { $squares } squares
    }
}

# $number (Text): the number of the tour
# $closed (Bool): whether it is closed
toured = *Tour { $number }*: every square once{ $closed ->
    [yes] , and closed
   *[no] { "" }
}

# Follows a number of closed tours.
directions = ; each tour counts once in each direction
