# Always the free square that attacks the fewest squares, found on the whole board (sheet 000, §2.5).  #: accessibility-scan
# The same placements, found in a list of available squares that shrinks (sheet 000, §2.5).  #: accessibility-list
# Python 3.8 or later
n = $n
DELTA = [(-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1)]
SQUARES = [(x, y) for y in range(n) for x in range(n)]


# The squares that a queen attacks on the empty board.
def attacked(pos):
    for dx, dy in DELTA:
        x, y = pos[0] + dx, pos[1] + dy
        while 0 <= x < n and 0 <= y < n:
            yield x, y
            x, y = x + dx, y + dy


def calculerHB():  #: Table
    return {pos: len(list(attacked(pos))) for pos in SQUARES}  #: Table


def placerNaif(hb, pos0):  #: Begin accessibility-scan
def placerOptm(hb, pos0):  #: Begin accessibility-list
    cb, sols, pos = dict.fromkeys(SQUARES, 0), [], pos0  #: Begin!
    dispo = SQUARES  #: Begin accessibility-list
    while pos:
        sols.append(pos)  #: Put!
        cb[pos] = 1  #: Put
        for nvpos in attacked(pos):  #: Put
            cb[nvpos] = 1  #: Put
        nextpos, naces = None, 4 * n + 1
        restantes = []  #: accessibility-list
        for it in SQUARES:  #: EachSquare accessibility-scan
            if cb[it] == 0 and hb[it] < naces:  #: Compare! accessibility-scan
                nextpos, naces = it, hb[it]  #: Compare accessibility-scan
        for it in dispo:  #: EachSquare accessibility-list
            if cb[it] == 0:  #: Compare! accessibility-list
                restantes.append(it)  #: Compare accessibility-list
                if hb[it] < naces:  #: Compare accessibility-list
                    nextpos, naces = it, hb[it]  #: Compare accessibility-list
        dispo = restantes  # the marked squares are erased  #: accessibility-list
        pos = nextpos  #: Choose
    return sols


sols = placerNaif(calculerHB(), ($x, $y))  #: Begin accessibility-scan
sols = placerOptm(calculerHB(), ($x, $y))  #: Begin accessibility-list
if len(sols) == n:  #: Solution
    print("Solution issue de ($x,$y)")  #: Solution!
    print("[" + "".join(f"({x},{y}) " for x, y in sols) + "]")  #: Solution
