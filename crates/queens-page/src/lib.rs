//! What the page knows and decides, without a browser, a framework or words: [`update::update`] makes of a
//! [`message::Message`] a changed [`model::Model`] and [`effect::Effect`]s. Views read the model, `queens-text` words it,
//! `web` carries out effects.
#![allow(
    missing_docs,
    reason = "the page's own crate: what is public is public to its views and words"
)]

pub mod comparison;
pub mod cost;
pub mod effect;
pub mod embed;
pub mod engine;
pub mod exercise;
pub mod export;
pub mod formula;
pub mod hints;
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
pub mod paper;
pub mod parts;
pub mod permalink;
pub mod picture;
pub mod pictures;
pub mod play;
pub mod playback;
pub mod pool;
pub mod predict;
pub mod proof;
pub mod puzzle;
pub mod redraw;
pub mod results;
pub mod screen;
pub mod settings;
pub mod sharing;
pub mod sheets;
pub mod shown;
pub mod speed;
mod squares;
pub mod starts;
pub mod stretch;
pub mod successor;
pub mod survey;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod tree_view;
pub mod update;
pub mod worksheet;
