//! Exact counts that workers share: completing, stopping, resuming, storing and auditing them.

mod faults;
mod sets;

use queens_tests::{DESKTOP, PHONE, Page, Pointer, Viewport, Visit};
use serde_json::json;

/// A script that records every worker of the page, and the number of terminated workers.
const KEEP_WORKERS: &str = "
    const Real = Worker;
    window.workers = [];
    window.ended = 0;
    window.Worker = class extends Real {
        constructor(...all) { super(...all); window.workers.push(this); }
        terminate() { window.ended += 1; super.terminate(); }
    };";

const N16: &str = "#n=16&algorithm=meet-in-the-middle";
/// The most common laptop screen.
const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    pointer: Pointer::Mouse,
};

const N18: &str = "#n=18&algorithm=meet-in-the-middle";

fn stage(page: &Page) -> Option<String> {
    page.attribute("count", "data-stage")
}

fn finished(page: &Page) -> u64 {
    let finished = page.attribute("shards", "data-finished");
    finished.and_then(|it| it.parse().ok()).unwrap_or(0)
}

/// The number of shards that were finished before the count was resumed.
fn resumed(page: &Page) -> u64 {
    let resumed = page.attribute("count", "data-resumed");
    resumed.and_then(|it| it.parse().ok()).unwrap_or(0)
}

fn wait_for_stage(page: &Page, wanted: &str) {
    page.wait_for(wanted, |page| stage(page).as_deref() == Some(wanted));
}

fn total(page: &Page) -> [Option<String>; 2] {
    ["data-value", "data-exact"].map(|name| page.attribute("total", name))
}

fn assert_total(page: &Page, solutions: &str) {
    assert_eq!(total(page), [Some(solutions.into()), Some("true".into())]);
}

#[test]
fn workers_share_a_count_that_agrees_with_what_is_published() {
    let page = Visit::new().before_load(KEEP_WORKERS).open(N16);
    page.by_testid("run").click();
    wait_for_stage(&page, "done");
    assert_total(&page, "14772512");
    page.find("[data-testid=count-details] summary").click();
    let fundamental = page.by_testid("count-fundamental").text();
    assert!(fundamental.contains("1,846,955"), "{fundamental}");
    let audit = page.by_testid("audit");
    assert_eq!(audit.attribute("data-published").as_deref(), Some("true"));
    assert!(
        audit.text().contains("A000170, A002562"),
        "{}",
        audit.text()
    );
    let sets = audit.attribute("data-sets");
    assert!(sets.is_some_and(|sets| sets.parse::<u32>().is_ok_and(|sets| sets > 0)));
    let cores = page.script("return navigator.hardwareConcurrency");
    // One worker is the page's engine.
    let made = page.script("return workers.length - 1");
    assert_eq!(made, json!(cores.as_u64().expect("a number").min(16)));
    page.assert_looks_right();
    page.close();
}

/// The steps of a long count: start, leave, return and resume.
#[test]
fn a_count_goes_on_after_the_page_was_reloaded_in_the_middle() {
    let page = Page::open(N18);
    page.by_testid("run").click();
    page.wait_for("some shards that are kept", |page| {
        finished(page) >= 6 && page.has("[data-testid=count-saved]")
    });
    page.reload();
    page.wait_for("what is kept", |page| page.has("[data-testid=count-kept]"));
    page.screenshot("count-kept");
    for height in [844, 664] {
        page.resize(Viewport { height, ..PHONE });
        page.script("scrollTo(0, 0)");
        let (_, top, _, tall) = page.by_testid("count-resume").rectangle();
        assert!(
            top + tall <= f64::from(height),
            "{top} + {tall} of {height}"
        );
    }
    page.resize(DESKTOP);
    page.by_testid("count-resume").click();
    // Includes all shards reported as stored, and perhaps those of two more seconds.
    page.wait_for("the shards that were finished", |page| resumed(page) >= 1);
    let kept = resumed(&page);
    page.wait_for("the focus on Stop", |page| {
        page.has("[data-testid=stop]:focus")
    });
    page.wait_long_for("the count", |page| stage(page).as_deref() == Some("done"));
    page.wait_for("the focus on what is left", |page| {
        page.by_testid("run").has_focus()
    });
    assert!(resumed(&page) == kept && kept < 32, "{kept} of 32");
    assert_total(&page, "666090624");
    page.wait_for_script(
        "nothing to come back to",
        "localStorage.getItem('queens-count') === null",
    );
    let audit = page.by_testid("audit").text();
    assert!(audit.contains("Agrees with the published value"), "{audit}");
    page.close();
}

