//! `queens dominate` by frames: the search with its progress, and what it prints at the end.

use std::fmt;
use std::io::{self, Write};
use std::task::Poll;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use queens_core::frames::{Domination, Refutation};
use queens_core::{Goal, Instance, Problem, Square, Variant, Work};
use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;
use crate::output::print_summary;
use crate::summary::{ENGINE, milliseconds, square_names};
use crate::words::{no_set, several, too_few};

const ALGORITHM: &str = "frames";

/// Nodes between two looks at the progress: some hundredths of a second.
const SLICE: u64 = 1 << 14;

/// The parts of a whole bar.
const PARTS: f64 = 1000.0;

/// The result. JSON has the fields as keys, in this order.
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
    /// The number of queens of the sets; none if there is no set.
    size: Option<u8>,
    /// The number of sets found: all, where one does not suffice.
    sets: String,
    sets_up_to_symmetry: String,
    /// The bound from which the number rises.
    at_least: u8,
    /// The greatest number that is proven not to suffice.
    refuted: Option<u8>,
    nodes: String,
    /// The frames that were searched, up to symmetry.
    frames: String,
    /// One of the sets.
    witness: Option<Vec<String>>,
    /// Whether the sets are all there are.
    exact: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    list: Option<Vec<Vec<String>>>,
    elapsed_ms: f64,
    engine: &'static str,
    /// What was searched for each number that does not suffice, for people.
    #[serde(skip)]
    refutations: Vec<Refutation>,
}

/// Runs the search and prints what it finds: the sets as well, unless they are only counted.
pub(super) fn run(
    mut search: Domination,
    instance: &Instance,
    is_counted: bool,
    json: bool,
) -> Result<Answer, Failure> {
    let start = Instant::now();
    let style = ProgressStyle::with_template("{percent} % {bar:30} {msg}");
    let bar = ProgressBar::new(PARTS as u64);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let outcome = loop {
        if let Poll::Ready(outcome) = search.work(SLICE) {
            break outcome;
        }
        bar.set_position((search.progress() * PARTS) as u64);
        let (queens, nodes) = (
            several(search.k(), "queen"),
            several(search.nodes(), "node"),
        );
        bar.set_message(format!("{queens}, {nodes}"));
    };
    bar.finish_and_clear();
    outcome.map_err(Failure::miscounted)?;
    let elapsed = start.elapsed();
    let is_one = instance.goal() == Goal::First;
    let sets: Vec<Vec<Square>> = match is_counted {
        true => Vec::new(),
        false if is_one => search.classes().map(<[Square]>::to_vec).collect(),
        false => search.sets().into_iter().collect(),
    };
    let list = sets
        .iter()
        .map(|set| square_names(Problem::Domination, set));
    let summary = DominationSummary::new(&search, instance, elapsed);
    let answer = match summary.size {
        Some(_) => Answer::Done,
        None => Answer::No,
    };
    if json {
        let list = (!is_counted).then(|| list.collect());
        return print_summary(&DominationSummary { list, ..summary }, json, answer);
    }
    let mut out = io::stdout().lock();
    for set in list {
        writeln!(out, "{}", set.join(","))?;
    }
    drop(out);
    print_summary(&summary, json, answer)
}

impl DominationSummary {
    fn new(search: &Domination, instance: &Instance, elapsed: Duration) -> DominationSummary {
        let n = instance.size().get();
        let named = |set: &[Square]| square_names(Problem::Domination, set);
        let (is_one, sets, classes) = (
            instance.goal() == Goal::First,
            search.count(),
            search.class_count(),
        );
        DominationSummary {
            problem: Problem::Domination.name(),
            algorithm: ALGORITHM,
            n,
            m: n,
            goal: instance.goal().name(),
            variant: instance.variant().map(Variant::name),
            k: instance.k(),
            fixed: named(instance.given()),
            size: (sets > 0).then_some(search.k()),
            sets: if is_one {
                classes.to_string()
            } else {
                sets.to_string()
            },
            sets_up_to_symmetry: classes.to_string(),
            at_least: search.at_least(),
            refuted: search.refuted().last().map(|refuted| refuted.k),
            nodes: search.nodes().to_string(),
            frames: search.frames().to_string(),
            witness: search.classes().next().map(named),
            exact: !is_one || sets == 0,
            list: None,
            elapsed_ms: milliseconds(elapsed),
            engine: ENGINE,
            refutations: search.refuted().to_vec(),
        }
    }
}

impl fmt::Display for DominationSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DominationSummary { n, goal, .. } = self;
        write!(f, "{ALGORITHM}, n = {n}, ")?;
        if let Some(variant) = self.variant {
            write!(f, "{variant}, ")?;
        }
        if let Some(k) = self.k {
            write!(f, "k = {k}, ")?;
        }
        writeln!(f, "goal {goal}, {:.1} ms", self.elapsed_ms)?;
        let bound = several(self.at_least, "queen");
        writeln!(f, "lower bound {bound}, known without a search")?;
        for Refutation { k, nodes, frames } in &self.refutations {
            let claim = too_few(k);
            let (frames, nodes) = (several(frames, "frame"), several(nodes, "node"));
            writeln!(f, "{claim}: searched {frames} up to symmetry, {nodes}")?;
        }
        let Some(size) = self.size else {
            return writeln!(f, "{}", no_set(self.variant, self.k, &self.fixed));
        };
        writeln!(f, "{:20}{size:>16}", "size")?;
        // The fixed queens are the only set of their number that has them all.
        let has_one_candidate = self.k.map(usize::from) == Some(self.fixed.len());
        if !self.exact && !has_one_candidate {
            return writeln!(f, "one set found; there may be more");
        }
        writeln!(f, "{:20}{:>16}", "sets", self.sets)?;
        writeln!(
            f,
            "{:20}{:>16}",
            "sets_up_to_symmetry", self.sets_up_to_symmetry
        )
    }
}
