### Around the listing of an algorithm.

# The name of the listing.
region = Pseudo-code

times-run = Times run
variables = Variables

# At the beginning of a list of values.
# $count (Number): the values that are not shown
before = … { $count } before

# Before a run: how to open the card of a square.
ask = Point at a square, or long-press it: a card gives the reason.

# During a run, on a touch screen.
press = Long-press a square to ask why.

# Instead of a reason, when the search only counts.
counted = This search only counts: it leaves no steps to go through.

# The names in the first listing that differ from the sheet’s: the name on the sheet, then the name in this language.
names =
    placerRN place_queen
    issafe is_safe
