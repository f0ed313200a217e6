//! `queens run`: one search to its end, its counters and results. Solutions are printed as they are found;
//! goal count leaves no trace.

use std::io::{self, Write};
use std::time::Instant;

use queens_core::counters::Counters;
use queens_core::event::{Event, EventKind};
use queens_core::instance::Goal;
use queens_core::knight::existence::{self, Obstacle};
use queens_core::problem::Problem;
use queens_core::reader::Reader;
use queens_core::square::Square;

use crate::arguments::{self, Arguments};
use crate::failure::Failure;
use crate::request::{Listed, Request};
use crate::summary::{Summary, print};
use crate::{Answer, drawing, help, large, verified};

/// Events read before what went wrong with the output is looked at.
const SLICE: u64 = 1 << 16;

/// Runs what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let arguments = Arguments::read(parser, arguments::Reader::Run)?;
    if arguments.help {
        return help::print(help::OVERVIEW);
    }
    if let Some(large) = large::Request::check(&arguments)? {
        return large.run();
    }
    let request = Request::check(&arguments)?;
    let obstacle = obstacle(&request);
    if let Some(obstacle) = obstacle {
        eprintln!("queens: there is no such tour: {obstacle}");
    }
    let mut out = io::stdout().lock();
    let start = Instant::now();
    let (mut list, mut drawings) = (Vec::new(), Vec::new());
    let size = request.instance.size();
    let (counters, is_capped) = if request.instance.goal() == Goal::Count {
        counted(&request)
    } else {
        traced(&request, |number, squares| {
            let drawing = (number <= request.draw).then(|| drawing::board(size, squares));
            if request.json {
                drawings.extend(drawing);
                list.extend((number <= request.list).then(|| squares.to_vec()));
                return Ok(());
            }
            if number <= request.list {
                let sheet = request.algorithm.write(number, size, squares);
                writeln!(out, "{sheet}")?;
            }
            drawing.map_or(Ok(()), |drawing| writeln!(out, "{drawing}"))
        })?
    };
    // What is known without the search is no less known for its cap.
    let is_capped = is_capped && obstacle.is_none();
    let summary = Summary {
        request: &request,
        counters,
        list,
        drawings,
        is_capped,
        elapsed: start.elapsed(),
    };
    print(&mut out, &summary, request.json)?;
    let none = request.instance.goal() == Goal::First && counters.solutions == 0;
    Ok(match (is_capped, none) {
        (true, _) => Answer::CapReached,
        (false, true) => Answer::No,
        (false, false) => Answer::Done,
    })
}

/// Why there is nothing to be found, where that is known beforehand. The search is made all the same.
fn obstacle(request: &Request) -> Option<Obstacle> {
    let Request {
        algorithm,
        instance,
        ..
    } = request;
    if instance.problem() != Problem::Knight {
        return None;
    }
    let start = *algorithm.traversal.given(instance).first()?;
    existence::obstacle(instance.size(), start, instance.variant())
}

/// The counters of a count, and whether it was given up at its cap.
fn counted(request: &Request) -> (Counters, bool) {
    let mut search = request.accepted.count();
    while !search.advance(u64::MAX) {}
    (search.counters(), search.reached_cap())
}

/// Runs the search and shows the solutions to be listed or drawn, each with its number from 1 and its
/// squares in the order of placing. The counters at the end, and whether it was given up at its cap.
fn traced(
    request: &Request,
    mut see: impl FnMut(u64, &[Square]) -> io::Result<()>,
) -> Result<(Counters, bool), Failure> {
    let wanted = request.list.max(request.draw);
    let mut reader = Reader::start(&request.accepted);
    let mut batch = Vec::new();
    let (mut listed, mut classes) = (0, 0);
    while !reader.is_ended() {
        let mut outcome = Ok(());
        reader.read(SLICE, &mut batch, |event, replay| {
            if event.kind() != EventKind::Solution || listed == wanted || outcome.is_err() {
                return;
            }
            let known = classes;
            classes = replay.counters().fundamental;
            if request.listed == Listed::Fundamental && classes == known {
                return;
            }
            listed += 1;
            outcome = verified::solution(&request.instance, replay)
                .and_then(|squares| Ok(see(listed, &squares)?));
        });
        outcome?;
    }
    let replay = reader.replay();
    let is_capped = replay.position().last() == Some(Event::CapReached);
    Ok((*replay.counters(), is_capped))
}
