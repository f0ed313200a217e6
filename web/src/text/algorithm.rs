//! The algorithms in words: name, idea, source and listing, by their id in the registry.

/// One algorithm in words.
pub(crate) struct AlgorithmTexts {
    /// Its id in the registry.
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    /// The idea, in one line.
    pub(crate) idea: &'static str,
    pub(crate) source: &'static str,
    /// The lines of its listing; keywords between stars.
    pub(crate) listing: &'static [&'static str],
}

/// All algorithms in one language.
pub(crate) struct AlgorithmTable(&'static [AlgorithmTexts]);

impl AlgorithmTable {
    /// The texts of the algorithm with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&'static AlgorithmTexts> {
        self.0.iter().find(|texts| texts.id == id)
    }
}

pub(super) const ENGLISH: AlgorithmTable = AlgorithmTable(&[
    AlgorithmTexts {
        id: "recursive",
        name: "Recursive backtracking",
        idea: "Column by column, every row in turn; safe if no queen shares row or diagonal.",
        source: "Sheet 000, §2.2–2.3",
        listing: &[
            "placerRN(cb, sols, k)",
            "  *if* k = n:",
            "    add cb to sols; *return*",
            "  *for* j *in* 0 … n−1:",
            "    cb[k] ← j",
            "    *if* issafe(cb, k):",
            "      placerRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
    AlgorithmTexts {
        id: "bitmask",
        name: "Bit masks",
        idea: "Rows and diagonals taken are bits of three words; what they leave is free.",
        source: "Richards, 1997",
        listing: &[
            "place(column, rows, up, down)",
            "  free ← ~(rows|up|down)",
            "  *if* rows = all: report; *return*",
            "  *while* free ≠ 0:",
            "    bit ← take lowest of free",
            "    place(column+1, rows|bit, …)",
        ],
    },
]);

pub(super) const FRENCH: AlgorithmTable = AlgorithmTable(&[
    AlgorithmTexts {
        id: "recursive",
        name: "Retour arrière récursif",
        idea: "Colonne par colonne, chaque ligne ; sûre sans reine sur sa ligne ni ses diagonales.",
        source: "Fiche 000, §2.2–2.3",
        listing: &[
            "placerRN(cb, sols, k)",
            "  *si* k = n :",
            "    ajouter cb à sols ; *retour*",
            "  *pour* j *de* 0 *à* n−1 :",
            "    cb[k] ← j",
            "    *si* issafe(cb, k) :",
            "      placerRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
    AlgorithmTexts {
        id: "bitmask",
        name: "Masques de bits",
        idea: "Lignes et diagonales prises : les bits de trois mots ; ce qu’ils laissent est libre.",
        source: "Richards, 1997",
        listing: &[
            "place(column, rows, up, down)",
            "  free ← ~(rows|up|down)",
            "  *si* rows = all : noter ; *retour*",
            "  *tant que* free ≠ 0 :",
            "    bit ← ôter le minimum de free",
            "    place(column+1, rows|bit, …)",
        ],
    },
]);

pub(super) const ROMANIAN: AlgorithmTable = AlgorithmTable(&[
    AlgorithmTexts {
        id: "recursive",
        name: "Backtracking recursiv",
        idea: "Coloană cu coloană, fiecare linie; sigur fără regine pe linie și pe diagonale.",
        source: "Fișa 000, §2.2–2.3",
        listing: &[
            "placerRN(cb, sols, k)",
            "  *dacă* k = n:",
            "    adaugă cb la sols; *ieși*",
            "  *pentru* j *de la* 0 *la* n−1:",
            "    cb[k] ← j",
            "    *dacă* issafe(cb, k):",
            "      placerRN(cb, sols, k+1)",
            "    cb[k] ← −1",
        ],
    },
    AlgorithmTexts {
        id: "bitmask",
        name: "Măști de biți",
        idea: "Liniile și diagonalele ocupate sunt biții a trei cuvinte; ce rămâne e liber.",
        source: "Richards, 1997",
        listing: &[
            "place(column, rows, up, down)",
            "  free ← ~(rows|up|down)",
            "  *dacă* rows = all: notează; *ieși*",
            "  *cât timp* free ≠ 0:",
            "    bit ← scoate minimul din free",
            "    place(column+1, rows|bit, …)",
        ],
    },
]);

#[cfg(test)]
mod tests {
    use queens_core::algorithm;

    use crate::text::Language;

    #[test]
    fn every_algorithm_has_words_and_every_line_of_its_listing_in_each_language() {
        for language in Language::ALL {
            let table = &language.texts().algorithms;
            for algorithm in algorithm::ALL {
                let found = table.find(algorithm.id);
                let texts = found.unwrap_or_else(|| panic!("{algorithm:?} in {language:?}"));
                assert_eq!(
                    texts.listing.len(),
                    algorithm.listing.len(),
                    "{algorithm:?} in {language:?}"
                );
                for text in texts
                    .listing
                    .iter()
                    .chain(&[texts.name, texts.idea, texts.source])
                {
                    assert!(!text.trim().is_empty() && text.matches('*').count() % 2 == 0);
                }
            }
        }
    }
}
