//! Play: placing and removing pieces by mouse, finger and keyboard, and the feedback.

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Viewport, Visit};
use serde_json::json;

const QUEENS: &str = "#n=8&algorithm=recursive&mode=play";
const KNIGHT: &str = "#problem=knight&n=6&algorithm=tour-fewest-onward&mode=play";
const DOMINATION: &str = "#problem=domination&n=8&algorithm=coverage-search&mode=play";

/// The squares of the pieces, in order of name.
fn placed(page: &Page) -> String {
    let mut squares = page.marked("queen");
    squares.sort();
    squares.join(",")
}

fn marks(page: &Page, square: &str) -> String {
    let square = page.find(&format!("[data-square={square}]"));
    square.attribute("data-marks").unwrap_or_default()
}

/// Waits until play is ready.
fn playing(page: &Page) {
    page.wait_for("the bar of play", |page| {
        page.has("[data-testid=moves]") && page.has("[data-testid=left]")
    });
}

fn answers(page: &Page, value: &str) {
    page.wait_for(&format!("the answer {value}"), |page| {
        page.attribute("completable", "data-value").as_deref() == Some(value)
    });
}

/// Taps a square.
fn tap(page: &Page, square: &str) {
    let (left, top, width, height) = page.square(square).rectangle();
    let at = json!([{ "x": left + width / 2.0, "y": top + height / 2.0 }]);
    for (kind, points) in [("touchStart", at), ("touchEnd", json!([]))] {
        let touched = json!({ "type": kind, "touchPoints": points });
        page.devtools("Input.dispatchTouchEvent", touched);
    }
}

#[test]
fn queens_are_placed_by_clicks_undone_done_again_and_cleared_everywhere() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    assert_eq!(
        page.attribute("mode-watch", "aria-pressed").as_deref(),
        Some("true")
    );
    page.by_testid("mode-play").click();
    playing(&page);
    assert_eq!(
        page.attribute("mode-play", "aria-pressed").as_deref(),
        Some("true")
    );
    for square in ["a1", "b5", "c8"] {
        page.click_square(square);
    }
    assert_eq!(placed(&page), "a1,b5,c8");
    assert_eq!(page.attribute("left", "data-value").as_deref(), Some("5"));
    page.wait_for("the address", |page| {
        page.address().ends_with("mode=play&placed=a1,b5,c8")
    });
    page.click_square("b5");
    assert_eq!(placed(&page), "a1,c8");
    page.by_testid("undo").click();
    assert_eq!(placed(&page), "a1,b5,c8");
    page.by_testid("redo").click();
    assert_eq!(placed(&page), "a1,c8");
    page.by_testid("clear").click();
    assert_eq!(placed(&page), "");
    page.by_testid("undo").click();
    assert_eq!(placed(&page), "a1,c8");
    page.by_testid("mode-watch").click();
    page.wait_for("the search", |page| page.has("[data-testid=scrubber]"));
    assert_eq!(placed(&page), "");
    page.by_testid("mode-play").click();
    assert_eq!(placed(&page), "a1,c8", "nothing is lost");
    page.close();
}

#[test]
fn a_conflict_is_drawn_to_each_attacker_and_a_solution_is_done() {
    let page = Page::at(&format!("{QUEENS}&placed=a1,b5,c8,d6,e3,f7,g2"));
    playing(&page);
    answers(&page, "yes");
    page.wait_for("one way", |page| {
        page.attribute("completable", "data-count").as_deref() == Some("1")
    });
    page.click_square("h8");
    // Queens attack h8 along the row and along the diagonal.
    assert!(marks(&page, "h8").contains("conflict"));
    assert!(marks(&page, "c8").contains("conflict"));
    // Each line is drawn from both of its queens.
    assert_eq!(page.find_all(".board-svg .mark-line").len(), 4);
    assert_eq!(page.state(), "idle");
    answers(&page, "no");
    let why = page.by_testid("completable").text();
    assert!(why.contains("attack each other"), "{why}");
    page.click_square("h8");
    assert!(!page.has(".board-svg .mark-line"));
    page.click_square("h4");
    page.wait_for_state("done");
    assert!(marks(&page, "h4").contains("solution"));
    let told = page.by_testid("standing").text();
    assert!(told.contains("Solved"), "{told}");
    page.close();
}

