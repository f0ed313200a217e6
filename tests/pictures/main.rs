//! Takes the pictures of the page for the README and for link previews: `cargo xtask pictures`. For the README's
//! picture, it also writes a list of the labels shown.

mod smaller;

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use queens_tests::visit::Pointer;
use queens_tests::{Page, Viewport, first_screen, places};
use serde_json::json;

/// A script that makes the page look as it does for readers with a mouse. A headless browser has none.
const WITH_MOUSE: &str = "
    for (const { media } of document.styleSheets[0].cssRules) {
        if (media?.mediaText.includes('(hover: none)')) media.mediaText = 'not all';
    }";

/// Covers the page with the card of a link preview.
const CARD: &str = include_str!("card.js");

/// The size that social networks require.
const PREVIEW: Viewport = Viewport {
    width: 1200,
    height: 630,
    pointer: Pointer::Mouse,
};

fn main() {
    let page = first_screen::open();
    page.script(WITH_MOUSE);
    let taken = picture(&page);
    let text = first_screen::text(&page, &taken);
    write("docs/page.txt", text.as_bytes());
    write("docs/page.png", &taken);
    // The card has copies of the page's board and code, drawn for the larger window.
    page.script(CARD);
    page.resize(PREVIEW);
    write("web/preview.png", &picture(&page));
    page.close();
}

/// The visible part of the page as a PNG.
fn picture(page: &Page) -> Vec<u8> {
    page.script_async("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    let taken = page.devtools("Page.captureScreenshot", json!({ "format": "png" }));
    let file = STANDARD.decode(taken["data"].as_str().unwrap_or_default());
    smaller::png(&file.expect("the browser sends base64"))
}

/// Writes a file of the repository.
fn write(path: &str, bytes: &[u8]) {
    let place: &Path = &places::root().join(path);
    fs::write(place, bytes).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
    println!("{path}: {} bytes", bytes.len());
}
