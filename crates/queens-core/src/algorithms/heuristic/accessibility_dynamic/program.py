# Always the free square that now takes the fewest free squares from the other queens (sheet 000, §2.5).
# Python 3.8 or later
n = $n


def attacks(a, b):
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx == 0 or dy == 0 or abs(dx) == abs(dy)


# The free squares on its lines; every square counts itself, which changes no comparison.
def value(square, free):
    return sum(attacks(square, other) for other in free)


free = [(x, y) for y in range(n) for x in range(n)]
queens = []
pos = ($x, $y)  #: Begin!
while pos:
    queens.append(pos)  #: Put!
    free = [square for square in free if not attacks(pos, square)]  #: Put
    pos, least = None, n * n
    for square in free:  #: EachSquare
        v = value(square, free)  #: Value!
        if v < least:
            pos, least = square, v  #: Choose
if len(queens) == n:  #: Solution
    print("Solution issue de ($x,$y)")  #: Solution!
    print("[" + "".join(f"({x},{y}) " for x, y in queens) + "]")  #: Solution
