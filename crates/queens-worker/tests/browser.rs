//! The server in a browser: it finds the same counts as a native program, and reads windows late in a trace.
#![cfg(target_arch = "wasm32")]

mod client;

use client::{Client, job};
use queens_core::{Direction, Goal};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_search_in_the_browser_is_the_same_search() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    client.work_to_rest();
    assert_eq!(client.known(), (18_513, true));
    assert_eq!(client.solution(0, Direction::Forwards), Some(1024));
    assert!(client.first.is_empty() && client.outline().marks.len() == 92);
}

#[wasm_bindgen_test]
fn a_window_far_along_is_read() {
    let mut client = Client::run(job("bitmask", 12, Goal::All));
    let window = client.window(100);
    assert_eq!(window.first(), 100 * queens_core::WINDOW);
}
