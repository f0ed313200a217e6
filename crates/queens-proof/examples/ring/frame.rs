//! A frame, and the state of the search at its root.

use super::state::{At, LANES, Lines, Ring, State, covers, squares};

/// The first and the last file, and the first and the last rank, without a queen.
#[derive(Clone, Copy)]
pub(super) struct EmptyLines {
    pub(super) files: [usize; 2],
    pub(super) ranks: [usize; 2],
}

/// All frames that a set of k queens can have: at most k files and at most k ranks are outside the frame.
pub(super) fn all(n: usize, k: usize) -> impl Iterator<Item = EmptyLines> {
    let spans = move || {
        let spans = (0..n).flat_map(move |first| (first..n).map(move |last| [first, last]));
        spans.filter(move |[first, last]| first + n - 1 - last <= k)
    };
    spans().flat_map(move |files| spans().map(move |ranks| EmptyLines { files, ranks }))
}

impl EmptyLines {
    /// The root of the frame, and the squares to try for the first queen: the squares that meet the root's target.
    pub(super) fn root(self, n: usize, k: usize) -> (State, Vec<At>) {
        let EmptyLines { files, ranks } = self;
        let is_inside = |[first, last]: [usize; 2], line: usize| (first..=last).contains(&line);
        let ring = self.ring_squares(n);
        let outside = |lines| (0..n).filter(move |&line| !is_inside(lines, line));
        let mut gains = Lines {
            files: [0; LANES],
            ranks: [0; LANES],
            diagonals: [0; 2 * LANES],
            antidiagonals: [0; 2 * LANES],
        };
        for &square in &ring {
            for gain in gains.lines_through(n, square) {
                *gain += 1;
            }
        }
        outside(files).for_each(|file| gains.files[file] = 2);
        outside(ranks).for_each(|rank| gains.ranks[rank] = 2);
        let required =
            [files, ranks].map(|lines| outside(lines).fold(0, |bits, line| bits | 1 << line));
        let mut open = [[0; LANES]; LANES];
        let mut allowed = [[0; 3 * LANES]; LANES];
        for (file, rank) in squares(n) {
            open[rank][file] = 255;
            let is_free = !files.contains(&file) && !ranks.contains(&rank);
            allowed[rank][LANES + file] = u8::from(is_free);
        }
        let lines: u32 = required.iter().map(|it: &u32| it.count_ones()).sum();
        let mut root = State {
            missing: k,
            weight: ring.len() + 2 * lines as usize,
            gains,
            most: 8,
            ring: (0..ring.len()).fold(0, |bits, at| bits | 1 << at),
            required,
            open,
            allowed,
        };
        let free = root.allowed;
        root.sieve(n, &free);
        let target = root.target(n);
        let first_queens = target.map_or(Vec::new(), |target| root.squares_for(n, &target));
        (root, first_queens)
    }

    fn ring_squares(self, n: usize) -> Vec<At> {
        let is_between = |[first, last]: [usize; 2], line: usize| (first..=last).contains(&line);
        squares(n)
            .filter(|it| is_between(self.files, it.0) && is_between(self.ranks, it.1))
            .filter(|it| self.files.contains(&it.0) || self.ranks.contains(&it.1))
            .collect()
    }

    pub(super) fn ring(self, n: usize) -> Ring {
        let ring = self.ring_squares(n);
        let covered = squares(n).map(|queen| {
            let covers = |(at, &it): (u32, &At)| u128::from(covers(queen, it)) << at;
            (0..).zip(&ring).map(covers).sum()
        });
        Ring {
            covered: covered.collect(),
            squares: ring,
        }
    }
}
