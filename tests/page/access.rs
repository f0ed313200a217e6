//! axe-core, in every state at both widths and in both themes.

use queens_tests::{DESKTOP, Motion, PHONE, Page, Theme, Visit};

fn in_every_look(page: &Page) {
    for viewport in [DESKTOP, PHONE] {
        page.resize(viewport);
        for theme in [Theme::Light, Theme::Dark] {
            page.prefer(theme, Motion::Reduced);
            page.assert_accessible();
        }
    }
}

#[test]
fn nothing_is_found_while_idle() {
    let page = Page::open("");
    page.wait_for_state("idle");
    in_every_look(&page);
    page.close();
}

#[test]
fn nothing_is_found_while_playing() {
    let page = Page::open("#n=8&algorithm=recursive&fixed=b1&speed=0.5");
    page.by_testid("run").click();
    page.wait_for_state("playing");
    in_every_look(&page);
    page.close();
}

#[test]
fn nothing_is_found_when_done() {
    let page = Page::open("#n=8&algorithm=recursive&step=18513");
    page.wait_for_state("done");
    in_every_look(&page);
    page.close();
}

#[test]
fn nothing_is_found_when_the_engine_failed() {
    let page = Visit::new()
        .before_load(
            "window.Worker = class { constructor() { throw new Error('no workers here') } };",
        )
        .open("#n=8&algorithm=recursive");
    page.wait_for_state("failed");
    in_every_look(&page);
    page.close();
}

#[test]
fn nothing_is_found_when_stale_refused_or_paused_on_a_rejection() {
    let page = Page::open("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    in_every_look(&page);
    page.click_square("d4");
    page.click_square("e5");
    page.wait_for("the message", |page| page.has("[data-testid=message]"));
    in_every_look(&page);
    page.close();
}

#[test]
fn the_current_line_and_the_problem_are_marked_in_forced_colours() {
    let page = Page::open("#n=8&algorithm=recursive&step=857");
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
