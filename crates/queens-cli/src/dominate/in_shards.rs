//! `queens dominate --plan` prints how a search by frames is divided into shards. `queens dominate --ledger` searches
//! shards and saves each finished shard in a ledger.

use std::fmt;
use std::ops::Range;
use std::path::Path;
use std::time::Instant;

use queens_core::Instance;
use queens_core::counting::{Engine, Overflow, Plan, Tally};
use serde::Serialize;

use crate::Answer;
use crate::count::ledger::Ledger;
use crate::count::part::PartSummary;
use crate::count::{count, end_run, part_of};
use crate::failure::Failure;
use crate::output::print_summary;

/// The results of `--plan`. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct SearchPlan {
    engine_version: u32,
    n: u8,
    k: Option<u8>,
    /// The number of shards, which are numbered from 0.
    shards: u32,
    /// The number of slices in all shards. A slice is a frame or, for a square frame, one of its first queens.
    slices: u64,
}

/// Prints the numbers of shards and slices.
pub(super) fn plan(instance: &Instance, json: bool) -> Result<Answer, Failure> {
    let engine = engine("--plan", instance)?;
    let plan = engine.plan();
    let summary = SearchPlan {
        engine_version: plan.engine(),
        n: instance.size().files(),
        k: plan.k(),
        shards: plan.shards(),
        slices: engine.number_of_slices(),
    };
    print_summary(&summary, json, Answer::Done)
}

/// Searches the shards that the ledger lacks, within the range if there is one.
pub(super) fn run(
    instance: &Instance,
    path: &Path,
    range: Option<&Range<u32>>,
    (threads, json): (usize, bool),
) -> Result<Answer, Failure> {
    let plan = Plan::new(instance).map_err(|error| Failure::not_allowed_here("--ledger", error))?;
    let part = part_of(&plan, range, true)?.unwrap_or(0..plan.shards());
    let start = Instant::now();
    let engine = engine("--ledger", instance)?;
    let mut tally = Tally::new(plan);
    let mut ledger = Ledger::open(path, &mut tally)?;
    let missing: Vec<u32> = tally
        .missing()
        .filter(|shard| part.contains(shard))
        .collect();
    let refuse = |overflow: Overflow| Failure::Internal(overflow.to_string());
    let work = (&missing[..], threads);
    count(&engine, &mut tally, work, Some(&mut ledger), &refuse)?;
    let is_whole = tally.missing().next().is_none();
    if is_whole && !tally.has_whole_sum() {
        return Err(Failure::wrong_count(
            "the weights of its sets have no whole sum",
        ));
    }
    // Only a search of all shards can show that there is no set.
    let answer = match (is_whole, tally.solutions()) {
        (true, Some(0)) => Answer::No,
        _ => Answer::Done,
    };
    let summary = PartSummary::new(instance, &tally, part, missing.len(), start.elapsed());
    let summary = summary.ok_or_else(|| refuse(Overflow));
    let printed = summary.and_then(|summary| print_summary(&summary, json, answer));
    end_run(Some(ledger), &tally, printed)
}

fn engine(option: &str, instance: &Instance) -> Result<Engine, Failure> {
    Engine::new(instance).map_err(|error| Failure::not_allowed_here(option, error))
}

impl fmt::Display for SearchPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let k = self.k.unwrap_or_default();
        writeln!(f, "engine {}, n = {}, k = {k}", self.engine_version, self.n)?;
        writeln!(f, "{:20}{:>20}", "shards", self.shards)?;
        writeln!(f, "{:20}{:>20}", "slices", self.slices)
    }
}
