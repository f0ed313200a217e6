### The results panel: the boards found, and the tools Export, Check my output and Definitions.

# Before a search, instead of boards.
nothing = Run a search: the boards that it finds appear here.

# Instead of boards, when the algorithm only counts.
count-alone = A count keeps no boards. Choose another algorithm and the goal All to see them.

# Instead of boards, when the goal is Count.
count = A count keeps no boards. Choose the goal All to see them.

# Instead of a list, on a board that is too wide for steps. The board shows one solution.
too-wide = Solutions of boards this wide are not listed; the one found is on the board.

# Above the boards, during the search.
more = More solutions may follow while the search continues.

# $limit (Number): the number of boards that are kept
limit = Only the first { $limit } boards are kept; the total counts them all.

# The sum of the classes: 11 classes of 8 boards and 1 of 4: 11 × 8 + 4 = 92.
# $orbits (Text): 11 classes of 8 boards and 1 of 4
# $sum (Text): 11 × 8 + 4 = 92
orbits = { $orbits }: { $sum }

# The first classes of that list.
# $count (Number): how many there are
# $size (Number): the number of boards in each: 1, 2, 4 or 8
orbits-first = { $count ->
    [one] 1 class of { $size } boards
   *[other] { $count } classes of { $size } boards
}

# More classes of that list.
# $count (Number): how many there are
# $size (Number): the number of boards in each: 1, 2, 4 or 8
orbits-next = { $count } of { $size }

# The end of that list.
# $first (Text): all but the last
# $last (Text): the last
orbits-and = { $first } and { $last }

# The sum of the orbits, when only the identity keeps the fixed and blocked squares.
no-symmetry = No symmetry keeps the fixed and blocked squares: each board is a class by itself.

# The name of the proof of the least number of queens: a list of its steps.
chain = Proof of the least number

# A step of that proof: a number of queens does not suffice.
# $queens (Number): the number of queens
# $nodes (Number): the nodes of the search for them
refuted-nodes = k = { $queens }: refuted, { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}

# The same step, when the search tests sets or frames.
# $queens (Number): the number of queens
# $tests (Number): the tests of the search for them
refuted-tests = k = { $queens }: refuted, { $tests ->
    [one] 1 test
   *[other] { $tests } tests
}

# The last step of that proof.
# $queens (Number): the number of queens that suffices
found = k = { $queens }: found

# The name of the list of boards.
gallery = Solutions

# Under a board: the images of it under the symmetries, itself included.
# $orbit (Number): their number
orbit = { $orbit ->
    [1] no other image
   *[other] { $orbit } images
}

# The name of a board.
# $number (Number): its number
# $orbit (Number): the number of its images
# $squares (Text): the squares of its queens
board = Solution { $number }, { orbit }: { $squares }

# The name of the board that represents a class.
# $number (Number): the number of the class
# $orbit (Number): the number of its images
# $squares (Text): the squares of its queens
class-board = Class { $number }, { orbit }: { $squares }

# A button: shows the boards of a class.
# $number (Number): its number
# $orbit (Number): the number of its boards
open-class = { orbit }: show the boards of class { $number }

# Above the boards of a class, when all are found.
# $number (Number): its number
# $size (Number): the number of its boards
class = Class { $number }: { $size ->
    [one] 1 board
   *[other] { $size } boards
}

# Above the boards of a class, when some are not yet found.
# $number (Number): its number
# $found (Number): the number of boards found
# $size (Number): the number of its boards
class-so-far = Class { $number }: { $found } of { $size } boards so far

all-classes = All classes

# The name of the group of tools.
tools = Tools

# A button: opens a tool.
# $tool (Tool): the tool
tool = { $tool ->
    [export] Export
    [check] Check my output
    [trace] Compare my trace
   *[definitions] Definitions
}

export-form = Form
form-own = As the program prints it
form-numbered = Sol #, from 0 (sheet 000)
form-digits-from-0 = Digits from 0 (sheet 001)
form-digits-from-1 = Digits from 1 (sheet 001)
form-letters-framed = Boards of Q and -, numbered (sheet 000)
form-letters = Boards of Q and -
form-bars-framed = Boards of DD, framed (sheet 003)
form-bars = Boards of DD
form-list = A list per line (sheet 002)
form-lists = One Python list of all
form-numbers-from-0 = Numbers from 0
form-numbers-from-1 = Numbers from 1

# $are-rows (Bool): whether the numbers are rows of columns, not columns of rows
export-numbers = { $are-rows ->
    [yes] Numbers are the row of each column, from file a.
   *[no] Numbers are the column of each row, from rank 1.
}

export-most = How many

# In the empty field for the number of boards.
export-all = all

# The name of the first lines of the text.
export-preview = Beginning of the text

export-copy = Copy

# A button: saves the boards in a file.
# $kind (FileKind): the format of the file
export-save = { $kind ->
    [text] Text file
    [csv] CSV
   *[json] JSON
}

# $copied (Number): the most boards that are copied
# $saved (Number): the most boards that are saved
export-limits = At most { $copied } boards are copied, { $saved } saved. CSV and JSON name the search.

export-nothing = There are no boards to export yet.
