# Column by column, every row in turn (sheet 000, §2.2).
n = $n
cb = [-1] * n  # the row of each column's queen  #: empty
cb = [{$given}.get(k, -1) for k in range(n)]  # the row of each column's queen  #: given
sols = 0


def issafe(k):
    if k == 0:  #: empty issafe.2
        return True  #: empty issafe.3
    # Two queens attack each other if they share a row or a diagonal.
    for j in range(k):  #: empty
    for j in [j for j in range(n) if j != k and cb[j] >= 0]:  #: given
        dy, dx = cb[k] - cb[j], k - j  #: issafe.5
        if dy * (dx - dy) * (dx + dy) == 0:  #: issafe.7
            return False  #: issafe.8
    return True  #: issafe.9


def placerRN(k):  #: 1
    global sols
    while k < n and cb[k] >= 0:  # a given queen  #: given
        k += 1  #: given
    if k == n:  #: 2!
        sols += 1  #: 3!
        print(f"Sol #{sols:3}: [" + " ".join(map(str, cb)) + " ]")  #: 3 all first
        raise SystemExit  #: first
        return  #: all count
    for j in range(n):  #: 4
        cb[k] = j  #: 5!
        if issafe(k):  #: 6!
            placerRN(k + 1)  #: 7!
        cb[k] = -1  #: 8!


placerRN(0)  #: 1
print(sols)  #: count
