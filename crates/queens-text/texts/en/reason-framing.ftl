### Below the code panel: why an event of the search by frames happened. The proof panel shows some of these sentences, too. Text
### between stars is bold. The code puts a space between sentences.

# A need that a queen must meet: a square must be covered, or a line must hold a queen. The beginning of a sentence, or its middle.
# $square (Square?): the square
# $column (File?): the column
# $row (Rank?): the row
# $begins (Bool): whether the sentence begins here
need = { $square ->
    [none] { $column ->
        [none] { $begins ->
            [yes] Row
           *[no] row
        } *{ $row }* must hold a queen
       *[some] { $begins ->
            [yes] Column
           *[no] column
        } *{ $column }* must hold a queen
    }
   *[some] *{ $square }* must be covered
}

# The need as the object of a sentence.
# $square (Square?): the square
# $column (File?): the column
# $row (Rank?): the row
target = { $square ->
    [none] { $column ->
        [none] row *{ $row }*
       *[some] column *{ $column }*
    }
   *[some] *{ $square }*
}

# Lines of the board.
# $columns (Number): how many columns
# $column-names (Text): a, c–e
# $rows (Number): how many rows
# $row-names (Text): 1, 3–5
lines = { $columns ->
    [0] { "" }
    [one] column { $column-names }
   *[other] columns { $column-names }
}{ $columns ->
    [0] { "" }
   *[other] { $rows ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $rows ->
    [0] { "" }
    [one] row { $row-names }
   *[other] rows { $row-names }
}

# A lower bound.
# $queens (Number): the bound
boundary = Fewer than (n − 1) ÷ 2 queens leave a square of the frame uncovered, so at least { $queens ->
    [one] 1 queen is
   *[other] { $queens } queens are
} needed (Spencer’s bound).

# A frame whose sets are searched.
# $low (Square): its lower left corner
# $high (Square): its upper right corner
# $queens (Number): the queens left to place
opened = Frame *{ $low }–{ $high }*: no rule closes it for { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
}, so it is searched.

# A frame without a set. The reason follows.
# $low (Square): its lower left corner
# $high (Square): its upper right corner
closed = Frame *{ $low }–{ $high }*: no set has it.

# Follows the name of a frame.
# $lines (Text): column a and row 1
required = At least one queen on each: { $lines }.

# The squares that can meet the next need.
# $need (Text): the need
# $candidates (Number): the squares
# $tried (Number): those that will be tried
# $images (Number): those that are images of tried ones
# $others (Number): those that a rule excludes
# $dropped (Number): those that a bound rejects
next = Next: { $need }. Of { $candidates ->
    [one] 1 candidate
   *[other] { $candidates } candidates
}, { $tried } to be tried{ $images ->
    [0] { "" }
   *[other] ; { $images } more by symmetry
}{ $others ->
    [0] { "" }
   *[other] ; { $others } left out by the rules
}{ $dropped ->
    [0] { "" }
   *[other] ; { $dropped } would leave too much
}.

# A rejected square. The reason follows.
# $square (Square): the square
question = A queen on *{ $square }*?

# A rejected square.
# $square (Square): the square
known = With *{ $square }* the queens are the image of a set that has been reported and was counted with it.

# A queen is placed, although every need is met.
# $square (Square): its square
serves-any = Every square is covered already: any candidate will do for the queens that are left, *{ $square }* among them.

# A queen is placed.
# $need (Text): the need that it meets
# $queens (Number): the queens left to place
serves = { $need }, and nothing else leaves fewer candidates. { $queens ->
    [one] 1 queen is
   *[other] { $queens } queens are
} to be placed after it.

# $square (Square): the square of the queen
completes = The last queen: with *{ $square }* every square is covered.

# A queen is removed.
# $square (Square): its square
withdrawn = Everything with a queen on *{ $square }* has been tried.

# Follows, if candidates are left.
# $need (Text): the need that a queen must meet
next-candidate = { $need }: next candidate.

# A dead end.
# $need (Text?): the need that a queen must meet
exhausted = { $need ->
    [none] Every candidate is ruled out.
   *[some] { $need }, and every candidate is ruled out.
}

# The lines outside the frame need all the queens. A bound follows.
# $columns (Bool): whether the columns do
# $rows (Bool): whether the rows do
need-all = { $columns ->
    [yes] { $rows ->
        [yes] The columns outside need all the queens, and so do the rows. Each queen is on one of these columns and on one of these rows.
       *[no] The columns outside need all the queens, so each queen is on one of them.
    }
   *[no] The rows outside need all the queens, so each queen is on one of them.
}

# A bound: lines outside the frame without a queen.
# $columns (Bool): whether they are columns
# $lines (Number): how many lines
# $queens (Number): the queens left to place
bound-lines = { $columns ->
    [yes] { $lines ->
        [one] 1 column outside the frame must still get a queen
       *[other] { $lines } columns outside the frame must still get a queen each
    }
   *[no] { $lines ->
        [one] 1 row outside the frame must still get a queen
       *[other] { $lines } rows outside the frame must still get a queen each
    }
}; to be placed: { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
}.

# Squares of the frame, after “squares”.
# $side (FrameSide): the lines of the frame on which they are
# $first (Text): the first line across, if the side is not the boundary
# $last (Text?): the last line across, if there are more than one
squares = { $side ->
    [ring] on the frame’s boundary
    [files] on the frame’s columns in { $last ->
        [none] row { $first }
       *[some] rows { $first }–{ $last }
    }
   *[ranks] on the frame’s rows in { $last ->
        [none] column { $first }
       *[some] columns { $first }–{ $last }
    }
}

# Squares of the frame, after an inequality.
# $side (FrameSide): the lines of the frame on which they are
# $first (Text): the first line across, if the side is not the boundary
# $last (Text?): the last line across, if there are more than one
# $dark (Bool?): the colour of the squares, if only one colour counts
place = { squares }{ $dark ->
    [none] { "" }
    [yes] , dark
   *[no] , light
}

# The weight of the open squares and of the lines outside without a queen.
# $side (FrameSide): the lines of the frame on which the squares are
# $first (Text): the first line across, if the side is not the boundary
# $last (Text?): the last line across, if there are more than one
# $dark (Bool?): the colour of the squares, if only one colour counts
# $open (Number): the weight
weights = The open { $dark ->
    [none] { "" }
    [yes] dark{ " " }
   *[no] light{ " " }
}squares { squares }{ $side ->
    [ring] { "" }
   *[files] { " " }(no diagonal meets two)
} and the { $side ->
    [ring] columns and rows
    [files] rows
   *[ranks] columns
} outside without a queen weigh { $open } (a square 1, { $side ->
    [ring] a column or row
    [files] a row
   *[ranks] a column
} { $dark ->
    [none] 2
    [yes] as much as it has dark squares on lines of the frame
   *[no] as much as it has light squares on lines of the frame
}).

# A bound by weight. The sentence of the weights is before it.
# $most (Number): the weight that a queen takes at most
# $queens (Number): the queens left to place
# $together (Number): the weight that they take at most
# $open (Number): the weight to take
bound-weight = A candidate takes at most { $most } of that, { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
} at most { $together }: { $open } > { $together }.

# The need before the next bound.
# $need (Text): the need
needed = { $need }.

# A bound by weight, if a queen must meet a need. The sentences of the need and of the weights are before it.
# $gain (Number): the weight that this queen takes at most
# $others (Number): the other queens left to place
# $rest (Number): the weight that they take at most
# $open (Number): the weight to take
bound-serving = A queen that does so takes at most { $gain } of that{ $others ->
    [0] : { $gain } < { $open }
    [1] , the other at most { $rest }: { $gain } + { $rest } < { $open }
   *[other] , the { $others } others at most { $rest }: { $gain } + { $rest } < { $open }
}.

# A bound by the open squares.
# $open (Number): the open squares
# $most (Number): the squares that a queen covers at most
# $queens (Number): the queens left to place
# $together (Number): the squares that they cover at most
bound-coverage = { $open ->
    [one] 1 square is
   *[other] { $open } squares are
} open, a candidate covers at most { $most } of them, and { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
} at most { $together }.

# $need (Text): the need that no square can meet
bound-need = { $need }, and no candidate is left for that.

# Every square that can meet the need is rejected. The list of the reasons follows.
# $need (Text): the need
# $candidates (Number): the squares
bound-cases = { $need }, and { $candidates ->
    [one] the only candidate leaves too much
   *[other] each of the { $candidates } candidates leaves too much
}.

bound-rule = A rule of the search closes it.

# Rejected squares with one reason.
# $squares (Text): the squares
# $reason (Text): the reason
case = { $squares }: { $reason }

# Between such cases.
separator = { "; " }

# The list of such cases.
# $cases (Text): the cases
# $weighed (Bool): whether a reason is a bound by weight
cases = { $cases }.{ $weighed ->
    [yes] { " " }An open square counts 1; a line outside without a queen, as much as it has squares on these lines of the frame.
   *[no] { "" }
}

# A short reason.
# $columns (Bool): whether the lines outside are columns
# $lines (Number): how many lines
# $queens (Number): the queens left to place
short-lines = { $columns ->
    [yes] { $lines ->
        [one] 1 column
       *[other] { $lines } columns
    }
   *[no] { $lines ->
        [one] 1 row
       *[other] { $lines } rows
    }
} outside > { $queens ->
    [one] 1 queen
   *[other] { $queens } queens
}

# A short reason.
# $open (Number): the weight to take
# $queens (Number): the queens left to place
# $most (Number): the weight that each takes at most
# $place (Text): the squares
short-weight = { $open } > { $queens } × { $most } { $place }

# A short reason.
# $open (Number): the squares to cover
# $queens (Number): the queens left to place
# $most (Number): the squares that each covers at most
short-coverage = { $open } > { $queens } × { $most } open squares

# A short reason.
# $target (Text): the need that a queen must meet
# $gain (Number): the weight that this queen takes at most
# $others (Number): the other queens left to place
# $most (Number): the weight that each of these takes at most
# $open (Number): the weight to take
# $place (Text): the squares
short-serving = for { $target }, { $gain }{ $others ->
    [0] { "" }
    [1] { " " }+ { $most }
   *[other] { " " }+ { $others } × { $most }
} < { $open } { $place }

# A short reason.
# $target (Text): the need that no square can meet
short-need = none left for { $target }

# A short reason.
# $target (Text): the need
# $cases (Text): the squares that could meet it, with the reasons against them
short-cases = for { $target } one by one ({ $cases })

short-rule = by a rule of the search
