### Every start: a map of the board, a table of the boards and a table of the orders of the knight's moves.

# Instead of the map.
none = This algorithm does not begin on one square. The accessibility heuristics and the knight’s tours do.

# Above the map, when all starts are made.
# $problem (Problem): the problem
# $solved (Number): the starts that lead to a solution
# $starts (Number): all starts
successes = { $solved ->
    [0] None of the { $starts } starts leads
    [one] 1 of { $starts } starts leads
   *[other] { $solved } of { $starts } starts lead
} to a { $problem ->
    [knight] tour
   *[queens] solution
}

# Above the map, while the starts are made.
# $made (Number): the starts made
# $starts (Number): all starts
running = { $made } of { $starts } starts made

# The name of the map.
# $problem (Problem): the problem
map = { $problem ->
    [knight] Calls to a tour, by start
   *[queens] Queens placed, by start
}

# A start from which all queens are placed.
# $square (Square): the square
# $n (Number): the number of queens
start-solved = { $square }: all { $n } queens, a solution; run it

# A start from which fewer queens are placed.
# $square (Square): the square
# $queens (Number): the queens that are placed
# $n (Number): the number of queens of a solution
start-failed = { $square }: { $queens } of { $n } queens; run it

# A start of the knight that leads to a tour.
# $square (Square): the square
# $calls (Number): the calls until the tour is found
tour-found = { $square }: a tour after { $calls } calls; run it

# A start of the knight whose search stops at its limit.
# $square (Square): the square
# $calls (Number): the limit
tour-capped = { $square }: no tour within { $calls } calls; run it

# A start of the knight that leads to no tour.
# $square (Square): the square
tour-impossible = { $square }: no tour begins here; run it

# Under the map of the knight.
# $most (Number): the limit of a search
tour-legend = The calls until a tour is found (k: thousands); “…” if { $most } calls find no tour, “–” if there is no tour. Green: without going back; blue: with going back. Click or tap a start to run it.

# Under the map of the queens.
legend = The number of queens at the end; the fewer are missing, the stronger the colour. A frame marks a solution. Click or tap a start to run it.

# The title of the table of the boards. Its columns: n, solved, starts.
chart = Starts that lead to a solution, by board

# Under that table.
# $from (Number): the number of columns of the smallest board
# $to (Number): the number of columns of the largest board
larger-boards = On boards of { $from } to { $to } columns no start succeeds either; these were counted beforehand.

board = n
solved = solved
starts = starts

# The title of the table of the orders of the knight's moves. Its columns: order, tours, given up, starts.
orders = Each order of the moves on this board

order = order
tours = tours
capped = given up

# Under the map of the knight: a button that counts all tours of the board.
count-tours = Count all tours

# Next to that button, if the board is large.
# $squares (Number): the squares of the board that are not blocked
tours-long = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}: this can take very long

# While the tours are counted.
# $counted (Number): the kinds of start that are counted
# $all (Number): all kinds of start
tours-running = Kinds of start counted: { $counted } of { $all }

# A button that ends the count.
stop-tours = Stop

# The result of the count of open tours.
# $directed (Number): the tours
# $undirected (Number): the tours if the two directions of a tour are the same tour
# $starts (Number): the squares from which a tour begins
# $squares (Number): the squares of the board that are not blocked
open-total = { $directed ->
    [0] There is no tour on this board.
    [one] 1 tour, from { $starts } of { $squares } squares
   *[other] { $directed } tours, from { $starts } of { $squares } squares; { $undirected } if both directions are the same tour
}

# The result of the count of closed tours.
# $directed (Number): the tours
# $undirected (Number): the tours if the two directions of a tour are the same tour
closed-total = { $directed ->
    [0] The board has no closed tour.
    [one] 1 closed tour
   *[other] { $directed } closed tours; { $undirected } if both directions are the same tour
}
