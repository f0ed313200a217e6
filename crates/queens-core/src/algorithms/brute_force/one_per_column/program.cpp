// Every choice of a row for each column, counted through like a number in base n (sheet 000, §2.6).
// C++14 or later (g++ 6 and later need no option)
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <vector>
using namespace std;

const int n = $n;
const map<int, int> given{$given};  //: given

bool has_attack(const vector<int>& q) {
    for (int i = 0; i < n; ++i)  //: EachPair
        for (int j = i + 1; j < n; ++j)  //: EachPair
            if (q[i] == q[j] || abs(q[i] - q[j]) == j - i)  //: Attack!
                return true;
    return false;
}

bool next(vector<int>& q) {  //: Next
    for (int i = n; i-- > 0; q[i] = 0)  //: empty
        if (++q[i] < n) return true;  //: empty
    for (int i = n; i-- > 0;)  //: given
        if (!given.count(i)) {  //: given
            if (++q[i] < n) return true;  //: given
            q[i] = 0;  //: given
        }  //: given
    return false;
}

int main() {
    long long solutions = 0;  //: count
    vector<int> q(n);
    for (auto queen : given) q[queen.first] = queen.second;  //: given
    do {  //: Next
        if (!has_attack(q)) {  //: Next!
            cout << '[';  //: Solution! all first
            for (int y : q) cout << y << ' ';  //: Solution all first
            cout << "]\n";  //: Solution all first
            break;  //: first
            ++solutions;  //: Solution! count
        }
    } while (next(q));  //: Next
    cout << solutions << '\n';  //: count
}
