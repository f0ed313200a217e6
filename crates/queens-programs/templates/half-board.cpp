// Only the upper half of the first column is searched, mirror images give the rest (sheet 000, §2.3).
// C++20 (g++ -std=c++20)
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

bool issafe(int k) {  //: issafe.1
    // Two queens attack each other if they share a row or a diagonal.
    for (int j = 0; j < k; ++j) {
        const int dy = cb[k] - cb[j], dx = k - j;  //: issafe.5
        if (dy * (dx - dy) * (dx + dy) == 0) return false;  //: issafe.7
    }
    return true;  //: issafe.9
}

void placerPosRN(int k) {  //: 3
    if (k == n) {  //: 4!
        afficher(cb);  //: 5! all first
        ++sols;  //: 5! count
        if (2 * cb[0] != n - 1) {  // not on the middle row  //: 6 all count
            vector<int> image;  //: 6! all
            for (int y : cb) image.push_back(n - 1 - y);  //: 6 all
            afficher(image);  //: 6 all
            ++sols;  //: 6! count
        }  //: all count
        return;
    }
    for (int j = 0; j < n; ++j) {  //: 7
        cb[k] = j;  //: 8!
        if (issafe(k))  //: 9!
            placerPosRN(k + 1);  //: 10!
        cb[k] = -1;  //: 11!
    }
}

int main() {
    for (int pos = n / 2; pos < n; ++pos) {  //: 1
        cb[0] = pos;  //: 2! dfsPosRN.3
        placerPosRN(1);  //: 2
    }
    cout << sols << '\n';  //: count
}
