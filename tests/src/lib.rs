//! The harness of the browser tests: a server for the built page, browsers without state between tests, and a page
//! object. It depends only on the output of `cargo xtask build`, never on a crate of the workspace.
//!
//! A test shows an address in a [`Page`], acts on it, waits for states and reads them. It fails on a console error, an
//! uncaught exception or a violation of the policy. A failed test leaves the page's log and a screenshot.

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
pub use weight::{FIRST_VISIT, FirstVisit, Transfer, transfers, weight};
