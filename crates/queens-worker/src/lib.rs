//! The engine behind the page. [`protocol`] is the single definition of what page and worker say to
//! each other; [`serve`] answers it and runs anywhere; `glue` ties it to a web worker, which runs the same
//! module as the page.

pub mod counter;
#[cfg(target_arch = "wasm32")]
pub mod glue;
pub mod library;
pub mod protocol;
pub mod serve;
