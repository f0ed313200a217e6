// Column by column, every row in turn (sheet 000, §2.2).
// C++20 (g++ -std=c++20)
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

bool issafe(int k) {  //: issafe.1
    if (k == 0)  //: empty issafe.2
        return true;  //: empty issafe.3
    // Two queens attack each other if they share a row or a diagonal.
    for (int j = 0; j < k; ++j) {  //: empty
    for (int j = 0; j < n; ++j) {  //: given
        if (j == k || cb[j] < 0) continue;  //: given
        const int dy = cb[k] - cb[j], dx = k - j;  //: issafe.5
        if (dy * (dx - dy) * (dx + dy) == 0) return false;  //: issafe.7
    }
    return true;  //: issafe.9
}

void placerRN(int k) {  //: 1
    while (k < n && cb[k] >= 0) ++k;  // a given queen  //: given
    if (k == n) {  //: 2!
        ++sols;  //: 3!
        cout << "Sol #" << setw(3) << sols << ": [";  //: 3 all first
        for (int y : cb) cout << y << ' ';  //: 3 all first
        cout << "]\n";  //: 3 all first
        exit(0);  //: first
        return;  //: all count
    }
    for (int j = 0; j < n; ++j) {  //: 4
        cb[k] = j;  //: 5!
        if (issafe(k))  //: 6!
            placerRN(k + 1);  //: 7!
        cb[k] = -1;  //: 8!
    }
}

int main() {
    for (auto [k, y] : given) cb[k] = y;  //: given
    placerRN(0);  //: 1
    cout << sols << '\n';  //: count
}
