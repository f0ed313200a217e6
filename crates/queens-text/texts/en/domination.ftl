### The event strip above the board while a search looks for dominating sets. Text between stars is bold.

# The answer for a board of one square, if each queen must be attacked too.
no-total = There is no such set: on 1{ "\u00A0" }×{ "\u00A0" }1 the only queen does not attack its own square.

# The question, before a search.
# $variant (Variant): the variant
question = { $variant ->
    [independent] How few queens, *none attacking another*, attack or occupy every square?
    [total] How few queens *attack every square*, their own included?
   *[dominating] How few queens *attack or occupy every square*?
}

# The title of a diagram.
coverage = Squares by how often they are covered

# $square (Square): the square of the queen
place = Queen placed on *{ $square }*

# $square (Square): the square of the queen
remove = Queen removed from *{ $square }*

dead-end = Dead end – the queens that are left cannot cover the rest

# A square that the bound rejects.
# $square (Square): the square
infeasible = *{ $square }* rejected: with it, the queens that are left cannot cover the rest

# The first set in revolving-door order.
# $queens (Number): the queens of the set
first = { $queens ->
    [one] *1 queen* stands on the lowest square
   *[other] *{ $queens } queens* stand on the lowest squares
}

# The next set in revolving-door order.
# $from (Square): the square that a queen leaves
# $to (Square): its new square
relocate = The queen on *{ $from }* moves to *{ $to }*

# $square (Square): a square that the set leaves uncovered
uncovered = Rejected: *{ $square }* is not covered

# A lower bound of the number of queens.
# $queens (Number): the bound
at-least = { $queens ->
    [one] At least *1 queen* is needed
   *[other] At least *{ $queens } queens* are needed: fewer cannot cover so many squares
}

# An upper bound of the number of queens.
# $queens (Number): the bound
at-most = { $queens ->
    [one] *1 queen* suffices: it covers the board
   *[other] At most *{ $queens } queens* are needed: they are enough to cover the board
}

# Every set of this number of queens was ruled out.
# $queens (Number): the number
refuted = { $queens ->
    [one] *1 queen* does not suffice
   *[other] *{ $queens } queens* do not suffice
}

# A square that a rule of the search by frames rejects.
# $square (Square): the square
excluded = *{ $square }* rejected: no new set of this frame contains it

# The search by frames has no candidate left.
exhausted = Dead end – every candidate is ruled out

# The next frame.
# $low (Square): its lower left corner
# $high (Square): its upper right corner
# $closed (Bool): whether a rule shows that the frame has no set
frame = Frame *{ $low }–{ $high }*: { $closed ->
    [yes] no set
   *[no] to be searched
}

# The result of a search for the least number of queens.
# $queens (Number): this number
# $ways (Number?): the number of sets, if all were searched for
# $few (Number?): a number of queens that does not suffice
suffices = *{ $queens ->
    [one] 1 queen suffices
   *[other] { $queens } queens suffice
}*{ $ways ->
    [none] { "" }
    [one] , in { $ways } way
   *[other] , in { $ways } ways
}{ $few ->
    [none] { "" }
    [one] ; 1 does not
   *[other] ; { $few } do not
}

# $variant (Variant): the variant
# $number (Text): the number of the solution
solution = *Solution { $number }*: { $variant ->
    [independent] every square is covered, and no queen attacks another
    [total] every square is attacked by another queen
   *[dominating] every square is covered
}
