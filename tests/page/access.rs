//! Accessibility: a failed engine, forced colours, and the title for screen readers.

use queens_tests::{Page, Visit};

#[test]
fn nothing_is_found_when_the_engine_failed() {
    let page = Visit::new()
        .before_load(
            "window.Worker = class { constructor() { throw new Error('no workers here') } };",
        )
        .open("#n=8&algorithm=recursive");
    page.wait_for_state("failed");
    page.assert_looks_right();
    page.close();
}

#[test]
fn the_current_line_and_the_problem_are_marked_in_forced_colours() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    let features =
        serde_json::json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    page.devtools("Emulation.setEmulatedMedia", features);
    let marked = page.script(
        "const line = getComputedStyle(document.querySelector('[data-testid=listing] [aria-current]'));
         const text = getComputedStyle(document.body).color;
         const under = getComputedStyle(document.querySelector('.problems a[aria-current]'), '::after');
         return [line.outlineStyle === 'solid', under.backgroundColor !== text];",
    );
    assert_eq!(marked, serde_json::json!([true, true]));
    page.screenshot("forced-colours");
    page.close();
}

#[test]
fn the_title_says_what_is_shown_in_the_language_of_the_page() {
    let page = Page::open("");
    page.wait_for_state("idle");
    for (fragment, title) in [
        ("problem=knight", "Knight – Queens"),
        ("problem=domination&lang=fr", "Domination – Queens"),
        ("n=8&lang=fr", "Reines – Queens"),
        ("view=about&lang=ro", "Despre – Queens"),
        ("n=8&lang=en", "Queens"),
    ] {
        page.set_fragment(fragment);
        page.wait_for(title, |page| page.script("return document.title") == title);
    }
    page.close();
}
