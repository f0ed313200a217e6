//! The engine behind the page. [`protocol`] defines the messages between page and worker. [`serve`] answers them and
//! runs on any target. `glue` connects it to a web worker, which runs the same module as the page.

#[cfg(target_arch = "wasm32")]
pub mod glue;
pub mod protocol;
pub mod serve;
