### The cost of each algorithm in two or three sentences, shown below the form.

recursive = A test compares the square with the earlier queens, one after another, until one attacks it. Most beginnings fail early, so only a small part of all boards is examined. That part still grows exponentially with n.

half-board = Half the tests of the whole search; an image costs no test. If n is odd, the middle row is its own image and is searched whole.

nested-loops = A test reads one square, but each queen costs up to 3n marks and two copies of the board. There is one loop for each row, so each n needs another program.

board-copy = A test reads one square; a queen costs up to 3n marks and a copy of the board, and a call costs another copy. At any moment there is a board for each level.

upward-scan = A test reads up to 2n + 1 squares; a queen costs one square written, and nothing is copied. The nodes are those of the two programs before it, but the work is done in the tests.

digit-string = A test searches the string once and then calls itself along the diagonals, up to n + 3 times if nothing is found. The search stores only the string.

prefix-check = A test of k queens looks at up to k rows and k(k − 1)/2 pairs: earlier queens are checked again. So the same tree costs more the deeper it is.

explicit-stack = A test compares the square with the lower levels of the stack until a queen attacks it. The tests are those of the recursive search; only the calls are gone.

permutations = All n! orders are generated, and each is compared pair by pair until two queens share a diagonal. A bad beginning is not skipped: all orders with that beginning are generated, too.

row-by-row = A test compares the square with the earlier queens until one attacks it. With rows and columns exchanged, the tree of the empty board is that of the recursive search, and so are its tests.

subsets = Every candidate is compared pair by pair until two queens attack each other. As no rule narrows the choice, there are more candidates than for any other algorithm here.

one-per-column = Every candidate is compared pair by pair until two queens attack each other. One rule is used, a queen in each column, and it leaves nⁿ candidates.

random-placement = An attempt places at most n queens and ends early if no free square is left. No formula gives the number of attempts, and the search never finds out that there is no solution.

random-rows = A draw is compared pair by pair until two queens attack each other. On average nⁿ ÷ solutions draws are needed, whatever was drawn before.

accessibility-scan = All n² squares are read for each queen, n³ in all, and no queen is removed again. That is cheap, but most searches fail: success depends on the start.

accessibility-list = The list shrinks with every queen: on 8 × 8 the search reads about two fifths of the squares. Placements and failures are the same.

accessibility-dynamic = After each queen every free square gets a new value, the sum of four numbers. The search fails less often than with fixed values, but proves nothing either.

min-conflicts = A move reads n squares, three counters each. Some 80 moves suffice for 8 to 32 queens, and half a move per queen for 2,000. The search finds one solution and never knows whether there are others.

forward-checking = A queen clears squares in every open column, a few instructions each. That buys a smaller tree: a column without a free square is seen at once, not levels later.

bitmask = A queen costs a few instructions, an attacked square none: no test fails. The nodes are those of the recursive search.

meet-in-the-middle = Halves are far fewer than boards; they are sorted and compared 256 at once, which costs memory. The result is a number, not a board.

coverage-search = A test is one pass over the candidates. On 8 × 8, 356 nodes rule out four queens; every result also proves that fewer do not suffice.

move-one = There are C(n², k) sets for each k, each one move away from the set before. Most moves unite two sets of squares, because the squares that the other queens cover are stored.

frames = 140 nodes rule out four queens on 8 × 8, where the search by coverage needs 356; a node costs more. It works only for fewer queens than columns, because the columns and rows of the frame must be empty.

tour-fewest-onward = A call sorts at most eight squares; from 63 of the 64 squares of 8 × 8 no step back is needed. On wide boards it may not end, as ties stay in the order of the list.

tour-natural-order = A call changes up to eight lists. The best start of 8 × 8 takes 132,202 calls, a1 takes 522,490; other starts take many times more.

tour-roth = A call sorts at most eight squares, by distance where valuations are equal. With this rule, hardly any start on 32 × 32 needs a step back.
