// A row is appended, the whole list is checked, and the row is popped again (sheet 002).
// C++14 or later (g++ 6 and later need no option)
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <vector>
using namespace std;

const int n = $n;
const map<int, int> given{$given};  //: given
long long solutions = 0;  //: count

bool est_valide(const vector<int>& disposition) {
    // Each row holds one queen at most.
    vector<bool> lignes_occupees(n);
    for (int ligne : disposition) {
        if (lignes_occupees[ligne]) return false;  //: est_valide.Occupied
        lignes_occupees[ligne] = true;  //: est_valide.Mark
    }
    // Two queens share a diagonal if they are as many rows as columns apart.
    const int nb = disposition.size();
    for (int j1 = 0; j1 < nb - 1; ++j1)
        for (int j2 = j1 + 1; j2 < nb; ++j2)
            if (abs(disposition[j2] - disposition[j1]) == j2 - j1) return false;  //: est_valide.Compare
    // The given queens of later columns come last.  //: given
    for (auto autre : given) {  //: given
        const int j2 = autre.first, ecart = abs(autre.second - disposition.back());  //: given
        if (j2 >= nb && (ecart == 0 || ecart == j2 - nb + 1)) return false;  //: given
    }  //: given
    return true;  //: empty est_valide.Valid
    return true;  //: given
}

void cherche_valides(vector<int>& disposition) {  //: Call empty
void cherche_valides(vector<int> disposition) {  //: Call given
    while (given.count(disposition.size()))  //: given
        disposition.push_back(given.at(disposition.size()));  //: given
    const int nb_dames_placees = disposition.size();  //: Length!
    if (nb_dames_placees == n) {  //: Full!
        cout << '[' << disposition[0];  //: Solution! all first
        for (int j = 1; j < n; ++j) cout << ", " << disposition[j];  //: Solution all first
        cout << "]\n";  //: Solution all first
        exit(0);  //: first
        ++solutions;  //: Solution! count
    } else {
        for (int ligne = 0; ligne < n; ++ligne) {  //: EachRow
            disposition.push_back(ligne);  //: Append!
            if (est_valide(disposition))  //: Test!
                cherche_valides(disposition);  //: Recurse!
            disposition.pop_back();  //: Remove!
        }
    }
}

int main() {
    vector<int> disposition;
    cherche_valides(disposition);  //: Call
    cout << solutions << '\n';  //: count
}
