# A queen on a free square drawn at random; begin again where none is left (sheet 000, §2.6).
# Python 3.8 or later
n = $n
given = []  #: empty
given = [*{$given}.items()]  # columns and rows  #: given


#: include random


def attacks(a, b):
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx == 0 or dy == 0 or abs(dx) == abs(dy)


random = Random($seed)
queens = given[:]
while True:
    free = [(x, y) for x in range(n) for y in range(n) if not any(attacks((x, y), q) for q in queens)]  #: Scan
    if free:  #: AnyFree!
        queens.append(free[random.below(len(free))])  #: Draw!
    elif len(queens) == n:  #: Solution
        break
    else:
        queens = given[:]  #: Restart!
rows = [y for x, y in sorted(queens)]
print("[" + " ".join(map(str, rows)) + " ]")  #: Solution!
