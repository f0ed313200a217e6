# Always the free square that attacks the fewest squares, found on the whole board (sheet 000, §2.5).  #: accessibility-scan
# The same placements, found in a list of available squares that shrinks (sheet 000, §2.5).  #: accessibility-list
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


def calculerHB():  #: 1
    return {pos: len(list(attacked(pos))) for pos in SQUARES}  #: 1


def placerNaif(hb, pos0):  #: 2 accessibility-scan
def placerOptm(hb, pos0):  #: 2 accessibility-list
    cb, sols, pos = dict.fromkeys(SQUARES, 0), [], pos0  #: 2!
    dispo = SQUARES  #: 2 accessibility-list
    while pos:
        sols.append(pos)  #: 3!
        cb[pos] = 1  #: 3
        for nvpos in attacked(pos):  #: 3
            cb[nvpos] = 1  #: 3
        nextpos, naces = None, 4 * n + 1
        restantes = []  #: accessibility-list
        for it in SQUARES:  #: 4 accessibility-scan
            if cb[it] == 0 and hb[it] < naces:  #: 5! accessibility-scan
                nextpos, naces = it, hb[it]  #: 5 accessibility-scan
        for it in dispo:  #: 4 accessibility-list
            if cb[it] == 0:  #: 5! accessibility-list
                restantes.append(it)  #: 5 accessibility-list
                if hb[it] < naces:  #: 5 accessibility-list
                    nextpos, naces = it, hb[it]  #: 5 accessibility-list
        dispo = restantes  # the marked squares are erased  #: accessibility-list
        pos = nextpos  #: 6
    return sols


sols = placerNaif(calculerHB(), ($x, $y))  #: 2 accessibility-scan
sols = placerOptm(calculerHB(), ($x, $y))  #: 2 accessibility-list
if len(sols) == n:  #: 7
    print("Solution issue de ($x,$y)")  #: 7!
    print("[" + "".join(f"({x},{y}) " for x, y in sols) + "]")  #: 7
