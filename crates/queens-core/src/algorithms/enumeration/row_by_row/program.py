# Row by row, every column in turn (sheet 004, part I).
# Python 3.8 or later
n = $n
solutions = 0  #: count


def test(ligne, colonne, tableau):
    # Does an earlier queen attack this square?  #: empty
    for i in range(ligne):  #: empty
    # Does a queen attack this square?  #: given
    for i in [i for i in range(n) if tableau[i] is not None]:  #: given
        if tableau[i] == colonne or abs(tableau[i] - colonne) == abs(ligne - i):  #: test.Compare
            return False  #: test.Attacked
    return True  #: test.Free


def placement(i, tableau):  #: Call
    global solutions  #: count
    while i < n and tableau[i] is not None:  # a given queen  #: given
        i += 1  #: given
    if i == n:  #: Full!
        print("[" + ",".join(map(str, tableau)) + "]")  #: Solution! all first
        raise SystemExit  #: first
        solutions += 1  #: Solution! count
    else:
        for colonne in range(n):  #: EachColumn
            if test(i, colonne, tableau):  #: Test!
                tableau[i] = colonne  #: Put!
                placement(i + 1, tableau)  #: Recurse!
                tableau[i] = None  # empty again  #: Erase!


placement(0, [None] * n)  #: Call empty
placement(0, [{$given}.get(i) for i in range(n)])  #: Call given
print(solutions)  #: count
