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

# The heading of an exercise in a series, also in the result.
# $part (Number): its number
# $all (Number): the number of exercises
part = Exercise { $part } of { $all }

# A button that opens an exercise of the series.
# $part (Number): its number
# $answered (Number): its answered questions
# $all (Number): its questions
part-state = Exercise { $part }: { $answered } of { $all } answered

previous-part = Previous exercise

next-part = Next exercise

# The group of these buttons, and the part of the dialog with the exercises of a series.
series = Series of exercises

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

# An answer to a question of the author.
# $given (Text): the answer
own-right = { $given }: right.

# $given (Text): the answer
own-wrong = { $given }: wrong.

# An answer that the author reads.
# $given (Text): the answer
own-read = “{ $given }”

# The field for such an answer.
# $kind (AnswerKind): its kind
own-label = { $kind ->
    [number] Your answer: a whole number
    [square] Your answer: a square, such as c3
    [line] Your answer: the number of a line of the code
   *[text] Your answer
}

# $kind (AnswerKind): the kind of the answer
own-refused = { $kind ->
    [number] Type a whole number.
    [square] Type a square, such as c3.
    [line] Type the number of a line.
   *[text] Type your answer.
}

# Above a text by the author of the exercise.
author = The author of this exercise writes:

# $tries (Number): the number of this try
# $most (Number): the most tries
try-of = Try { $tries } of { $most }

last-try = There is no further try.

# Above the questions, and in place of a panel.
hidden = The figures of this search appear when you have answered.

result = Your result

# The field for the name of the pupil.
name-label = Your name, which becomes part of the code (optional)

# A line of a result.
# $name (Text): the name of the pupil
name = Name: { $name }

# A line of a result.
# $tries (Number): the number of tries, the last one included
tries = Tries: { $tries }

# The last line of a result.
# $code (Text): 2-0a1b2c3d-t1-…
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

about = Ask about the search and the board on the screen. Pupils open the link, answer next to the board and hand in a result. The page hides the requested figures until they have answered.

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

# A field for a text by the author.
words-label = Your own words to the pupils (optional)

# A group of counters.
counters-label = Which counters

# Below it.
counters-hint = Without a choice: Tests, Placed and Backtracks, if the search counts them.

tries-label = Most tries (empty: no limit)

own-questions = Your own questions

# Below it.
own-hint = Without a question about steps, the exercise opens at the step on the screen. The link hides the right answers.

add-question = Add a question

# $question (Number): its number
remove-question = Remove question { $question }

# $question (Number): its number
question-label = Question { $question }

# $question (Number): its number
kind-label = Kind of answer { $question }

# A kind of answer.
# $kind (AnswerKind): the kind
kind = { $kind ->
    [number] A number
    [square] A square
    [line] A line of the code
   *[text] Words that you read yourself
}

# $question (Number): its number
answer-label = Right answer { $question }

# $question (Number): its number
no-question = Question { $question } is empty: type it or remove it.

# $question (Number): its number
# $kind (AnswerKind): the kind of its answer
bad-answer = The right answer to question { $question } is missing or of another kind: type { $kind ->
    [square] a square, such as c3.
    [line] the number of a line.
   *[number] a whole number.
}

# $most (Number): the most
bad-tries = The number of tries must be from 1 to { $most }, or empty.

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

too-long = The link would be too long: shorten your words, or remove placed pieces or an exercise.

# Below the heading “Series of exercises”.
series-hint = A series has one link and one result. Add this exercise, close this window, choose the next search, and come back.

add-part = Add to the series

# $questions (Number): the questions of an exercise
part-questions = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}

# $part (Number): the number of the exercise
raise-part = Move exercise { $part } up

# $part (Number): the number of the exercise
remove-part = Remove exercise { $part }

part-repeated = The series already has this exercise. Choose another search or other questions.

# $most (Number): the most exercises
series-full = A series has at most { $most } exercises.

# Copies the HTML code of a frame.
copy-embed = Copy embed code

# In place of this button.
no-embed = There is no embed code, because its width or height is not valid. Correct the size under “Share”, “Embed”.

link = Link to the exercise

try-it = Try it

# The heading above the field for results.
check-result = Check results

check-label = The results, or their codes

check-hint = Paste the results of the whole class, one after the other. Other words between them do not matter. Nothing leaves this browser.

open-file = Open a text file

no-code = There is no code in this text. A code begins like 2-0a1b2c3d-.

# $code (Text): 2-0a1b2c3d-t1-…
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

# $bytes (Number): the length of the text
# $most (Number): the most bytes
class-too-long = The text has { $bytes } bytes. Check at most { $most } at a time.

# $results (Number): the results in the text
# $most (Number): the most results
class-too-many = The text has { $results } results. Check at most { $most } at a time.

unreadable-file = The browser could not read this file. Choose a text file.

# Above the table of results.
# $results (Number): the results in the text
class-found = { $results ->
    [0] No result could be read.
    [one] 1 result.
   *[other] { $results } results.
}

# After that, if some are not intact results of this exercise.
# $results (Number): those results
class-odd = { $results ->
    [one] 1 of them is damaged, repeated, altered or of another exercise.
   *[other] { $results } of them are damaged, repeated, altered or of another exercise.
}

class = Results of the class

# The head of a column. A click sorts the table by it.
# $column (Column): the column
column = { $column ->
    [line] Line
    [name] Name
    [exercise] Exercise
    [right] Right
    [tries] Tries
   *[checksum] Checksum
}

answers = Answers

# The head of a column in the saved file: the number of questions.
questions = Questions

# $right (Number): the right answers
# $all (Number): the questions
score = { $right } of { $all }

nameless = no name

this-exercise = this exercise

# $exercise (Text): its checksum
other-exercise = another exercise ({ $exercise })

intact = right

altered = right, but the text next to it differs

# $line (Number): the line of the first result with the same code
repeated = right, repeats line { $line }

damaged = wrong: mistyped or cut off

# $version (Text): the version of the code
other-version = unknown version { $version }

# $lines (Number): the lines
unread-lines = { $lines ->
    [one] 1 line looks like a result but cannot be read:
   *[other] { $lines } lines look like a result but cannot be read:
}

# $line (Number): its number
# $text (Text): its beginning
unread-line = Line { $line }: { $text }

save-class = Save as CSV

# The exercise is not known.
# $exercise (Text): its checksum
of-another = The code is intact, but belongs to another exercise ({ $exercise }); open its link to see the tasks. Its answers:
