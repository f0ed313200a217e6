//! Searches for all sets of k queens that dominate the board, frame by frame, with one bound and without symmetry.
//!
//! A frame is the first and the last file, and the first and the last rank, without a queen. Each square of the ring,
//! the boundary of the frame, weighs 1. Each line outside the frame must hold a queen and weighs 2. No queen is on a
//! line of the frame, so a queen's gain is the sum of the open weights on its four lines.
//!
//! The bound: let r be the number of missing queens, W the open weight, and M the greatest gain of a square. Then each
//! of the r queens gains at least W − (r − 1)M. A square that was tried is excluded from the later searches at its
//! node.

use super::frame::{self, EmptyLines};
use super::state::{At, LANES, Ring, Row, State, covers, squares};

/// A frame, and the number of first queens of all earlier frames.
#[derive(Clone, Copy)]
struct Numbered {
    frame: EmptyLines,
    before: usize,
}

/// The search of some first queens of all frames.
pub(super) struct Search {
    n: usize,
    k: usize,
    frames: Vec<Numbered>,
    /// For each square of a queen, the rows of the board: 255 for each square that the queen does not cover, and 0
    /// otherwise.
    uncovered_by: Vec<[Row; LANES]>,
    /// The states of the current path, then spare entries for deeper levels.
    levels: Vec<State>,
    pub(super) nodes: u64,
    pub(super) sets: u64,
}

impl Search {
    pub(super) fn new(n: usize, k: usize) -> Search {
        let uncovered_by = squares(n).map(|queen| {
            let mut rows = [[0; LANES]; LANES];
            for other in squares(n).filter(|&other| !covers(queen, other)) {
                rows[other.1][other.0] = 255;
            }
            rows
        });
        let mut firsts = 0;
        let frames = frame::all(n, k).map(|frame| {
            let before = firsts;
            firsts += frame.root(n, k).1.len();
            Numbered { frame, before }
        });
        Search {
            n,
            k,
            frames: frames.collect(),
            uncovered_by: uncovered_by.collect(),
            levels: Vec::new(),
            nodes: 0,
            sets: 0,
        }
    }

    /// Searches below every `step`-th first queen, starting with the first queen of this number.
    pub(super) fn shard(&mut self, number: usize, step: usize) {
        let (n, k) = (self.n, self.k);
        (self.nodes, self.sets) = (0, 0);
        for at in 0..self.frames.len() {
            let Numbered { frame, before } = self.frames[at];
            let after = self.frames.get(at + 1).map_or(usize::MAX, |it| it.before);
            let next = before + (number + step - before % step) % step;
            if next >= after {
                continue;
            }
            let (root, queens) = frame.root(n, k);
            let ring = frame.ring(n);
            self.levels = vec![root; k + 1];
            for (queen, first) in queens.into_iter().zip(before..) {
                if first % step == number {
                    self.try_queen(&ring, 0, queen);
                }
                // The first queens of other shards are also excluded afterwards.
                self.levels[0].allowed[queen.1][LANES + queen.0] = 0;
            }
        }
    }

    /// Searches below the queen, and excludes its square from later searches.
    fn try_queen(&mut self, ring: &Ring, depth: usize, queen: At) {
        self.nodes += 1;
        let n = self.n;
        let (above, below) = self.levels.split_at_mut(depth + 1);
        let (state, child) = (&mut above[depth], &mut below[0]);
        state.allowed[queen.1][LANES + queen.0] = 0;
        if !child.place(state, ring, n, queen) {
            return;
        }
        child.cover(state, &self.uncovered_by[queen.1 * n + queen.0]);
        if child.missing == 0 {
            self.sets += u64::from(child.is_all_covered());
        } else if let Some(target) = child.target(n) {
            for queen in child.squares_for(n, &target) {
                self.try_queen(ring, depth + 1, queen);
            }
        }
    }
}
