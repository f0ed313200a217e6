//! Frames, as events and states report them. A set of fewer than n queens leaves a file and a rank empty. Its frame
//! consists of the first and the last empty file, and of the first and the last empty rank. The module `frames`
//! searches frame by frame.
//!
//! A system gives weight to squares of the ring, the boundary of the frame. A queen gains the weight of the open
//! squares that it covers. Each open square of the ring and each line that must hold a queen has a price. No queen can
//! pay prices of more than one unit.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::{BoardSize, File, Line, Rank, Square, Symmetry};

/// Counts of sets are stored in units of 1/840. 840 is divisible by 1 to 8, the possible numbers of a set's queens in
/// one orbit.
pub(crate) const UNIT: u64 = 840;

/// A frame, given by its margins: the numbers of lines outside the frame on each side. Each line in the margins holds a
/// queen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Margins {
    /// The number of files left of the frame.
    pub left: u8,
    /// The number of files right of the frame.
    pub right: u8,
    /// The number of ranks above the frame.
    pub top: u8,
    /// The number of ranks below the frame.
    pub bottom: u8,
}

/// The corners and the lines of a frame on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameLines {
    /// The lower left and the upper right corner.
    pub corners: [Square; 2],
    /// The first and the last empty file and rank.
    pub empty: Vec<Line>,
    /// The lines in the margins, files first.
    pub required: Vec<Line>,
}

/// A rule that closes a node of the search by frames.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Rule {
    /// The margins have more lines without a queen than queens are missing.
    Margins,
    /// The missing queens cannot gain the open weight of some system of weights.
    Gains,
    /// The missing queens cannot cover the open squares.
    Coverage,
    /// The prices of the open part of the ring add up to more than the missing queens can pay.
    Prices,
    /// An open square or a line of the margins has no candidate.
    #[strum(serialize = "deserted")]
    NoCandidate,
}

/// A frame that a search has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct FrameRecord {
    /// The number of queens in the sets that the search looks for.
    pub k: u8,
    /// The margins of the frame.
    pub margins: Margins,
    /// The rule that closes the frame before a queen is placed; `None` if the frame is searched.
    pub closed: Option<Rule>,
    /// The number of nodes so far: the root, and each tried square.
    pub nodes: u64,
    /// The step of the frame's event in the trace; 0 if the search leaves no trace.
    pub step: u64,
}

/// The reason why the missing queens do not suffice. The candidates are all squares except occupied squares, squares on
/// the lines of the frame, and squares tried before. At the root of a frame, the images of tried squares are also
/// excluded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRefutation {
    /// Whether the margins have as many files without a queen as queens are missing. Every candidate is then on one of
    /// these files.
    pub files_need_all: bool,
    /// Whether the margins have as many ranks without a queen as queens are missing. Every candidate is then on one of
    /// these ranks.
    pub ranks_need_all: bool,
    /// The bound that refutes the node.
    pub bound: NodeBound,
}

/// A bound that shows that the missing queens do not suffice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NodeBound {
    /// The margins have more files, or more ranks, without a queen than queens are missing.
    Lines {
        /// Whether the lines are files.
        are_files: bool,
        /// The number of lines without a queen.
        lines: u8,
        /// The number of missing queens.
        queens: u8,
    },
    /// The open weight in one system of weights is more than the missing queens can gain.
    Weight {
        /// The squares of the system.
        side: Side,
        /// `true` if only dark squares (like a1) count, `false` if only light squares count, `None` if both count.
        is_dark: Option<bool>,
        /// The open weight.
        open: u16,
        /// The most weight that one queen can gain.
        most: u16,
        /// The number of missing queens.
        queens: u8,
    },
    /// The missing queens cannot cover the open squares.
    Coverage {
        /// The number of open squares.
        open: u16,
        /// The most open squares that one queen can cover.
        most: u16,
        /// The number of missing queens.
        queens: u8,
    },
    /// The queen that meets the need gains so little that the other queens cannot gain the rest.
    NeedWeight {
        /// The need that one of the queens has to meet.
        need: Need,
        /// The squares of the system, as in [`NodeBound::Weight`].
        side: Side,
        /// The colour that counts, as in [`NodeBound::Weight`].
        is_dark: Option<bool>,
        /// The open weight.
        open: u16,
        /// The most weight that a queen can gain if it meets the need.
        gain: u16,
        /// The most weight that each of the other queens can gain.
        most: u16,
        /// The number of missing queens.
        queens: u8,
    },
    /// No candidate meets this need.
    Need(Need),
    /// One of the queens has to meet this need. With each candidate for this need, the other queens do not suffice.
    Cases {
        /// The need that one of the queens has to meet.
        need: Need,
        /// Each candidate that meets the need.
        cases: Vec<RefutedCandidate>,
    },
    /// A rule of the search closes the node, and none of the bounds above explains it.
    Rule(Rule),
}

