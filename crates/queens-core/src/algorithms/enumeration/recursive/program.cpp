// Column by column, every row in turn (sheet 000, §2.2).
// C++14 or later (g++ 6 and later need no option)
#include <cstdlib>  //: first
#include <iomanip>  //: all first
#include <iostream>
#include <map>  //: given
#include <vector>
using namespace std;

const int n = $n;
const map<int, int> given{$given};  //: given
vector<int> cb(n, -1);  // the row of each column's queen
long long sols = 0;

bool issafe(int k) {  //: issafe.Head
    if (k == 0)  //: empty issafe.First
        return true;  //: empty issafe.FirstSafe
    // Two queens attack each other if they share a row or a diagonal.
    for (int j = 0; j < k; ++j) {  //: empty
    for (int j = 0; j < n; ++j) {  //: given
        if (j == k || cb[j] < 0) continue;  //: given
        const int dy = cb[k] - cb[j], dx = k - j;  //: issafe.RowDistance
        if (dy * (dx - dy) * (dx + dy) == 0) return false;  //: issafe.Compare
    }
    return true;  //: issafe.Safe
}

void placerRN(int k) {  //: Call
    while (k < n && cb[k] >= 0) ++k;  // a given queen  //: given
    if (k == n) {  //: Full!
        ++sols;  //: Solution!
        cout << "Sol #" << setw(3) << sols << ": [";  //: Solution all first
        for (int y : cb) cout << y << ' ';  //: Solution all first
        cout << "]\n";  //: Solution all first
        exit(0);  //: first
        return;  //: all count
    }
    for (int j = 0; j < n; ++j) {  //: EachRow
        cb[k] = j;  //: Put!
        if (issafe(k))  //: Test!
            placerRN(k + 1);  //: Recurse!
        cb[k] = -1;  //: Erase!
    }
}

int main() {
    for (auto queen : given) cb[queen.first] = queen.second;  //: given
    placerRN(0);  //: Call
    cout << sols << '\n';  //: count
}
