//! What `count --shards` and `dominate --ledger` print at the end, as one JSON object or as lines.

use std::fmt;
use std::ops::Range;
use std::time::Duration;

use queens_core::counting::Tally;
use queens_core::{Instance, Problem};
use serde::Serialize;

use super::summary::ALGORITHM;
use crate::summary::{ENGINE, milliseconds, square_names};
use crate::words::several;

/// The shards of a part of a count. JSON has the fields as keys, in this order.
#[derive(Serialize)]
pub(crate) struct PartSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    /// The number of queens, of domination.
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<u8>,
    fixed: Vec<String>,
    /// Those asked for, from the first up to the last, which is left out.
    shards: String,
    /// All of the count.
    of: u32,
    /// Those that this run has counted; the ledger had the others.
    counted: usize,
    /// The solutions of those asked for; of domination, sets.
    solutions: String,
    /// The nodes of the search of those asked for, of domination.
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<String>,
    /// The shards of the count that no line of the ledger has.
    missing: u32,
    elapsed_ms: f64,
    engine: &'static str,
}

impl PartSummary {
    /// Of a tally that has these shards; none if their sum does not fit into 64 bits.
    pub(crate) fn new(
        instance: &Instance,
        tally: &Tally,
        part: Range<u32>,
        counted: usize,
        elapsed: Duration,
    ) -> Option<PartSummary> {
        let shards = format!("{}..{}", part.start, part.end);
        let (mut solutions, mut nodes) = (0_u64, 0_u64);
        for result in part.filter_map(|number| tally.result(number)) {
            solutions = solutions.checked_add(result.count())?;
            nodes = result.log().map_or(0, |log| log.nodes).checked_add(nodes)?;
        }
        let plan = tally.plan();
        let of = tally.plan().shards();
        Some(PartSummary {
            problem: instance.problem().name(),
            algorithm: match instance.problem() {
                Problem::Domination => "frames",
                _ => ALGORITHM,
            },
            n: instance.size().get(),
            k: plan.k(),
            fixed: square_names(instance.problem(), instance.given()),
            shards,
            of,
            counted,
            solutions: (solutions / plan.unit()).to_string(),
            nodes: plan.k().map(|_| nodes.to_string()),
            missing: of - tally.finished(),
            elapsed_ms: milliseconds(elapsed),
            engine: ENGINE,
        })
    }
}

impl fmt::Display for PartSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PartSummary {
            algorithm,
            n,
            shards,
            of,
            ..
        } = self;
        write!(f, "{algorithm}, n = {n}, ")?;
        if let Some(k) = self.k {
            write!(f, "k = {k}, ")?;
        }
        let milliseconds = self.elapsed_ms;
        writeln!(f, "shards {shards} of {of}, {milliseconds:.1} ms")?;
        writeln!(f, "{:20}{:>20}", "counted", self.counted)?;
        let solutions = match self.k {
            Some(_) => "their sets",
            None => "their solutions",
        };
        writeln!(f, "{solutions:20}{:>20}", self.solutions)?;
        if let Some(nodes) = &self.nodes {
            writeln!(f, "{:20}{nodes:>20}", "their nodes")?;
        }
        writeln!(f, "{:20}{:>20}", "missing", self.missing)?;
        let are_all = self.missing == 0 && *shards == format!("0..{of}");
        match self.k {
            Some(k) if are_all && self.solutions == "0" => {
                writeln!(f, "no set of {}", several(k, "queen"))
            }
            _ => Ok(()),
        }
    }
}
