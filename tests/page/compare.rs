//! Comparing two algorithms: on one board with a common clock, and board by board.

mod survey;

use queens_tests::{DESKTOP, Motion, PHONE, Page, Theme, Visit};

const ADDRESS: &str = "#n=8&algorithm=recursive&view=compare&compare=bitmask";

/// The counters of a board at a step, as the core's replay counts them.
struct Shown {
    step: u64,
    tests: u64,
    placements: u64,
    removals: u64,
    depth: u64,
    solutions: u64,
    fundamental: u64,
}

/// Counters of `recursive` and `bitmask` after 857 and 858 events, and of `bitmask` after 732 and 733 tests and at its
/// end.
const RECURSIVE_857: Shown = shown([857, 732, 93, 88, 7, 0, 0]);
const RECURSIVE_858: Shown = shown([858, 733, 93, 88, 7, 0, 0]);
const BITMASK_857: Shown = shown([857, 364, 364, 359, 8, 8, 6]);
const BITMASK_858: Shown = shown([858, 365, 365, 359, 8, 8, 6]);
const BITMASK_1722: Shown = shown([1_722, 732, 732, 727, 8, 27, 12]);
const BITMASK_1723: Shown = shown([1_723, 733, 733, 727, 8, 27, 12]);
const BITMASK_END: Shown = shown([4_849, 2_056, 2_056, 2_056, 8, 92, 12]);
const AT_START: Shown = shown([0; 7]);

const fn shown(numbers: [u64; 7]) -> Shown {
    let [
        step,
        tests,
        placements,
        removals,
        depth,
        solutions,
        fundamental,
    ] = numbers;
    Shown {
        step,
        tests,
        placements,
        removals,
        depth,
        solutions,
        fundamental,
    }
}

/// Waits until a board is at this step, and compares its counters.
fn shows(page: &Page, suffix: &str, shown: &Shown) {
    let step = format!("step{suffix}");
    page.wait_for(&format!("step {}", shown.step), |page| {
        page.number(&step) == Some(shown.step)
    });
    for (name, value) in [
        ("tests", shown.tests),
        ("placements", shown.placements),
        ("removals", shown.removals),
        ("nodes", shown.placements + 1),
        ("depth", shown.depth),
        ("solutions", shown.solutions),
        ("fundamental", shown.fundamental),
    ] {
        let hook = format!("counter-{name}{suffix}");
        assert_eq!(page.number(&hook), Some(value), "{hook}");
    }
}

fn at_rest(page: &Page, steps: (u64, u64)) {
    page.wait_for(&format!("the steps {steps:?}"), |page| {
        (page.number("step"), page.number("step-2")) == (Some(steps.0), Some(steps.1))
    });
}

fn surveyed(page: &Page) {
    page.wait_for("the whole survey", |page| {
        page.attribute("survey-progress", "aria-valuenow")
            .as_deref()
            == Some("100")
    });
}

#[test]
fn the_second_board_shows_the_same_step_with_hooks_of_its_own_everywhere() {
    let page = Page::at(&format!("{ADDRESS}&step=857"));
    page.wait_for_state("paused");
    at_rest(&page, (857, 857));
    assert_eq!(
        page.attribute("algorithm-2", "id").as_deref(),
        Some("algorithm-2")
    );
    for (button, first, second) in [
        ("step-forward", RECURSIVE_858, BITMASK_858),
        ("step-back", RECURSIVE_857, BITMASK_857),
    ] {
        page.by_testid(button).click();
        shows(&page, "", &first);
        shows(&page, "-2", &second);
    }
    assert_eq!(page.number("counter-comparisons"), Some(2_011));
    assert!(!page.has("[data-testid=counter-comparisons-2]"));
    for hook in ["event-2", "board-2", "compare"] {
        assert!(page.has(&format!("[data-testid={hook}]")), "{hook}");
    }
    assert_eq!(page.attribute("board-2", "data-n").as_deref(), Some("8"));
    let ids = page.script(
        "const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
         return ids.filter((id, at) => ids.indexOf(id) !== at)",
    );
    assert_eq!(ids, serde_json::json!([]));
    page.close();
}

