//! A closed knight's tour. It may begin on any square and is then rotated to its start: it is searched from all squares
//! in turn, each with few calls in the first round and twice as many in each next one, until the cap.

use queens_core::{Accepted, Counters, Instance, Setup, Square};

use crate::failure::Failure;
use crate::options::Selection;
use crate::search::{Found, checked, traced};

/// The calls of the first round, for each square of the board.
const FIRST_CALLS: u64 = 2;

/// Searches one tour. `see` gets it, with its number 1.
pub(crate) fn search(
    accepted: &Accepted,
    mut see: impl FnMut(u64, &[Square]) -> Result<(), Failure>,
) -> Result<Found, Failure> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let size = instance.size();
    let cap = instance.cap().or(algorithm.capabilities.cap);
    let cap = cap.unwrap_or(u64::MAX);
    let start = algorithm.traversal.given(instance)[0];
    let mut starts: Vec<Square> = (0..size.area())
        .map(|number| size.numbered(number))
        .collect();
    starts.sort_by_key(|&square| square != start);
    let mut calls = FIRST_CALLS * size.area() as u64;
    let mut sum = Counters::default();
    loop {
        for &from in &starts {
            let left = cap.saturating_sub(sum.nodes);
            if left == 0 {
                return Ok(Found {
                    counters: sum,
                    is_capped: true,
                    ..Found::default()
                });
            }
            let setup = Setup {
                given: vec![from],
                cap: Some(calls.min(left)),
                ..instance.setup().clone()
            };
            let fault = |error: &dyn std::fmt::Display| Failure::Fault(error.to_string());
            let instance_from = Instance::new(setup).map_err(|error| fault(&error))?;
            let accepted_from = algorithm
                .accept(instance_from)
                .map_err(|error| fault(&error))?;
            let found = traced(&accepted_from, Selection::All, 1, |number, tour| {
                let mut tour = tour.to_vec();
                let at = tour.iter().position(|&square| square == start);
                tour.rotate_left(at.unwrap_or(0));
                see(number, &checked(instance, tour)?)
            })?;
            add(&mut sum, &found.counters);
            // Without a closed tour from one square there is none from any.
            if !found.is_capped {
                return Ok(Found {
                    counters: sum,
                    ..found
                });
            }
        }
        calls = calls.saturating_mul(2);
    }
}

fn add(sum: &mut Counters, more: &Counters) {
    sum.tests += more.tests;
    sum.placements += more.placements;
    sum.removals += more.removals;
    sum.nodes += more.nodes;
    sum.depth = sum.depth.max(more.depth);
    sum.solutions += more.solutions;
    sum.fundamental += more.fundamental;
    for (sum, more) in sum.operations.iter_mut().zip(more.operations) {
        *sum += more;
    }
}
