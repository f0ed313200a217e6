//! `prefix-check` in words.

use super::{Translated, Words};

pub(super) const TEXTS: Translated = Translated {
    id: "prefix-check",
    english: Words {
        name: "Whole-list check",
        idea: "A row is appended, the whole list is checked, and the row is popped again.",
        source: "Sheet 002",
        listing: &[
            "cherche_valides(disposition, n)",
            "  nb_dames_placees ← len(disposition)",
            "  *if* nb_dames_placees = n:",
            "    keep a copy of disposition",
            "  *else for* ligne *in* 0 … n−1:",
            "    disposition.append(ligne)",
            "    *if* est_valide(disposition, n):",
            "      cherche_valides(disposition, n)",
            "    disposition.pop()",
        ],
    },
    french: Words {
        name: "Liste vérifiée en entier",
        idea: "On ajoute une ligne, on vérifie toute la liste, puis on retire la ligne.",
        source: "Fiche 002",
        listing: &[
            "cherche_valides(disposition, n)",
            "  nb_dames_placees ← len(disposition)",
            "  *si* nb_dames_placees = n\u{a0}:",
            "    garder une copie de disposition",
            "  *sinon pour* ligne *de* 0 *à* n−1\u{a0}:",
            "    disposition.append(ligne)",
            "    *si* est_valide(disposition, n)\u{a0}:",
            "      cherche_valides(disposition, n)",
            "    disposition.pop()",
        ],
    },
    romanian: Words {
        name: "Listă verificată în întregime",
        idea: "Se adaugă o linie, se verifică toată lista, apoi linia se scoate.",
        source: "Fișa 002",
        listing: &[
            "cherche_valides(disposition, n)",
            "  nb_dames_placees ← len(disposition)",
            "  *dacă* nb_dames_placees = n:",
            "    păstrează o copie",
            "  *altfel, pentru* ligne *de la* 0 *la* n−1:",
            "    disposition.append(ligne)",
            "    *dacă* est_valide(disposition, n):",
            "      cherche_valides(disposition, n)",
            "    disposition.pop()",
        ],
    },
};