/// A candidate with which the other queens do not suffice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefutedCandidate {
    /// The square of the candidate.
    pub square: Square,
    /// The bound that refutes the candidate.
    pub bound: NodeBound,
}

/// The need that the next queen of a node has to meet, and the candidates for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branching {
    /// The need that the queen has to meet.
    pub need: Need,
    /// The number of candidates that are tried.
    pub tried: u16,
    /// The number of candidates skipped as images of tried candidates, under the symmetries that keep the frame.
    pub images: u16,
    /// The candidates that the rules exclude, each with the bound that refutes it.
    pub dropped: Vec<RefutedCandidate>,
    /// The number of further candidates that the rules exclude, for which no refuting bound is known.
    pub others: u16,
}

/// A need that one of the missing queens has to meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Cover this square.
    Square(Square),
    /// Occupy this file, which is in a margin.
    File(File),
    /// Occupy this rank, which is in a margin.
    Rank(Rank),
}

/// The squares of the ring, the boundary of the frame, that have weight in a system. A line in the margins
/// weighs as much as two squares: its crossings with the two lines of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// All squares of the ring, and the lines in all margins.
    Ring,
    /// The squares on the files of the frame between two ranks, and the ranks in the margins.
    Files {
        /// The first and the last of these ranks.
        ranks: [Rank; 2],
    },
    /// The squares on the ranks of the frame between two files, and the files in the margins.
    Ranks {
        /// The first and the last of these files.
        files: [File; 2],
    },
}

impl Margins {
    /// Whether the frame fits on a board. The first and the last empty line can be one line.
    pub(crate) fn fits_on(self, size: BoardSize) -> bool {
        let across = u16::from(self.left) + u16::from(self.right);
        let upwards = u16::from(self.top) + u16::from(self.bottom);
        across < u16::from(size.files()) && upwards < u16::from(size.ranks())
    }

    /// The numbers of lines left, right, above and below, in this order.
    pub const fn lines(self) -> [u8; 4] {
        [self.left, self.right, self.top, self.bottom]
    }

    /// The lower left and the upper right corner of the frame.
    ///
    /// ```
    /// use queens_core::BoardSize;
    /// use queens_core::frames::Margins;
    ///
    /// let margins = Margins { left: 1, right: 2, top: 0, bottom: 3 };
    /// assert_eq!(margins.corners(BoardSize::new(8)?), ("b4".parse()?, "f8".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If no line of the board lies between two opposite margins.
    pub fn corners(self, size: BoardSize) -> (Square, Square) {
        assert!(
            self.fits_on(size),
            "the margins leave no frame on the board"
        );
        let (last, top) = (size.files() - 1, size.ranks() - 1);
        (
            Square::at(self.left, self.bottom),
            Square::at(last - self.right, top - self.top),
        )
    }

    pub(crate) fn image(self, size: BoardSize, symmetry: Symmetry) -> Margins {
        let (low, high) = self.corners(size);
        let [a, b] = [low, high].map(|corner| symmetry.apply(size, corner));
        let last = size.files() - 1;
        let [files, ranks] = [[a.file.get(), b.file.get()], [a.rank.get(), b.rank.get()]];
        Margins {
            left: files[0].min(files[1]),
            right: last - files[0].max(files[1]),
            top: last - ranks[0].max(ranks[1]),
            bottom: ranks[0].min(ranks[1]),
        }
    }
}

/// The error for margins that leave no frame on a board of this size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the margins leave no frame on the {0} board")]
pub struct NoFrame(pub BoardSize);

