//! Fast exact counts of solutions: of n queens with given queens, and of the sets of k queens that dominate a board. A
//! count is divided into shards, which can be counted on any machine, in any order, and more than once.
//!
//! An [`engine::Engine`] counts the shards of a [`plan::Plan`], a [`tally::Tally`] adds their results, and
//! [`symmetric::classes`] derives the number of classes from the sum. Counting a shard reports no events.
//! [`MEET_IN_THE_MIDDLE`] runs this count in one pass, as an algorithm in the registry.
//!
//! Idea for n queens: meet in the middle (`halves`). The board is cut into a western and an eastern half. For each set
//! of rows that the eastern queens can take, the placements of both halves are listed. The pairs that share no diagonal
//! are then counted, 256 at a time. Cost: the length of the lists is about the square root of the number of nodes of a
//! search; 256 pairs take a few instructions. Source: the meet in the middle of `EvgenyKluev/N-Queens-Count-Sol`; keys,
//! weights and planes are our own.

mod audit;
mod columns;
mod diagonals;
mod engine;
pub mod expected;
mod halves;
mod join;
mod lanes;
#[cfg(feature = "ledger")]
pub mod ledger;
pub(crate) mod meet_in_the_middle;
mod pace;
mod plan;
pub mod published;
mod quadrants;
mod row_sets;
mod symmetric;
mod tally;
mod worker;

pub use audit::{Audit, Difference, NotByHalves};
pub use engine::{Engine, EngineBuild, Overflow, Run, SliceCount, Slices};
pub use meet_in_the_middle::DESCRIPTOR as MEET_IN_THE_MIDDLE;
pub use pace::{Pace, TimeLeft};
pub use plan::{
    ENGINE_VERSION, LogDigest, Plan, PlanError, Shard, ShardResult, Uncountable, WIDEST,
};
pub use symmetric::{FixedPointCount, FixedPoints, classes, fixed_points};
pub use tally::{ShardOutcome, Tally, TallyError};
pub use worker::{Report, Review, Task, Worker};
