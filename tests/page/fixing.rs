//! Fixing and freeing queens: by click, by key and by typing.

use queens_tests::{PHONE, Page, Visit};
use serde_json::json;

fn fixed(page: &Page) -> Vec<String> {
    let mut squares = page.marked("fixed");
    squares.sort();
    squares
}

#[test]
fn a_click_fixes_a_queen_and_a_second_click_frees_it() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.click_square("c8");
    page.click_square("a5");
    assert_eq!(fixed(&page), ["a5", "c8"]);
    assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("2"));
    page.wait_for("the address", |page| {
        page.address()
            .ends_with("#n=8&algorithm=recursive&fixed=a5,c8")
    });
    page.click_square("a5");
    assert_eq!(fixed(&page), ["c8"]);
    page.close();
}

#[test]
fn a_queen_is_fixed_from_the_keyboard() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.find("[data-testid=board] button[tabindex='0']")
        .focus();
    for stroke in ["End", "ArrowUp", "ArrowLeft", "Enter"] {
        page.press(stroke);
    }
    assert_eq!(fixed(&page), ["g2"]);
    page.press("Space");
    assert_eq!(fixed(&page), Vec::<String>::new());
    // With a queen fixed, one key press runs the search.
    page.press("Space");
    page.press("Shift+Enter");
    page.wait_for_state("playing");
    assert_eq!(fixed(&page), ["g2"]);
    page.close();
}

#[test]
fn squares_can_be_typed() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.by_testid("fixed").enter("c8, a5");
    page.press("Enter");
    page.wait_for("two queens", |page| fixed(page) == ["a5", "c8"]);
    page.by_testid("fixed").enter("z9");
    page.press("Enter");
    page.wait_for("the message", |page| {
        page.attribute("message", "data-code").as_deref() == Some("off-board")
    });
    assert!(page.by_testid("message").text().contains("z9"));
    assert_eq!(fixed(&page), ["a5", "c8"]);
    page.close();
}

#[test]
fn a_click_that_attacks_is_refused_with_the_reason_and_the_line() {
    let page = Page::at("#n=8&algorithm=recursive&fixed=a5");
    page.wait_for_state("idle");
    page.click_square("d8");
    page.wait_for("the message", |page| page.has("[data-testid=message]"));
    assert_eq!(
        page.attribute("message", "data-code").as_deref(),
        Some("attacking")
    );
    let text = page.by_testid("message").text();
    assert!(text.contains("a5") && text.contains("d8"), "{text}");
    assert_eq!(page.marked("conflict"), ["d8"]);
    assert!(
        page.has(".board-svg .mark-line"),
        "the line to the attacker is drawn"
    );
    assert_eq!(fixed(&page), ["a5"]);
    page.close();
}

/// Types into the field without confirming.
fn type_squares(page: &Page, text: &str) {
    let field = page.by_testid("fixed");
    field.focus();
    page.press("Control+a");
    page.press("Delete");
    page.type_text(text);
}

#[test]
fn typed_squares_count_once_the_field_is_left_and_bad_ones_stay_with_their_reason() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    type_squares(&page, "c8, zz, a5");
    assert!(fixed(&page).is_empty());
    page.press("Tab");
    page.wait_for("two queens", |page| fixed(page) == ["a5", "c8"]);
    assert_eq!(page.by_testid("fixed").value(), "zz");
    assert!(page.find("#fixed-error").text().contains("“zz”"));
    page.by_testid("step-forward").click();
    page.wait_for("the reason, still there", |page| {
        page.number("step") == Some(1) && page.has("#fixed-error")
    });
    type_squares(&page, "d");
    page.wait_for("no reason for another text", |page| {
        !page.has("#fixed-error") && !page.has("#fixed[aria-invalid]")
    });
    page.close();
}

#[test]
fn one_click_on_run_or_on_a_square_takes_what_is_typed_and_does_its_own() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    type_squares(&page, "a5");
    page.by_testid("run").click();
    page.wait_for("the run", |page| page.state() != "idle");
    assert!(page.address().contains("fixed=a5"), "{}", page.address());
    page.by_testid("reset").click();
    page.wait_for_state("idle");
    type_squares(&page, "h1");
    page.click_square("c8");
    page.wait_for("three queens", |page| fixed(page) == ["a5", "c8", "h1"]);
    assert_eq!(page.by_testid("fixed").value(), "");
    page.close();
}

/// The blocked squares.
fn blocked(page: &Page) -> Vec<String> {
    let mut squares = page.marked("blocked");
    squares.sort();
    squares
}

/// Runs the search, which finds 65 solutions on this board, and reads the board of its link again.
fn assert_65_solutions(page: &Page, link: &str) {
    assert_eq!(blocked(page), ["c6", "d2", "f3", "g3"]);
    page.wait_for("the address", |page| page.address().ends_with(link));
    let c6 = page.find("[data-square=c6] button");
    assert_eq!(c6.attribute("aria-label").as_deref(), Some("c6, blocked"));
    page.reload();
    page.wait_for_state("idle");
    assert_eq!(blocked(page), ["c6", "d2", "f3", "g3"]);
    assert_eq!(page.find_all(".legend use[href='#sign-blocked']").len(), 1);
    page.press("Shift+Enter");
    page.wait_for("the count", |page| page.number("total") == Some(65));
    assert_eq!(blocked(page), ["c6", "d2", "f3", "g3"]);
}

#[test]
fn squares_are_blocked_from_the_keyboard_and_the_rest_is_counted() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.find("#blocking").focus();
    page.press("Space");
    page.find("[data-testid=board] button[tabindex='0']")
        .focus();
    page.press("Home");
    for (across, up) in [(2, 5), (1, -4), (2, 1), (1, 0)] {
        let vertical = if up > 0 { "ArrowUp" } else { "ArrowDown" };
        (0..across).for_each(|_| page.press("ArrowRight"));
        (0..i32::abs(up)).for_each(|_| page.press(vertical));
        page.press("Enter");
    }
    let free = page.by_testid("free-blocked");
    assert!(free.text().contains('4'), "{}", free.text());
    page.script("document.querySelector('[data-testid=goal] [value=count]').click()");
    assert_65_solutions(
        &page,
        "#n=8&algorithm=bitmask&goal=count&blocked=c6,d2,f3,g3",
    );
    page.by_testid("free-blocked").click();
    page.wait_for("no hole", |page| blocked(page).is_empty());
    page.close();
}

#[test]
fn squares_are_blocked_by_touch() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#n=8&algorithm=bitmask&goal=count");
    page.wait_for_state("idle");
    page.by_testid("blocking").script("arguments[0].click()");
    for square in ["c6", "d2", "f3", "g3"] {
        let [x, y] = [0, 1].map(|side| {
            let middle = page.square(square).script(
                "const [square] = arguments; square.scrollIntoView({ block: 'center' });
                 const box = square.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
            );
            middle[side].as_f64().expect("a number")
        });
        for (kind, points) in [
            ("touchStart", json!([{ "x": x, "y": y }])),
            ("touchEnd", json!([])),
        ] {
            let touched = json!({ "type": kind, "touchPoints": points });
            page.devtools("Input.dispatchTouchEvent", touched);
        }
        page.wait_for("the hole", |page| {
            blocked(page).contains(&square.to_owned())
        });
    }
    assert_65_solutions(
        &page,
        "#n=8&algorithm=bitmask&goal=count&blocked=c6,d2,f3,g3",
    );
    page.close();
}
