### The algorithms: name, idea in one line, and source. The menu and the form show them. The names of messages are internal.

recursive = Recursive backtracking
    .idea = Column by column, every row in turn; a square is safe if no queen attacks it.
    .source = Sheet 000, §2.2–2.3

half-board = Half board
    .idea = Only the upper half of the first column is searched; mirror images give the rest.
    .source = Sheet 000, §2.3

nested-loops = Nested loops
    .idea = One loop inside another for each row; queens mark the board, copies restore it.
    .source = Sheet 001, first program

board-copy = Recursion with board copies
    .idea = Queens mark the squares that they attack; each call brings back its own copy.
    .source = Sheet 001, second program

upward-scan = Upward scan
    .idea = Nothing is marked: three scans look for a queen on the rows already filled.
    .source = Sheet 001, third program

digit-string = String of digits
    .idea = A string holds the columns: pos looks for the column, test follows the diagonals.
    .source = Sheet 001, fourth program

prefix-check = Whole-list check
    .idea = A row is appended, the whole list is checked, and the row is popped again.
    .source = Sheet 002

explicit-stack = Explicit stack
    .idea = No recursion: a stack holds the column of each row, and grows and shrinks.
    .source = Sheet 003

permutations = All permutations
    .idea = Every order of the columns over the rows; those without a shared diagonal are kept.
    .source = Sheet 003, its first idea

row-by-row = Row by row
    .idea = Row by row, every column in turn; a queen stays if no earlier queen attacks it.
    .source = Sheet 004, part I

subsets = All sets of squares
    .idea = Every set of n squares of the board, in order; kept if no queen attacks another.
    .source = Sheet 000, §2.6

one-per-column = One queen per column
    .idea = Every choice of a row for each column, counted through like a number in base n.
    .source = Sheet 000, §2.6

random-placement = Random placement
    .idea = A queen on a free square drawn at random; start again if none is left.
    .source = Sheet 000, §2.6

random-rows = Random rows
    .idea = A random row for each column, and all of them again until no queen attacks another.
    .source = Sheet 000, §2.6

accessibility-scan = Accessibility, whole board
    .idea = Always the free square that attacks the fewest squares; the whole board is read for it.
    .source = Sheet 000, §2.5

accessibility-list = Accessibility, list
    .idea = The same placements, found in a list of available squares that shrinks.
    .source = Sheet 000, §2.5

accessibility-dynamic = Accessibility, current
    .idea = Always the free square that now takes the fewest free squares from the other queens.
    .source = Sheet 000, §2.5, opening question

min-conflicts = Fewest conflicts
    .idea = All queens at once, one per column; then one that is attacked moves to where the fewest attack it.
    .source = Sosič and Gu 1994, Minton et al. 1992

forward-checking = Forward checking, fail first
    .idea = The column with the fewest free squares goes first; a dead end shows at once.
    .source = Haralick and Elliott, 1980

bitmask = Bit masks
    .idea = Rows and diagonals taken are bits of three words; the other squares are free.
    .source = Richards, 1997

meet-in-the-middle = Meet in the middle
    .idea = The halves of the board are filled apart, then paired where no diagonal is shared. It only counts.
    .source = after EvgenyKluev’s N-Queens-Count-Sol; bit planes our own

coverage-search = Search by coverage
    .idea = Covers first the square that the fewest queens can cover; skips the branches that the bound rules out.
    .source = Sheet 000, §2.4

move-one = Move one queen
    .idea = Place k queens, look for an uncovered square, move one queen and start over.
    .source = Sheet 000, §2.4

frames = Exact, by frames
    .idea = Where are the first and last empty columns and rows? No queen is on this frame, so each covers it only by crossing it. Inequalities show when too few queens are left.
    .source = our own; bound: Spencer and Weakley, 1995

tour-fewest-onward = Fewest onward moves
    .idea = First the square from which the fewest moves lead on; ties keep their order.
    .source = Sheet 004, II, question 8 (Warnsdorff’s rule)

tour-natural-order = Tour in natural order
    .idea = Try the moves in the order of the list; go back where a square can no longer be reached.
    .source = Sheet 004, II, questions 5–7

tour-roth = Roth’s tie-break
    .idea = Fewest onward moves; of equal ones, the square farthest from the centre.
    .source = Warnsdorff’s rule with Roth’s tie-break, in the search of sheet 004
