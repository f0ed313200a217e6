//! The engine behind the page. [`protocol`] is the single definition of what page and worker say to
//! each other; [`serve`] answers it and runs anywhere; the binary is its glue to a web worker.

pub mod protocol;
pub mod serve;
