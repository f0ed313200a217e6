### The popover “Go to”: buttons that go to an event, and fields. Also the time that is left of a run.

# $direction (Direction): the direction of the search
solution = { $direction ->
    [forwards] Next
   *[backwards] Previous
} solution

# $direction (Direction): the direction of the search
dead-end = { $direction ->
    [forwards] Next
   *[backwards] Previous
} dead end

# A square that the knight has not visited loses its last free neighbour.
# $direction (Direction): the direction of the search
critical = { $direction ->
    [forwards] Next
   *[backwards] Previous
} critical situation

# $direction (Direction): the direction of the search
rejection = { $direction ->
    [forwards] Next
   *[backwards] Previous
} rejection

# A lower bound for the number of queens.
# $direction (Direction): the direction of the search
bound = { $direction ->
    [forwards] Next
   *[backwards] Previous
} bound

# $direction (Direction): the direction of the search
# $place (Square): the square of the event
on-square = { $direction ->
    [forwards] Next
   *[backwards] Previous
} event on { $place }

# The field for the square.
square = Square

# $text (Text): the text in that field
not-there = “{ $text }” is not on this board

# The field for the number of pieces.
# $problem (Problem): the problem
pieces = { $problem ->
    [knight] Visited squares, first time
   *[queens] Queens, first time
}

# The field for a step, and the button of each field.
step = Step
go = Go

# $text (Text): the text in that field
no-number = “{ $text }” is not a number

# Next to the speed: the time until the end of the run at this speed.
# $time (Text): an estimate: 38 min
time-left = about { $time } left
