//! Chessboard searches as values: what others use of this crate, named once.

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod algorithms;
mod board;
pub mod counting;
mod deserialise;
mod feasibility;
pub mod formats;
mod problem;
pub mod puzzle;
mod random;
mod search;
pub mod text;
mod trace;
mod vectors;

/// The machine that the sheets' backtracking programs share, for algorithms of one's own: a search is a
/// [`Backtracking`](backtracking::Backtracking) over a [`Representation`](backtracking::Representation) of
/// the board.
pub mod backtracking {
    pub use crate::algorithms::enumeration::array::{Array, AttackTest};
    pub use crate::algorithms::enumeration::backtracking::{Backtracking, Representation, reason};
    pub use crate::algorithms::enumeration::row_array::IsSafe;
}

/// Exact domination by frames: [`Domination`](frames::Domination) finds the least number of queens, or decides a
/// given one; [`FrameSearch`](frames::FrameSearch) is the search for one number.
pub mod frames {
    pub use crate::algorithms::domination::frames::found::shortage_of;
    pub use crate::algorithms::domination::frames::least::Domination;
    pub use crate::algorithms::domination::frames::outcome::{Contradiction, Refutation, Unserved};
    pub use crate::algorithms::domination::frames::parities::Kinds;
    pub use crate::algorithms::domination::frames::search::{FrameSearch, Question};
    pub use crate::search::{
        Branching, FrameAccount, FrameLines, Lack, LostCandidate, Margins, Need, Rule, Shortage,
        Side,
    };
}

// Boards and squares.
pub use board::{
    Axis, BoardSize, Candidate, File, Line, LineKind, OpenLines, Placement, Rank, SizeError,
    Square, SquareError, SquareSet, Symmetry, attacked_by, attacking_pair, knight, line_between,
    queen_attacks,
};
pub use random::Random;

// What is asked, and what a solution is.
pub use problem::{
    Given, GivenError, Giving, Goal, Instance, InstanceError, Problem, Queen, QueenError, Setup,
    SolutionOrder, Unsupported, Variant, coverage, is_solution, large,
};

// Algorithms and their searches.
pub use algorithms::{registry as algorithm, solve};
pub use feasibility::{completion, prospect};
pub use formats::{check, event_text};
pub use puzzle::{deduction, numbering};
pub use search::{
    Accepted, Algorithm, BatchSearch, Capabilities, Chosen, CountedSearch, Descriptor, FromStart,
    Givens, Helper, HelperLine, Operation, Procedure, Reports, Runs, Search, Share, Space, Starts,
    Traversal, Work, successes,
};

// What a search reports, and how it is read.
pub use search::{
    Bound, Count, Counters, Covering, Detail, Ending, Event, EventKind, Explanation, Frame,
    Framing, INNERMOST, MAX_OPERATIONS, Reason, Repairing, Value, Variables,
};
pub use trace::{
    Account, Attacker, ChangedLists, CountOperations, Direction, Established, Fate, Gallery,
    Interest, ListChange, Node, Outline, Position, Reader, Replay, Rules, Seek, SquareReason,
    Stretch, Trace, Tree, TreeReading, Tried, WINDOW, Window, WindowReading,
};
