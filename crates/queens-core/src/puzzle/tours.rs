//! An open tour that is drawn: some tour whose ends are turned round again and again. Where an end of the path could go on to
//! a square of it, what lies between is turned round, and the path ends elsewhere: a rotation, at the end or, turned as a whole,
//! at the start.

use crate::board::knight::moves;
use crate::board::knight::rotations::Rotations;
use crate::board::{BoardSize, Square};
use crate::random::Random;
use crate::work::Work;

/// How often an end is turned round, for each square of the board.
const TURNS: usize = 20;

/// A tour of a board that has one from a1.
pub(super) fn drawn(size: BoardSize, random: &mut Random) -> Vec<Square> {
    let mut tour = Rotations::beginning(size, &[Square::A1], false).finish();
    for _ in 0..TURNS * size.area() {
        if random.below(2) == 0 {
            tour.reverse();
        }
        let Some(&end) = tour.last() else {
            continue;
        };
        let onward: Vec<Square> = moves(size, end).collect();
        let Some(to) = onward.get(random.below(onward.len().max(1) as u32) as usize) else {
            continue;
        };
        if let Some(at) = tour.iter().position(|square| square == to) {
            tour[at + 1..].reverse();
        }
    }
    tour
}
