### The check of a program's output: the form below the gallery. The command `queens check` prints the same sentences.

# The label of the field.
label = What your program printed

# Under the field.
# $problem (Problem): the problem
# $bytes (Number): the most bytes of a text
hint = { $problem ->
    [queens] Paste it unchanged: numbers, lists, pairs, squares such as a1, boards drawn with any signs, tables of 0 and 1. The page compares them with all solutions for this board and its fixed squares.
    [domination] Paste it unchanged: drawn boards, squares such as a1, b5, c8, pairs of numbers, or the numbers of squares. Each line, list or board is one set. The page judges them by board, variant, k and fixed squares. It compares them with all sets if the search ends in time.
   *[knight] Paste it unchanged: tables of visit numbers, squares such as a1 b3 c1, pairs of numbers, or the numbers of squares in the order of visiting. The page judges them by board, variant and start. It compares them with all tours from the same start if the search ends in time.
} At most { $bytes } bytes.

ask = Check

stop = Stop

reading = Reading the text…

# While the search finds all solutions.
waiting = Finding all solutions…

stopped = You stopped the check.

empty = There is nothing to check: paste the output of your program.

# $bytes (Number): the bytes of the text
# $most (Number): the most bytes of a text
too-long = The text has { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}; the limit is { $most }. Check a part of it, or use the command queens check.

no-engine = The engine has stopped. Reload it and check again.

no-code = The code for checks could not be loaded. Check the connection and try again.

# $reason (Text): the reason, in English
engine-refused = The engine refused the check: { $reason }

# The verdict in a word or two.
# $outcome (CheckOutcome): the verdict
# $is-known (Bool): whether the number of all solutions is known
outcome = { $outcome ->
    [right] Right.
    [wrong] Wrong.
    [incomplete] { $is-known ->
        [yes] Incomplete.
       *[no] Perhaps incomplete.
    }
   *[unread] Not everything was read.
}

# The verdict: one solution of each class was printed. Text between stars is bold.
# $right (Number): the correct solutions
# $all (Number): all solutions
one-per-class = *{ $right } of { $all } solutions*: one of each class up to symmetry.

# The first solutions were printed.
# $right (Number): the correct solutions
# $all (Number): all solutions
# $in-order (Bool): whether they are in the algorithm's order
# $name (Text): the name of the algorithm
first = { $right ->
    [1] *The first of { $all } solutions*.
   *[other] *The first { $right } of { $all } solutions*, { $in-order ->
        [yes] in
       *[no] but not in
    } the order of { $name }.
}

# All solutions were printed.
# $all (Number): all solutions
# $in-order (Bool): whether they are in the algorithm's order
# $name (Text): the name of the algorithm
complete = { $all ->
    [0] *There is no solution*, and none was printed.
    [1] *The only solution*, once.
   *[other] *All { $all } solutions*, each once, { $in-order ->
        [yes] in
       *[no] but not in
    } the order of { $name }.
}

# Other verdicts begin with one of these.
no-solution = *There is no solution*

no-board = *No board was found in the text*

# $right (Number): the correct solutions
# $all (Number): all solutions
found-of-all = *{ $right } of { $all } solutions printed correctly*

# One solution is enough.
# $right (Number): the correct solutions, at least 1
# $all (Number): all solutions
found-some = *{ $right ->
    [one] { $right } correct solution
   *[other] { $right } correct solutions
}* ({ $all } exist)

# The number of all solutions is not known.
# $right (Number): the correct solutions
found = *{ $right ->
    [one] { $right } solution
   *[other] { $right } solutions
} printed correctly*

# The whole verdict.
# $found (Text): one of the messages above
# $defects (Text?): 1 missing, 2 wrong
# $is-known (Bool): whether the number of all solutions is known
# $knows-size (Bool): whether the number of queens of a solution is known
verdict = { $found }{ $defects ->
    [none] {""}
   *[some] ; { $defects }
}.{ $is-known ->
    [yes] {""}
   *[no] {" "}They could not be compared with all solutions, so some may be missing.
}{ $knows-size ->
    [yes] {""}
   *[no] {" "}It is not known whether fewer queens suffice.
}

# $count (Number): the missing solutions
defect-missing = { $count } missing

# $count (Number): the solutions that were printed again
defect-repeated = { $count } printed again

# $count (Number): the wrong boards
defect-wrong = { $count } wrong

# $count (Number): the false claims
defect-claims = { $count ->
    [one] { $count } false claim
   *[other] { $count } false claims
}

# $count (Number): the lines that were not read
defect-unread = { $count ->
    [one] { $count } line not read
   *[other] { $count } lines not read
}

# The board has no fixed start.
# $count (Number): the squares on which the tours begin
# $squares (Text): their names
starts = { $count ->
    [one] Start
   *[other] Starts
}: { $squares }. The page fixes no start, so any start is accepted.

# The solutions are of a board of another size.
# $n (Small): its columns
other-size = These are solutions of the { $n }×{ $n } board.

# The button that chooses this size and checks the text again.
# $n (Small): its columns
check-with = Check with n = { $n }

# No board was read.
# $lists (Number): the empty lists
empty-lists = The text has { $lists ->
    [one] one empty list
   *[other] { $lists } empty lists
} and no board. Does your program copy each list before it removes queens again?

# The form in which the first board was read.
# $sign (Text?): the sign of a queen, unless it is a blank
# $first (FirstLine): the row or column of the first line
form-drawing = Read as drawn boards, with { $sign ->
    [none] a blank
   *[some] { $sign }
} for a queen; { first-line }.

# $axis (Axis): whether there is one number for each column (files) or for each row
# $base (Small): the number of the first row or column: 0 or 1
form-lines = Read as { $axis ->
    [files] the row of each column
   *[ranks] the column of each row
}, counted from { $base }.