#[test]
fn by_tests_the_second_board_is_at_the_first_step_with_as_many() {
    let page = Page::at(&format!("{ADDRESS}&step=857"));
    at_rest(&page, (857, 857));
    page.find("[data-testid=clock] input[value=tests]").click();
    shows(&page, "", &RECURSIVE_857);
    shows(&page, "-2", &BITMASK_1722);
    for (button, second) in [
        ("step-forward", BITMASK_1723),
        ("to-start", AT_START),
        ("to-end", BITMASK_END),
    ] {
        page.by_testid(button).click();
        shows(&page, "-2", &second);
    }
    assert_eq!(page.number("step"), Some(18_513));
    page.close();
}

#[test]
fn the_second_algorithm_is_chosen_written_and_kept() {
    let page = Page::at("#n=6&algorithm=recursive&step=30");
    page.wait_for_state("paused");
    page.find("#view-compare").click();
    at_rest(&page, (30, 30));
    page.wait_for("the address", |page| {
        page.address()
            .ends_with("&step=30&view=compare&compare=forward-checking")
    });
    page.by_testid("algorithm-2").choose("bitmask");
    page.wait_for("the other address", |page| {
        page.address().ends_with("&compare=bitmask")
    });
    at_rest(&page, (30, 30));
    page.reload();
    page.wait_for_state("paused");
    at_rest(&page, (30, 30));
    assert_eq!(page.by_testid("algorithm-2").value(), "bitmask");
    page.find("#view-tree").click();
    page.wait_for("one board", |page| !page.has("[data-testid=board-2]"));
    page.close();
}

#[test]
fn both_boards_play_to_their_ends_at_full_speed() {
    for clock in ["events", "tests"] {
        let page = Page::at("#n=8&algorithm=recursive&view=compare&compare=bitmask&speed=max");
        page.wait_for_state("idle");
        page.find(&format!("[data-testid=clock] input[value={clock}]"))
            .click();
        page.by_testid("run").click();
        page.wait_for_state("done");
        shows(&page, "-2", &BITMASK_END);
        assert_eq!(
            (page.number("total"), page.number("total-2")),
            (Some(92), Some(92))
        );
        assert_eq!(page.number("whole-tests"), Some(15_720));
        page.close();
    }
}

#[test]
fn two_small_boards_stand_side_by_side_over_the_transport_on_phones() {
    let page = Visit::new()
        .viewport(PHONE)
        .at(&format!("{ADDRESS}&step=857"));
    at_rest(&page, (857, 857));
    let place = |hook: &str| page.by_testid(hook).rectangle();
    let ((left, top, width, _), (second, beside, ..)) = (place("board"), place("board-2"));
    assert!((top - beside).abs() < 1.0, "{top} {beside}");
    assert!(width > 150.0 && second >= left + width, "{width} {second}");
    let (_, play, _, height) = place("play");
    assert!(play + height <= f64::from(PHONE.height), "{play}");
    // Without room for words, the board modes show signs.
    let signs = page.find_all(".comparison-bar .role .sign");
    assert_eq!(signs.iter().filter(|sign| sign.is_visible()).count(), 3);
    page.close();
}

#[test]
fn on_a_phone_its_tab_leads_to_both_boards() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.find("#tab-path").click();
    page.find("#view-compare").click();
    page.wait_for_script(
        "both boards in sight",
        "['board', 'board-2'].every((hook) => {
             const at = document.querySelector(`[data-testid=${hook}]`)?.getBoundingClientRect();
             return at && at.top >= 0 && at.bottom <= innerHeight;
         })",
    );
    page.close();
}

