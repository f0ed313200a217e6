//! `frames`.

pub(crate) mod least;
pub(crate) mod margins;
pub(crate) mod node;
pub(crate) mod parities;
mod prices;
mod rows;
pub(crate) mod search;
mod state;
mod systems;
