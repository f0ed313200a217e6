// Covers first the square that the fewest queens can cover; gives up what the bound rules out (sheet 000, §2.4).
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
vector<int> queens{$given_squares};
long long found = 0;

void report() {
    ++found;  //: all count
    string text;  //: all first
    for (int x = 0; x < n; ++x)  //: all first
        for (int y = 0; y < n; ++y)  //: all first
            if (count(queens.begin(), queens.end(), y * n + x))  //: all first
                text += ", " + string(x > 25, 'a') + char('a' + x % 26) + to_string(y + 1);  //: all first
    cout << text.substr(2) << '\n';  //: all first
    exit(0);  //: first
}

vector<int> squares(const Set& set) {
    vector<int> squares;
    for (int a = 0; a < n * n; ++a)
        if (set[a]) squares.push_back(a);
    return squares;
}

// Which of two squares shares fewer squares with a set?
auto fewer(const Set& set) {
    return [&](int a, int b) { return (LINES[a] & set).count() < (LINES[b] & set).count(); };
}

// Do the r queens that cover most suffice for the open squares?
bool suffice(size_t r, const Set& open, const Set& candidates) {
    vector<size_t> counts;
    for (int a : squares(candidates)) counts.push_back((LINES[a] & open).count());
    if (counts.size() < r) return false;
    sort(counts.rbegin(), counts.rend());
    return accumulate(counts.begin(), counts.begin() + r, size_t(0)) >= open.count();
}

void cover(int r, const Set& open, Set candidates) {  //: Solution
    if (r == 0)  //: Solution!
        return report();  //: Solution
    Set choices = candidates;
    const vector<int> uncovered = squares(open);
    if (!uncovered.empty())
        choices &= LINES[*min_element(uncovered.begin(), uncovered.end(), fewer(candidates))];  //: Target
    vector<int> order = squares(choices);
    stable_sort(order.begin(), order.end(), [&](int a, int b) { return fewer(open)(b, a); });  //: EachCandidate
    for (int c : order) {  //: EachCandidate
        candidates.reset(c);  //: Forbid!
        if (suffice(r - 1, open & ~LINES[c], candidates)) {  //: Test! dominating total
        if (suffice(r - 1, open & ~LINES[c], candidates & ~LINES[c])) {  //: Test! independent
            queens.push_back(c);  //: Put!
            cover(r - 1, open & ~LINES[c], candidates);  //: Put dominating total
            cover(r - 1, open & ~LINES[c], candidates & ~LINES[c]);  //: Put independent
            queens.pop_back();  //: Remove!
        }
    }
}

int main() {
    for (int a = 0; a < n * n; ++a)
        for (int b = 0; b < n * n; ++b) {
            const int dx = abs(a % n - b % n), dy = abs(a / n - b / n);
            LINES[a][b] = dx == 0 || dy == 0 || dx == dy;  //: dominating independent
            LINES[a][b] = (dx == 0 || dy == 0 || dx == dy) && a != b;  // all except its own square  //: total
        }
    Set open = ~Set(), candidates = open;
    for (int a : queens) open &= ~LINES[a], candidates.reset(a);  //: given dominating total
    for (int a : queens) open &= ~LINES[a], candidates &= ~LINES[a];  //: given independent
    size_t most = 1;  //: Bound least
    for (int a : squares(candidates)) most = max(most, (LINES[a] & open).count());  //: Bound least
    const int given = queens.size();  //: least
    for (int k = given + (open.count() + most - 1) / most; found == 0; ++k)  //: Bound NextSize least
        cover(k - given, open, candidates);  //: EachSize! least
    const int r = $k - int(queens.size());  //: Bound NextSize k
    if (r > 0 || (r == 0 && open.none()))  //: EachSize! k
        cover(r, open, candidates);  //: EachSize k
    cout << found << '\n';  //: count
}
