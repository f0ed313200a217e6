//! What is there when the page has been opened, before anything is clicked.

use queens_tests::{Motion, PHONE, Page, Theme, Visit};

#[test]
fn the_page_opens_without_a_console_error() {
    let page = Page::open("");
    page.wait_for_state("idle");
    page.close();
}

#[test]
fn theme_and_language_of_the_address_stand_before_the_page_has_started() {
    // Without WebAssembly the page never starts, so what stands is what early.js and boot.js did.
    let page = Visit::new()
        .viewport(PHONE)
        .theme(Theme::Light)
        .motion(Motion::Reduced)
        .language("ro")
        .before_load("WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => Promise.reject('off')")
        .open("?lang=en&theme=light#theme=dark&lang=fr&theme=light");
    page.wait_for_script("the notice", "!document.getElementById('crash').hidden");
    assert_eq!(page.script("return document.documentElement.lang"), "fr");
    assert_eq!(
        page.script("return document.documentElement.dataset.theme"),
        "dark"
    );
    assert!(
        page.find("#crash")
            .text()
            .starts_with("La page n’a pas pu démarrer.")
    );
    let errors = page.console();
    assert!(
        errors.iter().any(|error| error.contains("off")),
        "{errors:?}"
    );
    page.close();
}

#[test]
fn what_the_first_paint_waits_for_is_asked_for_first() {
    let page = Page::open("");
    page.wait_for_state("idle");
    let order = page.script(
        "const begun = (part) => performance.getEntriesByType('resource').find((it) => it.name.includes(part)).startTime;
         const [styles, early, module] = ['/styles-', '/early-', '_bg.wasm'].map(begun);
         return [styles <= early, styles <= module, document.querySelector('[href*=wasm]').fetchPriority]",
    );
    assert_eq!(order, serde_json::json!([true, true, "low"]));
    page.close();
}

#[test]
fn the_page_is_found_whole_and_seen_in_the_place_of_what_stood_before() {
    let page = Page::open("");
    page.wait_for_script("the page", "document.querySelector('[data-testid=app]')");
    let parts = page.script(
        "const there = (part) => document.querySelector(part) !== null;
         return ['.header', '.board', '.transport', '.setup', '.code', '.views', '.counters', '.shell', '.slow', '.unseen']
             .map(there)",
    );
    let mut expected = [true; 10];
    expected[7..].fill(false);
    assert_eq!(parts, serde_json::json!(expected));
    page.close();
}
