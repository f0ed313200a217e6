# A string holds the column of each row, test follows the diagonals (sheet 001, fourth program).
# Python 3.8 or later
n = $n
given = [$given_columns]  # the column of each row's given queen, or -1  #: given
solutions = 0  #: count


def test(ligne, colonne, delta, st):
    if ligne == 0 or colonne in (0, n + 1):  # past the edge  #: test.Edge
        return True  #: test.Free
    return st[ligne - 1] != chr(48 + colonne) and test(ligne - 1, colonne + delta, delta, st)  #: test.Compare


# Does no given queen of a later row attack the square?  #: given
def libre(lg, col):  #: given
    return all(c < 0 or (c + 1 != col and abs(c + 1 - col) != l + 1 - lg) for l, c in enumerate(given) if l >= lg)  #: given
  #: given
  #: given
def jouer3(lg, st):  #: Call
    global solutions  #: count
    while lg <= n and given[lg - 1] >= 0:  # a given queen  #: given
        lg += 1  #: given
    if lg == n + 1:  #: Full!
        print("".join(st))  #: Solution! all first
        raise SystemExit  #: first
        solutions += 1  #: Solution! count
    else:
        for col in range(1, n + 1):  #: EachColumn
            if chr(48 + col) not in st:  #: TestColumn! empty
            if chr(48 + col) not in st[:lg - 1]:  #: TestColumn! given
                if test(lg, col, -1, st) and test(lg, col, 1, st):  #: TestDiagonals! empty
                if test(lg, col, -1, st) and test(lg, col, 1, st) and libre(lg, col):  #: TestDiagonals! given
                    st[lg - 1] = chr(48 + col)  #: Put!
                    jouer3(lg + 1, st)  #: Recurse!
                    st[lg - 1] = "0"  #: Erase!


jouer3(1, ["0"] * n)  #: Call empty
jouer3(1, [chr(49 + c) for c in given])  #: Call given
print(solutions)  #: count
