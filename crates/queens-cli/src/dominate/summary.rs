//! What `dominate` prints at the end, as one JSON object or as lines.

use std::fmt;
use std::time::Duration;

use queens_core::counters::Counters;
use queens_core::problem::Variant;
use queens_core::square::Square;
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::request::Request;
use crate::summary::ENGINE;

/// What a search has found.
pub(super) struct Found {
    pub(super) algorithm: &'static str,
    /// The lower bound with which it began.
    pub(super) at_least: u16,
    pub(super) refuted: Vec<Refutation>,
    /// The number of queens of a least set; none if there is no set.
    pub(super) size: Option<usize>,
    pub(super) counters: Counters,
}

/// A number of queens that was tried and does not suffice.
pub(super) struct Refutation {
    pub(super) k: u16,
    /// The nodes of the tree that shows it.
    pub(super) nodes: u64,
}

/// The result of a search.
pub(super) struct Summary<'a> {
    pub(super) request: &'a Request,
    pub(super) found: Found,
    /// The sets, where they are listed in the object.
    pub(super) list: Vec<Vec<Square>>,
    pub(super) elapsed: Duration,
}

impl Found {
    /// Nothing yet, by this algorithm.
    pub(super) fn of(algorithm: &'static str) -> Found {
        Found {
            algorithm,
            at_least: 0,
            refuted: Vec::new(),
            size: None,
            counters: Counters::default(),
        }
    }
}

/// The names of squares.
pub(super) fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

impl Serialize for Refutation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("k", &self.k)?;
        map.serialize_entry("nodes", &self.nodes.to_string())?;
        map.end()
    }
}

impl Serialize for Summary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (instance, found) = (&self.request.instance, &self.found);
        let n = instance.size().get();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("problem", instance.problem().name())?;
        map.serialize_entry("algorithm", found.algorithm)?;
        map.serialize_entry("n", &n)?;
        map.serialize_entry("m", &n)?;
        map.serialize_entry("variant", &instance.variant().map(Variant::name))?;
        map.serialize_entry("fixed", &names(instance.given()))?;
        map.serialize_entry("size", &found.size)?;
        // Counts are strings: they may exceed what a JSON number holds exactly.
        map.serialize_entry("sets", &found.counters.solutions.to_string())?;
        let classes = found.counters.fundamental.to_string();
        map.serialize_entry("sets_up_to_symmetry", &classes)?;
        map.serialize_entry("at_least", &found.at_least)?;
        map.serialize_entry("refuted", &found.refuted)?;
        map.serialize_entry("nodes", &found.counters.nodes.to_string())?;
        if !self.request.count {
            let list: Vec<_> = self.list.iter().map(|set| names(set)).collect();
            map.serialize_entry("list", &list)?;
        }
        map.serialize_entry("elapsed_ms", &(self.elapsed.as_micros() as f64 / 1e3))?;
        map.serialize_entry("engine", ENGINE)?;
        map.end()
    }
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (instance, found) = (&self.request.instance, &self.found);
        let (n, variant) = (instance.size().get(), instance.variant().map(Variant::name));
        let (id, time) = (found.algorithm, self.elapsed.as_secs_f64() * 1e3);
        writeln!(
            f,
            "{id}, n = {n}, {}, {time:.1} ms",
            variant.unwrap_or_default()
        )?;
        writeln!(f, "at least {}: no queen covers more", found.at_least)?;
        for Refutation { k, nodes } in &found.refuted {
            writeln!(f, "not {k}: refuted in {nodes} nodes")?;
        }
        let Some(size) = found.size else {
            return writeln!(f, "no set dominates");
        };
        for (name, value) in [
            ("size", size as u64),
            ("sets", found.counters.solutions),
            ("sets_up_to_symmetry", found.counters.fundamental),
        ] {
            writeln!(f, "{name:20}{value:>16}")?;
        }
        Ok(())
    }
}
