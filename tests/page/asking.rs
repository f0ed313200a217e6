//! The card of a square (“Why here?”) that the reader points at.

use queens_tests::{LANGUAGES, PHONE, Page, Viewport, Visit};
use serde_json::json;

/// The middle of a square.
fn middle(page: &Page, square: &str) -> (f64, f64) {
    middle_of(page.square(square).rectangle())
}

fn middle_of((left, top, width, height): (f64, f64, f64, f64)) -> (f64, f64) {
    (left + width / 2.0, top + height / 2.0)
}

/// Moves the mouse to the middle of a square.
fn point_at(page: &Page, square: &str) {
    hover(page, middle(page, square));
}

fn hover(page: &Page, (x, y): (f64, f64)) {
    let moved = json!({ "type": "mouseMoved", "x": x, "y": y });
    page.devtools("Input.dispatchMouseEvent", moved);
}

/// Presses a square until its card appears.
fn long_press(page: &Page, square: &str) {
    let (x, y) = middle(page, square);
    let touch = |kind: &str, points: serde_json::Value| {
        let touched = json!({ "type": kind, "touchPoints": points });
        page.devtools("Input.dispatchTouchEvent", touched);
    };
    touch("touchStart", json!([{ "x": x, "y": y }]));
    said(page, square);
    touch("touchEnd", json!([]));
}

/// Taps a square.
fn tap(page: &Page, square: &str) {
    let (x, y) = middle(page, square);
    for (kind, points) in [
        ("touchStart", json!([{ "x": x, "y": y }])),
        ("touchEnd", json!([])),
    ] {
        let touched = json!({ "type": kind, "touchPoints": points });
        page.devtools("Input.dispatchTouchEvent", touched);
    }
}

/// The text of the card, once the card belongs to this square.
fn said(page: &Page, square: &str) -> String {
    page.wait_for("the card", |page| {
        page.attribute("why", "data-square").as_deref() == Some(square)
    });
    page.by_testid("why").text()
}

#[test]
fn a_square_that_was_refused_says_by_whom_and_leads_to_that_step() {
    // The steps: a1; b1 and b2 rejected, b3 placed; c1 to c4 rejected.
    let page = Page::at("#n=4&algorithm=recursive&step=8");
    page.wait_for_state("paused");
    point_at(&page, "b2");
    let text = said(&page, "b2");
    assert!(
        text.contains("Rejected on this path: attacked by a1 (diagonal)"),
        "{text}"
    );
    assert!(text.contains("Attacked now by b3 (same column)"), "{text}");
    let drawn = page.script("return document.querySelector('.asked .mark-line').getAttribute('d')");
    let lines = drawn.as_str().unwrap_or_default().matches('M').count();
    assert_eq!(lines, 2, "a line for each queen that it names: {drawn}");
    page.assert_accessible();
    page.by_testid("card-go").click();
    page.wait_for("its step", |page| page.number("step") == Some(3));
    page.wait_for("no card", |page| !page.has("[data-testid=why]"));
    page.close();
}

#[test]
fn a_square_that_was_refused_on_a_branch_since_left_leads_to_that_step_too() {
    // The search has removed b3, below which c4 was rejected. The queen is now on b4.
    for (language, told, offer) in [
        (
            "en",
            "Rejected earlier, at step 8: attacked then by b3 (diagonal).",
            "Go there",
        ),
        (
            "fr",
            "Refusée plus tôt, à l’étape 8 : alors menacée par b3 (diagonale).",
            "Y aller",
        ),
        (
            "ro",
            "Respins mai devreme, la pasul 8: atacat atunci de b3 (pe diagonală).",
            "Arată pasul",
        ),
    ] {
        let page = Visit::new()
            .viewport(PHONE)
            .at(&format!("#n=4&algorithm=recursive&step=11&lang={language}"));
        page.wait_for_state("paused");
        long_press(&page, "c4");
        let text = said(&page, "c4");
        assert!(text.contains(told), "{text}");
        let go = page.by_testid("card-go");
        assert_eq!(go.text(), offer);
        go.click();
        page.wait_for("its step", |page| page.number("step") == Some(8));
        assert_eq!(
            page.attribute("event", "data-kind").as_deref(),
            Some("reject")
        );
        page.close();
    }
}

#[test]
fn the_focus_asks_and_escape_closes_the_card() {
    for language in LANGUAGES {
        let page = Page::at(&format!("#n=4&algorithm=recursive&step=10&lang={language}"));
        page.wait_for_state("paused");
        page.find("[data-square=a3] button").focus();
        page.press("ArrowRight");
        said(&page, "b3");
        let described = page.script(
            "const id = document.activeElement.getAttribute('aria-describedby');
             return document.getElementById(id)?.textContent ?? ''",
        );
        assert!(
            described.as_str().is_some_and(|it| it.contains("b3")),
            "{described}"
        );
        page.assert_accessible();
        page.press("Escape");
        page.wait_for("no card", |page| !page.has("[data-testid=why]"));
        page.close();
    }
}

#[test]
fn a_square_that_the_reason_names_can_be_asked_about() {
    let page = Page::at("#n=4&algorithm=recursive&step=3");
    page.wait_for_state("paused");
    hover(
        &page,
        middle_of(page.find(".why [data-names=a1]").rectangle()),
    );
    let text = said(&page, "a1");
    assert!(text.contains("queen 1"), "{text}");
    hover(&page, middle_of(page.find(".code-card h2").rectangle()));
    page.wait_for("no card", |page| !page.has("[data-testid=why]"));
    page.find(".why [data-names=a1]").click();
    page.wait_for("its step", |page| page.number("step") == Some(1));
    page.close();
}

