// Nothing is marked: three scans look for a queen on the rows already filled (sheet 001, third program).
// C++14 or later (g++ 6 and later need no option)
#include <array>
#include <cstdlib>  //: first empty
#include <cstdlib>  //: given
#include <iostream>
#include <string>
using namespace std;

const int n = $n;
const int given[n] = {$given_columns};  // the column of each row's given queen, or -1  //: given
using Tab = array<array<int, n>, n>;
long long solutions = 0;  //: count

bool occupe2(int x, int y, const Tab& t) {
    for (int dx : {-1, 0, 1})
        for (int colonne = x, ligne = y; colonne >= 0 && colonne < n && ligne >= 0; colonne += dx, --ligne)
            if (t[ligne][colonne])  //: occupe2.Read
                return true;
    // The given queens of later rows come last.  //: given
    for (int l = y + 1; l < n; ++l)  //: given
        if (given[l] >= 0 && (given[l] == x || abs(given[l] - x) == l - y)) return true;  //: given
    return false;
}

void jouer2(int ligne, Tab& t, const string& st) {  //: Call empty
void jouer2(int ligne, Tab& t, string st) {  //: Call given
    for (; ligne < n && given[ligne] >= 0; ++ligne)  // a given queen  //: given
        st += char('1' + given[ligne]);  //: given
    if (ligne == n) {  //: given
        cout << st << '\n';  //: Solution! given all first
        exit(0);  //: given first
        ++solutions;  //: Solution! given count
        return;  //: given all count
    }  //: given
    for (int x = 0; x < n; ++x)  //: EachColumn
        if (!occupe2(x, ligne, t)) {  //: Test!
            t[ligne][x] = 1;  // a queen is placed  //: Put!
            jouer2(ligne + 1, t, st + char('1' + x));  //: Recurse! given
            if (ligne < n - 1) {  //: Recurse! empty
                jouer2(ligne + 1, t, st + char('1' + x));  //: Recurse empty
            } else {  //: empty
                cout << st << char('1' + x) << '\n';  //: Solution! all first empty
                exit(0);  //: first empty
                ++solutions;  //: Solution! count empty
            }  //: empty
            t[ligne][x] = 0;  // and taken back  //: Erase!
        }
}

int main() {
    Tab t{};
    for (int l = 0; l < n; ++l)  //: given
        if (given[l] >= 0) t[l][given[l]] = 1;  //: given
    jouer2(0, t, "");  //: Call
    cout << solutions << '\n';  //: count
}
