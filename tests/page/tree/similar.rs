//! Subtrees of the same shape as the current one are marked.

use super::*;

/// The number of drawn borders.
fn borders(page: &Page) -> usize {
    let path = "return document.querySelector('.whole .tree-border')?.getAttribute('d') ?? ''";
    let path = page.script(path).as_str().unwrap_or_default().to_owned();
    path.matches('M').count()
}

/// The displayed number of similar subtrees.
fn told(page: &Page) -> String {
    page.by_testid("similar-count").text()
}

#[test]
fn all_subtrees_of_the_shape_of_the_current_one_are_bordered_and_counted() {
    let page = open("#n=4&algorithm=recursive&step=1");
    assert_eq!(borders(&page), 0);
    page.by_testid("tree-similar").focus();
    page.press("Enter");
    page.wait_for("one border", |page| borders(page) == 1);
    assert_eq!(told(&page), "No other subtree has this shape.");
    assert!(spoken(&page).ends_with(", the only subtree of its shape"));
    // The node b3 is a dead end.
    page.find(FRAME).focus();
    page.press("ArrowDown");
    page.press("ArrowRight");
    page.press("ArrowRight");
    page.wait_for("its words", |page| spoken(page).starts_with("b3: dead end"));
    let dead_ends = drawn(&page, "look-failure");
    assert_eq!(dead_ends, 4);
    let (_, tools, _, height) = page.find(".tree-tools").rectangle();
    let (_, picture, _, _) = page.find(FRAME).rectangle();
    assert!(tools + height <= picture, "the buttons hide nothing");
    page.wait_for("a border for each", |page| borders(page) == dead_ends);
    assert_eq!(told(&page), "4 subtrees of this shape are marked.");
    assert!(spoken(&page).ends_with(", one of 4 subtrees of this shape"));
    page.assert_accessible();
    page.screenshot("tree-similar");
    page.find("input[name=tree-mode][value=icicle]").click();
    page.wait_for("its boxes", |page| borders(page) == dead_ends);
    page.screenshot("icicle-similar");
    let button = page.by_testid("tree-similar");
    assert_eq!(button.attribute("aria-pressed").as_deref(), Some("true"));
    button.click();
    page.wait_for("none", |page| borders(page) == 0);
    page.close();
}

#[test]
fn the_buttons_of_the_tree_are_in_one_row_on_a_phone() {
    let page = Visit::new()
        .viewport(PHONE)
        .open("#n=6&algorithm=recursive&step=100");
    page.wait_for_state("paused");
    page.find("[role=tab][aria-controls=path]").click();
    whole(&page);
    page.by_testid("tree-similar").click();
    page.wait_for("its words", |page| page.has("[data-testid=similar-count]"));
    let rows = page.script(
        "const tops = [...document.querySelectorAll('.tree-tools button')].map((it) => it.getBoundingClientRect().top);
         return new Set(tops).size;",
    );
    assert_eq!(rows, 1);
    page.assert_fits(390, "a phone");
    page.screenshot("tree-similar-phone");
    page.close();
}
