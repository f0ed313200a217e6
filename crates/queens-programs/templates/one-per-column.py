# Every choice of a row for each column, counted through like a number in base n (sheet 000, §2.6).
from itertools import combinations, product

n = $n
solutions = 0  #: count

for q in product(range(n), repeat=n):  #: 1
    for i, j in combinations(range(n), 2):  #: 2
        if q[i] == q[j] or abs(q[i] - q[j]) == j - i:  #: 3!
            break
    else:
        print("[" + " ".join(map(str, q)) + " ]")  #: 4! all first
        break  #: first
        solutions += 1  #: 4! count
print(solutions)  #: count