impl FrameLines {
    /// The lines of a frame.
    ///
    /// # Errors
    ///
    /// If no line of the board lies between two opposite margins.
    pub fn new(size: BoardSize, margins: Margins) -> Result<FrameLines, NoFrame> {
        if !margins.fits_on(size) {
            return Err(NoFrame(size));
        }
        let (low, high) = margins.corners(size);
        let files = File::first(size.files())
            .map(|file| (Line::File(file), low.file.get(), high.file.get()));
        let ranks = Rank::first(size.ranks())
            .map(|rank| (Line::Rank(rank), low.rank.get(), high.rank.get()));
        let mut lines = FrameLines {
            corners: [low, high],
            empty: Vec::new(),
            required: Vec::new(),
        };
        for (line, first, last) in files.chain(ranks) {
            if [first, last].contains(&line.index()) {
                lines.empty.push(line);
            } else if !(first..last).contains(&line.index()) {
                lines.required.push(line);
            }
        }
        Ok(lines)
    }

    /// Whether these queens leave the lines of the frame empty and occupy every line outside it.
    ///
    /// ```
    /// use queens_core::BoardSize;
    /// use queens_core::frames::{FrameLines, Margins};
    ///
    /// let margins = Margins { left: 1, right: 1, top: 0, bottom: 0 };
    /// let lines = FrameLines::new(BoardSize::new(4)?, margins)?;
    /// assert!(lines.fits(&["a2".parse()?, "d3".parse()?]));
    /// assert!(!lines.fits(&["a2".parse()?]), "file d has no queen");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fits(&self, queens: &[Square]) -> bool {
        let holds = |line: &Line| {
            let is_on = |queen: &Square| match *line {
                Line::File(file) => queen.file == file,
                Line::Rank(rank) => queen.rank == rank,
            };
            queens.iter().any(is_on)
        };
        !self.empty.iter().any(holds) && self.required.iter().all(holds)
    }
}

impl NodeBound {
    /// The rule that this bound is an instance of; `None` for [`NodeBound::Cases`].
    pub const fn rule(&self) -> Option<Rule> {
        match *self {
            NodeBound::Lines { .. } => Some(Rule::Margins),
            NodeBound::Weight { .. } | NodeBound::NeedWeight { .. } => Some(Rule::Gains),
            NodeBound::Coverage { .. } => Some(Rule::Coverage),
            NodeBound::Need(_) => Some(Rule::NoCandidate),
            NodeBound::Cases { .. } => None,
            NodeBound::Rule(rule) => Some(rule),
        }
    }
}

impl Rule {
    /// The name in traces and in the page's attributes.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_of_a_tall_board_reaches_its_last_rank() {
        let size = BoardSize::rectangular(5, 8).unwrap();
        let (left, right, bottom, top) = (0, 0, 0, 1);
        let margins = Margins {
            left,
            right,
            top,
            bottom,
        };
        let lines = FrameLines::new(size, margins).expect("it fits");
        let rank = |index| Line::Rank(Rank::new(index).unwrap());
        assert_eq!(lines.required, [rank(7)]);
        assert!(lines.empty.contains(&rank(6)));
    }

    #[test]
    fn the_frame_is_empty_and_every_line_outside_holds_a_queen() {
        let size = BoardSize::new(8).unwrap();
        let margins = Margins {
            left: 1,
            right: 0,
            top: 1,
            bottom: 2,
        };
        let lines = FrameLines::new(size, margins).expect("it fits");
        assert_eq!(lines.corners.map(|corner| corner.to_string()), ["b3", "h7"]);
        let indices = |lines: &[Line]| lines.iter().map(|line| line.index()).collect::<Vec<_>>();
        assert_eq!(indices(&lines.empty), [1, 7, 2, 6]);
        assert_eq!(indices(&lines.required), [0, 0, 1, 7]);
        let wide = Margins { left: 8, ..margins };
        assert_eq!(FrameLines::new(size, wide), Err(NoFrame(size)));
        let queens = |names: &str| -> Vec<Square> {
            let names = names.split(' ');
            names.map(|name| name.parse().expect("a square")).collect()
        };
        assert!(lines.fits(&queens("a8 c1 d2")));
        assert!(!lines.fits(&queens("a8 c1 b2")), "file b is empty");
        assert!(!lines.fits(&queens("a8 c2 d2")), "rank 1 holds a queen");
    }
}
