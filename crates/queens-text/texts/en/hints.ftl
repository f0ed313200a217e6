### The hints of a first visit.

# The name of their group.
region = First steps

# $hint (Hint): a hint. Its place is next to the part of the page that it explains.
hint = { $hint ->
    [play] Play shows how the search went, step by step.
    [scrubber] Drag along here to any step, forwards or backwards.
    [listing] The code shows the line that has just run, and why.
   *[fixing] A tap or click fixes a square; a long press explains it.
}

# A hint as a screen reader reads it.
# $number (Number): its number
# $of (Number): the number of hints
# $hint (Text): the hint
read-out = Hint { $number } of { $of }: { $hint }

# Buttons.
next = Next
dismiss = Dismiss the hints
