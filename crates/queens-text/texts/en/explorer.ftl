### The explorer: the path of the search, its result and its counters. Text between stars is bold.

# The name of the region.
region = Explorer

# $view (View): a panel
view = { $view ->
    [tree] Tree
    [stack] Stack
    [trace] Trace table
    [results] Results
    [compare] Compare
    [starts] Starts
    [proof] Proof
    [examples] Examples
    [sheets] Sheets
   *[about] About
}

# The panel in place of the tree: the squares in the order in which they are occupied.
moves = Moves

# The name of the list of calls.
calls = Calls of the program

# The path in words, for screen readers: a queen, or a square of the knight, in each entry.
path = Path to the current step
no-path = No queen is placed.

# $square (Square): a fixed queen
given = { $square }, fixed

# $square (Square): the first square of a tour
start = { $square }, start

# $square (Square): a rejected square
rejected = { $square }, rejected

# $square (Square): the square of a removed queen
taken-back = { $square }, removed

# The entry above a long path: the levels that it leaves out.
# $levels (Number): their number
levels-above = { $levels ->
    [one] 1 level above
   *[other] { $levels } levels above
}

# In place of the tree: a search that tests candidates, and a search that moves its queens.
no-tree = This search walks no tree: it tests each candidate separately, with all its queens.
repairs = This search walks no tree: all queens are on the board from the start and move one after another.

# The marks of the picture of the path.
key-title = Path marks
key-choice = on the path
key-given = fixed
key-failed = failed subtree
key-solved = subtree with solutions
key-pruned = rejected
key-unexplored = unexplored

# Before the result of the search.
result = Result:

# The result: no solution. The search is complete; it tried one start only; it ended at its limit; the reader stopped it; it
# is running.
none = *No solution*
none-from-start = *No solution* from this start
none-found = *No solution found*
none-before-stop = *No solution* before it was stopped
none-so-far = *No solution* so far

# $solutions (Number): the solutions
solutions = { $solutions ->
    [one] 1 solution
   *[other] { $solutions } solutions
}

# Solutions that differ even when the board is turned or mirrored.
# $classes (Number): their number
classes = { $classes } up to symmetry

# All solutions.
# $solutions (Number): the solutions
# $classes (Number): the solutions up to symmetry
all = *{ solutions }*, { classes }

# The reader chose to count up to symmetry.
# $solutions (Number): the solutions
# $classes (Number): the solutions up to symmetry
all-by-class = *{ classes }*, { solutions } in all

# The search stops at its first solution.
first = *First solution found*: the search stops there

# The reader stopped the search.
# $solutions (Number): the solutions found
stopped = *At least { solutions }*: search stopped

# The search was not complete.
# $solutions (Number): the solutions found
at-least = *At least { solutions }*

# The search is running.
# $solutions (Number): the solutions found
so-far = *At least { solutions }* so far

# $classes (Number): the solutions found, up to symmetry
so-far-by-class = *At least { classes }* so far

counters = Counters

# Above the counters.
# $step (Text): the step at which they were read
at-step = At step { $step }

# In place of a number.
not-counted = not counted

# Counters: a label, and the things counted.
counter-tests = Tests
    .meaning = candidate squares, or whole candidates, tested
counter-placements = Placed
    .meaning = tests that succeeded: queens placed
counter-removals = Backtracks
    .meaning = queens removed
counter-solutions = Solutions
    .meaning = solutions found up to this step
counter-depth = Depth
    .meaning = the most queens on the board at once, with the fixed ones
counter-nodes = Nodes
    .meaning = nodes of the search tree: each starting board and each queen placed
counter-fundamental = Up to symmetry
    .meaning = classes of solutions under the symmetries that keep the fixed queens
counter-calls = Calls
    .meaning = calls of the program’s recursive procedure
counter-comparisons = Comparisons
    .meaning = queens compared with a tested square
counter-erasures = Clears
    .meaning = times that the program clears a square or restores its board
counter-removals-after-loop = Loops ended
    .meaning = loops over the squares that ran to their end
counter-found = Found
    .meaning = solutions that the search itself found
counter-mirrored = Mirrored
    .meaning = solutions added as images of those found
counter-place-calls = Markings
    .meaning = calls of the procedure that marks attacked squares
counter-marks = Marks
    .meaning = squares that these calls write; a square written twice counts twice
counter-saves = Saves
    .meaning = copies of the whole board
counter-cells-read = Squares read
    .meaning = squares of the board that the program reads
counter-pos-ok = Columns free
    .meaning = candidates whose digit is not in the string
counter-test-calls = Test calls
    .meaning = calls of the recursive function test
counter-row-checks = Row checks
    .meaning = rows looked at by the check of the list
counter-diag-checks = Diagonal checks
    .meaning = pairs of queens compared by their diagonals
counter-drawn-nodes = Drawn nodes
    .meaning = nodes of the sheet’s figure: the root and each child, valid or rejected
counter-iterations = Iterations
    .meaning = turns of the while loop
counter-valid-steps = Valid steps
    .meaning = queens looked at by valid
counter-pushes = Pushes
    .meaning = times that k grows
counter-generated = Generated
    .meaning = candidates generated
counter-pair-checks = Pair checks
    .meaning = pairs of queens compared
counter-draws = Draws
    .meaning = random squares, or whole random candidates
counter-restarts = Restarts
    .meaning = times that the search started again
counter-squares-valued = Squares valued
    .meaning = values worked out: one for each free square after each queen
counter-scans = Scans
    .meaning = searches for the free squares of the board
counter-criticals = Critical
    .meaning = critical situations: a square’s list became empty
counter-critical-returns = Freed at once
    .meaning = calls that free their square because of a critical situation
counter-lists-taken = Lists
    .meaning = calls that take their list and try its moves
counter-moves-tried = Moves tried
    .meaning = squares of a list that the program goes to
counter-loops-left = Lists ended
    .meaning = lists that were tried to their end
counter-fusion-comparisons = Comparisons
    .meaning = valuations compared while lists are merged
counter-bounds = Bounds
    .meaning = bounds found before the search
counter-frames = Frames
    .meaning = frames tried, one for each class under the symmetries
counter-sizes = Sizes
    .meaning = numbers of queens tried
counter-moves = Moves
    .meaning = queens moved to another square
counter-branchings = Branchings
    .meaning = calls that still have a queen to place
counter-refutations = Refuted
    .meaning = numbers of queens for which all sets were ruled out
counter-verdicts = Decided
    .meaning = numbers of queens for which the search is finished

# Counters of a knight’s tour.
knight-placements = Visited
    .meaning = tests that succeeded: squares visited
knight-removals = Backtracks
    .meaning = squares freed again
knight-depth = Depth
    .meaning = the most squares visited at once, with the start
knight-nodes = Nodes
    .meaning = calls of the recursive procedure, with that of the start
knight-fundamental = Up to symmetry
    .meaning = classes of tours under the symmetries that keep the start
