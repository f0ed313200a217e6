//! The page: a Yew application that shows a search on an SVG board.

mod app;
mod comparison;
mod cost;
mod effect;
mod export;
mod history;
mod keyboard;
mod message;
mod model;
mod narration;
mod notice;
mod permalink;
mod playback;
mod results;
mod save;
mod settings;
mod speed;
mod survey;
mod text;
mod tree_view;
mod update;
mod view;
mod worker_client;

fn main() {
    let mount = gloo_utils::document().get_element_by_id("app");
    let mount = mount.unwrap_or_else(|| gloo_utils::body().into());
    yew::Renderer::<app::App>::with_root(mount).render();
}
