//! The results of `queens dominate` with any engine, as one JSON object or as lines.

use std::fmt;
use std::io::{self, Write};
use std::time::Duration;

use queens_core::{Goal, Instance, Square, Variant};
use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;
use crate::output::print_summary;
use crate::search::Refutation;
use crate::summary::{milliseconds, square_names};
use crate::words::{no_set, several};

/// The sets that an engine has found.
pub(super) struct Sets {
    /// The id of the algorithm.
    pub(super) engine: &'static str,
    /// The number of queens in each set. `None` if there is no set.
    pub(super) size: Option<u16>,
    pub(super) count: u64,
    pub(super) class_count: u64,
    /// The lower bound on the size from which the search started. `None` if the engine reports no bound.
    pub(super) at_least: Option<u16>,
    pub(super) refutations: Vec<Refutation>,
    pub(super) nodes: u64,
    /// The number of frames searched, up to symmetry. `None` if the engine does not use frames.
    pub(super) frames: Option<u64>,
    pub(super) witness: Option<Vec<Square>>,
    /// The sets. Empty if they are only counted.
    pub(super) list: Vec<Vec<Square>>,
}

/// The results. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct DominationSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    m: u8,
    goal: &'static str,
    variant: Option<&'static str>,
    k: Option<u16>,
    fixed: Vec<String>,
    size: Option<u16>,
    sets: String,
    sets_up_to_symmetry: String,
    at_least: Option<u16>,
    /// The greatest number of queens that the search has proven too small.
    refuted: Option<u16>,
    nodes: String,
    frames: Option<String>,
    witness: Option<Vec<String>>,
    /// Whether `sets` is the number of all sets of this size.
    exact: bool,
    list: Option<Vec<Vec<String>>>,
    elapsed_ms: f64,
    #[serde(skip)]
    refutations: Vec<Refutation>,
}

/// Prints the results. Without `json`, first prints the listed sets, one per line.
pub(super) fn print(
    instance: &Instance,
    sets: Sets,
    elapsed: Duration,
    json: bool,
) -> Result<Answer, Failure> {
    let (problem, goal) = (instance.problem(), instance.goal());
    let names = |squares: &[Square]| square_names(problem, squares);
    let list = sets.list.iter().map(|set| names(set));
    if !json {
        let mut out = io::stdout().lock();
        for set in list.clone() {
            writeln!(out, "{}", set.join(","))?;
        }
    }
    let summary = DominationSummary {
        problem: problem.name(),
        algorithm: sets.engine,
        n: instance.size().files(),
        m: instance.size().ranks(),
        goal: goal.name(),
        variant: instance.variant().map(Variant::name),
        k: instance.k(),
        fixed: names(instance.given()),
        size: sets.size,
        sets: sets.count.to_string(),
        sets_up_to_symmetry: sets.class_count.to_string(),
        at_least: sets.at_least,
        refuted: sets.refutations.last().map(|refuted| refuted.k),
        nodes: sets.nodes.to_string(),
        frames: sets.frames.map(|frames| frames.to_string()),
        witness: sets.witness.as_deref().map(names),
        exact: goal != Goal::First || sets.size.is_none(),
        list: (goal != Goal::Count).then(|| list.collect()),
        elapsed_ms: milliseconds(elapsed),
        refutations: sets.refutations,
    };
    let answer = match summary.size {
        Some(_) => Answer::Done,
        None => Answer::No,
    };
    print_summary(&summary, json, answer)
}

impl DominationSummary {
    /// Whether only one set of this size is possible: the fixed queens or the whole board.
    fn has_one_candidate(&self) -> bool {
        let area = usize::from(self.n) * usize::from(self.m);
        let size = self.size.map(usize::from);
        size.is_some_and(|size| size == self.fixed.len() || size == area)
    }
}

impl fmt::Display for DominationSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, n = {}, ", self.algorithm, self.n)?;
        if let Some(variant) = self.variant {
            write!(f, "{variant}, ")?;
        }
        if let Some(k) = self.k {
            write!(f, "k = {k}, ")?;
        }
        writeln!(f, "goal {}, {:.1} ms", self.goal, self.elapsed_ms)?;
        if let Some(at_least) = self.at_least {
            let bound = several(at_least, "queen");
            writeln!(f, "lower bound {bound}, known without a search")?;
        }
        for refutation in &self.refutations {
            writeln!(f, "{refutation}")?;
        }
        let Some(size) = self.size else {
            return writeln!(f, "{}", no_set(self.variant, self.k, &self.fixed));
        };
        writeln!(f, "{:20}{size:>16}", "size")?;
        if !self.exact && !self.has_one_candidate() {
            return writeln!(f, "one set found; there may be more");
        }
        let (sets, classes) = (&self.sets, &self.sets_up_to_symmetry);
        writeln!(f, "{:20}{sets:>16}", "sets")?;
        writeln!(f, "{:20}{classes:>16}", "sets_up_to_symmetry")
    }
}
