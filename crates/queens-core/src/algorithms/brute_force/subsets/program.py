# Every set of n squares of the board; kept if no queen attacks another (sheet 000, §2.6).
# Python 3.8 or later
from itertools import combinations

n = $n
given = [$given_squares]  #: given
solutions = 0  #: count


def attacks(a, b):
    dx, dy = a % n - b % n, a // n - b // n
    return dx == 0 or dy == 0 or abs(dx) == abs(dy)


# The squares are numbered a1, b1, … from 0.
for S in combinations(range(n * n), n):  #: Next empty
for chosen in combinations([a for a in range(n * n) if a not in given], n - len(given)):  #: Next given
    S = sorted([*chosen, *given])  #: Next! given
    for a, b in combinations(S, 2):  #: EachPair
        if attacks(a, b):  #: Attack!
            break
    else:
        rows = [a // n for a in sorted(S, key=lambda a: a % n)]  #: all first
        print("[" + " ".join(map(str, rows)) + " ]")  #: Solution! all first
        break  #: first
        solutions += 1  #: Solution! count
print(solutions)  #: count
