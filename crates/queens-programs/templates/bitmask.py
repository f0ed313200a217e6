# Rows and diagonals taken are bits of three words; what they leave is free.
n = $n
ALL = (1 << n) - 1
q = [None] * n  # the row of each column's queen
solutions = 0  #: count


def place(column, rows, up, down):  #: 1
    global solutions  #: count
    free = ~(rows | up | down) & ALL  #: 2!
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


place(0, 0, 0, 0)  #: 1
print(solutions)  #: count
