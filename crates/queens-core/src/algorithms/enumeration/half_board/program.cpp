// Only the upper half of the first column is searched, mirror images give the rest (sheet 000, §2.3).
// C++14 or later (g++ 6 and later need no option)
#include <cstdlib>  //: first
#include <iomanip>  //: all first
#include <iostream>
#include <vector>
using namespace std;

const int n = $n;
vector<int> cb(n, -1);  // the row of each column's queen
long long sols = 0;

void afficher(const vector<int>& cb) {  //: all first
    cout << "Sol #" << setw(3) << ++sols << ": [";  //: all first
    for (int y : cb) cout << y << ' ';  //: all first
    cout << "]\n";  //: all first
    exit(0);  //: first
}  //: all first

bool issafe(int k) {  //: issafe.Head
    // Two queens attack each other if they share a row or a diagonal.
    for (int j = 0; j < k; ++j) {
        const int dy = cb[k] - cb[j], dx = k - j;  //: issafe.RowDistance
        if (dy * (dx - dy) * (dx + dy) == 0) return false;  //: issafe.Compare
    }
    return true;  //: issafe.Safe
}

void placerPosRN(int k) {  //: Call
    if (k == n) {  //: Full!
        afficher(cb);  //: Solution! all first
        ++sols;  //: Solution! count
        if (2 * cb[0] != n - 1) {  // not on the middle row  //: Mirror all count
            vector<int> image;  //: Mirror! all
            for (int y : cb) image.push_back(n - 1 - y);  //: Mirror all
            afficher(image);  //: Mirror all
            ++sols;  //: Mirror! count
        }  //: all count
        return;
    }
    for (int j = 0; j < n; ++j) {  //: EachRow
        cb[k] = j;  //: Put!
        if (issafe(k))  //: Test!
            placerPosRN(k + 1);  //: Recurse!
        cb[k] = -1;  //: Erase!
    }
}

int main() {
    for (int pos = n / 2; pos < n; ++pos) {  //: EachStart
        cb[0] = pos;  //: Begin! dfsPosRN.Put
        placerPosRN(1);  //: Begin
    }
    cout << sols << '\n';  //: count
}
