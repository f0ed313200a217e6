//! Going to events: by menu, by key, and the message if there is no such event.

use queens_tests::{DESKTOP, Motion, PHONE, Page, Theme, Viewport, Visit};
use serde_json::json;

fn kind(page: &Page) -> Option<String> {
    page.attribute("event", "data-kind")
}

fn at(page: &Page, step: u64, of: &str) {
    page.wait_for(of, |page| {
        page.number("step") == Some(step) && kind(page).as_deref() == Some(of)
    });
}

/// A button of the open menu.
const LINE: &str = ".go-to-popover:popover-open .go-to-line";

/// Opens the menu, which is loaded on first use.
fn open_menu(page: &Page) {
    page.by_testid("go-to").click();
    page.wait_for("the menu", |page| page.has(LINE));
}

/// Chooses a line of the menu. The transport has a button with the name of one line.
fn choose(page: &Page, name: &str) {
    open_menu(page);
    let lines = page.find_all(LINE);
    let line = lines.iter().find(|line| line.text().starts_with(name));
    line.unwrap_or_else(|| panic!("{name}")).click();
    page.wait_for("no menu", |page| !page.has(LINE));
}

#[test]
fn each_line_of_the_menu_leads_to_its_event() {
    let page = Page::at("#n=6&algorithm=recursive&step=1");
    page.wait_for_state("paused");
    // Computed by hand: after a1, column b rejects b1 and b2, and b3 is free.
    choose(&page, "Next rejection");
    at(&page, 2, "reject");
    choose(&page, "Next rejection");
    at(&page, 3, "reject");
    choose(&page, "Previous rejection");
    at(&page, 2, "reject");
    choose(&page, "Next dead end");
    page.wait_for("a dead end", |page| {
        kind(page).as_deref() == Some("dead-end")
    });
    let first = page.number("step").expect("a step");
    choose(&page, "Next dead end");
    page.wait_for("the next one", |page| page.number("step") > Some(first));
    choose(&page, "Previous dead end");
    at(&page, first, "dead-end");
    choose(&page, "Next solution");
    page.wait_for("a solution", |page| {
        kind(page).as_deref() == Some("solution")
    });
    page.close();
}

#[test]
fn the_square_with_the_focus_is_the_one_that_s_and_the_menu_go_to() {
    let page = Page::at("#n=6&algorithm=recursive&step=1");
    page.wait_for_state("paused");
    let stops = "[data-testid=board] button[tabindex='0']";
    page.find(stops).focus();
    for key in ["ArrowRight", "ArrowUp", "ArrowUp"] {
        page.press(key);
    }
    page.press("s");
    at(&page, 4, "place");
    assert!(page.marked("queen").contains(&"b3".to_owned()));
    page.press("s");
    page.wait_for("the next event there", |page| page.number("step") > Some(4));
    page.press("Shift+s");
    at(&page, 4, "place");
    open_menu(&page);
    page.by_role("button", "Next event on b3");
    page.by_testid("go-to-square").enter("C6");
    page.wait_for("c6", |page| page.by_testid("event").text().contains("c6"));
    open_menu(&page);
    page.by_role("button", "Next event on c6");
    page.by_testid("go-to-square").enter("c9");
    let why = "return document.querySelector('#go-to-square').validationMessage";
    let why = page.script(why);
    assert!(
        why.as_str().is_some_and(|why| why.contains("c9")),
        "{why:?}"
    );
    assert!(page.has(LINE));
    page.close();
}

#[test]
fn letters_go_to_events_and_shift_goes_back() {
    let page = Page::at("#n=6&algorithm=recursive&step=1");
    page.wait_for_state("paused");
    page.press("r");
    at(&page, 2, "reject");
    page.press("d");
    page.wait_for("a dead end", |page| {
        kind(page).as_deref() == Some("dead-end")
    });
    page.press("Shift+r");
    page.wait_for("a rejection", |page| {
        kind(page).as_deref() == Some("reject")
    });
    page.press("Shift+d");
    page.wait_for("the message", |page| {
        page.attribute("message", "data-code").as_deref() == Some("nothing-found")
    });
    // Letters typed into a field are not shortcuts.
    let step = page.number("step");
    page.by_testid("fixed").focus();
    page.type_text("d");
    assert_eq!(
        (
            page.by_testid("fixed").value().as_str(),
            page.number("step")
        ),
        ("d", step)
    );
    page.close();
}

