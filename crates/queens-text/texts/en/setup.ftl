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

# In the empty field for the start square, which is then a1.
start-implied = a1, or choose one

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
given-none = none

# In the empty field, while no square is fixed.
given-example = Click, tap or type d6

# In the empty field, next to the fixed squares.
given-next = e.g. d6

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

# A checkbox: hides all of the form but its buttons.
fold = Fold the settings: more lines of code

# A button: frees all fixed squares.
clear = Clear all

# The button Run, when the settings have another board than the search that is shown.
# $board (Text): n = 8
run-with = Run with { $board }

stop = Stop

# room: 13
reset = Reset
undo = Undo

# Under the name of a setting.
# $was (Text): its value in the search that is shown
changed = Changed, was { $was }
