//! The proof by frames: its map, the frame on the board, and the table of values.

use queens_tests::{DESKTOP, Page, Viewport, Visit};

const EIGHT: &str = "#problem=domination&n=8&algorithm=frames&view=proof";

/// Plays the search to its end.
fn proven(page: &Page) {
    page.by_testid("play").click();
    page.wait_for("the search", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    page.by_testid("to-end").click();
    page.wait_for("the end", |page| page.state() == "done");
}

fn frames(page: &Page, name: &str) -> Option<String> {
    page.attribute("frames", name)
}

#[test]
fn the_map_has_a_place_for_each_frame_and_a_click_shows_it_on_the_board_everywhere() {
    let page = Page::at(EIGHT);
    proven(&page);
    page.wait_for("all frames", |page| {
        frames(page, "data-frames").as_deref() == Some("45")
    });
    assert_eq!(frames(&page, "data-closed").as_deref(), Some("25"));
    let places = page.find_all("[data-testid=frames] [data-frame]");
    assert_eq!(places.len(), 45);
    let total = page.by_testid("total").text();
    assert!(
        total.contains(
            "4 do not (140 positions examined: 45 frames up to symmetry, 95 squares tried)"
        ),
        "{total}"
    );
    page.find("[data-frame=\"0,1,0,1\"]").click();
    page.wait_for("the frame", |page| page.has("[data-frame-lines]"));
    let told = page.find(".frames-told").text();
    assert!(told.contains("Frame a2–g8"), "{told}");
    page.press("Escape");
    page.wait_for("the board alone", |page| !page.has("[data-frame-lines]"));
    page.close();
}

#[test]
fn a_click_leads_from_a_frame_to_its_step_everywhere() {
    let page = Page::at(EIGHT);
    proven(&page);
    page.find("[data-frame=\"0,1,0,1\"]").click();
    let button = page.find(".to-step");
    let step = button.attribute("data-step").expect("a step");
    button.click();
    page.wait_for("the step", |page| {
        page.attribute("step", "data-value").as_deref() == Some(step.as_str())
    });
    assert_eq!(
        page.attribute("event", "data-kind").as_deref(),
        Some("bound")
    );
    page.close();
}

#[test]
fn another_search_for_dominating_sets_offers_the_proof_by_frames() {
    let search = "#problem=domination&n=8&algorithm=coverage-search&goal=first&k=4&fixed=d4";
    let page = Page::at(&format!("{search}&view=results"));
    page.by_testid("run").click();
    // The offer appears as soon as the result is known, during playback.
    page.wait_for("the offer", |page| page.has("[data-testid=by-frames]"));
    page.by_testid("by-frames").click();
    page.wait_for("the search by frames", |page| {
        let address = page.address();
        ["algorithm=frames", "k=4", "fixed=d4"]
            .iter()
            .all(|part| address.contains(part))
    });
    page.wait_for("its frames", |page| {
        frames(page, "data-frames").is_some_and(|count| count != "0")
    });
    page.close();
}

#[test]
fn the_refutation_has_the_tests_that_the_headline_has_everywhere() {
    let page = Page::at("#problem=domination&n=8&algorithm=frames&view=results");
    proven(&page);
    let links = page.find_all("[data-testid=chain] button");
    let told: Vec<_> = links.iter().map(|link| link.text()).collect();
    assert!(
        told.contains(&"k = 4: refuted, 95 tests".to_owned()),
        "{told:?}"
    );
    page.close();
}

#[test]
fn the_argument_is_a_click_away_from_the_map_everywhere() {
    let page = Page::at(EIGHT);
    proven(&page);
    page.find(".proof .hint a").click();
    page.wait_for("the question", |page| {
        page.has("[data-testid=sheet-question][data-question='000-2.4-proof']")
    });
    page.wait_for("its title", |page| page.find("#question-title").has_focus());
    page.find("[data-testid=answer] summary").click();
    page.find("[data-testid=answer][open] [data-frame-lines=\"c3–f6\"]");
    page.close();
}

#[test]
fn keys_go_about_on_the_map_and_choose_a_frame() {
    let page = Page::at(EIGHT);
    proven(&page);
    page.find("[data-frame=\"0,0,0,0\"]").click();
    page.script("document.querySelector('[data-frame=\"0,0,0,0\"]').focus()");
    for key in ["ArrowRight", "ArrowDown", "Enter"] {
        page.press(key);
    }
    page.wait_for("the frame", |page| {
        page.find(".frames-told").text().contains("Frame a2–g8")
    });
    assert_eq!(
        page.find("[data-frame=\"0,1,0,1\"]")
            .attribute("aria-selected")
            .as_deref(),
        Some("true")
    );
    assert_eq!(page.state(), "done");
    page.close();
}

#[test]
fn a_larger_board_is_counted_and_its_set_stands_in_the_end() {
    let page = Page::at("#problem=domination&n=14&algorithm=frames&view=proof");
    page.by_testid("run").click();
    page.wait_for("the end", |page| page.state() == "done");
    assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("8"));
    assert_eq!(frames(&page, "data-frames").as_deref(), Some("210"));
    let event = page.by_testid("event").text();
    assert!(
        event.contains("8 queens suffice; 7 do not (4,901 positions examined: "),
        "{event}"
    );
    page.close();
}

