//! Before the start: the seed, what the search will cost, why it cannot be run and what can be done.

use queens_core::Unsupported;
use queens_page::settings::Family;

use super::setup;
use crate::Sentence;
use crate::start::{StartTexts, names, side};

pub(crate) const TEXTS: StartTexts = StartTexts {
    seed: "Seed",
    new_seed: "New seed",
    families: |family| match family {
        Family::Columns => "Column by column",
        Family::Rows => "Row by row",
        Family::BruteForce => "Brute force",
        Family::Random => "Random",
        Family::Heuristics => "Heuristics",
        Family::Others => "Others",
    },
    goals_lacking: |goals| format!("Not with this algorithm: {goals}"),
    goal_changed: |from, to| {
        format!("This algorithm does not have the goal “{from}”; “{to}” is chosen")
    },
    refused: |why, numbers| {
        match why {
        Unsupported::Size {
            n, is_ranks, sizes, ..
        } => format!(
            "This algorithm works on boards from {side} = {} to {}, and {side} is {n}.",
            sizes.start(),
            sizes.end(),
            side = side(*is_ranks)
        ),
        Unsupported::Goal { goal, goals, .. } => format!(
            "This algorithm does not have the goal “{}”, only: {}.",
            names(&[*goal], setup::TEXTS.goals),
            names(goals, setup::TEXTS.goals)
        ),
        Unsupported::Given { .. } => {
            "This algorithm starts from an empty board: it cannot keep fixed queens.".to_owned()
        }
        Unsupported::Problem { .. } => "This algorithm solves another problem.".to_owned(),
        Unsupported::Queens { k: Some(k), n, .. } => format!(
            "By frames only sets of fewer queens than columns are found: k is {k}, at most {} here.",
            n - 1
        ),
        Unsupported::Queens { .. } => {
            "By frames only sets of fewer queens than columns are found, and here more may be needed."
                .to_owned()
        }
        Unsupported::Starts { count, .. } => {
            format!("This algorithm starts from one square, and {count} are fixed.")
        }
        Unsupported::Endless { given, .. } if !given.is_empty() => {
            "It draws until it finds a solution, and none has these fixed queens: it would never end."
                .to_owned()
        }
        Unsupported::Endless { n, .. } => format!(
            "It draws until it finds a solution, and the {n}×{n} board has none: it would never end."
        ),
        Unsupported::Space { most, .. } => format!(
            "Too many candidates to look at one by one: this page looks at {} at most, however fast the machine is.",
            numbers.whole(*most)
        ),
    }
    },
    cannot_run: || Sentence::marked("*This cannot be run.* The setup says why, and what can."),
    alternative: "What works instead",
    use_algorithm: |name| format!("Use “{name}”"),
    use_size: |n| format!("Set n\u{a0}=\u{a0}{n}"),
    use_goal: |goal| format!("Choose “{goal}”"),
    free_queens: "Free the fixed queens",
    cost: "Cost before start",
    candidates: "Candidates",
    time: "Time for all",
    measured: |rate| format!("at {rate} a second, as measured in this browser"),
    assumed: |rate| format!("if {rate} a second are looked at (assumed, not measured)"),
    years: |years| format!("{years} years"),
};
