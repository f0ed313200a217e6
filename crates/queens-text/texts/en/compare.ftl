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
    [random] Random against exhaustive
    [brute-force] Brute force against backtracking
    [loops] Nested loops against recursion
    [half-board] Half board against whole board
    [forward-checking] Plain against forward checking
    [least-sets] All least sets, two ways
   *[tours] The knight’s three orders
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
    [least-sets] All least sets of the chosen variant on each empty board: by covering one square after another, and by going through all sets of that size.
    [tours] One tour of the chosen variant from a1, on square boards: moves in the order of the sheet, by fewest onward moves, and by fewest onward moves with Roth’s tie-break. A search that reaches its limit is given up and marked in the table.
    [sheet001] All solutions by each program of sheet 001: the same tree, with four ways to store and test the board.
    [random] 100 random searches on each board, with seeds 1 to 100, next to a search of all nⁿ candidates. If a row is drawn for each column, nⁿ ÷ solutions draws are needed on average. If free squares are drawn, no formula is known, so the draws are only measured.
    [loops] The first program of sheet 001 marks a board at every level of its loops; the third calls itself and scans the board.
    [half-board] All solutions: from every square of the first column, and from half of them with their mirror images.
   *[forward-checking] Up to the first solution: column by column, and on the column with the fewest free squares.
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
survey-copy = Copy CSV
survey-save = Download CSV
survey-save-chart = Download chart (SVG)
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

survey-boards-drawn = Boards drawn until the first solution

# The candidates when each column has one queen.
survey-candidates = Candidates nⁿ

survey-space = Candidates
survey-expected = Expected
survey-expected-draws = Expected draws

# The heads of the columns of a table of random searches.
survey-searches = Searches

survey-mean = Mean ± standard error
survey-median = Median
survey-quartiles = Quartiles
survey-range = Fewest to most

# Under a chart of random searches.
survey-spread = Each mean has its quartiles as a bar.
