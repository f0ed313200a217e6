//! The counters and results that `run` prints at the end, as one JSON object or as lines.

use std::fmt;
use std::time::Duration;

pub(crate) use queens_core::event_text::square_names;
use queens_core::{
    Count, Counters, Descriptor, Goal, Instance, Placement, Problem, Square, Variant,
};
use serde::{Serialize, Serializer};

use crate::Answer;
use crate::search::{Found, Refutation};
use crate::words::{no_set, several};

/// The time in milliseconds, with three decimals, for the key `elapsed_ms`.
pub(crate) fn milliseconds(elapsed: Duration) -> f64 {
    elapsed.as_micros() as f64 / 1e3
}

/// Counts with their names. In JSON, the counts are strings, because a count may be too large for an exact JSON number.
pub(crate) struct NamedCounts(pub(crate) Vec<(&'static str, u64)>);

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

/// The counters that all algorithms share, without the depth, in the order of the output.
const COUNTS: [Count; 6] = [
    Count::Solutions,
    Count::Fundamental,
    Count::Tests,
    Count::Placements,
    Count::Removals,
    Count::Nodes,
];

/// The results of a run. The fields are the JSON keys, in this order.
#[derive(Serialize)]
pub(crate) struct RunSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u16,
    m: u16,
    goal: &'static str,
    pub(crate) variant: Option<&'static str>,
    pub(crate) k: Option<u16>,
    pub(crate) seed: Option<String>,
    pub(crate) fixed: Vec<String>,
    /// Left out if no square is blocked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) blocked: Vec<String>,
    #[serde(flatten)]
    counts: NamedCounts,
    #[serde(flatten)]
    sets: Option<DominatingSets>,
    #[serde(flatten)]
    tour: Option<NoTour>,
    max_depth: u64,
    operations: NamedCounts,
    /// Whether it is certain that the search found all solutions.
    exact: bool,
    /// The listed solutions, in the order in which the search found them.
    pub(crate) list: Vec<ListedSolution>,
    /// The listed solutions, in the output format of the exercise sheet.
    pub(crate) sheet: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) drawings: Option<Vec<String>>,
    elapsed_ms: f64,
    #[serde(skip)]
    solutions: u64,
    /// The counters in the text output: only those that this search keeps.
    #[serde(skip)]
    shown: NamedCounts,
    /// A line about solutions that the search may have missed, or the reason why there is no tour. Otherwise empty.
    #[serde(skip)]
    remark: String,
    /// The answer to the question of whether a solution exists.
    #[serde(skip)]
    existence: Answer,
}

/// The results of a run for dominating sets. Only a run with a trace reports the refuted smaller sizes.
#[derive(Serialize)]
struct DominatingSets {
    size: Option<u16>,
    #[serde(flatten)]
    counts: NamedCounts,
    at_least: Option<u16>,
    refuted: Option<u16>,
    refuted_sizes: Option<Vec<Refutation>>,
}

/// The key `why`, which only searches for knight's tours have.
#[derive(Serialize)]
struct NoTour {
    /// The reason why there is no tour. `None` unless it is certain that there is no tour.
    why: Option<String>,
}

/// A solution in the JSON list.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ListedSolution {
    /// For queens, the row of each column, from 0.
    Rows(Vec<u16>),
    /// For the other problems, the names of the squares.
    Squares(Vec<String>),
}

impl ListedSolution {
    /// The squares of a solution, in the form for the problem of the instance.
    pub(crate) fn new(instance: &Instance, squares: &[Square]) -> ListedSolution {
        if instance.problem() != Problem::Queens {
            return ListedSolution::Squares(square_names(instance.problem(), squares));
        }
        let placement = Placement::new(instance.size(), squares);
        let rows = placement.iter().flat_map(|placement| placement.rows());
        ListedSolution::Rows(rows.copied().map(u16::from).collect())
    }
}

