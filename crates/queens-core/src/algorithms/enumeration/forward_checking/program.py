# The column with the fewest free squares goes first; a dead end shows at once.
# Python 3.8 or later
n = $n
q = [None] * n  # the row of each column's queen
solutions = 0  #: count


# The free squares of the other columns that a queen on row r of column c does not attack.
def narrowed(free, c, r):
    return {d: [s for s in free[d] if abs(s - r) not in (0, abs(d - c))] for d in free if d != c}


def search(free):  #: Call
    global solutions  #: count
    if not free:  #: Solution!
        print(*q)  #: Solution all first
        raise SystemExit  #: first
        solutions += 1  #: Solution count
        return  #: all count
    c = min(free, key=lambda c: len(free[c]))  #: ChooseColumn
    for r in free[c]:  #: EachRow
        q[c] = r  #: EachRow!
        search(narrowed(free, c, r))  #: Recurse!


board = {c: list(range(n)) for c in range(n)}
for c, r in {$given}.items():  #: given
    q[c] = r  #: given
    board = narrowed(board, c, r)  #: given
search(board)  #: Call
print(solutions)  #: count
