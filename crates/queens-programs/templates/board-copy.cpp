// Queens mark the squares that they attack; each call brings back its own copy (sheet 001, second program).
#include <array>
#include <cstdlib>  //: first
#include <iostream>
#include <string>
using namespace std;

const int n = $n;
using Tab = array<array<int, n>, n>;
const int dx[] = {1, 1, 0, -1, -1}, dy[] = {0, 1, 1, 1, 0};
long long solutions = 0;  //: count

// Marks the queen's square and those that it attacks on later rows.
void occuper(Tab& t, int x, int y) {
    t[y][x] = 2;  //: occuper.2
    for (int i = 0; i < 5; ++i)
        for (int colonne = x + dx[i], ligne = y + dy[i]; colonne >= 0 && colonne < n && ligne < n;
             colonne += dx[i], ligne += dy[i])
            t[ligne][colonne] = 2;  //: occuper.6
}

void jouer1(int ligne, Tab& t, const string& st) {  //: 1
    const Tab tab_sauve = t;  //: 2!
    for (int colonne = 0; colonne < n; ++colonne)  //: 3
        if (t[ligne][colonne] == 0) {  //: 4!
            occuper(t, colonne, ligne);  //: 5!
            if (ligne < n - 1) {  //: 6!
                jouer1(ligne + 1, t, st + char('1' + colonne));  //: 6
            } else {
                cout << st << char('1' + colonne) << '\n';  //: 7! all first
                exit(0);  //: first
                ++solutions;  //: 7! count
            }
            t = tab_sauve;  //: 8!
        }
}

int main() {
    Tab t{};
    jouer1(0, t, "");  //: 1
    cout << solutions << '\n';  //: count
}
