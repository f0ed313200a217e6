//! The freshly opened page, before any click.

use queens_tests::{Motion, PHONE, Page, Theme, Visit};

#[test]
fn the_page_opens_without_a_console_error() {
    let page = Page::open("");
    page.wait_for_state("idle");
    page.close();
}

#[test]
fn theme_and_language_of_the_address_stand_before_the_page_has_started() {
    shows_french_and_dark("?lang=en&theme=light#theme=dark&lang=fr&theme=light");
}

#[test]
fn a_damaged_link_has_its_theme_and_language_before_the_page_has_started() {
    shows_french_and_dark("?lang=en#n=8&amp;Theme=dark&amp;LANG=fr%20.&#38;theme=light");
}

/// Opens this address without WebAssembly. The page never starts, so only early.js and boot.js have run.
#[track_caller]
fn shows_french_and_dark(address: &str) {
    let page = Visit::new()
        .viewport(PHONE)
        .theme(Theme::Light)
        .motion(Motion::Reduced)
        .language("ro")
        .before_load("WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => Promise.reject('off')")
        .open(address);
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

/// A script that records, after each change of the page, which of these elements exist.
const WATCH: &str = "
    window.changes = [];
    const parts = ['.shell', '#app.unseen', '#app .board-svg', '#app .transport', '#app .setup', '#app .code', '#app .views'];
    new MutationObserver(() => {
        if (!document.querySelector('#app .app')) return;
        const there = parts.map((part) => document.querySelector(part) !== null).map(Number).join('');
        if (changes.at(-1) !== there) changes.push(there);
    }).observe(document, { subtree: true, childList: true, attributes: true });";

#[test]
fn the_page_is_drawn_little_by_little_and_seen_once_it_is_whole() {
    let page = Visit::new()
        .before_load(WATCH)
        .open("#n=8&algorithm=recursive");
    // Yew pauses after 16 ms of work. After such a pause, the complete page exists one task before it is shown.
    let changes = page.script("return changes.filter((there) => there !== '1111111')");
    let expected = [
        "1100000", "1110000", "1111000", "1111100", "1111110", "0011111",
    ];
    assert_eq!(changes, serde_json::json!(expected));
    page.close();
}

#[test]
fn a_tap_on_what_is_not_seen_yet_does_nothing() {
    // If the board could be hit, a tap on its middle square would fix a queen.
    const TAP: &str = "
        new MutationObserver(() => {
            const board = document.querySelector('#app.unseen .board-svg')?.getBoundingClientRect();
            if (!board) return;
            const hit = document.elementFromPoint(board.x + board.width / 2, board.y + board.height / 2);
            (window.hits ??= []).push(hit?.closest('#app') !== null);
        }).observe(document, { subtree: true, childList: true });";
    let page = Visit::new()
        .before_load(TAP)
        .open("#n=8&algorithm=recursive");
    let hits = page.script("return hits");
    let hits = hits.as_array().expect("a list");
    assert!(
        !hits.is_empty() && hits.iter().all(|hit| hit == false),
        "{hits:?}"
    );
    page.close();
}