#[test]
fn a_count_that_was_left_is_offered_wherever_the_page_is_opened() {
    let page = Page::open(N18);
    page.by_testid("run").click();
    page.wait_for("shards that are kept", |page| {
        page.has("[data-testid=count-saved]")
    });
    page.load("#n=8&algorithm=recursive");
    page.wait_for("the offer", |page| page.has("[data-testid=left-over]"));
    page.assert_accessible();
    page.find("[data-testid=left-over] a").click();
    page.wait_for("what is kept", |page| page.has("[data-testid=count-kept]"));
    assert!(!page.has("[data-testid=left-over]") && page.by_testid("count-resume").has_focus());
    assert!(page.address().contains("n=18&algorithm=meet-in-the-middle"));
    page.by_testid("count-forget").click();
    page.wait_for("the question", |page| {
        page.by_testid("count-forget").text().ends_with('?')
    });
    assert!(page.has("[data-testid=count-kept]"));
    page.by_testid("count-forget").click();
    page.wait_for("nothing kept", |page| !page.has("[data-testid=count-kept]"));
    page.reload();
    page.wait_for("the form", |page| page.has("[data-testid=count]"));
    assert!(!page.has("[data-testid=count-kept]"));
    page.close();
}

#[test]
fn stop_ends_all_workers_at_once_and_keeps_at_least_what_was_found() {
    let page = Visit::new()
        .viewport(LAPTOP)
        .before_load(KEEP_WORKERS)
        .open(N18);
    page.by_testid("run").click();
    page.wait_for("some shards", |page| finished(page) >= 2);
    page.screenshot("count-going-on");
    let (_, top, _, height) = page.by_testid("shards").rectangle();
    assert!(top + height <= 768.0, "its shards end at {}", top + height);
    let before = finished(&page);
    let workers = page.script("return workers.length - 1 - ended");
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    // Stop ends all workers except the page's engine.
    assert_eq!(page.script("return ended"), workers);
    let [value, exact] = total(&page);
    assert!(value.is_some_and(|value| value != "0") && exact.as_deref() == Some("false"));
    assert!(finished(&page) >= before);
    // A restarted count keeps the finished shards.
    page.by_testid("run").click();
    page.wait_for("the same shards", |page| {
        stage(page).as_deref() == Some("counting") && resumed(page) >= before
    });
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    page.close();
}

/// The left and upper edge and the width of the board.
fn board(page: &Page) -> Vec<i64> {
    let (left, top, width, _) = page.find(".board-svg").rectangle();
    [left, top, width].map(|side| side.round() as i64).to_vec()
}

#[test]
fn the_board_has_one_place_before_during_and_after_a_count() {
    for viewport in [LAPTOP, DESKTOP] {
        let mut places = Vec::new();
        for is_folded in [true, false] {
            let visit = Visit::new().viewport(viewport);
            let visit = if is_folded { visit.folded() } else { visit };
            let page = visit.open(N18);
            page.wait_for("the card", |page| page.has("[data-testid=play]"));
            places.push(("before", is_folded, board(&page)));
            page.by_testid("play").click();
            page.wait_for("some shards", |page| finished(page) >= 2);
            places.push(("during", is_folded, board(&page)));
            let is_counting = stage(&page).as_deref() == Some("counting");
            assert!(is_counting, "the count ends before the board is measured");
            page.by_testid("stop").click();
            wait_for_stage(&page, "stopped");
            places.push(("stopped", is_folded, board(&page)));
            page.by_testid("count-resume").click();
            page.wait_long_for("the count", |page| stage(page).as_deref() == Some("done"));
            places.push(("after", is_folded, board(&page)));
            let (_, top, ..) = page.by_testid("count").rectangle();
            let (_, board_top, _, height) = page.find(".board-svg").rectangle();
            assert!(top >= board_top + height, "the card covers the board");
            page.find("[data-testid=count-details] summary").click();
            places.push(("with details", is_folded, board(&page)));
            page.close();
        }
        let moved = places.iter().find(|(.., place)| *place != places[0].2);
        assert!(moved.is_none(), "{moved:?}, others: {places:?}");
    }
}

