//! The page in a real browser, one module per thing that a reader does. A test whose name ends in `everywhere` runs in
//! Firefox, too.

mod about;
mod access;
mod asking;
mod compare;
mod count;
mod delivery;
mod embed;
mod examples;
mod exercises;
mod faults;
mod fixing;
mod frames;
mod going;
mod hints;
mod keyboard;
mod languages;
mod large;
mod links;
mod notices;
mod offline;
mod opening;
mod parts;
mod play;
mod predict;
mod primary;
mod problems;
mod puzzles;
mod refusals;
mod results;
mod running;
mod screens;
mod seed;
mod thrown;
mod tree;
