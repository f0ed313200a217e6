//! The search of `queens tour`.

use std::task::Poll;

use queens_core::knight::rotations::Rotations;
use queens_core::{Accepted, Counters, Square, Variant, Work};

use crate::failure::Failure;
use crate::search::{Found, checked};

/// What the object calls the search.
pub(crate) const ALGORITHM: &str = "tour-rotations";

/// Searches one tour. `see` gets it, with its number 1; `operations` are what the search did besides.
pub(crate) fn search(
    accepted: &Accepted,
    operations: &mut Vec<(&'static str, u64)>,
    mut see: impl FnMut(u64, &[Square]) -> Result<(), Failure>,
) -> Result<Found, Failure> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let start = algorithm.traversal.given(instance)[0];
    let is_closed = instance.variant() == Some(Variant::Closed);
    let search = Rotations::new(instance.size(), start, is_closed);
    let no_start = || Failure::Internal(format!("{start} is not on the board"));
    let mut search = search.ok_or_else(no_start)?;
    let cap = instance.cap().or(algorithm.capabilities.cap);
    // The start is the first step.
    let found = search.work(cap.unwrap_or(u64::MAX) - 1);
    let solutions = u64::from(found.is_ready());
    operations.extend([
        ("rotations", search.rotations()),
        ("restarts", search.restarts()),
    ]);
    // Each path begins with the start, which is a root.
    let placements = search.placed() - search.restarts() - 1;
    if let Poll::Ready(tour) = found {
        see(1, &checked(instance, tour)?)?;
    }
    Ok(Found {
        counters: Counters {
            tests: placements,
            placements,
            nodes: search.placed() + search.rotations(),
            depth: search.longest() as u64,
            solutions,
            fundamental: solutions,
            ..Counters::default()
        },
        is_capped: solutions == 0,
        ..Found::default()
    })
}
