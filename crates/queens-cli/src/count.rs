//! `queens count`: the exact number of solutions, counted in shards by as many threads as there are cores. Finished
//! shards can be kept in a ledger, from which a later run goes on. What has been counted is audited before it is printed.

mod audit;
mod ledger;
mod progress;
mod request;
mod summary;
mod threads;

use std::io;
use std::time::Instant;

use queens_core::counting::engine::{Engine, Overflow};
use queens_core::counting::symmetric;
use queens_core::counting::tally::Tally;

use crate::failure::Failure;
use crate::summary::print;
use crate::{Answer, help};
use ledger::Ledger;
use progress::Progress;
use request::{Asked, Request};
use summary::Summary;
use threads::Told;

/// Counts what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let request = match Request::read(parser)? {
        Asked::Help => return help::print(help::OVERVIEW),
        Asked::Count(request) => request,
    };
    let start = Instant::now();
    let engine = Engine::new(&request.instance).map_err(|error| request.refused(error))?;
    let mut tally = Tally::new(engine.plan().clone());
    let mut ledger = match &request.ledger {
        Some(path) => Some(Ledger::open(path, &mut tally)?),
        None => None,
    };
    let missing: Vec<u32> = tally.missing().collect();
    let threads = request.threads.min(missing.len());
    let mut progress = Progress::start(&tally, threads);
    threads::count(&engine, &missing, threads, |shown| {
        match shown {
            Told::Running {
                shard,
                slices,
                time,
            } => progress.running(shard, slices, engine.slices_of(shard), time),
            Told::Finished { result, time } => {
                if let Some(ledger) = &mut ledger {
                    ledger.append(&result)?;
                }
                tally.add(&result).map_err(|error| request.refused(error))?;
                progress.finished(result.shard().number(), time);
            }
            Told::Overflow(overflow) => return Err(request.refused(overflow)),
        }
        progress.show(&tally);
        Ok(())
    })?;
    progress.clear();
    let overflow = || request.refused(Overflow);
    let solutions = tally.solutions().ok_or_else(overflow)?;
    let fundamental = if request.fundamental {
        let classes = symmetric::classes(&request.instance, solutions);
        Some(classes.ok_or_else(overflow)?)
    } else {
        None
    };
    let elapsed = start.elapsed();
    let summary = Summary {
        request: &request,
        solutions,
        fundamental,
        elapsed,
        audited: audit::audit(&engine, &request.instance, solutions, fundamental, elapsed)?,
    };
    let mut out = io::stdout().lock();
    print(&mut out, &summary, request.json)?;
    Ok(Answer::Done)
}
