# A string holds the column of each row, test follows the diagonals (sheet 001, fourth program).
n = $n
given = [$given_columns]  # the column of each row's given queen, or -1  #: given
solutions = 0  #: count


def test(ligne, colonne, delta, st):  #: 10
    if ligne == 0 or colonne in (0, n + 1):  # past the edge  #: 11! test.2
        return True  #: test.3
    return st[ligne - 1] != chr(48 + colonne) and test(ligne - 1, colonne + delta, delta, st)  #: 11 test.4


# Does no given queen of a later row attack the square?  #: given
def libre(lg, col):  #: given
    return all(c < 0 or (c + 1 != col and abs(c + 1 - col) != l + 1 - lg) for l, c in enumerate(given) if l >= lg)  #: given
  #: given
  #: given
def jouer3(lg, st):  #: 1
    global solutions  #: count
    while lg <= n and given[lg - 1] >= 0:  # a given queen  #: given
        lg += 1  #: given
    if lg == n + 1:  #: 2!
        print("".join(st))  #: 3! all first
        raise SystemExit  #: first
        solutions += 1  #: 3! count
    else:
        for col in range(1, n + 1):  #: 4
            if chr(48 + col) not in st:  #: 5! empty
            if chr(48 + col) not in st[:lg - 1]:  #: 5! given
                if test(lg, col, -1, st) and test(lg, col, 1, st):  #: 6! empty
                if test(lg, col, -1, st) and test(lg, col, 1, st) and libre(lg, col):  #: 6! given
                    st[lg - 1] = chr(48 + col)  #: 7!
                    jouer3(lg + 1, st)  #: 8!
                    st[lg - 1] = "0"  #: 9!


jouer3(1, ["0"] * n)  #: 1 empty
jouer3(1, [chr(49 + c) for c in given])  #: 1 given
print(solutions)  #: count
