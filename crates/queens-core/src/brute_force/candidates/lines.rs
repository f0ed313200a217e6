//! One queen in each lane: the given ones, and one in each lane that they leave open.

use crate::board::BoardSize;
use crate::candidate::Candidate;
use crate::instance::Instance;
use crate::lines::{Axis, OpenLines};
use crate::square::Square;

const MAX: usize = BoardSize::MAX as usize;

/// A queen in each lane of an axis.
#[derive(Clone)]
pub struct OnePerLine {
    axis: Axis,
    n: u8,
    open: OpenLines,
    /// The place of each open lane's queen.
    places: [u8; MAX],
    /// The queen of each lane, the given ones included.
    queens: [Square; MAX],
}

impl OnePerLine {
    /// The queens of the open lanes on these places; on place 0 where there are no more of them.
    pub fn new(axis: Axis, instance: &Instance, places: impl Iterator<Item = u8>) -> OnePerLine {
        let mut queens = [Square::new(0, 0); MAX];
        for &queen in instance.given() {
            queens[usize::from(axis.line_of(queen))] = queen;
        }
        let mut lines = OnePerLine {
            axis,
            n: instance.size().get(),
            open: OpenLines::open(axis, instance.size(), instance.given()),
            places: [0; MAX],
            queens,
        };
        for (slot, place) in lines.places.iter_mut().zip(places) {
            *slot = place;
        }
        lines.stand(0);
        lines
    }

    /// n, the number of places in a lane.
    #[inline]
    pub fn n(&self) -> u8 {
        self.n
    }

    /// The places of the open lanes' queens.
    #[inline]
    pub fn places(&mut self) -> &mut [u8] {
        &mut self.places[..usize::from(self.open.count())]
    }

    /// Makes the queens stand on their places, in the open lanes from this one on.
    #[inline]
    pub fn stand(&mut self, from: usize) {
        for depth in from..usize::from(self.open.count()) {
            let line = self.open.at(depth as u8);
            self.queens[usize::from(line) % MAX] = self.axis.square(line, self.places[depth % MAX]);
        }
    }

    /// The queens of all lanes, lane after lane.
    #[inline]
    pub fn queens(&self) -> &[Square] {
        &self.queens[..usize::from(self.n)]
    }

    /// The queens of the open lanes, packed.
    #[inline]
    pub fn packed(&self) -> Candidate {
        let count = usize::from(self.open.count());
        Candidate::of_lanes(self.axis, &self.places[..count])
    }
}
