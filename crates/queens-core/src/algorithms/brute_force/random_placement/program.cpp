// A queen on a free square drawn at random; begin again where none is left (sheet 000, §2.6).
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using Square = pair<int, int>;  // column and row
const int n = $n;
const vector<Square> given{$given};

//: include random

bool attacks(Square a, Square b) {
    const int dx = a.first - b.first, dy = a.second - b.second;
    return dx == 0 || dy == 0 || abs(dx) == abs(dy);
}

int main() {
    Random random($seedULL);
    vector<Square> queens = given;
    while (true) {
        vector<Square> free;  //: Scan!
        for (int x = 0; x < n; ++x)  //: Scan
            for (int y = 0; y < n; ++y)  //: Scan
                if (none_of(queens.begin(), queens.end(), [&](Square q) { return attacks(q, {x, y}); }))  //: Scan
                    free.push_back({x, y});  //: Scan
        if (!free.empty())  //: AnyFree!
            queens.push_back(free[random.below(free.size())]);  //: Draw!
        else if (queens.size() == n)  //: Solution
            break;
        else
            queens = given;  //: Restart!
    }
    sort(queens.begin(), queens.end());  //: Solution!
    cout << '[';  //: Solution
    for (Square queen : queens) cout << queen.second << ' ';  //: Solution
    cout << "]\n";  //: Solution
}
