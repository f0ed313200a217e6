// A queen on a free square drawn at random; begin again where none is left (sheet 000, §2.6).
// C++20 (g++ -std=c++20)
#include <algorithm>
#include <bit>
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
        vector<Square> free;  //: 1!
        for (int x = 0; x < n; ++x)  //: 1
            for (int y = 0; y < n; ++y)  //: 1
                if (none_of(queens.begin(), queens.end(), [&](Square q) { return attacks(q, {x, y}); }))  //: 1
                    free.push_back({x, y});  //: 1
        if (!free.empty())  //: 2!
            queens.push_back(free[random.below(free.size())]);  //: 3!
        else if (queens.size() == n)  //: 4
            break;
        else
            queens = given;  //: 5!
    }
    sort(queens.begin(), queens.end());  //: 4!
    cout << '[';  //: 4
    for (auto [x, y] : queens) cout << y << ' ';  //: 4
    cout << "]\n";  //: 4
}
