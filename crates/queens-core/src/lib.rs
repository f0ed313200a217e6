//! Chessboard searches as values. No browser and no I/O: a board, an instance checked at
//! construction, searches that can be advanced and cloned, the events they tell, and the replay that
//! folds events into the board and the counters.
//!
//! ```
//! use queens_core::algorithm;
//! use queens_core::board::BoardSize;
//! use queens_core::instance::{Goal, Instance};
//!
//! let size = BoardSize::new(8)?;
//! let instance = Instance::queens(size, &[], Goal::Count)?;
//! let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
//! let mut search = recursive.accept(instance)?.count();
//! while !search.advance(10_000) {}
//! assert_eq!((search.counters().solutions, search.counters().fundamental), (92, 12));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod algorithm;
pub mod attacks;
pub mod board;
pub mod brute_force;
pub mod candidate;
pub mod check;
pub mod counted;
pub mod counters;
pub mod counting;
pub mod cover;
pub mod definition;
pub mod descriptor;
pub mod domination;
pub mod entry;
pub mod enumeration;
pub mod event;
pub mod explanation;
pub mod formats;
pub mod gallery;
pub mod given;
pub mod heuristic;
pub mod instance;
pub mod knight;
pub mod large;
pub mod lines;
pub mod local_search;
pub mod placement;
pub mod problem;
pub mod random;
pub mod reader;
pub mod replay;
pub mod revolving_door;
pub mod search;
pub mod seek;
pub mod space;
pub mod square;
pub mod square_set;
pub mod starts;
pub mod symmetry;
pub mod tour;
pub mod trace;
pub mod traversal;
pub mod tree;
mod unsupported;
pub mod window;
