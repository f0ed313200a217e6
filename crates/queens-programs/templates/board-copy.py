# Queens mark the squares that they attack; each call brings back its own copy (sheet 001, second program).
n = $n
DIRECTIONS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
solutions = 0  #: count


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


def jouer1(ligne, t, st):  #: 1
    global solutions  #: count
    tab_sauve = copie(t)  #: 2!
    for colonne in range(n):  #: 3
        if t[ligne][colonne] == 0:  #: 4!
            occuper(t, colonne, ligne)  #: 5!
            if ligne < n - 1:  #: 6!
                jouer1(ligne + 1, t, st + chr(49 + colonne))  #: 6
            else:
                print(st + chr(49 + colonne))  #: 7! all first
                raise SystemExit  #: first
                solutions += 1  #: 7! count
            t = copie(tab_sauve)  #: 8!


jouer1(0, [[0] * n for _ in range(n)], "")  #: 1
print(solutions)  #: count
