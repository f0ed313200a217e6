// Every set of n squares of the board; kept if no queen attacks another (sheet 000, §2.6).
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

const int n = $n;

bool attacks(int a, int b) {
    const int dx = a % n - b % n, dy = a / n - b / n;
    return dx == 0 || dy == 0 || abs(dx) == abs(dy);
}

bool has_attack(const vector<int>& S) {
    for (int i = 0; i < n; ++i)  //: 2
        for (int j = i + 1; j < n; ++j)  //: 2
            if (attacks(S[i], S[j]))  //: 3!
                return true;
    return false;
}

bool next(vector<int>& S) {  //: 1
    int i = n - 1;
    while (i >= 0 && S[i] == n * n - n + i) --i;
    if (i < 0) return false;
    for (int square = S[i] + 1; i < n; ++i, ++square) S[i] = square;
    return true;
}

int main() {
    long long solutions = 0;  //: count
    // The squares are numbered a1, b1, … from 0.
    vector<int> S(n);
    iota(S.begin(), S.end(), 0);
    do {  //: 1
        if (!has_attack(S)) {  //: 1!
            vector<int> rows(n);  //: 4! all first
            for (int a : S) rows[a % n] = a / n;  //: 4 all first
            cout << '[';  //: 4 all first
            for (int y : rows) cout << y << ' ';  //: 4 all first
            cout << "]\n";  //: 4 all first
            break;  //: first
            ++solutions;  //: 4! count
        }
    } while (next(S));  //: 1
    cout << solutions << '\n';  //: count
}
