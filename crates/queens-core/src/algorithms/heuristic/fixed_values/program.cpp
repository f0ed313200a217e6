// Always the free square that attacks the fewest squares, found on the whole board (sheet 000, §2.5).  //: accessibility-scan
// The same placements, found in a list of available squares that shrinks (sheet 000, §2.5).  //: accessibility-list
// C++14 or later (g++ 6 and later need no option)
#include <array>
#include <iostream>
#include <list>  //: accessibility-list
#include <vector>
using namespace std;

struct Position {
    int x, y;
};
const int n = $n;
using Echiquier = array<array<int, n>, n>;

bool contient(Position p) { return p.x >= 0 && p.x < n && p.y >= 0 && p.y < n; }

// The squares that a queen attacks on the empty board.
vector<Position> attacked(Position pos) {
    const Position delta[] = {{-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}};
    vector<Position> squares;
    for (Position d : delta)
        for (Position p{pos.x + d.x, pos.y + d.y}; contient(p); p.x += d.x, p.y += d.y) squares.push_back(p);
    return squares;
}

Echiquier calculerHB() {  //: Table
    Echiquier hb;
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x) hb[y][x] = attacked({x, y}).size();  //: Table
    return hb;
}

vector<Position> placerNaif(const Echiquier& hb, Position pos) {  //: Begin accessibility-scan
vector<Position> placerOptm(const Echiquier& hb, Position pos) {  //: Begin accessibility-list
    const int NULL_ACCESS = 4 * n + 1;
    Echiquier cb{};  //: Begin!
    vector<Position> sols;
    list<Position> dispo;  //: Begin accessibility-list
    for (int y = 0; y < n; ++y)  //: Begin accessibility-list
        for (int x = 0; x < n; ++x) dispo.push_back({x, y});  //: Begin accessibility-list
    while (true) {
        sols.push_back(pos);  //: Put!
        cb[pos.y][pos.x] = 1;  //: Put
        for (Position p : attacked(pos)) cb[p.y][p.x] = 1;  //: Put
        int naces = NULL_ACCESS;
        for (int y = 0; y < n; ++y)  //: EachSquare accessibility-scan
            for (int x = 0; x < n; ++x)  //: EachSquare accessibility-scan
                if (cb[y][x] == 0 && hb[y][x] < naces) {  //: Compare! accessibility-scan
                    naces = hb[y][x];  //: Compare accessibility-scan
                    pos = {x, y};  //: Choose accessibility-scan
                }  //: accessibility-scan
        for (auto it = dispo.begin(); it != dispo.end();) {  //: EachSquare accessibility-list
            const int x = it->x, y = it->y;  //: Compare! accessibility-list
            if (cb[y][x] != 0) {  //: Compare accessibility-list
                it = dispo.erase(it);  //: Compare accessibility-list
                continue;  //: accessibility-list
            }  //: accessibility-list
            if (hb[y][x] < naces) {  //: Compare accessibility-list
                naces = hb[y][x];  //: Compare accessibility-list
                pos = {x, y};  //: Choose accessibility-list
            }  //: accessibility-list
            ++it;  //: accessibility-list
        }  //: accessibility-list
        if (naces == NULL_ACCESS) return sols;
    }
}

int main() {
    const auto sols = placerNaif(calculerHB(), {$x, $y});  //: Begin accessibility-scan
    const auto sols = placerOptm(calculerHB(), {$x, $y});  //: Begin accessibility-list
    if (sols.size() == n) {  //: Solution
        cout << "Solution issue de ($x,$y)\n[";  //: Solution!
        for (Position p : sols) cout << '(' << p.x << ',' << p.y << ") ";  //: Solution
        cout << "]\n";  //: Solution
    }
}
