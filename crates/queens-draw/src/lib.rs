//! Boards, paths, trees and charts as pictures, without a browser, a model or texts. A [`Picture`] holds the pieces and marks
//! of a board. [`Ink`] draws it as [`Element`]s, each with a class that gives its colours. The page shows these elements;
//! [`svg`] and [`tikz`] write them to files. Callers fill the pictures.
#![allow(
    missing_docs,
    reason = "the page's own crate: what is public is public to its views and to the command line"
)]

pub mod camera;
pub mod chart;
pub mod element;
pub mod figure;
pub mod font;
pub mod icon;
pub mod ink;
pub mod marks;
pub mod number;
pub mod path;
pub mod pen;
pub mod picture;
pub mod plate;
pub mod qr;
pub mod rounded;
pub mod sentence;
mod sprite;
pub mod style;
pub mod svg;
#[cfg(test)]
mod testing;
pub mod tikz;
pub mod tree;
pub mod words;

pub use chart::Chart;
pub use element::Element;
pub use figure::Figure;
pub use icon::Icon;
pub use ink::Ink;
pub use marks::{Mark, Marks};
pub use path::PathPicture;
pub use pen::{Area, Pen};
pub use picture::{Conflict, Picture};
pub use plate::{Caption, Plate, Surroundings};
pub use sentence::{Sentence, Span, Tone};
pub use style::Theme;
pub use tree::TreePicture;
