//! The procedures that listings call, line by line, with keywords between stars.

use queens_core::{ListChange, Procedure};

use crate::algorithm::Lines;
use crate::helper::HelperTexts;

pub(crate) const TEXTS: HelperTexts = HelperTexts {
    lines,
    open: "Its lines",
    changed: |change, number| match change {
        ListChange::Removed => format!("OccupePosition({number}) takes {number} off these lists:"),
        ListChange::Appended => {
            format!("LiberePosition() puts {number} back, at the end of these lists:")
        }
    },
    reordered: ("reordered", "No longer in the order of CasA."),
    list: |number, list, is_reordered| {
        if is_reordered {
            format!("ListeCA[{number}] = {list}, in another order than CasA gives.")
        } else {
            format!("ListeCA[{number}] = {list}.")
        }
    },
};

fn lines(procedure: Procedure) -> Lines {
    match procedure {
        Procedure::IsSafe => &[
            "issafe(cb, k)",
            "  *if* k = 0:",
            "    *return* true",
            "  *for* j *in* 0 … k−1:",
            "    deltaY ← cb[k] − cb[j]",
            "    deltaX ← k − j",
            "    *if* deltaY · (deltaX − deltaY) · (deltaX + deltaY) = 0:",
            "      *return* false",
            "  *return* true",
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
            "  *for* i *in* 0 … 4:",
            "    colonne ← xx + dx[i]; ligne ← yy + dy[i]",
            "    *while* ligne, colonne *in* 0 … n−1:",
            "      tt[ligne, colonne] ← valeur",
            "      inc(colonne, dx[i]); inc(ligne, dy[i])",
        ],
        Procedure::Occupe2 => &[
            "occupe2(x, y, t)",
            "  i ← −1; sortir ← false",
            "  *repeat*:",
            "    inc(i); colonne ← x − dx2[i]; ligne ← y − dy2[i]",
            "    *repeat*:",
            "      inc(colonne, dx2[i]); inc(ligne, dy2[i])",
            "      *if* colonne *in* 0 … n−1 *and* ligne ≥ 0:",
            "        sortir ← t[ligne, colonne] ≠ 0",
            "    *until* colonne = −1 *or* colonne = n *or* ligne = −1 *or* sortir",
            "  *until* i = 2 *or* sortir",
            "  occupe2 ← sortir",
        ],
        Procedure::DiagonalTest => &[
            "test(ligne, colonne, delta, st)",
            "  *if* ligne *in* (0, n+1) *or* colonne *in* (0, n+1):",
            "    test ← true",
            "  *else*: test ← st[ligne] ≠ colonne *and* test(ligne−1, colonne+delta, delta, st)",
        ],
        Procedure::EstValide => &[
            "est_valide(disposition, n)",
            "  nb_dames_placees ← len(disposition)",
            "  lignes_occupees ← [False] · n",
            "  *for* ligne *in* disposition:",
            "    *if* lignes_occupees[ligne]:",
            "      *return* False",
            "    *else*: lignes_occupees[ligne] ← True",
            "  *for* j1 *in* 0 … nb_dames_placees−2:",
            "    *for* j2 *in* j1+1 … nb_dames_placees−1:",
            "      *if* |disposition[j2] − disposition[j1]| = j2 − j1:",
            "        *return* False",
            "  *return* True",
        ],
        Procedure::Valid => &[
            "valid(k)",
            "  *for* i *in* 1 … k−1:",
            "    *if* st[i] = st[k]:",
            "      *return* 0",
            "    *if* |st[k] − st[i]| = |k − i|:",
            "      *return* 0",
            "  *return* 1",
        ],
        Procedure::RowTest => &[
            "test(ligne, colonne, tableau)",
            "  *for* i *in* 0 … ligne−1:",
            "    *if* tableau[i] = colonne *or* |tableau[i] − colonne| = ligne − i:",
            "      *return* False",
            "  *return* True",
        ],
        Procedure::OccupePosition => &[
            "*def* OccupePosition(n):",
            "  ListeCoups.append(n)",
            "  critique ← False",
            "  *for* k *in* ListeCA[n]:",
            "    ListeCA[k].remove(n)",
            "    *if* ListeCA[k] = []: critique ← True",
            "  *return* critique",
        ],
        Procedure::LiberePosition => &[
            "*def* LiberePosition():",
            "  n ← ListeCoups.pop()",
            "  *for* k *in* ListeCA[n]:",
            "    ListeCA[k].append(n)",
        ],
        Procedure::TriFusion => &[
            "*def* TriFusion(L):",
            "  *if* len(L) < 2:",
            "    *return* L[:]",
            "  m ← len(L) // 2",
            "  A, B ← TriFusion(L[:m]), TriFusion(L[m:])",
            "  *return* Fusion(A, B)",
        ],
        Procedure::Fusion => &[
            "*def* Fusion(A, B):",
            "  L, i, j ← [], 0, 0",
            "  *while* i < len(A) *and* j < len(B):",
            "    *if* valuation(A[i]) ≤ valuation(B[j]):",
            "      L.append(A[i]); i ← i + 1",
            "    *else*: L.append(B[j]); j ← j + 1",
            "  *return* L + A[i:] + B[j:]",
        ],
        Procedure::Valuation => &["*def* valuation(n):", "  *return* len(ListeCA[n])"],
        Procedure::RothValuation => &[
            "*def* valuation(n):",
            "  *return* (len(ListeCA[n]), −d), with d the distance from the centre",
        ],
    }
}
