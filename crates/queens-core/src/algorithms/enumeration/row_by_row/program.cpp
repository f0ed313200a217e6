// Row by row, every column in turn (sheet 004, part I).
// C++14 or later (g++ 6 and later need no option)
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <vector>
using namespace std;

const int n = $n, vide = -1;
const map<int, int> given{$given};  //: given
long long solutions = 0;  //: count

bool test(int ligne, int colonne, const vector<int>& tableau) {
    // Does an earlier queen attack this square?  //: empty
    for (int i = 0; i < ligne; ++i)  //: empty
    // Does a queen attack this square?  //: given
    for (int i = 0; i < n; ++i)  //: given
        if (tableau[i] != vide && (tableau[i] == colonne || abs(tableau[i] - colonne) == abs(ligne - i)))  //: given
        if (tableau[i] == colonne || abs(tableau[i] - colonne) == ligne - i)  //: empty test.Compare
            return false;  //: test.Attacked
    return true;  //: test.Free
}

void placement(int i, vector<int>& tableau) {  //: Call
    while (i < n && tableau[i] != vide) ++i;  // a given queen  //: given
    if (i == n) {  //: Full!
        cout << '[' << tableau[0];  //: Solution! all first
        for (int j = 1; j < n; ++j) cout << ',' << tableau[j];  //: Solution all first
        cout << "]\n";  //: Solution all first
        exit(0);  //: first
        ++solutions;  //: Solution! count
    } else {
        for (int colonne = 0; colonne < n; ++colonne)  //: EachColumn
            if (test(i, colonne, tableau)) {  //: Test!
                tableau[i] = colonne;  //: Put!
                placement(i + 1, tableau);  //: Recurse!
                tableau[i] = vide;  // empty again  //: Erase!
            }
    }
}

int main() {
    vector<int> tableau(n, vide);
    for (auto queen : given) tableau[queen.first] = queen.second;  //: given
    placement(0, tableau);  //: Call
    cout << solutions << '\n';  //: count
}
