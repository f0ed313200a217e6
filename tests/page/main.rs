//! The page in a real browser, one module per thing that a reader does.

mod access;
mod delivery;
mod faults;
mod fixing;
mod keyboard;
mod languages;
mod links;
mod opening;
mod running;
mod screens;
