// The programs in the answers of sheet 000. A line `//# NAME` begins the part that an answer includes as `cpp NAME`.
// The file `tests/run/sheet.rs` of queens-programs compiles and runs the whole file.
#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <list>
#include <string>
#include <vector>

//# issafe
using Plateau = std::vector<int>;
using Solutions = std::list<Plateau>;

bool issafe(const Plateau& cb, unsigned k)
{
  for (unsigned j = 0; j < k; ++j)
  {
    int dy = std::abs(cb[k] - cb[j]);
    if (dy == 0 || dy == int(k - j))
      return false;
  }
  return true;
}

//# placerRN
void placerRN(Plateau& cb, Solutions& sols,
              unsigned k)
{
  const unsigned n = cb.size();
  if (k == n)
  {
    sols.push_back(cb);
    return;
  }
  for (unsigned j = 0; j < n; ++j)
  {
    cb[k] = j;
    if (issafe(cb, k))
      placerRN(cb, sols, k + 1);
  }
  cb[k] = -1;
}

//# dfsRN
void dfsRN(Plateau& cb, Solutions& sols)
{
  sols.clear();
  if (cb.empty())
    return;
  std::fill(cb.begin(), cb.end(), -1);
  placerRN(cb, sols, 0);
}

//# afficherSolutions
void afficherSolutions(const Solutions& sols)
{
  if (sols.empty())
  {
    std::cout << "Aucune solution\n";
    return;
  }
  std::cout << "Il y a " << sols.size()
            << " solutions."
            << " On en affiche? ";
  unsigned ns = 0;
  std::cin >> ns;
  unsigned k = 0;
  for (const Plateau& cb : sols)
  {
    if (++k > ns)
      break;
    std::cout << "Sol #" << std::setw(3) << k
              << ": [";
    for (int y : cb)
      std::cout << y << ' ';
    std::cout << "]\n";
  }
}

//# test_dfsRN
void test_dfsRN()
{
  std::cout
    << "Dimension n de l'échiquier? ";
  unsigned n = 0;
  std::cin >> n;
  Plateau cb(n);
  Solutions sols;
  dfsRN(cb, sols);
  afficherSolutions(sols);
}

//# dfsPosRN
void placerPosRN(Plateau& cb,
                 Solutions& sols, unsigned k)
{
  const unsigned n = cb.size();
  if (k == n)
  {
    sols.push_back(cb);
    return;
  }
  for (unsigned j = 0; j < n; ++j)
  {
    cb[k] = j;
    if (issafe(cb, k))
      placerPosRN(cb, sols, k + 1);
  }
  cb[k] = -1;
}

void dfsPosRN(Plateau& cb, Solutions& sols,
              unsigned pos)
{
  sols.clear();
  if (pos >= cb.size())
    return;
  std::fill(cb.begin(), cb.end(), -1);
  cb[0] = pos;
  placerPosRN(cb, sols, 1);
}

//# dessinerEchiquier
void dessinerEchiquier(const Plateau& cb)
{
  const int n = cb.size();
  std::cout << ' ';
  for (int x = 0; x < n; ++x)
    std::cout << ' ' << x;
  std::cout << '\n';
  for (int y = 0; y < n; ++y)
  {
    std::cout << y;
    for (int x = 0; x < n; ++x)
      std::cout << (cb[x] == y ? " Q" : " -");
    std::cout << '\n';
  }
}

void dessinerSolutions(const Solutions& sols)
{
  if (sols.empty())
    std::cout << "Aucune solution\n";
  for (const Plateau& cb : sols)
  {
    dessinerEchiquier(cb);
    std::cout << '\n';
  }
}

//# delta
struct Position
{
  int x, y;
};

Position operator+(Position a, Position b)
{
  return {a.x + b.x, a.y + b.y};
}

using CVDeplacements = std::vector<Position>;

const CVDeplacements delta{
  {-1, 0}, {-1, -1}, {0, -1}, {1, -1},
  {1, 0}, {1, 1}, {0, 1}, {-1, 1}};

//# Echiquier
class Echiquier
{
  int n;
  std::vector<unsigned> cases;

public:
  explicit Echiquier(int n)
    : n(n), cases(n * n) {}
  int sizeN() const { return n; }
  void reset(unsigned valeur)
  {
    std::fill(cases.begin(), cases.end(), valeur);
  }
  bool contient(Position p) const
  {
    return 0 <= p.x && p.x < n
           && 0 <= p.y && p.y < n;
  }
  unsigned get(Position p) const
  {
    return cases[p.y * n + p.x];
  }
  void set(Position p, unsigned valeur)
  {
    cases[p.y * n + p.x] = valeur;
  }
};

//# calculerHB
void calculerHB(const Echiquier& cb,
                Echiquier& hb,
                const CVDeplacements& delta)
{
  for (int y = 0; y < cb.sizeN(); ++y)
    for (int x = 0; x < cb.sizeN(); ++x)
    {
      unsigned naces = 0;
      for (Position d : delta)
        for (Position p = Position{x, y} + d;
             cb.contient(p); p = p + d)
          ++naces;
      hb.set({x, y}, naces);
    }
}

//# placerNaif
void marquer(Echiquier& cb, Position pos)
{
  cb.set(pos, 1);
  for (Position d : delta)
    for (Position p = pos + d;
         cb.contient(p); p = p + d)
      cb.set(p, 1);
}

void placerNaif(Echiquier& cb,
                const Echiquier& hb,
                std::vector<Position>& sols,
                Position pos0)
{
  cb.reset(0);
  sols.clear();
  if (!cb.contient(pos0))
    return;
  const int n = cb.sizeN();
  const unsigned aucune = 4 * n + 1;
  Position pos = pos0;
  for (unsigned naces = 0; naces != aucune;)
  {
    sols.push_back(pos);
    marquer(cb, pos);
    naces = aucune;
    for (int y = 0; y < n; ++y)
      for (int x = 0; x < n; ++x)
      {
        const Position p{x, y};
        if (cb.get(p) == 0
            && hb.get(p) < naces)
        {
          pos = p;
          naces = hb.get(p);
        }
      }
  }
}

//# placerOptm
void placerOptm(Echiquier& cb,
                const Echiquier& hb,
                std::vector<Position>& sols,
                Position pos0)
{
  cb.reset(0);
  sols.clear();
  if (!cb.contient(pos0))
    return;
  const int n = cb.sizeN();
  const unsigned aucune = 4 * n + 1;
  std::list<Position> dispo;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      dispo.push_back({x, y});
  Position pos = pos0;
  for (unsigned naces = 0; naces != aucune;)
  {
    sols.push_back(pos);
    marquer(cb, pos);
    naces = aucune;
    auto it = dispo.begin();
    while (it != dispo.end())
      if (cb.get(*it) != 0)
        it = dispo.erase(it);
      else
      {
        if (hb.get(*it) < naces)
        {
          pos = *it;
          naces = hb.get(*it);
        }
        ++it;
      }
  }
}

//# test_heuristiq
void test_heuristiq()
{
  std::cout
    << "Dimension n de l'échiquier? ";
  int n = 0;
  std::cin >> n;
  Echiquier cb(n), hb(n);
  calculerHB(cb, hb, delta);
  std::vector<Position> sols;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
    {
      placerOptm(cb, hb, sols, {x, y});
      if (int(sols.size()) < n)
        continue;
      std::cout << "Solution issue de ("
                << x << ',' << y << ")\n[";
      for (Position p : sols)
        std::cout << '(' << p.x << ','
                  << p.y << ") ";
      std::cout << "]\n";
    }
}