#[test]
fn a_slow_count_keeps_the_board_in_its_place_and_offers_the_fastest_algorithm() {
    let page = Visit::new()
        .viewport(LAPTOP)
        .folded()
        .open("#n=16&algorithm=recursive&goal=count");
    page.wait_for("the transport", |page| page.has("[data-testid=play]"));
    let before = board(&page);
    page.by_testid("play").click();
    page.wait_for("the offer", |page| {
        page.has(".progress [data-testid=count-faster]")
    });
    assert_eq!(board(&page), before);
    let (_, top, _, height) = page.find(".progress").rectangle();
    assert!(top + height <= 768.0, "the card ends at {}", top + height);
    page.find(".progress [data-testid=count-faster]").click();
    page.wait_for("the other algorithm", |page| {
        page.address().contains("algorithm=meet-in-the-middle")
    });
    page.close();
}

#[test]
fn another_board_five_times_in_a_second_leaves_the_last_count_alone() {
    let page = Page::open(N18);
    page.script_async(
        "const done = arguments[0];
         const click = (id) => document.querySelector(`[data-testid=${id}]`).click();
         const steps = [17, 16, 15, 14, 13];
         const next = () => {
             if (!steps.length) return done(true);
             location.hash = `n=${steps.shift()}&algorithm=meet-in-the-middle`;
             setTimeout(() => { click('run'); setTimeout(next, 100); }, 100);
         };
         click('run');
         setTimeout(next, 100);",
    );
    wait_for_stage(&page, "done");
    assert_total(&page, "73712");
    page.close();
}

#[test]
fn a_long_count_is_not_begun_before_the_reader_agrees() {
    let page = Visit::new()
        .before_load(KEEP_WORKERS)
        .open("#n=21&algorithm=meet-in-the-middle");
    page.by_testid("run").focus();
    page.press("Enter");
    page.wait_for("the question", |page| page.has("[data-testid=count-asks]"));
    // The question is visible and has the focus. Its first answer is the next tab stop.
    let focused = "return document.activeElement.dataset.testid";
    assert_eq!(page.script(focused), json!("count-asks"));
    let is_in_sight = "const { top, bottom } = document.activeElement.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight";
    assert_eq!(page.script(is_in_sight), json!(true));
    page.press("Enter");
    assert_eq!(stage(&page).as_deref(), Some("asking"));
    page.press("Tab");
    assert_eq!(page.script(focused), json!("count-agree"));
    let seconds = page.attribute("count-asks", "data-seconds");
    let seconds: u64 = seconds.and_then(|it| it.parse().ok()).expect("an estimate");
    assert!(seconds > 60, "{seconds} s");
    let question = page.by_testid("count-asks").text();
    assert!(question.contains(" GB of memory. Count it"), "{question}");
    let shards = page.by_testid("shards").text();
    assert!(shards.contains("Each cell represents 4 parts"), "{shards}");
    page.assert_accessible();
    page.screenshot("count-asks");
    assert_eq!(page.state(), "searching");
    let told = page.by_testid("event").text();
    assert!(told.contains("Your answer is awaited"), "{told}");
    // Pressing Run again repeats the question, and does not count as consent.
    let made = page.script("return workers.length");
    page.by_testid("run").click();
    page.script_async("setTimeout(arguments[0], 500)");
    assert_eq!(stage(&page).as_deref(), Some("asking"));
    assert_eq!(page.script("return workers.length"), made);
    let stops = page.find_all("[data-testid=stop]");
    assert_eq!(stops.len(), 1);
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    let told = page.by_testid("count-stage").text();
    assert!(told.contains("nothing is known yet"), "{told}");
    page.close();
}

#[test]
fn a_count_looks_right_before_and_after() {
    let page = Page::open(N16);
    page.wait_for("the form", |page| page.has("[data-testid=run]"));
    page.assert_looks_right();
    page.by_testid("run").click();
    wait_for_stage(&page, "done");
    page.assert_looks_right();
    page.close();
}
