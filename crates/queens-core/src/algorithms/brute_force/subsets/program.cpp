// Every set of n squares of the board; kept if no queen attacks another (sheet 000, §2.6).
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>  //: given
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

const int n = $n;
const vector<int> given{$given_squares};  //: given

bool attacks(int a, int b) {
    const int dx = a % n - b % n, dy = a / n - b / n;
    return dx == 0 || dy == 0 || abs(dx) == abs(dy);
}

bool has_attack(const vector<int>& S) {
    for (int i = 0; i < n; ++i)  //: EachPair
        for (int j = i + 1; j < n; ++j)  //: EachPair
            if (attacks(S[i], S[j]))  //: Attack!
                return true;
    return false;
}

bool next(vector<int>& S) {  //: Next
    const int k = S.size(), all = n * n;  //: empty
    const int k = S.size(), all = n * n - given.size();  //: given
    int i = k - 1;
    while (i >= 0 && S[i] == all - k + i) --i;
    if (i < 0) return false;
    for (int square = S[i] + 1; i < k; ++i, ++square) S[i] = square;
    return true;
}

int main() {
    long long solutions = 0;  //: count
    // The squares are numbered a1, b1, … from 0.
    vector<int> S(n);
    iota(S.begin(), S.end(), 0);  //: empty
    vector<int> chosen(n - given.size()), open;  //: given
    iota(chosen.begin(), chosen.end(), 0);  //: given
    for (int a = 0; a < n * n; ++a)  //: given
        if (!count(given.begin(), given.end(), a)) open.push_back(a);  //: given
    do {  //: Next
        S = given;  //: Next given
        for (int i : chosen) S.push_back(open[i]);  //: Next given
        sort(S.begin(), S.end());  //: Next given
        if (!has_attack(S)) {  //: Next!
            vector<int> rows(n);  //: Solution! all first
            for (int a : S) rows[a % n] = a / n;  //: Solution all first
            cout << '[';  //: Solution all first
            for (int y : rows) cout << y << ' ';  //: Solution all first
            cout << "]\n";  //: Solution all first
            break;  //: first
            ++solutions;  //: Solution! count
        }
    } while (next(S));  //: Next empty
    } while (next(chosen));  //: Next given
    cout << solutions << '\n';  //: count
}
