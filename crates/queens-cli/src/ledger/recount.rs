//! Finished shards of a ledger counted again, and sets of rows by another engine.

use std::fmt::Display;
use std::task::Poll;

use queens_core::counting::{Audit, Engine, Tally};
use queens_core::{Instance, Random, Work};

use crate::count::{cores, threads};
use crate::failure::Failure;
use crate::options::random_seed;

/// What was counted again, and agrees.
#[derive(Default)]
pub(super) struct Recounted {
    pub(super) shards: usize,
    pub(super) sets: u32,
}

/// Counts so many finished shards of the ledger at this place again, drawn at random, in every core; and as many sets of
/// rows.
pub(super) fn recount(
    instance: &Instance,
    tally: &Tally,
    wanted: u32,
    place: &dyn Display,
) -> Result<Recounted, Failure> {
    let fault = |what: &dyn Display| Failure::Fault(what.to_string());
    let engine = Engine::new(instance).map_err(|error| fault(&error))?;
    let seed = random_seed();
    let mut drawn: Vec<u32> = tally.results().map(|it| it.shard().number()).collect();
    Random::new(seed).shuffle(&mut drawn);
    drawn.truncate(wanted as usize);
    threads::count(&engine, &drawn, cores().min(drawn.len()), |report| {
        let Poll::Ready(result) = report.work else {
            return Ok(());
        };
        let (shard, again) = (report.shard, result.map_err(|error| fault(&error))?.count());
        match tally.result(shard).map(|kept| kept.count()) {
            Some(kept) if kept != again => Err(Failure::miscounted(format!(
                "{place}: shard {shard} has {kept} solutions, and {again} when it is counted again"
            ))),
            _ => Ok(()),
        }
    })?;
    let mut sets = 0;
    // A count that is depth first anyway has no other engine.
    if let Some(mut audit) = Audit::new(&engine, seed) {
        while sets < wanted {
            audit.finish().map_err(Failure::miscounted)?;
            sets += 1;
        }
    }
    Ok(Recounted {
        shards: drawn.len(),
        sets,
    })
}
