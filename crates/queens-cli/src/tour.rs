//! `queens tour`: one knight's tour, or why there is none.
//!
//! An open tour is searched from its start by Roth's rule. A closed one may be begun anywhere and told from
//! its start: it is searched by fewest onward moves from all squares in turn, each with few calls at first
//! and with twice as many in each round, until the cap.

mod request;
mod summary;

use std::io;
use std::time::Instant;

use queens_core::algorithm::{self, Algorithm};
use queens_core::definition::is_solution;
use queens_core::event::Event;
use queens_core::instance::Instance;
use queens_core::knight::existence::obstacle;
use queens_core::problem::Variant;
use queens_core::reader::Reader;
use queens_core::square::Square;

use crate::failure::Failure;
use crate::summary::print;
use crate::{Answer, help, verified};
use request::{Asked, Request};
use summary::{Outcome, Summary};

/// Events read before what went wrong is looked at.
const SLICE: u64 = 1 << 16;

/// In the first round a closed tour is searched from each square with so many calls for each square of the
/// board.
const PATIENCE: u64 = 2;

/// Searches what the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let request = match Request::read(parser)? {
        Asked::Help => return help::print(help::OVERVIEW),
        Asked::Search(request) => request,
    };
    let start = Instant::now();
    let mut search = Search {
        request: &request,
        algorithm: algorithm(request.variant)?,
        nodes: 0,
    };
    let outcome = match obstacle(request.size, request.start, Some(request.variant)) {
        Some(obstacle) => Outcome::Obstacle(obstacle),
        None => match request.variant {
            Variant::Closed => search.closed()?,
            _ => search.from(request.start, request.cap)?,
        },
    };
    let summary = Summary {
        request: &request,
        algorithm: search.algorithm.id,
        nodes: search.nodes,
        outcome,
        elapsed: start.elapsed(),
    };
    let mut out = io::stdout().lock();
    print(&mut out, &summary, request.json)?;
    Ok(match summary.outcome {
        Outcome::Found(_) => Answer::Done,
        Outcome::Obstacle(_) | Outcome::Exhausted => Answer::No,
        Outcome::CapReached => Answer::CapReached,
    })
}

/// The algorithm that finds most tours of the variant.
fn algorithm(variant: Variant) -> Result<&'static Algorithm, Failure> {
    let id = match variant {
        Variant::Closed => "tour-fewest-onward",
        _ => "tour-roth",
    };
    let found = algorithm::ALL.into_iter().find(|it| it.id == id);
    found.ok_or_else(|| Failure::from(io::Error::other(format!("no algorithm {id}"))))
}

/// The searches made, and what they cost.
struct Search<'a> {
    request: &'a Request,
    algorithm: &'static Algorithm,
    nodes: u64,
}

impl Search<'_> {
    /// A closed tour, told from the start that is asked for.
    fn closed(&mut self) -> Result<Outcome, Failure> {
        let Request {
            size, start, cap, ..
        } = *self.request;
        let others = (0..size.area()).map(|number| size.numbered(number));
        let mut starts = vec![start];
        starts.extend(others.filter(|&other| other != start));
        let mut calls = PATIENCE * size.area() as u64;
        loop {
            for &from in &starts {
                let left = cap.saturating_sub(self.nodes);
                if left == 0 {
                    return Ok(Outcome::CapReached);
                }
                match self.from(from, calls.min(left))? {
                    Outcome::CapReached => {}
                    Outcome::Found(tour) => return self.turned(tour),
                    // What has none from one square has none from any.
                    none => return Ok(none),
                }
            }
            calls = calls.saturating_mul(2);
        }
    }

    /// A closed tour, turned so that it begins at the start that is asked for, and checked anew.
    fn turned(&self, mut squares: Vec<Square>) -> Result<Outcome, Failure> {
        let start = self.request.start;
        let at = squares.iter().position(|&square| square == start);
        squares.rotate_left(at.unwrap_or(0));
        let instance = self.instance(start, self.request.cap)?;
        match is_solution(&instance, &squares) {
            true => Ok(Outcome::Found(squares)),
            false => Err(Failure::Untrue { squares }),
        }
    }

    fn instance(&self, start: Square, cap: u64) -> Result<Instance, Failure> {
        let setup = self.request.setup(start, cap);
        Instance::new(setup).map_err(|error| Failure::from(io::Error::other(error.to_string())))
    }

    /// One search, with so many calls at most.
    fn from(&mut self, start: Square, cap: u64) -> Result<Outcome, Failure> {
        let instance = self.instance(start, cap)?;
        let accepted = self.algorithm.accept(instance.clone());
        let accepted = accepted.map_err(|error| io::Error::other(error.to_string()))?;
        let mut reader = Reader::start(&accepted);
        let mut found = None;
        while !reader.is_ended() {
            reader.read(SLICE, &mut Vec::new(), |event, replay| {
                if event == Event::Solution {
                    found = Some(verified::solution(&instance, replay));
                }
            });
        }
        let replay = reader.replay();
        self.nodes += replay.counters().nodes;
        Ok(match found.transpose()? {
            Some(tour) => Outcome::Found(tour),
            None if replay.position().last() == Some(Event::CapReached) => Outcome::CapReached,
            None => Outcome::Exhausted,
        })
    }
}
