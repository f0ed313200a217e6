//! Boards, paths, trees and charts as pictures, without a browser. A [`Picture`] says what stands on a board and is marked there; [`Ink`] draws it as
//! [`Element`]s, each with the class that says how it looks. The page shows these, and files are written from them.
#![allow(
    missing_docs,
    reason = "the page's own crate: what is public is public to its views and to the command line"
)]

pub mod chart;
pub mod element;
pub mod font;
pub mod icon;
pub mod ink;
pub mod marks;
pub mod path;
pub mod pen;
pub mod picture;
pub mod plate;
pub mod projector;
pub mod qr;
mod sprite;
pub mod still;
pub mod style;
pub mod svg;
#[cfg(test)]
mod testing;
pub mod tikz;
pub mod tree;
pub mod words;

pub use chart::Chart;
pub use element::Element;
pub use icon::Icon;
pub use ink::Ink;
pub use marks::{Mark, Marks};
pub use path::PathPicture;
pub use pen::{Area, Pen};
pub use picture::{Conflict, Picture};
pub use plate::{Caption, Plate, Surroundings};
pub use projector::{Projector, StepError};
pub use still::{Depicted, Still};
pub use tree::TreePicture;
