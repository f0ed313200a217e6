### Play: pieces placed by hand. Text between stars is bold; the sentences end without a full stop.

# The name of the bar with the buttons.
region = Your move

undo = Undo

redo = Redo

clear = Take all back

# A switch: shows the squares that the queens attack.
attacked-squares = Attacked squares

# The same switch for domination.
covered-squares = Covered squares

# An empty board.
# $problem (Problem): the problem
# $wanted (Number?): the queens of a solution
empty = { $problem ->
    [knight] Choose the square where the tour starts
    [domination] { $wanted ->
        [none] Place queens so that every square is covered
        [one] Place one queen that covers every square
       *[other] Place *{ $wanted } queens* that together cover every square
    }
   *[queens] Place *{ $wanted ->
        [one] { $wanted } queen
       *[other] { $wanted } queens
    }* so that none attacks another
}

# $first (Square): a queen
# $second (Square): another queen
# $line (Line): the line on which they attack each other
# $others (Number): the other pairs that attack each other
clash = *{ $first }* and *{ $second }* attack each other { $line ->
    [row] along a row
    [column] along a column
   *[diagonal] along a diagonal
}{ $others ->
    [0] {""}
    [one] , and another pair does
   *[other] , and { $others } other pairs do
}

# $placed (Number): the queens on the board, of which none attacks another
# $left (Number): the queens left, at least 1
apart = *{ $left } left*; { $placed ->
    [one] one queen placed
   *[other] { $placed } queens placed, and none attacks another
}

# $open (Number): the squares that are not covered
# $left (Number?): the queens left, if their number is known
open = { $open ->
    [0] Every square is covered
   *[other] *{ $open }* not covered yet
}{ $left ->
    [none] {""}
    [0] , and no queen is left
    [one] ; { $left } queen left
   *[other] ; { $left } queens left
}

# More queens than a solution has.
# $placed (Number): the queens on the board
# $wanted (Number): the queens of a solution
# $open (Number): the squares that are not covered
too-many = { $open ->
    [0] Every square is covered, but by *{ $placed } queens*: { $wanted ->
        [one] one is
       *[other] { $wanted } are
    } enough
   *[other] *{ $placed } queens* placed, but { $wanted ->
        [one] one
       *[other] { $wanted }
    } must be enough; { not-covered }
}

# $open (Number): the squares that are not covered
not-covered = { $open ->
    [one] one square is not covered
   *[other] { $open } squares are not covered
}

# $square (Square): the square of the knight
# $visited (Number): the visited squares
# $all (Number): all squares
# $moves (Number): the moves from there
knight = Knight on *{ $square }*, { $visited } of { $all } squares visited; { $moves ->
    [0] no move is possible
    [one] one possible move
   *[other] { $moves } possible moves
}

# $start (Square): the first square of the tour
not-closed = Every square is visited, but no move leads back to *{ $start }*

# $problem (Problem): the problem
# $pieces (Number): the queens, or the squares of the tour
# $is-closed (Bool): whether the tour is closed
solved = *Solved*: { $problem ->
    [queens] { $pieces ->
        [one] one queen, and nothing to attack
       *[other] { $pieces } queens, and none attacks another
    }
    [domination] { $pieces ->
        [one] one queen covers every square
       *[other] { $pieces } queens cover every square
    }
   *[knight] { $is-closed ->
        [yes] a closed tour of all { $pieces } squares
       *[no] a tour of all { $pieces } squares
    }
}

# $queens (Number): the queens
# $squares (Number): the squares that they cover
# $is-least (Bool): whether fewer queens cannot cover the board
covered = { $squares } squares covered by *{ $queens ->
    [one] { $queens } queen
   *[other] { $queens } queens
}*{ $is-least ->
    [yes] , and fewer are not enough
   *[no] {""}
}

# $moves (Number): the moves of the tour
# $first (Square): its first square
# $last (Square): its last square
# $is-closed (Bool): whether it is closed
toured = { $is-closed ->
    [yes] A *closed* tour in { $moves } moves: one move leads from *{ $last }* back to *{ $first }*
   *[no] An *open* tour in { $moves } moves: no move leads from *{ $last }* back to *{ $first }*
}

# $problem (Problem): the problem
# $left (Number): the queens left, or the squares that the knight has not visited
left = { $problem ->
    [knight] { $left ->
        [one] { $left } square left
       *[other] { $left } squares left
    }
   *[queens] { $left ->
        [one] { $left } queen left
       *[other] { $left } queens left
    }
}

