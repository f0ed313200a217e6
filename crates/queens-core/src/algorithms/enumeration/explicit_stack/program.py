# No recursion: a stack holds the column of each row, and grows and shrinks (sheet 003).
# Python 3.8 or later
n = $n
st = [0] * (n + 1)  # st[k] is the column of row k, from 1  #: empty
given = {$given}  # the column of rows, from 0  #: given
st = [0] + [given.get(k, -1) + 1 for k in range(n)]  # st[k] is the column of row k, from 1  #: given
last = max((k for k in range(1, n + 1) if st[k] == 0), default=0)  # the last row without a given queen  #: given
nr_sol = 0


def valid(k):
    for i in range(1, k):  #: empty
    for i in [i for i in range(1, n + 1) if i != k and st[i] > 0]:  #: given
        if st[i] == st[k]:  #: valid.CompareColumns
            return False  #: valid.SameColumn
        if abs(st[k] - st[i]) == abs(k - i):  #: valid.CompareDiagonals
            return False  #: valid.SameDiagonal
    return True  #: valid.Passed


def tipar(k):
    global nr_sol
    nr_sol += 1
    print(f"Solutia cu numarul{nr_sol}: ")  #: all first
    print("-" * (2 * k + 2))  #: all first
    for i in range(1, k + 1):  #: all first
        print("|" + "".join("DD" if st[j] == i else " " for j in range(1, k + 1)) + "|")  #: all first
    print("-" * (2 * k + 2))  #: all first
    raise SystemExit  #: first


def back():  #: Call
    k = 1  #: Begin!
    st[1] = 0  #: Begin empty
    while k - 1 in given:  #: given
        k += 1  #: given
    if k > n:  # every queen is given  #: given
        tipar(n)  #: Solution! given
        return  #: given
    while k > 0:  #: Loop
        if st[k] < n:  #: HasNext!
            st[k] += 1  # the next column  #: Next!
            if valid(k):  #: Test!
                if k == n:  #: Solution empty
                    tipar(k)  #: Solution! empty
                if k == last:  #: Solution given
                    tipar(n)  #: Solution! given
                else:
                    k += 1  #: Push!
                    while k - 1 in given:  #: given
                        k += 1  #: given
        else:
            st[k] = 0  #: Pop!
            k -= 1  #: Pop
            while k - 1 in given:  #: given
                k -= 1  #: given


back()  #: Call
print(nr_sol)  #: count
