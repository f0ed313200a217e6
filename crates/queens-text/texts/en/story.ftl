### The story for newcomers: seven short chapters, each with a board. A chapter has a title, a text, a task, and a
### sentence after the task. Write it as a friendly teacher would speak to a pupil of twelve.

# The title of the page and the link to the story.
# room: 10
story = Story

# The name of the list of chapters.
chapters = Chapters

# $chapter (Chapter): a chapter
title = { $chapter ->
    [four-queens] Four queens
    [stuck] Stuck
    [take-back] Take one back
    [computer] Let the computer do it
    [tree] The tree of all attempts
    [eight-queens] Eight queens
   *[onward] What next?
}

# $chapter (Chapter): a chapter
text = { $chapter ->
    [four-queens] A queen attacks all squares of its row, its column and its diagonals; dots mark them. Can four queens share this small board so that none attacks another?
    [stuck] Each column needs exactly one queen. Here somebody put the first queen on a1 and the second as low as possible in column b, on b3. Now it is the turn of column c.
    [take-back] The last choice goes first: choose b3 to take that queen back, then put one on b4, the next free square. If no square of a column is left, go back one column more.
    [computer] The computer follows the same rule. It goes through the columns from left to right and tries each row from the bottom up. When every square of a column is attacked, it goes back one column and moves that queen up.
    [tree] Each sign is a square that the computer tried: a circle is a queen, a cross an attacked square. A red square is a dead end: no square of the next column is free for it. A green diamond is a solution.
    [eight-queens] With eight queens, this rule needs many more tests than with four. Another way looks ahead: it crosses out attacked squares at once. Then it goes on with the column that has the fewest free squares.
   *[onward] This knight visits each square of the board exactly once. It never has to go back, because it always takes the square with the fewest ways out.
}

# $chapter (Chapter): a chapter
task = { $chapter ->
    [four-queens] Choose a square to place a queen, and a queen to take it back.
    [stuck] Try the four squares of column c. A red line shows a queen that attacks the square.
    [take-back] Find all four queens. Column by column is the surest way.
    [computer] Press Play (the triangle) and read the line above the board.
    [tree] Choose a sign of the tree. The board goes back to that moment.
    [eight-queens] Choose a way to search and press Play, then the other. Compare the numbers of tests.
   *[onward] Press Play to watch the tour.
}

# After the task.
# $chapter (Chapter): a chapter
# $tests (Number): the tests of the search on the board
# $plain (Number): the tests of the first algorithm on the board of eight queens: 876
done = { $chapter ->
    [four-queens] Nearly everybody gets stuck at first. The next chapter shows why.
    [stuck] All four squares of column c are attacked. With these two queens, there is no way on.
    [take-back] You took back even the first queen. This way of searching is called backtracking.
    [computer] Done after { $tests } tested squares. Drag the slider to go back to any step.
    [tree] The computer must visit the dead ends, too, to be sure that no solution is missing.
    [eight-queens] { $tests } tests instead of { $plain }: a good idea beats a fast computer.
   *[onward] The knight has visited every square. Choose what you would like to see next.
}

# After the first chapter, if the reader did not get stuck.
solved-at-once = Well done! Not everybody finds it at once. The next chapter shows how people get stuck.

# Above the board, if the reader places the queens.
# $queens (Number): the queens on the board
# $free (Number): the squares on which another queen fits
placed = { $queens ->
    [0] The board is empty. Place the first queen.
    [one] 1 queen placed. { $free } squares are free.
   *[other] { $queens } queens placed. Free squares: { $free }
}

# $queens (Number): the queens on the board
stuck = { $queens ->
    [one] 1 queen placed, and no square is free: stuck!
   *[other] { $queens } queens placed, and no square is free: stuck!
}

# Above the board, if no square of a column is free.
# $column (File): the column
column-full = Column *{ $column }* has no free square.

# $queens (Number): the queens on the board
solved = { $queens } queens, and none attacks another: solved!

# Above the board, before the search.
ready = Ready.

# The reader chooses an attacked square.
# $square (Square): the square
# $attacker (Square): a queen that attacks it
# $line (Line): the line of the attack
attacked = {"*"}{ $square }* is attacked by *{ $attacker }* { $line ->
    [row] in the same row
    [column] in the same column
   *[diagonal] on a diagonal
}.

# The links to the two ways of the chapter about eight queens.
column-by-column = Column by column
look-ahead = Look ahead

# Next to these links.
# $tests (Number): the tests of the search so far
tests = { $tests ->
    [one] 1 test
   *[other] { $tests } tests
}

# The links between chapters.
back = Back
next = Next
# room: 22
workbench = Open the workbench

# The links of the last chapter.
puzzle = Puzzle of the day
cover = Cover the board with few queens
sheets = Exercise sheets
own = Your own search
