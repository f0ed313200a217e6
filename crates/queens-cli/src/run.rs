//! `queens run`: one search to its end, its counters and results. Solutions are printed as they are found;
//! goal count leaves no trace.

use std::io::{self, Write};
use std::time::Instant;

use queens_core::knight::existence::{self, Obstacle};
use queens_core::{Counters, EventKind, Goal, Placement, Problem, Square, Variant};

use crate::arguments::Syntax;
use crate::failure::Failure;
use crate::large::LargeRequest;
use crate::request::{FLAGS, OPTIONS, RunRequest, Selection};
use crate::summary::{ListedSolution, RunSummary, names, print};
use crate::{Answer, drawing, help, search};

/// Runs what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let syntax = Syntax {
        positions: &[],
        options: &OPTIONS,
        flags: &FLAGS,
    };
    let Some(arguments) = syntax.read(parser)? else {
        return help::print(help::OVERVIEW);
    };
    if let Some(large) = LargeRequest::check(&arguments)? {
        return large.run();
    }
    let request = RunRequest::check(&arguments)?;
    let (algorithm, instance) = (request.accepted.algorithm(), request.accepted.instance());
    let obstacle = obstacle(&request);
    if let Some(obstacle) = obstacle {
        eprintln!("queens: there is no such tour: {obstacle}");
    }
    let mut out = io::stdout().lock();
    let start = Instant::now();
    let (mut list, mut sheet, mut drawings) = (Vec::new(), Vec::new(), Vec::new());
    let size = instance.size();
    let (counters, is_capped) = if instance.goal() == Goal::Count {
        counted(&request)
    } else {
        traced(&request, |number, squares| {
            let printed = (number <= request.list).then(|| algorithm.write(number, size, squares));
            let drawing = (number <= request.draw).then(|| drawing::board(size, squares));
            if request.json {
                list.extend(printed.is_some().then(|| listed(&request, squares)));
                sheet.extend(printed);
                drawings.extend(drawing);
                return Ok(());
            }
            let mut lines = printed.into_iter().chain(drawing);
            lines.try_for_each(|text| writeln!(out, "{text}"))
        })?
    };
    // An answer known without the search is known at its cap too.
    let is_capped = is_capped && obstacle.is_none();
    let sides = [size.get(), size.height()].map(u16::from);
    let goal = instance.goal();
    let elapsed = start.elapsed();
    let mut summary = RunSummary::new(algorithm, sides, goal, &counters, is_capped, elapsed);
    summary.variant = instance.variant().map(Variant::name);
    summary.k = instance.k();
    summary.seed = instance.seed().map(|seed| seed.to_string());
    summary.fixed = names(instance.problem(), &algorithm.traversal.given(instance));
    summary.list = list;
    summary.sheet = sheet;
    summary.drawings = (request.draw > 0).then_some(drawings);
    print(&mut out, &summary, request.json)?;
    let is_missed = goal == Goal::First && counters.solutions == 0;
    Ok(match summary.exact {
        true if is_missed => Answer::No,
        false if is_missed || is_capped => Answer::Undecided,
        _ => Answer::Done,
    })
}

/// Why there is no tour, where that is known before the search. The search is made all the same.
fn obstacle(request: &RunRequest) -> Option<Obstacle> {
    let instance = request.accepted.instance();
    if instance.problem() != Problem::Knight {
        return None;
    }
    let start = *request
        .accepted
        .algorithm()
        .traversal
        .given(instance)
        .first()?;
    existence::obstacle(instance.size(), start, instance.variant())
}

/// The counters of a count, and whether it stopped at its cap.
fn counted(request: &RunRequest) -> (Counters, bool) {
    let mut search = request.accepted.count();
    while !search.advance(u64::MAX) {}
    (search.counters(), search.reached_cap())
}

/// Runs the search. `see` gets each solution to list or draw, with its number from 1 and its squares in the order of
/// placing. Returns the counters at the end, and whether the search stopped at its cap.
fn traced(
    request: &RunRequest,
    mut see: impl FnMut(u64, &[Square]) -> io::Result<()>,
) -> Result<(Counters, bool), Failure> {
    let wanted = request.list.max(request.draw);
    let (mut seen, mut classes) = (0, 0);
    let replay = search::run(&request.accepted, |event, replay| {
        if event.kind() != EventKind::Solution || seen == wanted {
            return Ok(());
        }
        let known = std::mem::replace(&mut classes, replay.counters().fundamental);
        if request.selection == Selection::Fundamental && classes == known {
            return Ok(());
        }
        seen += 1;
        let squares = search::solution(request.accepted.instance(), replay)?;
        Ok(see(seen, &squares)?)
    })?;
    Ok((*replay.counters(), search::is_capped(&replay)))
}

fn listed(request: &RunRequest, squares: &[Square]) -> ListedSolution {
    let problem = request.accepted.instance().problem();
    if problem != Problem::Queens {
        return ListedSolution::Squares(names(problem, squares));
    }
    let placement = Placement::new(request.accepted.instance().size(), squares);
    let rows = placement.iter().flat_map(|it| it.rows());
    ListedSolution::Rows(rows.copied().map(u16::from).collect())
}
