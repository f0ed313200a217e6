# An attacked queen moves in its column to where the fewest attack it, until none is attacked.
# Python 3.8 or later
n = $n
given = {}  #: empty
given = {$given}  #: given
columns = [c for c in range(n) if c not in given]


#: include random


random = Random($seed)


# The number of queens of other columns that attack a square of column c.
def attackers(q, c, row):
    return sum(d != c and abs(q[d] - row) in (0, abs(d - c)) for d in range(n))


# The rows, in an order drawn.
def drawn():
    order = Random(random.below(2**24) << 24 | random.below(2**24))
    rows = [row for row in range(n) if row not in given.values()]
    for last in range(len(rows) - 1, 0, -1):
        other = order.below(last + 1)
        rows[last], rows[other] = rows[other], rows[last]
    return {**given, **dict(zip(columns, rows))}


while True:
    q = drawn()  #: Draw!
    moves = 0
    while attacked := [c for c in columns if attackers(q, c, q[c]) > 0]:  #: ChooseColumn
        if moves == 50 + 10 * n:  #: Restart
            break
        c = attacked[random.below(len(attacked))]  #: ChooseColumn!
        counts = {row: attackers(q, c, row) for row in range(n) if row != q[c]}  #: CountAttackers
        fewest = min(counts.values())  #: Move
        best = [row for row in counts if counts[row] == fewest]  #: Move
        q[c] = best[random.below(len(best))]  #: Move!
        moves += 1
    if not attacked:  #: Solution
        break
print(*map(q.get, range(n)))  #: Solution!
