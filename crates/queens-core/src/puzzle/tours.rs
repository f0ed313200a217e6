//! A random open tour. It starts as any tour, and rotations change it again and again. A rotation draws a move from the
//! end of the tour to another of its squares. It reverses the part after that square, so the tour gets another end. If
//! the whole tour is reversed first, the rotation changes its start.

use crate::board::knight::moves;
use crate::board::knight::rotations::Rotations;
use crate::board::{BoardSize, Square};
use crate::random::Random;
use crate::work::Work;

/// The number of rotations per square of the board.
const TURNS: usize = 20;

/// A random open tour. The board must have a tour from a1.
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