#[test]
fn the_comparison_is_set_up_and_counted_by_keyboard() {
    let page = Page::at("#n=8&algorithm=recursive&step=857&view=stack");
    page.wait_for_state("paused");
    page.find("#view-stack").focus();
    (0..3).for_each(|_| page.press("ArrowRight"));
    at_rest(&page, (857, 857));
    assert!(page.find("#view-compare").has_focus());
    page.find("[data-testid=clock] input[value=events]").focus();
    page.press("ArrowRight");
    page.wait_for("the other clock", |page| {
        page.attribute("clock", "value").as_deref() == Some("tests")
    });
    page.by_testid("survey-run").focus();
    page.press("Enter");
    surveyed(&page);
    page.close();
}

#[test]
fn a_table_with_many_operations_ends_with_the_boards_and_scrolls_under_its_head() {
    let page = Visit::new()
        .viewport(DESKTOP)
        .at("#n=8&algorithm=board-copy&step=857&view=compare&compare=prefix-check");
    page.wait_for_state("paused");
    page.wait_for("the table", |page| {
        page.has(".comparison-scroll tbody tr:nth-child(16)")
    });
    page.wait_for("the table to end with the boards", |page| {
        let edge = |selector: &str| {
            let (_, top, _, height) = page.find(selector).rectangle();
            top + height
        };
        edge(".pane.compare") <= edge(".column-centre") + 1.0
    });
    let is_seen = |page: &Page, selector: &str| {
        let seen = page.script(&format!(
            "const box = document.querySelector('.comparison-scroll').getBoundingClientRect();
             const it = document.querySelector('{selector}').getBoundingClientRect();
             return it.top >= box.top - 1 && it.bottom <= box.bottom + 1;"
        ));
        seen == true
    };
    let last = ".comparison-scroll tbody tr:last-child th";
    let head = ".comparison-scroll thead th[scope=colgroup]";
    page.wait_for("the head and not the last row", |page| {
        !is_seen(page, last) && is_seen(page, head)
    });
    page.find(".comparison-scroll").focus();
    assert!(page.find(".comparison-scroll").has_focus());
    // A key press is lost while the table still scrolls.
    page.script("document.querySelector('.comparison-scroll').addEventListener('scrollend', () => { window.rests = true; })");
    page.press("End");
    page.wait_for("the last row, and rest", |page| {
        is_seen(page, last) && page.script("return window.rests === true") == true
    });
    assert!(is_seen(&page, head), "the head stays");
    assert_eq!(page.number("step"), Some(857), "the key is the table's");
    page.press("Home");
    page.wait_for("the first row", |page| !is_seen(page, last));
    page.press("ArrowRight");
    page.wait_for("the next step", |page| page.number("step") == Some(858));
    for theme in [Theme::Light, Theme::Dark] {
        page.prefer(theme, Motion::Reduced);
        page.assert_accessible();
    }
    // On a phone, the whole table is visible.
    page.resize(PHONE);
    page.script("document.querySelector('#tab-path, [role=tab][aria-controls=path]').click()");
    page.wait_for("all rows", |page| {
        page.find(last).is_visible() && is_seen(page, last)
    });
    page.assert_accessible();
    page.close();
}

#[test]
fn the_diamonds_of_solutions_keep_their_shape_however_wide_the_scrubber_is() {
    let page = Visit::new()
        .viewport(DESKTOP)
        .at("#n=8&algorithm=recursive&goal=first&step=1024&view=compare&compare=bitmask");
    page.wait_for_state("paused");
    for (viewport, width) in [(DESKTOP, 900.0..1000.0), (PHONE, 300.0..400.0)] {
        page.resize(viewport);
        page.wait_for("the diamond", |page| page.has(".scrubber .solution"));
        let (left, _, all, _) = page.find(".scrubber > svg").rectangle();
        assert!(width.contains(&all), "{all}");
        let (x, _, wide, high) = page.find(".scrubber .solution").rectangle();
        assert!((wide - high).abs() < 0.1, "{wide} by {high}");
        let middle = (x + wide / 2.0 - left) / all;
        assert!((middle - 1024.0 / 1025.0).abs() < 0.002, "{middle}");
    }
    page.close();
}

