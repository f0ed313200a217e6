// Every order of the columns over the rows; those without a shared diagonal are kept (sheet 003, its first idea).
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>
#include <iostream>
#include <map>  //: given
#include <numeric>
#include <vector>
using namespace std;

const int n = $n;
const map<int, int> given{$given};  // the column of rows, from 0  //: given

bool has_shared_diagonal(const vector<int>& st) {
    for (int i = 0; i < n; ++i)  //: EachPair
        for (int j = i + 1; j < n; ++j)  //: EachPair
            if (abs(st[i] - st[j]) == j - i)  //: Attack!
                return true;
    return false;
}

int main() {
    long long solutions = 0;  //: count
    vector<int> st(n);
    iota(st.begin(), st.end(), 1);
    vector<int> columns = st;  //: given
    for (auto queen : given)  //: given
        columns.erase(find(columns.begin(), columns.end(), queen.second + 1));  //: given
    do {  //: Next
        for (int row = 0, next = 0; row < n; ++row)  //: Next given
            st[row] = given.count(row) ? given.at(row) + 1 : columns[next++];  //: Next given
        if (!has_shared_diagonal(st)) {  //: Next!
            for (int i = 0; i < n; ++i) cout << (i ? " " : "") << st[i];  //: Solution all first
            cout << '\n';  //: Solution! all first
            break;  //: first
            ++solutions;  //: Solution! count
        }
    } while (next_permutation(st.begin(), st.end()));  //: Next empty
    } while (next_permutation(columns.begin(), columns.end()));  //: Next given
    cout << solutions << '\n';  //: count
}
