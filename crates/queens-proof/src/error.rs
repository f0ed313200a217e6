//! Why a line of a log is refused.

use std::fmt;

/// The most bytes of a line.
pub(crate) const LONGEST: u64 = 200;

/// Why a line of a log, or its end, is refused. Words of the line are as the log writes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    /// Its line end is CR and LF.
    ChangedLineEnd,
    /// It has no line end, is not UTF-8, or is too long.
    Unreadable,
    /// It does not have the words of a line.
    Malformed,
    /// Its first word is not a depth.
    NotADepth,
    /// This word is not a frame.
    NotAFrame(String),
    /// The log contains this frame twice.
    RepeatedFrame(String),
    /// No earlier line of this depth is open.
    NoNode {
        /// The depth of the missing node.
        depth: usize,
    },
    /// The node above it needs no children.
    ClosedParent,
    /// This word is not a square.
    NotASquare(String),
    /// The queen does not meet the target of the node above it.
    MissesTarget {
        /// The square of the queen.
        queen: String,
        /// A square, a file or a rank.
        target: String,
    },
    /// The node above it already has a child with this square or an image of it.
    TriedBefore(String),
    /// The node has more queens than the claim.
    TooManyQueens,
    /// No weights have this sign.
    UnknownWeights(char),
    /// This word has the sign of an inequality, but not its numbers.
    NotAnInequality(String),
    /// The last weighing does not show this inequality.
    NotShown {
        /// The inequality.
        inequality: String,
        /// The open weight.
        open: u32,
        /// The most that the queens of a division gain.
        gain: u32,
    },
    /// This last word is neither an inequality nor a target.
    NotAnEnd(String),
    /// This target is already covered or occupied.
    NeedsNoQueen(String),
    /// A child of an earlier node is missing.
    MissingChild {
        /// The depth of the earlier node.
        depth: usize,
        /// The square of the missing queen.
        queen: String,
        /// The target of the earlier node.
        target: String,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::ChangedLineEnd => f.write_str(
                "it ends with CR and LF: the line ends of the log, LF alone, have been changed",
            ),
            LineError::Unreadable => write!(
                f,
                "it is cut off, is not text, or has more than {LONGEST} bytes"
            ),
            LineError::Malformed => f.write_str("it is not a line of a proof"),
            LineError::NotADepth => f.write_str("it begins with no depth"),
            LineError::NotAFrame(word) => write!(f, "“{word}” is not a frame of this board"),
            LineError::RepeatedFrame(word) => write!(f, "the frame {word} comes before it"),
            LineError::NoNode { depth } => {
                write!(f, "no node of depth {depth} comes before it")
            }
            LineError::ClosedParent => f.write_str("the node above it is closed"),
            LineError::NotASquare(word) => write!(f, "“{word}” is not a square of this board"),
            LineError::MissesTarget { queen, target } => {
                write!(f, "a queen on {queen} does not serve {target}")
            }
            LineError::TriedBefore(word) => {
                write!(f, "{word}, or an image of it, was tried before")
            }
            LineError::TooManyQueens => f.write_str("it has a queen too many"),
            LineError::UnknownWeights(sign) => write!(f, "“{sign}” names no weights here"),
            LineError::NotAnInequality(word) => write!(f, "“{word}” is not an inequality"),
            LineError::NotShown {
                inequality,
                open,
                gain,
            } => write!(
                f,
                "{inequality} is not shown: {open} is open, up to {gain} is gained"
            ),
            LineError::NotAnEnd(word) => {
                write!(f, "“{word}” is neither an inequality nor what a queen does")
            }
            LineError::NeedsNoQueen(target) => write!(f, "{target} needs no queen"),
            LineError::MissingChild {
                depth,
                queen,
                target,
            } => write!(
                f,
                "the node of depth {depth} before it lacks {queen}, for {target}"
            ),
        }
    }
}

impl std::error::Error for LineError {}
