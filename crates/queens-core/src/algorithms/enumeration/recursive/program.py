# Column by column, every row in turn (sheet 000, §2.2).
# Python 3.8 or later
n = $n
cb = [-1] * n  # the row of each column's queen  #: empty
cb = [{$given}.get(k, -1) for k in range(n)]  # the row of each column's queen  #: given
sols = 0


def issafe(k):
    if k == 0:  #: empty issafe.First
        return True  #: empty issafe.FirstSafe
    # Two queens attack each other if they share a row or a diagonal.
    for j in range(k):  #: empty
    for j in [j for j in range(n) if j != k and cb[j] >= 0]:  #: given
        dy, dx = cb[k] - cb[j], k - j  #: issafe.RowDistance
        if dy * (dx - dy) * (dx + dy) == 0:  #: issafe.Compare
            return False  #: issafe.Attacked
    return True  #: issafe.Safe


def placerRN(k):  #: Call
    global sols
    while k < n and cb[k] >= 0:  # a given queen  #: given
        k += 1  #: given
    if k == n:  #: Full!
        sols += 1  #: Solution!
        print(f"Sol #{sols:3}: [" + " ".join(map(str, cb)) + " ]")  #: Solution all first
        raise SystemExit  #: first
        return  #: all count
    for j in range(n):  #: EachRow
        cb[k] = j  #: Put!
        if issafe(k):  #: Test!
            placerRN(k + 1)  #: Recurse!
        cb[k] = -1  #: Erase!


placerRN(0)  #: Call
print(sols)  #: count
