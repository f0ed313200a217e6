//! The native tests of the core, as one program. Linking a program for each file would take longer than most of its
//! tests. `cargo test -p queens-core --test native -- knight::` runs the tests of one file.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../common/mod.rs"]
mod common;

mod accessibility;
mod agreement;
mod blocked;
mod broken_lists;
mod brute_force;
mod check;
mod classes;
mod completion;
mod counters;
mod counting;
mod deserialised;
mod domination;
mod event_text;
mod explanation;
mod feasibility;
mod helpers;
mod hint;
mod knight;
mod known_counts;
mod ledger;
mod lists;
mod local_search;
mod new_algorithm;
mod numbering;
mod oracle;
mod pace;
mod published;
mod puzzle;
mod registry;
mod replay;
mod seek;
mod sheet_001;
mod solve;
mod square_state;
mod statements;
mod symmetry;
mod trace;
mod tree;
mod worker;