#[test]
fn a_long_press_asks_and_fixes_no_queen() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    long_press(&page, "d5");
    page.screenshot("card-phone");
    page.assert_fits(390, "the card");
    assert!(!page.address().contains("fixed"), "{}", page.address());
    let fixes = |page: &Page| page.attribute("app", "data-stale").as_deref() == Some("true");
    // A tap elsewhere closes the card.
    page.by_testid("event").click();
    page.wait_for("no card", |page| !page.has("[data-testid=why]"));
    // A tap on the board only closes the card.
    long_press(&page, "d5");
    tap(&page, "a1");
    page.wait_for("no card", |page| !page.has("[data-testid=why]"));
    assert!(!fixes(&page));
    // The next tap fixes a queen.
    tap(&page, "h1");
    page.wait_for("the queen", fixes);
    page.close();
}

#[test]
fn every_problem_answers_and_a_square_that_left_the_board_says_nothing() {
    for (address, square, reason, answer) in [
        (
            "problem=domination&algorithm=coverage-search&n=8&step=100",
            "e5",
            "refused",
            "Rejected on this path",
        ),
        (
            "problem=knight&algorithm=tour-roth&n=8&step=20",
            "d4",
            "free",
            "moves from here",
        ),
    ] {
        let page = Page::at(&format!("#{address}"));
        page.wait_for_state("paused");
        point_at(&page, square);
        let text = said(&page, square);
        assert!(text.contains(answer), "{address}: {text}");
        let told = page.attribute("why", "data-reason");
        assert_eq!(told.as_deref(), Some(reason), "{address}: {text}");
        page.close();
    }
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    point_at(&page, "h8");
    said(&page, "h8");
    page.by_testid("size").enter("4");
    page.by_testid("run").click();
    page.wait_for("the other board", |page| {
        page.attribute("board", "data-n").as_deref() == Some("4")
    });
    assert!(!page.has("[data-testid=why]"));
    assert_eq!(page.console(), Vec::<String>::new());
    page.close();
}

#[test]
fn a_sign_of_the_path_asks_and_leads_to_its_step() {
    let page = Page::at("#n=4&algorithm=recursive&step=8");
    page.wait_for_state("paused");
    // The picture's second row belongs to column b, and the second slot in it to row 2.
    let at = page.script(
        "const { x, y, width, height } = document.querySelector('.path-frame').getBoundingClientRect();
         const scale = Math.min(width / 360, height / 520);
         const left = x + (width - 360 * scale) / 2;
         return { x: left + (194 - 30) * scale, y: y + (26 + 60 * 1.5) * scale };",
    );
    let event = |kind: &str| json!({ "type": kind, "x": at["x"], "y": at["y"], "button": "left", "clickCount": 1 });
    page.devtools("Input.dispatchMouseEvent", event("mouseMoved"));
    assert!(said(&page, "b2").contains("Rejected"));
    page.devtools("Input.dispatchMouseEvent", event("mousePressed"));
    page.devtools("Input.dispatchMouseEvent", event("mouseReleased"));
    page.wait_for("its step", |page| page.number("step") == Some(3));
    page.close();
}

#[test]
fn the_card_of_a_small_board_covers_none_of_it() {
    let smallest = Viewport {
        width: 320,
        height: 640,
        ..PHONE
    };
    for viewport in [smallest, PHONE] {
        let page = Visit::new()
            .viewport(viewport)
            .at("#n=8&algorithm=recursive&step=857");
        for language in LANGUAGES {
            card_beside_board(&page, viewport, language);
        }
        page.close();
    }
}

/// Checks that the card is above the board on the smallest screens, and below it on other phones.
fn card_beside_board(page: &Page, viewport: Viewport, language: &str) {
    let (width, height) = (f64::from(viewport.width), f64::from(viewport.height));
    for (address, squares) in [
        ("n=8&algorithm=recursive&step=857", ["d5", "e7"]),
        (
            "problem=knight&algorithm=tour-roth&n=8&step=20",
            ["d4", "h1"],
        ),
        (
            "n=32&algorithm=forward-checking&goal=first&step=60",
            ["p9", "a1"],
        ),
    ] {
        let address = format!("#{address}&lang={language}");
        page.go(&address);
        page.wait_for_state("paused");
        for square in squares {
            long_press(page, square);
            let at = page.script(
                "const [card, board] = ['.square-card', '.board-svg'].map((it) => document.querySelector(it).getBoundingClientRect());
                 return { top: card.top, left: card.left, right: card.right, bottom: card.bottom, board: [board.top, board.bottom] };",
            );
            let side = |name: &str| at[name].as_f64().expect("a length");
            let board = |side: usize| at["board"][side].as_f64().expect("a length");
            let is_beside = side("bottom") <= board(0) || side("top") >= board(1);
            assert!(is_beside, "{address}, {square}: {at}");
            let is_seen = side("top") >= 0.0 && side("bottom") <= height;
            assert!(is_seen, "{address}, {square}: {at}");
            let fits = side("left") >= 0.0 && side("right") <= width;
            assert!(fits, "{address}, {square}: {at}");
        }
    }
}
