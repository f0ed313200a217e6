//! Files of a search without a browser: a board in pixels, a stretch as an animation, its events as text. Page and command line
//! make the same files.
#![allow(
    missing_docs,
    reason = "the page's own crate: what is public is public to the page and to the command line"
)]

pub mod animation;
mod boards;
pub mod orders;
mod palette;
mod pixels;
mod reel;

pub use animation::{Animation, Drawn, Estimate};
pub use boards::Boards;
pub use pixels::{Pixels, png};
pub use queens_draw::StepError;