# $open (Number): the squares that are not covered
uncovered = { $open } not covered

# A screen reader reads it after the change.
# $problem (Problem): the problem
# $square (Square): the square of the new piece
placed = { $problem ->
    [knight] Knight to { $square }
   *[queens] Queen on { $square }
}

# $problem (Problem): the problem
# $square (Square): the square of the removed piece
taken-back = { $problem ->
    [knight] Knight back
   *[queens] Queen removed from { $square }
}

# A screen reader reads it after a queen is dragged.
# $from (Square): its square before
# $to (Square): its square now
moved = Queen moved from { $from } to { $to }

# A screen reader reads it after the key that picks up a queen.
# $square (Square): the square of the queen
picked-up = Queen on { $square } picked up; choose its new square

# $square (Square): the square of the queen that was picked up
put-back = Queen back on { $square }

undone = Undone

redone = Redone

cleared = All pieces removed

# $queens (Text): a1 (diagonal), b5 (same row)
attacked-by = Attacked by { $queens }

# $square (Square): a queen
# $line (Line): the line on which it attacks
attacker = { $square } ({ $line ->
    [row] same row
    [column] same column
   *[diagonal] diagonal
})

# The board changes its use.
# $role (Role): the new use
role = { $role ->
    [watch] You watch the search
    [play] You place the pieces
   *[predict] You predict what comes next
}

# The heading above the pieces that the reader has placed.
your-queens = Your queens

your-way = Your way

nothing = Nothing is placed yet.

# The card of a square.
# $problem (Problem): the problem
# $number (Number): the number of the square in the tour, from 1
piece = { $problem ->
    [knight] Square { $number } of your tour.
   *[queens] Your queen is here.
}

# A switch: shows whether the pieces can still be completed.
tells = Show whether the position can be completed

# The switch is off.
untold = The eye shows whether it can still be finished

# No piece is placed yet.
to-be-told = After each move, the page shows here whether the position can be completed

awaited = Can it still be finished? Looking …

# $ways (Number?): the ways to finish, if their number is known
yes = It *can* still be finished{ $ways ->
    [none] {""}
    [one] , in *one* way
   *[other] , in *{ $ways }* ways
}

finished = Nothing is left to do

# $reason (Text): one of the sentences below
no = It *cannot* be finished: { $reason }

# $first (Square): a queen
# $second (Square): another queen
attack = *{ $first }* and *{ $second }* attack each other

# $name (Text): the column
blocked-column = no square of column *{ $name }* is free

# $name (Text): the row
blocked-row = no square of row *{ $name }* is free

# $queens (Number): the queens on the board
# $most (Number): the most queens allowed
more-queens = { $queens } queens are placed, more than { $most }

# $square (Square): a square
uncoverable = no queen that may still be placed covers *{ $square }*

# $left (Number): the queens left
# $open (Number): the squares that are not covered
# $reach (Number): the most of these squares that the queens can cover
too-few = { $left ->
    [0] no queen is left, and { not-covered }
    [one] { $open ->
        [one] one more queen cannot cover the one square that is left
       *[other] one more queen covers at most { $reach } of the { $open } squares that are left
    }
   *[other] { $open ->
        [one] { $left } more queens cannot cover the one square that is left
       *[other] { $left } more queens cover at most { $reach } of the { $open } squares that are left
    }
}

# $left (Number): the squares that the knight has not visited
stuck = no move is possible, and { $left ->
    [one] one square is left
   *[other] { $left } squares are left
}

# $square (Square): a square
unreachable = no path leads to *{ $square }* any longer

no-return = no free square leads back to the start

# $square (Square): a square
dead-end = only one move leads to *{ $square }*, and a closed tour needs two

# $one (Square): a square
# $other (Square): another square
dead-ends = only one move leads to *{ $one }*, and one to *{ $other }*; a tour can end on only one of them

# $square (Square): a square
# $from (Square): the only square from which the knight can reach it
trap = *{ $square }* can only be reached from *{ $from }* now, and no move continues from *{ $square }*

# $nodes (Number): the positions of a search
searched = every way was tried, in { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}

# The signs on the board: queens that attack each other.
legend-clash = attack each other

# A square that is not covered.
legend-open = not covered

# A square that the hint names.
legend-meant = named in the hint

# A square from which a queen covers the square that the hint names.
legend-covers = covers it

legend-impossible = impossible

# A move of the knight.
legend-move = possible move

# A queen that the hint gives.
legend-hinted = move of a hint

# In the dialog of the link.
too-long = The position is too long for a link: it is left out.
