# Every order of the columns over the rows; those without a shared diagonal are kept (sheet 003, its first idea).
from itertools import combinations, permutations

n = $n
solutions = 0  #: count

for st in permutations(range(1, n + 1)):  #: 1
    for i, j in combinations(range(n), 2):  #: 2
        if abs(st[i] - st[j]) == j - i:  #: 3!
            break
    else:
        print(*st)  #: 4! all first
        break  #: first
        solutions += 1  #: 4! count
print(solutions)  #: count
