//! The explorer: the path of the search, its total and its counters.

use queens_core::Problem;
use queens_page::screen::View;

use super::counter;
use crate::Sentence;
use crate::explorer::{ExplorerTexts, Key};

pub(crate) const TEXTS: ExplorerTexts = ExplorerTexts {
    region: "Explorer",
    view: |view| match view {
        View::Tree => "Tree",
        View::Stack => "Stack",
        View::Results => "Results",
        View::Compare => "Compare",
        View::Starts => "Starts",
        View::Proof => "Proof",
        View::Examples => "Examples",
        View::Sheets => "Sheets",
        View::About => "About",
    },
    calls: "Calls of the program",
    path: "Path to the current step",
    no_path: "No queen is placed.",
    repairs: "This search walks no tree: all queens stand at once, and one after another moves.",
    no_tree: "This search walks no tree: each candidate stands by itself, with all its queens.",
    levels_above: |levels| match levels {
        1 => "1 level above".to_owned(),
        _ => format!("{levels} levels above"),
    },
    given: |square| format!("{square}, fixed"),
    start: |square| format!("{square}, start"),
    rejected: |square| format!("{square}, rejected"),
    taken_back: |square| format!("{square}, taken back"),
    key: Key {
        title: "Path marks",
        choice: "on the path",
        given: "fixed",
        failed: "failed subtree",
        solved: "subtree with solutions",
        pruned: "rejected",
        unexplored: "unexplored",
    },
    result: "Result: ",
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
        Sentence::marked(&if total.is_exact && total.by_class {
            format!(
                "*{} up to symmetry*, {solutions} in all",
                numbers.whole(total.classes)
            )
        } else if total.is_exact {
            format!(
                "*{solutions}*, {} up to symmetry",
                numbers.whole(total.classes)
            )
        } else if total.is_first {
            "*First solution found*: the search stops there".to_owned()
        } else if total.is_stopped {
            format!("*At least {solutions}*: search stopped")
        } else if total.by_class {
            format!(
                "*At least {} up to symmetry* so far",
                numbers.whole(total.classes)
            )
        } else if total.is_over {
            format!("*At least {solutions}*")
        } else {
            format!("*At least {solutions}* so far")
        })
    },
    counters: "Counters",
    at_step: |step| format!("At step {step}"),
    not_counted: "not counted",
    counter: |problem, name| match problem {
        Problem::Knight => counter::knight(name),
        Problem::Queens | Problem::Domination => counter::queens(name),
    },
};
