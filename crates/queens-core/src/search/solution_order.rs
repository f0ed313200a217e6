//! The order in which a search finds its solutions. It decides which solution of a class is found first.

use std::fmt;
use std::sync::Arc;

use crate::board::square_set::with_width;
use crate::board::{Axis, BoardSize, Square, SquareSet};
use crate::problem::{Cover, Variant};

/// The order in which a search finds its solutions.
pub trait SolutionOrder: fmt::Debug + Send + Sync {
    /// Whether the search finds `solution` before all its other images. `images` contains the images of the solution
    /// under the symmetries that keep the given squares, in any order. One of the images is the solution itself. The
    /// squares of an image are in the order of the solution's squares.
    fn is_first(&self, given: &[Square], solution: &[Square], images: &[Vec<Square>]) -> bool;
}

/// The order of a search that goes line by line and tries the places of every line in the same order.
///
/// ```
/// use queens_core::{Axis, PlaceOrder, SolutionOrder, queens};
///
/// let ascending = PlaceOrder::new(Axis::Files, 0..4);
/// let descending = PlaceOrder::new(Axis::Files, (0..4).rev());
/// let solutions: Vec<_> = queens(4).solutions()?.collect();
/// assert!(ascending.is_first(&[], &solutions[0], &solutions));
/// assert!(descending.is_first(&[], &solutions[1], &solutions));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PlaceOrder {
    axis: Axis,
    /// The places of a line, in the order of trying.
    places: Vec<u8>,
}

impl PlaceOrder {
    /// The order of a search along `axis` that tries `places` in this order. Places count from 0.
    pub fn new(axis: Axis, places: impl IntoIterator<Item = u8>) -> PlaceOrder {
        PlaceOrder {
            axis,
            places: places.into_iter().collect(),
        }
    }

    /// For each line, the number of places that the search tries before the place of the queen.
    fn key(&self, queens: &[Square]) -> Vec<Option<usize>> {
        let tried_before = |queen: Square| {
            let place = self.axis.place_of(queen);
            self.places.iter().position(|&other| other == place)
        };
        let queens = self.axis.ordered(queens).into_iter();
        queens.map(tried_before).collect()
    }
}

impl SolutionOrder for PlaceOrder {
    fn is_first(&self, _: &[Square], solution: &[Square], images: &[Vec<Square>]) -> bool {
        let own = self.key(solution);
        images.iter().all(|image| own <= self.key(image))
    }
}

/// The order in which the search for dominating sets finds its solutions on this board.
pub(crate) fn of_dominating_sets(size: BoardSize, variant: Variant) -> Arc<dyn SolutionOrder> {
    with_width!(size, W => Arc::new(Cover::<W>::new(size, variant)))
}

impl<const W: usize> SolutionOrder for Cover<W> {
    /// At each node, the search first finds the set with the earliest candidate.
    fn is_first(&self, given: &[Square], set: &[Square], others: &[Vec<Square>]) -> bool {
        let collected = |set: &[Square]| -> SquareSet<W> { set.iter().copied().collect() };
        let set = collected(set);
        let mut others: Vec<SquareSet<W>> = others.iter().map(|other| collected(other)).collect();
        others.retain(|other| *other != set);
        let mut left = self.remainder(given);
        let mut order = Vec::new();
        while !others.is_empty() {
            order.clear();
            self.rank(&left, &mut order);
            let own = order
                .iter()
                .position(|candidate| set.contains(candidate.square()));
            let Some(own) = own else {
                break;
            };
            for earlier in order[..own].iter().map(|candidate| candidate.square()) {
                if others.iter().any(|other| other.contains(earlier)) {
                    return false;
                }
                left.candidates.remove(earlier);
            }
            let queen = order[own].square();
            others.retain(|other| other.contains(queen));
            left = self.place(&left, queen);
        }
        true
    }
}
