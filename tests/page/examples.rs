//! Examples: how a newcomer finds them, and the searches that they open.

use queens_tests::{PHONE, Page, Visit};

/// Opens an example from the list.
fn open_example(page: &Page, id: &str) {
    let link = page.find(&format!("[data-example={id}]"));
    link.click();
}

/// Whether an element is completely inside the window.
fn is_in_sight(page: &Page, selector: &str) -> bool {
    let inside = "
        const at = document.querySelector(arguments[0]).getBoundingClientRect();
        return at.top >= 0 && at.bottom <= innerHeight;";
    page.script_with(inside, vec![selector.into()]) == true
}

#[test]
fn an_example_opens_at_its_step_without_a_message_and_back_leads_to_the_list() {
    let page = Visit::new().viewport(PHONE).at("#view=examples");
    page.wait_for("the list", |page| page.has("[data-example]"));
    open_example(&page, "tree");
    page.wait_for("its step", |page| page.number("step") == Some(205));
    page.wait_for_state("paused");
    let mut queens = page.marked("queen");
    queens.sort();
    assert_eq!(queens.len(), 6);
    assert!(!page.has("[data-testid=message]"));
    assert!(page.by_testid("play").has_focus());
    page.wait_for("the board in sight", |page| {
        is_in_sight(page, "[data-testid=board]")
    });
    page.back();
    page.wait_for("the list", |page| page.has("[data-example]"));
    page.find("[data-example=tour]").focus();
    page.press("Enter");
    page.wait_for("the tour", |page| page.number("step") == Some(126));
    page.find("#view-examples").click();
    page.wait_for("the current one", |page| {
        page.has("[data-example=tour][aria-current]")
    });
    page.wait_for("it in sight", |page| {
        is_in_sight(page, "[data-example=tour]")
    });
    page.close();
}

#[test]
fn examples_open_the_panels_that_they_tell_of() {
    let page = Page::at("#view=examples&lang=fr");
    for (id, shown) in [
        ("twelve", "[data-testid=results] .exhibit"),
        ("look-ahead", "[data-testid=board-2] [data-marks~=queen]"),
        ("greedy", "[data-testid=starts] .starts-map [data-value]"),
        ("four-do-not", "[data-testid=proof] [data-frame]"),
        (
            "thousand",
            "[data-testid=board][data-n='1000'][data-queens='1000']",
        ),
        ("eighteen", "[data-testid=run]"),
    ] {
        page.wait_for("the list", |page| page.has("[data-example]"));
        open_example(&page, id);
        page.wait_for(id, |page| page.has(shown) && !page.has("[data-example]"));
        assert!(!page.has("[data-testid=message]"), "{id}");
        assert!(page.address().contains("lang=fr"), "{id}");
        page.find("#view-examples").click();
    }
    page.close();
}
