### The procedures that a listing calls, in the code panel, and the lists of free neighbours of a knight’s tour. OccupePosition,
### LiberePosition, CasA and ListeCA are names in the program.

# A button on a call: shows the lines of the procedure.
open = Its lines

# Above the lists that a call has changed.
# $change (ListChange): the call
# $number (Small): the number of the knight’s square
changed = { $change ->
    [removed] OccupePosition({ $number }) takes { $number } off these lists:
   *[appended] LiberePosition() puts { $number } back, at the end of these lists:
}

# A list whose order has changed.
reordered = reordered
    .title = The list is no longer in the order of CasA.

# The list of a square, on its card.
# $number (Small): the number of the square
# $list (Text): the numbers on its list
# $reordered (Bool): whether the order of the list has changed
list = ListeCA[{ $number }]{ " = " }{ $list }{ $reordered ->
    [yes] , in another order than CasA gives.
   *[no] .
}
