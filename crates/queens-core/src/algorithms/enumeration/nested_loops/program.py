# One loop for each row, one inside another (sheet 001, first program).
# Python 3.8 or later
n = $n
DIRECTIONS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]


def copie(t):
    return [ligne[:] for ligne in t]


# Marks the queen's square and those that it attacks on later rows.
def occuper(t, x, y):
    t[y][x] = 2  #: occuper.OwnSquare
    for dx, dy in DIRECTIONS:
        colonne, ligne = x + dx, y + dy  #: occuper.Begin
        while 0 <= colonne < n and ligne < n:
            t[ligne][colonne] = 2  #: occuper.Mark
            colonne, ligne = colonne + dx, ligne + dy  #: occuper.Next


def jouer():  #: Call
    solutions = 0  #: count
    st = [""] * n  # the column of each row
    t = [[0] * n for _ in range(n)]  #: Clear
    tab_sauve = [t] * n  # a copy of the board for each loop
    tab_sauve[0] = copie(t)  #: Save!
    for x$i in range(n):  #: EachColumn each
        if t[$i][x$i] == 0:  #: Test! each
            occuper(t, x$i, $i)  #: Mark! each
            st[$i] = chr(48 + x$i)  #: Write! each
            tab_sauve[$j] = copie(t)  #: Save! each-but-last
            for x$i in range(n):  #: EachColumn NextLoop inner
                if t[$i][x$i] == 0:  #: Test! inner
                    print("".join(st) + chr(48 + x$i))  #: Solution! inner all first
                    raise SystemExit  #: inner first
                    solutions += 1  #: Solution! inner count
            t = copie(tab_sauve[$i])  #: Restore! back
    print(solutions)  #: count


jouer()  #: Call
