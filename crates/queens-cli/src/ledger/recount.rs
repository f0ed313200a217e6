//! Finished shards of a ledger counted again, and sets of rows by another engine; of domination, the logs of shards checked.

use std::fmt::Display;
use std::ops::Range;
use std::task::Poll;

use queens_core::counting::{Audit, Engine, Tally};
use queens_core::{Instance, Random, Work};

use super::proofs;
use crate::count::{cores, part_of, threads};
use crate::failure::Failure;
use crate::options::random_seed;
use crate::progress::{ProgressLine, duration, left};
use crate::words::several;

/// What was counted again, and agrees.
#[derive(Default)]
pub(super) struct Recounted {
    pub(super) shards: usize,
    pub(super) sets: u32,
    /// Of domination, whether the logs that were checked are a whole proof.
    pub(super) is_proof: Option<bool>,
}

/// Which shards are counted again.
pub(super) enum Wanted {
    /// So many, drawn at random, and as many sets of rows.
    Drawn(u32),
    Range(Range<u32>),
}

/// Counts finished shards of the ledger at this place again, in every core: those of the range, or so many, drawn at random;
/// and of a count as many sets of rows.
pub(super) fn recount(
    instance: &Instance,
    tally: &Tally,
    wanted: &Wanted,
    place: &dyn Display,
) -> Result<Recounted, Failure> {
    let fault = |what: &dyn Display| Failure::Internal(what.to_string());
    let engine = Engine::new(instance).map_err(|error| fault(&error))?;
    let seed = random_seed();
    let mut shards: Vec<u32> = tally
        .results()
        .map(|result| result.shard().number())
        .collect();
    let most = match wanted {
        Wanted::Drawn(most) => {
            Random::new(seed).shuffle(&mut shards);
            shards.truncate(*most as usize);
            *most
        }
        Wanted::Range(range) => {
            part_of(tally.plan(), Some(range), true)?;
            if let Some(missing) = tally.missing().find(|shard| range.contains(shard)) {
                let asked = format!("{}..{}", range.start, range.end);
                let why = format!("{place} lacks shard {missing}; use a range of finished shards");
                return Err(Failure::refused("--shards", asked, why));
            }
            shards.retain(|shard| range.contains(shard));
            0
        }
    };
    let threads = cores().min(shards.len());
    let count = shards.len();
    let line = ProgressLine::new();
    let mut done = 0_usize;
    let mut show = || {
        done += 1;
        let share = done as f64 / count as f64;
        line.show(Some(share), |elapsed| {
            let (time, left) = (duration(elapsed), left(share, elapsed));
            format!("{done} of {}, {time}{left}", several(count, "shard"))
        });
    };
    if tally.plan().k().is_some() {
        let is_proof = proofs::check(&engine, tally, (&shards, threads), &mut show, place)?;
        return Ok(Recounted {
            shards: count,
            is_proof: Some(is_proof),
            ..Recounted::default()
        });
    }
    threads::count(&engine, &shards, threads, |report| {
        let Poll::Ready(result) = report.work else {
            return Ok(());
        };
        show();
        let (shard, again) = (report.shard, result.map_err(|error| fault(&error))?.count());
        match tally.result(shard).map(|kept| kept.count()) {
            Some(kept) if kept != again => Err(Failure::miscounted(format!(
                "{place}: shard {shard} has {}, and {again} when it is counted again",
                several(kept, "solution")
            ))),
            _ => Ok(()),
        }
    })?;
    drop(line);
    let mut sets = 0;
    // A count that is depth first anyway has no other engine.
    if let Some(mut audit) = Audit::new(&engine, seed) {
        while sets < most {
            audit.finish().map_err(Failure::miscounted)?;
            sets += 1;
        }
    }
    Ok(Recounted {
        shards: count,
        sets,
        is_proof: None,
    })
}
