### Predictions: the questions before an event, the answers and the score.

# The name of the score with its choices.
region = Predictions

# $square (Square): the square that is tested
question-test = Is *{ $square }* accepted or rejected?

question-board = Is this board a solution?

# $problem (Problem): the problem
question-next = { $problem ->
    [knight] Where does the knight go next? Choose the square.
   *[queens] Which square is tested next? Choose it on the board.
}

# $is-tree (Bool): whether the search walks a tree, not a single path
question-back = { $is-tree ->
    [yes] Continue or turn back?
   *[no] Is a square left for another queen?
}

# After the name of the square of the question.
asked = asked about

# The answers on the buttons.
yes = Yes

no = No

accepted = Accepted

rejected = Rejected

goes-on = Goes on

turns-back = Turns back

# The answers with their keys, for a screen reader.
# $first (Text): the answer of key 1
# $second (Text): the answer of key 2
choices = 1: { $first }. 2: { $second }.

# Before the sentence of the event.
right = Right.

right-goes-on = Right, it continues.

right-turns-back = Right, it turns back.

# Before the sentence of the event.
wrong = Wrong.

# $square (Square): the square chosen
wrong-square = Wrong, not { $square }.

wrong-goes-on = Wrong, it continues.

wrong-turns-back = Wrong, it turns back.

# $right (Number): the right answers
# $asked (Number): all answers
# $streak (Number): the right answers since the last wrong one
score = { $right } of { $asked } right{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } in a row
}

often = Ask about

# The choices under Ask about.
# $often (Often): a choice
spacing = { $often ->
    [each] each event
    [fifth] 1 event in 5
   *[twentieth] 1 event in 20
}

reset = New score

# When the goal is Count.
no-trace = A count shows no events to predict.

# Instead of the tree, the results and other views of later steps.
hidden = The next steps are not shown while you predict them.

# At a step that was shown already.
seen = Seen already: nothing is asked here.

# A button: asks about steps that were shown already.
from-here = Ask from here

# Before the first question.
first = Play, or step on: the search stops to ask.

# At the end of the search.
late = At the end of the search there is nothing to ask.

# A button: goes to the start of the search.
from-start = From the start
