//! The tests of the command line, as one program. Linking a program for each file would take longer than its tests.

mod command;

mod algorithms;
mod animate;
mod bad_input;
mod checker;
mod complete;
mod count;
mod documented;
mod dominate;
mod draw;
mod existence;
mod help;
mod knight;
mod large;
mod ledger;
mod ledgers;
mod objects;
mod odd;
mod program;
mod proof;
mod puzzle;
mod recount;
mod run;
mod shards;
mod solve;
mod streams;
mod tour;
mod trace;
mod words;
