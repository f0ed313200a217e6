//! Candidates with one queen in each line of an axis: the given queens, and one queen in each open line.

use crate::algorithms::brute_force::candidates::Candidates;
use crate::board::{Axis, BoardSize, Candidate, OpenLines, Square};
use crate::problem::Instance;

const MAX: usize = BoardSize::MAX as usize;

/// The order of candidates with one queen in each open line.
pub(crate) trait PlaceOrder: Clone + Send + 'static {
    /// The axis of the lines.
    const AXIS: Axis;

    /// Creates the order for an instance. `places` holds one zero per open line and receives the places of the
    /// first candidate.
    fn new(instance: &Instance, places: &mut [u8]) -> Self;

    /// Writes the places of the next candidate, each below n. Returns the index of the first place that can
    /// have changed; `None` after the last candidate.
    fn next(&mut self, n: u8, places: &mut [u8]) -> Option<usize>;
}

/// A candidate with one queen in each line.
#[derive(Clone)]
pub(crate) struct OnePerLine<O> {
    order: O,
    n: u8,
    open: OpenLines,
    /// The place of the queen in each open line.
    places: [u8; MAX],
    /// The queen of each line, including given queens.
    queens: [Square; MAX],
}

impl<O: PlaceOrder> OnePerLine<O> {
    /// Updates the queens of the open lines from index `from` on.
    #[inline]
    fn set_queens(&mut self, from: usize) {
        for depth in from..usize::from(self.open.count()) {
            let line = self.open.searched_at(depth as u8);
            self.queens[usize::from(line) % MAX] = O::AXIS.at(line, self.places[depth % MAX]);
        }
    }
}

impl<O: PlaceOrder> Candidates for OnePerLine<O> {
    fn new(instance: &Instance) -> Self {
        let open = OpenLines::open(O::AXIS, instance.size(), instance.given());
        let mut places = [0; MAX];
        let mut queens = [Square::at(0, 0); MAX];
        for &queen in instance.given() {
            queens[usize::from(O::AXIS.line_of(queen))] = queen;
        }
        let mut candidate = OnePerLine {
            order: O::new(instance, &mut places[..usize::from(open.count())]),
            n: instance.size().get(),
            open,
            places,
            queens,
        };
        candidate.set_queens(0);
        candidate
    }

    #[inline]
    fn queens(&self) -> &[Square] {
        &self.queens[..usize::from(self.n)]
    }

    #[inline]
    fn packed(&self) -> Candidate {
        let count = usize::from(self.open.count());
        Candidate::of_lines(O::AXIS, &self.places[..count])
    }

    #[inline]
    fn next(&mut self) -> bool {
        let places = &mut self.places[..usize::from(self.open.count())];
        let changed = self.order.next(self.n, places);
        if let Some(from) = changed {
            self.set_queens(from);
        }
        changed.is_some()
    }
}
