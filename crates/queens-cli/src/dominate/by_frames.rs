//! `queens dominate` by frames: the search with its progress, and what it prints at the end.

use std::fmt;
use std::io::{self, Write};
use std::task::Poll;
use std::time::{Duration, Instant};

use queens_core::frames::{Domination, Refutation};
use queens_core::{Goal, Instance, Problem, Square, Variant, Work};

use crate::Answer;
use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::{ProgressLine, duration, rate};
use crate::summary::{DominationSummary, ListedSolution, milliseconds, square_names};
use crate::words::{no_set, several, too_few};

const ALGORITHM: &str = "frames";

/// Nodes between two looks at the progress: some hundredths of a second.
const SLICE: u64 = 1 << 14;

/// The results for people.
struct SearchReport {
    summary: DominationSummary,
    /// The searches for each number of queens that does not suffice.
    refutations: Vec<Refutation>,
}

/// Runs the search and prints what it finds: the sets as well, unless they are only counted.
pub(super) fn run(
    mut search: Domination,
    instance: &Instance,
    json: bool,
) -> Result<Answer, Failure> {
    let start = Instant::now();
    let line = ProgressLine::new();
    let outcome = loop {
        if let Poll::Ready(outcome) = search.work(SLICE) {
            break outcome;
        }
        // Frames take very different times, so the time left is not known.
        line.show(None, |elapsed| {
            let (queens, frames) = (several(search.k(), "queen"), 100.0 * search.progress());
            let rate = rate(search.nodes(), "node", elapsed);
            let time = duration(elapsed);
            format!("{queens}, {frames:.0} % of the frames, {rate}{time}")
        });
    };
    drop(line);
    outcome.map_err(Failure::miscounted)?;
    let elapsed = start.elapsed();
    let sets: Vec<Vec<Square>> = match instance.goal() {
        Goal::Count => Vec::new(),
        Goal::First => search.classes().map(<[Square]>::to_vec).collect(),
        Goal::All => search.sets().into_iter().collect(),
    };
    let summary = summary(&search, instance, &sets, elapsed);
    let answer = match summary.size {
        Some(_) => Answer::Done,
        None => Answer::No,
    };
    if json {
        return print_json(&summary, answer);
    }
    let mut out = io::stdout().lock();
    for set in sets {
        writeln!(out, "{}", square_names(Problem::Domination, &set).join(","))?;
    }
    drop(out);
    let refutations = search.refuted().to_vec();
    let report = SearchReport {
        summary,
        refutations,
    };
    print(report, answer)
}

fn summary(
    search: &Domination,
    instance: &Instance,
    sets: &[Vec<Square>],
    elapsed: Duration,
) -> DominationSummary {
    let n = instance.size().get().into();
    let listed = |set: &[Square]| ListedSolution::new(instance, set);
    let is_one = instance.goal() == Goal::First;
    let (count, classes) = (search.count(), search.class_count());
    DominationSummary {
        problem: Problem::Domination.name(),
        algorithm: ALGORITHM,
        n,
        m: n,
        goal: instance.goal().name(),
        variant: instance.variant().map(Variant::name),
        k: instance.k(),
        fixed: square_names(Problem::Domination, instance.given()),
        size: (count > 0).then_some(search.k().into()),
        sets: if is_one { classes } else { count }.to_string(),
        sets_up_to_symmetry: classes.to_string(),
        at_least: Some(search.at_least().into()),
        refuted: search.refuted().last().map(|refuted| refuted.k.into()),
        nodes: search.nodes().to_string(),
        frames: Some(search.frames().to_string()),
        witness: search.classes().next().map(listed),
        exact: !is_one || count == 0,
        list: (instance.goal() != Goal::Count)
            .then(|| sets.iter().map(|set| listed(set)).collect()),
        elapsed_ms: milliseconds(elapsed),
    }
}

impl fmt::Display for SearchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let summary = &self.summary;
        let DominationSummary { n, goal, .. } = summary;
        write!(f, "{ALGORITHM}, n = {n}, ")?;
        if let Some(variant) = summary.variant {
            write!(f, "{variant}, ")?;
        }
        if let Some(k) = summary.k {
            write!(f, "k = {k}, ")?;
        }
        writeln!(f, "goal {goal}, {:.1} ms", summary.elapsed_ms)?;
        let bound = several(summary.at_least.unwrap_or_default(), "queen");
        writeln!(f, "lower bound {bound}, known without a search")?;
        for Refutation { k, nodes, frames } in &self.refutations {
            let claim = too_few(k);
            let (frames, nodes) = (several(frames, "frame"), several(nodes, "node"));
            writeln!(f, "{claim}: searched {frames} up to symmetry, {nodes}")?;
        }
        let Some(size) = summary.size else {
            return writeln!(f, "{}", no_set(summary.variant, summary.k, &summary.fixed));
        };
        writeln!(f, "{:20}{size:>16}", "size")?;
        // The fixed queens are the only set of their number that has them all.
        let has_one_candidate = summary.k.map(usize::from) == Some(summary.fixed.len());
        if !summary.exact && !has_one_candidate {
            return writeln!(f, "one set found; there may be more");
        }
        writeln!(f, "{:20}{:>16}", "sets", summary.sets)?;
        writeln!(
            f,
            "{:20}{:>16}",
            "sets_up_to_symmetry", summary.sets_up_to_symmetry
        )
    }
}
