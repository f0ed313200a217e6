### The button “Go to”, and the event strip while the page goes to an event. Text between stars is bold.

# The button, and the name of its menu.
go-to = Go to

# $direction (Direction): the direction of the search
solution = Looking for the { $direction ->
    [forwards] next
   *[backwards] previous
} *solution*

# $direction (Direction): the direction of the search
dead-end = Looking for the { $direction ->
    [forwards] next
   *[backwards] previous
} *dead end*

# A square that the knight has not visited loses its last free neighbour.
# $direction (Direction): the direction of the search
critical = Looking for the { $direction ->
    [forwards] next
   *[backwards] previous
} *critical situation*

# $direction (Direction): the direction of the search
rejection = Looking for the { $direction ->
    [forwards] next
   *[backwards] previous
} *rejection*

# A lower bound for the number of queens.
# $direction (Direction): the direction of the search
bound = Looking for the { $direction ->
    [forwards] next
   *[backwards] previous
} *bound*

# $direction (Direction): the direction of the search
# $square (Square): the square of the event
square = Looking for the { $direction ->
    [forwards] next
   *[backwards] previous
} event on *{ $square }*

# $problem (Problem): the problem
# $count (Number): the pieces on the board
depth = Looking for the first time with *{ pieces }*

# $tests (Number): the tested squares
tests = Looking for the step after *{ $tests } tests*

# The pieces on the board: in the strip and in the menu “Go to”.
# $problem (Problem): the problem
# $count (Number): their number
pieces = { $problem ->
    [knight] { $count ->
        [one] 1 visited square
       *[other] { $count } visited squares
    }
   *[queens] { $count ->
        [one] 1 queen
       *[other] { $count } queens
    }
}

# $step (Number): the step to which the page goes
# $percent (Number): the steps already computed, in percent
reaching = On the way to *step { $step }*: { $percent }%
