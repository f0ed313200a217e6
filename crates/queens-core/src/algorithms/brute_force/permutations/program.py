# Every order of the columns over the rows; those without a shared diagonal are kept (sheet 003, its first idea).
# Python 3.8 or later
from itertools import combinations, permutations

n = $n
given = {$given}  # the column of rows, from 0  #: given
solutions = 0  #: count

for st in permutations(range(1, n + 1)):  #: Next empty
for columns in permutations(c + 1 for c in range(n) if c not in given.values()):  #: Next given
    order = iter(columns)  #: Next! given
    st = [given[i] + 1 if i in given else next(order) for i in range(n)]  #: Next given
    for i, j in combinations(range(n), 2):  #: EachPair
        if abs(st[i] - st[j]) == j - i:  #: Attack!
            break
    else:
        print(*st)  #: Solution! all first
        break  #: first
        solutions += 1  #: Solution! count
print(solutions)  #: count
