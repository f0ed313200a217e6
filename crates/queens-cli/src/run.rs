//! `queens run`: one search to its end, its counters and results. Solutions are printed as they are found;
//! goal count leaves no trace.

use std::io::{self, Write};
use std::time::Instant;

use queens_core::counters::Counters;
use queens_core::event::EventKind;
use queens_core::instance::Goal;
use queens_core::placement::Placement;
use queens_core::reader::Reader;

use crate::arguments::{self, Arguments};
use crate::failure::Failure;
use crate::request::{Listed, Request};
use crate::summary::Summary;
use crate::{Answer, drawing, help};

/// Events read before what went wrong with the output is looked at.
const SLICE: u64 = 1 << 16;

/// Runs what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let arguments = Arguments::read(parser, arguments::Reader::Run)?;
    if arguments.help {
        return help::print(help::OVERVIEW);
    }
    let request = Request::check(&arguments)?;
    let mut out = io::stdout().lock();
    let start = Instant::now();
    let (mut list, mut drawings) = (Vec::new(), Vec::new());
    let counters = if request.instance.goal() == Goal::Count {
        counted(&request)
    } else {
        traced(&request, |number, rows| {
            let drawing = (number <= request.draw).then(|| drawing::board(rows));
            if request.json {
                drawings.extend(drawing);
                list.extend((number <= request.list).then(|| rows.to_vec()));
                return Ok(());
            }
            if number <= request.list {
                writeln!(out, "{}", (request.algorithm.sheet)(number, rows))?;
            }
            drawing.map_or(Ok(()), |drawing| writeln!(out, "{drawing}"))
        })?
    };
    let summary = Summary {
        request: &request,
        counters,
        list,
        drawings,
        elapsed: start.elapsed(),
    };
    if request.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
    } else {
        write!(out, "{summary}")?;
    }
    let none = request.instance.goal() == Goal::First && counters.solutions == 0;
    Ok(if none { Answer::No } else { Answer::Done })
}

fn counted(request: &Request) -> Counters {
    let mut search = (request.algorithm.count)(request.algorithm, &request.instance);
    while !search.advance(u64::MAX) {}
    search.counters()
}

/// Runs the search and shows the solutions to be listed or drawn, each with its number from 1 and the
/// row of each column.
fn traced(
    request: &Request,
    mut see: impl FnMut(u64, &[u8]) -> io::Result<()>,
) -> io::Result<Counters> {
    let wanted = request.list.max(request.draw);
    let mut reader = Reader::start(request.algorithm, &request.instance);
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
            let position = replay.position();
            let squares = position.solution().unwrap_or_default();
            if let Some(placement) = Placement::new(position.size(), &squares) {
                listed += 1;
                outcome = see(listed, placement.rows());
            }
        });
        outcome?;
    }
    Ok(*reader.replay().counters())
}
