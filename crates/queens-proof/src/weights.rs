//! The weights that a log can name. Whatever they are, what they show is right (see [`crate::node`]): nothing rests on how
//! they are chosen.

use std::borrow::Cow;

use crate::board::{Frame, Square, squares};

/// One queen in prices: divisible by every number from 1 to 8.
const UNIT: u32 = 840;

/// A weight for each square and for each file and rank; those of 0 count for nothing.
#[derive(Clone)]
pub(crate) struct Weights {
    pub(crate) squares: Vec<(Square, u32)>,
    pub(crate) files: Vec<u32>,
    pub(crate) ranks: Vec<u32>,
}

/// The weights of a frame.
pub(crate) struct FrameWeights {
    files: Weights,
    ranks: Weights,
    squares: Weights,
    /// The ring, which is the boundary of the frame; and its sides. Each twice, by the colour of the squares.
    systems: Vec<Weights>,
    ring: Weights,
}

impl Weights {
    fn new(
        n: usize,
        square: impl Fn(Square) -> u32,
        file: impl Fn(usize) -> u32,
        rank: impl Fn(usize) -> u32,
    ) -> Weights {
        let squares = squares(n).map(|at| (at, square(at)));
        Weights {
            squares: squares.filter(|&(_, weight)| weight > 0).collect(),
            files: (0..n).map(file).collect(),
            ranks: (0..n).map(rank).collect(),
        }
    }

    /// The squares of the ring on these files and ranks, and lines outside. Squares on the frame's files count, and ranks
    /// outside, if `by_files`; squares on its ranks, and files outside, if `by_ranks`. A square weighs 1. A line
    /// weighs 1 for each of the two lines of the frame that it would cross on a square that counts.
    fn system(
        n: usize,
        frame: Frame,
        [files, ranks]: [[usize; 2]; 2],
        [by_files, by_ranks]: [bool; 2],
        counts: impl Fn(Square) -> bool,
    ) -> Weights {
        let within = |[first, last]: [usize; 2], line| first <= line && line <= last;
        let square = |(file, rank): Square| {
            let on_ring = by_files && frame.files.contains(&file) && within(frame.ranks, rank)
                || by_ranks && frame.ranks.contains(&rank) && within(frame.files, file);
            u32::from(on_ring && within(files, file) && within(ranks, rank) && counts((file, rank)))
        };
        let sum = |squares: [Square; 2]| squares.map(|at| u32::from(counts(at))).iter().sum();
        let file = |file| {
            if by_ranks && !within(frame.files, file) {
                sum(frame.ranks.map(|rank| (file, rank)))
            } else {
                0
            }
        };
        let rank = |rank| {
            if by_files && !within(frame.ranks, rank) {
                sum(frame.files.map(|file| (file, rank)))
            } else {
                0
            }
        };
        Weights::new(n, square, file, rank)
    }

    /// Each open square of the ring has the price 840 / m, each line twice that, rounded down, where m is the most that a
    /// queen gains by the weights of the ring who covers the square or stands on the line. `gains` are those of the ring.
    fn prices(n: usize, ring: &Weights, gains: &[(Square, u32)]) -> Weights {
        let (mut files, mut ranks) = (vec![1; n], vec![1; n]);
        let (mut diagonals, mut antidiagonals) = (vec![1; 2 * n], vec![1; 2 * n]);
        for &((file, rank), gain) in gains {
            let raise = |most: &mut u32| *most = gain.max(*most);
            raise(&mut files[file]);
            raise(&mut ranks[rank]);
            raise(&mut diagonals[n + file - rank]);
            raise(&mut antidiagonals[file + rank]);
        }
        let square = |&((file, rank), _): &(Square, u32)| {
            let most = files[file].max(ranks[rank]);
            let most = most
                .max(diagonals[n + file - rank])
                .max(antidiagonals[file + rank]);
            ((file, rank), UNIT / most)
        };
        let line = |(&weight, most): (&u32, &u32)| weight * UNIT / most;
        Weights {
            squares: ring.squares.iter().map(square).collect(),
            files: ring.files.iter().zip(&files).map(line).collect(),
            ranks: ring.ranks.iter().zip(&ranks).map(line).collect(),
        }
    }
}

impl FrameWeights {
    pub(crate) fn new(n: usize, frame: Frame) -> FrameWeights {
        let Frame { files, ranks } = frame;
        let (wide, high) = (files[1] - files[0], ranks[1] - ranks[0]);
        let mut sides = vec![([files, ranks], [true, true])];
        let parts = ends(ranks, wide.min(high + 1)).into_iter();
        sides.extend(parts.map(|ranks| ([files, ranks], [true, false])));
        let parts = ends(files, high.min(wide + 1)).into_iter();
        sides.extend(parts.map(|files| ([files, ranks], [false, true])));
        let of_colour = |colour| move |(file, rank): Square| (file + rank) % 2 == colour;
        let systems = sides.into_iter().flat_map(|(lines, by)| {
            [0, 1].map(|colour| Weights::system(n, frame, lines, by, of_colour(colour)))
        });
        FrameWeights {
            files: Weights::new(n, |_| 0, |_| 1, |_| 0),
            ranks: Weights::new(n, |_| 0, |_| 0, |_| 1),
            squares: Weights::new(n, |_| 1, |_| 0, |_| 0),
            systems: systems.collect(),
            ring: Weights::system(n, frame, [files, ranks], [true, true], |_| true),
        }
    }

    /// The weights with this sign: `f`, `r`, `c` for 1 for each file, rank, or square; `p` for prices; a digit for a system.
    /// `gains` returns what a queen gains by some weights on each allowed square of a node; only prices depend on it.
    pub(crate) fn named(
        &self,
        n: usize,
        sign: char,
        gains: impl FnOnce(&Weights) -> Vec<(Square, u32)>,
    ) -> Option<Cow<'_, Weights>> {
        match sign {
            'f' => Some(Cow::Borrowed(&self.files)),
            'r' => Some(Cow::Borrowed(&self.ranks)),
            'c' => Some(Cow::Borrowed(&self.squares)),
            'p' => Some(Cow::Owned(Weights::prices(
                n,
                &self.ring,
                &gains(&self.ring),
            ))),
            _ => Some(Cow::Borrowed(
                self.systems.get(sign.to_digit(10)? as usize)?,
            )),
        }
    }
}

/// The first and the last lines of a span, so many of each; once if they are the same.
fn ends([first, last]: [usize; 2], lines: usize) -> Vec<[usize; 2]> {
    if lines == 0 {
        return Vec::new();
    }
    let mut ends = vec![[first, first + lines - 1], [last + 1 - lines, last]];
    ends.dedup();
    ends
}
