# Rows and diagonals taken are bits of three words; what they leave is free.
# Python 3.8 or later
n = $n
ALL = (1 << n) - 1
q = [None] * n  # the row of each column's queen
given = {$given}  #: given
blocked = [0] * (n + 1)  # the rows of each column that given queens attack  #: given
solutions = 0  #: count


def place(column, rows, up, down):  #: Call
    global solutions  #: count
    while column in given:  #: given
        column, up, down = column + 1, up << 1, down >> 1  #: given
    free = ~(rows | up | down) & ALL  #: Free! empty
    free = ~(rows | up | down | blocked[column]) & ALL  #: Free! given
    if rows == ALL:  #: Solution!
        print(*q)  #: Solution all first
        raise SystemExit  #: first
        solutions += 1  #: Solution count
        return  #: all count
    while free:  #: AnyFree
        bit = free & -free  #: TakeBit!
        free ^= bit  #: TakeBit
        q[column] = bit.bit_length() - 1
        place(column + 1, rows | bit, (up | bit) << 1, (down | bit) >> 1)  #: Recurse!


place(0, 0, 0, 0)  #: Call empty
for c, r in given.items():  #: given
    q[c] = r  #: given
    for d in range(n):  #: given
        for s in {r - abs(d - c), r, r + abs(d - c)} & {*range(n)}:  #: given
            blocked[d] |= 1 << s  #: given
place(0, sum(1 << r for r in given.values()), 0, 0)  #: Call given
print(solutions)  #: count
