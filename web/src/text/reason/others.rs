//! The reasons and details that only algorithms have whose code is fetched, one file a language. What the
//! algorithm says that the page opens with is empty here.

mod covering;
pub(in crate::text) mod english;
pub(in crate::text) mod french;
mod repairing;
pub(in crate::text) mod romanian;
