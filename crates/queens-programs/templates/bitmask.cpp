// Rows and diagonals taken are bits of three words; what they leave is free.
#include <bit>
#include <cstdint>
#include <cstdlib>  //: first
#include <iostream>
#include <vector>
using namespace std;

const int n = $n;
const uint32_t ALL = (uint64_t(1) << n) - 1;
vector<int> q(n);  // the row of each column's queen
long long solutions = 0;  //: count

void place(int column, uint32_t rows, uint32_t up, uint32_t down) {  //: 1
    uint32_t free = ~(rows | up | down) & ALL;  //: 2!
    if (rows == ALL) {  //: 3!
        for (int c = 0; c < n; ++c) cout << (c ? " " : "") << q[c];  //: 3 all first
        cout << '\n';  //: 3 all first
        exit(0);  //: first
        ++solutions;  //: 3 count
        return;  //: all count
    }
    while (free != 0) {  //: 4
        const uint32_t bit = free & -free;  //: 5!
        free ^= bit;  //: 5
        q[column] = countr_zero(bit);
        place(column + 1, rows | bit, (up | bit) << 1, (down | bit) >> 1);  //: 6!
    }
}

int main() {
    place(0, 0, 0, 0);  //: 1
    cout << solutions << '\n';  //: count
}
