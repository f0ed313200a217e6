//! The map of frames: a row for each pair of left and right margins, a column for each pair of upper and lower margins.
//! Up to the symmetries of the empty board, this is the upper triangle.

use queens_core::Goal;
use queens_core::frames::{FrameRecord, Margins};

use super::is_refuted;
use crate::run::Run;

/// The margins on both sides of one direction.
pub type Pair = (u8, u8);

/// The map for one number of queens.
#[derive(Clone, PartialEq, Debug)]
pub struct FrameMap {
    /// The pairs of the rows and of the columns, in ascending order.
    pub pairs: [Vec<Pair>; 2],
    /// For each row, its frames by their columns.
    pub rows: Vec<Vec<(usize, FrameRecord)>>,
    /// The frame whose search is running or was stopped.
    pub current: Option<Margins>,
    pub sums: FrameSums,
}

/// The totals of the frames for one number of queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameSums {
    /// The number of queens.
    pub k: u8,
    /// The number of started frames.
    pub begun: usize,
    /// The number of all frames. `None` if it is unknown before the end.
    pub all: Option<usize>,
    /// The number of frames closed at their roots.
    pub closed: usize,
    /// Whether the search of the last frame has not ended.
    pub is_open: bool,
}

/// The pairs of a frame's row and column.
const fn pairs_of(margins: Margins) -> [Pair; 2] {
    let Margins {
        left,
        right,
        top,
        bottom,
    } = margins;
    [(left, right), (top, bottom)]
}

impl FrameMap {
    /// The map of a run's started frames for this number of queens.
    pub fn of(run: &Run, k: u8) -> FrameMap {
        let frames = || run.frame_records().iter().filter(|frame| frame.k == k);
        let last = run.frame_records().last();
        let current = last.filter(|last| last.k == k && last.closed.is_none() && !run.is_at_end());
        let is_empty = run.settings().given.squares().is_empty();
        let most = k.min(run.settings().size.files() - 1);
        let known = if is_empty { triangle(most) } else { Vec::new() };
        // With fewer symmetries, rows and columns without frames are omitted.
        let pairs = [0, 1].map(|axis| {
            let there = frames().map(|frame| pairs_of(frame.margins)[axis]);
            let mut pairs: Vec<Pair> = known.iter().copied().chain(there).collect();
            pairs.sort_unstable();
            pairs.dedup();
            pairs
        });
        let mut rows = vec![Vec::new(); pairs[0].len()];
        for frame in frames() {
            if let Some([row, column]) = place(&pairs, frame.margins) {
                rows[row].push((column, *frame));
            }
        }
        let all = known.len() * (known.len() + 1) / 2;
        let begun = frames().count();
        // With this goal, the first set ends the search.
        let is_cut = run.settings().goal == Goal::First && !is_refuted(run, k.into());
        let is_over = last.is_some_and(|last| last.k != k) || run.is_at_end() && !is_cut;
        FrameMap {
            rows,
            current: current.map(|frame| frame.margins),
            sums: FrameSums {
                k,
                begun,
                all: if is_empty {
                    Some(all)
                } else {
                    is_over.then_some(begun)
                },
                closed: frames().filter(|frame| frame.closed.is_some()).count(),
                is_open: current.is_some(),
            },
            pairs,
        }
    }

    /// The row and column of a frame.
    pub fn place(&self, margins: Margins) -> Option<[usize; 2]> {
        place(&self.pairs, margins)
    }
}

fn place(pairs: &[Vec<Pair>; 2], margins: Margins) -> Option<[usize; 2]> {
    let [row, column] = pairs_of(margins);
    let row = pairs[0].binary_search(&row).ok()?;
    Some([row, pairs[1].binary_search(&column).ok()?])
}

/// The pairs with at most `most` lines, the smaller margin first.
fn triangle(most: u8) -> Vec<Pair> {
    (0..=most / 2)
        .flat_map(|low| (low..=most - low).map(move |high| (low, high)))
        .collect()
}

/// The shade of a frame that took this number of nodes, from 1 to 4.
pub const fn shade(nodes: u64) -> u8 {
    match nodes {
        0..10 => 1,
        10..1_000 => 2,
        1_000..100_000 => 3,
        _ => 4,
    }
}
