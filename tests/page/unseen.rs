//! A hidden page: its window is minimized, the browser has frozen it, or the reader leaves and returns.

use std::time::{Duration, Instant};

use queens_tests::Page;
use serde_json::json;

/// The maximum time for the browser to hide or show a page.
const PATIENCE: Duration = Duration::from_secs(30);

const PLAYING: &str = "#n=8&algorithm=recursive&step=100";

/// A page that plays, past the step in its address.
fn playing() -> Page {
    let page = Page::at(PLAYING);
    page.wait_for_state("paused");
    page.by_testid("play").click();
    page.wait_for("some steps", |page| page.number("step") > Some(103));
    assert!(page.address().ends_with("step=100"), "{}", page.address());
    page
}

/// The step at which the page pauses. The address has it at once.
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

/// Waits until the page is hidden or visible. A hidden page draws no frames, so this polls.
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
    // The browser keeps a frozen page hidden until its window comes to the front again.
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
    // Returns by Back from another page, too.
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
