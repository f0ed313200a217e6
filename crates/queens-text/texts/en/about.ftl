### The page “About”, around the article, and its picture that plays question 1 of sheet 004.

# The name of the list of sections.
contents = On this page
back = Back to the board

# The buttons of the picture.
visit-back = One visit back
visit-forward = One visit forward

# $number (Number): the number of the visit
# $square (Square): the square of the knight
visit = Visit { $number }: the knight is on { $square }.

# A button: the first answer.
# $square (Square): the square of the question
there = a) to { $square }

# A button: the second answer.
elsewhere = b) elsewhere

# The first answer: the knight cannot continue.
# $square (Square): its square
# $left (Number): the squares that it has not visited
blocked = On { $square } the knight is stuck, with { $left ->
    [one] 1 square
   *[other] { $left } squares
} still to be visited.

# The second answer: the knight can never reach the square.
# $square (Square): the square of the question
unreachable = Wherever else it goes, no free square leads to { $square } any more.

# Next to the button that keeps the whole page in the browser. A part is, for example, a language or an algorithm.
used-kept = The parts of this page that you have used also work without a connection.

# The button.
# $size (Text): the size of the other parts: 4.9 MB
keep-all = Make everything available offline ({ $size })

# While the other parts load.
# $size (Text): the size of those still to come: 1.2 MB
keeping = Loading, { $size } left

# Afterwards.
all-kept = This whole page works without a connection.
keep-failed = Some parts could not be loaded. Check the connection and try again.
