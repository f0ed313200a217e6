### The messages of the page: refusals, corrections and confirmations. The sentences end without a full stop.

# The name of the region with the messages.
region = Messages

dismiss = Dismiss

# A button: loads the page again.
reload = Reload

back-to-puzzle = Back to the puzzle

# One of several values of a key of the address is not used.
# $key (Text): fixed
# $why (Text): one of the messages below
left-out = { $key }: { $why }; left out

# More messages of one kind.
# $count (Number): their number
and-more = { $count ->
    [one] and 1 more like these
   *[other] and { $count } more like these
}

# A board above 32 has no fixed squares.
# $value (Text): a1,c3
no-fixed = You can fix squares up to n = 32; left out: { $value }

# The problem does not have this key of the address.
# $key (Text): k
# $value (Text): 3
no-such-key = { $key }={ $value } means nothing for this problem; ignored

# A key of the address, with its value.
# $key (Text): n
# $value (Text?): 99
stated = { $value ->
    [none] { $key } (empty)
   *[some] { $key }={ $value }
}

# After the reason: the value that is used.
# $used (Text?): 8
done = { $used ->
    [none] ignored
   *[some] using { $used }
}

# $stated (Text): goal=all
# $done (Text): using first
bad-goal = { $stated } is not available with this algorithm; { $done }

# $stated (Text): k=8.5
# $allowed (Text): 1–64
# $done (Text): using 8
not-whole = { $stated } is not a whole number in { $allowed }; { $done }

# $stated (Text): n=99
# $allowed (Text): 1–32
# $done (Text): using 8
outside = { $stated } is outside { $allowed }; { $done }

# $stated (Text): goal=none
# $allowed (Text): first, all
# $done (Text): using all
not-listed = { $stated } is not one of { $allowed }; { $done }

# $stated (Text): embed=2
# $allowed (Text): 1
# $done (Text): ignored
not-allowed = { $stated } is not allowed (only { $allowed } is); { $done }

# $stated (Text): algorithm=xyz
# $done (Text): using recursive
# $menu (Text): the name of the menu
no-algorithm = { $stated } is not an algorithm for this problem; { $done }. The menu “{ $menu }” lists them

# $text (Text): the typed text
# $last (Square): the last square of the board
not-a-square = “{ $text }” is not a square: this board has squares from a1 to { $last }

# The problem has no key k.
no-number = This problem asks for no number of queens

# $k (Small): a number of queens
# $most (Small): the most queens
bad-number = k={ $k } is outside 1–{ $most }

# $size (Size): the board
not-square = This problem is played on square boards, not on { $size }

# $variant (Text): total
no-variant = This problem has no variant “{ $variant }”

# $square (Square): a square
# $size (Text): 8×8
off-board = { $square } is not on the { $size } board

# $square (Square): a square
blocked = { $square } is blocked, so no piece can stand there

# $square (Square): a square
blocked-twice = { $square } is blocked already

# $square (Square): a square
blocked-given = { $square } is fixed, so it cannot be blocked

every-square-blocked = every square is blocked

no-blocked = this problem has no blocked squares

# $square (Square): a square
already-fixed = { $square } is fixed already

# $first (Square): the start
# $second (Square): another square
second-start = { $second } is not used: the search has one start, { $first }

# $first (Square): a fixed queen
# $second (Square): the refused square
# $line (Line): the line of the attack
attacked = { $second } is attacked by { $first } on a { $line ->
    [row] row
    [column] column
   *[diagonal] diagonal
}, so no queen can be fixed there

# $square (Square): a square
taken = { $square } is taken already

# $square (Square): a square
fixed-piece = { $square } holds a fixed piece; free it in the setup

# $from (Square): the square of the knight
# $to (Square): the refused square
no-move = { $to } is out of the knight’s reach: it is on { $from }

# $squares (Text): the squares of the given pieces
of-puzzle = { $squares }: this is part of the puzzle and stays

# $value (Text): the wrong date or seed
# $first (Text): the date of the first puzzle
# $last (Text): the largest seed
no-puzzle = There is no puzzle “{ $value }”: give a date from { $first } on, or a seed from 0 to { $last }

# The board of the puzzle was changed.
# $date (Text?): the date of the puzzle; without it, the puzzle has a seed
# $seed (Text): the seed
puzzle-left = You have left { $date ->
    [none] puzzle { $seed }
   *[some] the puzzle of { $date }
}, because its board was changed

# $date (Text): the date of the puzzle
# $today (Text): the date of today
puzzle-of-later = The puzzle of { $date } is not out yet: today is { $today }

# The puzzle is watched now.
# $date (Text?): the date of the puzzle; without it, the puzzle has a seed
# $seed (Text): the seed
puzzle-stays = The search has the queens of { $date ->
    [none] puzzle { $seed }
   *[some] the puzzle of { $date }
} as fixed squares

# $value (Text): a1,c3
not-playing = placed={ $value } needs mode=play; ignored

# $value (Text): 000-2.4
no-sheets = question={ $value } needs view=sheets; ignored

