// One loop for each row, one inside another (sheet 001, first program).
// C++14 or later (g++ 6 and later need no option)
#include <array>
#include <iostream>
#include <string>
using namespace std;

const int n = $n;
using Tab = array<array<int, n>, n>;
const int dx[] = {1, 1, 0, -1, -1}, dy[] = {0, 1, 1, 1, 0};

// Marks the queen's square and those that it attacks on later rows.
void occuper(Tab& t, int x, int y) {
    t[y][x] = 2;  //: occuper.OwnSquare
    for (int i = 0; i < 5; ++i)
        for (int colonne = x + dx[i], ligne = y + dy[i]; colonne >= 0 && colonne < n && ligne < n;
             colonne += dx[i], ligne += dy[i])
            t[ligne][colonne] = 2;  //: occuper.Mark
}

int main() {  //: Call
    long long solutions = 0;  //: count
    string st(n - 1, ' ');  // the column of each row
    Tab t{};  //: Clear
    array<Tab, n> tab_sauve;  // a copy of the board for each loop
    tab_sauve[0] = t;  //: Save!
    for (int x$i = 0; x$i < n; ++x$i)  //: EachColumn each
        if (t[$i][x$i] == 0) {  //: Test! each
            occuper(t, x$i, $i);  //: Mark! each
            st[$i] = '0' + x$i;  //: Write! each
            tab_sauve[$j] = t;  //: Save! each-but-last
            for (int x$i = 0; x$i < n; ++x$i)  //: EachColumn NextLoop inner
                if (t[$i][x$i] == 0) {  //: Test! inner
                    cout << st << char('0' + x$i) << '\n';  //: Solution! inner all first
                    return 0;  //: inner first
                    ++solutions;  //: Solution! inner count
                }  //: inner
            t = tab_sauve[$i];  //: Restore! back
        }  //: back
    cout << solutions << '\n';  //: count
}
