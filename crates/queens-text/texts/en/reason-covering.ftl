### Below the code panel: why an event of a search for dominating sets happened. Text between stars is bold.

# The fixed queens cover the board.
# $given (Number): the fixed queens
covered = The fixed queens ({ $given }) cover every square already.

# A bound: no queen covers more.
# $open (Number): the squares to cover
uncoverable-squares = { $open ->
    [one] 1 square must be covered, and no queen can cover it.
   *[other] { $open } squares must be covered, and no queen can cover any of them.
}

# A lower bound, if no queen is fixed.
# $most (Number): the squares that one queen covers at most
# $open (Number): the squares to cover
# $queens (Number): the bound
too-few = A queen covers at most { $most } of the { $open ->
    [one] 1 square
   *[other] { $open } squares
}, so at least { $queens ->
    [one] 1 queen is
   *[other] { $queens } queens are
} needed.

# A lower bound, if queens are fixed.
# $given (Number): the fixed queens
# $open (Number): the squares that they leave uncovered
# $most (Number): the squares that one more queen covers at most
# $queens (Number): the bound
too-few-more = The fixed queens ({ $given }) leave { $open ->
    [one] 1 square
   *[other] { $open } squares
} uncovered, and a queen covers at most { $most } of them: at least { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
} in all.

# An upper bound.
# $blocking (Number): queens that leave no free square
# $queens (Number): the bound
blocked = If queens are placed on free squares only, n of them always cover the board, and here { $blocking } already do. So n − 1, that is { $queens ->
    [one] 1 queen, is
   *[other] { $queens } queens, are
} enough.

# $queens (Number): the number of queens
refuted = Every set of { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
} has been tried or ruled out: none of them works.

# A queen is placed.
# $target (Square): the square to cover
# $square (Square): the square of the queen
# $covers (Number): the squares that it covers first
# $open (Number): the squares that are still uncovered
covers = *{ $target }* must be covered, and no uncovered square leaves fewer candidates. *{ $square }* covers { $covers ->
    [one] 1 square
   *[other] { $covers } squares
} not covered before; { $open } remain.

# A queen is placed, although every square is covered.
# $square (Square): its square
covers-any = Every square is covered already: any square will do for the queens that are left, *{ $square }* among them.

# A rejected square.
# $square (Square): the square
# $queens (Number): the queens left to place
beyond-squares = With *{ $square }*, { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
} would be left to place, and there are too few squares for them.

# A rejected square for the last queen.
# $square (Square): the square
# $open (Number): the squares that would be uncovered
beyond-last = It would be the last queen, and with *{ $square }* { $open ->
    [one] 1 square
   *[other] { $open } squares
} would stay uncovered.

# A rejected square.
# $square (Square): the square
# $open (Number): the squares that would be uncovered
# $queens (Number): the queens left to place
# $reach (Number): the squares that they can cover at most
beyond = With *{ $square }*, { $open ->
    [one] 1 square
   *[other] { $open } squares
} would stay uncovered, and { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
} can cover at most { $reach } of them.

# A queen is removed.
# $square (Square): its square
# $target (Square?): the square to cover
# $more (Bool): whether candidates for it are left
withdrawn = Everything with a queen on *{ $square }* has been tried{ $target ->
    [none] .
   *[some] { $more ->
        [yes] . Next candidate for *{ $target }*.
       *[no] , and it was the last candidate for *{ $target }*.
    }
}

# A dead end: no candidate.
# $target (Square): the square to cover
no-candidate = No square is left from which a queen could cover *{ $target }*.

# A dead end: the candidates were rejected.
# $target (Square): the square to cover
all-refused = Every queen that could cover *{ $target }* is ruled out.

too-few-squares = There are not enough squares for the queens that are left.

# $open (Number): the uncovered squares
# $square (Square): the lowest of them
uncovered = { $open ->
    [one] Only *{ $square }* is uncovered.
   *[other] { $open } squares are uncovered; *{ $square }* is the lowest of them.
}

# $from (Square): the square that the queen leaves
# $to (Square): its new square
moved = The next set in the revolving-door order: only the queen on *{ $from }* moves, to *{ $to }*.

# A solution.
# $variant (Variant): the variant
# $queens (Number): the queens
dominated = { $variant ->
    [independent] { $queens ->
        [one] 1 queen covers every square: a *solution*.
       *[other] { $queens } queens cover every square and none attacks another: a *solution*.
    }
    [total] Each square, those of the { $queens } queens too, is attacked by another queen: a *solution*.
   *[dominating] { $queens ->
        [one] 1 queen covers every square: a *solution*.
       *[other] { $queens } queens cover every square: a *solution*.
    }
}