#[test]
fn a_line_without_a_free_square_is_named_and_drawn() {
    let page = Page::at("#n=4&algorithm=recursive&mode=play&placed=a1");
    playing(&page);
    answers(&page, "no");
    let why = page.by_testid("completable").text();
    assert!(why.starts_with("It cannot be finished"), "{why}");
    page.go("#n=3&algorithm=recursive&mode=play&placed=b2");
    playing(&page);
    answers(&page, "no");
    assert!(page.has(".board-svg .mark-dead-end"));
    page.close();
}

#[test]
fn given_queens_stay_and_a_link_opens_on_the_very_position_everywhere() {
    let page = Page::at("#n=8&algorithm=recursive&fixed=a1&mode=play&placed=b5,c8");
    playing(&page);
    assert_eq!(placed(&page), "a1,b5,c8");
    page.click_square("a1");
    page.wait_for("the message", |page| page.has("[data-testid=message]"));
    assert!(marks(&page, "a1").contains("fixed"));
    page.by_testid("clear").click();
    assert_eq!(placed(&page), "a1");
    page.go("#n=8&algorithm=recursive&mode=play&placed=z9,b5,b5");
    playing(&page);
    assert_eq!(placed(&page), "b5");
    let told: Vec<_> = page
        .find_all("[data-testid=message]")
        .iter()
        .map(|it| it.text())
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    page.close();
}

#[test]
fn the_knight_goes_by_its_moves_and_back_to_where_it_has_been() {
    let page = Page::at(KNIGHT);
    playing(&page);
    for square in ["a1", "b3", "d4"] {
        page.click_square(square);
    }
    assert!(marks(&page, "d4").contains("knight"));
    assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("3"));
    assert!(page.has(".board-svg .mark-try"), "the squares it can go to");
    assert!(page.has(".board-svg .mark-way"), "its way");
    page.click_square("d5");
    page.wait_for("why not", |page| {
        let message = "[data-testid=standing] [data-testid=message]";
        page.has(message) && page.attribute("message", "data-code").as_deref() == Some("not-a-move")
    });
    page.click_square("a1");
    assert!(marks(&page, "a1").contains("knight"));
    assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("1"));
    page.by_testid("undo").click();
    assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("3"));
    answers(&page, "yes");
    page.close();
}

#[test]
fn what_is_not_covered_is_marked_and_counted() {
    let page = Page::at(&format!("{DOMINATION}&placed=a1,a2,b6,e1"));
    playing(&page);
    let open = |page: &Page| page.attribute("left", "data-open").unwrap_or_default();
    let unmarked = page.find_all("[data-square]").len() - page.marked("covered").len();
    assert_eq!(open(&page), unmarked.to_string());
    assert!(page.has(".board-svg .mark-open[d^=M]"));
    answers(&page, "yes");
    page.click_square("f5");
    page.wait_for_state("done");
    assert_eq!(open(&page), "0");
    page.by_testid("undo").click();
    page.click_square("h8");
    answers(&page, "no");
    page.close();
}

#[test]
fn attacked_squares_are_shown_or_not() {
    let page = Page::at(&format!("{QUEENS}&placed=d4"));
    playing(&page);
    assert_eq!(page.marked("attacked").len(), 27);
    page.by_testid("attacked").click();
    assert_eq!(page.marked("attacked").len(), 0);
    page.by_testid("attacked").click();
    assert_eq!(page.marked("attacked").len(), 27);
    page.close();
}

