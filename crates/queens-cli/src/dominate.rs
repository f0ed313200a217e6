//! `queens dominate`: the fewest queens that cover a board, the proof that fewer do not, and all sets of so many.

mod request;
mod summary;

use std::io::{self, Write};
use std::time::Instant;

use queens_core::algorithm;
use queens_core::event::{Bound, Event};
use queens_core::instance::Instance;
use queens_core::problem::Problem;
use queens_core::reader::Reader;
use queens_core::square::Square;

use crate::failure::Failure;
use crate::summary::print;
use crate::{Answer, help, verified};
use request::{Asked, Request};
use summary::{Found, Refutation, Summary};

/// Events read before what went wrong is looked at.
const SLICE: u64 = 1 << 16;

/// Searches what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let request = match Request::read(parser)? {
        Asked::Help => return help::print(help::OVERVIEW),
        Asked::Search(request) => request,
    };
    let mut out = io::stdout().lock();
    let start = Instant::now();
    let mut list = Vec::new();
    let found = search(&request.instance, |set| {
        match (request.count, request.json) {
            (true, _) => {}
            (false, true) => list.push(set),
            (false, false) => writeln!(out, "{}", summary::names(&set).join(","))?,
        }
        Ok(())
    })?;
    let summary = Summary {
        request: &request,
        found,
        list,
        elapsed: start.elapsed(),
    };
    print(&mut out, &summary, request.json)?;
    Ok(match summary.found.size {
        Some(_) => Answer::Done,
        None => Answer::No,
    })
}

/// Runs the problem's first algorithm to its end and shows each set, sorted by file, then by rank, once it
/// is seen to be one by the definition.
fn search(
    instance: &Instance,
    mut show: impl FnMut(Vec<Square>) -> io::Result<()>,
) -> Result<Found, Failure> {
    let descriptor = algorithm::default(Problem::Domination);
    let algorithm = algorithm::ALL.into_iter().find(|it| it.id == descriptor.id);
    let algorithm = algorithm.ok_or_else(|| wrong("no algorithm"))?;
    let accepted = algorithm.accept(instance.clone());
    let accepted = accepted.map_err(|error| wrong(&error.to_string()))?;
    let mut reader = Reader::start(&accepted);
    let mut found = Found::of(algorithm.id);
    let mut placed = 0;
    while !reader.is_ended() {
        let mut outcome = Ok(());
        reader.read(SLICE, &mut Vec::new(), |event, replay| match event {
            Event::Bound(Bound::AtLeast(queens)) => found.at_least = queens,
            Event::Bound(Bound::Refuted(k)) => {
                let placements = replay.counters().placements;
                // The root of each number, and what was placed below it.
                let nodes = 1 + placements - placed;
                found.refuted.push(Refutation { k, nodes });
                placed = placements;
            }
            Event::Solution if outcome.is_ok() => {
                outcome = verified::solution(instance, replay).and_then(|mut set| {
                    set.sort();
                    found.size = Some(set.len());
                    Ok(show(set)?)
                });
            }
            _ => {}
        });
        outcome?;
    }
    found.counters = *reader.replay().counters();
    Ok(found)
}

/// That the engine is at fault, not the input.
fn wrong(what: &str) -> Failure {
    Failure::from(io::Error::other(what))
}
