//! The results of `count --shards` and `dominate --ledger`, as one JSON object or as lines.

use std::fmt;
use std::ops::Range;
use std::time::Duration;

use queens_core::counting::Tally;
use queens_core::{Instance, Problem};
use serde::Serialize;

use super::summary::ALGORITHM;
use crate::summary::{milliseconds, square_names};
use crate::words::several;

/// The results for some shards of a count. The fields are the JSON keys, in this order.
#[derive(Serialize)]
pub(crate) struct PartSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    /// For domination, the number of queens in a set.
    k: Option<u8>,
    fixed: Vec<String>,
    /// The number of shards in the whole count.
    shards: u32,
    /// The requested shards, in the form of `--shards`.
    part: String,
    /// The number of shards that this run counted. The other shards of the part were already in the ledger.
    counted: usize,
    /// The number of solutions, or of sets, in the part.
    solutions: String,
    /// For domination, the nodes of the search in the part.
    nodes: Option<String>,
    /// The ranges of shards that the ledger still lacks, in order: the first shard of each range, and the shard after
    /// its last.
    missing: Vec<[u32; 2]>,
    elapsed_ms: f64,
}

impl PartSummary {
    /// The results for the part, from a tally that has all its shards. `None` if a sum does not fit into 64 bits.
    pub(crate) fn new(
        instance: &Instance,
        tally: &Tally,
        part: Range<u32>,
        counted: usize,
        elapsed: Duration,
    ) -> Option<PartSummary> {
        let name = format!("{}..{}", part.start, part.end);
        let (mut solutions, mut nodes) = (0_u64, 0_u64);
        for result in part.filter_map(|number| tally.result(number)) {
            solutions = solutions.checked_add(result.count())?;
            nodes = result.log().map_or(0, |log| log.nodes).checked_add(nodes)?;
        }
        let plan = tally.plan();
        Some(PartSummary {
            problem: instance.problem().name(),
            algorithm: match instance.problem() {
                Problem::Domination => "frames",
                _ => ALGORITHM,
            },
            n: instance.size().files(),
            k: plan.k(),
            fixed: square_names(instance.problem(), instance.given()),
            shards: plan.shards(),
            part: name,
            counted,
            solutions: (solutions / plan.unit()).to_string(),
            nodes: plan.k().map(|_| nodes.to_string()),
            missing: missing(tally),
            elapsed_ms: milliseconds(elapsed),
        })
    }
}

/// The ranges of missing shards, in order: the first shard of each range, and the shard after its last.
pub(crate) fn missing(tally: &Tally) -> Vec<[u32; 2]> {
    let ranges = tally.missing_ranges().into_iter();
    ranges.map(|range| [range.start, range.end]).collect()
}

impl fmt::Display for PartSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PartSummary {
            algorithm,
            n,
            shards,
            part,
            ..
        } = self;
        write!(f, "{algorithm}, n = {n}, ")?;
        if let Some(k) = self.k {
            write!(f, "k = {k}, ")?;
        }
        let milliseconds = self.elapsed_ms;
        writeln!(f, "shards {part} of {shards}, {milliseconds:.1} ms")?;
        writeln!(f, "{:20}{:>20}", "counted", self.counted)?;
        let solutions = match self.k {
            Some(_) => "their sets",
            None => "their solutions",
        };
        writeln!(f, "{solutions:20}{:>20}", self.solutions)?;
        if let Some(nodes) = &self.nodes {
            writeln!(f, "{:20}{nodes:>20}", "their nodes")?;
        }
        let missing: u32 = self.missing.iter().map(|[start, end]| end - start).sum();
        writeln!(f, "{:20}{missing:>20}", "missing")?;
        let are_all = missing == 0 && *part == format!("0..{shards}");
        match self.k {
            Some(k) if are_all && self.solutions == "0" => {
                writeln!(f, "no set of {}", several(k, "queen"))
            }
            _ => Ok(()),
        }
    }
}
