//! Procedures that a listing calls: a call opens the procedure's lines with run counts, and the deciding line is
//! marked.

use queens_tests::{PHONE, Page, Visit};

/// Opens the call whose text begins with `call`.
fn open(page: &Page, call: &str) {
    page.wait_for("the calls", |page| page.has("[data-testid=listing] .call"));
    let calls = page.find_all("[data-testid=listing] .call");
    let call = calls.iter().find(|it| it.text().starts_with(call));
    call.expect("a call").click();
}

/// The run count of each line of a helper.
fn counts(page: &Page, helper: &str) -> Vec<String> {
    let selector = format!("[data-helper={helper}] > li > .times");
    page.find_all(&selector)
        .iter()
        .map(|it| it.text())
        .collect()
}

#[test]
fn a_call_opens_the_lines_of_its_procedure_and_the_line_that_decided_is_marked() {
    let page = Page::at("#n=4&algorithm=recursive&goal=all&step=3");
    page.wait_for_state("paused");
    let line = page.attribute("listing", "data-line");
    open(&page, "is_safe");
    let decided = |page: &Page| {
        page.find("[data-helper=issafe]")
            .attribute("data-helper-line")
    };
    // The queen on a1 was the first. It attacks b1 and b2.
    assert_eq!(decided(&page).as_deref(), Some("8"));
    assert_eq!(
        counts(&page, "issafe"),
        ["3", "3", "1", "2", "2", "2", "2", "2", "0"]
    );
    assert_eq!(page.attribute("listing", "data-line"), line);
    page.assert_accessible();
    page.by_testid("step-forward").click();
    page.wait_for("a place", |page| decided(page).as_deref() == Some("9"));
    assert_eq!(
        counts(&page, "issafe").last().map(String::as_str),
        Some("1")
    );
    // A key press closes the call.
    page.find(".call[aria-expanded=true]").focus();
    page.press("Enter");
    page.wait_for("no lines", |page| !page.has("[data-helper]"));
    page.close();
}

#[test]
fn procedures_of_procedures_open_within_them_on_a_phone_too() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#problem=knight&n=5&algorithm=tour-fewest-onward&step=2&lang=fr");
    page.wait_for_state("paused");
    page.find("#tab-code").click();
    for call in ["TriFusion", "Fusion", "valuation"] {
        open(&page, call);
        page.wait_for(call, |page| page.has(&format!("[data-helper={call}]")));
    }
    let comparisons = page.number("counter-fusion_comparisons");
    let twice = comparisons.map(|it| (2 * it).to_string());
    assert_eq!(counts(&page, "valuation").first(), twice.as_ref());
    page.assert_accessible();
    page.assert_fits(390, "the listing");
    page.close();
}

#[test]
fn the_card_of_a_square_has_its_list_of_free_neighbours() {
    let page = Page::at("#problem=knight&n=8&algorithm=tour-natural-order&fixed=b1&step=2");
    page.wait_for_state("paused");
    page.find("[data-square=b3] button").focus();
    page.press("ArrowLeft");
    page.wait_for("the card", |page| {
        page.has("[data-testid=why][data-square=a3]")
    });
    // The list of a3 no longer contains b1, as in question 7 of the sheet.
    let card = page.by_testid("why").text();
    assert!(card.contains("moves[16] = [33, 26, 10]."), "{card}");
    page.close();
}

#[test]
fn the_card_has_that_list_before_a_run_and_of_ones_own_way_too() {
    for (question, start, list) in [
        // The list of a3 is still complete.
        ("004-II.2", "b3", "ListeCA[16] = [33, 26, 10, 1]."),
        ("004-II.5", "b1", "ListeCA[16] = [33, 26, 10]."),
    ] {
        let page = Page::at(&format!("#view=sheets&question={question}"));
        let link = format!(".sheets a[href*='fixed={start}'][href$='numbered=1']");
        page.wait_for("the link", |page| page.has(&link));
        page.find(&link).script("arguments[0].click()");
        page.wait_for("the numbers of squares", |page| page.has(".numbering"));
        page.find("[data-square=b3] button").focus();
        page.press("ArrowLeft");
        page.wait_for("the card", |page| {
            page.has("[data-testid=why][data-square=a3]")
        });
        let card = page.by_testid("why").text();
        assert!(card.contains(list), "{question}: {card}");
        page.close();
    }
}
