//! The explorer: the path of the search, its total and its counters.

use queens_core::square::Square;

use super::Sentence;
use super::number::Numbers;

/// The texts of the explorer.
pub(crate) struct ExplorerTexts {
    /// The name of its region.
    pub(crate) region: &'static str,
    pub(crate) title: &'static str,
    /// Beside the title: the result belongs to a run on a board of this size.
    pub(crate) earlier: fn(u8) -> String,
    /// The name of the list that tells the path in words.
    pub(crate) path: &'static str,
    pub(crate) no_path: &'static str,
    pub(crate) given: fn(Square) -> String,
    pub(crate) rejected: fn(Square) -> String,
    pub(crate) taken_back: fn(Square) -> String,
    pub(crate) key: Key,
    pub(crate) total: fn(&Numbers, Total) -> Sentence,
    pub(crate) counters: &'static str,
    /// A counter's label and what it counts, by its name in hooks; none if there is no such counter.
    pub(crate) counter: fn(&str) -> Option<(&'static str, &'static str)>,
}

/// The signs of the path's picture.
pub(crate) struct Key {
    pub(crate) title: &'static str,
    pub(crate) choice: &'static str,
    pub(crate) given: &'static str,
    pub(crate) failed: &'static str,
    pub(crate) solved: &'static str,
    pub(crate) pruned: &'static str,
    pub(crate) unexplored: &'static str,
}

/// What is known of the number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Total {
    pub(crate) solutions: u64,
    /// Classes under the symmetries that keep the given queens.
    pub(crate) classes: u64,
    /// Whether these are all solutions, or only those found so far.
    pub(crate) is_exact: bool,
    /// Whether the search ended at its first solution.
    pub(crate) is_first: bool,
    /// Whether the reader asked for classes.
    pub(crate) by_class: bool,
}

impl Total {
    /// The number to be told first.
    pub(crate) fn value(self) -> u64 {
        match self.by_class {
            true => self.classes,
            false => self.solutions,
        }
    }
}

pub(super) const ENGLISH: ExplorerTexts = ExplorerTexts {
    region: "Explorer",
    title: "Search path",
    earlier: |n| format!("Earlier run, n = {n}"),
    path: "Path to the current step",
    no_path: "No queen is placed.",
    given: |square| format!("{square}, fixed"),
    rejected: |square| format!("{square}, rejected"),
    taken_back: |square| format!("{square}, taken back"),
    key: Key {
        title: "Path marks",
        choice: "on the path",
        given: "fixed",
        failed: "failed subtree",
        solved: "subtree with solutions",
        pruned: "pruned",
        unexplored: "unexplored",
    },
    total: |numbers, total| {
        let solutions = match total.solutions {
            0 if total.is_exact => return Sentence::marked("*No solution*"),
            0 => return Sentence::marked("*No solution* so far"),
            1 => "1 solution".to_owned(),
            count => format!("{} solutions", numbers.whole(count)),
        };
        Sentence::marked(&match total.is_exact {
            true if total.by_class => {
                format!(
                    "*{} up to symmetry*, {solutions} in all",
                    numbers.whole(total.classes)
                )
            }
            true => {
                format!(
                    "*{solutions}*, {} up to symmetry",
                    numbers.whole(total.classes)
                )
            }
            false if total.is_first => "*At least 1 solution*: stopped at the first".to_owned(),
            false if total.by_class => {
                format!(
                    "*At least {} up to symmetry* so far",
                    numbers.whole(total.classes)
                )
            }
            false => format!("*At least {solutions}* so far"),
        })
    },
    counters: "Counters",
    counter: |name| {
        Some(match name {
            "tests" => ("Tests", "candidate squares tested"),
            "placements" => ("Placed", "tests that succeeded: queens placed"),
            "removals" => ("Backtracks", "queens taken back"),
            "solutions" => ("Solutions", "solutions found up to this step"),
            "depth" => (
                "Depth",
                "the most queens standing at once, fixed ones included",
            ),
            "nodes" => (
                "Nodes",
                "nodes of the search tree: the starting board and each queen placed",
            ),
            "fundamental" => (
                "Up to symmetry",
                "classes of solutions under the symmetries that keep the fixed queens",
            ),
            "calls" => ("Calls", "calls of placerRN"),
            "comparisons" => ("Comparisons", "pairs of queens compared by issafe"),
            "erasures" => ("Erasures", "times that cb[k] is set to −1"),
            "removals_after_loop" => ("Loops left", "loops over the rows that came to their end"),
            _ => return None,
        })
    },
};

pub(super) const FRENCH: ExplorerTexts = ExplorerTexts {
    region: "Explorateur",
    title: "Chemin",
    earlier: |n| format!("Recherche précédente, n = {n}"),
    path: "Chemin jusqu’à l’étape actuelle",
    no_path: "Aucune reine n’est placée.",
    given: |square| format!("{square}, fixée"),
    rejected: |square| format!("{square}, refusée"),
    taken_back: |square| format!("{square}, reprise"),
    key: Key {
        title: "Signes du chemin",
        choice: "sur le chemin",
        given: "fixée",
        failed: "sous-arbre sans solution",
        solved: "sous-arbre avec solutions",
        pruned: "coupée",
        unexplored: "inexplorée",
    },
    total: |numbers, total| {
        let solutions = match total.solutions {
            0 if total.is_exact => return Sentence::marked("*Aucune solution*"),
            0 => return Sentence::marked("*Aucune solution* jusqu’ici"),
            1 => "1 solution".to_owned(),
            count => format!("{} solutions", numbers.whole(count)),
        };
        Sentence::marked(&match total.is_exact {
            true if total.by_class => {
                format!(
                    "*{} à symétrie près*, {solutions} en tout",
                    numbers.whole(total.classes)
                )
            }
            true => {
                format!(
                    "*{solutions}*, {} à symétrie près",
                    numbers.whole(total.classes)
                )
            }
            false if total.is_first => "*Au moins 1 solution* : arrêt à la première".to_owned(),
            false if total.by_class => {
                format!(
                    "*Au moins {} à symétrie près* jusqu’ici",
                    numbers.whole(total.classes)
                )
            }
            false => format!("*Au moins {solutions}* jusqu’ici"),
        })
    },
    counters: "Compteurs",
    counter: |name| {
        Some(match name {
            "tests" => ("Tests", "cases candidates testées"),
            "placements" => ("Posées", "tests réussis : reines posées"),
            "removals" => ("Reprises", "reines reprises"),
            "solutions" => ("Solutions", "solutions trouvées jusqu’à cette étape"),
            "depth" => (
                "Prof.",
                "profondeur : le plus grand nombre de reines posées à la fois, fixées comprises",
            ),
            "nodes" => (
                "Nœuds",
                "nœuds de l’arbre de recherche : l’échiquier de départ et chaque reine posée",
            ),
            "fundamental" => (
                "À symétrie près",
                "classes de solutions sous les symétries qui gardent les reines fixées",
            ),
            "calls" => ("Appels", "appels de placerRN"),
            "comparisons" => ("Comparaisons", "paires de reines comparées par issafe"),
            "erasures" => ("Effacements", "fois où cb[k] reçoit −1"),
            "removals_after_loop" => (
                "Boucles finies",
                "boucles sur les lignes arrivées à leur fin",
            ),
            _ => return None,
        })
    },
};

pub(super) const ROMANIAN: ExplorerTexts = ExplorerTexts {
    region: "Explorator",
    title: "Drumul",
    earlier: |n| format!("Căutarea dinainte, n = {n}"),
    path: "Drumul până la pasul curent",
    no_path: "Nicio regină nu e așezată.",
    given: |square| format!("{square}, fixată"),
    rejected: |square| format!("{square}, respins"),
    taken_back: |square| format!("{square}, luată înapoi"),
    key: Key {
        title: "Semnele drumului",
        choice: "pe drum",
        given: "fixată",
        failed: "subarbore fără soluții",
        solved: "subarbore cu soluții",
        pruned: "tăiat",
        unexplored: "neexplorat",
    },
    total: |numbers, total| {
        let of = |count: u64| {
            if (1..20).contains(&(count % 100)) {
                ""
            } else {
                "de "
            }
        };
        let solutions = match total.solutions {
            0 if total.is_exact => return Sentence::marked("*Nicio soluție*"),
            0 => return Sentence::marked("*Nicio soluție* până aici"),
            1 => "1 soluție".to_owned(),
            count => format!("{} {}soluții", numbers.whole(count), of(count)),
        };
        Sentence::marked(&match total.is_exact {
            true if total.by_class => {
                format!(
                    "*{} fără simetrice*, {solutions} în total",
                    numbers.whole(total.classes)
                )
            }
            true => {
                format!(
                    "*{solutions}*, {} fără simetrice",
                    numbers.whole(total.classes)
                )
            }
            false if total.is_first => "*Cel puțin o soluție*: oprit la prima".to_owned(),
            false if total.by_class => {
                format!(
                    "*Cel puțin {} fără simetrice* până aici",
                    numbers.whole(total.classes)
                )
            }
            false => format!("*Cel puțin {solutions}* până aici"),
        })
    },
    counters: "Contoare",
    counter: |name| {
        Some(match name {
            "tests" => ("Teste", "câmpuri candidate testate"),
            "placements" => ("Așezate", "teste reușite: regine așezate"),
            "removals" => ("Reveniri", "regine luate înapoi"),
            "solutions" => ("Soluții", "soluții găsite până la acest pas"),
            "depth" => (
                "Adânc.",
                "adâncimea: cele mai multe regine aflate odată pe tablă, cu cele fixate",
            ),
            "nodes" => (
                "Noduri",
                "nodurile arborelui de căutare: tabla de la început și fiecare regină așezată",
            ),
            "fundamental" => (
                "Fără simetrice",
                "clase de soluții sub simetriile care păstrează reginele fixate",
            ),
            "calls" => ("Apeluri", "apeluri ale lui placerRN"),
            "comparisons" => ("Comparații", "perechi de regine comparate de issafe"),
            "erasures" => ("Ștergeri", "de câte ori cb[k] devine −1"),
            "removals_after_loop" => ("Bucle încheiate", "bucle peste linii ajunse la capăt"),
            _ => return None,
        })
    },
};

#[cfg(test)]
mod tests {
    use queens_core::algorithm;
    use queens_core::counters::Count;

    use super::*;
    use crate::text::Language;

    #[test]
    fn every_counter_of_every_algorithm_has_a_label_in_each_language() {
        let common = Count::COMMON.into_iter().filter_map(Count::name);
        let own = algorithm::ALL
            .iter()
            .flat_map(|it| it.operations)
            .map(|it| it.name);
        for name in common.chain(own) {
            for language in Language::ALL {
                assert!(
                    (language.texts().explorer.counter)(name).is_some(),
                    "{name} {language:?}"
                );
            }
        }
    }

    #[test]
    fn the_total_leads_with_what_was_asked_for() {
        let texts = Language::English.texts();
        let all = Total {
            solutions: 92,
            classes: 12,
            is_exact: true,
            is_first: false,
            by_class: false,
        };
        let said = |total| (texts.explorer.total)(&texts.numbers, total).plain();
        assert_eq!(said(all), "92 solutions, 12 up to symmetry");
        let classes = Total {
            by_class: true,
            ..all
        };
        assert_eq!(
            (said(classes), classes.value()),
            ("12 up to symmetry, 92 solutions in all".to_owned(), 12)
        );
        let partial = Total {
            solutions: 3,

            is_exact: false,
            ..all
        };
        assert_eq!(said(partial), "At least 3 solutions so far");
    }
}