#[test]
fn a_counted_set_covers_every_square_of_the_chart() {
    let page = Page::at("#problem=domination&n=14&algorithm=frames");
    page.by_testid("run").click();
    page.wait_for("the end", |page| page.state() == "done");
    let uncovered = page.find("[data-testid=coverage] tr[data-times='0'] td");
    assert_eq!(uncovered.text(), "0");
    page.close();
}

#[test]
fn a_value_of_the_table_is_proven_here() {
    let page = Page::at(EIGHT);
    page.find("[data-testid=least-numbers] summary").click();
    page.find("[data-prove=\"9\"]").click();
    page.wait_for("the search", |page| page.address().contains("n=9"));
    page.by_testid("to-end").click();
    page.wait_for("the end", |page| page.state() == "done");
    assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("5"));
    page.close();
}

#[test]
fn the_chosen_frame_is_told_in_sight_of_the_map_with_its_labels() {
    for n in [8, 12] {
        let page = Visit::new()
            .viewport(Viewport {
                width: 1366,
                height: 768,
                ..DESKTOP
            })
            .at(&format!(
                "#problem=domination&n={n}&algorithm=frames&view=proof"
            ));
        proven(&page);
        page.wait_for("the map", |page| page.has("[data-frame=\"0,0,0,1\"]"));
        let pairs = page.find_all(".frames-pairs text").len();
        assert!(pairs >= 18, "{pairs}");
        page.find("[data-frame=\"0,0,0,1\"]").click();
        page.wait_for("the frame", |page| page.has("[data-frame-lines]"));
        let (_, top, _, height) = page.find(".frames-told p:last-child").rectangle();
        let (_, panel, _, room) = page.by_testid("proof").rectangle();
        assert!(top + height <= panel + room, "{n}: {top} + {height}");
        let (_, map, _, drawn) = page.by_testid("frames").rectangle();
        let (_, told, ..) = page.find(".frame-looked-at").rectangle();
        assert!(
            map + drawn <= told,
            "{n}: {map} + {drawn} lies under {told}"
        );
        assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("0"));
        page.close();
    }
}

#[test]
fn the_event_of_a_frame_tells_its_required_lines_and_shows_them_on_the_board() {
    let page = Page::at("#problem=domination&n=8&algorithm=frames&view=proof");
    proven(&page);
    page.find("[data-frame=\"0,1,0,1\"]").click();
    page.find(".to-step").click();
    page.wait_for("the frame", |page| {
        let why = page.find("p.why").text();
        why.contains("Frame a2–g8")
            && why.contains("At least one queen on each: column h and row 1.")
    });
    assert!(page.has("[data-frame-lines=\"a2–g8\"]"));
    page.close();
}
