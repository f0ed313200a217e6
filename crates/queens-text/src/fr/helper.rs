//! The procedures that listings call, line by line, with keywords between stars.

use queens_core::{ListChange, Procedure};

use crate::algorithm::Lines;
use crate::helper::HelperTexts;

pub(crate) const TEXTS: HelperTexts = HelperTexts {
    lines,
    open: "Ses lignes",
    changed: |change, number| match change {
        ListChange::Removed => {
            format!("OccupePosition({number}) retire {number} de ces listes\u{a0}:")
        }
        ListChange::Appended => {
            format!("LiberePosition() remet {number} à la fin de ces listes\u{a0}:")
        }
    },
    reordered: ("réordonnée", "Elle n’est plus dans l’ordre de CasA."),
    list: |number, list, is_reordered| {
        if is_reordered {
            format!("ListeCA[{number}] = {list}, dans un autre ordre que celui de CasA.")
        } else {
            format!("ListeCA[{number}] = {list}.")
        }
    },
};

fn lines(procedure: Procedure) -> Lines {
    match procedure {
        Procedure::IsSafe => &[
            "issafe(cb, k)",
            "  *si* k = 0\u{a0}:",
            "    *renvoyer* true",
            "  *pour* j *de* 0 *à* k−1\u{a0}:",
            "    deltaY ← cb[k] − cb[j]",
            "    deltaX ← k − j",
            "    *si* deltaY · (deltaX − deltaY) · (deltaX + deltaY) = 0\u{a0}:",
            "      *renvoyer* false",
            "  *renvoyer* true",
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
            "  *pour* i *de* 0 *à* 4\u{a0}:",
            "    colonne ← xx + dx[i]\u{a0}; ligne ← yy + dy[i]",
            "    *tant que* ligne, colonne *dans* 0 … n−1\u{a0}:",
            "      tt[ligne, colonne] ← valeur",
            "      inc(colonne, dx[i])\u{a0}; inc(ligne, dy[i])",
        ],
        Procedure::Occupe2 => &[
            "occupe2(x, y, t)",
            "  i ← −1\u{a0}; sortir ← false",
            "  *répéter*\u{a0}:",
            "    inc(i)\u{a0}; colonne ← x − dx2[i]\u{a0}; ligne ← y − dy2[i]",
            "    *répéter*\u{a0}:",
            "      inc(colonne, dx2[i])\u{a0}; inc(ligne, dy2[i])",
            "      *si* colonne *dans* 0 … n−1 *et* ligne ≥ 0\u{a0}:",
            "        sortir ← t[ligne, colonne] ≠ 0",
            "    *jusqu’à* colonne = −1 *ou* colonne = n *ou* ligne = −1 *ou* sortir",
            "  *jusqu’à* i = 2 *ou* sortir",
            "  occupe2 ← sortir",
        ],
        Procedure::DiagonalTest => &[
            "test(ligne, colonne, delta, st)",
            "  *si* ligne *dans* (0, n+1) *ou* colonne *dans* (0, n+1)\u{a0}:",
            "    test ← true",
            "  *sinon*\u{a0}: test ← st[ligne] ≠ colonne *et* test(ligne−1, colonne+delta, delta, st)",
        ],
        Procedure::EstValide => &[
            "est_valide(disposition, n)",
            "  nb_dames_placees ← len(disposition)",
            "  lignes_occupees ← [False] · n",
            "  *pour* ligne *dans* disposition\u{a0}:",
            "    *si* lignes_occupees[ligne]\u{a0}:",
            "      *renvoyer* False",
            "    *sinon*\u{a0}: lignes_occupees[ligne] ← True",
            "  *pour* j1 *de* 0 *à* nb_dames_placees−2\u{a0}:",
            "    *pour* j2 *de* j1+1 *à* nb_dames_placees−1\u{a0}:",
            "      *si* |disposition[j2] − disposition[j1]| = j2 − j1\u{a0}:",
            "        *renvoyer* False",
            "  *renvoyer* True",
        ],
        Procedure::Valid => &[
            "valid(k)",
            "  *pour* i *de* 1 *à* k−1\u{a0}:",
            "    *si* st[i] = st[k]\u{a0}:",
            "      *renvoyer* 0",
            "    *si* |st[k] − st[i]| = |k − i|\u{a0}:",
            "      *renvoyer* 0",
            "  *renvoyer* 1",
        ],
        Procedure::RowTest => &[
            "test(ligne, colonne, tableau)",
            "  *pour* i *de* 0 *à* ligne−1\u{a0}:",
            "    *si* tableau[i] = colonne *ou* |tableau[i] − colonne| = ligne − i\u{a0}:",
            "      *renvoyer* False",
            "  *renvoyer* True",
        ],
        Procedure::OccupePosition => &[
            "*def* OccupePosition(n)\u{a0}:",
            "  ListeCoups.append(n)",
            "  critique ← False",
            "  *pour* k *dans* ListeCA[n]\u{a0}:",
            "    ListeCA[k].remove(n)",
            "    *si* ListeCA[k] = []\u{a0}: critique ← True",
            "  *renvoyer* critique",
        ],
        Procedure::LiberePosition => &[
            "*def* LiberePosition()\u{a0}:",
            "  n ← ListeCoups.pop()",
            "  *pour* k *dans* ListeCA[n]\u{a0}:",
            "    ListeCA[k].append(n)",
        ],
        Procedure::TriFusion => &[
            "*def* TriFusion(L)\u{a0}:",
            "  *si* len(L) < 2\u{a0}:",
            "    *renvoyer* L[:]",
            "  m ← len(L) // 2",
            "  A, B ← TriFusion(L[:m]), TriFusion(L[m:])",
            "  *renvoyer* Fusion(A, B)",
        ],
        Procedure::Fusion => &[
            "*def* Fusion(A, B)\u{a0}:",
            "  L, i, j ← [], 0, 0",
            "  *tant que* i < len(A) *et* j < len(B)\u{a0}:",
            "    *si* valuation(A[i]) ≤ valuation(B[j])\u{a0}:",
            "      L.append(A[i])\u{a0}; i ← i + 1",
            "    *sinon*\u{a0}: L.append(B[j])\u{a0}; j ← j + 1",
            "  *renvoyer* L + A[i:] + B[j:]",
        ],
        Procedure::Valuation => &["*def* valuation(n)\u{a0}:", "  *renvoyer* len(ListeCA[n])"],
        Procedure::RothValuation => &[
            "*def* valuation(n)\u{a0}:",
            "  *renvoyer* (len(ListeCA[n]), −d), d étant la distance au centre",
        ],
    }
}
