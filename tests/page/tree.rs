//! The search tree: its path, and the whole tree with folding, keyboard navigation, clicks and zoom.

mod asking;
mod pointing;
mod similar;

use queens_tests::{DESKTOP, LANGUAGES, Motion, PHONE, Page, Theme, Viewport, Visit};
use serde_json::json;

const FRAME: &str = "[role=application]";

/// Shows the whole tree, once it is complete.
fn whole(page: &Page) {
    page.wait_for("the whole trace", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    show(page);
    page.wait_for_script(
        "all of the tree",
        "/^[\\d,]+ nodes, [\\d,]+ rejected$/.test(document.querySelector('.tree-size')?.textContent)",
    );
}

fn show(page: &Page) {
    page.find("input[name=tree-mode][value=whole]").click();
    page.wait_for("the picture", |page| page.has(FRAME));
}

fn open(address: &str) -> Page {
    let page = Page::open(address);
    page.wait_for("the page", |page| {
        ["paused", "done"].contains(&page.state().as_str())
    });
    whole(&page);
    page
}

#[test]
fn on_a_low_laptop_the_result_stands_whole_under_the_tree() {
    for language in LANGUAGES {
        let page = Page::open(&format!(
            "#n=8&algorithm=recursive&goal=first&step=1024&lang={language}"
        ));
        page.wait_for_state("paused");
        show(&page);
        page.wait_for("the result", |page| page.number("total") == Some(1));
        for (width, height) in [(1280, 720), (1366, 768)] {
            page.resize(Viewport {
                width,
                height,
                ..DESKTOP
            });
            let over = page.script(
                "const pane = document.querySelector('#panel');
                 return pane.scrollHeight - pane.clientHeight;",
            );
            assert_eq!(over, 0, "{language}, {width}×{height}");
        }
        page.close();
    }
}

fn nodes(page: &Page) -> usize {
    let nodes = page.attribute("tree", "data-nodes");
    nodes.and_then(|nodes| nodes.parse().ok()).unwrap_or(0)
}

/// The number of drawn signs or lines of a style.
fn drawn(page: &Page, class: &str) -> usize {
    let path = page.find(&format!("{FRAME} g .{class}")).attribute("d");
    path.unwrap_or_default().matches('M').count()
}

/// The centre of an element on the screen.
fn middle(page: &Page, selector: &str) -> (f64, f64) {
    let script = format!(
        "const at = document.querySelector('{selector}').getBoundingClientRect();
         return [at.x + at.width / 2, at.y + at.height / 2];"
    );
    let place = page.script(&script);
    let number = |index: usize| place[index].as_f64().unwrap_or(f64::NAN);
    (number(0), number(1))
}

fn at_step(page: &Page, step: u64) {
    page.wait_for(&format!("step {step}"), |page| {
        page.number("step") == Some(step)
    });
}

fn spoken(page: &Page) -> String {
    let said =
        page.script("return document.querySelector('[role=status].visually-hidden').textContent");
    said.as_str().unwrap_or_default().to_owned()
}

/// The transform of the picture.
fn moved(page: &Page) -> String {
    let moved = format!("return document.querySelector('{FRAME} g').getAttribute('transform')");
    page.script(&moved).as_str().unwrap_or_default().to_owned()
}

/// The colours painted on the canvas. Empty if nothing is painted.
fn painted(page: &Page) -> Vec<u64> {
    let colours = page.script(
        "const canvas = document.querySelector('[role=application] canvas');
         const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
         const pixels = new Uint32Array(data.buffer);
         return [...new Set(pixels.filter((pixel) => pixel >>> 24 === 255))].sort();",
    );
    let colours = colours.as_array().into_iter().flatten();
    colours.filter_map(serde_json::Value::as_u64).collect()
}

fn mouse(page: &Page, kind: &str, (x, y): (f64, f64), modifiers: u8) {
    let button = json!({
        "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1,
        "modifiers": modifiers,
    });
    page.devtools("Input.dispatchMouseEvent", button);
}

fn click(page: &Page, at: (f64, f64), modifiers: u8) {
    mouse(page, "mousePressed", at, modifiers);
    mouse(page, "mouseReleased", at, modifiers);
}

#[test]
fn four_queens_are_drawn_as_the_sheet_draws_them() {
    let page = open("#n=4&algorithm=prefix-check&step=83");
    assert_eq!(page.find(".tree-size").text(), "17 nodes, 44 rejected");
    assert_eq!(nodes(&page), 17);
    assert_eq!(drawn(&page, "look-rejected"), 44);
    assert_eq!(drawn(&page, "look-solution"), 2);
    assert_eq!(
        drawn(&page, "look-edge"),
        60,
        "each but the root hangs from its parent"
    );
    // Valid nodes are green, even dead ends. Only rejected nodes are red, as in the key.
    assert_eq!(drawn(&page, "look-failure"), 0);
    assert_eq!(
        drawn(&page, "look-valid") + drawn(&page, "look-valid-solved"),
        15
    );
    assert!(page.find(".path-key").text().contains("green: valid"));
    // Each tried square shows its rank without zooming. Its row shows the file.
    assert_eq!(page.find_all(".whole .tree-name:not(:empty)").len(), 60);
    assert!(!page.has("[role=application] canvas"));
    page.screenshot("tree-four");
    // The path to the first solution is green like all valid nodes, with thicker lines.
    page.go("#n=4&algorithm=prefix-check&step=33");
    at_step(&page, 33);
    page.wait_for("the path", |page| {
        page.find_all(".whole .path-valid").len() == 5
    });
    assert!(!page.has(".whole .path-on"));
    page.screenshot("tree-four-path");
    page.close();
}

#[test]
fn the_tree_is_walked_folded_and_told_by_keys_everywhere() {
    let page = open("#n=8&algorithm=recursive&step=1");
    let at_first = nodes(&page);
    assert!((93..2_057).contains(&at_first), "{at_first}");
    page.find(FRAME).focus();
    page.press("ArrowDown");
    page.press("ArrowDown");
    page.press("ArrowRight");
    page.wait_for("a node", |page| {
        page.attribute("event", "data-kind").is_some()
    });
    page.press("Home");
    page.press("ArrowDown");
    at_step(&page, 1);
    page.wait_for("its words", |page| {
        spoken(page).starts_with("a1: 4 solutions below")
    });
    page.press("Enter");
    page.wait_for("a1 folded", |page| nodes(page) < at_first);
    assert!(spoken(&page).ends_with("folded"), "{}", spoken(&page));
    page.press("Space");
    page.wait_for("a1 unfolded", |page| nodes(page) == at_first);
    page.press("n");
    at_step(&page, 1024);
    page.press("f");
    page.wait_for("everything", |page| {
        page.has(".tree-here") && page.number("step") == Some(1024)
    });
    page.press("u");
    page.wait_for("all nodes", |page| nodes(page) == 2_057);
    page.press("h");
    page.wait_for("failures folded", |page| nodes(page) == at_first);
    page.close();
}

#[test]
fn a_step_within_a_failed_subtree_has_its_own_sign_and_its_fold_is_opened_by_a_click() {
    let page = open("#n=8&algorithm=recursive&step=30");
    let within = nodes(&page);
    page.find(FRAME).focus();
    // First a dead end, then the failed subtree around it, which folds after the search leaves it.
    for step in [29, 11] {
        page.press("ArrowUp");
        at_step(&page, step);
    }
    page.wait_for("its fold", |page| {
        page.has(".tree-here") && nodes(page) < within
    });
    let (at, folded) = (middle(&page, ".tree-here"), nodes(&page));
    click(&page, at, 0);
    page.wait_for("unfolded", |page| nodes(page) > folded);
    click(&page, at, 0);
    page.wait_for("folded again", |page| nodes(page) == folded);
    page.close();
}

#[test]
fn more_than_two_thousand_signs_are_painted_in_the_same_colours() {
    let page = open("#n=8&algorithm=recursive&step=1024");
    page.find(FRAME).focus();
    page.press("u");
    page.wait_for("a canvas", |page| page.has("[role=application] canvas"));
    page.wait_for("all nodes", |page| nodes(page) == 2_057);
    page.wait_for("something painted", |page| !painted(page).is_empty());
    page.screenshot("tree-unfolded");
    let light = painted(&page);
    page.prefer(Theme::Dark, Motion::Full);
    page.wait_for("other colours", |page| {
        let dark = painted(page);
        !dark.is_empty() && !dark.iter().any(|colour| light.contains(colour))
    });
    page.screenshot("tree-unfolded-dark");
    page.prefer(Theme::Light, Motion::Full);
    page.wait_for("the colours before", |page| painted(page) == light);
    page.by_testid("theme").click();
    page.wait_for("dark by the page's own choice", |page| {
        painted(page) != light
    });
    page.press("n");
    page.close();
}

#[test]
fn a_step_moves_the_mark_and_draws_nothing_else() {
    let page = open("#n=8&algorithm=recursive&step=1010");
    page.script(
        "window.drawn = 0;
         new MutationObserver((changes) => { window.drawn += changes.length; })
             .observe(document.querySelector('[role=application] g'), { subtree: true, childList: true, attributes: true, characterData: true });",
    );
    let mark = |page: &Page| {
        page.script("return document.querySelector('[role=application] svg').innerHTML.length")
    };
    let before = (mark(&page), middle(&page, ".tree-here"));
    for step in [1011, 1012] {
        page.by_testid("step-forward").click();
        at_step(&page, step);
    }
    assert_eq!(page.script("return window.drawn"), 0);
    page.press("n");
    at_step(&page, 1024);
    assert_ne!((mark(&page), middle(&page, ".tree-here")), before);
    page.close();
}

#[test]
fn of_a_huge_tree_the_part_around_the_current_step_is_shown() {
    let page = Page::open("#n=12&algorithm=recursive&step=1000");
    page.wait_for_state("paused");
    show(&page);
    page.wait_for_script(
        "the limit",
        "document.querySelector('.tree-size')?.textContent === 'the first 200,000 nodes'",
    );
    // The board's last queen belongs to the node described below the picture.
    let is_on_board = |page: &Page| {
        let told = page.by_testid("tree-told").text();
        let node = told.split(':').next().unwrap_or_default().to_owned();
        page.has(".tree-here") && page.marked("queen").contains(&node)
    };
    page.wait_for("the whole trace", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    page.by_testid("scrubber").focus();
    page.press("End");
    page.wait_for("the last part", |page| {
        let size = page.find(".tree-size").text();
        size.contains("to 11,274,787; earlier subtrees are folded") && page.has(".tree-here")
    });
    page.press("Shift+n");
    page.wait_for("the last solution", |page| {
        page.attribute("event", "data-kind").as_deref() == Some("solution")
    });
    page.wait_for("its node", is_on_board);
    assert!(page.by_testid("tree-told").text().ends_with("a solution"));
    page.screenshot("tree-part");
    page.press("Home");
    page.wait_for("the beginning again", |page| {
        page.find(".tree-size").text() == "the first 200,000 nodes"
    });
    page.close();
}

#[test]
fn a_search_without_a_tree_says_so() {
    let page = Page::open("#n=4&algorithm=permutations&step=3");
    page.wait_for_state("paused");
    assert!(page.by_testid("tree").text().contains("walks no tree"));
    assert!(!page.has("input[name=tree-mode]"));
    page.close();
}

#[test]
fn the_whole_tree_fits_the_desktop_without_scrolling() {
    for height in [900, 1000] {
        let page = open("#n=8&algorithm=recursive&fixed=b1&step=857");
        page.resize(Viewport { height, ..DESKTOP });
        let tall = page.script("return document.documentElement.scrollHeight");
        assert!(tall.as_u64() <= Some(u64::from(height)), "{tall}");
        page.screenshot(&format!("tree-given-{height}"));
        page.close();
    }
}
