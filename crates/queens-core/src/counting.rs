//! Exact counts at full speed: the number of ways to complete the given queens. A count is divided into shards,
//! which can be counted on any machine, in any order, and more than once.
//!
//! An [`engine::Engine`] counts the shards of a [`plan::Plan`], a [`tally::Tally`] adds their results, and
//! [`symmetric::classes`] derives the number of classes from the sum. A shard reports no events.
//! [`MEET_IN_THE_MIDDLE`] is the same count in one pass, as an algorithm of the registry.
//!
//! Idea: meet in the middle (`halves`). The board is cut into a western and an eastern half. For each set of rows
//! that the eastern queens can take, the placements of both halves are listed, and the pairs that share no diagonal
//! are counted, 256 at a time. Cost: the lists have about the square root of the nodes of a search; each 256 pairs
//! take a few instructions. Source: the meet in the middle of `EvgenyKluev/N-Queens-Count-Sol`; keys, weights and
//! planes are our own.

mod audit;
mod columns;
mod diagonals;
mod engine;
pub mod expected;
mod halves;
pub mod jobs;
mod join;
mod lanes;
#[cfg(feature = "ledger")]
pub mod ledger;
pub(crate) mod meet_in_the_middle;
mod pace;
mod plan;
pub mod published;
mod quadrants;
mod recount;
mod row_sets;
mod sorted;
mod symmetric;
mod tally;
mod worker;
#[cfg(feature = "serde")]
mod written;

pub use audit::{Audit, Difference};
pub use engine::{Engine, EngineBuild, Overflow, Run, SliceCount, Slices};
pub use meet_in_the_middle::DESCRIPTOR as MEET_IN_THE_MIDDLE;
pub use pace::{Pace, TimeLeft};
pub use plan::{
    ENGINE_VERSION, LogDigest, Plan, PlanError, Shard, ShardResult, Uncountable, WIDEST,
};
pub use symmetric::{FixedPointCount, FixedPoints, classes, fixed_points};
pub use tally::{ShardOutcome, Tally, TallyError};
pub use worker::{Report, Review, Task, Worker};
