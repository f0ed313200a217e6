### Boards above 32: the picture of the whole board, without steps.

# The name of the board.
# $n (Number): the number of columns
name = Board, { $n } by { $n }

# In the event strip, before a search.
# $n (Number): the number of columns
idle = Empty board, n = { $n }. Press Play for a solution.

# In the event strip, during a search.
# $n (Number): the number of columns
searching = Looking for a solution for n = { $n }

# In the event strip.
# $n (Number): the number of queens
# $moves (Number): the moves of the search
# $time (Number): its milliseconds
solved = {"*"}{ $n } queens*, none attacking another: { $moves } moves in { $time } ms

# In the event strip: the search reached its limit.
# $moves (Number): the moves of the search
given-up = Given up at the limit: *no solution* after { $moves } moves

# In the event strip: the reader stopped the search.
stopped = Stopped before a solution

# In the event strip, while the moves are shown.
# $moves (Number): the moves so far
moved = After *{ $moves } moves*: queens that are attacked move on

# A checkbox: shows the moves.
watch = Watch the moves

# Instead of the tree and the stack.
no-trace = Above n = 32 the result is shown, or the moves as they are made: there are no steps to go back to, no tree and no stack.

# The same in an embed, which does not show the moves.
no-steps = Above n = 32 only the result is shown: there are no steps.

# Instead of the field for fixed squares.
no-given = You can fix squares up to n = 32. Beyond, the search places every queen itself.

# The queen under the pointer.
# $column (Number): its column, from 1
# $row (Number): its row, from 1
at = Queen in column { $column }, row { $row }

# Above the text of a solution.
rows = The row of each column, counted from 0 (the board counts from 1):

# Under the board: how to read the place of a queen.
hint = Point at a queen, or go from queen to queen with the arrow keys.

# The name of the buttons for the picture.
tools = Picture of the board

fit = Show the whole board
