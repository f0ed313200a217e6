//! The tools of the results: exports, and the check of another program's output.

use super::*;
use queens_tests::Viewport;

/// A script that records copied texts and saved files.
const WATCH: &str = "
    window.copied = [];
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied.push(text); } } });
    window.saved = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => window.saved.push(text)); return make.call(URL, blob); };";

/// A knight's tour on 8 × 8.
const FROM_C3: &str = "c3 a2 c1 e2 g1 h3 g5 h7 f8 d7 b8 a6 b4 c2 a1 b3 a5 b7 d8 f7 h8 g6 h4 g2 e1 f3 h2 f1 d2 b1 a3 b5 \
     a7 c8 d6 e8 c7 a8 b6 a4 c5 e6 g7 h5 f4 d3 b2 d1 f2 h1 g3 e4 f6 d5 e7 g8 h6 g4 e3 c4 e5 c6 d4 f5";

/// Opens the export of solutions.
fn export(page: &Page) {
    page.by_testid("export").click();
    page.wait_for("the tabs", |page| page.has("[data-testid=share-text]"));
    page.by_testid("share-text").click();
    page.wait_for("the way to files", |page| {
        page.has("[data-testid=share-files]")
    });
    page.by_testid("share-files").click();
}

/// Opens the export of solutions by keyboard, from the open dialog.
fn files_by_key(page: &Page) {
    page.wait_for("the tabs", |page| {
        page.has("[data-testid=share-picture][aria-selected=true]")
    });
    page.by_testid("share-picture").focus();
    page.press("End");
    page.wait_for("the way to files", |page| {
        page.has("[data-testid=share-files]")
    });
    page.by_testid("share-files").focus();
    page.press("Enter");
}

#[test]
fn the_text_is_copied_as_the_sheet_prints_it_and_files_name_the_search() {
    let page = Visit::new()
        .before_load(WATCH)
        .open("#n=8&algorithm=recursive&step=5");
    page.wait_for_state("paused");
    export(&page);
    page.wait_for("the tool and all boards", |page| {
        count(page) == Some(92) && page.has("[data-testid=results-copy]")
    });
    page.by_testid("results-most").enter("5");
    page.by_testid("results-copy").click();
    page.wait_for_script("the text", "window.copied.length === 1");
    let sheet = "Sol #  1: [0 4 7 5 2 6 1 3 ]\nSol #  2: [0 5 7 2 6 3 1 4 ]\nSol #  3: [0 6 3 5 7 1 4 2 ]\n\
                 Sol #  4: [0 6 4 7 1 3 5 2 ]\nSol #  5: [1 3 5 7 2 0 6 4 ]\n";
    assert_eq!(page.script("return window.copied[0]"), sheet);
    page.by_testid("results-form").choose("digits-1");
    page.wait_for("the form", |page| {
        page.by_testid("results-text")
            .text()
            .starts_with("15863724\n16837425")
    });
    page.by_role("button", "CSV").click();
    page.wait_for_script("the file", "window.saved.length === 1");
    let csv = page.script("return window.saved[0]");
    let csv = csv.as_str().unwrap_or_default();
    assert_eq!(csv.lines().count(), 93);
    assert!(
        csv.lines()
            .nth(1)
            .unwrap_or_default()
            .contains(",recursive,8,8,,,,,1,1024,8,"),
        "{csv}"
    );
    page.by_role("button", "JSON").click();
    page.wait_for_script("the other file", "window.saved.length === 2");
    let list = page.script("const it = JSON.parse(window.saved[1]); return [it.n, it.algorithm, it.list.length, it.version]");
    assert_eq!(list.to_string(), "[8,\"recursive\",92,\"0.2.0\"]");
    page.close();
}

#[test]
fn export_takes_the_focus_into_its_panel_and_escape_gives_it_back_everywhere() {
    let page = Page::open("#n=6&algorithm=recursive&step=5");
    page.wait_for_state("paused");
    let focused = |page: &Page| {
        let id =
            page.script("const it = document.activeElement; return it.dataset.testid ?? it.id");
        id.as_str().unwrap_or_default().to_owned()
    };
    page.by_testid("export").focus();
    page.press("Enter");
    files_by_key(&page);
    page.wait_for("the first field", |page| focused(page) == "results-form");
    page.press("Tab");
    assert_eq!(focused(&page), "results-most");
    page.press("Escape");
    page.wait_for("no panel", |page| !page.has("section#results-export"));
    assert_eq!(focused(&page), "export");
    // Opened from its own button, the panel leaves the focus there and returns it there.
    page.by_testid("results-export").focus();
    page.press("Enter");
    page.wait_for("the panel", |page| page.has("section#results-export"));
    assert_eq!(focused(&page), "results-export");
    page.by_testid("results-copy").focus();
    page.press("Escape");
    page.wait_for("no panel", |page| !page.has("section#results-export"));
    assert_eq!(focused(&page), "results-export");
    // Switching panels does not move the focus back.
    page.by_testid("export").focus();
    page.press("Enter");
    files_by_key(&page);
    page.wait_for("the first field", |page| focused(page) == "results-form");
    for view in ["tree", "results"] {
        page.find(&format!("#view-{view}")).click();
        page.wait_for("the other panel", |page| {
            page.has(&format!("[role=tabpanel][data-testid={view}]"))
        });
    }
    assert!(page.has("section#results-export"));
    assert_eq!(focused(&page), "view-results");
    page.close();
}

