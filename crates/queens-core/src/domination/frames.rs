//! `frames`.

pub(crate) mod margins;
pub(crate) mod node;
mod parities;
mod prices;
mod rows;
pub(crate) mod search;
mod state;
mod systems;
