//! The state and logic of the page, without a browser, a framework or texts. [`update::update`] turns a
//! [`message::Message`] into a changed [`model::Model`] and [`effect::Effect`]s. Views read the model, `queens-text`
//! describes it, and `web` carries out effects.
#![allow(
    missing_docs,
    reason = "the page's own crate: what is public is public to its views and words"
)]

pub mod address;
pub mod command;
pub mod compare;
pub mod cost;
pub mod effect;
pub mod embed;
pub mod engine;
pub mod exercise;
pub mod form;
pub mod keyboard;
pub mod keymap;
pub mod language;
pub mod large;
pub mod listing;
pub mod looked_at;
pub mod message;
pub mod model;
pub mod motions;
pub mod notice;
pub mod offline;
pub mod parts;
pub mod picture;
pub mod play;
pub mod pool;
pub mod predict;
pub mod proof;
pub mod puzzle;
pub mod redraw;
pub mod results;
pub mod run;
pub mod screen;
pub mod settings;
pub mod share;
pub mod sheets;
mod squares;
pub mod starts;
pub mod story;
pub mod successor;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod trace;
pub mod transport;
pub mod tree;
pub mod update;
pub mod worksheet;
