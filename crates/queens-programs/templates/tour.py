# First the square with the fewest moves to free squares; ties keep their order (sheet 004, II, question 8).  #: tour-fewest-onward
# The moves in the order of the list; back where a square can no longer be reached (sheet 004, II, questions 5–7).  #: tour-natural-order
# The fewest moves to free squares; of equal ones, the square farthest from the centre (Roth's tie-break).  #: tour-roth
import sys

N, M = $n, $m
sys.setrecursionlimit(2000)
tours = 0  #: count


def CasA(n):
    Deplacements = [(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)]
    i, j = divmod(n, N)
    L = [(i + di, j + dj) for di, dj in Deplacements]
    return [u * N + v for u, v in L if 0 <= u < M and 0 <= v < N]


ListeCA = [CasA(n) for n in range(N * M)]
ListeCoups = []


# Visits a square; says whether the situation is critical.
def OccupePosition(n):
    ListeCoups.append(n)  #: OccupePosition.2
    critique = False  #: OccupePosition.3
    for k in ListeCA[n]:
        ListeCA[k].remove(n)  #: OccupePosition.5
        if not ListeCA[k]:  #: OccupePosition.6
            critique = True
    return critique  #: OccupePosition.7


def LiberePosition():
    n = ListeCoups.pop()  #: LiberePosition.2
    for k in ListeCA[n]:
        ListeCA[k].append(n)  #: LiberePosition.4


def valuation(n):  #: tour-fewest-onward tour-roth
    return len(ListeCA[n])  #: tour-fewest-onward valuation.2
    i, j = divmod(n, N)  #: tour-roth
    return len(ListeCA[n]), -((2 * i - M + 1) ** 2 + (2 * j - N + 1) ** 2)  #: tour-roth valuation.2
  #: tour-fewest-onward tour-roth
  #: tour-fewest-onward tour-roth
def Fusion(A, B):  #: tour-fewest-onward tour-roth
    if not A or not B:  #: tour-fewest-onward tour-roth
        return A + B  #: tour-fewest-onward tour-roth Fusion.7
    if valuation(A[0]) <= valuation(B[0]):  #: tour-fewest-onward tour-roth Fusion.4
        return A[:1] + Fusion(A[1:], B)  #: tour-fewest-onward tour-roth Fusion.5
    return B[:1] + Fusion(A, B[1:])  #: tour-fewest-onward tour-roth Fusion.6
  #: tour-fewest-onward tour-roth
  #: tour-fewest-onward tour-roth
def TriFusion(L):  #: tour-fewest-onward tour-roth
    if len(L) < 2:  #: tour-fewest-onward tour-roth TriFusion.2
        return L  #: tour-fewest-onward tour-roth TriFusion.3
    m = len(L) // 2  #: tour-fewest-onward tour-roth TriFusion.4
    return Fusion(TriFusion(L[:m]), TriFusion(L[m:]))  #: tour-fewest-onward tour-roth TriFusion.6
  #: tour-fewest-onward tour-roth
  #: tour-fewest-onward tour-roth
def TestePosition(n):  #: 1
    global tours  #: count
    if OccupePosition(n):  #: 2!
        if len(ListeCoups) == N * M - 1:  #: 3!
            return True  #: 3 first
            print(ListeCoups + ListeCA[n])  # and the only square left  #: 9! all
            tours += 1  #: 9! count
        LiberePosition()  #: 4
        return False  #: 4
    L = TriFusion(ListeCA[n])  #: 5! tour-fewest-onward tour-roth
    L = ListeCA[n][:]  #: 5! tour-natural-order
    for k in L:  #: 6
        if TestePosition(k):  #: 7!
            return True  #: 7
    LiberePosition()  #: 8
    return False  #: 8!


if TestePosition($start):  #: 1 first
    ListeCoups += ListeCA[ListeCoups[-1]]  # the only square left  #: 9! first
    print(ListeCoups)  #: 9 first
TestePosition($start)  #: 1 all count
print(tours)  #: count
