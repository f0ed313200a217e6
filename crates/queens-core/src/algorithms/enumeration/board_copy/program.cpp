// Queens mark the squares that they attack; each call brings back its own copy (sheet 001, second program).
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
const int dx[] = {1, 1, 0, -1, -1}, dy[] = {0, 1, 1, 1, 0};
long long solutions = 0;  //: count

// Marks the queen's square and those that it attacks on later rows.
void occuper(Tab& t, int x, int y) {
    t[y][x] = 2;  //: occuper.OwnSquare
    for (int i = 0; i < 5; ++i)
        for (int colonne = x + dx[i], ligne = y + dy[i]; colonne >= 0 && colonne < n && ligne < n;
             colonne += dx[i], ligne += dy[i])
            t[ligne][colonne] = 2;  //: occuper.Mark
}

void jouer1(int ligne, Tab& t, const string& st) {  //: Call empty
void jouer1(int ligne, Tab& t, string st) {  //: Call given
    for (; ligne < n && given[ligne] >= 0; ++ligne)  // a given queen  //: given
        st += char('1' + given[ligne]);  //: given
    if (ligne == n) {  //: given
        cout << st << '\n';  //: Solution! given all first
        exit(0);  //: given first
        ++solutions;  //: Solution! given count
        return;  //: given all count
    }  //: given
    const Tab tab_sauve = t;  //: Save! empty
    const Tab tab_sauve = t;  //: Save given
    for (int colonne = 0; colonne < n; ++colonne)  //: EachColumn
        if (t[ligne][colonne] == 0) {  //: Test!
            occuper(t, colonne, ligne);  //: Mark!
            jouer1(ligne + 1, t, st + char('1' + colonne));  //: Recurse! given
            if (ligne < n - 1) {  //: Recurse! empty
                jouer1(ligne + 1, t, st + char('1' + colonne));  //: Recurse empty
            } else {  //: empty
                cout << st << char('1' + colonne) << '\n';  //: Solution! all first empty
                exit(0);  //: first empty
                ++solutions;  //: Solution! count empty
            }  //: empty
            t = tab_sauve;  //: Restore!
        }
}

// Does a given queen attack the square?  //: given
bool menacee(int x, int y) {  //: given
    for (int l = 0; l < n; ++l)  //: given
        if (given[l] >= 0 && (given[l] == x || l == y || abs(given[l] - x) == abs(l - y))) return true;  //: given
    return false;  //: given
}  //: given
  //: given
int main() {
    Tab t{};
    for (int y = 0; y < n; ++y)  //: given
        for (int x = 0; x < n; ++x) t[y][x] = 2 * menacee(x, y);  //: given
    jouer1(0, t, "");  //: Call
    cout << solutions << '\n';  //: count
}
