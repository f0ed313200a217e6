//! `queens run`: runs one search to its end and prints its counters and results. The text output prints each solution
//! as soon as the search finds it. With the goal `count`, the search leaves no trace.

use std::io::{self, Write};
use std::time::Instant;

use queens_core::formats::{Border, drawn};
use queens_core::knight::existence::{self, Obstacle};
use queens_core::{Accepted, Instance, Problem, Square, Variant};

use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::output::{note, print_summary};
use crate::search::{Found, searched};
use crate::summary::{ListedSolution, RunSummary, square_names};
use crate::{Answer, large};

/// The form of the listed solutions in text output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listing {
    /// The output format of the algorithm's exercise sheet.
    Sheet,
    /// The names of the squares, separated by commas.
    Squares,
}

/// Runs the search that the options describe, and prints its results.
pub(crate) fn run(options: &SearchOptions) -> Result<Answer, Failure> {
    if let Some(instance) = options.large()? {
        return large::run(options, &instance);
    }
    let summary = results(options, Listing::Sheet)?;
    print_summary(&summary, options.json, summary.answer())
}

/// Runs the search and returns its results. Without `--json`, prints the listed solutions during the search.
pub(crate) fn results(options: &SearchOptions, listing: Listing) -> Result<RunSummary, Failure> {
    let accepted = options.accept()?;
    let start = Instant::now();
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let (problem, size, goal) = (instance.problem(), instance.size(), instance.goal());
    let obstacle = obstacle(&accepted);
    // A search with a trace may take long, so the answer is printed before the search.
    if let Some(obstacle) = obstacle.filter(|_| algorithm.is_traced()) {
        note(format!("there is no such tour: {obstacle}"));
    }
    let list = options.list.unwrap_or(0);
    let draw = if options.draw {
        options.list.unwrap_or(u64::MAX)
    } else {
        0
    };
    let mut out = io::stdout().lock();
    let (mut listed, mut sheet, mut drawings) = (Vec::new(), Vec::new(), Vec::new());
    let on_solution = |number: u64, squares: &[Square]| {
        let drawing = (number <= draw).then(|| drawn(Border::Framed, size, squares) + "\n");
        let is_listed = number <= list;
        if options.json {
            listed.extend(is_listed.then(|| ListedSolution::new(instance, squares)));
            sheet.extend(is_listed.then(|| algorithm.write(number, size, squares)));
            drawings.extend(drawing);
            return Ok(());
        }
        let line = is_listed.then(|| match listing {
            Listing::Sheet => algorithm.write(number, size, squares),
            Listing::Squares => square_names(problem, squares).join(","),
        });
        let mut lines = line.into_iter().chain(drawing);
        Ok(lines.try_for_each(|text| writeln!(out, "{text}"))?)
    };
    let found = searched(&accepted, options.symmetry, list.max(draw), on_solution)?;
    let elapsed = start.elapsed();
    let found = Found {
        // If the answer is known without a search, it does not matter that the search stopped at its cap.
        is_capped: found.is_capped && obstacle.is_none(),
        why: obstacle.map(|obstacle| obstacle.to_string()),
        ..found
    };
    let pieces = found.counters.depth as usize;
    let sides = [size.files(), size.ranks()].map(u16::from);
    let mut summary = RunSummary::new(algorithm, sides, goal, found, elapsed);
    summary.variant = instance.variant().map(Variant::name);
    summary.k = instance.k();
    summary.seed = instance.seed().map(|seed| seed.to_string());
    summary.fixed = square_names(problem, &algorithm.traversal.given(instance));
    summary.blocked = square_names(problem, instance.blocked());
    summary.list = listed;
    summary.sheet = sheet;
    summary.drawings = options.draw.then_some(drawings);
    if has_one_candidate(instance, pieces) {
        summary.drop_remark();
    }
    Ok(summary)
}

/// Whether at most one set of this number of pieces contains the fixed pieces, and so can be a solution.
fn has_one_candidate(instance: &Instance, pieces: usize) -> bool {
    let (size, given) = (instance.size(), instance.given().len());
    match instance.problem() {
        Problem::Queens => given + 1 >= size.width(),
        Problem::Domination => pieces == given || pieces == size.area(),
        Problem::Knight => false,
    }
}

/// The reason why there is no tour. `None` if only a search can show whether there is a tour.
fn obstacle(accepted: &Accepted) -> Option<Obstacle> {
    let instance = accepted.instance();
    if instance.problem() != Problem::Knight {
        return None;
    }
    let start = *accepted.algorithm().traversal.given(instance).first()?;
    existence::obstacle(
        instance.size(),
        instance.blocked(),
        start,
        instance.variant(),
    )
}
