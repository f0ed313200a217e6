//! Searches on a chessboard as values that can be advanced, cloned and dropped. This file re-exports the public API.

#![doc = include_str!("../README.md")]
//!
//! ## Items by subject
//!
//! | subject | start with | more |
//! |---|---|---|
//! | query | [`queens`], [`dominating_sets`], [`tours`] | [`Query`], [`QueryError`] |
//! | board | [`BoardSize`], [`Square`] | [`SquareSet`], [`Line`], [`Symmetry`], [`Placement`], [`attacking_pair`], [`knight`] |
//! | problem | [`Problem`], [`Setup`], [`Instance`] | [`Goal`], [`Variant`], [`GivenSquares`], [`is_solution`] |
//! | algorithm | [`algorithm::ALL`], [`Algorithm`] | [`Descriptor`], [`Capabilities`], [`CandidateSpace`], [`Unsupported`] |
//! | search | [`Accepted`], [`Search`], [`Work`] | [`Event`], [`Solutions`], [`CountedSearch`], [`Starts`], [`backtracking`] |
//! | trace | [`Trace`], [`Replay`], [`Position`] | [`Explanation`], [`Counters`], [`Tree`], [`Gallery`], [`Seek`], [`Reader`] |
//! | exact counts | [`counting::Plan`], [`counting::Engine`], [`counting::Tally`] | [`counting::Audit`], [`counting::classes`], [`counting::published`] |
//! | domination | [`frames::FrameSearch`], [`frames::Domination`] | [`frames::FrameSetup`], [`coverage`] |
//! | position | [`feasibility::FeasibilitySearch`], [`hint::HintSearch`] | [`puzzle`], [`numbering`] |
//! | large board | [`solve`], [`completion`] | [`large`], [`LargeSearch`] |
//! | text | [`check`], [`formats`] | [`text`], [`event_text`] |

#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod algorithm;
mod algorithms;
mod board;
pub mod check;
pub mod counting;
mod deserialise;
pub mod feasibility;
pub mod formats;
pub mod frames;
pub mod numbering;
mod problem;
pub mod puzzle;
mod query;
mod random;
mod search;
pub mod text;
mod trace;
mod vectors;
mod work;

/// The backtracking search that the sheets' programs share, for writing your own algorithms. A search is a
/// [`Backtracking`](backtracking::Backtracking) over a [`Representation`](backtracking::Representation) of the board.
pub mod backtracking {
    pub use crate::algorithms::enumeration::array::{Array, AttackTest};
    pub use crate::algorithms::enumeration::backtracking::{Backtracking, Representation, reason};
    pub use crate::algorithms::enumeration::row_array::IsSafeTest;
}

/// The knight's moves, the boards on which the knight has a tour, and the number of tours.
pub mod knight {
    pub use crate::board::knight::*;
    pub use crate::feasibility::{existence, rotations, totals};
}

// Boards and squares.
pub use board::{
    Axis, BoardSize, Candidate, File, IndexError, Line, LineKind, OpenLines, Placement,
    PlacementError, Rank, SizeError, Square, SquareError, SquareSet, Squares, Symmetry,
    attacked_by, attacking_pair, line_between, queen_attacks,
};
pub use random::Random;

// Instances and their solutions.
pub use problem::{
    BlockedError, GivenError, GivenRule, GivenSquares, Goal, Instance, InstanceError, Problem,
    Queen, Setup, Variant, coverage, is_solution, large,
};

// The short way to an answer.
pub use query::{Query, QueryError, dominating_sets, queens, tours};

// Algorithms and their searches.
pub use algorithms::solve;
pub use feasibility::completion;
pub use puzzle::hint;
pub use search::{
    Accepted, Algorithm, BatchSearch, CandidateKind, CandidateSpace, Capabilities, CountDetail,
    CountedSearch, Descriptor, GivenSupport, Helper, HelperLine, LargeSearch, ListingLine, NoStart,
    Operation, PlaceOrder, Reports, Runs, Search, Share, SolutionOrder, Solutions, StartResult,
    Starts, Traversal, Unsupported, successes,
};
pub use work::Work;

// Events, replays and traces.
pub use search::{
    Attacker, Bound, ChangedLists, Count, CountOperations, Counters, CoverageReason, Detail,
    Ending, Event, EventKind, Explanation, Finding, FrameReason, INNERMOST, ListChange,
    MAX_OPERATIONS, Position, Reason, RepairReason, Replay, Rules, SquareReason, SquareState,
    StackFrame, TrialOutcome, Value, Variables,
};
pub use trace::{
    BoundRecord, Direction, Gallery, Interest, Node, Outline, Reader, Seek, Trace, TraceSegment,
    Tree, TreeReader, Tried, WINDOW, Window, WindowReader, WrongSolution, event_text,
};
