//! Surveys: several algorithms on many boards, with their figures.

use super::*;

#[test]
fn a_survey_says_what_has_too_many_candidates() {
    let page = Page::open("#n=6&algorithm=recursive&view=compare&compare=subsets");
    page.wait_for_state("idle");
    page.by_testid("survey-largest").choose("7");
    page.by_testid("survey-run").click();
    surveyed(&page);
    assert!(page.has("[data-testid=survey-6-subsets]"));
    assert!(!page.has("[data-testid=survey-7-subsets]"));
    let table = page.by_testid("survey-table").text();
    assert!(table.contains("20,000,000"), "{table}");
    page.close();
}

#[test]
fn a_survey_of_tours_says_which_search_was_given_up() {
    let page = Page::open(
        "#n=8&problem=knight&algorithm=tour-roth&view=compare&compare=tour-natural-order",
    );
    page.wait_for_state("idle");
    page.by_testid("survey-largest").choose("9");
    page.by_testid("survey-run").click();
    surveyed(&page);
    let told = |n: u8, id: &str| {
        let hook = format!("survey-found-{n}-{id}");
        (page.number(&hook), page.attribute(&hook, "data-exact"))
    };
    let exact = |is_exact: bool| Some(is_exact.to_string());
    assert_eq!(told(4, "tour-roth"), (Some(0), exact(true)));
    assert_eq!(told(8, "tour-natural-order"), (Some(1), exact(true)));
    assert_eq!(told(9, "tour-natural-order"), (Some(0), exact(false)));
    assert_eq!(page.number("survey-8-tour-natural-order"), Some(522_490));
    let table = page.by_testid("survey-table").text();
    assert!(table.contains("Given up. Nodes: 2,000,000"), "{table}");
    page.close();
}

/// The tests of two searches for all solutions, for n = 4 to 8.
const RECURSIVE: [u64; 5] = [60, 220, 894, 3_584, 15_720];

const BITMASK: [u64; 5] = [16, 53, 152, 551, 2_056];

#[test]
fn a_survey_counts_both_board_after_board() {
    let page = Page::open(ADDRESS);
    page.wait_for_state("idle");
    page.by_testid("survey-largest").choose("8");
    page.by_testid("survey-run").click();
    surveyed(&page);
    for (id, tests) in [("recursive", RECURSIVE), ("bitmask", BITMASK)] {
        let told = [4, 5, 6, 7, 8].map(|n| page.number(&format!("survey-{n}-{id}")));
        assert_eq!(told, tests.map(Some), "{id}");
    }
    assert!(page.has("[data-testid=chart][role=img][aria-label]"));
    page.by_testid("survey-quantity").choose("nodes");
    page.wait_for("the other chart", |page| {
        let name = page.attribute("chart", "aria-label");
        name.is_some_and(|name| name.starts_with("Nodes"))
    });
    page.close();
}

#[test]
fn a_survey_can_be_stopped_and_taken_away() {
    let page = Visit::new()
        .before_load(
            "HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href] };
             const make = URL.createObjectURL;
             URL.createObjectURL = (file) => { window.file = file; return make.call(URL, file) };",
        )
        .open("#n=8&algorithm=prefix-check&view=compare&compare=digit-string");
    page.wait_for("the form", |page| page.has("[data-testid=survey-largest]"));
    page.by_testid("survey-largest").choose("12");
    page.by_testid("survey-run").click();
    page.wait_for("some of it", |page| {
        page.has("[data-testid=survey-8-digit-string]")
    });
    page.by_testid("survey-stop").click();
    page.wait_for("the button to begin", |page| {
        page.has("[data-testid=survey-run]")
    });
    page.by_testid("survey-save").click();
    let saved = page.script("return window.saved");
    assert_eq!(saved[0], "queens-survey-pair.csv");
    let file = page.script_async("window.file.text().then(arguments[0])");
    let file = file.as_str().unwrap_or_default();
    assert!(
        file.starts_with("n,algorithm,goal,seed,solutions,tests,"),
        "{file}"
    );
    assert!(file.contains("\n8,prefix-check,all,,92,"), "{file}");
    page.close();
}

#[test]
fn the_four_programs_of_a_sheet_are_compared() {
    let page = Page::open(ADDRESS);
    page.wait_for_state("idle");
    page.by_testid("survey-preset").choose("sheet-001");
    page.by_testid("survey-run").click();
    surveyed(&page);
    for id in ["nested-loops", "board-copy", "upward-scan", "digit-string"] {
        let told = [4, 5, 6, 7, 8].map(|n| page.number(&format!("survey-{n}-{id}")));
        assert_eq!(told, RECURSIVE.map(Some), "{id}");
    }
    page.close();
}

#[test]
fn the_numbers_of_a_survey_scroll_beside_the_page_of_a_phone_not_with_it() {
    let page = Visit::new()
        .viewport(PHONE)
        .open("#problem=domination&n=6&algorithm=coverage-search&view=compare&lang=ro");
    page.by_testid("survey-largest").choose("5");
    page.by_testid("survey-run").click();
    surveyed(&page);
    page.assert_fits(PHONE.width, "the numbers of a survey");
    page.close();
}

/// The numbers of solutions and tests in a table row.
fn counted(page: &Page, n: u8, id: &str) -> (Option<u64>, Option<u64>) {
    let found = page.number(&format!("survey-found-{n}-{id}"));
    (found, page.number(&format!("survey-{n}-{id}")))
}

#[test]
fn every_algorithm_searches_this_board_and_its_line_leads_to_its_search() {
    let page = Page::open("#n=6&algorithm=recursive&fixed=a2&view=compare");
    page.wait_for_state("idle");
    page.by_testid("survey-preset").choose("every");
    assert!(!page.has("[data-testid=survey-largest]"));
    page.by_testid("survey-run").click();
    surveyed(&page);
    assert_eq!(counted(&page, 6, "recursive").0, Some(1));
    assert_eq!(counted(&page, 6, "subsets").0, Some(1));
    assert_eq!(counted(&page, 6, "half-board"), (None, None));
    let table = page.by_testid("survey-table").text();
    // C(35, 5) is the number of square sets that contain the fixed square.
    assert!(table.contains("324,632"), "{table}");
    assert!(!page.has("[data-testid=chart]"));
    page.find("[data-testid=survey-table] a[href*='algorithm=bitmask']")
        .click();
    page.wait_for("the search", |page| {
        page.address().ends_with("#n=6&algorithm=bitmask&fixed=a2")
    });
    page.close();
}
