// No recursion: a stack holds the column of each row, and grows and shrinks (sheet 003).
#include <cstdlib>
#include <iostream>
#include <string>  //: all first
using namespace std;

const int n = $n;
int st[n + 1];  // st[k] is the column of row k, from 1
long long nr_sol = 0;

bool valid(int k) {
    for (int i = 1; i < k; ++i)
        if (st[i] == st[k] || abs(st[k] - st[i]) == k - i) return false;
    return true;
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

void back() {  //: 1
    int k = 1;  //: 2!
    st[1] = 0;  //: 2
    while (k > 0) {  //: 3
        if (st[k] < n) {  //: 4!
            ++st[k];  // the next column  //: 5!
            if (valid(k)) {  //: 6!
                if (k == n)  //: 7
                    tipar(k);  //: 7! all first
                    ++nr_sol;  //: 7! count
                else
                    ++k;  //: 8!
            }
        } else {
            st[k] = 0;  //: 9!
            --k;  //: 9
        }
    }
}

int main() {
    back();  //: 1
    cout << nr_sol << '\n';  //: count
}
