# Only the upper half of the first column is searched, mirror images give the rest (sheet 000, §2.3).
n = $n
cb = [-1] * n  # the row of each column's queen
sols = 0


def afficher(cb):
    global sols
    sols += 1
    print(f"Sol #{sols:3}: [" + " ".join(map(str, cb)) + " ]")  #: all first
    raise SystemExit  #: first


def issafe(k):
    # Two queens attack each other if they share a row or a diagonal.
    for j in range(k):
        dy, dx = cb[k] - cb[j], k - j  #: issafe.5
        if dy * (dx - dy) * (dx + dy) == 0:  #: issafe.7
            return False  #: issafe.8
    return True  #: issafe.9


def placerPosRN(k):  #: 3
    if k == n:  #: 4!
        afficher(cb)  #: 5!
        if 2 * cb[0] != n - 1:  # not on the middle row  #: 6 all count
            afficher([n - 1 - y for y in cb])  #: 6 all count
        return  #: all count
    for j in range(n):  #: 7
        cb[k] = j  #: 8!
        if issafe(k):  #: 9!
            placerPosRN(k + 1)  #: 10!
        cb[k] = -1  #: 11!


for pos in range(n // 2, n):  #: 1
    cb[0] = pos  #: 2! dfsPosRN.3
    placerPosRN(1)  #: 2
print(sols)  #: count
