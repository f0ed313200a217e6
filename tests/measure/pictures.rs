//! Measures animations made in the page, the time to cancel one, and five embeds that play on one page.

use std::collections::HashMap;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use queens_tests::{Page, Visit};
use serde_json::json;

use crate::frames::{WATCH, watch};
use crate::machine::{growth, pages_memory};
use crate::print;

/// A script that measures the time from a click to the end of an animation, by the page's clock in milliseconds.
const CLICKED: &str = "
    const animation = document.querySelector('[data-testid=animation]');
    window.took = null;
    let wasMaking = animation.dataset.state === 'making';
    const begun = performance.now();
    new MutationObserver((_, observer) => {
        const isMaking = animation.dataset.state === 'making';
        if (wasMaking && !isMaking) {
            observer.disconnect();
            window.took = performance.now() - begun;
        }
        wasMaking = isMaking;
    }).observe(animation, { attributes: true, attributeFilter: ['data-state'] });
    document.querySelector(`[data-testid=${arguments[0]}]`).click();";

/// The time for which embeds are watched.
const WATCHED: Duration = Duration::from_secs(10);

pub(crate) fn report() {
    made(100, 9);
    made(1000, 3);
    cancelled();
    five_embeds();
}

/// Measures an animation of n = 8 with this number of frames, as a GIF of 480 pixels with captions.
fn made(frames: u64, times: usize) {
    let what = format!("{frames} frames of n=8 as a GIF, 480 pixels");
    let (mut seconds, mut bytes, mut memory) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..times {
        let page = shown();
        // The memory includes that of the estimate.
        let before = pages_memory();
        estimate(&page, frames);
        click(&page, "animation-make");
        memory.push(most_grown(&page, &before));
        seconds.push(took(&page) / 1000.0);
        let made = page.attribute("save-animation", "data-bytes");
        bytes.push(made.and_then(|it| it.parse().ok()).unwrap_or(f64::NAN));
        page.close();
    }
    print(&what, "s", seconds, None);
    print(&format!("{what}: its size"), "bytes", bytes, None);
    print(&format!("{what}: memory above before"), "MB", memory, None);
}

/// A page with the search to animate.
fn shown() -> Page {
    let page = Visit::new()
        .with_own_server()
        .open("#n=8&algorithm=recursive&goal=all&step=100");
    page.wait_for_state("paused");
    page
}

/// Opens the dialog, and waits for the estimate of an animation with this number of frames.
fn estimate(page: &Page, frames: u64) {
    page.by_testid("export").click();
    page.wait_for("the tabs", |page| page.has("[data-testid=share-animation]"));
    page.by_testid("share-animation").click();
    page.wait_for("the tab", |page| page.has("[data-testid=animation-from]"));
    page.by_testid("animation-from").enter("0");
    let last = frames - 1;
    page.by_testid("animation-to").enter(&last.to_string());
    page.by_testid("animation-size").enter("480");
    page.wait_for("the estimate", |page| {
        let estimated = page.attribute("animation-estimate", "data-frames");
        estimated == Some(frames.to_string())
    });
}

fn click(page: &Page, button: &str) {
    page.script_with(CLICKED, vec![json!(button)]);
}

fn took(page: &Page) -> f64 {
    page.script("return window.took")
        .as_f64()
        .unwrap_or(f64::NAN)
}

/// The largest memory growth of the page until the animation is ready, in megabytes.
fn most_grown(page: &Page, before: &HashMap<PathBuf, f64>) -> f64 {
    let mut most = f64::NAN;
    while page.script("return window.took").is_null() {
        most = f64::max(most, growth(before));
        thread::sleep(Duration::from_millis(50));
    }
    f64::max(most, growth(before))
}

/// Measures the time from the click on Cancel until the page has stopped.
fn cancelled() {
    let mut waits = Vec::new();
    for _ in 0..9 {
        let page = shown();
        estimate(&page, 1000);
        page.by_testid("animation-make").click();
        page.wait_for_script(
            "some frames",
            "document.querySelector('[data-testid=animation-progress]')?.value > 3",
        );
        click(&page, "animation-stop");
        page.wait_for_script("the end", "window.took !== null");
        waits.push(took(&page));
        page.close();
    }
    let limit = Some(("most", "<=", 100.0));
    print("an animation given up", "ms", waits, limit);
}

/// Measures five embeds that play in a loop on a third-party page.
fn five_embeds() {
    let page = Visit::new()
        .with_own_server()
        .before_load(WATCH)
        .never_starting()
        .open("robots.txt");
    page.script(
        "document.body.textContent = '';
         for (const from of [20, 40, 60, 80, 100]) {
             const frame = document.createElement('iframe');
             [frame.width, frame.height, frame.title] = [240, 340, 'Queens'];
             frame.src = `/#n=8&algorithm=recursive&speed=60&embed=1&from=${from}&to=${from + 300}&play=1&loop=1`;
             document.body.append(frame);
         }",
    );
    page.wait_for_script(
        "five embeds that play",
        "Array.from(window).length === 5 && Array.from(window).every((frame) => \
         frame.document.querySelector('[data-testid=app]')?.dataset.state === 'playing')",
    );
    watch(&page, WATCHED, "five embeds of n=8 that play at 60");
    // The host page has no icon.
    drop(page.console());
    page.close();
}
