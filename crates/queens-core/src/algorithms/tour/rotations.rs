//! `tour-rotations`: one knight's tour, found by rotations of a path. The search reports no events.
//!
//! Idea, cost and source: see [`crate::feasibility::rotations`]. If an obstacle to a tour is known, the search ends
//! at once without a tour. A search that reaches its cap proves nothing.

use std::task::Poll;

use crate::algorithms::tour::visit_search::CAP;
use crate::board::{BoardSize, Square};
use crate::feasibility::existence::{Obstacle, obstacle};
use crate::feasibility::rotations::Rotations;
use crate::formats::Form;
use crate::problem::{Goal, Instance, Problem, Variant};
use crate::search::{
    Algorithm, CountDetail, CountedSearch, Counters, Descriptor, Ending, Operation, Reports,
    Traversal,
};
use crate::work::Work;

const ROTATIONS: usize = 0;
const RESTARTS: usize = 1;

static DESCRIPTOR: Descriptor =
    Descriptor::new("tour-rotations", Problem::Knight, Traversal::Moves)
        .goals(&[Goal::First])
        .sizes(3..=BoardSize::MAX)
        .supports_blocked()
        .max_traced_files(0)
        .cap(CAP)
        .operations(&[Operation::new("rotations"), Operation::new("restarts")])
        .reports(Reports::Nothing)
        .prints(Form::Tour);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::without_events(&DESCRIPTOR, |instance| Box::new(TourSearch::new(instance)));

/// The search for one tour.
struct TourSearch {
    search: Rotations,
    obstacle: Option<Obstacle>,
    /// The number of steps that the cap allows after the start.
    cap: u64,
    /// The number of steps left before the cap.
    left: u64,
    /// The tour; empty until it is found.
    tour: Vec<Square>,
}

impl TourSearch {
    fn new(instance: &Instance) -> TourSearch {
        let (size, blocked, variant) = (instance.size(), instance.blocked(), instance.variant());
        let start = Traversal::Moves.given(instance);
        // The start is the first step.
        let cap = instance.cap().unwrap_or(CAP).saturating_sub(1);
        TourSearch {
            search: Rotations::with_prefix(size, blocked, &start, variant == Some(Variant::Closed)),
            obstacle: obstacle(size, blocked, start[0], variant),
            cap,
            left: cap,
            tour: Vec::new(),
        }
    }
}

impl Work for TourSearch {
    type Output = Ending;

    fn work(&mut self, budget: u64) -> Poll<Ending> {
        if self.obstacle.is_some() || !self.tour.is_empty() {
            return Poll::Ready(Ending::Complete);
        }
        let steps = budget.min(self.left);
        self.left -= steps;
        match self.search.work(steps) {
            Poll::Ready(tour) => {
                self.tour = tour;
                Poll::Ready(Ending::Complete)
            }
            Poll::Pending if self.left == 0 => Poll::Ready(Ending::CapReached),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl CountedSearch for TourSearch {
    /// If there is an obstacle, `nodes` is the number of nodes of the exhaustive search that found the obstacle. It is
    /// 0 if a rule found the obstacle.
    fn counters(&self) -> Counters {
        if let Some(obstacle) = self.obstacle {
            let nodes = match obstacle {
                Obstacle::Searched { nodes } => nodes,
                _ => 0,
            };
            return Counters {
                nodes,
                ..Counters::default()
            };
        }
        let (search, solutions) = (&self.search, u64::from(!self.tour.is_empty()));
        // Each path begins with the start, which is a root and therefore not counted as a placement.
        let placements = search.placed() - search.restarts() - 1;
        let mut counters = Counters {
            tests: placements,
            placements,
            nodes: search.placed() + search.rotations(),
            depth: search.longest() as u64,
            solutions,
            fundamental: solutions,
            ..Counters::default()
        };
        counters.operations[ROTATIONS] = search.rotations();
        counters.operations[RESTARTS] = search.restarts();
        counters
    }

    fn progress(&self) -> f64 {
        if self.obstacle.is_some() || !self.tour.is_empty() {
            return 1.0;
        }
        (self.cap - self.left) as f64 / (self.cap as f64 + 1.0)
    }

    fn detail(&self) -> CountDetail {
        CountDetail::Solution(self.tour.clone())
    }
}
