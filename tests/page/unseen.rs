//! A page that nobody sees: its window is minimized, the browser has frozen it, or the reader has left and comes back.

use std::time::{Duration, Instant};

use queens_tests::Page;
use serde_json::json;

/// How long the browser may take to hide or show a page.
const PATIENCE: Duration = Duration::from_secs(30);

const PLAYING: &str = "#n=8&algorithm=recursive&step=100";

/// A page that plays, beyond the step of its address.
fn playing() -> Page {
    let page = Page::at(PLAYING);
    page.wait_for_state("paused");
    page.by_testid("play").click();
    page.wait_for("some steps", |page| page.number("step") > Some(103));
    assert!(page.address().ends_with("step=100"), "{}", page.address());
    page
}

/// The step at which it pauses, which the address has at once.
fn paused_at(page: &Page) -> u64 {
    page.wait_for_state("paused");
    let step = page.number("step").expect("a step");
    assert!(step > 103);
    assert!(
        page.address().ends_with(&format!("step={step}")),
        "{} at {step}",
        page.address()
    );
    step
}

/// Waits for the page to be hidden, or to be seen. A hidden page has no frames to wait for.
fn wait_until(page: &Page, visibility: &str) {
    let started = Instant::now();
    while page.script("return document.visibilityState") != visibility {
        assert!(started.elapsed() < PATIENCE, "never {visibility}");
    }
}

/// Minimizes the window. Chromium's headless shell does not hide a page behind another tab.
fn cover(page: &Page) {
    set_window(page, "minimized");
    wait_until(page, "hidden");
}

/// Shows the window again.
fn uncover(page: &Page) {
    set_window(page, "normal");
    wait_until(page, "visible");
}

fn set_window(page: &Page, state: &str) {
    let window = page.devtools("Browser.getWindowForTarget", json!({}));
    let bounds = json!({ "windowId": window["windowId"], "bounds": { "windowState": state } });
    page.devtools("Browser.setWindowBounds", bounds);
}

#[test]
fn a_hidden_page_pauses_and_its_address_has_the_step() {
    let page = playing();
    let entries = page.script("return history.length");
    cover(&page);
    let step = paused_at(&page);
    uncover(&page);
    assert_eq!(paused_at(&page), step);
    assert_eq!(page.script("return history.length"), entries);
    page.close();
}

#[test]
fn a_frozen_page_pauses_where_it_was() {
    let page = playing();
    page.devtools("Page.setWebLifecycleState", json!({ "state": "frozen" }));
    let before = page.number("step");
    page.devtools("Page.setWebLifecycleState", json!({ "state": "active" }));
    // The browser leaves it hidden until it comes to the front again.
    cover(&page);
    uncover(&page);
    assert_eq!(Some(paused_at(&page)), before);
    page.close();
}

#[test]
fn an_embed_pauses_while_its_tab_is_hidden_and_goes_on_where_it_was() {
    let page = Page::open("#n=8&algorithm=recursive&embed=1&from=20&play=1");
    page.wait_for("some steps", |page| page.number("step") > Some(22));
    cover(&page);
    page.wait_for_state("paused");
    let step = page.number("step");
    uncover(&page);
    page.wait_for_state("playing");
    assert!(page.number("step") <= step.map(|step| step + 2));
    page.close();
}

#[test]
fn whoever_leaves_while_it_plays_comes_back_to_the_step() {
    let page = playing();
    page.reload();
    let step = paused_at(&page);
    // And by Back, from another page.
    page.by_testid("play").click();
    page.wait_for("some steps", |page| page.number("step") > Some(step + 3));
    page.script("location.href = 'about:blank'");
    page.wait_for("another page", |page| !page.has("#app"));
    page.back();
    page.wait_for_state("paused");
    let back = paused_at(&page);
    assert!(back > step + 3, "{back} after {step}");
    page.close();
}