#[test]
fn four_queens_are_solved_by_keyboard_alone_everywhere() {
    let page = Page::at("#n=4&algorithm=recursive");
    page.wait_for_state("idle");
    page.by_testid("mode-play").focus();
    page.press("Enter");
    playing(&page);
    page.find("[data-testid=board] button[tabindex='0']")
        .focus();
    for stroke in ["ArrowUp", "Enter", "ArrowRight", "Space"] {
        page.press(stroke);
    }
    assert_eq!(placed(&page), "a2,b2");
    let said = page.find("[role=status].visually-hidden").text();
    assert!(said.contains("Attacked by a2"), "{said}");
    page.press("Control+z");
    assert_eq!(placed(&page), "a2");
    page.press("Control+Shift+Z");
    assert_eq!(placed(&page), "a2,b2");
    page.press("Enter");
    for stroke in [
        "ArrowUp",
        "ArrowUp",
        "Enter",
        "ArrowRight",
        "ArrowDown",
        "ArrowDown",
        "ArrowDown",
        "Enter",
        "ArrowRight",
        "ArrowUp",
        "ArrowUp",
        "Enter",
    ] {
        page.press(stroke);
    }
    page.wait_for_state("done");
    assert_eq!(placed(&page), "a2,b4,c1,d3");
    // In play, no key steps through the search.
    page.press("n");
    assert_eq!(page.state(), "done");
    page.close();
}

/// A script that returns the elements that should be visible on a phone without scrolling, but are not.
const CUT: &str = "
    scrollTo(0, 0);
    return ['mode-watch', 'mode-play', 'standing', 'board', 'undo', 'redo', 'clear', 'left', 'completable'].filter((hook) => {
        const at = document.querySelector(`[data-testid=${hook}]`).getBoundingClientRect();
        return !(at.width > 0 && at.left >= 0 && at.right <= document.documentElement.clientWidth && at.top >= 0 && at.bottom <= innerHeight);
    });";

#[test]
fn board_state_and_undo_are_on_one_screen_of_a_phone_and_a_finger_plays() {
    for (address, square) in [(QUEENS, "d4"), (KNIGHT, "c3"), (DOMINATION, "d4")] {
        let page = Visit::new().viewport(PHONE).at(address);
        playing(&page);
        tap(&page, square);
        page.wait_for("the piece", |page| {
            page.attribute("board", "data-queens").as_deref() == Some("1")
        });
        for language in LANGUAGES {
            page.set_fragment(&format!(
                "{}&placed={square}&lang={language}",
                &address[1..]
            ));
            page.wait_for("the language", |page| {
                page.has(&format!("html[lang={language}]"))
            });
            playing(&page);
            assert_eq!(page.script(CUT), json!([]), "{address} {language}");
        }
        page.close();
    }
}

#[test]
fn play_fits_every_screen() {
    let page = Page::at(&format!("{QUEENS}&placed=a1,b5"));
    playing(&page);
    for (width, height) in [
        (320, 640),
        (360, 740),
        (390, 844),
        (768, 1024),
        (1024, 768),
        (1280, 720),
        (1366, 768),
        (1440, 900),
        (1920, 1080),
    ] {
        page.resize(Viewport {
            width,
            height,
            ..DESKTOP
        });
        assert_eq!(page.script(CUT), json!([]), "{width}×{height}");
        page.assert_fits(width, width);
        page.screenshot(&format!("play-fits-{width}x{height}"));
    }
    page.close();
}

#[test]
fn the_card_names_what_attacks_a_square_of_play() {
    let page = Page::open(&format!("{QUEENS}&placed=a1"));
    playing(&page);
    page.find("[data-square=c3] button").focus();
    page.wait_for("the card", |page| {
        page.attribute("why", "data-square").as_deref() == Some("c3")
    });
    assert_eq!(
        page.attribute("why", "data-reason").as_deref(),
        Some("attacked")
    );
    assert!(page.by_testid("why").text().contains("a1"));
    page.close();
}

#[test]
fn share_says_that_a_position_is_too_long_for_a_link() {
    // Covers all files of the largest board except the last.
    let name = |file: u8| match file {
        0..26 => char::from(b'a' + file).to_string(),
        _ => format!("a{}", char::from(b'a' + file - 26)),
    };
    let all: Vec<String> = (0..31)
        .flat_map(|file| (1..=32).map(move |rank| format!("{}{rank}", name(file))))
        .collect();
    let search =
        "#problem=domination&n=32&algorithm=coverage-search&goal=all&k=1024&view=results&speed=max";
    let page = Page::at(&format!("{search}&mode=play&placed={}", all.join(",")));
    playing(&page);
    page.by_testid("share").click();
    page.wait_for("the link", |page| page.has("[data-testid=link]"));
    assert!(!page.has("[data-testid=share-left-out]"));
    assert!(page.by_testid("link").value().contains("placed=a1,"));
    page.press("Escape");
    for rank in 1..=32 {
        page.script(&format!(
            "document.querySelector('[data-square=af{rank}] button').click()"
        ));
    }
    page.wait_for("all of them", |page| {
        page.attribute("board", "data-queens").as_deref() == Some("1024")
    });
    page.by_testid("share").click();
    page.wait_for("what is left out", |page| {
        page.has("[data-testid=share-left-out]")
    });
    assert!(!page.by_testid("link").value().contains("placed="));
    page.close();
}

