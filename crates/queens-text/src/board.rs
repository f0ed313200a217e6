//! The board in words.

use queens_draw::Figure;

use super::words::Board;

impl Board {
    /// The number on a square.
    pub fn figure(self, figure: Figure) -> String {
        match figure {
            Figure::Value(value) => self.value(value),
            Figure::Covered(times) => self.covered(times.into()),
            Figure::Visit(number) => self.visit(number),
            Figure::FreeNeighbours(count) => self.onward(count.into()),
        }
    }
}
