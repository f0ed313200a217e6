// An attacked queen moves in its column to where the fewest attack it, until none is attacked.
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>  //: given
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <numeric>
#include <utility>
#include <vector>
using namespace std;

const int n = $n;
vector<int> q(n);  // the row of each column's queen
const map<int, int> given{$given};  //: given

//: include random

Random source($seedULL);

// The number of queens of other columns that attack a square of column c.
int attackers(int c, int row) {
    int count = 0;
    for (int d = 0; d < n; ++d) count += d != c && (q[d] == row || abs(q[d] - row) == abs(d - c));
    return count;
}

// The rows, in an order drawn.
void draw() {
    const uint64_t high = source.below(1 << 24);
    Random order(high << 24 | source.below(1 << 24));
    vector<int> rows(n);
    iota(rows.begin(), rows.end(), 0);
    for (auto queen : given) rows.erase(find(rows.begin(), rows.end(), queen.second));  //: given
    for (int last = rows.size() - 1; last > 0; --last) swap(rows[last], rows[order.below(last + 1)]);
    q = rows;  //: empty
    for (int c = 0, next = 0; c < n; ++c) q[c] = given.count(c) ? given.at(c) : rows[next++];  //: given
}

int main() {
    bool is_solved = false;
    while (!is_solved) {
        draw();  //: Draw!
        for (int moves = 0;; ++moves) {
            vector<int> attacked, best;
            for (int c = 0; c < n; ++c)  //: ChooseColumn
                if (attackers(c, q[c]) > 0) attacked.push_back(c);  //: ChooseColumn empty
                if (!given.count(c) && attackers(c, q[c]) > 0) attacked.push_back(c);  //: ChooseColumn given
            is_solved = attacked.empty();  //: Solution
            if (is_solved || moves == 50 + 10 * n) break;  //: Restart
            const int c = attacked[source.below(attacked.size())];  //: ChooseColumn!
            int fewest = n;
            for (int row = 0; row < n; ++row) {  //: CountAttackers
                if (row == q[c]) continue;
                const int count = attackers(c, row);  //: CountAttackers!
                if (count < fewest) best.clear();
                fewest = min(fewest, count);
                if (count == fewest) best.push_back(row);  //: Move
            }
            q[c] = best[source.below(best.size())];  //: Move!
        }
    }
    for (int c = 0; c < n; ++c) cout << (c ? " " : "") << q[c];  //: Solution
    cout << '\n';  //: Solution!
}
