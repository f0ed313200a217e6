# One loop for each row, one inside another (sheet 001, first program).
n = $n
DIRECTIONS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]


def copie(t):
    return [ligne[:] for ligne in t]


# Marks the queen's square and those that it attacks on later rows.
def occuper(t, x, y):
    t[y][x] = 2  #: occuper.2
    for dx, dy in DIRECTIONS:
        colonne, ligne = x + dx, y + dy  #: occuper.4
        while 0 <= colonne < n and ligne < n:
            t[ligne][colonne] = 2  #: occuper.6
            colonne, ligne = colonne + dx, ligne + dy  #: occuper.7


def jouer():  #: 1
    solutions = 0  #: count
    st = [""] * n  # the column of each row
    t = [[0] * n for _ in range(n)]  #: 2
    tab_sauve = [t] * n  # a copy of the board for each loop
    tab_sauve[0] = copie(t)  #: 3!
    for x$i in range(n):  #: 4 each
        if t[$i][x$i] == 0:  #: 5! each
            occuper(t, x$i, $i)  #: 7! each
            st[$i] = chr(48 + x$i)  #: 8! each
            tab_sauve[$j] = copie(t)  #: 3! each-but-last
            for x$i in range(n):  #: 4 9 inner
                if t[$i][x$i] == 0:  #: 5! inner
                    print("".join(st) + chr(48 + x$i))  #: 6! inner all first
                    raise SystemExit  #: inner first
                    solutions += 1  #: 6! inner count
            t = copie(tab_sauve[$i])  #: 10! back
    print(solutions)  #: count


jouer()  #: 1
