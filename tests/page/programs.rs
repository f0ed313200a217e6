//! The listing as a program in Python, C++ or Pascal: the same cursor runs in each, and the saved file is the program
//! shown.

use queens_tests::{PHONE, Page, Visit};

/// The current line of the program.
fn current(page: &Page) -> String {
    page.find("[data-testid=listing] [aria-current=step]")
        .text()
}

fn choose(page: &Page, language: &str) {
    page.wait_for("the languages", |page| {
        page.has("[data-testid=listing-language]")
    });
    page.by_testid("listing-language").choose(language);
    page.wait_for("the program", |page| page.has("[data-program-line]"));
}

#[test]
fn one_cursor_runs_through_the_pseudo_code_and_the_programs() {
    let page = Page::at("#n=4&algorithm=recursive&step=3");
    page.wait_for_state("paused");
    let line = page.attribute("listing", "data-line");
    assert_eq!(page.attribute("listing", "data-program-line"), None);
    for (language, code) in [("python", "if is_safe(k):"), ("cpp", "if (is_safe(k))")] {
        choose(&page, language);
        page.wait_for(language, |page| current(page).contains(code));
        assert_eq!(page.attribute("listing", "data-line"), line, "{language}");
        page.assert_accessible();
    }
    // The placement is two lines below.
    page.by_testid("step-forward").click();
    page.wait_for("the next step", |page| page.number("step") == Some(4));
    assert_ne!(page.attribute("listing", "data-line"), line);
    assert!(!current(&page).contains("if (is_safe(k))"));
    page.by_testid("listing-language").choose("pseudo-code");
    page.wait_for("the pseudo-code", |page| !page.has("[data-program-line]"));
    page.close();
}

#[test]
fn the_names_of_the_sheet_are_shown_on_request_and_with_the_sheets() {
    let page = Page::at("#n=4&algorithm=recursive&step=3");
    page.wait_for_state("paused");
    let head = |page: &Page| page.find("[data-testid=listing] li").text();
    assert!(head(&page).contains("place_queen(cb, sols, k)"));
    page.wait_for("the languages", |page| {
        page.has("[data-testid=listing-language]")
    });
    page.by_testid("listing-language")
        .choose("pseudo-code-of-sheet");
    page.wait_for("the name on the sheet", |page| {
        head(page).contains("placerRN(cb, sols, k)")
    });
    page.assert_accessible();
    choose(&page, "python");
    assert!(current(&page).contains("is_safe(k)"));
    page.find("#view-sheets").click();
    page.wait_for("the name on the sheet", |page| {
        current(page).contains("issafe(k)")
    });
    page.close();
}

#[test]
fn pascal_is_there_for_the_sheet_that_is_written_in_it_and_refusals_are_told() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#n=5&algorithm=digit-string&step=9&lang=fr");
    page.wait_for_state("paused");
    page.find("#tab-code").click();
    choose(&page, "pascal");
    page.assert_accessible();
    page.go("#n=5&algorithm=nested-loops&fixed=a1&lang=fr");
    page.wait_for_state("idle");
    page.find("#tab-code").click();
    page.wait_for("the languages", |page| {
        page.has("[data-testid=listing-language]")
    });
    page.by_testid("listing-language").choose("python");
    page.wait_for("why there is none", |page| {
        page.has("[data-testid=no-program]")
    });
    let said = page.by_testid("no-program").text();
    assert!(said.contains("libérez"), "{said}");
    assert_eq!(
        page.attribute("save-program", "aria-disabled").as_deref(),
        Some("true")
    );
    page.close();
}
