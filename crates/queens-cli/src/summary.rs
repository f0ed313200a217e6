//! What `run` prints at the end: counters and results, as one JSON object or as lines.

use std::fmt;
use std::io::Write;
use std::time::Duration;

use queens_core::{Count, Counters, Descriptor, Goal, Problem, Square};
use serde::{Serialize, Serializer};

use crate::failure::Failure;

/// The engine that found the results.
pub(crate) const ENGINE: &str = concat!("queens-core ", env!("CARGO_PKG_VERSION"));

/// Prints what a command found, as one JSON object on one line or for people.
pub(crate) fn print(
    out: &mut impl Write,
    summary: &(impl Serialize + fmt::Display),
    json: bool,
) -> Result<(), Failure> {
    match json {
        true => writeln!(out, "{}", serde_json::to_string(summary)?)?,
        false => write!(out, "{summary}")?,
    }
    Ok(())
}

/// The milliseconds of `elapsed_ms`.
pub(crate) fn milliseconds(elapsed: Duration) -> f64 {
    elapsed.as_micros() as f64 / 1e3
}

/// The names of the squares of a solution: of a tour in the order of visiting, else by file, then by rank.
pub(crate) fn names(problem: Problem, squares: &[Square]) -> Vec<String> {
    let mut squares = squares.to_vec();
    if problem != Problem::Knight {
        squares.sort();
    }
    squares.iter().map(Square::to_string).collect()
}

/// Counts by their names. They are printed as strings: they may exceed what a JSON number holds exactly.
pub(crate) struct NamedCounts(Vec<(&'static str, u64)>);

impl Serialize for NamedCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counts = self.0.iter();
        serializer.collect_map(counts.map(|&(name, value)| (name, value.to_string())))
    }
}

impl fmt::Display for NamedCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut counts = self.0.iter();
        counts.try_for_each(|(name, value)| writeln!(f, "{name:20}{value:>16}"))
    }
}

/// The counters that every algorithm has, in the order in which they are printed, but the depth.
const COUNTS: [Count; 6] = [
    Count::Solutions,
    Count::Fundamental,
    Count::Tests,
    Count::Placements,
    Count::Removals,
    Count::Nodes,
];

/// The results of a run. JSON has the fields as keys, in this order.
#[derive(Serialize)]
pub(crate) struct RunSummary {
    pub(crate) problem: &'static str,
    pub(crate) algorithm: &'static str,
    pub(crate) n: u16,
    pub(crate) m: u16,
    pub(crate) goal: &'static str,
    pub(crate) variant: Option<&'static str>,
    pub(crate) k: Option<u16>,
    pub(crate) seed: Option<String>,
    pub(crate) fixed: Vec<String>,
    #[serde(flatten)]
    counts: NamedCounts,
    #[serde(flatten)]
    sets: Option<DominatingSets>,
    max_depth: u64,
    operations: NamedCounts,
    /// Whether the solutions are all there are.
    pub(crate) exact: bool,
    /// The listed solutions, in the order found.
    pub(crate) list: Vec<ListedSolution>,
    /// The same as the sheet prints them.
    pub(crate) sheet: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) drawings: Option<Vec<String>>,
    elapsed_ms: f64,
    engine: &'static str,
    /// The counters that this search counts; the others stay 0, which is no result for people.
    #[serde(skip)]
    shown: NamedCounts,
    /// What the number of solutions leaves open, for people.
    #[serde(skip)]
    remark: Option<String>,
}

/// What a search for dominating sets has found.
#[derive(Serialize)]
struct DominatingSets {
    size: Option<u64>,
    sets: String,
    sets_up_to_symmetry: String,
}

/// A solution of the list.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ListedSolution {
    /// The row of each column, from 0.
    Rows(Vec<u16>),
    /// The names of the squares.
    Squares(Vec<String>),
}

impl RunSummary {
    /// The results of a search on n files and m ranks. Options, solutions and drawings are left out.
    pub(crate) fn new(
        algorithm: &'static Descriptor,
        [n, m]: [u16; 2],
        goal: Goal,
        counters: &Counters,
        is_capped: bool,
        elapsed: Duration,
    ) -> RunSummary {
        let named = |count: Count| Some((count.name()?, counters.get(count)));
        let shown = COUNTS.into_iter().chain([Count::Depth]);
        let shown = shown.filter(|&it| algorithm.shows(it) && algorithm.traversal.keeps(it));
        let operations = algorithm.operations.iter().map(|operation| operation.name);
        let solutions = counters.solutions;
        let exact = !is_capped && algorithm.is_exact(goal, solutions);
        let remark = match counters.nodes {
            0 if is_capped => "given up at the cap; there may be solutions".into(),
            nodes if is_capped => format!("given up after {nodes} nodes; there may be solutions"),
            _ if solutions == 0 => "ended without a solution; there may be solutions".into(),
            _ => "stopped at the first solution; there may be more".into(),
        };
        RunSummary {
            problem: algorithm.problem.name(),
            algorithm: algorithm.id,
            n,
            m,
            goal: goal.name(),
            variant: None,
            k: None,
            seed: None,
            fixed: Vec::new(),
            counts: NamedCounts(COUNTS.into_iter().filter_map(named).collect()),
            sets: (algorithm.problem == Problem::Domination).then(|| DominatingSets {
                // Sets grow, so that those found are the largest that stood.
                size: (solutions > 0).then_some(counters.depth),
                sets: solutions.to_string(),
                sets_up_to_symmetry: counters.fundamental.to_string(),
            }),
            max_depth: counters.depth,
            operations: NamedCounts(operations.zip(counters.operations).collect()),
            exact,
            list: Vec::new(),
            sheet: Vec::new(),
            drawings: None,
            elapsed_ms: milliseconds(elapsed),
            engine: ENGINE,
            shown: NamedCounts(shown.filter_map(named).collect()),
            remark: (!exact).then_some(remark),
        }
    }
}

impl fmt::Display for RunSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RunSummary { n, m, .. } = self;
        write!(f, "{}, n = {n}, ", self.algorithm)?;
        if n != m {
            write!(f, "m = {m}, ")?;
        }
        write!(f, "goal {}, ", self.goal)?;
        if let Some(seed) = &self.seed {
            write!(f, "seed {seed}, ")?;
        }
        writeln!(f, "{:.1} ms", self.elapsed_ms)?;
        if let Some(remark) = &self.remark {
            writeln!(f, "{remark}")?;
        }
        write!(f, "{}{}", self.shown, self.operations)
    }
}
