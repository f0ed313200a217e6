//! Exact domination by frames: whether k queens, fewer than files, dominate a board, and all sets that do.
//!
//! Idea: a set of fewer than n queens leaves a file and a rank empty. The first and the last empty file and rank are its
//! frame; the lines outside, in the margins, all hold a queen. No queen stands on a line of the frame, so what the four
//! lines of a queen meet on the frame's boundary, the ring, adds up, and each system of weights on the ring gives a linear
//! inequality. `systems` has the weights, `parities` divides the queens by the parities of their squares, `prices` is the
//! dual of covering the ring, `node` applies these rules to vectors of 32 squares, and branches on what the fewest queens
//! can cover or occupy. `search` goes through the frames up to symmetry, `least` from number to number.
//!
//! Cost: 140 nodes refute four queens on 8×8, 33 million thirteen on 26×26; a node takes 1.5 to 2 µs.
//! Source: the boundary of a frame is W. D. Weakley's means for the bound (n − 1)/2 (Domination in the queen's graph, 1995);
//! the systems of sides, their division by colours and by parities, and the prices are our own. docs/DOMINATION.md proves
//! each rule. We know of no other program that searches by frames.

pub(crate) mod least;
pub(crate) mod margins;
pub(crate) mod node;
pub(crate) mod parities;
mod prices;
mod rows;
pub(crate) mod search;
mod state;
mod systems;
