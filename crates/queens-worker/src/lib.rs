//! The engine behind the page. [`protocol`] defines the messages between page and worker. [`serve`] answers the
//! messages on any target. `glue` connects the server to a web worker, which runs the same WebAssembly module as the
//! page.

#[cfg(target_arch = "wasm32")]
pub mod glue;
pub mod protocol;
pub mod serve;
