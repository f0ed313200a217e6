// Always the free square that now takes the fewest free squares from the other queens (sheet 000, §2.5).
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

struct Square {
    int x, y;
};
const int n = $n;

bool attacks(Square a, Square b) {
    const int dx = a.x - b.x, dy = a.y - b.y;
    return dx == 0 || dy == 0 || abs(dx) == abs(dy);
}

// The free squares on its lines; every square counts itself, which changes no comparison.
int value(Square square, const vector<Square>& free) {
    return count_if(free.begin(), free.end(), [&](Square other) { return attacks(square, other); });
}

int main() {
    vector<Square> free, queens;
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x) free.push_back({x, y});
    Square pos{$x, $y};  //: Begin!
    while (true) {
        queens.push_back(pos);  //: Put!
        const auto is_attacked = [&](Square square) { return attacks(pos, square); };  //: Put
        free.erase(remove_if(free.begin(), free.end(), is_attacked), free.end());  //: Put
        if (free.empty()) break;  //: EachSquare
        int least = n * n;
        for (Square square : free) {  //: EachSquare
            const int v = value(square, free);  //: Value!
            if (v < least) {
                least = v;
                pos = square;  //: Choose
            }
        }
    }
    if (queens.size() == n) {  //: Solution
        cout << "Solution issue de ($x,$y)\n[";  //: Solution!
        for (Square queen : queens) cout << '(' << queen.x << ',' << queen.y << ") ";  //: Solution
        cout << "]\n";  //: Solution
    }
}
