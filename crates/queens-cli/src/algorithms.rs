//! `queens algorithms`: lists the algorithms and the boards that each of them accepts.

use std::fmt;

use clap::Args;
use queens_core::{Algorithm, BoardSize, GivenSupport, Goal, Instance, Setup, algorithm};
use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;
use crate::output::print_summary;

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens algorithms
  queens algorithms --json")]
pub(crate) struct AlgorithmsOptions {
    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Registry {
    algorithms: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    problem: &'static str,
    goals: Vec<&'static str>,
    default_goal: &'static str,
    least_n: u8,
    most_n: u8,
    /// The largest n without fixed squares. It can be below `most_n`, because fixed squares leave fewer candidates.
    most_n_empty: u8,
    /// The largest n without a trace. `None` if it is not above `most_n`.
    most_n_untraced: Option<u16>,
    accepts_fixed: bool,
    /// Whether one square may be fixed, and no more: the start of the tour.
    starts: bool,
    cap: Option<String>,
    seeded: bool,
    /// Whether the search has steps.
    traced: bool,
    operation_names: Vec<&'static str>,
    code_lines: usize,
}

impl From<&'static Algorithm> for Entry {
    fn from(algorithm: &'static Algorithm) -> Entry {
        let capabilities = &algorithm.capabilities;
        Entry {
            id: algorithm.id,
            problem: algorithm.problem.name(),
            goals: capabilities.goals.iter().copied().map(Goal::name).collect(),
            default_goal: algorithm.default_goal().name(),
            least_n: *capabilities.sizes.start(),
            most_n: *capabilities.sizes.end(),
            most_n_empty: max_files_without_fixed(algorithm),
            most_n_untraced: capabilities.max_large_n,
            accepts_fixed: capabilities.given != GivenSupport::Refused,
            starts: capabilities.given == GivenSupport::Start,
            cap: capabilities.cap.map(|cap| cap.to_string()),
            seeded: capabilities.is_random,
            traced: algorithm.is_traced(),
            operation_names: algorithm
                .operations
                .iter()
                .map(|operation| operation.name)
                .collect(),
            code_lines: algorithm.listing.len(),
        }
    }
}

/// The largest n that the algorithm accepts without fixed squares, or 0 if there is none.
fn max_files_without_fixed(algorithm: &Algorithm) -> u8 {
    let accepted = |n: u8| {
        let size = BoardSize::new(n.into()).ok()?;
        let setup = Setup::new(algorithm.problem, size, algorithm.default_goal());
        let instance = Instance::new(setup).ok()?;
        algorithm.accepts(&instance).ok().map(|()| n)
    };
    let sizes = algorithm.capabilities.sizes.clone();
    sizes.rev().find_map(accepted).unwrap_or(0)
}

/// One line that describes the searches that the algorithm accepts.
fn support_line(entry: &Entry) -> String {
    let (least, most, empty) = (entry.least_n, entry.most_n, entry.most_n_empty);
    let sizes = match entry.most_n_untraced {
        _ if empty < most => format!("n = {least}–{most} ({least}–{empty} with nothing fixed)"),
        Some(untraced) => format!("n = {least}–{most} (to {untraced} without a trace)"),
        None => format!("n = {least}–{most}"),
    };
    let fixed = match (entry.accepts_fixed, entry.starts) {
        (_, true) => "one",
        (true, false) => "any",
        (false, false) => "no",
    };
    let draws = if entry.seeded {
        ", draws from a seed"
    } else {
        ""
    };
    let steps = if entry.traced { "" } else { ", no steps" };
    let (problem, goals) = (entry.problem, entry.goals.join(" "));
    format!("{problem}, {sizes}, goals {goals}, {fixed} square may be fixed{draws}{steps}")
}

impl fmt::Display for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.algorithms.iter().map(|entry| entry.id.len());
        let width = widths.max().unwrap_or(0);
        let mut entries = self.algorithms.iter();
        entries.try_for_each(|entry| writeln!(f, "{:width$}  {}", entry.id, support_line(entry)))
    }
}

impl AlgorithmsOptions {
    /// Prints the list.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let algorithms = algorithm::every().map(Entry::from).collect();
        print_summary(&Registry { algorithms }, self.json, Answer::Done)
    }
}
