// A row drawn for each column, all of them anew until no queen attacks another (sheet 000, §2.6).
// C++20 (g++ -std=c++20)
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <vector>
using namespace std;

const int n = $n;
const map<int, int> given{$given};  //: given

//: include random

bool has_attack(const vector<int>& q) {
    for (int i = 0; i < n; ++i)  //: 2
        for (int j = i + 1; j < n; ++j)  //: 2
            if (q[i] == q[j] || abs(q[i] - q[j]) == j - i)  //: 3!
                return true;
    return false;
}

int main() {
    Random random($seedULL);
    vector<int> q(n);
    do {
        for (int& y : q) y = random.below(n);  //: 1 empty
        for (int c = 0; c < n; ++c) q[c] = given.count(c) ? given.at(c) : random.below(n);  //: 1 given
    } while (has_attack(q));  //: 2
    cout << '[';  //: 4!
    for (int y : q) cout << y << ' ';  //: 4
    cout << "]\n";  //: 4
}
