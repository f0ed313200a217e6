//! The programs that sheet 004, II, asks for, in Python as the sheet has it, under its names.

/// Questions 2 and 3.
pub(crate) const NUMBERS: &str = "\
def Indice(c):
    return 8*c[0] + c[1]

def Coord(n):
    return [n // 8, n % 8]";

/// Question 5.
pub(crate) const INIT: &str = "\
def Init():
    global ListeCA, ListeCoups
    ListeCoups = []
    ListeCA = [CasA(n) for n in range(64)]";

/// Question 7.
pub(crate) const SEARCH: &str = "\
def OccupePosition(n):
    ListeCoups.append(n)
    critique = False
    for k in ListeCA[n]:
        ListeCA[k].remove(n)
        if ListeCA[k] == []:
            critique = True
    return critique

def LiberePosition():
    n = ListeCoups.pop()
    for k in ListeCA[n]:
        ListeCA[k].append(n)

def TestePosition(n):
    if OccupePosition(n):
        if len(ListeCoups) == 63:
            return True
        LiberePosition()
        return False
    L = ListeCA[n][:]
    for k in L:
        if TestePosition(k):
            return True
    LiberePosition()
    return False

Init()
if TestePosition(0):
    n = ListeCoups[-1]
    ListeCoups.append(ListeCA[n][0])";

/// Question 8; in `TestePosition` only the line with `L` changes.
pub(crate) const VALUATION: &str = "\
def valuation(n):
    return len(ListeCA[n])

def Fusion(A, B):
    L, i, j = [], 0, 0
    while i < len(A) and j < len(B):
        if valuation(A[i]) <= valuation(B[j]):
            L.append(A[i])
            i = i + 1
        else:
            L.append(B[j])
            j = j + 1
    return L + A[i:] + B[j:]

def TriFusion(L):
    if len(L) < 2:
        return L[:]
    m = len(L) // 2
    A, B = TriFusion(L[:m]), TriFusion(L[m:])
    return Fusion(A, B)

    L = TriFusion(ListeCA[n])";
