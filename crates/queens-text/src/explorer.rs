//! The explorer: the path of the search, its total and its counters.

use queens_core::{Problem, Square};

use super::Sentence;
use super::number::Numbers;
use queens_page::screen::View;

/// The texts of the explorer.
pub struct ExplorerTexts {
    /// The name of its region.
    pub region: &'static str,
    /// The name of a panel.
    pub view: fn(View) -> &'static str,
    /// The name of the list of calls.
    pub calls: &'static str,
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
    /// The square of the first piece.
    pub start: fn(Square) -> String,
    pub rejected: fn(Square) -> String,
    pub taken_back: fn(Square) -> String,
    pub key: Key,
    /// Before what the whole run has come to, which counters do not tell of a step before its end.
    pub result: &'static str,
    pub total: fn(&Numbers, Total) -> Sentence,
    pub counters: &'static str,
    /// Above counters: the step that they tell of.
    pub at_step: fn(&str) -> String,
    /// What is said of a counter that a search does not keep.
    pub not_counted: &'static str,
    /// A counter's label and what it counts for a problem, by its name in hooks; none if there is no such
    /// counter.
    pub counter: fn(Problem, &str) -> Option<Counter>,
}

/// A label, and what is counted.
pub type Counter = (&'static str, &'static str);

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
        if self.by_class {
            self.classes
        } else {
            self.solutions
        }
    }
}

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
                let file = format!("crates/queens-text/src/{}/counter.rs", language.code());
                assert_eq!(lacking, None, "{file} has no words for “{name}”");
            }
        }
    }

    #[test]
    fn levels_are_counted_as_romanian_does() {
        let above = Texts::of(Language::Romanian).explorer.levels_above;
        assert_eq!(above(1), "un nivel mai sus");
        assert_eq!(above(32), "32 de niveluri mai sus");
        assert_eq!(above(101), "101 niveluri mai sus");
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
