# Place k queens, look for an uncovered square, move one queen and start over (sheet 000, §2.4).
# Python 3.8 or later
n = $n
given = [$given_squares]  # squares are numbered a1, b1, … from 0
free = [a for a in range(n * n) if a not in given]
found = 0


# Sets of squares are bits; the squares that a queen on this square covers.
def lines(a):
    bits = 0
    for b in range(n * n):
        dx, dy = abs(a % n - b % n), abs(a // n - b // n)
        bits |= (dx == 0 or dy == 0 or dx == dy) << b
    return bits  #: dominating independent
    return bits & ~(1 << a)  # all except its own square  #: total


# The number of squares in a set.  #: least
def size(bits):  #: least
    return bin(bits).count("1")  #: least
  #: least
  #: least
LINES = [lines(a) for a in range(n * n)]
ALL = (1 << n * n) - 1


def open_squares(queens):
    open_ = ALL
    for a in queens:
        if not open_ >> a & 1:  #: independent
            return ALL  # attacked by another queen  #: independent
        open_ &= ~LINES[a]
    return open_


# From one set of numbers below the last entry to the next: one leaves, one comes (Knuth's algorithm R).
def move(c):
    t = len(c) - 1
    if t == 0:
        return False
    if t % 2 == 1 and c[0] + 1 < c[1]:
        c[0] += 1
        return True
    if t % 2 == 0 and c[0] > 0:
        c[0] -= 1
        return True
    for j in range(1, t):
        if j % 2 == t % 2 and c[j] > j:
            c[j - 1], c[j] = j - 1, c[j - 1]
            return True
        if j % 2 != t % 2 and c[j] + 1 < c[j + 1]:
            c[j - 1], c[j] = c[j], c[j] + 1
            return True
    return False


def name(a):
    return "a" * (a % n > 25) + chr(97 + a % n % 26) + str(a // n + 1)


open_ = open_squares(given)  #: least
most = max([1] + [size(LINES[a] & open_) for a in free])  #: Bound least
k = len(given) - -size(open_) // most  # rounded up  #: Bound least
while found == 0:  #: NextSize least
    c = [*range(k - len(given)), len(free)]  #: Begin! least
k = $k  #: Bound NextSize k
if k >= len(given):  #: Begin! k
    c = [*range(k - len(given)), len(free)]  #: Begin k
    has_next = True
    while has_next:
        queens = given + [free[i] for i in c[:-1]]
        if open_squares(queens) == 0:  #: Test!
            found += 1  #: Solution!
            print(", ".join(name(a) for a in sorted(queens, key=lambda a: (a % n, a // n))))  #: Solution all first
            break  #: first
        has_next = move(c)  #: Move
    k += 1  #: NextSize least
print(found)  #: count