# $part (Number?): the number of the exercise in a series
exercise-damaged = { $part ->
    [none] The exercise
   *[some] Exercise { $part }
} of this link is damaged; ask for the link again

# $part (Number?): the number of the exercise in a series
# $version (Text): the version of the exercise
# $known (Text): the version of this page
exercise-later = { $part ->
    [none] The exercise
   *[some] Exercise { $part }
} is of version { $version }; this page reads version { $known }

# $part (Number?): the number of the exercise in a series
exercise-unknown = This page does not recognise the tasks of { $part ->
    [none] the exercise
   *[some] exercise { $part }
}; reload the page, or ask for another link

# $part (Number): the number of the exercise in a series
exercise-repeated = Exercise { $part } of this link repeats an earlier one; ask for another link

# $exercises (Number): the exercises of the link
# $most (Number): the most exercises
too-many-exercises = This link has { $exercises } exercises, but a series has at most { $most }; ask for another link

# $squares (Text): the squares of the first board
exercise-not-kept = The exercise began with { $squares }: put the missing pieces back

no-number-written = Write a number into each field

exercise-keeps-board = The board belongs to the exercise; leave the exercise to change it

# $asked (Number): the answers to predictions
exercise-answers-lost = Your { $asked ->
    [one] { $asked } answer
   *[other] { $asked } answers
} between these steps would be lost

exercise-step-by-step = The predictions come first: play, or go step by step

# $value (Text): the typed text
not-a-number = “{ $value }” is not a number; write digits, as in 92

# $n (Number): the number of columns
too-large-to-play = You can play on boards up to n = 32, not on n = { $n }; the search is shown

# $squares (Text): the removed squares
# $size (Size): the board
given-dropped = { $squares } removed: not on the { $size } board

# $squares (Number): the squares that were removed from the end of the knight's way
# $last (Square?): the last square left
way-cut = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} removed: { $last ->
    [none] the way has no start
   *[some] the way now ends on { $last }
}

# $squares (Text): the removed squares
given-freed = { $squares } removed: queens that attack each other cannot be fixed in this variant

# $key (Text): n
# $used (Text): the first value
repeated-key = { $key } is given more than once; using { $used }

# $key (Text): mode
# $value (Text): play
not-embedded = { $key }={ $value } is left out: an embed shows a search only

# $pairs (Text): play=1, loop=1
not-played = { $pairs } left out: this search has no steps to play

# $length (Number): the characters of the address
# $most (Number): the most characters
address-too-long = The address has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}; at most { $most } are read, so it was ignored

# $text (Text): the fragment of the address
not-understood = The page recognises nothing in “#{ $text }”, so it shows the first chapter

# $step (Number): the requested step
# $last (Number): the last step
past-the-end = Step { $step } is past the end; showing step { $last }, the last one

# $step (Number): the requested step
# $last (Number): the last known step
past-the-stop = Step { $step } is unknown, because the search was stopped at step { $last }

# The search has no further event of a kind.
no-more-solutions = There is no further solution in that direction

no-more-dead-ends = There is no further dead end in that direction

no-more-criticals = There is no further critical situation in that direction

no-more-rejections = There is no further rejection in that direction

no-more-bounds = There is no further bound in that direction

# $square (Square): a square
nothing-more-on = Nothing more happens on { $square } in that direction

# $queens (Number): a number of queens
never-queens = { $queens ->
    [one] There is never exactly one queen on the board
   *[other] There are never { $queens } queens on the board
}

# $tests (Number): a number of tests
fewer-tests = { $tests ->
    [one] The search makes no test
   *[other] The search makes fewer than { $tests } tests
}

never-rejects = This algorithm rejects no squares: it looks at free ones only

# $reason (Text): the reason, in English
engine-refused = The engine refused the search: { $reason }

engine-replaced = The engine did not answer and was replaced; the search begins again

embed-copied = Code copied: paste it into your page

exercise-link-copied = Link copied: it opens the exercise

link-copied = Link copied: it opens on exactly this step

details-copied = Details copied

# $language (Text): the own name of a language, such as Français
texts-late = The texts in { $language } are still being loaded; until then, the page stays in its present language

# $language (Text): the own name of a language, such as Français
texts-not-fetched = The texts in { $language } could not be loaded; check the connection and choose the language again

code-not-fetched = The code of this algorithm could not be loaded; check the connection and try again

result-copied = Result copied

board-copied = Board copied as text

picture-copied = Picture copied

picture-not-copied = The browser does not let this file be copied here: save it instead

solutions-copied = Solutions copied as text

drawing-not-fetched = The picture tools could not be loaded; check the connection and try again

build-found = A new version is ready

# $text (Text): the text that was to be copied
not-copied = The browser did not let the page copy this; it is: { $text }

# $name (Text): the name of the file
not-saved = The browser did not let the page save { $name }

# $share (Text): the name of the button
address-not-written = The browser did not let the page change its address; “{ $share }” still gives the right link

# $why (Text): the error, as the browser reports it
failed = The browser failed at something that the page needs: { $why }. If the page stops working, reload it
