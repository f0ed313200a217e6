//! The audit of a finished count. It compares the count with published numbers, and counts some sets of rows again. If
//! the numbers differ, the command reports the difference and prints no result.

use std::fmt;
use std::task::Poll;
use std::time::{Duration, Instant};

use queens_core::counting::published::{self, Comparison};
use queens_core::counting::{Audit, Engine};
use queens_core::{Instance, Work};
use serde::Serialize;

use crate::failure::Failure;
use crate::options::random_seed;
use crate::words::several;

/// The number of queens that the audit places between two readings of the clock. Placing them takes a few milliseconds.
const QUEENS: u64 = 1 << 18;
/// The audit takes as long as the count divided by this number, but counts at least one set of rows.
const SHARE: u32 = 20;

/// The results of an audit without a difference.
#[derive(Serialize)]
pub(super) struct Audited {
    /// The published sequences that agree with the count.
    published: Vec<&'static str>,
    /// The number of sets of rows that the audit counted.
    row_sets: String,
    /// The number of solutions in these sets of rows.
    #[serde(skip)]
    solutions: u64,
}

/// Audits a count. `counted` is the time that the count took.
pub(super) fn audit(
    engine: &Engine,
    instance: &Instance,
    solutions: u64,
    fundamental: Option<u64>,
    counted: Duration,
) -> Result<Audited, Failure> {
    let published = match published::compare(instance, solutions, fundamental) {
        Comparison::Agrees(sequences) => sequences,
        Comparison::Differs(discrepancy) => return Err(Failure::wrong_count(discrepancy)),
        Comparison::Unpublished => Vec::new(),
    };
    let mut audit = Audit::new(engine, random_seed()).ok();
    if let Some(audit) = &mut audit {
        let start = Instant::now();
        while audit.sets() == 0 || start.elapsed() < counted / SHARE {
            if let Poll::Ready(Err(difference)) = audit.work(QUEENS) {
                return Err(Failure::wrong_count(difference));
            }
        }
    }
    let again = audit.map_or((0, 0), |audit| (audit.sets(), audit.solutions()));
    Ok(Audited {
        published,
        row_sets: again.0.to_string(),
        solutions: again.1,
    })
}

impl fmt::Display for Audited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.published.is_empty() {
            writeln!(f, "agrees with {}", self.published.join(" and "))?;
        }
        let (sets, solutions) = (&self.row_sets, self.solutions);
        let agreeing = match sets.as_str() {
            "0" => return Ok(()),
            "1" => "set of rows counted again agrees",
            _ => "sets of rows counted again agree",
        };
        writeln!(f, "{sets} {agreeing} ({})", several(solutions, "solution"))
    }
}
