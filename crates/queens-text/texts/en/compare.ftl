### The comparison of two algorithms, and surveys of many boards.

title = Two algorithms, one board

# The name of a board.
# $letter (Text): A or B
side = Board { $letter }

# The name of the list of algorithms of a board.
# $letter (Text): A or B
algorithm = Algorithm of board { $letter }

pace = Clock

# The choices under Clock.
# $pace (Pace): a choice
paces = { $pace ->
    [events] Events
   *[tests] Tests
}

counter = Counter
fewer = Fewer in bold

# The head of a column of counters.
# $step (Number): the step
at-step = At step { $step }

# The head of a column of counters.
# $tests (Number): the tests
at-tests = At { $tests } tests

whole-run = Whole run
so-far = So far
steps = Steps

# A large number, short.
# $number (Text): its millions: 9.8
millions = { $number }{"\u00A0"}M

# $first (Number): the step of the first solution on board A
# $second (Number): the step of the first solution on board B
first-solutions = {"*"}A* finds its first solution at step { $first }, *B* at step { $second }.

# Board B searches with another goal.
# $goal (Text): its goal
other-goal = {"*"}B* does not support A’s goal, so it runs with { $goal }.

survey-title = More comparisons
survey-what = Compare

# The choices under Compare.
# $preset (Preset): a choice
survey-presets = { $preset ->
    [pair] A and B
    [every] All algorithms, this board
    [sheet001] Sheet 001: four programs
   *[brute-force] Brute force against backtracking
}

# The searches of a choice.
# $preset (Preset): the choice
# $problem (Problem): the problem
survey-about = { $preset ->
    [pair] { $problem ->
        [queens] Both algorithms search each empty board from n = 4 on.
        [domination] Both look for one least set of the chosen variant on each empty board from n = 3 on, whatever k.
       *[knight] Both look for one tour of the chosen variant from a1, on each square board from n = 3 on. A search that reaches its limit is given up and marked in the table.
    }
    [every] Every algorithm of this problem on the board of the form, with its fixed squares and its goal. An algorithm that does not support this goal uses another. A name opens the search. If an algorithm refuses, its line gives the reason.
    [brute-force] All searches run up to the first solution. Three examine whole candidates: all sets of n squares, a row for each column, and all permutations. Backtracking drops a beginning as soon as two queens attack each other. For brute force, the number of tests is the position of the first solution among the candidates.
   *[sheet001] All solutions by each program of sheet 001: the same tree, with four ways to store and test the board.
}

# Before the field with the largest n.
survey-largest = Up to n =

# The name of an algorithm.
# $letter (Text): A or B
# $algorithm (Text): the algorithm
survey-lettered = { $letter }: { $algorithm }

survey-begin = Run all
survey-stop = Stop

# $done (Number): the searches done
# $all (Number): all searches
survey-progress = { $done } of { $all } searches

# Before the list of quantities: counters, and milliseconds.
survey-quantity = Chart of

# A quantity of the chart.
survey-milliseconds = Milliseconds (median)

# The name of the chart.
# $quantity (Text): the quantity shown
# $first (Number): the number of columns of the first board
# $last (Number): the number of columns of the last board
survey-chart = { $quantity } for n = { $first } to { $last }, on a logarithmic scale. The table has the numbers.

survey-table = Numbers of the chart
survey-save = Download CSV
survey-program = Program

# The head of a column of the table.
# $problem (Problem): the problem
survey-solutions = { $problem ->
    [queens] Solutions
    [domination] Sets found
   *[knight] Tours found
}

# The head of a column of the table.
survey-queens = Queens in a set

# In the table: a search that was given up.
# $label (Text): a counter
# $number (Text): its value
survey-given-up = Given up. { $label }: { $number }.

survey-own-work = Its own work
survey-time = Median time

# Under the table.
# $seconds (Number): the time after which a search is given up
survey-timing = A short search runs five times; the table shows its median time. After { $seconds }{"\u00A0"}seconds of work a search is given up.

survey-space = Candidates
