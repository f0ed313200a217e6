# Covers first the square that the fewest queens can cover; gives up what the bound rules out (sheet 000, §2.4).
# Python 3.8 or later
n = $n
queens = [$given_squares]  # squares are numbered a1, b1, … from 0
found = 0


# Sets of squares are bits; the squares that a queen on this square covers.
def lines(a):
    bits = 0
    for b in range(n * n):
        dx, dy = abs(a % n - b % n), abs(a // n - b // n)
        bits |= (dx == 0 or dy == 0 or dx == dy) << b
    return bits  #: dominating independent
    return bits & ~(1 << a)  # all except its own square  #: total


# The number of squares in a set.
def size(bits):
    return bin(bits).count("1")


LINES = [lines(a) for a in range(n * n)]


def squares(bits):
    return [a for a in range(n * n) if bits >> a & 1]


def name(a):
    return "a" * (a % n > 25) + chr(97 + a % n % 26) + str(a // n + 1)


def report():
    global found
    found += 1
    print(", ".join(name(a) for a in sorted(queens, key=lambda a: (a % n, a // n))))  #: all first
    raise SystemExit  #: first


# Do the r queens that cover most suffice for the open squares?
def suffice(r, open_, candidates):
    best = sorted((size(LINES[a] & open_) for a in squares(candidates)), reverse=True)[:r]
    return len(best) == r and sum(best) >= size(open_)


def cover(r, open_, candidates):  #: Solution
    if r == 0:  #: Solution!
        report()  #: Solution
        return  #: all count
    choices = candidates
    if open_:
        u = min(squares(open_), key=lambda a: size(LINES[a] & candidates))  #: Target
        choices &= LINES[u]  #: Target
    for c in sorted(squares(choices), key=lambda a: -size(LINES[a] & open_)):  #: EachCandidate
        candidates &= ~(1 << c)  #: Forbid!
        if suffice(r - 1, open_ & ~LINES[c], candidates):  #: Test! dominating total
        if suffice(r - 1, open_ & ~LINES[c], candidates & ~LINES[c]):  #: Test! independent
            queens.append(c)  #: Put!
            cover(r - 1, open_ & ~LINES[c], candidates)  #: Put dominating total
            cover(r - 1, open_ & ~LINES[c], candidates & ~LINES[c])  #: Put independent
            queens.pop()  #: Remove!


open_ = candidates = (1 << n * n) - 1
for a in queens:  #: given
    open_ &= ~LINES[a]  #: given
    candidates &= ~(1 << a)  #: given dominating total
    candidates &= ~LINES[a]  #: given independent
most = max([1] + [size(LINES[a] & open_) for a in squares(candidates)])  #: Bound least
k = len(queens) - -size(open_) // most  # rounded up  #: Bound least
while found == 0:  #: NextSize least
    cover(k - len(queens), open_, candidates)  #: EachSize! least
    k += 1  #: NextSize least
r = $k - len(queens)  #: Bound NextSize k
if r > 0 or (r == 0 and open_ == 0):  #: EachSize! k
    cover(r, open_, candidates)  #: EachSize k
print(found)  #: count
