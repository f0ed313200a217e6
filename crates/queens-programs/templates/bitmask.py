# Rows and diagonals taken are bits of three words; what they leave is free.
n = $n
ALL = (1 << n) - 1
q = [None] * n  # the row of each column's queen
given = {$given}  #: given
blocked = [0] * (n + 1)  # the rows of each column that given queens attack  #: given
solutions = 0  #: count


def place(column, rows, up, down):  #: 1
    global solutions  #: count
    while column in given:  #: given
        column, up, down = column + 1, up << 1, down >> 1  #: given
    free = ~(rows | up | down) & ALL  #: 2! empty
    free = ~(rows | up | down | blocked[column]) & ALL  #: 2! given
    if rows == ALL:  #: 3!
        print(*q)  #: 3 all first
        raise SystemExit  #: first
        solutions += 1  #: 3 count
        return  #: all count
    while free:  #: 4
        bit = free & -free  #: 5!
        free ^= bit  #: 5
        q[column] = bit.bit_length() - 1
        place(column + 1, rows | bit, (up | bit) << 1, (down | bit) >> 1)  #: 6!


place(0, 0, 0, 0)  #: 1 empty
for c, r in given.items():  #: given
    q[c] = r  #: given
    for d in range(n):  #: given
        for s in {r - abs(d - c), r, r + abs(d - c)} & {*range(n)}:  #: given
            blocked[d] |= 1 << s  #: given
place(0, sum(1 << r for r in given.values()), 0, 0)  #: 1 given
print(solutions)  #: count
