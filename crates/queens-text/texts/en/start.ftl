### Before a search: the families of algorithms, the seed, the reason why the search cannot run, its cost.

seed = Seed
new-seed = New seed

# The groups in the list of algorithms.
# $family (Family): a group
families = { $family ->
    [columns] Column by column
    [rows] Row by row
    [brute-force] Brute force
    [random] Random
    [heuristics] Heuristics
   *[others] Others
}

# Under the goals.
# $goals (Text): the goals that the algorithm does not have
goals-lacking = Not with this algorithm: { $goals }

# A message after the choice of an algorithm.
# $from (Text): the goal that was chosen
# $to (Text): the goal that is chosen now
goal-changed = This algorithm does not have the goal “{ $from }”; “{ $to }” is chosen

# A message after the choice of the goal “Count”, with a button for the algorithm before.
# $algorithm (Text): the algorithm that is chosen now
counter-chosen = “{ $algorithm }” counts faster, so it is chosen now

# A search cannot run because of the size of the board.
# $side (Text): n or m
# $lowest (Number): the least value allowed
# $highest (Number): the largest value allowed
# $value (Number): the value
refused-size = This algorithm works for { $side } = { $lowest } to { $highest }, but { $side } is { $value }.

# $goal (Text): the goal chosen
# $goals (Text): the goals that the algorithm has
refused-goal = This algorithm does not have the goal “{ $goal }”, only: { $goals }.

refused-given = This algorithm starts from an empty board: it cannot keep fixed queens.

refused-blocked = This algorithm does not support blocked squares.

refused-problem = This algorithm solves another problem.

# The proof by frames.
# $k (Number?): the number of queens; absent if k is open
# $highest (Number): the largest number of queens that can be found
refused-queens = { $k ->
    [none] A search by frames finds only sets of fewer queens than columns, and here more may be needed.
   *[some] A search by frames finds only sets of fewer queens than columns: k is { $k }, at most { $highest } here.
}

# $count (Number): the fixed squares
refused-starts = This algorithm starts from one square, and { $count } are fixed.

# The search draws until it finds a solution.
refused-endless-given = No solution has these fixed queens, so this random search would never end.

# The search draws until it finds a solution.
# $n (Number): the number of columns
refused-endless = The { $n }×{ $n } board has no solution, so this random search would never end.

# $most (Number): the most candidates that the page checks
refused-space = Too many candidates to check one by one: this page checks { $most } at most, however fast the machine is.

# In the event strip, while the setup explains why.
cannot-run = {"*"}This search cannot run.* The setup explains why and suggests an alternative.

# The name of the buttons that change the settings so that the search can run.
alternative = What works instead

# $name (Text): an algorithm
use-algorithm = Use “{ $name }”

# $n (Number): the number of columns
use-size = Set n = { $n }

# $goal (Text): a goal
use-goal = Choose “{ $goal }”

free-queens = Free the fixed queens

# The name of the list with the number of candidates and the time for all.
cost = Cost before start

candidates = Candidates
time = Time for all

# Under the time for all.
# $rate (Number): the candidates checked in a second
measured = at { $rate } a second, as measured in this browser

# Under the time for all, before a measurement.
# $rate (Number): the candidates checked in a second
assumed = at { $rate } a second (assumed, not measured)

# $years (Number): at least 2
years = { $years } years

# $years (Text): 4.6 × 10³³
years-power = { $years } years
