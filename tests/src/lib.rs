//! The harness of the browser tests: a server for the built page, browsers that keep nothing from test to test, and a page
//! object. It sees only what `cargo xtask build` makes, never a crate of ours.
//!
//! A test shows an address in a [`Page`], acts on it, waits for states and reads them. A console error, an uncaught
//! exception or a violation of the policy fails it; a failed test leaves the page's log and a picture.

pub mod axe;
mod browser;
pub mod build;
mod chromium;
pub mod element;
mod find;
mod firefox;
pub mod first_screen;
mod fit;
mod keys;
mod label;
pub mod page;
pub mod places;
mod read;
pub mod reuse;
pub mod server;
pub mod visit;
mod wait;
mod weight;

pub use axe::Violation;
pub use build::Build;
pub use element::Element;
pub use label::label;
pub use page::Page;
pub use server::{Answer, Server};
pub use visit::{DESKTOP, LANGUAGES, Motion, PHONE, Pointer, Theme, Viewport, Visit};
pub use weight::{FIRST_VISIT, Transfer, transfers};
