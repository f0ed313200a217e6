//! `queens tour`: one knight's tour, or why there is none.
//!
//! An open tour is searched from its start by Roth's rule. A closed tour may begin on any square and is then rotated to
//! its start: it is searched by fewest onward moves from all squares in turn, each with few calls in the first round and
//! twice as many in each next one, until the cap.

mod request;
mod summary;

use std::io;
use std::time::Instant;

use queens_core::knight::existence::obstacle;
use queens_core::{Algorithm, Event, Instance, Square, Variant, algorithm};

use crate::failure::Failure;
use crate::summary::print;
use crate::{Answer, help, search};
use request::TourRequest;
use summary::{Outcome, TourSummary};

/// The calls of the first round of a closed tour, for each square of the board.
const FIRST_CALLS: u64 = 2;

/// Searches what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let Some(request) = TourRequest::read(parser)? else {
        return help::print(help::OVERVIEW);
    };
    let begun = Instant::now();
    // The algorithm that finds most tours of the variant.
    let id = match request.variant {
        Variant::Closed => "tour-fewest-onward",
        _ => "tour-roth",
    };
    let algorithm = algorithm::find(id);
    let mut search = TourSearch {
        request: &request,
        algorithm: algorithm.ok_or_else(|| Failure::Fault(format!("no algorithm {id}")))?,
        nodes: 0,
    };
    let outcome = match obstacle(request.size, request.start, Some(request.variant)) {
        Some(obstacle) => Outcome::Obstacle(obstacle),
        None if request.variant == Variant::Closed => search.closed()?,
        None => search.from(request.start, request.cap)?,
    };
    let summary = TourSummary::new(&request, id, search.nodes, &outcome, begun.elapsed());
    print(&mut io::stdout().lock(), &summary, request.json)?;
    Ok(match outcome {
        Outcome::Found(_) => Answer::Done,
        Outcome::Obstacle(_) | Outcome::Exhausted => Answer::No,
        Outcome::CapReached => Answer::Undecided,
    })
}

/// The searches for one tour.
struct TourSearch<'a> {
    request: &'a TourRequest,
    algorithm: &'static Algorithm,
    /// The calls so far.
    nodes: u64,
}

impl TourSearch<'_> {
    /// A closed tour from the requested start.
    fn closed(&mut self) -> Result<Outcome, Failure> {
        let TourRequest {
            size, start, cap, ..
        } = *self.request;
        let others = (0..size.area()).map(|number| size.numbered(number));
        let mut starts = vec![start];
        starts.extend(others.filter(|&other| other != start));
        let mut calls = FIRST_CALLS * size.area() as u64;
        loop {
            for &from in &starts {
                let left = cap.saturating_sub(self.nodes);
                if left == 0 {
                    return Ok(Outcome::CapReached);
                }
                match self.from(from, calls.min(left))? {
                    Outcome::CapReached => {}
                    Outcome::Found(tour) => return self.rotated(tour),
                    // Without a closed tour from one square there is none from any.
                    none => return Ok(none),
                }
            }
            calls = calls.saturating_mul(2);
        }
    }

    /// A closed tour, rotated to begin at the requested start, and checked again.
    fn rotated(&self, mut squares: Vec<Square>) -> Result<Outcome, Failure> {
        let start = self.request.start;
        let at = squares.iter().position(|&square| square == start);
        squares.rotate_left(at.unwrap_or(0));
        let instance = self.instance(start, self.request.cap)?;
        search::checked(&instance, squares).map(Outcome::Found)
    }

    fn instance(&self, start: Square, cap: u64) -> Result<Instance, Failure> {
        let setup = self.request.setup(start, cap);
        Instance::new(setup).map_err(|error| Failure::Fault(error.to_string()))
    }

    /// One search, with this many calls at most.
    fn from(&mut self, start: Square, cap: u64) -> Result<Outcome, Failure> {
        let instance = self.instance(start, cap)?;
        let mut found = None;
        let accepted = search::accept(self.algorithm, instance)?;
        let replay = search::run(&accepted, |event, replay| {
            if event == Event::Solution {
                found = Some(search::solution(accepted.instance(), replay)?);
            }
            Ok(())
        })?;
        self.nodes += replay.counters().nodes;
        Ok(match found {
            Some(tour) => Outcome::Found(tour),
            None if search::is_capped(&replay) => Outcome::CapReached,
            None => Outcome::Exhausted,
        })
    }
}
