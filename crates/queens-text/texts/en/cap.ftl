### In the form: the limit at which a search stops by itself.

# A search that places queens or visits squares.
# $calls (Number): the limit
calls = The search stops after { $calls } calls, if it has not ended before.

# A search that moves queens.
# $moves (Number): the limit
moves = The search stops after { $moves } moves, if it has found nothing before.

# A search that would try too many ways.
# $calls (Number): the limit
endless = This search will not end in reasonable time: the board has too many ways to try. It stops at its limit of { $calls } calls, with the solutions found until then.
