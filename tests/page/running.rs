//! Running a search: play, step, seek, stop, and the effect of changes.

use queens_tests::{LANGUAGES, Page};
use serde_json::json;

/// The squares with queens.
fn queens(page: &Page) -> Vec<String> {
    let mut squares = page.marked("queen");
    squares.sort();
    squares
}

fn at_rest(page: &Page, step: u64) {
    page.wait_for("the step", |page| {
        page.number("step") == Some(step) && page.state() != "preparing"
    });
}

#[test]
fn a_search_is_run_to_its_end_everywhere() {
    let page = Page::at("#n=6&algorithm=recursive&speed=max");
    page.by_testid("run").click();
    page.wait_for_state("done");
    assert_eq!(page.attribute("event", "data-kind").as_deref(), Some("end"));
    assert_eq!(page.number("counter-solutions"), Some(4));
    assert_eq!(page.number("counter-fundamental"), Some(1));
    assert_eq!(page.number("total"), Some(4));
    let kind = page.attribute("headline", "data-kind");
    assert_eq!(kind.as_deref(), Some("counted"));
    assert_eq!(
        page.attribute("step", "data-complete").as_deref(),
        Some("true")
    );
    page.close();
}

#[test]
fn lines_of_the_listing_stay_where_they_are_as_counts_grow() {
    for language in LANGUAGES {
        let page = Page::at(&format!("#n=12&algorithm=recursive&lang={language}"));
        page.wait_for("the listing", |page| page.has("[data-testid=listing] li"));
        let heights = |page: &Page| {
            page.script(
                "return [...document.querySelectorAll('[data-testid=listing] li')].map((it) => it.offsetHeight)",
            )
        };
        let before = heights(&page);
        page.by_testid("step-forward").click();
        page.wait_for("millions of tests", |page| {
            // Goes to the last known step, which keeps growing.
            page.by_testid("to-end").click();
            page.number("counter-tests")
                .is_some_and(|tests| tests > 1_000_000)
        });
        assert_eq!(heights(&page), before, "{language}");
        page.close();
    }
}

#[test]
fn the_sheets_own_counters_stand_at_the_end_of_eight_queens() {
    let page = Page::at("#n=8&algorithm=recursive&step=18513");
    page.wait_for_state("done");
    for (counter, value) in [
        ("solutions", 92),
        ("fundamental", 12),
        ("tests", 15_720),
        ("placements", 2_056),
        ("removals", 2_056),
        ("nodes", 2_057),
        ("depth", 8),
        ("calls", 2_057),
        ("erasures", 15_720),
    ] {
        assert_eq!(
            page.number(&format!("counter-{counter}")),
            Some(value),
            "{counter}"
        );
    }
    page.close();
}

#[test]
fn a_step_back_shows_the_same_board_again_everywhere() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    let (before, kind) = (queens(&page), page.attribute("event", "data-kind"));
    page.by_testid("step-forward").click();
    at_rest(&page, 858);
    page.by_testid("step-back").click();
    at_rest(&page, 857);
    assert_eq!(
        (queens(&page), page.attribute("event", "data-kind")),
        (before, kind)
    );
    page.close();
}

