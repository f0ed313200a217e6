### Worksheets: the dialog, then the words on the printed pages.

# The title of the dialog.
title = Worksheet

# The button that opens the dialog.
open = Make a worksheet …

kind-label = Contents

# The choices under Contents.
# $kind (WorksheetKind): a choice
kind = { $kind ->
    [boards] Empty boards
    [trace] Trace table with empty cells
   *[step] This step: what happens next?
}

size = Files and ranks
boards-label = Boards

# The choices under Boards.
# $boards (Number): the number of boards
boards = { $boards } on the page

answers = Answers on a separate page
preview = Preview
print = Print

# The size typed is wrong.
# $typed (Text?): the text typed
# $is-rectangular (Bool): whether the board may be a rectangle
bad-size = { $typed ->
    [none] The field for the size is empty
   *[some] “{ $typed }” is not a board size of this problem
}: { $is-rectangular ->
    [yes] type 1 to 32 files and ranks, such as 8 or 6×8
   *[no] type 1 to 32, such as 8: its boards are square
}.

# Instead of a worksheet about a step.
no-step = No step follows the step that is shown. Run a search, and stop at the step to ask about.

# The task on empty boards.
# $problem (Problem): the problem
# $n (Number): the number of columns
task = { $problem ->
    [queens] { $n ->
        [1] Place a queen.
       *[other] Place { $n } queens so that no two attack each other.
    }
    [domination] Place as few queens as you can so that every square is attacked or has a queen.
   *[knight] Lead the knight over all squares, each once: number them in the order of its visits.
}

# The question about the board at a step.
# $step (Number): the step
question = What happens next? The search is at step { $step }.

# A line on which the pupil writes a name.
name = Name

# The title of the page with the answers.
answers-title = Answers

# Instead of the page with the answers.
# $problem (Problem): the problem
no-answers = { $problem ->
    [queens] No answers: on boards of this size the queens cannot be placed.
   *[knight] No answers yet: they come from a search of this board. Run one, then come back.
}
