//! The page: a Yew application that shows a search on an SVG board.

mod app;
mod attempt;
mod camera;
mod clipboard;
mod comparison;
mod cost;
mod decimal;
mod effect;
mod export;
mod fetch;
mod figure;
mod history;
mod keyboard;
mod keymap;
mod language;
mod large;
mod left;
mod message;
mod model;
mod narration;
mod notice;
mod offline;
mod parts;
mod permalink;
mod playback;
mod pool;
mod redraw;
mod results;
mod save;
mod settings;
mod sight;
mod speed;
mod starts;
mod successor;
mod survey;
mod text;
mod tree_view;
mod update;
mod view;
mod worker_client;
mod workshop;

fn main() {
    // The worker runs the same module, so that it is fetched and compiled once.
    #[cfg(target_arch = "wasm32")]
    if queens_worker::glue::is_worker() {
        return queens_worker::glue::start(fetch::CODE);
    }
    wasm_bindgen_futures::spawn_local(app::start());
}
