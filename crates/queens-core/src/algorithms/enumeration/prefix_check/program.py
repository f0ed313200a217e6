# A row is appended, the whole list is checked, and the row is popped again (sheet 002).
# Python 3.8 or later
n = $n
given = {$given}  #: given
solutions = 0  #: count


def est_valide(disposition, n):
    # Each row holds one queen at most.
    lignes_occupees = [False] * n  #: est_valide.Clear
    for ligne in disposition:
        if lignes_occupees[ligne]:  #: est_valide.Occupied
            return False  #: est_valide.SameRow
        lignes_occupees[ligne] = True  #: est_valide.Mark
    # Two queens share a diagonal if they are as many rows as columns apart.
    for j1 in range(len(disposition) - 1):
        for j2 in range(j1 + 1, len(disposition)):
            if abs(disposition[j2] - disposition[j1]) == j2 - j1:  #: est_valide.Compare
                return False  #: est_valide.SameDiagonal
    # The given queens of later columns come last.  #: given
    ligne, j1 = disposition[-1], len(disposition) - 1  #: given
    for j2, autre in given.items():  #: given
        if j2 > j1 and abs(autre - ligne) in (0, j2 - j1):  #: given
            return False  #: given
    return True  #: empty est_valide.Valid
    return True  #: given


def cherche_valides(disposition, n):  #: Call
    global solutions  #: count
    while len(disposition) in given:  #: given
        disposition.append(given[len(disposition)])  #: given
    nb_dames_placees = len(disposition)  #: Length!
    if nb_dames_placees == n:  #: Full!
        print(disposition)  #: Solution! all first
        raise SystemExit  #: first
        solutions += 1  #: Solution! count
    else:
        for ligne in range(n):  #: EachRow
            disposition.append(ligne)  #: Append!
            if est_valide(disposition, n):  #: Test!
                cherche_valides(disposition, n)  #: Recurse! empty
                cherche_valides(disposition.copy(), n)  #: Recurse! given
            disposition.pop()  #: Remove!


cherche_valides([], n)  #: Call
print(solutions)  #: count
