//! The reasons and details that only algorithms have whose code is fetched, one file a language. What the
//! algorithm says that the page opens with is empty here.

mod covering;
pub(crate) mod english;
pub(crate) mod french;
mod repairing;
pub(crate) mod romanian;
