//! The primary button, Play. Also the ways back.

use queens_tests::{LANGUAGES, PHONE, Page, Visit};

/// The buttons that look primary.
fn primary(page: &Page) -> Vec<String> {
    let found = page.script(
        "return [...document.querySelectorAll('.button.primary')].map((it) => it.dataset.testid)",
    );
    serde_json::from_value(found).expect("names")
}

/// Runs a board of size `n`, stops after some steps, and returns the step.
fn run(page: &Page, n: &str) -> u64 {
    page.by_testid("size").enter(n);
    page.by_testid("run").click();
    page.wait_for("some steps", |page| {
        page.number("step") > Some(5) && page.has("[data-testid=pause]")
    });
    page.by_testid("pause").click();
    page.wait_for_state("paused");
    page.number("step").expect("a step")
}

#[test]
fn play_is_the_primary_button_also_after_a_change() {
    let page = Page::open("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    assert_eq!(primary(&page), ["play"]);
    page.by_testid("play").click();
    page.wait_for("playing", |page| primary(page) == ["pause"]);
    assert_eq!(page.by_testid("run").text(), "Run again");
    page.by_testid("pause").click();
    page.wait_for("paused", |page| primary(page) == ["play"]);
    page.by_testid("size").enter("6");
    page.press("Tab");
    page.wait_for("another board", |page| page.state() == "idle");
    assert_eq!(primary(&page), ["play"]);
    assert_eq!(page.by_testid("run").text(), "Run");
    page.close();
}

#[test]
fn a_tapped_square_replaces_the_search_and_undo_returns_to_it() {
    for language in LANGUAGES {
        let page = Visit::new().viewport(PHONE).at(&format!(
            "#n=8&algorithm=recursive&step=300&lang={language}"
        ));
        page.wait_for_state("paused");
        page.click_square("d4");
        page.wait_for("the offer", |page| page.has("[data-testid=event-undo]"));
        page.assert_fits(390, "the offer");
        page.assert_accessible();
        assert!(page.address().contains("fixed=d4"));
        page.by_testid("event-undo").click();
        page.wait_for("the search before", |page| {
            page.number("step") == Some(300) && page.address().contains("step=300")
        });
        page.close();
    }
}

#[test]
fn the_end_of_a_search_for_all_leads_to_its_solutions() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#n=6&algorithm=recursive&step=1097");
    page.wait_for_state("done");
    page.by_testid("event-solutions").click();
    // The position in the window. The gallery starts far below it.
    let top =
        "return document.querySelector('[data-testid=solution-1]')?.getBoundingClientRect().top";
    page.wait_for("the gallery in sight", |page| {
        let top = page.script(top).as_f64();
        top.is_some_and(|top| (0.0..844.0).contains(&top))
    });
    page.wait_for("its address", |page| {
        page.address().contains("view=results")
    });
    page.close();
}

#[test]
fn shift_and_enter_run_from_the_board() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.find("[data-square=d4] button").focus();
    page.press("Shift+Enter");
    page.wait_for("playing", |page| page.number("step") > Some(0));
    assert!(!page.address().contains("fixed"), "{}", page.address());
    page.close();
}

#[test]
fn all_given_queens_are_freed_at_once() {
    let page = Page::at("#n=8&algorithm=recursive&fixed=a1,b3,c5");
    page.wait_for_state("idle");
    page.by_testid("free-all").click();
    page.wait_for("an empty board", |page| !page.address().contains("fixed"));
    assert!(page.by_testid("fixed").has_focus());
    page.close();
}

#[test]
fn back_comes_to_the_run_before_at_its_step() {
    let page = Page::at("#n=8&algorithm=recursive&speed=60");
    page.wait_for_state("idle");
    let eight = run(&page, "8");
    run(&page, "6");
    page.back();
    page.wait_for("the run of eight", |page| {
        page.number("step") == Some(eight)
    });
    assert_eq!(page.by_testid("size").value(), "8");
    page.wait_for_state("paused");
    page.forward();
    page.wait_for("the run of six", |page| {
        page.by_testid("size").value() == "6"
    });
    page.close();
}

#[test]
fn running_the_same_again_adds_no_place_to_go_back_to() {
    let page = Page::at("#problem=domination&n=5&algorithm=coverage-search&goal=first");
    page.wait_for_state("idle");
    let length = || page.script("return history.length");
    let before = length();
    page.by_testid("run").click();
    page.wait_for("playing", |page| page.number("step") > Some(0));
    assert_eq!(length(), before);
    page.close();
}

#[test]
fn a_shared_link_has_colours_and_language_only_if_ticked() {
    let page = Page::at("#n=8&algorithm=recursive&step=857&lang=fr&theme=dark");
    page.wait_for_state("paused");
    page.by_testid("share").click();
    let link = || page.by_testid("link").value();
    page.wait_for("the link", |page| page.has("[data-testid=link]"));
    assert!(
        link().ends_with("#n=8&algorithm=recursive&step=857"),
        "{}",
        link()
    );
    page.by_testid("share-look").click();
    page.wait_for("the look", |_| {
        link().contains("lang=fr") && link().contains("theme=dark")
    });
    page.assert_accessible();
    page.press("Escape");
    page.wait_for("no dialog", |page| !page.has("dialog"));
    assert!(page.by_testid("share").has_focus());
    page.close();
}

#[test]
fn space_plays_after_a_click_on_a_button_of_the_transport() {
    let page = Page::at("#n=8&algorithm=recursive&step=100&speed=2");
    page.wait_for_state("paused");
    page.by_testid("step-forward").click();
    page.wait_for("a step", |page| page.number("step") == Some(101));
    page.press("Space");
    page.wait_for_state("playing");
    page.by_testid("pause").click();
    page.wait_for_state("paused");
    // With the keyboard, a focused button keeps its own keys.
    let step = page.number("step");
    page.by_testid("step-forward").focus();
    page.press("Space");
    page.wait_for("a step", |page| {
        page.number("step") == step.map(|step| step + 1)
    });
    assert_eq!(page.state(), "paused");
    page.close();
}

#[test]
fn shift_and_enter_run_what_is_typed_in_a_field_of_the_form() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    for (field, typed, says) in [("size", "6", "n=6"), ("fixed", "c6", "fixed=c6")] {
        page.by_testid(field).focus();
        // Typing replaces the field's content.
        page.press("Control+a");
        page.type_text(typed);
        page.press("Shift+Enter");
        page.wait_for(field, |page| {
            page.address().contains(says)
                && page.number("step") > Some(0)
                && page.attribute("app", "data-stale").as_deref() == Some("false")
        });
    }
    page.close();
}
