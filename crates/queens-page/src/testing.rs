//! The page without a browser, for tests: a real server in place of the worker, and counts with workers of their own.

mod harness;
mod page;

pub use harness::*;
pub use page::{Page, said, said_about};
