### The form: what to search for, and how.

title = Setup
size = Board size n

# The names of the two numbers, when the board may be a rectangle.
files = Files n

ranks = Ranks m
variant = Variant

# The variants of domination, then those of the knight's tour.
# $variant (Variant): a variant
variants = { $variant ->
    [dominating] Any
    [independent] Independent
    [total] Total
    [open] Open
   *[closed] Closed
}

queens = Queens k

# In the empty field for k.
queens-least = the fewest

start = Start square

# In the empty field for the start square.
# $square (Square): the start without a choice
start-implied = { $square }, or choose one

# A checkbox: shows the numbers of the squares of a tour.
numbering = Number the squares

# The buttons − and + next to a number.
# $side (Side?): the side of a rectangle
# $is-up (Bool): whether the button is +
step = { $side ->
    [files] { $is-up ->
        [yes] More files
       *[no] Fewer files
    }
    [ranks] { $is-up ->
        [yes] More ranks
       *[no] Fewer ranks
    }
   *[none] { $is-up ->
        [yes] Larger board
       *[no] Smaller board
    }
}

# Under a number: the allowed values.
# $lowest (Small): the lowest
# $highest (Small): the highest
range = { $lowest } to { $highest }

# Under a number, instead of the allowed values.
# $value (Text?): the text typed
# $is-whole (Bool): whether it is a whole number
# $highest (Small): the highest value allowed
out-of-range = { $value ->
    [none] Type a whole number from 1 to { $highest }
   *[some] { $is-whole ->
        [yes] { $value } is not between 1 and { $highest }
       *[no] { $value } is not a whole number from 1 to { $highest }
    }
}

algorithm = Algorithm
goal = Goal

# $goal (Goal): a goal
goals = { $goal ->
    [first] First
    [all] All
   *[count] Count
}

symmetry = Symmetry

# $symmetry (Symmetry): a choice under Symmetry
symmetries = { $symmetry ->
    [all] All
   *[fundamental] Up to symmetry
}

given = Fixed squares

# A checkbox: a click or tap on the board blocks a square.
blocking = Block squares

# $squares (Number): the blocked squares
free-blocked = { $squares ->
    [one] Free the blocked square
   *[other] Free { $squares } blocked squares
}

# In the empty field for fixed squares.
given-example = e.g. d6

# A button next to a fixed square.
# $square (Square): the square
free = Free { $square }

# room: 8
run = Run

# Before the source of an algorithm.
origin = Origin:{" "}

# Opens the explanation of the cost of an algorithm.
cost = What it costs

# room: 13
run-again = Run again

# The tooltip of the line that folds and unfolds the settings.
fold = All settings and tools

# A button: frees all fixed squares.
clear = Clear all

stop = Stop

# room: 13
reset = Reset
undo = Undo

# The folded settings: the board, the algorithm and the goal. The board of queens:
# $queens (Number): their number
number-of-queens = { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
}

# After the board, if squares are blocked.
# $squares (Number): their number, at least 1
blocked = { $squares } blocked

# The board of other problems.
# $files (Number): the number of columns
# $ranks (Number): the number of rows
board = { $files } × { $ranks } board

# $goal (Goal): the goal
wanted = { $goal ->
    [first] first solution
    [all] all solutions
   *[count] count
}
