# No recursion: a stack holds the column of each row, and grows and shrinks (sheet 003).
n = $n
st = [0] * (n + 1)  # st[k] is the column of row k, from 1  #: empty
given = {$given}  # the column of rows, from 0  #: given
st = [0] + [given.get(k, -1) + 1 for k in range(n)]  # st[k] is the column of row k, from 1  #: given
last = max((k for k in range(1, n + 1) if st[k] == 0), default=0)  # the last row without a given queen  #: given
nr_sol = 0


def valid(k):
    for i in range(1, k):  #: empty
    for i in [i for i in range(1, n + 1) if i != k and st[i] > 0]:  #: given
        if st[i] == st[k]:  #: valid.3
            return False  #: valid.4
        if abs(st[k] - st[i]) == abs(k - i):  #: valid.5
            return False  #: valid.6
    return True  #: valid.7


def tipar(k):
    global nr_sol
    nr_sol += 1
    print(f"Solutia cu numarul{nr_sol}: ")  #: all first
    print("-" * (2 * k + 2))  #: all first
    for i in range(1, k + 1):  #: all first
        print("|" + "".join("DD" if st[j] == i else " " for j in range(1, k + 1)) + "|")  #: all first
    print("-" * (2 * k + 2))  #: all first
    raise SystemExit  #: first


def back():  #: 1
    k = 1  #: 2!
    st[1] = 0  #: 2 empty
    while k - 1 in given:  #: given
        k += 1  #: given
    if k > n:  # every queen is given  #: given
        tipar(n)  #: 7! given
        return  #: given
    while k > 0:  #: 3
        if st[k] < n:  #: 4!
            st[k] += 1  # the next column  #: 5!
            if valid(k):  #: 6!
                if k == n:  #: 7 empty
                    tipar(k)  #: 7! empty
                if k == last:  #: 7 given
                    tipar(n)  #: 7! given
                else:
                    k += 1  #: 8!
                    while k - 1 in given:  #: given
                        k += 1  #: given
        else:
            st[k] = 0  #: 9!
            k -= 1  #: 9
            while k - 1 in given:  #: given
                k -= 1  #: given


back()  #: 1
print(nr_sol)  #: count
