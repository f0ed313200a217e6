// No recursion: a stack holds the column of each row, and grows and shrinks (sheet 003).
// C++14 or later (g++ 6 and later need no option)
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <string>  //: all first
using namespace std;

const int n = $n;
const map<int, int> given{$given};  // the column of rows, from 0  //: given
int st[n + 1];  // st[k] is the column of row k, from 1
int last;  // the last row without a given queen  //: given
long long nr_sol = 0;

bool valid(int k) {
    for (int i = 1; i < k; ++i)  //: empty
        if (st[i] == st[k] || abs(st[k] - st[i]) == k - i) return false;  //: empty valid.CompareColumns
    for (int i = 1; i <= n; ++i) {  //: given
        if (i == k || st[i] == 0) continue;  //: given
        if (st[i] == st[k] || abs(st[k] - st[i]) == abs(k - i)) return false;  //: given valid.CompareColumns
    }  //: given
    return true;  //: valid.Passed
}

void tipar(int k) {  //: all first
    cout << "Solutia cu numarul" << ++nr_sol << ": \n";  //: all first
    const string linie(2 * k + 2, '-');  //: all first
    cout << linie << '\n';  //: all first
    for (int i = 1; i <= k; ++i) {  //: all first
        cout << '|';  //: all first
        for (int j = 1; j <= k; ++j) cout << (st[j] == i ? "DD" : " ");  //: all first
        cout << "|\n";  //: all first
    }  //: all first
    cout << linie << '\n';  //: all first
    exit(0);  //: first
}  //: all first

void back() {  //: Call
    int k = 1;  //: Begin!
    st[1] = 0;  //: Begin empty
    while (given.count(k - 1)) ++k;  //: given
    if (k > n) {  // every queen is given  //: given
        tipar(n);  //: Solution! given all first
        ++nr_sol;  //: Solution! given count
        return;  //: given
    }  //: given
    while (k > 0) {  //: Loop
        if (st[k] < n) {  //: HasNext!
            ++st[k];  // the next column  //: Next!
            if (valid(k)) {  //: Test!
                if (k == n)  //: Solution empty
                    tipar(k);  //: Solution! all first empty
                if (k == last)  //: Solution given
                    tipar(n);  //: Solution! all first given
                    ++nr_sol;  //: Solution! count
                else
                    ++k;  //: Push!
                while (given.count(k - 1)) ++k;  //: given
            }
        } else {
            st[k] = 0;  //: Pop!
            --k;  //: Pop
            while (given.count(k - 1)) --k;  //: given
        }
    }
}

int main() {
    for (auto queen : given) st[queen.first + 1] = queen.second + 1;  //: given
    for (int k = 1; k <= n; ++k)  //: given
        if (st[k] == 0) last = k;  //: given
    back();  //: Call
    cout << nr_sol << '\n';  //: count
}
