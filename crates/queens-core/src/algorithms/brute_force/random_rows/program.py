# A row drawn for each column, all of them anew until no queen attacks another (sheet 000, §2.6).
# Python 3.8 or later
from itertools import combinations

n = $n
given = {$given}  #: given


#: include random


random = Random($seed)
while True:
    q = [random.below(n) for _ in range(n)]  #: Next empty
    q = [given[c] if c in given else random.below(n) for c in range(n)]  #: Next given
    for i, j in combinations(range(n), 2):  #: EachPair
        if q[i] == q[j] or abs(q[i] - q[j]) == j - i:  #: Attack!
            break
    else:
        break
print("[" + " ".join(map(str, q)) + " ]")  #: Solution!
