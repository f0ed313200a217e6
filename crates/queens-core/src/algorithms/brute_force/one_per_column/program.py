# Every choice of a row for each column, counted through like a number in base n (sheet 000, §2.6).
# Python 3.8 or later
from itertools import combinations, product

n = $n
given = {$given}  #: given
solutions = 0  #: count

for q in product(range(n), repeat=n):  #: Next empty
for rows in product(range(n), repeat=n - len(given)):  #: Next given
    open_rows = iter(rows)  #: Next! given
    q = [given[c] if c in given else next(open_rows) for c in range(n)]  #: Next given
    for i, j in combinations(range(n), 2):  #: EachPair
        if q[i] == q[j] or abs(q[i] - q[j]) == j - i:  #: Attack!
            break
    else:
        print("[" + " ".join(map(str, q)) + " ]")  #: Solution! all first
        break  #: first
        solutions += 1  #: Solution! count
print(solutions)  #: count
