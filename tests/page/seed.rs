//! The seed of random searches: in the address, typed, and drawn at random.

use queens_tests::{Page, label};

fn seed(page: &Page) -> String {
    page.by_testid("seed").value()
}

#[test]
fn a_new_seed_and_a_typed_one_apply_at_once() {
    let page = Page::at("#n=8&algorithm=random-rows&seed=5&step=30");
    page.wait_for_state("paused");
    assert_eq!(seed(&page), "5");
    page.by_role("button", &label("start.new-seed")).click();
    page.wait_for("stale", |page| {
        page.attribute("app", "data-stale").as_deref() == Some("true") && seed(page) != "5"
    });
    page.by_testid("event-undo").click();
    page.wait_for("fresh", |page| {
        page.attribute("app", "data-stale").as_deref() == Some("false")
    });
    page.wait_for("the step", |page| page.number("step") == Some(30));
    page.by_testid("seed").enter("18446744073709551615");
    page.press("Tab");
    page.wait_for("stale", |page| {
        page.attribute("app", "data-stale").as_deref() == Some("true")
    });
    assert!(page.address().ends_with("seed=18446744073709551615"));
    page.by_testid("run").click();
    page.wait_for("a step", |page| page.number("step") > Some(0));
    page.back();
    page.wait_for_state("paused");
    assert_eq!(
        (seed(&page), page.number("step")),
        ("5".to_owned(), Some(30))
    );
    page.close();
}
