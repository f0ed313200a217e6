//! Frames as events and states report them. A set of fewer than n queens leaves a file and a rank empty: its frame is
//! the first and the last empty file and rank. `domination/frames` searches by them.

mod lines;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::{BoardSize, File, Rank, Square, Symmetry};
pub use lines::FrameLines;

/// The unit in which sets are weighed: each number of a set's queens in an orbit divides it.
pub(crate) const UNIT: u64 = 840;

/// A frame by its margins: how many lines lie outside, all of which hold a queen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Margins {
    /// The files left of the frame.
    pub left: u8,
    /// The files right of it.
    pub right: u8,
    /// The ranks above it.
    pub top: u8,
    /// The ranks below it.
    pub bottom: u8,
}

/// The rule that closes a node of the search by frames.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Rule {
    /// More lines of the margins hold no queen than queens are missing.
    Margins,
    /// The queens cannot gain the weight that is open in some system.
    Gains,
    /// They cannot cover the open squares.
    Coverage,
    /// They cannot pay the prices of what is open of the ring.
    Prices,
    /// An open square or a line of the margins has no candidate.
    #[strum(serialize = "deserted")]
    NoCandidate,
}

/// A frame that a search has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct FrameAccount {
    /// The number of queens of the sets that are searched.
    pub k: u8,
    /// The frame.
    pub margins: Margins,
    /// The rule that closes it before a queen is placed; none if it is searched.
    pub closed: Option<Rule>,
    /// The nodes so far: its root, and each square that was tried.
    pub nodes: u64,
    /// The step of its event in the trace; 0 of a search that leaves none.
    pub step: u64,
}

/// Why the missing queens cannot do what is left. The candidates that it counts are all squares but those on lines of the
/// frame, those of queens, and those that were tried before; at the root of a frame, with the images of these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRefutation {
    /// As many files of the margins hold no queen as queens are missing: a candidate stands on one of them.
    pub files_need_all: bool,
    /// The same of the ranks.
    pub ranks_need_all: bool,
    /// What they cannot do.
    pub bound: NodeBound,
}

/// What the missing queens cannot do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NodeBound {
    /// More files, or ranks, of the margins hold no queen than queens are missing.
    Lines {
        /// Whether they are files.
        are_files: bool,
        /// Their number.
        lines: u8,
        /// The queens that are missing.
        queens: u8,
    },
    /// What is open in one system weighs more than the queens can gain.
    Weight {
        /// The system.
        side: Side,
        /// Whether its squares are dark, as a1 is; none if those of both colours are meant.
        is_dark: Option<bool>,
        /// The open weight.
        open: u16,
        /// The most that a queen gains.
        most: u16,
        /// The queens that are missing.
        queens: u8,
    },
    /// They cannot cover the open squares.
    Coverage {
        /// The number of open squares.
        open: u16,
        /// The most that a queen covers.
        most: u16,
        /// The queens that are missing.
        queens: u8,
    },
    /// The queen that does this gains so little that the others cannot gain the rest.
    Serving {
        /// What one of the queens has to do.
        need: Need,
        /// As of [`NodeBound::Weight`].
        side: Side,
        /// As of [`NodeBound::Weight`].
        is_dark: Option<bool>,
        /// The open weight.
        open: u16,
        /// The most that a queen gains who does this.
        gain: u16,
        /// The most that each of the others gains.
        most: u16,
        /// The queens that are missing.
        queens: u8,
    },
    /// No candidate does this.
    Need(Need),
    /// One of the queens does this, and with each candidate for it the others do not suffice.
    Cases {
        /// What one of the queens has to do.
        need: Need,
        /// Each candidate for it.
        cases: Vec<RefutedCandidate>,
    },
    /// A rule of the search closes the node, and none of these inequalities says it as well.
    Rule(Rule),
}

/// A candidate with which the others do not suffice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefutedCandidate {
    /// The candidate.
    pub square: Square,
    /// What the others cannot do then.
    pub bound: NodeBound,
}

/// What the next queen of a node has to do, and what becomes of the candidates for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branching {
    /// What the queen has to do.
    pub need: Need,
    /// How many candidates are tried.
    pub tried: u16,
    /// How many are not, as images of one that is, under the symmetries that keep the frame.
    pub images: u16,
    /// Those that the rules leave out, each with what the others could not do.
    pub dropped: Vec<RefutedCandidate>,
    /// How many more the rules leave out, of which no such inequality says why.
    pub others: u16,
}

/// What one of the missing queens has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Cover this square.
    Square(Square),
    /// Stand on this file, which is in a margin.
    File(File),
    /// Stand on this rank, which is in a margin.
    Rank(Rank),
}

/// The squares of the ring that have weight in a system. The lines outside that cross them weigh as much as such squares
/// would on both lines of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// All, and lines of all margins.
    Ring,
    /// Those on the files of the frame between two ranks.
    Files {
        /// The first and the last of these ranks.
        ranks: [Rank; 2],
    },
    /// Those on the ranks of the frame between two files.
    Ranks {
        /// The first and the last of these files.
        files: [File; 2],
    },
}

impl Margins {
    /// Whether a board has such a frame. The first and the last empty line may be the same.
    pub(crate) fn lie_on(self, size: BoardSize) -> bool {
        let across = u16::from(self.left) + u16::from(self.right);
        let upwards = u16::from(self.top) + u16::from(self.bottom);
        across < u16::from(size.get()) && upwards < u16::from(size.height())
    }

    /// Left, right, top, bottom.
    pub const fn lines(self) -> [u8; 4] {
        [self.left, self.right, self.top, self.bottom]
    }

    /// Its lower left and upper right corner.
    ///
    /// # Panics
    ///
    /// If no line of the board lies between two opposite margins.
    pub fn corners(self, size: BoardSize) -> (Square, Square) {
        assert!(self.lie_on(size), "the margins leave no frame on the board");
        let (last, top) = (size.get() - 1, size.height() - 1);
        (
            Square::at(self.left, self.bottom),
            Square::at(last - self.right, top - self.top),
        )
    }

    pub(crate) fn image(self, size: BoardSize, symmetry: Symmetry) -> Margins {
        let (low, high) = self.corners(size);
        let [a, b] = [low, high].map(|corner| symmetry.apply(size, corner));
        let last = size.get() - 1;
        let [files, ranks] = [[a.file.get(), b.file.get()], [a.rank.get(), b.rank.get()]];
        Margins {
            left: files[0].min(files[1]),
            right: last - files[0].max(files[1]),
            top: last - ranks[0].max(ranks[1]),
            bottom: ranks[0].min(ranks[1]),
        }
    }
}

impl NodeBound {
    /// The rule that this lack is an instance of; none where cases are told apart.
    pub const fn rule(&self) -> Option<Rule> {
        match *self {
            NodeBound::Lines { .. } => Some(Rule::Margins),
            NodeBound::Weight { .. } | NodeBound::Serving { .. } => Some(Rule::Gains),
            NodeBound::Coverage { .. } => Some(Rule::Coverage),
            NodeBound::Need(_) => Some(Rule::NoCandidate),
            NodeBound::Cases { .. } => None,
            NodeBound::Rule(rule) => Some(rule),
        }
    }
}

impl Rule {
    /// The name in traces and in the page's hooks.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
