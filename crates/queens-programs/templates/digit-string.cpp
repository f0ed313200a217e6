// A string holds the column of each row, test follows the diagonals (sheet 001, fourth program).
#include <cstdlib>  //: first
#include <iostream>
#include <string>
using namespace std;

const int n = $n;
long long solutions = 0;  //: count

bool test(int ligne, int colonne, int delta, const string& st) {  //: 10
    if (ligne == 0 || colonne == 0 || colonne == n + 1)  // past the edge  //: 11! test.2
        return true;  //: test.3
    return st[ligne - 1] != '0' + colonne && test(ligne - 1, colonne + delta, delta, st);  //: 11 test.4
}

void jouer3(int lg, string& st) {  //: 1
    if (lg == n + 1) {  //: 2!
        cout << st << '\n';  //: 3! all first
        exit(0);  //: first
        ++solutions;  //: 3! count
    } else {
        for (int col = 1; col <= n; ++col)  //: 4
            if (st.find('0' + col) == string::npos)  //: 5!
                if (test(lg, col, -1, st) && test(lg, col, 1, st)) {  //: 6!
                    st[lg - 1] = '0' + col;  //: 7!
                    jouer3(lg + 1, st);  //: 8!
                    st[lg - 1] = '0';  //: 9!
                }
    }
}

int main() {
    string st(n, '0');
    jouer3(1, st);  //: 1
    cout << solutions << '\n';  //: count
}
