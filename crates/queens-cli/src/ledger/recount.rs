//! Counts finished shards of a ledger again, and counts sets of rows with a second engine. For domination, checks the
//! logs of the shards.

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

/// The size of a recount that agreed with the ledger.
#[derive(Default)]
pub(super) struct Recounted {
    /// The number of shards that were counted again.
    pub(super) shards: usize,
    /// The number of sets of rows that the second engine counted.
    pub(super) sets: u32,
    /// For domination, whether the checked logs are a complete proof. `None` for a count of n queens.
    pub(super) is_proof: Option<bool>,
}

/// The shards to count again.
pub(super) enum ShardChoice {
    /// This number of random shards, or all finished shards if there are fewer. For a count of n queens, also this
    /// number of random sets of rows.
    Random(u32),
    /// The shards of this range, which must all be finished.
    Range(Range<u32>),
}

/// Counts the chosen shards again on all cores, and compares the results with the tally. Failures name the ledger as
/// `place`.
pub(super) fn recount(
    instance: &Instance,
    tally: &Tally,
    choice: &ShardChoice,
    place: &dyn Display,
) -> Result<Recounted, Failure> {
    let internal = |what: &dyn Display| Failure::Internal(what.to_string());
    let engine = Engine::new(instance).map_err(|error| internal(&error))?;
    let seed = random_seed();
    let mut shards: Vec<u32> = tally
        .results()
        .map(|result| result.shard().number())
        .collect();
    let most = match choice {
        ShardChoice::Random(most) => {
            Random::new(seed).shuffle(&mut shards);
            shards.truncate(*most as usize);
            *most
        }
        ShardChoice::Range(range) => {
            part_of(tally.plan(), Some(range), true)?;
            if let Some(missing) = tally.missing().find(|shard| range.contains(shard)) {
                let requested = format!("{}..{}", range.start, range.end);
                let why = format!("{place} lacks shard {missing}; use a range of finished shards");
                return Err(Failure::refused("--shards", requested, why));
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
        let (shard, again) = (
            report.shard,
            result.map_err(|error| internal(&error))?.count(),
        );
        match tally.result(shard).map(|kept| kept.count()) {
            Some(kept) if kept != again => Err(Failure::wrong_count(format!(
                "{place}: shard {shard} has {}, and {again} when it is counted again",
                several(kept, "solution")
            ))),
            _ => Ok(()),
        }
    })?;
    drop(line);
    let mut sets = 0;
    // The second engine counts depth first. If the count itself is depth first, a second count would prove nothing, so
    // there is no audit.
    if let Ok(mut audit) = Audit::new(&engine, seed) {
        while sets < most {
            audit.finish().map_err(Failure::wrong_count)?;
            sets += 1;
        }
    }
    Ok(Recounted {
        shards: count,
        sets,
        is_proof: None,
    })
}
