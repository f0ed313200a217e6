# Only the upper half of the first column is searched, mirror images give the rest (sheet 000, §2.3).
# Python 3.8 or later
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
        dy, dx = cb[k] - cb[j], k - j  #: issafe.RowDistance
        if dy * (dx - dy) * (dx + dy) == 0:  #: issafe.Compare
            return False  #: issafe.Attacked
    return True  #: issafe.Safe


def placerPosRN(k):  #: Call
    if k == n:  #: Full!
        afficher(cb)  #: Solution!
        if 2 * cb[0] != n - 1:  # not on the middle row  #: Mirror all count
            afficher([n - 1 - y for y in cb])  #: Mirror all count
        return  #: all count
    for j in range(n):  #: EachRow
        cb[k] = j  #: Put!
        if issafe(k):  #: Test!
            placerPosRN(k + 1)  #: Recurse!
        cb[k] = -1  #: Erase!


for pos in range(n // 2, n):  #: EachStart
    cb[0] = pos  #: Begin! dfsPosRN.Put
    placerPosRN(1)  #: Begin
print(sols)  #: count
