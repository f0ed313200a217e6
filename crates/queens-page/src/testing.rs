//! The page without a browser, for tests. A real server replaces the worker, and shared counts have servers of their
//! own.

mod harness;
mod page;

pub use harness::*;
pub use page::{Page, said, said_about};