#[test]
fn the_menu_is_gone_through_by_tab_and_closed_by_escape_tab_or_a_click_elsewhere() {
    let page = Page::at("#n=6&algorithm=recursive&step=1");
    page.wait_for_state("paused");
    let is_at_next_solution = |page: &Page| page.has(".go-to-line:nth-child(2):focus");
    page.by_testid("go-to").focus();
    page.press("Enter");
    page.wait_for("the menu", is_at_next_solution);
    page.press("Tab");
    assert!(page.has(".go-to-line:nth-child(3):focus"));
    page.press("Shift+Tab");
    page.press("Enter");
    page.wait_for("a solution", |page| {
        kind(page).as_deref() == Some("solution")
    });
    assert!(page.by_testid("go-to").has_focus() && !page.has(LINE));
    page.press("Enter");
    page.wait_for("the menu", is_at_next_solution);
    page.press("Escape");
    page.wait_for("no menu", |page| !page.has(LINE));
    assert!(page.by_testid("go-to").has_focus());
    page.press("g");
    page.wait_for("the menu", is_at_next_solution);
    page.by_testid("step").click();
    page.wait_for("no menu", |page| !page.has(LINE));
    page.press("g");
    page.wait_for("the menu", is_at_next_solution);
    // Tabs past the last six buttons, and three fields with their buttons.
    for _ in 0..13 {
        page.press("Tab");
    }
    page.wait_for("no menu", |page| !page.has(LINE));
    page.close();
}

#[test]
fn the_key_opens_the_menu_again_at_the_moment_it_is_closed() {
    let page = Page::at("#n=6&algorithm=recursive&step=1");
    page.wait_for_state("paused");
    open_menu(&page);
    page.script(
        "document.querySelector('.go-to-popover').hidePopover();
         document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));",
    );
    page.wait_for("the menu", |page| {
        page.has(".go-to-line:nth-child(2):focus")
    });
    page.wait_for_drawing();
    assert!(page.has(LINE));
    page.close();
}

#[test]
fn a_look_that_would_never_end_says_what_it_looks_for_and_is_stopped() {
    let page = Page::at("#n=32&algorithm=bitmask&step=1");
    page.wait_for_state("paused");
    // This search never places thirty-two queens in a lifetime.
    open_menu(&page);
    page.by_testid("go-to-queens").enter("99");
    page.wait_for("the strip", |page| {
        page.by_testid("event").text() == "Looking for the first time with 32 queens"
    });
    assert_eq!(page.state(), "searching");
    assert!(page.has("[data-testid=progress]"));
    page.by_testid("stop").click();
    page.wait_for_state("stopped");
    assert_eq!(page.number("step"), Some(1));
    page.close();
}

#[test]
fn axe_finds_nothing_in_the_open_menu_which_fits_the_screen() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    for viewport in [DESKTOP, PHONE] {
        page.resize(viewport);
        open_menu(&page);
        page.wait_for("the menu", |page| page.has(LINE));
        for theme in [Theme::Light, Theme::Dark] {
            page.prefer(theme, Motion::Reduced);
            page.assert_accessible();
        }
        let inside = page.script(
            "const { left, right, top, bottom } = document.querySelector('.go-to-popover').getBoundingClientRect();
             return left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight;",
        );
        assert_eq!(inside, true, "{viewport:?}");
        page.press("Escape");
        page.wait_for("no menu", |page| !page.has(LINE));
    }
    page.close();
}