#[test]
fn the_signs_on_the_board_are_told_in_each_problem_on_each_screen() {
    let knight = format!("{KNIGHT}&placed=c3");
    for (fragment, open) in [
        (QUEENS, "attacked"),
        (DOMINATION, "not covered"),
        (&knight, "possible move"),
    ] {
        for viewport in [DESKTOP, PHONE] {
            let page = Visit::new().viewport(viewport).at(fragment);
            playing(&page);
            let legend = page.by_testid("play-legend");
            assert!(legend.is_visible(), "{fragment}");
            let told = legend.text();
            for sign in ["fixed", "solution", open] {
                assert!(told.contains(sign), "{fragment}: {told}");
            }
            assert!(!told.contains("hint"), "none is told: {told}");
            page.by_testid("hint").click();
            page.wait_for("the hint's own sign", |page| {
                page.by_testid("play-legend")
                    .text()
                    .contains("named in the hint")
            });
            page.close();
        }
    }
}

/// Drags from one square to another with the mouse or a finger.
fn drag(page: &Page, from: &str, to: &str, by_finger: bool) {
    let centre = |square: &str| {
        let (left, top, width, height) = page.square(square).rectangle();
        (left + width / 2.0, top + height / 2.0)
    };
    let (start, end) = (centre(from), centre(to));
    let between = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0);
    let events: [(&str, &str, (f64, f64)); 4] = [
        ("mousePressed", "touchStart", start),
        ("mouseMoved", "touchMove", between),
        ("mouseMoved", "touchMove", end),
        ("mouseReleased", "touchEnd", end),
    ];
    for (mouse, touch, (x, y)) in events {
        if by_finger {
            let points = if touch == "touchEnd" {
                json!([])
            } else {
                json!([{ "x": x, "y": y }])
            };
            page.devtools(
                "Input.dispatchTouchEvent",
                json!({ "type": touch, "touchPoints": points }),
            );
        } else {
            let buttons = u8::from(mouse != "mouseReleased");
            page.devtools("Input.dispatchMouseEvent", json!({
                "type": mouse, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1,
            }));
        }
    }
}

#[test]
fn a_queen_is_dragged_by_mouse_and_finger_and_moved_by_keys() {
    for (viewport, by_finger) in [(DESKTOP, false), (PHONE, true)] {
        let page = Visit::new()
            .viewport(viewport)
            .at(&format!("{QUEENS}&fixed=a1&placed=b3,c5"));
        playing(&page);
        page.wait_for("the queens", |page| placed(page) == "a1,b3,c5");
        drag(&page, "b3", "d7", by_finger);
        page.wait_for("the move", |page| placed(page) == "a1,c5,d7");
        // A fixed queen stays.
        drag(&page, "a1", "a4", by_finger);
        assert_eq!(placed(&page), "a1,c5,d7");
        assert!(!page.has(".dragged"));
        page.close();
    }
    let page = Page::at(&format!("{QUEENS}&placed=b3,c5"));
    playing(&page);
    page.find("[data-square=b3] button").focus();
    for key in ["m", "ArrowUp", "ArrowRight", "Enter"] {
        page.press(key);
    }
    page.wait_for("a taken square is refused", |page| {
        placed(page) == "b3,c5" || placed(page) == "c4,c5"
    });
    assert_eq!(placed(&page), "c4,c5");
    for key in ["m", "ArrowUp", "Escape"] {
        page.press(key);
    }
    assert_eq!(placed(&page), "c4,c5");
    assert!(!page.has(".is-picked-up"));
    page.assert_accessible();
    page.close();
}
