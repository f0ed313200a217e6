// Every order of the columns over the rows; those without a shared diagonal are kept (sheet 003, its first idea).
// C++20 (g++ -std=c++20)
#include <algorithm>
#include <iostream>
#include <map>  //: given
#include <numeric>
#include <vector>
using namespace std;

const int n = $n;
const map<int, int> given{$given};  // the column of rows, from 0  //: given

bool has_shared_diagonal(const vector<int>& st) {
    for (int i = 0; i < n; ++i)  //: 2
        for (int j = i + 1; j < n; ++j)  //: 2
            if (abs(st[i] - st[j]) == j - i)  //: 3!
                return true;
    return false;
}

int main() {
    long long solutions = 0;  //: count
    vector<int> st(n);
    iota(st.begin(), st.end(), 1);
    vector<int> columns = st;  //: given
    for (auto [row, column] : given) erase(columns, column + 1);  //: given
    do {  //: 1
        for (int row = 0, next = 0; row < n; ++row)  //: 1 given
            st[row] = given.count(row) ? given.at(row) + 1 : columns[next++];  //: 1 given
        if (!has_shared_diagonal(st)) {  //: 1!
            for (int i = 0; i < n; ++i) cout << (i ? " " : "") << st[i];  //: 4 all first
            cout << '\n';  //: 4! all first
            break;  //: first
            ++solutions;  //: 4! count
        }
    } while (next_permutation(st.begin(), st.end()));  //: 1 empty
    } while (next_permutation(columns.begin(), columns.end()));  //: 1 given
    cout << solutions << '\n';  //: count
}
