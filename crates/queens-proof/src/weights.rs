//! The weights that a log can name. Any weights are valid (see [`crate::node`]), so a proof does not depend on their
//! choice.

use std::borrow::Cow;

use crate::board::{Frame, Square, squares};

/// The price that one queen can pay, divisible by every number from 1 to 8.
const UNIT: u32 = 840;

/// A weight for each square, file and rank. Squares of weight 0 are left out.
#[derive(Clone)]
pub(crate) struct Weights {
    pub(crate) squares: Vec<(Square, u32)>,
    pub(crate) files: Vec<u32>,
    pub(crate) ranks: Vec<u32>,
}

/// The weights of a frame that a log can name, except prices, which depend on the node.
pub(crate) struct FrameWeights {
    files: Weights,
    ranks: Weights,
    squares: Weights,
    /// The ring, which is the boundary of the frame, and its sides. Each system is split by the colour of its squares.
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

    /// The weights of the ring within some files and ranks, and of the lines outside the frame.
    ///
    /// With `by_files`, squares on the two files of the frame have weight, and so have the ranks outside the frame.
    /// With `by_ranks`, squares on the two ranks of the frame have weight, and so have the files outside the frame.
    /// Each such square weighs 1 if `counts` is true for it. A line outside the frame crosses two lines of the frame.
    /// It weighs 1 for each crossing for which `counts` is true.
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

    /// The price of each square of the ring is 840/m. The price of each line outside is 840/m times its weight in the
    /// ring. Prices are rounded down. Here m is the greatest gain in the ring of an allowed queen that covers the
    /// square or is on the line. If no such gain is above 1, m is 1. `gains` contains each allowed square with the gain
    /// of a queen on it.
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

    /// The weights of a sign. `f`, `r` and `c` weigh each file, rank or square by 1, `p` means prices, and a digit is a
    /// system. `None` if the sign is invalid.
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

/// The first and the last `lines` lines of a span. One span if both are equal, and no span if `lines` is 0.
fn ends([first, last]: [usize; 2], lines: usize) -> Vec<[usize; 2]> {
    if lines == 0 {
        return Vec::new();
    }
    let mut ends = vec![[first, first + lines - 1], [last + 1 - lines, last]];
    ends.dedup();
    ends
}
