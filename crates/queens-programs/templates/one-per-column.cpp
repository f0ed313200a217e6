// Every choice of a row for each column, counted through like a number in base n (sheet 000, §2.6).
// C++20 (g++ -std=c++20)
#include <cstdlib>
#include <iostream>
#include <map>  //: given
#include <vector>
using namespace std;

const int n = $n;
const map<int, int> given{$given};  //: given

bool has_attack(const vector<int>& q) {
    for (int i = 0; i < n; ++i)  //: 2
        for (int j = i + 1; j < n; ++j)  //: 2
            if (q[i] == q[j] || abs(q[i] - q[j]) == j - i)  //: 3!
                return true;
    return false;
}

bool next(vector<int>& q) {  //: 1
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
    for (auto [c, row] : given) q[c] = row;  //: given
    do {  //: 1
        if (!has_attack(q)) {  //: 1!
            cout << '[';  //: 4! all first
            for (int y : q) cout << y << ' ';  //: 4 all first
            cout << "]\n";  //: 4 all first
            break;  //: first
            ++solutions;  //: 4! count
        }
    } while (next(q));  //: 1
    cout << solutions << '\n';  //: count
}
