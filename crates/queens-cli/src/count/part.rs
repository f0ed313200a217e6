//! What `count --shards` prints at the end, as one JSON object or as lines.

use std::fmt;
use std::ops::Range;
use std::time::Duration;

use queens_core::Instance;
use queens_core::counting::Tally;
use serde::Serialize;

use super::summary::ALGORITHM;
use crate::summary::{ENGINE, milliseconds, square_names};

/// The shards of a part of a count. JSON has the fields as keys, in this order.
#[derive(Serialize)]
pub(super) struct PartSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    fixed: Vec<String>,
    /// Those asked for, from the first up to the last, which is left out.
    shards: String,
    /// All of the count.
    of: u32,
    /// Those that this run has counted; the ledger had the others.
    counted: usize,
    /// The solutions of those asked for.
    solutions: String,
    /// The shards of the count that no line of the ledger has.
    missing: u32,
    elapsed_ms: f64,
    engine: &'static str,
}

impl PartSummary {
    /// Of a tally that has these shards; none if their sum does not fit into 64 bits.
    pub(super) fn new(
        instance: &Instance,
        tally: &Tally,
        part: Range<u32>,
        counted: usize,
        elapsed: Duration,
    ) -> Option<PartSummary> {
        let shards = format!("{}..{}", part.start, part.end);
        let mut results = part.filter_map(|number| tally.result(number));
        let solutions = results.try_fold(0_u64, |sum, result| sum.checked_add(result.count()))?;
        let of = tally.plan().shards();
        Some(PartSummary {
            problem: instance.problem().name(),
            algorithm: ALGORITHM,
            n: instance.size().get(),
            fixed: square_names(instance.problem(), instance.given()),
            shards,
            of,
            counted,
            solutions: solutions.to_string(),
            missing: of - tally.finished(),
            elapsed_ms: milliseconds(elapsed),
            engine: ENGINE,
        })
    }
}

impl fmt::Display for PartSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PartSummary { n, shards, of, .. } = self;
        let milliseconds = self.elapsed_ms;
        writeln!(
            f,
            "{ALGORITHM}, n = {n}, shards {shards} of {of}, {milliseconds:.1} ms"
        )?;
        writeln!(f, "{:20}{:>20}", "counted", self.counted)?;
        writeln!(f, "{:20}{:>20}", "their solutions", self.solutions)?;
        writeln!(f, "{:20}{:>20}", "missing", self.missing)
    }
}
