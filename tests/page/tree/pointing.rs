//! Pointing at the tree with mouse and finger.

use super::*;
use queens_tests::label;

const SHIFT: u8 = 8;

const CONTROL: u8 = 2;

#[test]
fn a_click_goes_to_the_first_step_of_a_node_and_with_shift_to_its_last() {
    let page = open("#n=4&algorithm=recursive&step=83");
    page.find(FRAME).focus();
    page.press("Home");
    at_step(&page, 0);
    // After a1, go to a2. Its queen comes after the whole subtree of a1.
    page.press("ArrowDown");
    at_step(&page, 1);
    page.press("ArrowRight");
    page.wait_for("a2", |page| page.marked("queen") == ["a2"]);
    let (first, place) = (
        page.number("step").unwrap_or(0),
        middle(&page, ".tree-here"),
    );
    page.press("Home");
    at_step(&page, 0);
    click(&page, place, 0);
    at_step(&page, first);
    assert_eq!(
        page.attribute("event", "data-kind").as_deref(),
        Some("place")
    );
    click(&page, place, SHIFT);
    page.wait_for("the last step", |page| page.number("step") > Some(first));
    assert_eq!(page.marked("queen"), ["a2"]);
    page.press("ArrowUp");
    at_step(&page, 0);
    page.close();
}

#[test]
fn a_refused_square_is_clicked_like_a_node() {
    let page = open("#n=4&algorithm=recursive&step=1");
    page.find(FRAME).focus();
    page.press("ArrowDown");
    at_step(&page, 2);
    assert_eq!(
        page.attribute("event", "data-kind").as_deref(),
        Some("reject")
    );
    page.wait_for("its name and why", |page| {
        spoken(page) == "b1: Rejected on this path: attacked by a1 (same row)."
    });
    let place = middle(&page, ".tree-refused");
    page.press("ArrowRight");
    at_step(&page, 3);
    // The square b3 is free. The next rejected square comes after the whole subtree of b3.
    page.press("ArrowRight");
    page.wait_for("b3", |page| page.marked("queen").contains(&"b3".to_owned()));
    page.press("Home");
    at_step(&page, 0);
    click(&page, place, 0);
    at_step(&page, 2);
    page.close();
}

#[test]
fn the_picture_is_zoomed_moved_and_fitted() {
    let page = open("#n=8&algorithm=recursive&step=1024");
    let scale = |page: &Page| {
        page.attribute("tree", "data-nodes")
            .is_some()
            .then(|| moved(page))
    };
    let at_first = scale(&page);
    page.by_role("button", &label("picture.larger")).click();
    page.wait_for("a larger picture", |page| scale(page) != at_first);
    let larger = scale(&page);
    let at = middle(&page, FRAME);
    mouse(&page, "mousePressed", at, 0);
    mouse(&page, "mouseMoved", (at.0 + 40.0, at.1), 0);
    mouse(&page, "mouseMoved", (at.0 + 80.0, at.1), 0);
    mouse(&page, "mouseReleased", (at.0 + 80.0, at.1), 0);
    page.wait_for("a moved picture", |page| scale(page) != larger);
    assert_eq!(page.number("step"), Some(1024), "a drag is no click");
    let dragged = scale(&page);
    page.by_role("button", &label("picture.right")).click();
    page.wait_for("moved by a button", |page| scale(page) != dragged);
    let dragged = scale(&page);
    let wheel = json!({
        "type": "mouseWheel", "x": at.0, "y": at.1, "deltaX": 0, "deltaY": -200, "modifiers": CONTROL,
    });
    page.devtools("Input.dispatchMouseEvent", wheel);
    page.wait_for("zoomed by the wheel", |page| scale(page) != dragged);
    let zoomed = scale(&page);
    page.by_role("button", &label("picture.fit")).click();
    page.wait_for("a fitted picture", |page| scale(page) != zoomed);
    let fitted = scale(&page);
    page.find(FRAME).focus();
    page.press("+");
    page.wait_for("larger by key", |page| scale(page) != fitted);
    assert_eq!(
        page.by_testid("speed").value(),
        "8",
        "the key is the tree's"
    );
    let before = scale(&page);
    page.press("Shift+ArrowRight");
    page.wait_for("moved by key", |page| scale(page) != before);
    page.press("f");
    page.wait_for("fitted by key", |page| scale(page) == fitted);
    page.close();
}

#[test]
fn a_finger_moves_the_picture_and_taps_its_nodes() {
    let page = Visit::new()
        .viewport(PHONE)
        .open("#n=8&algorithm=recursive&step=1024");
    page.wait_for_state("paused");
    page.find("[role=tab][aria-controls=path]").click();
    whole(&page);
    page.find(FRAME)
        .script("arguments[0].scrollIntoView({ block: 'center' })");
    page.screenshot("tree-phone");
    let before = moved(&page);
    let (x, y) = middle(&page, FRAME);
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
    touch("touchStart", &[(x, y)]);
    for far in [-20.0, -60.0, -100.0] {
        touch("touchMove", &[(x + far, y)]);
    }
    touch("touchEnd", &[]);
    page.wait_for("a moved picture", |page| moved(page) != before);
    page.assert_fits(390, "a phone");
    page.close();
}

#[test]
fn all_of_ten_queens_stands_in_the_icicle_and_a_click_goes_and_zooms() {
    let page = Page::open("#n=10&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.find("input[name=tree-mode][value=icicle]").click();
    page.wait_for("all of the tree", |page| {
        let nodes = ["tree", "tree-icicle"].map(|hook| page.attribute(hook, "data-nodes"));
        nodes.iter().all(|nodes| nodes.as_deref() == Some("35539"))
            && page.attribute("tree-icicle", "data-rows").as_deref() == Some("11")
    });
    page.screenshot("icicle");
    page.assert_accessible();
    let (left, top, width, height) = page.by_testid("tree-icicle").rectangle();
    // A point in the second row: the first queen, on a4 or next to it.
    let at = json!({ "x": left + width * 0.35, "y": top + height * 1.5 / 11.0 });
    let event = |kind: &str| json!({ "type": kind, "x": at["x"], "y": at["y"], "button": "left", "clickCount": 1 });
    let click = || {
        page.devtools("Input.dispatchMouseEvent", event("mousePressed"));
        page.devtools("Input.dispatchMouseEvent", event("mouseReleased"));
    };
    page.devtools("Input.dispatchMouseEvent", event("mouseMoved"));
    page.wait_for("the node", |page| {
        page.by_testid("tree-told").text().starts_with("a4: ")
    });
    click();
    page.wait_for("its step", |page| {
        page.number("step") > Some(857) && page.marked("queen") == ["a4"]
    });
    click();
    page.wait_for("its subtree", |page| {
        page.attribute("tree-icicle", "data-rows").as_deref() == Some("10")
    });
    page.close();
}
