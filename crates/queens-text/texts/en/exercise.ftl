### Exercises: the panel of an exercise that is open, the result that is handed in, and the dialog that makes an exercise.

# A question of the exercise.
# $task (Task): its kind
# $problem (Problem): the problem
# $from (Number): the first step
# $to (Number): the last step
asks = { $task ->
    [predict] From step { $from } to step { $to }: predict the next event at each question.
    [solutions] How many solutions has the search found at step { $to }?
    [counters] What are the counters at step { $to }?
   *[complete] { $problem ->
        [knight] Finish this tour.
       *[queens] Complete this board.
    }
}

# $answered (Number): the answered questions
# $all (Number): all questions
answered = { $answered } of { $all } answered

# Opens a question.
begin = Begin

# The question is open.
# $task (Task): its kind
# $problem (Problem): the problem
in-hand = { $task ->
    [predict] Under way: press Play, and answer when you are asked.
    [complete] { $problem ->
        [knight] Under way: move the knight on the board.
       *[queens] Under way: place the pieces on the board.
    }
   *[solutions] The search runs to this step …
}

# Sends the answer.
check = Answer

# $right (Number): the right predictions
# $asked (Number): all predictions
predicted = { $asked ->
    [0] Nothing was asked.
   *[other] { $right } of { $asked } right.
}

# $hints (Number): the steps of hints that were shown
completed = { $hints ->
    [0] Completed without a hint.
    [one] Completed with { $hints } step of hints.
   *[other] Completed with { $hints } steps of hints.
}

# An answer. The full stop follows.
# $given (Number): the answer
right = { $given }: right

# $given (Number): the answer
# $right (Number): the right number
wrong = { $given }: wrong, it is { $right }

# Between two answers.
separator = ;{" "}

open = Not answered.

result = Your result

# The last line of a result.
# $code (Text): 1-0a1b2c3d-…
code = Code: { $code }

copy = Copy the result

guard = The code shows whether the result was mistyped. It does not stop anyone from cheating.

unkept = Your browser does not keep your answers: copy the result before you close the page.

restart = Start again

# The same button, after the first click.
# $answers (Number): the answers that would be lost
drop-all = { $answers ->
    [one] Drop 1 answer and start again?
   *[other] Drop { $answers } answers and start again?
}

leave = Leave the exercise

# Drops the answers to predictions.
drop-answers = Drop them

# Under an exercise that cannot be read.
ask-again = A link copied by hand or broken over several lines is often incomplete: the sender can send it again.

without = Go on without the exercise

about = Ask about the search and the board on the screen. Whoever opens the link answers next to the board, and gets a result to hand in. Results and counters stay visible, so they may be read off.

from = From step

to = To step

tasks = Tasks

# A question that can be chosen.
# $task (Task): its kind
task = { $task ->
    [predict] What comes next? (predict)
    [solutions] How many solutions, at the end of these steps?
    [counters] The counters, at the end of these steps
   *[complete] Complete the board: keep the fixed pieces and those that you placed by hand
}

no-task = Choose at least one task.

# $n (Number): the number of columns
too-large = Exercises are made on boards up to n = 32, not on n = { $n }.

no-search = These questions need the steps of a search: run it first, with goal First or All.

# $known (Number): the last known step
empty-step = A field for a step is empty: choose from 0 to { $known }.

# $value (Text): the typed text
# $known (Number): the last known step
bad-step = “{ $value }” is not a step of this search: choose from 0 to { $known }.

no-counters = This algorithm keeps none of these counters: leave that question out.

# $from (Number): the first step
# $to (Number): the last step
no-steps = Step { $to } does not come after step { $from }: choose a later one.

infeasible = This board cannot be completed.

too-long = The link would be too long: remove some of the pieces that you placed.

link = Link to the exercise

try-it = Try it

# The heading above the field for a result.
check-result = Check a result

check-label = The result, or its code

no-code = There is no code in this text. A code begins like 1-0a1b2c3d-.

# $code (Text): 1-0a1b2c3d-…
mistyped = The code { $code } was mistyped or cut off: its checksum does not match.

# $version (Text): the version of the code
# $known (Text): the version of this page
later = The code is of version { $version }; this page reads version { $known }.

# The answers follow.
of-this = The code is intact and belongs to this exercise. Its answers:

# The words of the result differ from its code.
disagrees = The code is intact and belongs to this exercise, but the text next to it differs. Only the code counts:

# $exercise (Text): Queens · n = 6 · First
# $agrees (Bool): whether the words of the result agree with its code
of-linked = { $agrees ->
    [yes] The code is intact, but belongs to another exercise, which the text links to: { $exercise }. Its answers:
   *[no] The code is intact, but belongs to another exercise ({ $exercise }), and the text next to it differs. Only the code counts:
}

# The exercise is not known.
# $exercise (Text): its checksum
of-another = The code is intact, but belongs to another exercise ({ $exercise }); open its link to see the tasks. Its answers:
