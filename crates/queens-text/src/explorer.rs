//! The explorer: the path of the search, its total and its counters.

use queens_core::{Problem, Square};

use super::Sentence;
use super::counter;
use super::number::Numbers;
use queens_page::model::View;

/// The texts of the explorer.
pub struct ExplorerTexts {
    /// The name of its region.
    pub region: &'static str,
    /// The name of a panel.
    pub view: fn(View) -> &'static str,
    /// The name of the list of calls.
    pub calls: &'static str,
    /// The result belongs to a run on a board of this size.
    pub earlier: fn(u16) -> String,
    /// The name of the list that tells the path in words.
    pub path: &'static str,
    pub no_path: &'static str,
    /// In place of a picture, where a search walks no tree.
    pub no_tree: &'static str,
    /// The same of a search that moves its queens.
    pub repairs: &'static str,
    /// So many levels of a long path are not shown.
    pub levels_above: fn(usize) -> String,
    pub given: fn(Square) -> String,
    pub rejected: fn(Square) -> String,
    pub taken_back: fn(Square) -> String,
    pub key: Key,
    pub total: fn(&Numbers, Total) -> Sentence,
    pub counters: &'static str,
    /// What is said of a counter that a search does not keep.
    pub not_counted: &'static str,
    /// A counter's label and what it counts for a problem, by its name in hooks; none if there is no such
    /// counter.
    pub counter: fn(Problem, &str) -> Option<counter::Counter>,
}

/// The signs of the path's picture.
pub struct Key {
    pub title: &'static str,
    pub choice: &'static str,
    pub given: &'static str,
    pub failed: &'static str,
    pub solved: &'static str,
    pub pruned: &'static str,
    pub unexplored: &'static str,
}

/// What is known of the number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    pub solutions: u64,
    /// Classes under the symmetries that keep the given queens.
    pub classes: u64,
    /// Whether these are all solutions, or only those found so far.
    pub is_exact: bool,
    /// Whether the search is over, complete or not.
    pub is_over: bool,
    /// Whether the reader stopped it before its end.
    pub is_stopped: bool,
    /// Whether the search ended at its first solution.
    pub is_first: bool,
    /// Whether it was looked for from one start only, without a second try.
    pub is_one_try: bool,
    /// Whether the reader asked for classes.
    pub by_class: bool,
}

impl Total {
    /// The number to be told first.
    pub fn value(self) -> u64 {
        match self.by_class {
            true => self.classes,
            false => self.solutions,
        }
    }
}

pub(super) const ENGLISH: ExplorerTexts = ExplorerTexts {
    region: "Explorer",
    view: |view| match view {
        View::Tree => "Tree",
        View::Stack => "Stack",
        View::Results => "Results",
        View::Compare => "Compare",
        View::Starts => "Starts",
        View::About => "About",
    },
    calls: "Calls of the program",
    earlier: |n| format!("Earlier run, n = {n}"),
    path: "Path to the current step",
    no_path: "No queen is placed.",
    repairs: "This search walks no tree: all queens stand at once, and one after another moves.",
    no_tree: "This search walks no tree: each candidate stands by itself, with all its queens.",
    levels_above: |levels| match levels {
        1 => "1 level above".to_owned(),
        _ => format!("{levels} levels above"),
    },
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
            0 if total.is_one_try => return Sentence::marked("*No solution* from this start"),
            0 if total.is_exact => return Sentence::marked("*No solution*"),
            0 if total.is_over => return Sentence::marked("*No solution found*"),
            0 if total.is_stopped => {
                return Sentence::marked("*No solution* before it was stopped");
            }
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
            false if total.is_stopped => format!("*At least {solutions}*: search stopped"),
            false if total.by_class => {
                format!(
                    "*At least {} up to symmetry* so far",
                    numbers.whole(total.classes)
                )
            }
            false if total.is_over => format!("*At least {solutions}*"),
            false => format!("*At least {solutions}* so far"),
        })
    },
    counters: "Counters",
    not_counted: "not counted",
    counter: |problem, name| match problem {
        Problem::Knight => counter::english_knight(name),
        Problem::Queens | Problem::Domination => counter::english(name),
    },
};

pub(super) const FRENCH: ExplorerTexts = ExplorerTexts {
    region: "Explorateur",
    view: |view| match view {
        View::Tree => "Arbre",
        View::Stack => "Pile",
        View::Results => "Résultats",
        View::Compare => "Comparer",
        View::Starts => "Départs",
        View::About => "À propos",
    },
    calls: "Appels du programme",
    earlier: |n| format!("Recherche précédente, n = {n}"),
    path: "Chemin jusqu’à l’étape actuelle",
    no_path: "Aucune reine n’est placée.",
    repairs: "Cette recherche ne parcourt aucun arbre\u{a0}: toutes les reines sont là d’emblée et se déplacent l’une après l’autre.",
    no_tree: "Cette recherche ne parcourt aucun arbre\u{a0}: chaque combinaison se tient seule, avec toutes ses reines.",
    levels_above: |levels| match levels {
        1 => "1 niveau au-dessus".to_owned(),
        _ => format!("{levels} niveaux au-dessus"),
    },
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
            0 if total.is_one_try => return Sentence::marked("*Aucune solution* depuis ce départ"),
            0 if total.is_exact => return Sentence::marked("*Aucune solution*"),
            0 if total.is_over => return Sentence::marked("*Aucune solution trouvée*"),
            0 if total.is_stopped => return Sentence::marked("*Aucune solution* avant l’arrêt"),
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
            false if total.is_first => {
                "*Au moins 1 solution*\u{a0}: arrêt à la première".to_owned()
            }
            false if total.is_stopped => {
                format!("*Au moins {solutions}*\u{a0}: recherche arrêtée")
            }
            false if total.by_class => {
                format!(
                    "*Au moins {} à symétrie près* jusqu’ici",
                    numbers.whole(total.classes)
                )
            }
            false if total.is_over => format!("*Au moins {solutions}*"),
            false => format!("*Au moins {solutions}* jusqu’ici"),
        })
    },
    counters: "Compteurs",
    not_counted: "non compté",
    counter: |problem, name| match problem {
        Problem::Knight => counter::french_knight(name),
        Problem::Queens | Problem::Domination => counter::french(name),
    },
};

pub(super) const ROMANIAN: ExplorerTexts = ExplorerTexts {
    region: "Explorator",
    view: |view| match view {
        View::Tree => "Arbore",
        View::Stack => "Stivă",
        View::Results => "Rezultate",
        View::Compare => "Compară",
        View::Starts => "Starturi",
        View::About => "Despre",
    },
    calls: "Apelurile programului",
    earlier: |n| format!("Căutarea dinainte, n = {n}"),
    path: "Drumul până la pasul curent",
    no_path: "Nicio regină nu e așezată.",
    repairs: "Această căutare nu parcurge un arbore: toate reginele stau pe tablă de la început și se mută pe rând.",
    no_tree: "Această căutare nu parcurge un arbore: fiecare combinație stă singură, cu toate reginele ei.",
    levels_above: |levels| match levels {
        1 => "un nivel mai sus".to_owned(),
        2..20 => format!("{levels} niveluri mai sus"),
        _ => format!("{levels} de niveluri mai sus"),
    },
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
            0 if total.is_one_try => return Sentence::marked("*Nicio soluție* de la acest start"),
            0 if total.is_exact => return Sentence::marked("*Nicio soluție*"),
            0 if total.is_over => return Sentence::marked("*Nicio soluție găsită*"),
            0 if total.is_stopped => return Sentence::marked("*Nicio soluție* până la oprire"),
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
            false if total.is_stopped => format!("*Cel puțin {solutions}*: căutare oprită"),
            false if total.by_class => {
                format!(
                    "*Cel puțin {} fără simetrice* până aici",
                    numbers.whole(total.classes)
                )
            }
            false if total.is_over => format!("*Cel puțin {solutions}*"),
            false => format!("*Cel puțin {solutions}* până aici"),
        })
    },
    counters: "Contoare",
    not_counted: "nu se numără",
    counter: |problem, name| match problem {
        Problem::Knight => counter::romanian_knight(name),
        Problem::Queens | Problem::Domination => counter::romanian(name),
    },
};

#[cfg(test)]
mod tests {
    use crate::Texts;
    use queens_core::{Count, algorithm};

    use super::*;
    use queens_page::language::Language;

    #[test]
    fn every_counter_of_every_algorithm_has_a_label_in_each_language() {
        let common = Count::COMMON.into_iter().filter_map(Count::name);
        let own = algorithm::DESCRIPTORS
            .iter()
            .flat_map(|it| it.operations)
            .map(|it| it.name);
        for name in common.chain(own) {
            for language in Language::ALL {
                let counter = Texts::of(language).explorer.counter;
                let lacks = |&problem: &Problem| counter(problem, name).is_none();
                let lacking = Problem::ALL.into_iter().find(lacks);
                assert_eq!(lacking, None, "{name} {language:?}");
            }
        }
    }

    #[test]
    fn the_total_leads_with_what_was_asked_for() {
        let texts = Texts::of(Language::English);
        let all = Total {
            solutions: 92,
            classes: 12,
            is_exact: true,
            is_over: true,
            is_stopped: false,
            is_first: false,
            is_one_try: false,
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
            is_over: false,
            ..all
        };
        assert_eq!(said(partial), "At least 3 solutions so far");
        let given_up = Total {
            is_over: true,
            ..partial
        };
        assert_eq!(said(given_up), "At least 3 solutions");
        let stopped = Total {
            is_stopped: true,
            ..partial
        };
        assert_eq!(said(stopped), "At least 3 solutions: search stopped");
    }
}
