//! `queens dominate`: the fewest queens that cover a board, the proof that fewer do not, and all sets of that size.

mod request;
mod summary;

use std::io::{self, Write};
use std::time::Instant;

use queens_core::{Accepted, Bound, Counters, Event, Problem, Square, algorithm};

use crate::failure::Failure;
use crate::summary::{names, print};
use crate::{Answer, help, search};
use request::DominateRequest;
use summary::{DominateSummary, Found, Refutation};

/// Searches what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let Some(request) = DominateRequest::read(parser)? else {
        return help::print(help::OVERVIEW);
    };
    let id = algorithm::default(Problem::Domination).id;
    let algorithm = algorithm::find(id);
    let algorithm = algorithm.ok_or_else(|| Failure::Fault(format!("no algorithm {id}")))?;
    let lists = !request.count && request.json;
    let mut out = io::stdout().lock();
    let start = Instant::now();
    let mut sets = Vec::new();
    let accepted = search::accept(algorithm, request.instance.clone())?;
    let found = least_sets(&accepted, |set| {
        if lists {
            sets.push(set);
        } else if !request.count {
            writeln!(out, "{}", names(Problem::Domination, &set).join(","))?;
        }
        Ok(())
    })?;
    let is_found = found.size.is_some();
    let sets = lists.then_some(&sets[..]);
    let summary = DominateSummary::new(id, &request.instance, found, sets, start.elapsed());
    print(&mut out, &summary, request.json)?;
    Ok(match is_found {
        true => Answer::Done,
        false => Answer::No,
    })
}

/// Runs the search to its end. `see` gets each set, once it is checked.
fn least_sets(
    accepted: &Accepted,
    mut see: impl FnMut(Vec<Square>) -> io::Result<()>,
) -> Result<Found, Failure> {
    let mut found = Found {
        at_least: 0,
        refuted: Vec::new(),
        size: None,
        counters: Counters::default(),
    };
    // The placements of the trees that are refuted.
    let mut placed = 0;
    let replay = search::run(accepted, |event, replay| {
        match event {
            Event::Bound(Bound::AtLeast(queens)) => found.at_least = queens,
            Event::Bound(Bound::Refuted(k)) => {
                let placements = replay.counters().placements;
                // The root of the tree of k queens, and a node for each queen placed in it.
                let nodes = 1 + placements - placed;
                found.refuted.push(Refutation::new(k, nodes));
                placed = placements;
            }
            Event::Solution => {
                let set = search::solution(accepted.instance(), replay)?;
                found.size = Some(set.len());
                see(set)?;
            }
            _ => {}
        }
        Ok(())
    })?;
    found.counters = *replay.counters();
    Ok(found)
}
