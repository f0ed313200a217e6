//! The card (“Why here?”) of a node or of a rejected square in the tree.

use queens_tests::LANGUAGES;

use super::*;

/// Moves the mouse.
fn hover(page: &Page, at: (f64, f64)) {
    let moved = json!({ "type": "mouseMoved", "x": at.0, "y": at.1 });
    page.devtools("Input.dispatchMouseEvent", moved);
}

fn card_of(page: &Page, square: &str) -> String {
    page.wait_for(&format!("the card of {square}"), |page| {
        page.attribute("why", "data-square").as_deref() == Some(square)
    });
    page.by_testid("why").text()
}

fn no_card(page: &Page) {
    page.wait_for("no card", |page| !page.has("[data-testid=why]"));
}

#[test]
fn a_pointer_that_rests_on_a_refused_square_asks_why_and_goes_there() {
    // After a1, b1 is rejected. The mark of the current step gives the position of its sign.
    let page = open("#n=4&algorithm=recursive&step=2");
    let place = middle(&page, ".tree-refused");
    page.press("End");
    page.wait_for_state("done");
    hover(&page, place);
    let text = card_of(&page, "b1");
    assert!(text.contains("attacked by a1 (same row)"), "{text}");
    assert_eq!(page.number("step"), Some(83), "to ask is not to go");
    page.assert_accessible();
    page.screenshot("tree-card");
    let (left, top, width, height) = page.by_testid("card-go").rectangle();
    hover(&page, (left + width / 2.0, top + height / 2.0));
    page.by_testid("card-go").click();
    at_step(&page, 2);
    no_card(&page);
    // At its own step, the card offers no way to go there.
    hover(&page, (place.0 + 40.0, place.1 - 40.0));
    hover(&page, place);
    card_of(&page, "b1");
    assert!(!page.has("[data-testid=card-go]"));
    page.press("Escape");
    no_card(&page);
    page.close();
}

#[test]
fn the_focus_asks_about_the_current_node_which_is_said_once() {
    for language in LANGUAGES {
        let page = Page::open(&format!("#n=4&algorithm=recursive&step=1&lang={language}"));
        page.wait_for_state("paused");
        show(&page);
        page.find(".tree-told");
        page.find("input[name=tree-mode]:checked").focus();
        page.press("Tab");
        assert!(page.find(FRAME).has_focus());
        card_of(&page, "a1");
        page.script(
            "window.said = [];
             const live = document.querySelector('[role=status].visually-hidden');
             new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });",
        );
        page.press("ArrowDown");
        at_step(&page, 2);
        let text = card_of(&page, "b1");
        page.wait_for("the reason", |page| spoken(page).starts_with("b1"));
        let said = page
            .script("return said.filter((it) => it.startsWith('b1') && it.includes('a1')).length");
        assert_eq!(said, 1, "{language}: {}", page.script("return said"));
        for word in text.trim_start_matches("b1").split_whitespace() {
            assert!(
                spoken(&page).contains(word),
                "{language}: {word} of {text} in {}",
                spoken(&page)
            );
        }
        // The card is neither a live region nor a description.
        let again = page.script(
            "const card = document.querySelector('[data-testid=why]');
             return !!card.closest('[aria-live], [role=status], [role=alert]') || !!card.id;",
        );
        assert_eq!(again, false, "{language}");
        page.assert_accessible();
        page.press("Tab");
        no_card(&page);
        page.close();
    }
}

#[test]
fn a_card_goes_with_its_picture() {
    let page = open("#n=4&algorithm=recursive&step=1");
    page.find("input[name=tree-mode]:checked").focus();
    page.press("Tab");
    card_of(&page, "a1");
    page.find("#view-results").click();
    page.wait_for("the solutions", |page| !page.has(FRAME));
    page.find("#view-tree").click();
    page.wait_for("the picture", |page| page.has(FRAME));
    assert!(!page.has("[data-testid=why]"), "nobody asks");
    page.close();
}

#[test]
fn a_long_press_asks_and_a_tap_still_goes() {
    let page = Visit::new()
        .viewport(PHONE)
        .open("#n=4&algorithm=recursive&step=2");
    page.wait_for_state("paused");
    page.find("[role=tab][aria-controls=path]").click();
    whole(&page);
    page.find(FRAME)
        .script("arguments[0].scrollIntoView({ block: 'center' })");
    let place = middle(&page, ".tree-refused");
    page.press("End");
    page.wait_for_state("done");
    let touch = |kind: &str, points: serde_json::Value| {
        page.devtools(
            "Input.dispatchTouchEvent",
            json!({ "type": kind, "touchPoints": points }),
        );
    };
    touch("touchStart", json!([{ "x": place.0, "y": place.1 }]));
    assert!(card_of(&page, "b1").contains("a1"));
    touch("touchEnd", json!([]));
    page.screenshot("tree-card-phone");
    page.assert_fits(390, "the card of the tree");
    assert_eq!(page.number("step"), Some(83), "a long press goes nowhere");
    page.by_testid("card-go").click();
    at_step(&page, 2);
    no_card(&page);
    page.press("End");
    page.wait_for_state("done");
    touch("touchStart", json!([{ "x": place.0, "y": place.1 }]));
    // A timer of the same duration as a long press ends after the press.
    page.script("window.isPast = false; setTimeout(() => { window.isPast = true; }, 500)");
    touch("touchEnd", json!([]));
    at_step(&page, 2);
    page.wait_for_script("the time of a press", "window.isPast");
    assert!(!page.has("[data-testid=why]"));
    page.close();
}

#[test]
fn a_box_of_the_icicle_is_asked_about_far_from_what_has_been_read() {
    let page = Page::open("#n=10&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.find("input[name=tree-mode][value=icicle]").click();
    page.wait_for("all of the tree", |page| {
        page.attribute("tree", "data-nodes").as_deref() == Some("35539")
            && page.attribute("tree-icicle", "data-rows").as_deref() == Some("11")
    });
    let (left, top, width, height) = page.by_testid("tree-icicle").rectangle();
    hover(&page, (left + width * 0.95, top + height * 1.5 / 11.0));
    let text = card_of(&page, "a10");
    assert!(text.contains("64 solutions below"), "{text}");
    page.screenshot("icicle-card");
    page.by_testid("card-go").click();
    page.wait_for("its queen", |page| page.marked("queen") == ["a10"]);
    page.close();
}
