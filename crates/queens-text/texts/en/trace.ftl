### The trace table: a row for each step of a search. Also its worksheet.

# The headings of the columns. Between Line and Test are the variables.
step = Step
line = Line
test = Test
result = Result

# The name of the table, for screen readers.
name = Trace table

# The fields for the first and the last row.
from = From step
to = To step

# The button that saves the rows as a file.
save = Save as CSV

# The chosen steps are too many.
# $most (Number): the most rows
# $from (Number): the step of the first row
# $to (Number): the step of the last row
part = The table shows { $most } steps at most, here { $from } to { $to }. “Share”, “Text” saves more steps in a file.

# Instead of the table.
not-run = No search has run yet. Press Play, and each step becomes a row.
counted = This search only counts. It has no steps, so it has no trace table.
large = Boards with more than 32 columns are searched without steps, so there is no trace table.
played = You place the pieces yourself. Choose Watch to see the steps of a search.
rushing = The steps pass too fast to read. Press Pause to see the table.

# Below the table.
no-variables = This algorithm shows no variables.

# The test: whether a square is free.
# $square (Square): the square
is-free = { $square } free?

# The results of this test. The last one belongs to the last square of a tour.
# $problem (Problem): the problem
placed = { $problem ->
    [knight] knight moves
   *[queens] yes: queen placed
}

# $attacker (Square): the queen that attacks the square
# $line (Line): the line of the attack
attacked = no: { $attacker }, { $line ->
    [row] same row
    [column] same column
   *[diagonal] diagonal
}
last-square = yes: the last square

# The test of a knight's program, and its name on the sheet.
is-critical = critical situation?

# A queen that is placed without a test.
# $square (Square): its square
untested = queen on { $square }, no test

# The test of a candidate with all its queens, and its result.
is-safe = no attack?

# $earlier (Square): the first queen
# $later (Square): the second queen
# $line (Line): the line that joins them
clash = no: { $earlier } and { $later }, { $line ->
    [row] same row
    [column] same column
   *[diagonal] diagonal
}

# The test of a set of queens, and its result.
is-covered = all squares covered?

# $square (Square): a square without attack
uncovered = no: not { $square }

# The test whether a queen can belong to a set that covers the board, and its result.
# $square (Square): the square of the queen
is-useful = { $square } possible?
pruned = no: the others would not suffice

# $square (Square): the square that a piece leaves
# $problem (Problem): the problem
removed = { $problem ->
    [knight] { $square } freed
   *[queens] { $square } removed
}
candidate = next candidate

# $from (Square): the square that the queen leaves
# $to (Square): its new square
moved = { $from } → { $to }

# The test whether a line has an untried square, and its result.
is-left = a square left?
dead-end = no: dead end
critical = yes: a square is cut off

# $problem (Problem): the problem
score = { $problem ->
    [knight] moves sorted
   *[queens] values written
}

# $queens (Number): the number of queens
at-least = at least { $queens }

# $queens (Number): the number of queens
at-most = at most { $queens }

# $queens (Number): the number of queens
refuted = { $queens } do not suffice

# $closed (Bool): whether a rule closes the frame without a search
frame = { $closed ->
    [yes] frame closed
   *[no] frame searched
}

# The test whether the board is a solution, and its result.
# $problem (Problem): the problem
is-solution = { $problem ->
    [queens] all queens placed?
    [domination] all squares covered?
   *[knight] all squares visited?
}

# $number (Number): the number of the solution
solution = yes: solution { $number }

# $number (Number): the number of the solution
image = mirror image: solution { $number }
restart = start again
end = end
cap = stopped at the limit

# Step 0.
begin = start

# The title of the worksheet.
# $name (Text): the name of the algorithm
# $from (Number): the first step
# $to (Number): the last step
title = Trace table: { $name }, steps { $from } to { $to }

# The task under the title.
task = Fill in the empty cells. Cells with a dash stay empty.

# The choice of empty cells.
holes = Empty cells

# $distance (Number): one of this number of cells is empty
one-in = 1 cell in { $distance }
columns = Whole columns
columns-label = Columns to fill in
