// A string holds the column of each row, test follows the diagonals (sheet 001, fourth program).
// C++14 or later (g++ 6 and later need no option)
#include <cstdlib>  //: first empty
#include <cstdlib>  //: given
#include <iostream>
#include <string>
using namespace std;

const int n = $n;
const int given[n] = {$given_columns};  // the column of each row's given queen, or -1  //: given
long long solutions = 0;  //: count

bool test(int ligne, int colonne, int delta, const string& st) {
    if (ligne == 0 || colonne == 0 || colonne == n + 1)  // past the edge  //: test.Edge
        return true;  //: test.Free
    return st[ligne - 1] != '0' + colonne && test(ligne - 1, colonne + delta, delta, st);  //: test.Compare
}

// Does no given queen of a later row attack the square?  //: given
bool libre(int lg, int col) {  //: given
    for (int l = lg; l < n; ++l)  //: given
        if (given[l] >= 0 && (given[l] + 1 == col || abs(given[l] + 1 - col) == l + 1 - lg)) return false;  //: given
    return true;  //: given
}  //: given
  //: given
void jouer3(int lg, string& st) {  //: Call
    while (lg <= n && given[lg - 1] >= 0) ++lg;  // a given queen  //: given
    if (lg == n + 1) {  //: Full!
        cout << st << '\n';  //: Solution! all first
        exit(0);  //: first
        ++solutions;  //: Solution! count
    } else {
        for (int col = 1; col <= n; ++col)  //: EachColumn
            if (st.find('0' + col) == string::npos)  //: TestColumn! empty
            if (st.substr(0, lg - 1).find('0' + col) == string::npos)  //: TestColumn! given
                if (test(lg, col, -1, st) && test(lg, col, 1, st)) {  //: TestDiagonals! empty
                if (test(lg, col, -1, st) && test(lg, col, 1, st) && libre(lg, col)) {  //: TestDiagonals! given
                    st[lg - 1] = '0' + col;  //: Put!
                    jouer3(lg + 1, st);  //: Recurse!
                    st[lg - 1] = '0';  //: Erase!
                }
    }
}

int main() {
    string st(n, '0');
    for (int l = 0; l < n; ++l) st[l] = '1' + given[l];  //: given
    jouer3(1, st);  //: Call
    cout << solutions << '\n';  //: count
}
