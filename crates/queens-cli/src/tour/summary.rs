//! What `tour` prints, as one JSON object or as lines.

use std::fmt;
use std::time::Duration;

use queens_core::knight::existence::Obstacle;
use queens_core::problem::Problem;
use queens_core::square::Square;
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::request::Request;
use crate::summary::{ENGINE, digits};

/// How the search ended.
pub(super) enum Outcome {
    /// With a tour, in the order of visiting.
    Found(Vec<Square>),
    /// Before it began: there is none.
    Obstacle(Obstacle),
    /// With nothing left to try: there is none.
    Exhausted,
    /// At its cap.
    CapReached,
}

/// The result of a search.
pub(super) struct Summary<'a> {
    pub(super) request: &'a Request,
    pub(super) algorithm: &'static str,
    /// Calls, of all searches together.
    pub(super) nodes: u64,
    pub(super) outcome: Outcome,
    pub(super) elapsed: Duration,
}

impl Summary<'_> {
    /// Why there is no tour.
    fn why(&self) -> Option<String> {
        match &self.outcome {
            Outcome::Obstacle(obstacle) => Some(obstacle.to_string()),
            Outcome::Exhausted => Some(format!(
                "all ways have been searched, with {} calls",
                self.nodes
            )),
            Outcome::Found(_) | Outcome::CapReached => None,
        }
    }

    fn tour(&self) -> Option<Vec<String>> {
        match &self.outcome {
            Outcome::Found(tour) => Some(tour.iter().map(Square::to_string).collect()),
            _ => None,
        }
    }
}

impl Serialize for Summary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let request = self.request;
        let list: Vec<_> = self.tour().into_iter().collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("problem", Problem::Knight.name())?;
        map.serialize_entry("algorithm", self.algorithm)?;
        map.serialize_entry("n", &request.size.get())?;
        map.serialize_entry("m", &request.size.height())?;
        map.serialize_entry("variant", request.variant.name())?;
        map.serialize_entry("fixed", &[request.start.to_string()])?;
        map.serialize_entry("solutions", &digits(list.len() as u64))?;
        map.serialize_entry("nodes", &digits(self.nodes))?;
        // Of a tour that was found nobody knows how many others there are.
        map.serialize_entry("exact", &self.why().is_some())?;
        map.serialize_entry("why", &self.why())?;
        map.serialize_entry("list", &list)?;
        map.serialize_entry("elapsed_ms", &(self.elapsed.as_micros() as f64 / 1e3))?;
        map.serialize_entry("engine", ENGINE)?;
        map.end()
    }
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Request { size, variant, .. } = self.request;
        let (id, nodes) = (self.algorithm, self.nodes);
        if let Some(why) = self.why() {
            return writeln!(f, "no such tour: {why}");
        }
        let Some(tour) = self.tour() else {
            return writeln!(f, "given up after {nodes} calls; there may be a tour");
        };
        let time = self.elapsed.as_secs_f64() * 1e3;
        writeln!(f, "{}", tour.join(","))?;
        let variant = variant.name();
        writeln!(
            f,
            "{id}, {size} board, {variant}, {nodes} calls, {time:.1} ms"
        )
    }
}
