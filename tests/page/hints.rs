//! The four hints of a first visit: each appears once and never blocks the page.

use queens_tests::{DESKTOP, LANGUAGES, Motion, PHONE, Page, Theme, Viewport, Visit};
use serde_json::json;

/// The elements that the hints point at in order, on a desktop.
const POINTED: [&str; 4] = [".play", ".board", ".track", ".code"];

fn awaited(visit: Visit) -> Page {
    let page = visit.open("");
    page.wait_for("the first hint", |page| page.has("[data-testid=hints]"));
    page
}

fn hint(page: &Page) -> String {
    let found = page.script("return document.querySelector('.hint-number')?.innerText ?? ''");
    found.as_str().expect("text").to_owned()
}

/// Waits until all parts of the first visit are loaded and drawn.
fn settle(page: &Page) {
    page.find("#view-results").click();
    page.wait_for("the rest", |page| page.has("[data-testid=results-export]"));
    page.find("#view-tree").click();
}

#[test]
fn they_are_walked_by_keyboard_told_to_screen_readers_and_seen_once() {
    let page = awaited(Visit::new());
    let said = |page: &Page| {
        page.script("return [...document.querySelectorAll('[role=status]')].map((it) => it.innerText).join()")
    };
    for (number, pointed) in (1..).zip(POINTED) {
        let shown = format!("{number}/4");
        page.wait_for(&shown, |page| hint(page) == shown);
        assert_eq!(
            page.find(pointed).style("outline-style"),
            "dashed",
            "{shown}"
        );
        let told = said(&page);
        assert!(
            told.as_str()
                .is_some_and(|told| told.contains(&format!("Hint {number} of 4: "))),
            "{told}"
        );
        if number < 4 {
            page.by_testid("hint-next").focus();
            page.press("Enter");
        }
    }
    assert!(!page.has("[data-testid=hint-next]"));
    page.by_testid("hint-dismiss").focus();
    page.press("Enter");
    page.wait_for("no hint", |page| !page.has("[data-testid=hints]"));
    assert!(page.by_testid("play").has_focus() && page.has(".legend"));
    page.reload();
    page.wait_for_state("idle");
    settle(&page);
    assert!(!page.has("[data-testid=hints]"));
    page.close();
}

#[test]
fn one_that_was_shown_and_left_is_not_shown_again() {
    let page = awaited(Visit::new());
    page.load("");
    settle(&page);
    assert!(!page.has("[data-testid=hints]"));
    page.close();
}

#[test]
fn a_link_shows_none_and_leaves_them_to_the_first_visit_without_one() {
    let page = Page::open("#n=8&algorithm=recursive&step=12");
    page.wait_for_state("paused");
    settle(&page);
    assert!(!page.has("[data-testid=hints]"));
    page.load("");
    page.wait_for("the first hint", |page| page.has("[data-testid=hints]"));
    page.close();
}

#[test]
fn a_storage_that_fails_is_no_error_and_shows_none() {
    for storage in [
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('off') } })",
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    ] {
        let page = Visit::new().before_load(storage).open("");
        page.wait_for_state("idle");
        settle(&page);
        assert!(!page.has("[data-testid=hints]") && !page.has("[data-testid=message]"));
        assert_eq!(page.console(), Vec::<String>::new());
        page.close();
    }
}

#[test]
fn to_play_and_to_fix_a_square_leads_on() {
    let page = awaited(Visit::new().viewport(PHONE));
    page.by_testid("play").click();
    page.wait_for("the second", |page| hint(page) == "2/4");
    page.by_testid("pause").click();
    page.click_square("d4");
    page.wait_for("the third", |page| hint(page) == "3/4");
    page.by_testid("hint-next").click();
    page.wait_for("the last", |page| hint(page) == "4/4");
    page.find("#tab-code").click();
    page.wait_for("no hint", |page| !page.has("[data-testid=hints]"));
    page.close();
}

#[test]
fn they_lie_over_nothing_and_move_nothing_that_is_read() {
    // In any window, elements on the same line are next to the hints, and pointer events reach only the hints there.
    let covered = "
        const box = (it) => it.getBoundingClientRect();
        const [hints] = document.querySelectorAll('.hints');
        const own = box(hints);
        const others = document.querySelectorAll('.event, .board, .transport, .why, .tabs, .setup, .code, .panel');
        const meets = (at) => at.left < own.right && own.left < at.right && at.top < own.bottom - 1 && own.top < at.bottom - 1;
        return [...others].filter((it) => it.checkVisibility() && meets(box(it))).map((it) => it.className);";
    for viewport in [
        DESKTOP,
        Viewport {
            width: 1366,
            height: 768,
            ..DESKTOP
        },
        Viewport {
            width: 1000,
            height: 700,
            ..DESKTOP
        },
        PHONE,
    ] {
        let page = awaited(Visit::new().viewport(viewport));
        assert_eq!(page.script(covered), json!([]), "{viewport:?}");
        let (_, top, _, height) = page.by_testid("hints").rectangle();
        assert!(top + height <= f64::from(viewport.height), "{viewport:?}");
        page.close();
    }
}

#[test]
fn they_fit_and_are_accessible_in_each_language() {
    let page = awaited(Visit::new());
    for number in 1..=4 {
        let shown = format!("{number}/4");
        page.wait_for(&shown, |page| hint(page) == shown);
        for language in LANGUAGES {
            page.speak(language);
            page.resize(Viewport {
                width: 320,
                ..PHONE
            });
            page.assert_fits(320, language);
            page.resize(PHONE);
            let (_, top, _, height) = page.by_testid("hints").rectangle();
            assert!(
                top + height <= f64::from(PHONE.height),
                "{language:?} {shown}"
            );
        }
        page.assert_accessible();
        page.resize(DESKTOP);
        page.prefer(Theme::Dark, Motion::Reduced);
        page.assert_accessible();
        page.prefer(Theme::Light, Motion::Reduced);
        if number < 4 {
            page.by_testid("hint-next").click();
        }
    }
    page.close();
}
