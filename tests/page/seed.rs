//! The seed of what draws: in the address, typed, drawn anew.

use queens_tests::Page;

fn seed(page: &Page) -> String {
    page.by_testid("seed").value()
}

#[test]
fn a_seed_is_drawn_once_and_written_and_the_same_link_gives_the_same_events() {
    let page = Page::open("#n=8&algorithm=random-rows");
    page.wait_for("a seed", |page| page.has("[data-testid=seed]"));
    let drawn = seed(&page);
    assert!(drawn.parse::<u64>().is_ok(), "{drawn}");
    page.wait_for("the address", |page| {
        page.address()
            .ends_with(&format!("#n=8&algorithm=random-rows&seed={drawn}"))
    });
    page.set_fragment(&format!("n=8&algorithm=random-rows&seed={drawn}&step=200"));
    page.wait_for("the step", |page| page.number("step") == Some(200));
    let queens = page.marked("queen");
    page.close();

    let other = Page::open(&format!("#n=8&algorithm=random-rows&seed={drawn}&step=200"));
    other.wait_for_state("paused");
    assert_eq!((other.marked("queen"), seed(&other)), (queens, drawn));
    other.close();
}

#[test]
fn a_new_seed_and_a_typed_one_make_the_result_stale() {
    let page = Page::open("#n=8&algorithm=random-rows&seed=5&step=30");
    page.wait_for_state("paused");
    assert_eq!(seed(&page), "5");
    page.by_role("button", "New seed").click();
    page.wait_for("stale", |page| {
        page.attribute("app", "data-stale").as_deref() == Some("true") && seed(page) != "5"
    });
    page.by_testid("seed").enter("5");
    page.press("Tab");
    page.wait_for("fresh", |page| {
        page.attribute("app", "data-stale").as_deref() == Some("false")
    });
    assert_eq!(page.number("step"), Some(30));
    page.by_testid("seed").enter("18446744073709551615");
    page.press("Tab");
    page.wait_for("stale", |page| {
        page.attribute("app", "data-stale").as_deref() == Some("true")
    });
    // The link is that of the board until the new search is run.
    assert!(page.address().contains("seed=5&step=30"));
    page.by_testid("run").click();
    page.wait_for("the address", |page| {
        page.address().contains("seed=18446744073709551615")
    });
    page.back();
    page.wait_for_state("paused");
    assert_eq!(
        (seed(&page), page.number("step")),
        ("5".to_owned(), Some(30))
    );
    page.close();
}

#[test]
fn a_bad_seed_is_refused_with_its_value_and_what_is_allowed() {
    let page = Page::open("#n=8&algorithm=random-rows&seed=5");
    page.wait_for_state("idle");
    page.by_testid("seed").enter("18446744073709551616");
    page.press("Tab");
    page.wait_for("the message", |page| {
        page.attribute("message", "data-code").as_deref() == Some("bad-value")
    });
    let said = page.by_testid("message").text();
    assert_eq!(
        said,
        "seed=18446744073709551616 is outside 0–18446744073709551615; using 5"
    );
    assert_eq!(
        page.attribute("seed", "aria-invalid").as_deref(),
        Some("true")
    );
    assert!(page.address().contains("seed=5"));
    page.close();
}

#[test]
fn what_does_not_draw_has_no_seed() {
    let page = Page::open("#n=8&algorithm=random-rows&seed=5");
    page.wait_for_state("idle");
    page.by_testid("algorithm").choose("recursive");
    page.wait_for("no seed", |page| {
        !page.has("[data-testid=seed]") && !page.address().contains("seed")
    });
    page.by_testid("algorithm").choose("random-placement");
    page.wait_for("the seed again", |page| page.address().contains("seed=5"));
    page.close();
}
