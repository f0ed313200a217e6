### The panel “Examples”: the name of each example, and a sentence about it.

# The name of the list; next to the example of a first visit, the button that shows the list.
list = Places to start from

tree = A search as a tree
    .about = Choose Whole tree or Icicle. The tree has 153 nodes, and only 4 of them are solutions.
twelve = Twelve kinds of solution
    .about = The 92 solutions are 12 boards, turned and mirrored. Eleven give 8 each; this one, the most symmetrical, gives 4.
corner = A queen in the corner
    .about = With a queen fixed on a1, 4 of the 92 solutions are left. Free it, fix d1 instead, and run: 18.
mirror = Half the work by symmetry
    .about = Each solution is followed by its mirror image, so that 7,856 tests suffice instead of 15,720.
digits = A board as a number
    .about = This program writes the columns of the queens, row by row, as digits: the first number without an attack is 15863724.
permutations = Try them all
    .about = All 40,320 ways to give each column a different row, one by one: 92 are solutions.
lot = Queens drawn by lot
    .about = Each queen takes a free square at random. When no square is left, the search starts again: here 82 times.
look-ahead = Looking ahead pays
    .about = Twenty queens, two searches, one clock: the first solution takes 145 tests with a look ahead, 3,992,510 without.
greedy = Greedy, and stuck
    .about = Always the square that attacks least: from b2, six queens leave no free square. Try other starts.
thousand = A thousand queens
    .about = All queens start on the board, and those under attack move. After 568 moves, no queen is attacked. Zoom in to check.
eighteen = Counted in seconds
    .about = The page counts the 666,090,624 solutions for n = 18, without looking at each of them.
billion = A billion steps
    .about = n = 32: after 1,000,000,000 steps, 70 solutions are found, and the first queen is still on a1. It takes a while to get there.
five-cover = Five queens see everything
    .about = Five queens attack or occupy all 64 squares; the numbers show how often. There are 4,860 such sets.
four-do-not = Four do not
    .about = The proof as a map: 25 of 45 frames need only an inequality, the other 20 a short search.
independent = Cover, but do not attack
    .about = On 4 × 4, two queens cover every square, but they attack each other. Without attacks, it takes three.
total = Every queen attacked, too
    .about = Here a queen does not cover her own square. Five still suffice on 8 × 8, in 352 ways.
tour = A knight’s tour
    .about = 63 moves without a step back: the knight always goes to the square with the fewest onward moves.
closed-tour = There and back again
    .about = All 36 squares, and from the last one the knight can go home. The search undid only 2 moves.
no-tour = A board without a tour
    .about = No way from a1 visits all 16 squares: after 12 squares at the latest, this search sees it and turns back. It takes 455 nodes.
