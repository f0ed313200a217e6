//! Impossible and expensive searches: the page explains them before the start, and offers alternatives.

use queens_tests::Page;

fn refusal(page: &Page) -> String {
    page.by_testid("refusal").text()
}

#[test]
fn too_many_candidates_are_refused_with_their_exact_number_and_time_and_two_ways_out() {
    let page = Page::at("#n=32&algorithm=subsets");
    page.wait_for_state("idle");
    assert!(!page.by_testid("run").is_enabled());
    assert!(refusal(&page).contains("20,000,000"), "{}", refusal(&page));
    // The text does not depend on the speed of this machine.
    assert!(
        refusal(&page).contains("however fast"),
        "{}",
        refusal(&page)
    );
    page.wait_for("a measured rate", |page| {
        page.attribute("cost", "data-measured").as_deref() == Some("true")
    });
    let card = page.by_testid("cost").text();
    // C(1024, 32) is the number of sets of 32 squares.
    let candidates = "4975934516475091945873053437980096233985625508261827213576160";
    assert_eq!(
        page.attribute("cost", "data-candidates").as_deref(),
        Some(candidates)
    );
    assert!(card.replace(',', "").contains(candidates), "{card}");
    assert!(card.contains("≈ 5.0 × 10⁶⁰"), "{card}");
    assert!(
        card.contains("years") && card.contains("measured"),
        "{card}"
    );
    page.by_testid("use-size").click();
    page.wait_for("a board that works", |page| {
        page.by_testid("size").value() == "6" && page.by_testid("run").is_enabled()
    });
    // The pressed button disappears, and Play gets the focus.
    page.wait_for("the focus on Play", |page| {
        page.by_testid("play").has_focus()
    });
    assert!(!page.has("[data-testid=refusal]"));
    page.by_testid("size").enter("8");
    page.press("Tab");
    page.wait_for("refused again", |page| page.has("[data-testid=refusal]"));
    assert_eq!(
        page.attribute("cost", "data-candidates").as_deref(),
        Some("4426165368")
    );
    page.by_testid("use-algorithm").click();
    page.wait_for("another algorithm", |page| {
        page.by_testid("algorithm").value() == "recursive" && page.by_testid("run").is_enabled()
    });
    page.close();
}

#[test]
fn a_space_that_is_live_but_large_tells_its_size_and_time_beside_run() {
    let page = Page::at("#n=8&algorithm=one-per-column");
    page.wait_for("a measured rate", |page| {
        page.attribute("cost", "data-measured").as_deref() == Some("true")
    });
    assert!(page.by_testid("run").is_enabled() && !page.has("[data-testid=refusal]"));
    let card = page.by_testid("cost").text();
    assert!(
        card.contains("16,777,216") && card.contains("about"),
        "{card}"
    );
    page.by_testid("size").enter("7");
    page.press("Tab");
    page.wait_for("no card for a small space", |page| {
        !page.has("[data-testid=cost]")
    });
    page.close();
}

#[test]
fn fixed_queens_that_cannot_be_kept_are_freed_in_one_click() {
    let page = Page::at("#n=8&algorithm=half-board&fixed=d4,f5");
    page.wait_for_state("idle");
    assert!(
        refusal(&page).contains("fixed queens"),
        "{}",
        refusal(&page)
    );
    assert_eq!(
        page.by_testid("event").text(),
        "This search cannot run. The setup explains why and suggests an alternative."
    );
    page.by_testid("free-queens").click();
    page.wait_for("a form that works", |page| {
        page.by_testid("run").is_enabled() && page.marked("fixed").is_empty()
    });
    page.close();
}

#[test]
fn a_draw_that_would_never_end_is_not_begun() {
    let page = Page::at("#n=3&algorithm=random-rows&seed=1");
    page.wait_for_state("idle");
    assert!(refusal(&page).contains("never end"), "{}", refusal(&page));
    page.press("Space");
    page.wait_for("the reason", |page| {
        page.attribute("message", "data-code").as_deref() == Some("refused")
    });
    assert_eq!(page.state(), "idle");
    page.by_testid("use-size").click();
    page.wait_for("n = 4", |page| page.by_testid("size").value() == "4");
    page.close();
}

#[test]
fn a_goal_that_the_algorithm_lacks_is_off_and_a_lost_goal_is_said() {
    let page = Page::at("#n=6&algorithm=recursive&goal=count");
    page.wait_for_state("idle");
    page.by_testid("algorithm").choose("random-rows");
    page.wait_for("the message", |page| {
        page.attribute("message", "data-code").as_deref() == Some("goal-changed")
    });
    assert_eq!(page.attribute("goal", "value").as_deref(), Some("first"));
    let off = "return [...document.querySelectorAll('[data-testid=goal] input:disabled')].map((it) => it.value)";
    assert_eq!(page.script(off), serde_json::json!(["all", "count"]));
    assert_eq!(
        page.find("#choice-why").text(),
        "Not with this algorithm: All, Count"
    );
    page.by_testid("algorithm").choose("recursive");
    page.wait_for("all goals", |page| {
        !page.has("[data-testid=goal] input:disabled")
    });
    page.close();
}

#[test]
fn the_algorithms_stand_in_families() {
    let page = Page::at("#n=8&algorithm=bitmask&lang=fr");
    page.wait_for_state("idle");
    let families = page.script(
        "return [...document.querySelectorAll('[data-testid=algorithm] optgroup')].map((it) => it.label)",
    );
    let families = families.as_array().expect("families");
    assert!(
        families.len() >= 4 && families.contains(&"Force brute".into()),
        "{families:?}"
    );
    assert_eq!(page.by_testid("algorithm").value(), "bitmask");
    page.close();
}

#[test]
fn what_cannot_be_used_is_told_when_run_is_clicked_right_after_it_was_typed() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    for (field, text) in [("size", "many"), ("fixed", "z99")] {
        page.by_testid(field).focus();
        page.press("Control+a");
        page.type_text(text);
        page.by_testid("run").click();
        page.wait_for("what is wrong", |page| {
            let told = page.find_all("[data-testid=message], .hint.bad");
            told.iter().any(|told| told.text().contains(text))
        });
        assert_eq!(page.state(), "idle", "{text}");
    }
    page.close();
}

#[test]
fn what_was_typed_counts_where_run_was_off_or_left_before_it_was_released() {
    let page = Page::at("#n=32&algorithm=subsets");
    page.wait_for_state("idle");
    let type_size = |text: &str| {
        page.by_testid("size").focus();
        page.press("Control+a");
        page.type_text(text);
    };
    assert!(!page.by_testid("run").is_enabled());
    type_size("5");
    press_and_release(&page, "[data-testid=run]", "[data-testid=run]");
    page.wait_for("the search", |page| {
        page.by_testid("run").is_enabled() && page.state() != "idle"
    });
    page.go("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    type_size("many");
    press_and_release(&page, "[data-testid=run]", "h2");
    page.wait_for("what is wrong", |page| {
        let told = page.find_all("[data-testid=size-error]");
        told.iter().any(|told| told.text().contains("many"))
    });
    assert_eq!(page.state(), "idle");
    page.close();
}

/// Presses the mouse on one element and releases it on another.
fn press_and_release(page: &Page, from: &str, to: &str) {
    for (kind, selector) in [("mousePressed", from), ("mouseReleased", to)] {
        let (x, y, width, height) = page.find(selector).rectangle();
        let [x, y] = [x + width / 2.0, y + height / 2.0];
        let event =
            serde_json::json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        page.devtools("Input.dispatchMouseEvent", event);
    }
}
