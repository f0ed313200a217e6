//! `queens count`: the exact number of solutions, counted in shards by several threads. A ledger keeps finished shards, so
//! that a later run continues the count. The result is audited before it is printed.

mod audit;
mod ledger;
mod progress;
mod request;
mod summary;
mod threads;

use std::fmt::Display;
use std::io;
use std::time::Instant;

use queens_core::counting::{Engine, Overflow, Tally, classes};

use crate::failure::Failure;
use crate::summary::print;
use crate::{Answer, help};
use ledger::Ledger;
use progress::Progress;
use request::CountRequest;
use summary::CountSummary;
use threads::Report;

/// Counts what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let Some(request) = CountRequest::read(parser)? else {
        return help::print(help::OVERVIEW);
    };
    let fault = |what: &dyn Display| Failure::Fault(what.to_string());
    let start = Instant::now();
    let engine = Engine::new(&request.instance).map_err(|error| fault(&error))?;
    let mut tally = Tally::new(engine.plan().clone());
    let mut ledger = match &request.ledger {
        Some(path) => Some(Ledger::open(path, &mut tally)?),
        None => None,
    };
    let missing: Vec<u32> = tally.missing().collect();
    let threads = request.threads.min(missing.len());
    let mut progress = Progress::start(&tally, threads);
    threads::count(&engine, &missing, threads, |report| {
        match report {
            Report::Running {
                shard,
                slices,
                time,
            } => progress.running(shard, slices, engine.slices_of(shard), time),
            Report::Finished { result, time } => {
                tally.add(&result).map_err(|error| fault(&error))?;
                progress.clear();
                if let Some(ledger) = &mut ledger {
                    ledger.append(&result, &tally)?;
                }
                progress.finished(result.shard().number(), time);
            }
            Report::Overflow(overflow) => return Err(request.overflow(overflow)),
        }
        progress.show(&tally);
        Ok(())
    })?;
    progress.clear();
    let overflow = || request.overflow(Overflow);
    let solutions = tally.solutions().ok_or_else(overflow)?;
    let fundamental = if request.fundamental {
        let classes = classes(&request.instance, solutions);
        Some(classes.ok_or_else(overflow)?)
    } else {
        None
    };
    let elapsed = start.elapsed();
    let audited = audit::audit(&engine, &request.instance, solutions, fundamental, elapsed)?;
    let summary = CountSummary::new(&request, solutions, fundamental, elapsed, audited);
    print(&mut io::stdout().lock(), &summary, request.json)?;
    ledger.map_or(Ok(()), |ledger| ledger.end(&tally))?;
    Ok(Answer::Done)
}