#[test]
fn the_card_on_the_second_board_takes_the_clock_to_where_that_board_was_there() {
    for clock in ["events", "tests"] {
        let page = Page::at(&format!("{ADDRESS}&step=857"));
        at_rest(&page, (857, 857));
        page.find(&format!("[data-testid=clock] input[value={clock}]"))
            .click();
        let before = if clock == "events" { 857 } else { 1_722 };
        at_rest(&page, (857, before));
        let queen = page.script(
            "const told = document.querySelector('[data-testid=event-2]').textContent;
             const queens = [...document.querySelectorAll('[data-testid=board-2] [data-marks~=queen]')];
             return queens.map((it) => it.dataset.square).find((it) => !told.includes(it));",
        );
        let queen = queen.as_str().unwrap_or_default();
        let place = format!("[data-testid=board-2] [data-square={queen}]");
        let (left, top, width, height) = page.find(&place).rectangle();
        let moved = serde_json::json!({ "type": "mouseMoved", "x": left + width / 2.0, "y": top + height / 2.0 });
        page.devtools("Input.dispatchMouseEvent", moved);
        page.wait_for("the card", |page| {
            page.attribute("why-2", "data-square").as_deref() == Some(queen)
        });
        page.by_testid("card-go-2").focus();
        page.press("Enter");
        page.wait_for("its step", |page| {
            page.attribute("event-2", "data-kind").as_deref() == Some("place")
                && page.by_testid("event-2").text().contains(queen)
                && page.number("step-2") < Some(before)
        });
        let hooks = match clock {
            "events" => ["step", "step-2"],
            _ => ["counter-tests", "counter-tests-2"],
        };
        page.wait_for("one clock", |page| {
            page.number(hooks[0]) == page.number(hooks[1])
        });
        assert_eq!(page.state(), "paused");
        // The focus returns to the square, whose card opens again without an offer to go to the event.
        page.wait_for("no further way", |page| {
            !page.has("[data-testid=card-go-2]")
        });
        assert!(page.has(&format!("{place} button:focus")));
        page.close();
    }
}

#[test]
fn long_names_of_algorithms_are_whole_on_phones() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#n=8&algorithm=board-copy&view=compare&compare=accessibility-scan&step=8&lang=fr");
    page.wait_for("the names", |page| {
        page.by_testid("algorithm-2").is_visible()
    });
    let cut = page.script(
        "return [...document.querySelectorAll('.who select')].filter((list) => {
             const text = document.createElement('div');
             const { fontSize, fontFamily, lineHeight, padding } = getComputedStyle(list);
             Object.assign(text.style, { fontSize, fontFamily, lineHeight, padding, position: 'absolute', boxSizing: 'border-box', width: `${list.clientWidth}px` });
             text.textContent = list.selectedOptions[0].text;
             document.body.append(text);
             const isCut = text.offsetHeight > list.clientHeight + 1 || text.scrollWidth > list.clientWidth;
             text.remove();
             return isCut;
         }).map((list) => list.selectedOptions[0].text)",
    );
    assert_eq!(cut, serde_json::json!([]));
    let top = |hook: &str| page.by_testid(hook).rectangle().1;
    assert!((top("board") - top("board-2")).abs() < 1.0);
    assert!(top("algorithm") < top("event") && top("event") < top("board"));
    page.close();
}

#[test]
fn what_the_board_is_used_for_is_chosen_beside_two_boards_too() {
    for viewport in [DESKTOP, PHONE] {
        let page = Visit::new()
            .viewport(viewport)
            .at("#n=6&algorithm=recursive&view=compare&compare=bitmask");
        page.wait_for("two boards", |page| page.has("[data-testid=board-2]"));
        page.by_testid("mode-play").click();
        page.wait_for("one board to play on", |page| {
            page.has("[data-testid=moves]") && !page.has("[data-testid=board-2]")
        });
        page.by_testid("mode-watch").click();
        page.wait_for("two boards", |page| page.has("[data-testid=board-2]"));
        page.assert_accessible();
        page.close();
    }
}
