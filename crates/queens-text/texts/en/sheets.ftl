### The questions of the sheets: the buttons around a question.

# A button: shows the list of all questions.
all = All questions

previous = Previous question
next = Next question

# Between the buttons Previous question and Next question.
# $number (Number): the number of the question
# $all (Number): the number of all questions
place = Question { $number } of { $all }