impl RunSummary {
    /// The results of a search on `n` files and `m` ranks. The caller adds the options, the solutions and the drawings.
    pub(crate) fn new(
        algorithm: &'static Descriptor,
        [n, m]: [u16; 2],
        goal: Goal,
        found: Found,
        elapsed: Duration,
    ) -> RunSummary {
        let Found {
            counters,
            is_capped,
            proof,
            why,
        } = found;
        let Counters {
            solutions, depth, ..
        } = counters;
        let named = |count: Count| Some((count.name()?, counters.get(count)));
        let operations = algorithm.operations.iter().map(|operation| operation.name);
        let operations: Vec<_> = operations.zip(counters.operations).collect();
        let shown = COUNTS.into_iter().chain([Count::Depth]);
        let shown =
            shown.filter(|&count| algorithm.shows(count) && algorithm.traversal.keeps(count));
        let shown = shown.filter_map(named).chain(operations.clone());
        let exact = !is_capped && algorithm.is_exact(goal, solutions);
        let searched = || {
            let calls = several(counters.nodes, "call");
            format!("a full search of {calls} found none")
        };
        let is_tourless = algorithm.problem == Problem::Knight && solutions == 0 && exact;
        let why = is_tourless.then(|| why.unwrap_or_else(searched));
        let remark = match (&why, counters.nodes) {
            (Some(why), _) => format!("no such tour: {why}\n"),
            _ if exact => String::new(),
            (_, 0) if is_capped => "given up at the cap; there may be solutions\n".into(),
            (_, nodes) if is_capped => {
                let nodes = several(nodes, "node");
                format!("given up after {nodes}; there may be solutions\n")
            }
            _ if solutions == 0 => "ended without a solution; there may be solutions\n".into(),
            _ => "stopped at the first solution; there may be more\n".into(),
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
            blocked: Vec::new(),
            counts: NamedCounts(COUNTS.into_iter().filter_map(named).collect()),
            sets: (algorithm.problem == Problem::Domination).then(|| DominatingSets {
                // Every search tries the sizes in increasing order. So the greatest depth is the size of the sets that
                // it found.
                size: (solutions > 0).then_some(depth as u16),
                counts: NamedCounts(vec![
                    ("sets", solutions),
                    ("sets_up_to_symmetry", counters.fundamental),
                ]),
                at_least: proof.as_ref().map(|proof| proof.at_least),
                refuted: proof
                    .as_ref()
                    .and_then(|proof| Some(proof.refutations.last()?.k)),
                refuted_sizes: proof.map(|proof| proof.refutations),
            }),
            tour: (algorithm.problem == Problem::Knight).then_some(NoTour { why }),
            max_depth: depth,
            operations: NamedCounts(operations),
            exact,
            list: Vec::new(),
            sheet: Vec::new(),
            drawings: None,
            elapsed_ms: milliseconds(elapsed),
            solutions,
            shown: NamedCounts(shown.collect()),
            remark,
            existence: if exact && solutions == 0 {
                Answer::No
            } else if !exact && (solutions == 0 || is_capped) {
                Answer::Undecided
            } else {
                Answer::Done
            },
        }
    }

    /// The answer of the command. Only the goal `first` asks whether there is a solution.
    pub(crate) fn answer(&self) -> Answer {
        match self.existence {
            Answer::No if self.goal != Goal::First.name() => Answer::Done,
            answer => answer,
        }
    }

    /// Removes the remark about further solutions if one solution was found. The caller must know that no other
    /// solution is possible.
    pub(crate) fn drop_remark(&mut self) {
        if self.solutions == 1 {
            self.remark.clear();
        }
    }

    /// Whether the search counted closed tours, each of which it finds in both directions.
    fn counts_directions(&self) -> bool {
        let is_closed = self.variant == Some(Variant::Closed.name());
        is_closed && self.goal != Goal::First.name() && self.solutions > 0
    }

    /// Removes all counters from the text output except those with the given names.
    pub(crate) fn show_only(&mut self, names: &[&str]) {
        self.shown.0.retain(|(name, _)| names.contains(name));
    }
}

impl fmt::Display for RunSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RunSummary { n, m, .. } = self;
        write!(f, "{}, n = {n}, ", self.algorithm)?;
        if n != m {
            write!(f, "m = {m}, ")?;
        }
        if let Some(variant) = self.variant {
            write!(f, "{variant}, ")?;
        }
        write!(f, "goal {}, ", self.goal)?;
        if let Some(seed) = &self.seed {
            write!(f, "seed {seed}, ")?;
        }
        writeln!(f, "{:.1} ms", self.elapsed_ms)?;
        f.write_str(&self.remark)?;
        if self.counts_directions() {
            writeln!(f, "each closed tour counts once in each direction")?;
        }
        if let Some(sets) = &self.sets {
            sets.fmt(f)?;
            if self.existence == Answer::No {
                writeln!(f, "{}", no_set(self.variant, self.k, &self.fixed))?;
            }
        }
        self.shown.fmt(f)
    }
}

impl fmt::Display for DominatingSets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(at_least) = self.at_least.filter(|&queens| queens > 0) {
            let bound = several(at_least, "queen");
            writeln!(
                f,
                "lower bound {bound}, from the most squares that a queen covers"
            )?;
        }
        for refutation in self.refuted_sizes.iter().flatten() {
            writeln!(f, "{refutation}")?;
        }
        if let Some(size) = self.size {
            writeln!(f, "{:20}{size:>16}", "size")?;
        }
        self.counts.fmt(f)
    }
}
