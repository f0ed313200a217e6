//! Boards above n = 32: solved in the worker, painted on a canvas, zoomed, read out, and restored from the address.
//! Options without effect there are explained. Up to n = 32, the same search is played.

use queens_tests::{DESKTOP, Motion, PHONE, Page, Theme, Visit, label};
use serde_json::{Value, json};

const LARGE: &str = "#n=2000&algorithm=min-conflicts&seed=7";
const FRAME: &str = ".large-frame";

/// Opens the address, and runs the search.
fn solved(address: &str) -> Page {
    let page = Page::at(address);
    page.by_testid("run").click();
    page.wait_for_state("done");
    painted(&page);
    page
}

/// The content of the canvas, once it is painted.
fn painted(page: &Page) -> Value {
    page.wait_for("a painted board", |page| colours(page) > 1);
    page.script("return document.querySelector('.large-frame canvas').toDataURL()")
}

/// The number of colours on the canvas.
fn colours(page: &Page) -> u64 {
    let colours = page.script(
        "const canvas = document.querySelector('.large-frame canvas');
         if (!canvas) return 0;
         const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
         const pixels = new Uint32Array(data.buffer);
         const ink = [...pixels].filter((pixel) => pixel);
         return new Set(ink).size;",
    );
    colours.as_u64().unwrap_or(0)
}

fn shown(page: &Page) -> Value {
    page.script("return document.querySelector('.large-frame canvas').toDataURL()")
}

/// The announced column and row.
fn read_out(page: &Page) -> [Option<String>; 2] {
    ["data-column", "data-row"].map(|name| page.attribute("readout", name))
}

#[test]
fn two_thousand_queens_are_solved_and_their_link_opens_on_the_same_solution() {
    let page = solved(LARGE);
    let queens = |page: &Page| page.attribute("board", "data-queens");
    assert_eq!(queens(&page).as_deref(), Some("2000"));
    assert_eq!(page.attribute("board", "data-n").as_deref(), Some("2000"));
    assert_eq!(
        page.attribute("counter-solutions", "data-value").as_deref(),
        Some("1")
    );
    page.wait_for("the address", |page| page.address().contains("&step="));
    let (address, text) = (page.address(), page.by_testid("results-text").text());
    page.screenshot("large");
    let rows: Vec<u32> = text
        .split([' ', '…'])
        .filter_map(|row| row.parse().ok())
        .collect();
    assert!(
        rows.len() > 50 && rows.iter().all(|&row| row < 2_000),
        "{text}"
    );
    // The search has no steps to play, and a note explains this.
    assert!(!page.has("[data-testid=step-forward]") && !page.has("[data-testid=scrubber]"));
    assert!(page.find(".transport .note").text().contains("n = 32"));
    page.close();

    let other = Page::at(&address[address.find('#').expect("a fragment")..]);
    other.wait_for_state("done");
    assert_eq!(other.by_testid("results-text").text(), text);
    assert_eq!(queens(&other).as_deref(), Some("2000"));
    other.close();
}

#[test]
fn the_picture_is_zoomed_and_moved_by_key_and_by_pointer() {
    let page = solved(LARGE);
    let whole = painted(&page);
    page.find(FRAME).focus();
    page.press("+");
    page.wait_for("larger by key", |page| shown(page) != whole);
    page.press("-");
    page.wait_for("smaller by key", |page| shown(page) == whole);
    page.by_role("button", &label("picture.larger")).click();
    page.by_role("button", &label("picture.larger")).click();
    page.wait_for("larger", |page| shown(page) != whole);
    let larger = shown(&page);
    page.find(FRAME).focus();
    page.press("Shift+ArrowRight");
    page.wait_for("moved by key", |page| shown(page) != larger);
    page.press("0");
    page.wait_for("all of it", |page| shown(page) == whole);
    let middle = page.find(FRAME).script(
        "const box = arguments[0].getBoundingClientRect();
         return [box.left + box.width / 2, box.top + box.height / 2]",
    );
    let [x, y] = [0, 1].map(|at| middle[at].as_f64().expect("a place"));
    let mouse = |kind: &str, x: f64, more: Value| {
        let mut event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        for (key, value) in more.as_object().expect("fields") {
            event[key] = value.clone();
        }
        page.devtools("Input.dispatchMouseEvent", event);
    };
    // The modifier 2 is Control.
    mouse(
        "mouseWheel",
        x,
        json!({ "deltaX": 0, "deltaY": -400, "modifiers": 2, "button": "none" }),
    );
    page.wait_for("zoomed by the wheel", |page| shown(page) != whole);
    let zoomed = shown(&page);
    mouse("mousePressed", x, json!({}));
    mouse("mouseMoved", x - 30.0, json!({}));
    mouse("mouseMoved", x - 80.0, json!({}));
    mouse("mouseReleased", x - 80.0, json!({}));
    page.wait_for("dragged", |page| shown(page) != zoomed);
    let dragged = shown(&page);
    page.by_role("button", &label("picture.up")).click();
    page.wait_for("moved by a button", |page| shown(page) != dragged);
    page.close();
}

