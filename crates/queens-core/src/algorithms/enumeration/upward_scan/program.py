# Nothing is marked: three scans look for a queen on the rows already filled (sheet 001, third program).
# Python 3.8 or later
n = $n
given = [$given_columns]  # the column of each row's given queen, or -1  #: given
solutions = 0  #: count


def occupe2(x, y, t):
    for dx in (-1, 0, 1):
        colonne, ligne = x, y  #: occupe2.Start
        while 0 <= colonne < n and ligne >= 0:  #: occupe2.Next
            if t[ligne][colonne]:  #: occupe2.Read
                return True
            colonne, ligne = colonne + dx, ligne - 1
    return False  #: empty
    # The given queens of later rows come last.  #: given
    return any(c >= 0 and (c == x or abs(c - x) == l - y) for l, c in enumerate(given) if l > y)  #: given


def jouer2(ligne, t, st):  #: Call
    global solutions  #: count
    while ligne < n and given[ligne] >= 0:  # a given queen  #: given
        st += chr(49 + given[ligne])  #: given
        ligne += 1  #: given
    if ligne == n:  #: given
        print(st)  #: Solution! given all first
        raise SystemExit  #: given first
        solutions += 1  #: Solution! given count
        return  #: given all count
    for x in range(n):  #: EachColumn
        if not occupe2(x, ligne, t):  #: Test!
            t[ligne][x] = 1  # a queen is placed  #: Put!
            jouer2(ligne + 1, t, st + chr(49 + x))  #: Recurse! given
            if ligne < n - 1:  #: Recurse! empty
                jouer2(ligne + 1, t, st + chr(49 + x))  #: Recurse empty
            else:  #: empty
                print(st + chr(49 + x))  #: Solution! all first empty
                raise SystemExit  #: first empty
                solutions += 1  #: Solution! count empty
            t[ligne][x] = 0  # and taken back  #: Erase!


jouer2(0, [[0] * n for _ in range(n)], "")  #: Call empty
jouer2(0, [[int(x == c) for x in range(n)] for c in given], "")  #: Call given
print(solutions)  #: count
