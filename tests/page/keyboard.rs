//! The page with the keyboard only.

use queens_tests::{Motion, Page, Visit, label};

#[test]
fn the_page_is_played_by_its_keys_everywhere() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    for (stroke, step) in [
        ("ArrowRight", 858),
        ("Shift+ArrowRight", 868),
        ("ArrowLeft", 867),
        ("Shift+ArrowLeft", 857),
        ("Home", 0),
        ("n", 1024),
    ] {
        page.press(stroke);
        page.wait_for(stroke, |page| page.number("step") == Some(step));
    }
    page.press("End");
    page.wait_for_state("done");
    page.press("Shift+n");
    page.wait_for("the last solution", |page| {
        page.attribute("event", "data-kind").as_deref() == Some("solution")
    });
    page.press("+");
    page.wait_for("a higher speed", |page| {
        page.by_testid("speed").value() == "15"
    });
    page.press("-");
    page.wait_for("the speed before", |page| {
        page.by_testid("speed").value() == "8"
    });
    page.press("Space");
    page.wait_for_state("playing");
    page.press("Space");
    page.wait_for_state("paused");
    page.close();
}

#[test]
fn the_keys_are_listed_and_the_list_closes_with_escape() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.by_testid("keys").focus();
    page.press("Enter");
    page.wait_for("the list", |page| page.has("dialog[open], [role=dialog]"));
    page.assert_accessible();
    page.press("Escape");
    page.wait_for("no list", |page| !page.has("dialog[open], [role=dialog]"));
    assert!(page.by_testid("keys").has_focus());
    page.close();
}

#[test]
fn the_board_is_one_tab_stop_and_the_arrows_move_within_it_everywhere() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    let stops = "[data-testid=board] button[tabindex='0']";
    assert_eq!(page.find_all(stops).len(), 1);
    page.find(stops).focus();
    for _ in 0..12 {
        page.press("ArrowUp");
        page.press("ArrowRight");
    }
    assert!(page.has("[data-square=h8] button:focus, button[data-square=h8]:focus"));
    page.press("Home");
    assert!(page.has("[data-square=a8] button:focus, button[data-square=a8]:focus"));
    assert_eq!(page.find_all(stops).len(), 1);
    page.press("Tab");
    assert!(!page.has("[data-testid=board] :focus"));
    page.close();
}

#[test]
fn a_search_is_set_up_and_run_from_the_form_by_keyboard() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.by_testid("size").enter("6");
    page.press("Enter");
    page.by_testid("speed").choose("max");
    page.by_testid("run").focus();
    page.press("Enter");
    page.wait_for_state("done");
    assert_eq!(page.number("total"), Some(4));
    page.close();
}

#[test]
fn what_happens_is_said_in_the_live_region() {
    let page = Page::at("#n=8&algorithm=recursive&step=856");
    page.wait_for_state("paused");
    page.press("ArrowRight");
    page.wait_for("the sentence", |page| {
        let said = page
            .script("return document.querySelector('[role=status].visually-hidden').textContent");
        said.as_str()
            .is_some_and(|said| said == page.by_testid("event").text().trim())
    });
    page.close();
}

#[test]
fn another_problem_is_said_in_the_live_region() {
    let page = Page::at("#n=8&algorithm=recursive&step=856");
    page.wait_for_state("paused");
    page.by_testid("problem-domination").click();
    page.wait_for("the problem", |page| {
        let said = page
            .script("return document.querySelector('[role=status].visually-hidden').textContent");
        let told = page.by_testid("event").text();
        said == format!("Domination. {}", told.trim())
    });
    page.close();
}

#[test]
fn reduced_motion_means_no_transitions() {
    let page = Visit::new()
        .motion(Motion::Reduced)
        .at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.press("ArrowRight");
    let moving = page.script(
        "return document.getAnimations().filter((animation) => animation.effect.getComputedTiming().duration > 0).length",
    );
    assert_eq!(moving, 0);
    page.close();
}

#[test]
fn space_pauses_right_after_a_click_on_run_and_on_the_scrubber() {
    let page = Page::at("#n=12&algorithm=recursive&speed=60");
    page.by_testid("run").click();
    page.wait_for("a way", |page| page.number("step") > Some(20));
    page.press("Space");
    page.wait_for_state("paused");
    let step = page.number("step");
    assert!(step > Some(20));
    page.by_testid("scrubber").focus();
    page.press("Shift+ArrowRight");
    page.wait_for("ten steps", |page| {
        page.number("step") == step.map(|step| step + 10)
    });
    page.press("Space");
    page.wait_for_state("playing");
    page.close();
}

#[test]
fn letters_and_ends_work_where_a_radio_button_has_the_focus_and_letters_on_a_tab() {
    let page = Page::at("#n=6&algorithm=recursive&step=20&goal=all");
    page.wait_for_state("paused");
    page.find("#view-tree").focus();
    page.press("n");
    page.wait_for("the first solution", |page| {
        page.attribute("event", "data-kind").as_deref() == Some("solution")
    });
    page.find("input[type=radio]:checked").focus();
    page.press("Shift+d");
    page.wait_for("a dead end before it", |page| {
        page.attribute("event", "data-kind").as_deref() == Some("dead-end")
    });
    page.press("Home");
    page.wait_for("the start", |page| page.number("step") == Some(0));
    page.press("End");
    page.wait_for_state("done");
    page.close();
}

#[test]
fn letters_are_turned_off_for_this_visit_and_the_next_and_on_again() {
    let page = Page::at("#n=6&algorithm=recursive&step=20&goal=all");
    page.wait_for_state("paused");
    let switch = |page: &Page| {
        page.by_role("button", &label("header.keys")).click();
        page.by_testid("character-keys").click();
        page.assert_accessible();
        page.press("Escape");
        page.wait_for("no dialog", |page| !page.has("dialog[open]"));
    };
    switch(&page);
    page.press("n");
    page.press("?");
    assert!(!page.has("dialog[open]"));
    // Keys that type no character still work.
    page.press("Shift+ArrowLeft");
    page.wait_for("ten steps less", |page| page.number("step") == Some(10));
    let next = page.by_testid("next-solution");
    assert_eq!(next.attribute("aria-keyshortcuts"), None);
    page.load("?n=6&algorithm=recursive&step=20&goal=all");
    page.wait_for_state("paused");
    page.press("n");
    page.press("Shift+ArrowLeft");
    page.wait_for("ten steps less", |page| page.number("step") == Some(10));
    switch(&page);
    page.press("n");
    page.wait_for("the solution", |page| page.number("step") > Some(20));
    page.close();
}
