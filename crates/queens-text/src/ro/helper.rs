//! The procedures that listings call, line by line, with keywords between stars.

use queens_core::{ListChange, Procedure};

use crate::algorithm::Lines;
use crate::helper::HelperTexts;

pub(crate) const TEXTS: HelperTexts = HelperTexts {
    lines,
    open: "Liniile ei",
    changed: |change, number| match change {
        ListChange::Removed => {
            format!("OccupePosition({number}) scoate {number} din aceste liste:")
        }
        ListChange::Appended => {
            format!("LiberePosition() pune {number} la loc, la sfârșitul acestor liste:")
        }
    },
    reordered: ("reordonată", "Nu mai este în ordinea lui CasA."),
    list: |number, list, is_reordered| {
        if is_reordered {
            format!("ListeCA[{number}] = {list}, în altă ordine decât cea din CasA.")
        } else {
            format!("ListeCA[{number}] = {list}.")
        }
    },
};

fn lines(procedure: Procedure) -> Lines {
    match procedure {
        Procedure::IsSafe => &[
            "issafe(cb, k)",
            "  *dacă* k = 0:",
            "    *întoarce* true",
            "  *pentru* j *de la* 0 *la* k−1:",
            "    deltaY ← cb[k] − cb[j]",
            "    deltaX ← k − j",
            "    *dacă* deltaY · (deltaX − deltaY) · (deltaX + deltaY) = 0:",
            "      *întoarce* false",
            "  *întoarce* true",
        ],
        Procedure::DfsPosRn => &[
            "dfsPosRN(cb, sols, pos)",
            "  fill(cb, −1)",
            "  cb[0] ← pos",
            "  placerPosRN(cb, sols, 1)",
        ],
        Procedure::Occuper => &[
            "occuper_toutes_les_directions(tt, xx, yy, valeur)",
            "  tt[yy, xx] ← valeur",
            "  *pentru* i *de la* 0 *la* 4:",
            "    colonne ← xx + dx[i]; ligne ← yy + dy[i]",
            "    *cât timp* ligne, colonne *în* 0 … n−1:",
            "      tt[ligne, colonne] ← valeur",
            "      inc(colonne, dx[i]); inc(ligne, dy[i])",
        ],
        Procedure::Occupe2 => &[
            "occupe2(x, y, t)",
            "  i ← −1; sortir ← false",
            "  *repetă*:",
            "    inc(i); colonne ← x − dx2[i]; ligne ← y − dy2[i]",
            "    *repetă*:",
            "      inc(colonne, dx2[i]); inc(ligne, dy2[i])",
            "      *dacă* colonne *în* 0 … n−1 *și* ligne ≥ 0:",
            "        sortir ← t[ligne, colonne] ≠ 0",
            "    *până când* colonne = −1 *sau* colonne = n *sau* ligne = −1 *sau* sortir",
            "  *până când* i = 2 *sau* sortir",
            "  occupe2 ← sortir",
        ],
        Procedure::DiagonalTest => &[
            "test(ligne, colonne, delta, st)",
            "  *dacă* ligne *în* (0, n+1) *sau* colonne *în* (0, n+1):",
            "    test ← true",
            "  *altfel*: test ← st[ligne] ≠ colonne *și* test(ligne−1, colonne+delta, delta, st)",
        ],
        Procedure::EstValide => &[
            "est_valide(disposition, n)",
            "  nb_dames_placees ← len(disposition)",
            "  lignes_occupees ← [False] · n",
            "  *pentru* ligne *din* disposition:",
            "    *dacă* lignes_occupees[ligne]:",
            "      *întoarce* False",
            "    *altfel*: lignes_occupees[ligne] ← True",
            "  *pentru* j1 *de la* 0 *la* nb_dames_placees−2:",
            "    *pentru* j2 *de la* j1+1 *la* nb_dames_placees−1:",
            "      *dacă* |disposition[j2] − disposition[j1]| = j2 − j1:",
            "        *întoarce* False",
            "  *întoarce* True",
        ],
        Procedure::Valid => &[
            "valid(k)",
            "  *pentru* i *de la* 1 *la* k−1:",
            "    *dacă* st[i] = st[k]:",
            "      *întoarce* 0",
            "    *dacă* |st[k] − st[i]| = |k − i|:",
            "      *întoarce* 0",
            "  *întoarce* 1",
        ],
        Procedure::RowTest => &[
            "test(ligne, colonne, tableau)",
            "  *pentru* i *de la* 0 *la* ligne−1:",
            "    *dacă* tableau[i] = colonne *sau* |tableau[i] − colonne| = ligne − i:",
            "      *întoarce* Fals",
            "  *întoarce* Adevărat",
        ],
        Procedure::OccupePosition => &[
            "*def* OccupePosition(n):",
            "  ListeCoups.append(n)",
            "  critique ← Fals",
            "  *pentru* k *din* ListeCA[n]:",
            "    ListeCA[k].remove(n)",
            "    *dacă* ListeCA[k] = []: critique ← Adevărat",
            "  *întoarce* critique",
        ],
        Procedure::LiberePosition => &[
            "*def* LiberePosition():",
            "  n ← ListeCoups.pop()",
            "  *pentru* k *din* ListeCA[n]:",
            "    ListeCA[k].append(n)",
        ],
        Procedure::TriFusion => &[
            "*def* TriFusion(L):",
            "  *dacă* len(L) < 2:",
            "    *întoarce* L[:]",
            "  m ← len(L) // 2",
            "  A, B ← TriFusion(L[:m]), TriFusion(L[m:])",
            "  *întoarce* Fusion(A, B)",
        ],
        Procedure::Fusion => &[
            "*def* Fusion(A, B):",
            "  L, i, j ← [], 0, 0",
            "  *cât timp* i < len(A) *și* j < len(B):",
            "    *dacă* valuation(A[i]) ≤ valuation(B[j]):",
            "      L.append(A[i]); i ← i + 1",
            "    *altfel*: L.append(B[j]); j ← j + 1",
            "  *întoarce* L + A[i:] + B[j:]",
        ],
        Procedure::Valuation => &["*def* valuation(n):", "  *întoarce* len(ListeCA[n])"],
        Procedure::RothValuation => &[
            "*def* valuation(n):",
            "  *întoarce* (len(ListeCA[n]), −d), d fiind distanța până la centru",
        ],
    }
}
