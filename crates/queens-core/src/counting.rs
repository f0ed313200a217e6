//! Exact counts at full speed: how many ways there are to complete the given queens, divided into shards that
//! can be counted anywhere, in any order, and again.
//!
//! An [`engine::Engine`] counts the shards of a [`plan::Plan`], a [`tally::Tally`] adds their results, and
//! [`symmetric::classes`] counts what is left of them up to symmetry. A shard is no search: it tells no events.
//! [`meet_in_the_middle`] is the same count in one go, as an algorithm of the registry.
//!
//! Idea: meet in the middle (`halves`). The columns are halved; for each set of rows that the eastern queens can
//! take, the placements of both halves are listed, and pairs that share no diagonal are counted 256 at a
//! time. Cost: about the square root of what a search walks through, for the lists, and then a few
//! instructions for each 256 pairs. Source: the design of `EvgenyKluev/N-Queens-Count-Sol`, as far as it
//! meets in the middle; keys, weights and planes are our own.

pub mod audit;
mod columns;
mod diagonals;
pub mod engine;
pub mod expected;
mod halves;
mod join;
mod lanes;
pub mod ledger;
pub mod meet_in_the_middle;
pub mod pace;
pub mod plan;
pub mod published;
mod quadrants;
mod recount;
mod row_sets;
mod sorted;
pub mod symmetric;
pub mod tally;
mod vectors;
pub mod worker;
