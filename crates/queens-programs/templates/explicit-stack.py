# No recursion: a stack holds the column of each row, and grows and shrinks (sheet 003).
n = $n
st = [0] * (n + 1)  # st[k] is the column of row k, from 1
nr_sol = 0


def valid(k):
    for i in range(1, k):
        if st[i] == st[k] or abs(st[k] - st[i]) == k - i:
            return False
    return True


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
    st[1] = 0  #: 2
    while k > 0:  #: 3
        if st[k] < n:  #: 4!
            st[k] += 1  # the next column  #: 5!
            if valid(k):  #: 6!
                if k == n:  #: 7
                    tipar(k)  #: 7!
                else:
                    k += 1  #: 8!
        else:
            st[k] = 0  #: 9!
            k -= 1  #: 9


back()  #: 1
print(nr_sol)  #: count
