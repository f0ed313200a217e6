//! What `tour` prints, as one JSON object or as lines.

use std::fmt;
use std::time::Duration;

use queens_core::knight::existence::Obstacle;
use queens_core::{Problem, Square};
use serde::Serialize;

use super::request::TourRequest;
use crate::summary::{ENGINE, milliseconds, names};

/// How the search ended.
pub(super) enum Outcome {
    /// With a tour, in the order of visiting.
    Found(Vec<Square>),
    /// Before it began: there is none.
    Obstacle(Obstacle),
    /// With nothing left to try: there is none.
    Exhausted,
    CapReached,
}

/// The result of a search. JSON has the fields as keys, in this order.
#[derive(Serialize)]
pub(super) struct TourSummary {
    problem: &'static str,
    algorithm: &'static str,
    n: u8,
    m: u8,
    variant: &'static str,
    fixed: [String; 1],
    solutions: String,
    /// The calls of all searches together.
    nodes: String,
    /// Whether there is known to be no tour. Of a tour that was found nobody knows how many others there are.
    exact: bool,
    /// Why there is no tour.
    why: Option<String>,
    list: Vec<Vec<String>>,
    elapsed_ms: f64,
    engine: &'static str,
}

impl TourSummary {
    pub(super) fn new(
        request: &TourRequest,
        algorithm: &'static str,
        nodes: u64,
        outcome: &Outcome,
        elapsed: Duration,
    ) -> TourSummary {
        let why = match outcome {
            Outcome::Obstacle(obstacle) => Some(obstacle.to_string()),
            Outcome::Exhausted => Some(format!("all ways have been searched, with {nodes} calls")),
            Outcome::Found(_) | Outcome::CapReached => None,
        };
        let list = match outcome {
            Outcome::Found(tour) => vec![names(Problem::Knight, tour)],
            _ => Vec::new(),
        };
        TourSummary {
            problem: Problem::Knight.name(),
            algorithm,
            n: request.size.get(),
            m: request.size.height(),
            variant: request.variant.name(),
            fixed: [request.start.to_string()],
            solutions: list.len().to_string(),
            nodes: nodes.to_string(),
            exact: why.is_some(),
            why,
            list,
            elapsed_ms: milliseconds(elapsed),
            engine: ENGINE,
        }
    }
}

impl fmt::Display for TourSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TourSummary { n, m, nodes, .. } = self;
        if let Some(why) = &self.why {
            return writeln!(f, "no such tour: {why}");
        }
        let [tour] = &self.list[..] else {
            return writeln!(f, "given up after {nodes} calls; there may be a tour");
        };
        writeln!(f, "{}", tour.join(","))?;
        let (id, variant, time) = (self.algorithm, self.variant, self.elapsed_ms);
        writeln!(
            f,
            "{id}, {n}×{m} board, {variant}, {nodes} calls, {time:.1} ms"
        )
    }
}
