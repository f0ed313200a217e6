# Row by row, every column in turn (sheet 004, part I).
n = $n
solutions = 0  #: count


def test(ligne, colonne, tableau):
    # Does an earlier queen attack this square?  #: empty
    for i in range(ligne):  #: empty
    # Does a queen attack this square?  #: given
    for i in [i for i in range(n) if tableau[i] is not None]:  #: given
        if tableau[i] == colonne or abs(tableau[i] - colonne) == abs(ligne - i):  #: test.3
            return False  #: test.4
    return True  #: test.5


def placement(i, tableau):  #: 1
    global solutions  #: count
    while i < n and tableau[i] is not None:  # a given queen  #: given
        i += 1  #: given
    if i == n:  #: 2!
        print("[" + ",".join(map(str, tableau)) + "]")  #: 3! all first
        raise SystemExit  #: first
        solutions += 1  #: 3! count
    else:
        for colonne in range(n):  #: 4
            if test(i, colonne, tableau):  #: 5!
                tableau[i] = colonne  #: 6!
                placement(i + 1, tableau)  #: 7!
                tableau[i] = None  # empty again  #: 8!


placement(0, [None] * n)  #: 1 empty
placement(0, [{$given}.get(i) for i in range(n)])  #: 1 given
print(solutions)  #: count
