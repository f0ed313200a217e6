// The column with the fewest free squares goes first; a dead end shows at once.
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

using Free = map<int, vector<int>>;  // the free rows of each open column
const int n = $n;
vector<int> q(n);  // the row of each column's queen
long long solutions = 0;  //: count

// The free squares of the other columns that a queen on row r of column c does not attack.
Free narrowed(Free free, int c, int r) {
    free.erase(c);
    for (auto& column : free) {
        const int distance = abs(column.first - c);
        vector<int>& rows = column.second;
        const auto is_attacked = [&](int s) { return s == r || abs(s - r) == distance; };
        rows.erase(remove_if(rows.begin(), rows.end(), is_attacked), rows.end());
    }
    return free;
}

void search(const Free& free) {  //: Call
    if (free.empty()) {  //: Solution!
        for (int c = 0; c < n; ++c) cout << (c ? " " : "") << q[c];  //: Solution all first
        cout << '\n';  //: Solution all first
        exit(0);  //: first
        ++solutions;  //: Solution count
        return;  //: all count
    }
    const auto fewer = [](auto& a, auto& b) { return a.second.size() < b.second.size(); };
    const auto& column = *min_element(free.begin(), free.end(), fewer);  //: ChooseColumn
    const int c = column.first;  //: ChooseColumn
    for (int r : column.second) {  //: EachRow
        q[c] = r;  //: EachRow!
        search(narrowed(free, c, r));  //: Recurse!
    }
}

int main() {
    Free board;
    for (int c = 0; c < n; ++c)
        for (int r = 0; r < n; ++r) board[c].push_back(r);
    const map<int, int> given{$given};  //: given
    for (auto queen : given) {  //: given
        q[queen.first] = queen.second;  //: given
        board = narrowed(board, queen.first, queen.second);  //: given
    }  //: given
    search(board);  //: Call
    cout << solutions << '\n';  //: count
}