#[test]
fn on_a_phone_the_focus_comes_back_to_what_can_be_seen() {
    let page = Visit::new()
        .viewport(PHONE)
        .open("#n=6&algorithm=recursive");
    page.wait_for_state("idle");
    page.find(".tool.menu").click();
    export(&page);
    let focused = "const it = document.activeElement; return it.dataset.testid ?? it.id";
    // Before a run there is no board to export, so the box itself gets the focus.
    page.wait_for("the panel", |page| page.script(focused) == "results-export");
    page.press("Escape");
    page.wait_for("no panel", |page| !page.has("section#results-export"));
    assert!(page.by_testid("results-export").has_focus());
    page.close();
}

/// Opens the check, and enters this text.
fn check(page: &Page, text: &str) {
    if !page.has("[data-testid=check-text]") {
        page.by_testid("results-check").click();
        page.wait_for("the field", |page| page.has("[data-testid=check-text]"));
    }
    page.by_testid("check-text").choose(text);
    page.by_testid("check").click();
    page.wait_for("the verdict", |page| {
        let state = page.attribute("check-verdict", "data-state");
        matches!(state.as_deref(), Some("right" | "defective" | "refused"))
    });
}

#[test]
fn solutions_of_another_board_are_checked_again_with_a_button() {
    let page = Page::open("#n=8&algorithm=recursive&view=results");
    check(&page, r#"[".Q..", "...Q", "Q...", "..Q."]"#);
    assert!(page.by_testid("other-size").text().contains("4×4"));
    page.by_testid("check-other-size").click();
    page.wait_for("the verdict for n = 4", |page| {
        page.attribute("check-verdict", "data-right").as_deref() == Some("1")
    });
    assert_eq!(page.by_testid("size").value(), "4");
    assert!(!page.has("[data-testid=other-size]"));
    page.close();
}

#[test]
fn an_output_is_judged_with_its_lines() {
    let page = Page::open("#n=6&algorithm=recursive&view=results");
    page.wait_for_state("idle");
    let right = "Il y a 4 solutions. On en affiche? 4\nSol #  1: [1 3 5 0 2 4 ]\nSol #  2: [2 5 1 4 0 3 ]\n\
                 Sol #  3: [3 0 4 1 5 2 ]\nSol #  4: [4 2 0 5 3 1 ]\n";
    check(&page, right);
    assert_eq!(
        page.attribute("check-verdict", "data-state").as_deref(),
        Some("right")
    );
    assert_eq!(
        page.attribute("check-verdict", "data-right").as_deref(),
        Some("4")
    );
    let flawed = "Sol #  1: [1 3 5 0 2 4 ]\nSol #  2: [1 3 5 0 2 4 ]\nSol #  3: [0 1 4 2 5 3 ]\n\
                  je ne sais pas\nSol #  4: [4 2 0 5 3 1 ]\n[1 3\n";
    check(&page, flawed);
    page.wait_for("the flaws", |page| {
        page.attribute("check-verdict", "data-state").as_deref() == Some("defective")
    });
    let said = page.find(".check-form").text();
    for part in [
        "Wrong. 2 of 4 solutions printed correctly; 2 missing, 1 printed again, 1 wrong, 1 line not read.",
        "1 line holds neither a board nor a claim and was passed over.",
        "Line 2: repeats the board of line 1",
        "Line 3: a1 and b2 attack each other on a diagonal",
        "Line 6: “[1 3” was not read; expected a closing bracket",
        "2 5 1 4 0 3",
        "3 0 4 1 5 2",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    page.find(".defects")
        .script("arguments[0].scrollIntoView({ block: 'center' })");
    page.assert_accessible();
    page.screenshot("results-verdict");
    check(&page, "   ");
    page.wait_for("the refusal", |page| {
        page.attribute("check-verdict", "data-state").as_deref() == Some("refused")
    });
    page.close();
}

#[test]
fn what_is_written_in_the_field_stays_while_the_page_plays_and_other_panels_are_seen() {
    let page = Page::open("#n=8&algorithm=recursive&speed=30&view=results");
    page.wait_for_state("idle");
    page.by_testid("results-check").click();
    page.wait_for("the field", |page| page.has("[data-testid=check-text]"));
    page.by_testid("run").click();
    page.wait_for_state("playing");
    page.by_testid("check-text").focus();
    page.type_text("15863724 n");
    page.wait_for("some steps", |page| page.number("step") > Some(3));
    assert_eq!(page.by_testid("check-text").value(), "15863724 n");
    page.by_role("tab", "Stack").click();
    page.wait_for("the stack", |page| page.has("[data-testid=stack]"));
    page.find("#view-results").click();
    page.wait_for("the field again", |page| {
        page.has("[data-testid=check-text]")
    });
    assert_eq!(page.by_testid("check-text").value(), "15863724 n");
    page.close();
}

#[test]
fn a_verdict_is_done_with_once_the_text_is_another_one() {
    let page = Page::open("#n=6&algorithm=recursive&view=results");
    page.wait_for_state("idle");
    check(&page, "1 3 5 0 2 4");
    page.by_testid("check-text").focus();
    page.type_text("9");
    page.wait_for("no verdict", |page| {
        page.attribute("check-verdict", "data-state").as_deref() == Some("none")
    });
    page.close();
}

#[test]
fn tours_and_sets_of_ones_own_are_checked_too() {
    let page = Page::open("#problem=knight&n=4&m=3&algorithm=tour-roth&view=results");
    page.wait_for_state("idle");
    let check = |text: &str, state: &str| {
        page.by_testid("check-text").enter(text);
        page.by_testid("check").click();
        page.wait_for(state, |page| {
            page.attribute("check-verdict", "data-state").as_deref() == Some(state)
        });
        page.by_testid("check-verdict").text()
    };
    page.by_testid("results-check").click();
    page.wait_for("the field", |page| page.has("[data-testid=check-text]"));
    let tour = "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3";
    let told = check(tour, "right");
    let start = "Start: a1. The page fixes no start, so any start is accepted.";
    assert_eq!(
        told,
        format!("Right. 1 correct solution (2 exist).\n{start}")
    );
    let told = check("a1 c2 d2", "defective");
    assert!(
        told.starts_with("Wrong. 0 of 2 solutions printed correctly"),
        "{told}"
    );
    let tool = page.find("section#results-check").text();
    assert!(
        tool.contains("no knight’s move leads from c2 to d2, square 3 of the tour"),
        "{tool}"
    );
    page.by_testid("problem-domination").click();
    page.by_testid("size").enter("5");
    page.find("#view-results").click();
    page.wait_for("the field", |page| page.has("[data-testid=check-text]"));
    let told = check("a1, b2, c9", "defective");
    assert!(
        told.starts_with("Wrong. 0 of 186 solutions printed correctly"),
        "{told}"
    );
    let tool = page.find("section#results-check").text();
    assert!(tool.contains("c9 is not on this board"), "{tool}");
    page.close();
}

#[test]
fn a_tour_from_any_start_as_the_sheet_writes_squares_is_right_and_a_fault_is_in_sight_at_once() {
    let laptop = Viewport {
        width: 1366,
        height: 768,
        ..DESKTOP
    };
    for viewport in [laptop, PHONE] {
        let page = Visit::new()
            .viewport(viewport)
            .open("#problem=knight&n=8&algorithm=tour-natural-order&view=results");
        page.wait_for_state("idle");
        let place = |letter: u8, first: u8| letter - first;
        let pairs: Vec<_> = FROM_C3
            .split_whitespace()
            .map(str::as_bytes)
            .map(|name| format!("[{}, {}]", place(name[1], b'1'), place(name[0], b'a')))
            .collect();
        check(&page, &format!("[{}]", pairs.join(", ")));
        let told = page.by_testid("check-verdict").text();
        assert!(told.contains("Start: c3."), "{told}");
        assert_eq!(
            page.attribute("check-verdict", "data-state").as_deref(),
            Some("right")
        );
        page.by_testid("check-text").choose("[[2, 2], [3, 3]]");
        page.by_testid("check").click();
        page.wait_for("the fault", |page| page.has(".defects a"));
        page.wait_for_script(
            "the fault in sight",
            "(() => {
                const fault = document.querySelector('.defects a');
                const { left, top, bottom } = fault.getBoundingClientRect();
                const at = (y) => fault.contains(document.elementFromPoint(left + 4, y));
                return at(top + 2) && at(bottom - 2);
            })()",
        );
        page.close();
    }
}
