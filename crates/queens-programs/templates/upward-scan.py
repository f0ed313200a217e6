# Nothing is marked: three scans look for a queen on the rows already filled (sheet 001, third program).
n = $n
solutions = 0  #: count


def occupe2(x, y, t):  #: 8
    for dx in (-1, 0, 1):
        colonne, ligne = x, y  #: occupe2.4
        while 0 <= colonne < n and ligne >= 0:  #: occupe2.6
            if t[ligne][colonne]:  #: 9! occupe2.8
                return True
            colonne, ligne = colonne + dx, ligne - 1
    return False


def jouer2(ligne, t, st):  #: 1
    global solutions  #: count
    for x in range(n):  #: 2
        if not occupe2(x, ligne, t):  #: 3!
            t[ligne][x] = 1  # a queen is placed  #: 4!
            if ligne < n - 1:  #: 5!
                jouer2(ligne + 1, t, st + chr(49 + x))  #: 5
            else:
                print(st + chr(49 + x))  #: 6! all first
                raise SystemExit  #: first
                solutions += 1  #: 6! count
            t[ligne][x] = 0  # and taken back  #: 7!


jouer2(0, [[0] * n for _ in range(n)], "")  #: 1
print(solutions)  #: count
