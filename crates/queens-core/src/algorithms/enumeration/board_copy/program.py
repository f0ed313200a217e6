# Queens mark the squares that they attack; each call brings back its own copy (sheet 001, second program).
# Python 3.8 or later
n = $n
given = [$given_columns]  # the column of each row's given queen, or -1  #: given
DIRECTIONS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
solutions = 0  #: count


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


def jouer1(ligne, t, st):  #: Call
    global solutions  #: count
    while ligne < n and given[ligne] >= 0:  # a given queen  #: given
        st += chr(49 + given[ligne])  #: given
        ligne += 1  #: given
    if ligne == n:  #: given
        print(st)  #: Solution! given all first
        raise SystemExit  #: given first
        solutions += 1  #: Solution! given count
        return  #: given all count
    tab_sauve = copie(t)  #: Save! empty
    tab_sauve = copie(t)  #: Save given
    for colonne in range(n):  #: EachColumn
        if t[ligne][colonne] == 0:  #: Test!
            occuper(t, colonne, ligne)  #: Mark!
            jouer1(ligne + 1, t, st + chr(49 + colonne))  #: Recurse! given
            if ligne < n - 1:  #: Recurse! empty
                jouer1(ligne + 1, t, st + chr(49 + colonne))  #: Recurse empty
            else:  #: empty
                print(st + chr(49 + colonne))  #: Solution! all first empty
                raise SystemExit  #: first empty
                solutions += 1  #: Solution! count empty
            t = copie(tab_sauve)  #: Restore!


# Does a given queen attack the square?  #: given
def menacee(x, y):  #: given
    return any(c >= 0 and (c == x or l == y or abs(c - x) == abs(l - y)) for l, c in enumerate(given))  #: given
  #: given
  #: given
jouer1(0, [[0] * n for _ in range(n)], "")  #: Call empty
jouer1(0, [[2 * menacee(x, y) for x in range(n)] for y in range(n)], "")  #: Call given
print(solutions)  #: count
