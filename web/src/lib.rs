//! The page: a Yew application that shows a search on an SVG board.

mod app;
mod attempt;
mod clipboard;
mod count_runner;
mod drawers;
mod fetch;
mod history;
mod host;
mod left;
mod offline;
mod opening;
mod record;
mod save;
mod settings;
mod sight;
mod studio;
mod view;
mod worker_client;

/// Starts the page, or its worker.
pub fn start() {
    // The worker runs the same module, so the browser fetches and compiles it once.
    #[cfg(target_arch = "wasm32")]
    if queens_worker::glue::is_worker() && drawers::worker::draws() {
        return drawers::worker::start(|language| Box::pin(fetch::fetch_for(language)));
    }
    #[cfg(target_arch = "wasm32")]
    if queens_worker::glue::is_worker() {
        return queens_worker::glue::start(fetch::CODE);
    }
    wasm_bindgen_futures::spawn_local(app::start());
}
