// A row drawn for each column, all of them anew until no queen attacks another (sheet 000, §2.6).
// C++14 or later (g++ 6 and later need no option)
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
    for (int i = 0; i < n; ++i)  //: EachPair
        for (int j = i + 1; j < n; ++j)  //: EachPair
            if (q[i] == q[j] || abs(q[i] - q[j]) == j - i)  //: Attack!
                return true;
    return false;
}

int main() {
    Random random($seedULL);
    vector<int> q(n);
    do {
        for (int& y : q) y = random.below(n);  //: Next empty
        for (int c = 0; c < n; ++c) q[c] = given.count(c) ? given.at(c) : random.below(n);  //: Next given
    } while (has_attack(q));  //: EachPair
    cout << '[';  //: Solution!
    for (int y : q) cout << y << ' ';  //: Solution
    cout << "]\n";  //: Solution
}
