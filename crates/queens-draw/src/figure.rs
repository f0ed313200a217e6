//! The numbers on squares: values that a search writes, the number of queens that cover a square, and the order of
//! visits.

/// The number on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The value that the search has written on the square.
    Value(u16),
    /// The number of queens that cover the square.
    Covered(u16),
    /// The position of the square in the knight's path. The start is 1.
    Visit(u16),
    /// The number of free squares that the knight can reach from this square.
    FreeNeighbours(u16),
}

impl Figure {
    /// The number itself.
    pub const fn number(self) -> u16 {
        match self {
            Figure::Value(number)
            | Figure::Covered(number)
            | Figure::Visit(number)
            | Figure::FreeNeighbours(number) => number,
        }
    }
}
