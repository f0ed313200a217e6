// Rows and diagonals taken are bits of three words; what they leave is free.
// C++14 or later (g++ 6 and later need no option)
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <vector>
using namespace std;

const int n = $n;
const uint32_t ALL = (uint64_t(1) << n) - 1;
vector<int> q(n);  // the row of each column's queen
const map<int, int> given{$given};  //: given
uint32_t blocked[n + 1];  // the rows of each column that given queens attack  //: given
long long solutions = 0;  //: count

void place(int column, uint32_t rows, uint32_t up, uint32_t down) {  //: Call
    for (; given.count(column); ++column) {  //: given
        up <<= 1;  //: given
        down >>= 1;  //: given
    }  //: given
    uint32_t free = ~(rows | up | down) & ALL;  //: Free! empty
    uint32_t free = ~(rows | up | down | blocked[column]) & ALL;  //: Free! given
    if (rows == ALL) {  //: Solution!
        for (int c = 0; c < n; ++c) cout << (c ? " " : "") << q[c];  //: Solution all first
        cout << '\n';  //: Solution all first
        exit(0);  //: first
        ++solutions;  //: Solution count
        return;  //: all count
    }
    while (free != 0) {  //: AnyFree
        const uint32_t bit = free & -free;  //: TakeBit!
        free ^= bit;  //: TakeBit
        q[column] = ilogb(bit);  // the number of the bit, from 0
        place(column + 1, rows | bit, (up | bit) << 1, (down | bit) >> 1);  //: Recurse!
    }
}

int main() {
    place(0, 0, 0, 0);  //: Call empty
    uint32_t rows = 0;  //: given
    for (auto queen : given) {  //: given
        const int c = queen.first, r = queen.second;  //: given
        q[c] = r;  //: given
        rows |= uint32_t(1) << r;  //: given
        for (int d = 0; d < n; ++d)  //: given
            for (int s : {r - abs(d - c), r, r + abs(d - c)})  //: given
                if (s >= 0 && s < n) blocked[d] |= uint32_t(1) << s;  //: given
    }  //: given
    place(0, rows, 0, 0);  //: Call given
    cout << solutions << '\n';  //: count
}