#[test]
fn queens_are_read_out_one_after_another_everywhere() {
    let page = solved("#n=100&algorithm=min-conflicts&seed=7");
    assert_eq!(read_out(&page), [None, None]);
    page.find(FRAME).focus();
    page.press("Home");
    page.wait_for("the first queen", |page| {
        read_out(page)[0].as_deref() == Some("1")
    });
    page.press("ArrowRight");
    page.wait_for("the second", |page| {
        read_out(page)[0].as_deref() == Some("2")
    });
    let row = read_out(&page)[1].clone().expect("a row");
    let said = format!("Queen in column 2, row {row}");
    assert_eq!(page.by_testid("readout").text(), said);
    assert_eq!(
        page.script("return document.querySelector('.app > [role=status]').textContent"),
        said
    );
    page.press("ArrowUp");
    let above = row.parse::<u32>().map(|row| (row + 1).min(100).to_string());
    let above = above.expect("a number");
    page.wait_for("the queen above", |page| {
        read_out(page)[1].as_ref() == Some(&above)
    });
    page.close();
}

#[test]
fn what_does_not_serve_it_says_so_and_the_field_takes_no_more() {
    let page = Page::at(LARGE);
    page.wait_for_state("idle");
    assert!(page.by_testid("no-fixed").text().contains("n = 32"));
    page.by_testid("size").enter("2001");
    page.press("Tab");
    page.wait_for("the reason", |page| page.has("[data-testid=size-error]"));
    assert_eq!(
        page.by_testid("size-error").text(),
        "2001 is not between 1 and 2000"
    );
    assert_eq!(page.by_testid("size").value(), "2001");
    assert!(!page.has("[data-testid=message]"));
    page.by_testid("algorithm").choose("recursive");
    page.wait_for("the message", |page| {
        page.attribute("message", "data-code").as_deref() == Some("bad-value")
    });
    assert_eq!(
        page.by_testid("message").text(),
        "n=2000 is outside 1–32; using 8"
    );
    assert_eq!(page.by_testid("size").value(), "8");
    page.wait_for("a board of squares", |page| {
        page.has("[data-testid=board][role=grid]")
    });
    page.close();
    let page = Page::at("#n=2000&algorithm=recursive");
    page.wait_for_state("idle");
    assert_eq!(
        page.by_testid("message").text(),
        "n=2000 is outside 1–32; using 8"
    );
    page.close();
}

#[test]
fn up_to_32_it_is_played_forwards_and_backwards() {
    let page = Page::at("#n=32&algorithm=min-conflicts&seed=7&step=9");
    page.wait_for_state("paused");
    let queens = page.marked("queen");
    assert_eq!(queens.len(), 32);
    assert_eq!(
        page.attribute("event", "data-kind").as_deref(),
        Some("relocate")
    );
    page.by_testid("step-forward").click();
    page.wait_for("the next step", |page| page.number("step") == Some(10));
    let next = page.marked("queen");
    let stayed = next.iter().filter(|queen| queens.contains(queen)).count();
    assert_eq!(stayed, 31, "one queen has moved");
    page.by_testid("step-back").click();
    page.wait_for("the step before", |page| page.number("step") == Some(9));
    assert_eq!(page.marked("queen"), queens);
    page.by_testid("to-end").click();
    page.wait_for_state("done");
    assert_eq!(page.marked("solution").len(), 32);
    page.close();
}

/// A script that returns the space on both sides of the digits in the size field, in pixels.
const ROOM: &str = "
    const field = document.querySelector('[data-testid=size]');
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = getComputedStyle(field).font;
    return Math.floor(field.clientWidth - pen.measureText(field.value).width);";

#[test]
fn four_digits_have_room_in_the_field_of_the_size() {
    for viewport in [DESKTOP, PHONE] {
        let page = Visit::new()
            .viewport(viewport)
            .at("#n=2000&algorithm=min-conflicts&seed=7");
        page.wait_for_state("idle");
        let room = page.script(ROOM);
        assert!(room.as_i64() >= Some(12), "{viewport:?}: {room}");
        page.close();
    }
}

#[test]
fn the_moves_of_a_search_are_watched_at_the_chosen_speed() {
    for (viewport, theme) in [(DESKTOP, Theme::Light), (PHONE, Theme::Dark)] {
        let page = Visit::new()
            .viewport(viewport)
            .open("#n=200&algorithm=min-conflicts&seed=7&speed=5");
        page.prefer(theme, Motion::Reduced);
        page.wait_for("the choice", |page| page.has("[data-testid=watch]"));
        page.by_testid("watch").script("arguments[0].click()");
        page.by_testid("run").script("arguments[0].click()");
        page.wait_for("moves", |page| {
            page.number("counter-moves").is_some_and(|moves| moves > 3)
        });
        assert_eq!(page.state(), "playing");
        assert_eq!(
            page.attribute("board", "data-queens").as_deref(),
            Some("200")
        );
        page.by_testid("pause").click();
        page.wait_for_state("paused");
        page.assert_accessible();
        page.assert_fits(viewport.width, viewport.width);
        page.by_testid("speed").choose("max");
        page.by_testid("play").click();
        page.wait_for_state("done");
        page.close();
    }
}
