//! The reasons why a line of a log is refused.

use std::fmt;

/// The greatest number of bytes of a line, with its line feed.
pub(crate) const LONGEST: u64 = 200;

/// The reason why a line of a log, or its end, is refused. The strings are words of the line, unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    /// The first line ends with CR and LF in place of LF, so the log's line ends were changed.
    ChangedLineEnd,
    /// The line has no line feed, is not UTF-8, or has more than 200 bytes.
    Unreadable,
    /// The line has none of the three forms of [`Checker::line`](crate::Checker::line).
    Malformed,
    /// The first word is not a depth.
    NotADepth,
    /// The second word of a root's line is not a frame on this board. Contains the word.
    NotAFrame(String),
    /// An earlier line contains the root of this frame.
    RepeatedFrame(String),
    /// The line has no parent: no node of the depth above is open.
    NoNode {
        /// The depth of the missing parent.
        depth: usize,
    },
    /// The parent of the node is closed, so it cannot have a child.
    ClosedParent,
    /// The second word of a node's line is not a square of this board. Contains the word.
    NotASquare(String),
    /// The queen does not meet the target of the parent.
    MissesTarget {
        /// The square of the queen.
        queen: String,
        /// The target: a square, a file or a rank.
        target: String,
    },
    /// The parent already has a child with a queen on this square or, at a root, on an image of this square.
    TriedBefore(String),
    /// The node has more than k queens.
    TooManyQueens,
    /// This sign does not name weights of the current frame.
    UnknownWeights(char),
    /// The last word contains `>`, but not a number on each side. Contains the word.
    NotAnInequality(String),
    /// The last weighing does not show the inequality at the end of the line.
    NotShown {
        /// The inequality, as the log writes it.
        inequality: String,
        /// The open weight under the last weighing.
        open: u32,
        /// The greatest sum of the gains of a division's queens under the last weighing.
        gain: u32,
    },
    /// The last word is neither an inequality nor a target. Contains the word.
    NotAnEnd(String),
    /// The target in the last word is already covered or occupied, so it needs no queen. Contains the word.
    NeedsNoQueen(String),
    /// An earlier node ends without one of its children: an allowed queen that meets its target was not tried.
    MissingChild {
        /// The depth of the earlier node.
        depth: usize,
        /// The square of the missing queen.
        queen: String,
        /// The target of the earlier node.
        target: String,
    },
}

/// The reason why a log is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogError {
    /// The log cannot be read, or its first line is not the first line of a log of this version. Contains the full
    /// message.
    Unreadable(String),
    /// The line with this number, counted from 1, is wrong, or something is missing before it.
    Refused(u64, LineError),
}

impl LogError {
    pub(crate) fn not_a_log() -> LogError {
        LogError::Unreadable("it is not a proof of version 1".to_owned())
    }
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

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::Unreadable(why) => write!(f, "{why}"),
            LogError::Refused(line, why) => write!(f, "line {line}: {why}"),
        }
    }
}

impl std::error::Error for LogError {}