#[test]
fn the_scrubber_and_the_ends_reach_every_step_everywhere() {
    let page = Page::at("#n=8&algorithm=recursive&step=1");
    page.wait_for_state("paused");
    page.wait_for("the whole trace", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    page.by_testid("to-end").click();
    page.wait_for_state("done");
    assert_eq!(page.number("step"), Some(18_513));
    page.by_testid("scrubber").script(
        "const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
         set.call(arguments[0], 9000); arguments[0].dispatchEvent(new Event('input', { bubbles: true }));",
    );
    at_rest(&page, 9000);
    page.by_testid("to-start").click();
    at_rest(&page, 0);
    assert_eq!(queens(&page), Vec::<String>::new());
    page.close();
}

#[test]
fn the_next_and_previous_solution_are_one_click_away() {
    let page = Page::at("#n=8&algorithm=recursive&step=1");
    page.wait_for_state("paused");
    page.by_testid("next-solution").click();
    at_rest(&page, 1024);
    assert_eq!(
        page.attribute("event", "data-kind").as_deref(),
        Some("solution")
    );
    page.by_testid("next-solution").click();
    page.wait_for("the second solution", |page| {
        page.number("counter-solutions") == Some(2)
    });
    page.by_testid("previous-solution").click();
    at_rest(&page, 1024);
    page.close();
}

#[test]
fn both_algorithms_find_the_same_first_solution_with_given_queens() {
    let boards = ["recursive", "bitmask"].map(|algorithm| {
        let page = Page::at(&format!(
            "#n=8&algorithm={algorithm}&fixed=d3&goal=first&speed=max"
        ));
        page.by_testid("run").click();
        page.wait_for_state("done");
        let board = queens(&page);
        assert_eq!((board.len(), page.number("total")), (8, Some(1)));
        page.close();
        board
    });
    assert!(boards[0] == boards[1] && boards[0].contains(&"d3".to_owned()));
}

#[test]
fn a_long_search_grows_while_it_plays_and_can_be_stopped() {
    let page = Page::at("#n=14&algorithm=recursive&speed=60");
    page.by_testid("run").click();
    page.wait_for_state("playing");
    let known = |page: &Page| {
        page.attribute("step", "data-of")
            .and_then(|of| of.parse::<u64>().ok())
            .unwrap_or(0)
    };
    page.wait_for("some of the trace", |page| known(page) > 0);
    let before = known(&page);
    page.wait_for("more of the trace", |page| {
        known(page) > before && page.number("step") > Some(0)
    });
    assert_eq!(
        page.attribute("step", "data-complete").as_deref(),
        Some("false")
    );
    page.by_testid("stop").click();
    page.wait_for_state("stopped");
    page.close();
}

#[test]
fn thirty_two_queens_are_watched_from_the_start_without_an_end() {
    let page = Page::at("#n=32&algorithm=recursive&speed=max");
    page.by_testid("run").click();
    page.wait_for("a long way", |page| page.number("step") > Some(50_000));
    page.press("Space");
    page.by_testid("stop");
    assert!(queens(&page).len() > 5);
    page.close();
}

#[test]
fn fourteen_queens_are_counted_by_meeting_in_the_middle() {
    let page = Page::at("#n=14&algorithm=recursive");
    page.wait_for_state("idle");
    page.by_testid("algorithm").choose("meet-in-the-middle");
    page.wait_for("the goal", |page| {
        page.attribute("goal", "value").as_deref() == Some("count")
    });
    let off = "return [...document.querySelectorAll('[data-testid=goal] input:disabled')].map((it) => it.value)";
    assert_eq!(page.script(off), serde_json::json!(["first", "all"]));
    page.wait_for("the address", |page| {
        page.address()
            .ends_with("#n=14&algorithm=meet-in-the-middle")
    });
    page.by_testid("run").click();
    page.wait_for_state("done");
    assert_eq!(page.number("total"), Some(365_596));
    assert_eq!(
        page.attribute("total", "data-exact").as_deref(),
        Some("true")
    );
    assert_eq!(page.number("counter-solutions"), Some(365_596));
    assert_eq!(page.number("counter-fundamental"), Some(45_752));
    assert!(!page.has("[data-testid=counter-tests]"));
    page.close();
}

#[test]
fn the_goal_count_chooses_a_faster_algorithm_with_a_button_back() {
    let page = Page::at("#n=14&algorithm=recursive");
    page.wait_for_state("idle");
    let choose = |goal: &str, algorithm: &str| {
        page.script(&format!(
            "document.querySelector('[data-testid=goal] [value={goal}]').click()"
        ));
        let is_chosen = |page: &Page| page.by_testid("algorithm").value() == algorithm;
        page.wait_for("the algorithm", is_chosen);
    };
    choose("count", "meet-in-the-middle");
    assert_eq!(
        page.attribute("message", "data-code").as_deref(),
        Some("counter-chosen")
    );
    page.by_testid("use-algorithm-before").focus();
    page.press("Enter");
    page.wait_for("the algorithm before", |page| {
        page.address().ends_with("algorithm=recursive&goal=count")
    });
    assert!(page.by_testid("algorithm").has_focus());
    choose("first", "recursive");
    choose("count", "meet-in-the-middle");
    choose("all", "recursive");
    page.close();
}

#[test]
fn a_link_counts_by_meeting_in_the_middle_with_a_given_queen() {
    let page = Page::at("#n=14&algorithm=meet-in-the-middle&fixed=a1&lang=fr");
    page.wait_for_state("idle");
    assert_eq!(page.marked("fixed"), ["a1"]);
    page.by_testid("run").click();
    page.wait_for_state("done");
    let counted = [page.number("total"), page.number("counter-fundamental")];
    page.go("#n=14&algorithm=bitmask&goal=count&fixed=a1");
    page.wait_for_state("idle");
    page.by_testid("run").click();
    page.wait_for_state("done");
    let known = [page.number("total"), page.number("counter-fundamental")];
    assert!(counted == known && counted[0] > Some(0), "{counted:?}");
    page.close();
}

#[test]
fn a_changed_setting_applies_at_once_and_undo_takes_it_back() {
    let is =
        |page: &Page, is_stale| page.attribute("app", "data-stale").as_deref() == Some(is_stale);
    for undo in ["event-undo", "Control+z"] {
        let page = Page::at("#n=6&algorithm=recursive&step=30");
        page.wait_for_state("paused");
        page.by_testid("size").enter("7");
        page.press("Enter");
        page.wait_for("another board", |page| {
            is(page, "true") && page.attribute("board", "data-n").as_deref() == Some("7")
        });
        assert_eq!(
            (page.state().as_str(), page.number("step")),
            ("idle", Some(0))
        );
        assert!(page.address().ends_with("#n=7&algorithm=recursive"));
        if undo == "Control+z" {
            page.by_testid("play").focus();
            page.press(undo);
        } else {
            page.by_testid(undo).click();
        }
        page.wait_for("the search before", |page| {
            is(page, "false") && page.number("step") == Some(30)
        });
        assert_eq!(page.state(), "paused");
        page.close();
    }
}

#[test]
fn a_whole_run_lasts_as_long_as_asked_and_its_steps_can_be_scrubbed_one_by_one() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.wait_for("the whole run", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    let chosen = "return document.querySelector('[data-testid=speed]').selectedOptions[0].text";
    page.by_testid("speed").choose("617.1");
    page.wait_for("its speed", |page| page.address().contains("speed=617.1"));
    assert_eq!(page.script(chosen), "30 s");
    let near = page.by_testid("scrubber-near");
    assert_eq!(near.attribute("min").as_deref(), Some("768"));
    near.choose("870");
    page.wait_for("that step", |page| page.number("step") == Some(870));
    page.close();
}

#[test]
fn marks_stand_while_the_scrubber_is_dragged_and_move_again_when_it_is_let_go() {
    let page = Page::at("#n=8&algorithm=recursive&step=100");
    page.wait_for("the whole search", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    let (left, top, width, height) = page.by_testid("scrubber").rectangle();
    let mouse = |kind: &str, part: f64| {
        let (x, y) = (left + width * part, top + height / 2.0);
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        page.devtools("Input.dispatchMouseEvent", event);
    };
    let is_held = || page.has("[data-scrubbing]");
    assert!(!is_held());
    mouse("mousePressed", 0.05);
    mouse("mouseMoved", 0.5);
    page.wait_for("a step far on", |page| {
        page.number("step").is_some_and(|step| step > 500)
    });
    assert!(is_held());
    // Releases the mouse outside the track.
    let (x, y) = (left + width * 0.5, top - 200.0);
    let event =
        json!({ "type": "mouseReleased", "x": x, "y": y, "button": "left", "clickCount": 1 });
    page.devtools("Input.dispatchMouseEvent", event);
    page.wait_for("that it is let go", |page| !page.has("[data-scrubbing]"));
    page.close();
}
