# Every choice of a row for each column, counted through like a number in base n (sheet 000, §2.6).
from itertools import combinations, product

n = $n
given = {$given}  #: given
solutions = 0  #: count

for q in product(range(n), repeat=n):  #: 1 empty
for rows in product(range(n), repeat=n - len(given)):  #: 1 given
    open_rows = iter(rows)  #: 1! given
    q = [given[c] if c in given else next(open_rows) for c in range(n)]  #: 1 given
    for i, j in combinations(range(n), 2):  #: 2
        if q[i] == q[j] or abs(q[i] - q[j]) == j - i:  #: 3!
            break
    else:
        print("[" + " ".join(map(str, q)) + " ]")  #: 4! all first
        break  #: first
        solutions += 1  #: 4! count
print(solutions)  #: count
