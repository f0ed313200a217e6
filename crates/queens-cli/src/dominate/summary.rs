//! What `dominate` prints at the end, as one JSON object or as lines.

use std::fmt;
use std::time::Duration;

use queens_core::{Counters, Instance, Square, Variant};
use serde::Serialize;

use crate::summary::{ENGINE, milliseconds, names};

/// What a search has found.
pub(super) struct Found {
    /// The lower bound with which it began.
    pub(super) at_least: u16,
    pub(super) refuted: Vec<Refutation>,
    /// The number of queens of a least set; none if there is no set.
    pub(super) size: Option<usize>,
    pub(super) counters: Counters,
}

/// A number of queens that does not suffice.
#[derive(Serialize)]
pub(super) struct Refutation {
    k: u16,
    /// The nodes of the tree that shows it.
    nodes: String,
}

/// The result of a search. JSON has the fields as keys, in this order.
#[derive(Serialize)]
pub(super) struct DominateSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    m: u8,
    variant: Option<&'static str>,
    fixed: Vec<String>,
    size: Option<usize>,
    sets: String,
    sets_up_to_symmetry: String,
    at_least: u16,
    refuted: Vec<Refutation>,
    nodes: String,
    /// The sets, where the object lists them.
    #[serde(skip_serializing_if = "Option::is_none")]
    list: Option<Vec<Vec<String>>>,
    elapsed_ms: f64,
    engine: &'static str,
}

impl Refutation {
    pub(super) fn new(k: u16, nodes: u64) -> Refutation {
        let nodes = nodes.to_string();
        Refutation { k, nodes }
    }
}

impl DominateSummary {
    pub(super) fn new(
        algorithm: &'static str,
        instance: &Instance,
        found: Found,
        sets: Option<&[Vec<Square>]>,
        elapsed: Duration,
    ) -> DominateSummary {
        let (problem, n) = (instance.problem(), instance.size().get());
        DominateSummary {
            problem: problem.name(),
            algorithm,
            n,
            m: n,
            variant: instance.variant().map(Variant::name),
            fixed: names(problem, instance.given()),
            size: found.size,
            sets: found.counters.solutions.to_string(),
            sets_up_to_symmetry: found.counters.fundamental.to_string(),
            at_least: found.at_least,
            refuted: found.refuted,
            nodes: found.counters.nodes.to_string(),
            list: sets.map(|sets| sets.iter().map(|set| names(problem, set)).collect()),
            elapsed_ms: milliseconds(elapsed),
            engine: ENGINE,
        }
    }
}

impl fmt::Display for DominateSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, n, time) = (self.algorithm, self.n, self.elapsed_ms);
        let variant = self.variant.unwrap_or_default();
        writeln!(f, "{id}, n = {n}, {variant}, {time:.1} ms")?;
        writeln!(f, "at least {}: no queen covers more", self.at_least)?;
        for Refutation { k, nodes } in &self.refuted {
            writeln!(f, "not {k}: refuted in {nodes} nodes")?;
        }
        let Some(size) = self.size else {
            return writeln!(f, "no set dominates");
        };
        writeln!(f, "{:20}{size:>16}", "size")?;
        writeln!(f, "{:20}{:>16}", "sets", self.sets)?;
        writeln!(
            f,
            "{:20}{:>16}",
            "sets_up_to_symmetry", self.sets_up_to_symmetry
        )
    }
}
