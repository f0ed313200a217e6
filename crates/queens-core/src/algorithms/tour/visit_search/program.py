# First the square with the fewest moves to free squares; ties keep their order (sheet 004, II, question 8).  #: tour-fewest-onward
# The moves in the order of the list; back where a square can no longer be reached (sheet 004, II, questions 5–7).  #: tour-natural-order
# The fewest moves to free squares; of equal ones, the square farthest from the centre (Roth's tie-break).  #: tour-roth
# Python 3.8 or later
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
    ListeCoups.append(n)  #: OccupePosition.Visit
    critique = False  #: OccupePosition.NotCritical
    for k in ListeCA[n]:
        ListeCA[k].remove(n)  #: OccupePosition.RemoveMove
        if not ListeCA[k]:  #: OccupePosition.Critical
            critique = True
    return critique  #: OccupePosition.Result


def LiberePosition():
    n = ListeCoups.pop()  #: LiberePosition.Leave
    for k in ListeCA[n]:
        ListeCA[k].append(n)  #: LiberePosition.AppendMove


def valuation(n):  #: tour-fewest-onward tour-roth
    return len(ListeCA[n])  #: tour-fewest-onward valuation.Result
    i, j = divmod(n, N)  #: tour-roth
    return len(ListeCA[n]), -((2 * i - M + 1) ** 2 + (2 * j - N + 1) ** 2)  #: tour-roth valuation.Result
  #: tour-fewest-onward tour-roth
  #: tour-fewest-onward tour-roth
def Fusion(A, B):  #: tour-fewest-onward tour-roth
    if not A or not B:  #: tour-fewest-onward tour-roth
        return A + B  #: tour-fewest-onward tour-roth Fusion.Rest
    if valuation(A[0]) <= valuation(B[0]):  #: tour-fewest-onward tour-roth Fusion.Compare
        return A[:1] + Fusion(A[1:], B)  #: tour-fewest-onward tour-roth Fusion.TakeLeft
    return B[:1] + Fusion(A, B[1:])  #: tour-fewest-onward tour-roth Fusion.TakeRight
  #: tour-fewest-onward tour-roth
  #: tour-fewest-onward tour-roth
def TriFusion(L):  #: tour-fewest-onward tour-roth
    if len(L) < 2:  #: tour-fewest-onward tour-roth TriFusion.Short
        return L  #: tour-fewest-onward tour-roth TriFusion.Copy
    m = len(L) // 2  #: tour-fewest-onward tour-roth TriFusion.Middle
    return Fusion(TriFusion(L[:m]), TriFusion(L[m:]))  #: tour-fewest-onward tour-roth TriFusion.Merge
  #: tour-fewest-onward tour-roth
  #: tour-fewest-onward tour-roth
def TestePosition(n):  #: Call
    global tours  #: count
    if OccupePosition(n):  #: Visit!
        if len(ListeCoups) == N * M - 1:  #: Full!
            return True  #: Full first
            print(ListeCoups + ListeCA[n])  # and the only square left  #: Append! all
            tours += 1  #: Append! count
        LiberePosition()  #: LeaveCritical
        return False  #: LeaveCritical
    L = TriFusion(ListeCA[n])  #: List! tour-fewest-onward tour-roth
    L = ListeCA[n][:]  #: List! tour-natural-order
    for k in L:  #: EachMove
        if TestePosition(k):  #: Recurse!
            return True  #: Recurse
    LiberePosition()  #: Leave
    return False  #: Leave!


if TestePosition($start):  #: Call first
    ListeCoups += ListeCA[ListeCoups[-1]]  # the only square left  #: Append! first
    print(ListeCoups)  #: Append first
TestePosition($start)  #: Call all count
print(tours)  #: count
