//! `queens run`: one search to its end, its counters and results. Solutions are printed as they are found;
//! goal count leaves no trace. `dominate` and `tour` are presets of it.

use std::io::{self, Write};
use std::time::Instant;

use queens_core::formats::{Border, drawn};
use queens_core::knight::existence::{self, Obstacle};
use queens_core::{Accepted, Goal, Instance, Problem, Square, Variant};

use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::output::{note, print_json, print_summary};
use crate::progress::SearchProgress;
use crate::search::{Found, counted, traced};
use crate::summary::{ListedSolution, RunSummary, square_names};
use crate::{Answer, large, rotations};

/// The subcommand that runs the search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Preset {
    None,
    /// The least sets, listed by their squares; people see results and no counters.
    Dominate,
    /// One tour by rotations, listed by its squares. There is no search if the board is known to have no tour.
    Tour,
}

/// Runs the search that the options describe.
pub(crate) fn run(options: &SearchOptions, preset: Preset) -> Result<Answer, Failure> {
    if let Some(instance) = options.large()? {
        return large::run(options, &instance);
    }
    let accepted = options.accept()?;
    let start = Instant::now();
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let (problem, size, goal) = (instance.problem(), instance.size(), instance.goal());
    let obstacle = obstacle(&accepted);
    if let Some(obstacle) = obstacle.filter(|_| preset == Preset::None) {
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
    let see = |number: u64, squares: &[Square]| {
        let drawing = (number <= draw).then(|| drawn(Border::Framed, size, squares) + "\n");
        let is_listed = number <= list;
        if options.json {
            listed.extend(is_listed.then(|| ListedSolution::new(instance, squares)));
            sheet.extend(is_listed.then(|| algorithm.write(number, size, squares)));
            drawings.extend(drawing);
            return Ok(());
        }
        let line = is_listed.then(|| match preset {
            Preset::None => algorithm.write(number, size, squares),
            Preset::Dominate | Preset::Tour => square_names(problem, squares).join(","),
        });
        let mut lines = line.into_iter().chain(drawing);
        Ok(lines.try_for_each(|text| writeln!(out, "{text}"))?)
    };
    let mut operations = Vec::new();
    let found = match preset {
        // The search that showed it gives the number of nodes.
        Preset::Tour if obstacle.is_some() => {
            let mut none = Found::default();
            if let Some(Obstacle::Searched { nodes }) = obstacle {
                none.counters.nodes = nodes;
            }
            none
        }
        Preset::Tour => rotations::search(&accepted, &mut operations, see)?,
        _ if goal == Goal::Count => {
            counted(&mut *accepted.count(), &SearchProgress::new(&accepted))
        }
        _ => traced(&accepted, options.symmetry, list.max(draw), see)?,
    };
    let elapsed = start.elapsed();
    let found = Found {
        // An answer known without the search is known at its cap too.
        is_capped: found.is_capped && obstacle.is_none(),
        why: obstacle.map(|obstacle| obstacle.to_string()),
        ..found
    };
    let sides = [size.get(), size.height()].map(u16::from);
    let mut summary = RunSummary::new(algorithm, sides, goal, found, elapsed);
    summary.variant = instance.variant().map(Variant::name);
    summary.k = instance.k();
    summary.seed = instance.seed().map(|seed| seed.to_string());
    summary.fixed = square_names(problem, &algorithm.traversal.given(instance));
    summary.list = listed;
    summary.sheet = sheet;
    summary.drawings = options.draw.then_some(drawings);
    match preset {
        Preset::None => {}
        Preset::Dominate => summary.show_only(&[]),
        Preset::Tour => summary.name_rotations(operations),
    }
    if has_one_candidate(instance) {
        summary.drop_remark();
    }
    let asks_existence = goal == Goal::First || preset == Preset::Dominate;
    let answer = match summary.answer {
        Answer::No if !asks_existence => Answer::Done,
        answer => answer,
    };
    match preset {
        Preset::Dominate if options.json => print_json(&summary.into_domination(), answer),
        _ => print_summary(&summary, options.json, answer),
    }
}

/// Whether the fixed queens and the number of queens leave at most one candidate.
fn has_one_candidate(instance: &Instance) -> bool {
    let (size, given) = (instance.size(), instance.given().len());
    match instance.problem() {
        Problem::Queens => given + 1 >= size.len(),
        Problem::Domination => {
            let k = instance.k().map(usize::from);
            k.is_some_and(|k| k == given || k == size.area())
        }
        Problem::Knight => false,
    }
}

/// Why there is no tour, where that is known before the search.
fn obstacle(accepted: &Accepted) -> Option<Obstacle> {
    let instance = accepted.instance();
    if instance.problem() != Problem::Knight {
        return None;
    }
    let start = *accepted.algorithm().traversal.given(instance).first()?;
    existence::obstacle(instance.size(), start, instance.variant())
}
