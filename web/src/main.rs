//! The page: a Yew application that shows a search on an SVG board.

mod message;
mod model;
mod notice;
mod permalink;
mod playback;
mod settings;
mod speed;
mod text;
mod view;

fn main() {}
