// Place k queens, look for an uncovered square, move one queen and start over (sheet 000, §2.4).
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>
#include <bitset>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>  //: all first
#include <vector>
using namespace std;

const int n = $n;
using Set = bitset<n * n>;  // squares are numbered a1, b1, … from 0
Set LINES[n * n];  // the squares that a queen on each square covers
const vector<int> given{$given_squares};

Set open_squares(const vector<int>& queens) {
    Set open = ~Set();
    for (int a : queens) open &= ~LINES[a];  //: dominating total
    for (int a : queens)  //: independent
        if (open[a]) open &= ~LINES[a]; else return ~Set();  // attacked by another queen  //: independent
    return open;
}

// From one set of numbers below the last entry to the next: one leaves, one comes (Knuth's algorithm R).
bool move(vector<int>& c) {
    const int t = c.size() - 1;
    if (t == 0) return false;
    if (t % 2 == 1 && c[0] + 1 < c[1]) return ++c[0], true;
    if (t % 2 == 0 && c[0] > 0) return --c[0], true;
    for (int j = 1; j < t; ++j) {
        if (j % 2 == t % 2 && c[j] > j) {
            c[j] = c[j - 1];
            c[j - 1] = j - 1;
            return true;
        }
        if (j % 2 != t % 2 && c[j] + 1 < c[j + 1]) {
            c[j - 1] = c[j]++;
            return true;
        }
    }
    return false;
}

void print(const vector<int>& queens) {  //: all first
    string text;  //: all first
    for (int x = 0; x < n; ++x)  //: all first
        for (int y = 0; y < n; ++y)  //: all first
            if (count(queens.begin(), queens.end(), y * n + x))  //: all first
                text += ", " + string(x > 25, 'a') + char('a' + x % 26) + to_string(y + 1);  //: all first
    cout << text.substr(2) << '\n';  //: all first
}  //: all first
  //: all first
int main() {
    vector<int> free;
    for (int a = 0; a < n * n; ++a) {
        if (!count(given.begin(), given.end(), a)) free.push_back(a);
        for (int b = 0; b < n * n; ++b) {
            const int dx = abs(a % n - b % n), dy = abs(a / n - b / n);
            LINES[a][b] = dx == 0 || dy == 0 || dx == dy;  //: dominating independent
            LINES[a][b] = (dx == 0 || dy == 0 || dx == dy) && a != b;  // all except its own square  //: total
        }
    }
    const Set open = open_squares(given);  //: least
    size_t most = 1;  //: Bound least
    for (int a : free) most = max(most, (LINES[a] & open).count());  //: Bound least
    long long found = 0;
    for (int k = given.size() + (open.count() + most - 1) / most; found == 0; ++k) {  //: Bound NextSize least
        vector<int> c(k - given.size());  //: Begin! least
    const int k = $k;  //: Bound NextSize k
    if (k >= int(given.size())) {  //: Begin! k
        vector<int> c(k - given.size());  //: Begin k
        iota(c.begin(), c.end(), 0);  //: Begin
        c.push_back(free.size());
        do {
            vector<int> queens = given;
            for (size_t i = 0; i + 1 < c.size(); ++i) queens.push_back(free[c[i]]);
            if (open_squares(queens).none()) {  //: Test!
                ++found;  //: Solution!
                print(queens);  //: Solution all first
                return 0;  //: first
            }
        } while (move(c));  //: Move
    }
    cout << found << '\n';  //: count
}
