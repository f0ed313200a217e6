//! Checks a proof that k queens do not dominate an n×n board. docs/PROOFS.md describes the format and shows that an
//! accepted log is a proof.
//!
//! This crate does not search. A log lists the weights, the tried squares and the ends of the nodes, and each sum is
//! computed again. The program that writes logs shares no code with this crate.

#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod board;
mod checker;
mod error;
mod node;
mod reader;
mod weights;

pub use checker::{Checker, Verdict};
pub use error::{LineError, LogError};
pub use reader::{Reader, check};
