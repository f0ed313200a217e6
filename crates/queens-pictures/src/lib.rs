//! Pictures and files of a search without a browser: boards with captions as images, animations, and events as text.
//! The page and the command line make identical files.
#![allow(
    missing_docs,
    reason = "the page's own crate: what is public is public to the page and to the command line"
)]

pub mod animation;
mod boards;
pub mod orders;
mod palette;
mod pixels;
mod projector;
mod reel;
mod still;

pub use animation::{Animation, Drawn, Estimate};
pub use boards::Boards;
pub use pixels::{Pixels, png};
pub use projector::{Projector, StepError};
pub use still::{Depicted, Still};
