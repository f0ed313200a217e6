//! The numbers on squares: what a search has written on them, how often each is covered, when each was
//! visited.

/// The number on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// What the search has written on it.
    Value(u16),
    /// How many queens cover it.
    Covered(u16),
    /// The knight came here with this move, the start being 1.
    Visit(u16),
    /// How many ways lead on from here.
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
