### Puzzles: their dialog, and the sentences about a solved puzzle. Numbers are between stars.

# The title of the dialog, and the button that opens it.
title = Puzzles

# $problem (Problem): the problem
about = { $problem ->
    [queens] Some queens are given, and there is exactly one way to complete them.
    [domination] Some queens are given, and with the fewest queens in all there is exactly one way to cover the board.
   *[knight] A tour has begun, and there is exactly one way to finish it.
}

# Above the board of a puzzle, before the first move.
# $problem (Problem): the problem
task = { $problem ->
    [queens] Place the other queens: there is exactly one way
    [domination] Cover the board with the fewest queens: there is exactly one way
   *[knight] Finish the tour: there is exactly one way
}

# A link to the puzzle of the day.
# $date (Text): the date
# $is-solved (Bool): whether the puzzle is solved
of-day = Puzzle of the day, { $date }{ $is-solved ->
    [yes] {" "}(solved)
   *[no] {""}
}

# Instead of that link.
no-day = There is no puzzle for this device’s date.

another = Another puzzle
size = Board size n
grade = Grade

# The choices under Grade.
# $grade (Grade): a choice
grades = { $grade ->
    [forced] 1 – forced moves
    [one-contradiction] 2 – one contradiction
    [contradictions] 3 – several contradictions
   *[nested] 4 – nested contradictions
}

# The grades of the puzzles of a board, when there is one.
# $n (Number): the number of columns
# $grade (Text): the grade
made-one = On the { $n }×{ $n } board, all puzzles have grade { $grade }.

# The grades of the puzzles of a board, when there are several.
# $n (Number): the number of columns
# $grades (Text): the grades
made-several = On the { $n }×{ $n } board, puzzles have the grades { $grades }.

# The name of a puzzle of a day.
# $date (Text): the date
# $grade (Text): its grade
name-of-day = Puzzle of { $date }, grade { $grade }

# The name of another puzzle.
# $seed (Text): its seed
# $grade (Text): its grade
name-of-seed = Puzzle { $seed }, grade { $grade }

coming = The puzzle is being made …

# After a solution is found by hand.
# $number (Number): its number among all solutions
# $solutions (Number): all solutions of the empty board
# $class (Number): the number of its class
# $classes (Number): all classes
# $has-given (Bool): whether queens are given
numbered = Solution *{ $number }* of { $solutions }{ $has-given ->
    [yes] {" "}on the empty board
   *[no] {""}
}; *{ $class }* of { $classes } if turned and mirrored boards count once

# After a puzzle is solved.
# $time (Text): 2:05
# $hints (Number): the steps of hints that were shown
solved = { $hints ->
    [0] In *{ $time }*, without a hint
    [one] In *{ $time }*, with 1 step of hints
   *[other] In *{ $time }*, with { $hints } steps of hints
}

# The result for other readers, above a link to the puzzle.
# $name (Text): Puzzle of 30 November 2026, grade 3
# $size (Text): 8×8
# $time (Text): 2:05
# $hints (Number): the steps of hints that were shown
result = { $name }, { $size }: solved in { $time }, { $hints ->
    [0] without a hint
    [one] with 1 step of hints
   *[other] with { $hints } steps of hints
}

# The button that copies it.
# room: 18
copy = Copy result

unkept = Your browser could not keep the solved puzzle

# $puzzles (Number): the puzzles solved in this browser
recorded = { $puzzles ->
    [0] Puzzles that you solve are noted here, in this browser only.
    [1] One puzzle solved, noted in this browser only.
   *[other] { $puzzles } puzzles solved, noted in this browser only.
}

nothing-kept = Your browser keeps nothing for this page: solved puzzles are not noted.
export = Save as a file
clear = Forget them
