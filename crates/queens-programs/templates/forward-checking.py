# The column with the fewest free squares goes first; a dead end shows at once.
n = $n
q = [None] * n  # the row of each column's queen
solutions = 0  #: count


# The free squares of the other columns that a queen on row r of column c does not attack.
def narrowed(free, c, r):
    return {d: [s for s in free[d] if abs(s - r) not in (0, abs(d - c))] for d in free if d != c}


def search(free):  #: 1
    global solutions  #: count
    if not free:  #: 3!
        print(*q)  #: 3 all first
        raise SystemExit  #: first
        solutions += 1  #: 3 count
        return  #: all count
    c = min(free, key=lambda c: len(free[c]))  #: 2
    for r in free[c]:  #: 4
        q[c] = r  #: 4!
        search(narrowed(free, c, r))  #: 5!


board = {c: list(range(n)) for c in range(n)}
for c, r in {$given}.items():  #: given
    q[c] = r  #: given
    board = narrowed(board, c, r)  #: given
search(board)  #: 1
print(solutions)  #: count