# $first (Axis): the first number of a pair
# $base (Small): the number of the first row or column
form-pairs = Read as pairs of { $first ->
    [files] column and row
   *[ranks] row and column
}, counted from { $base }.

# $axis (Axis): whether squares are numbered column by column (files) or row by row
# $base (Small): the number of the first square
form-square-numbers = Read as numbers of squares from { $base }, { $axis ->
    [files] column by column
   *[ranks] row by row
}.

# $first (FirstLine): the row or column of the first line
# $base (Small): the number of the first visit
form-visit-numbers = Read as a table of visit numbers from { $base }; { first-line }.

form-names = Read as names of squares.

form-fen = Read as a position in FEN.

# $first (FirstLine): the row or column of the first line of the text
first-line = { $first ->
    [first-rank] the first line is row 1
    [last-rank] the last line is row 1
   *[first-file] each line is a column
}

# Headings above the lists of defects.
# $count (Number): the missing solutions
missing = Missing: { $count }

# $count (Number): the solutions that were printed again
doubled = Printed again: { $count }

# $count (Number): the wrong boards
wrong = Wrong: { $count }

# $count (Number): the lines that were not read
unread = Lines that were not read: { $count }

# $count (Number): the lines without a board or a claim
passed-over = { $count ->
    [one] 1 line holds neither a board nor a claim and was passed over.
   *[other] { $count } lines hold neither a board nor a claim and were passed over.
}

# A defect, with its place.
# $line (Number): the number of the line
# $list (Number?): the number of the list in the line
# $reason (Text): one of the reasons below
line = Line { $line }{ $list ->
    [none] {""}
   *[some] , list { $list }
}: { $reason }

# $line (Number): the line of the same board
# $list (Number?): the number of the list in this line
again = repeats the board of line { $line }{ $list ->
    [none] {""}
   *[some] , list { $list }
}

# A claim of the text.
claim-none = the text claims that there is no solution

# $count (Number): the claimed number
claim-solutions = the text claims { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}

# $count (Number): the claimed number of queens of a smallest set
claim-size = the text claims { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}

# Whether the claim is true.
# $claim (Text): one of the claims above
claim-printed = { $claim } and contains as many

# $claim (Text): one of the claims above
claim-true = { $claim }; that is true

# $claim (Text): one of the claims above
# $expected (Number): the true number
claim-corrected = { $claim }; the true number is { $expected }

# $claim (Text): one of the claims above
claim-false = { $claim }; that is false

# $claim (Text): one of the claims above
claim-unknown = { $claim }; that could not be compared

# Why a board is wrong.
# $found (Number): its queens
# $expected (Number): the queens of a solution
reason-queens = { $found ->
    [one] { $found } queen
   *[other] { $found } queens
} instead of { $expected }

# $number (Text): a number of the text
reason-number = { $number } is not a row or a column of this board

# $number (Text): a number of the text
# $first (Small): the smallest number of a square
# $last (Small): the largest number of a square
reason-square-number = { $number } is not the number of a square: squares are numbered from { $first } to { $last }

# $twice (Text?): a number that appears twice
# $missing (Text): a missing number
reason-visit-numbers = { $twice ->
    [none] {""}
   *[some] { $twice } appears twice,{" "}
}{ $missing } is missing

# $number (Text): the number of a visit
# $next (Text): the next number
# $from (Square): the square of the visit
# $to (Square): the square of the next visit
reason-no-move = no knight’s move from step { $number } to step { $next } ({ $from } to { $to })

# $square (Square): a square
reason-beyond = { $square } is not on this board

# $square (Square): a square
reason-twice = { $square } appears twice

# $square (Square): a square
reason-uncovered = no queen covers { $square }

# $found (Number): the visited squares
# $expected (Number): all squares
reason-visits = { $found } of { $expected } squares are visited

# $square (Square): the start
reason-start = the tour does not begin on { $square }

# $from (Square): a square of the tour
# $to (Square): the next square
# $place (Number?): the number of the next square
reason-jump = no knight’s move leads from { $from } to { $to }{ $place ->
    [none] {""}
   *[some] , square { $place } of the tour
}

# $square (Square): the last square
reason-open = no move leads from the last square, { $square }, back to the first

# $first (Square): a queen
# $second (Square): another queen
# $line (Line): the line on which they attack each other
reason-attack = { $first } and { $second } attack each other on a { $line ->
    [row] row
    [column] column
   *[diagonal] diagonal
}

# $square (Square): a fixed square
reason-given = no queen on the fixed square { $square }

# $square (Square): a blocked square
reason-blocked = { $square } is blocked

# The title of a link to a wrong board.
show-board = Show this board

# A line that was not read.
# $text (Text): its text
# $expected (Text): one of the forms below
unread-reason = “{ $text }” was not read; expected { $expected }

expected-solution = a board or a list in a known form

# $count (Number): a number of digits
expected-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
}

# $count (Number): a number of numbers
expected-numbers = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}

# $count (Number): a number of squares
expected-squares = a row of { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

# $count (Number): the rows of a board
# $found (Number?): the rows that were found, unless they are more
expected-rows = a board of { $count ->
    [one] { $count } row
   *[other] { $count } rows
}, but { $found ->
    [none] more follow
    [one] there is { $found }
   *[other] there are { $found }
}

expected-bracket = a closing bracket

# $line (Number): the line of the first difference
# $printed (Text): the printed solution
# $expected (Text): the expected solution
# $name (Text): the name of the algorithm
departure = From line { $line } on, the order differs from { $name }: the text has { $printed }, { $name } has { $expected }.

# $count (Number): the entries of a list that are not shown
and-more = and { $count } more
