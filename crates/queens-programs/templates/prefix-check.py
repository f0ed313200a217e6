# A row is appended, the whole list is checked, and the row is popped again (sheet 002).
n = $n
given = {$given}  #: given
solutions = 0  #: count


def est_valide(disposition, n):
    # Each row holds one queen at most.
    lignes_occupees = [False] * n  #: est_valide.3
    for ligne in disposition:
        if lignes_occupees[ligne]:  #: est_valide.5
            return False  #: est_valide.6
        lignes_occupees[ligne] = True  #: est_valide.7
    # Two queens share a diagonal if they are as many rows as columns apart.
    for j1 in range(len(disposition) - 1):
        for j2 in range(j1 + 1, len(disposition)):
            if abs(disposition[j2] - disposition[j1]) == j2 - j1:  #: est_valide.10
                return False  #: est_valide.11
    # The given queens of later columns come last.  #: given
    ligne, j1 = disposition[-1], len(disposition) - 1  #: given
    for j2, autre in given.items():  #: given
        if j2 > j1 and abs(autre - ligne) in (0, j2 - j1):  #: given
            return False  #: given
    return True  #: empty est_valide.12
    return True  #: given


def cherche_valides(disposition, n):  #: 1
    global solutions  #: count
    while len(disposition) in given:  #: given
        disposition.append(given[len(disposition)])  #: given
    nb_dames_placees = len(disposition)  #: 2!
    if nb_dames_placees == n:  #: 3!
        print(disposition)  #: 4! all first
        raise SystemExit  #: first
        solutions += 1  #: 4! count
    else:
        for ligne in range(n):  #: 5
            disposition.append(ligne)  #: 6!
            if est_valide(disposition, n):  #: 7!
                cherche_valides(disposition, n)  #: 8! empty
                cherche_valides(disposition.copy(), n)  #: 8! given
            disposition.pop()  #: 9!


cherche_valides([], n)  #: 1
print(solutions)  #: count
