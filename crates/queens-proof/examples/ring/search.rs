//! All sets of k queens that dominate the board, frame by frame, by one bound and without symmetry.
//!
//! A frame is the first and the last file, and the first and the last rank, without a queen. Each square on its boundary, the
//! ring, weighs 1, and each line outside, which must hold a queen, 2. A queen stands on no line of the frame, so its gain is
//! the sum over its four lines of what is still open on them. With r queens missing, W open, and M the greatest gain of a
//! square, each of the r queens gains at least W - (r - 1)M. That is the bound; a square that was tried is out after it.

use super::state::{At, LANES, Lines, Row, State, covers, squares};

/// A frame on a board.
pub(super) struct Frame {
    /// The squares of the ring, at most 124.
    pub(super) ring: Vec<At>,
    /// For each square of the board, what a queen on it covers of the ring, as bits.
    pub(super) covered: Vec<u128>,
    root: State,
}

/// The search of some first queens of all frames.
pub(super) struct Search {
    n: usize,
    k: usize,
    /// The frames, as files and ranks, each with the number of first queens in those before it.
    frames: Vec<([usize; 2], [usize; 2], usize)>,
    /// The rows that a queen on a square leaves open: 255 for squares that it does not cover.
    beside: Vec<[Row; LANES]>,
    levels: Vec<State>,
    /// The frame that is searched.
    frame: Option<Frame>,
    pub(super) nodes: u64,
    pub(super) sets: u64,
}

impl Frame {
    fn new(n: usize, k: usize, files: [usize; 2], ranks: [usize; 2]) -> Frame {
        let is_inside = |[first, last]: [usize; 2], line: usize| (first..=last).contains(&line);
        let is_on = |lines: [usize; 2], line: usize| lines.contains(&line);
        let ring: Vec<At> = squares(n)
            .filter(|it| is_inside(files, it.0) && is_inside(ranks, it.1))
            .filter(|it| is_on(files, it.0) || is_on(ranks, it.1))
            .collect();
        let outside = |lines| (0..n).filter(move |&line| !is_inside(lines, line));
        let mut gains = Lines {
            files: [0; LANES],
            ranks: [0; LANES],
            diagonals: [0; 2 * LANES],
            antidiagonals: [0; 2 * LANES],
        };
        for &square in &ring {
            for gain in gains.through(n, square) {
                *gain += 1;
            }
        }
        outside(files).for_each(|file| gains.files[file] = 2);
        outside(ranks).for_each(|rank| gains.ranks[rank] = 2);
        let due = [files, ranks].map(|lines| outside(lines).fold(0, |bits, line| bits | 1 << line));
        let mut open = [[0; LANES]; LANES];
        let mut allowed = [[0; 3 * LANES]; LANES];
        for (file, rank) in squares(n) {
            open[rank][file] = 255;
            let is_free = !is_on(files, file) && !is_on(ranks, rank);
            allowed[rank][LANES + file] = u8::from(is_free);
        }
        let lines: u32 = due.iter().map(|it: &u32| it.count_ones()).sum();
        let root = State {
            missing: k,
            weight: ring.len() + 2 * lines as usize,
            gains,
            most: 8,
            ring: (0..ring.len()).fold(0, |bits, at| bits | 1 << at),
            due,
            open,
            allowed,
        };
        Frame {
            ring,
            covered: Vec::new(),
            root,
        }
    }

    /// The first queens: what serves a target at the root.
    fn first_queens(&mut self, n: usize) -> Vec<At> {
        let all = self.root.allowed;
        self.root.sieve(n, &all);
        let target = self.root.target(n);
        target.map_or(Vec::new(), |target| self.root.serving(n, &target))
    }
}

/// The first and the last line without a queen, if at most k lie outside.
fn spans(n: usize, k: usize) -> impl Iterator<Item = [usize; 2]> {
    let spans = (0..n).flat_map(move |first| (first..n).map(move |last| [first, last]));
    spans.filter(move |[first, last]| first + n - 1 - last <= k)
}

impl Search {
    pub(super) fn new(n: usize, k: usize) -> Search {
        let beside = squares(n).map(|queen| {
            let mut rows = [[0; LANES]; LANES];
            for other in squares(n).filter(|&other| !covers(queen, other)) {
                rows[other.1][other.0] = 255;
            }
            rows
        });
        let mut frames = Vec::new();
        let mut firsts = 0;
        for files in spans(n, k) {
            for ranks in spans(n, k) {
                frames.push((files, ranks, firsts));
                firsts += Frame::new(n, k, files, ranks).first_queens(n).len();
            }
        }
        Search {
            n,
            k,
            frames,
            beside: beside.collect(),
            levels: Vec::new(),
            frame: None,
            nodes: 0,
            sets: 0,
        }
    }

    /// Searches below every `step`-th first queen, from the one with this number on.
    pub(super) fn shard(&mut self, number: usize, step: usize) {
        let (n, k) = (self.n, self.k);
        (self.nodes, self.sets) = (0, 0);
        for at in 0..self.frames.len() {
            let (files, ranks, before) = self.frames[at];
            let after = self.frames.get(at + 1).map_or(usize::MAX, |it| it.2);
            let next = before + (number + step - before % step) % step;
            if next >= after {
                continue;
            }
            let mut frame = Frame::new(n, k, files, ranks);
            let queens = frame.first_queens(n);
            let covered = squares(n).map(|queen| {
                let ring = (0..).zip(&frame.ring);
                ring.fold(0, |bits, (at, &it)| {
                    bits | u128::from(covers(queen, it)) << at
                })
            });
            frame.covered = covered.collect();
            self.levels = vec![frame.root; k + 1];
            self.frame = Some(frame);
            for (queen, number_of) in queens.into_iter().zip(before..) {
                if number_of % step == number {
                    self.try_queen(0, queen);
                }
                self.levels[0].allowed[queen.1][LANES + queen.0] = 0;
            }
        }
    }

    /// Searches below the queen, and leaves its square out.
    fn try_queen(&mut self, depth: usize, queen: At) {
        self.nodes += 1;
        let (above, below) = self.levels.split_at_mut(depth + 1);
        let (state, child) = (&mut above[depth], &mut below[0]);
        state.allowed[queen.1][LANES + queen.0] = 0;
        let Some(frame) = &self.frame else {
            return;
        };
        if !child.place(state, frame, (self.n, queen)) {
            return;
        }
        child.cover(state, &self.beside[queen.1 * self.n + queen.0]);
        if child.missing == 0 {
            self.sets += u64::from(child.is_all_covered());
        } else if let Some(target) = child.target(self.n) {
            for queen in child.serving(self.n, &target) {
                self.try_queen(depth + 1, queen);
            }
        }
    }
}
