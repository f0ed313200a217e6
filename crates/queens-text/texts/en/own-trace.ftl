### The tool in Results that compares the trace of a reader’s program with a search.

label = The trace that your program prints

# How the squares are written: the list and its choices.
squares = Squares
names = names: a1

# $base (Number): the number of the first row and column
row-column = row, column from { $base }

# $base (Number): the number of the first row and column
column-row = column, row from { $base }

# The button that starts the comparison.
ask = Compare

# Below the field.
# $most (Number): the most bytes of a text
hint = One action on each line: try a1, place a1, reject a1, remove a1. Lines with try and reject may be missing. At most { $most } bytes.

# The heading of the lines to add to a program.
prints = Lines to add to your program

# Comments in these lines: the place of each in the program.
at-start = once, at the start
before-test = before the test of a square
after-placing = after placing a queen
after-removing = after removing a queen

# The names of two variables in these lines: letters and underscores only.
row = row
column = column

# The text is not compared.
empty = The field is empty: paste the trace that your program prints.

# $bytes (Number): the length of the text
# $most (Number): the most bytes
too-long = The trace has { $bytes } bytes, and at most { $most } are compared. Choose a smaller board.

# $name (Text): the name of the algorithm
unsupported = { $name } does not place single pieces in a fixed order. Choose another algorithm, such as Recursive backtracking.

# $why (Text): the reason, in English
impossible = This search cannot run: { $why }

# The result of the comparison.
# $name (Text): the name of the algorithm
# $lines (Number): the lines with an action
same = { $lines ->
    [one] The only action agrees with { $name }, and the search has no other.
   *[other] All { $lines } actions agree with { $name }, and the search has no other.
}

# $name (Text): the name of the algorithm
# $lines (Number): the lines with an action
# $action (TraceAction): the next action of the search
# $square (Square): its square
incomplete = The trace is incomplete. { $lines ->
    [one] Its only action agrees
   *[other] Its { $lines } actions agree
} with { $name }, which next { $action ->
    [try] tests
    [place] places
    [reject] rejects
   *[remove] removes
} { $square }.
no-actions = The text has no line such as place a1.

# $lines (Number): the lines that could not be read
unread = { $lines ->
    [one] 1 line has an action that could not be read
   *[other] { $lines } lines have actions that could not be read
}. All others agree so far.

# The first line that differs.
# $line (Number): its number
# $action (TraceAction): its action
# $square (Square): its square
printed = Line { $line } of your trace { $action ->
    [try] tests
    [place] places
    [reject] rejects
   *[remove] removes
} { $square }.

# The search in its place.
# $name (Text): the name of the algorithm
# $square (Square): the rejected square
# $attacker (Square): the queen that attacks it
# $line (Line): the line of the attack
rejects = { $name } rejects { $square } here: { $attacker } attacks it { $line ->
    [row] in the same row
    [column] in the same column
   *[diagonal] on a diagonal
}.

# $name (Text): the name of the algorithm
# $action (TraceAction): the action of the search
# $square (Square): its square
goes-on = { $name } { $action ->
    [try] tests
    [place] places
    [reject] rejects
   *[remove] removes
} { $square } here.

# $name (Text): the name of the algorithm
ended = { $name } has ended here.

# Lines that were not read.
# $line (Number): the number of the line
# $text (Text): its text
# $why (Text): the reason
unread-line = Line { $line }, “{ $text }”: { $why }
no-square = exactly one square must follow the action.
off-board = the square is not on the board.
no-numbering = choose how the numbers count, or print a line such as row column from 0.

# The heading of the lines that were not read.
# $lines (Number): their number
unread-title = { $lines ->
    [one] 1 line not read
   *[other] { $lines } lines not read
}

# The button that checks the other lines of the text as the output of the program.
# $lines (Number): their number
check-output = { $lines ->
    [one] Check the other line as output
   *[other] Check the other { $lines } lines as output
}

# The table of both traces, and its columns.
table = Both traces
line = Line
yours = Your trace

# The two boards at the first difference.
your-board = Your board
# $step (Number): the step of the search
its-board = The search at step { $step }

# A line of a trace.
# $action (TraceAction): the action
# $square (Square): the square
action = { $action ->
    [try] test
    [place] place
    [reject] reject
   *[remove] remove
} { $square }

# The link to the step of the search.
go = Go to this step
