// Nothing is marked: three scans look for a queen on the rows already filled (sheet 001, third program).
#include <array>
#include <cstdlib>  //: first
#include <iostream>
#include <string>
using namespace std;

const int n = $n;
using Tab = array<array<int, n>, n>;
long long solutions = 0;  //: count

bool occupe2(int x, int y, const Tab& t) {  //: 8
    for (int dx : {-1, 0, 1})
        for (int colonne = x, ligne = y; colonne >= 0 && colonne < n && ligne >= 0; colonne += dx, --ligne)
            if (t[ligne][colonne])  //: 9! occupe2.8
                return true;
    return false;
}

void jouer2(int ligne, Tab& t, const string& st) {  //: 1
    for (int x = 0; x < n; ++x)  //: 2
        if (!occupe2(x, ligne, t)) {  //: 3!
            t[ligne][x] = 1;  // a queen is placed  //: 4!
            if (ligne < n - 1) {  //: 5!
                jouer2(ligne + 1, t, st + char('1' + x));  //: 5
            } else {
                cout << st << char('1' + x) << '\n';  //: 6! all first
                exit(0);  //: first
                ++solutions;  //: 6! count
            }
            t[ligne][x] = 0;  // and taken back  //: 7!
        }
}

int main() {
    Tab t{};
    jouer2(0, t, "");  //: 1
    cout << solutions << '\n';  //: count
}
