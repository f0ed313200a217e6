### The menu “Go to”. Most of its entries go to an event.

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

# $pieces (Text): 5 queens
depth = First time with { $pieces }

# $tests (Number): the tested squares
tests = After { $tests } tests

# The field for the square.
square = Square

# $text (Text): the text in that field
not-there = “{ $text }” is not on this board

# The field for the number of pieces.
# $problem (Problem): the problem
pieces = { $problem ->
    [knight] Visited squares
   *[queens] Queens
}

# The field for a step, and its button.
step = Step
go = Go

# $text (Text): the text in that field
no-step = “{ $text }” is not a number

# The buttons of the field for the number of pieces.
fewer = Fewer
more = More