#[test]
fn on_a_phone_that_is_scrolled_down_the_menu_opens_where_there_is_room() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.resize(PHONE);
    page.script("document.querySelector('[role=tablist]').scrollIntoView()");
    open_menu(&page);
    page.wait_for("the menu below its button", |page| {
        page.script(
            "const button = document.querySelector('[data-testid=go-to]').getBoundingClientRect();
             return document.querySelector('.go-to-popover').getBoundingClientRect().top >= button.bottom;",
        ) == true
    });
    let inside = page.script(
        "const { top, bottom } = document.querySelector('.go-to-popover').getBoundingClientRect();
         return top >= 0 && bottom <= innerHeight;",
    );
    assert_eq!(inside, true);
    page.close();
}

#[test]
fn enter_in_the_square_goes_to_its_next_event() {
    let page = Page::at("#n=8&algorithm=recursive&step=10");
    page.wait_for_state("paused");
    page.by_testid("go-to").click();
    page.wait_for("the menu", |page| page.has("[data-testid=go-to-square]"));
    page.by_testid("go-to-square").enter("h4");
    page.wait_for("an event on h4", |page| {
        !page.has("[data-testid=go-to-square]") && page.by_testid("event").text().contains("row 4")
    });
    page.close();
}

#[test]
fn a_swipe_up_from_a_slider_scrolls_and_a_tap_or_a_swipe_along_it_goes() {
    for (width, height) in [(390, 844), (320, 640)] {
        let screen = Viewport {
            width,
            height,
            ..PHONE
        };
        for slider in ["scrubber", "scrubber-near"] {
            let page = Visit::new()
                .viewport(screen)
                .at("#n=8&algorithm=recursive&step=857");
            page.wait_for_state("paused");
            let found = page.find(&format!("[data-testid={slider}]"));
            // The lowest screens have no search lane.
            if !found.is_visible() {
                continue;
            }
            let touch = |kind: &str, points: &[(f64, f64)]| {
                let points: Vec<_> = points
                    .iter()
                    .map(|(x, y)| json!({ "x": x, "y": y }))
                    .collect();
                page.devtools(
                    "Input.dispatchTouchEvent",
                    json!({ "type": kind, "touchPoints": points }),
                );
            };
            let (left, top, wide, high) = found.rectangle();
            let (x, y) = (left + wide * 0.7, top + high / 2.0);
            touch("touchStart", &[(x, y)]);
            touch("touchMove", &[(x - 20.0, y)]);
            touch("touchMove", &[(x - 40.0, y)]);
            touch("touchEnd", &[]);
            page.wait_for("another step", |page| page.number("step") != Some(857));
            let along = page.number("step");
            touch("touchStart", &[(left + wide * 0.2, y)]);
            touch("touchEnd", &[]);
            page.wait_for("the step of the tap", |page| page.number("step") < along);
            let tapped = page.number("step");
            touch("touchStart", &[(x, y)]);
            for far in 1..20 {
                touch("touchMove", &[(x, y - 10.0 * f64::from(far))]);
            }
            touch("touchEnd", &[]);
            page.wait_for_script("the page scrolled", "scrollY > 60");
            assert_eq!(page.number("step"), tapped, "{slider} at {width}");
            assert_eq!(found.value(), tapped.unwrap_or_default().to_string());
            page.close();
        }
    }
}

#[test]
fn a_step_that_is_typed_is_gone_to_and_what_is_none_is_told() {
    let page = Page::at("#n=6&algorithm=recursive");
    page.wait_for_state("idle");
    page.press("g");
    page.wait_for("the menu", |page| page.has(LINE));
    page.by_testid("go-to-step").enter("a");
    page.wait_for("that it is no number", |page| {
        page.has("#go-to-step:invalid")
    });
    assert!(page.has(LINE));
    page.by_testid("go-to-step").enter("120");
    page.wait_for("the step", |page| page.number("step") == Some(120));
    assert!(!page.has(LINE));
    open_menu(&page);
    page.by_testid("go-to-step").focus();
    page.type_text("7");
    page.by_testid("go-to-step-go").click();
    page.wait_for("the step", |page| page.number("step") == Some(7));
    page.close();
}
