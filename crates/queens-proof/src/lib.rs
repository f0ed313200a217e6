//! Checks a proof that k queens do not dominate an n×n board. docs/PROOFS.md has the format, and why a proof that is
//! accepted is one.
//!
//! Nothing here searches: a log says which weights to give, what to try and where to stop, and each step is added up anew.
//! The program that writes logs shares no code with this one.

#![forbid(unsafe_code)]

mod board;
mod checker;
mod error;
mod node;
mod reader;
mod weights;

pub use checker::{Checker, Verdict};
pub use error::LineError;
pub use reader::{LogError, Reader, check};
