// First the square with the fewest moves to free squares; ties keep their order (sheet 004, II, question 8).  //: tour-fewest-onward
// The moves in the order of the list; back where a square can no longer be reached (sheet 004, II, questions 5–7).  //: tour-natural-order
// The fewest moves to free squares; of equal ones, the square farthest from the centre (Roth's tie-break).  //: tour-roth
// C++14 or later (g++ 6 and later need no option)
#include <algorithm>
#include <iostream>
#include <utility>  //: tour-roth
#include <vector>
using namespace std;
using Liste = vector<int>;
const int N = $n, M = $m;
vector<Liste> ListeCA(N * M);
Liste ListeCoups;
long long tours = 0;  //: count

Liste CasA(int n) {
    const int Deplacements[][2] = {{1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}};
    Liste L;
    for (auto& D : Deplacements) {
        const int u = n / N + D[0], v = n % N + D[1];
        if (u >= 0 && u < M && v >= 0 && v < N) L.push_back(u * N + v);
    }
    return L;
}

// Visits a square; says whether the situation is critical.
bool OccupePosition(int n) {
    ListeCoups.push_back(n);  //: OccupePosition.Visit
    bool critique = false;  //: OccupePosition.NotCritical
    for (int k : ListeCA[n]) {
        ListeCA[k].erase(find(ListeCA[k].begin(), ListeCA[k].end(), n));  //: OccupePosition.RemoveMove
        critique = critique || ListeCA[k].empty();  //: OccupePosition.Critical
    }
    return critique;  //: OccupePosition.Result
}

void LiberePosition() {
    const int n = ListeCoups.back();  //: LiberePosition.Leave
    ListeCoups.pop_back();
    for (int k : ListeCA[n]) ListeCA[k].push_back(n);
}

int valuation(int n) { return ListeCA[n].size(); }  //: tour-fewest-onward
pair<int, int> valuation(int n) {  //: tour-roth
    const int i = 2 * (n / N) - M + 1, j = 2 * (n % N) - N + 1;  //: tour-roth
    return {ListeCA[n].size(), -(i * i + j * j)};  //: tour-roth
}  //: tour-roth
  //: tour-fewest-onward tour-roth
Liste TriFusion(const Liste& L) {  //: tour-fewest-onward tour-roth
    if (L.size() < 2) return L;  //: tour-fewest-onward tour-roth TriFusion.Short
    const auto milieu = L.begin() + L.size() / 2;  //: tour-fewest-onward tour-roth TriFusion.Middle
    const Liste A = TriFusion({L.begin(), milieu}), B = TriFusion({milieu, L.end()});  //: tour-fewest-onward tour-roth
    const auto avant = [](int a, int b) { return valuation(a) < valuation(b); };  //: tour-fewest-onward tour-roth
    Liste Fusion(L.size());  //: tour-fewest-onward tour-roth
    merge(A.begin(), A.end(), B.begin(), B.end(), Fusion.begin(), avant);  //: tour-fewest-onward tour-roth
    return Fusion;  //: tour-fewest-onward tour-roth
}  //: tour-fewest-onward tour-roth
  //: tour-fewest-onward tour-roth
void afficher() {  //: all first
    const int derniere = ListeCA[ListeCoups.back()][0];  // the only square left  //: Append! all first
    cout << '[';  //: Append all first
    for (int n : ListeCoups) cout << n << ", ";  //: Append all first
    cout << derniere << "]\n";  //: Append all first
}  //: all first
  //: all first
bool TestePosition(int n) {  //: Call
    if (OccupePosition(n)) {  //: Visit!
        if (ListeCoups.size() == N * M - 1)  //: Full!
            return true;  //: Full first
            afficher();  //: Append all
            ++tours;  //: Append! count
        LiberePosition();  //: LeaveCritical
        return false;  //: LeaveCritical
    }
    const Liste L = TriFusion(ListeCA[n]);  //: List! tour-fewest-onward tour-roth
    const Liste L = ListeCA[n];  //: List! tour-natural-order
    for (int k : L)  //: EachMove
        if (TestePosition(k))  //: Recurse!
            return true;  //: Recurse
    LiberePosition();  //: Leave!
    return false;  //: Leave
}

int main() {
    for (int n = 0; n < N * M; ++n) ListeCA[n] = CasA(n);
    if (TestePosition($start)) afficher();  //: Call first
    TestePosition($start);  //: Call all count
    cout << tours << '\n';  //: count
}
