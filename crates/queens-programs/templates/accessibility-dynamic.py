# Always the free square that now takes the fewest free squares from the other queens (sheet 000, §2.5).
n = $n


def attacks(a, b):
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx == 0 or dy == 0 or abs(dx) == abs(dy)


# The free squares on its lines; every square counts itself, which changes no comparison.
def value(square, free):
    return sum(attacks(square, other) for other in free)


free = [(x, y) for y in range(n) for x in range(n)]
queens = []
pos = ($x, $y)  #: 1!
while pos:
    queens.append(pos)  #: 2!
    free = [square for square in free if not attacks(pos, square)]  #: 2
    pos, least = None, n * n
    for square in free:  #: 3
        v = value(square, free)  #: 4!
        if v < least:
            pos, least = square, v  #: 5
if len(queens) == n:  #: 6
    print("Solution issue de ($x,$y)")  #: 6!
    print("[" + "".join(f"({x},{y}) " for x, y in queens) + "]")  #: 6
