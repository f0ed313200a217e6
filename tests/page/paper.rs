//! What comes out of the printer: the page on one sheet, and worksheets. Chromium alone says what it would print.

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use queens_tests::{LANGUAGES, Page, Theme, Visit};
use serde_json::json;

/// The sheets of paper that the page takes.
fn sheets(page: &Page) -> usize {
    let printed = page.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true }));
    let document = printed["data"].as_str().expect("a document");
    let document = BASE64.decode(document).expect("base64");
    let document = String::from_utf8_lossy(&document);
    let pages = document.split("/Type /Page").skip(1);
    pages.filter(|after| !after.starts_with('s')).count()
}

/// Looks at the page as it is printed.
fn printed(page: &Page) {
    page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    page.script("window.dispatchEvent(new Event('beforeprint'))");
    page.screenshot(&format!("printed-{}", page.number("step").unwrap_or(0)));
}

#[test]
fn the_page_is_printed_on_one_light_sheet_with_its_address_and_without_furniture() {
    for (theme, address) in [
        (Theme::Light, "#n=8&algorithm=recursive&step=60"),
        (
            Theme::Dark,
            "#problem=knight&n=6&algorithm=tour-fewest-onward&fixed=c3&step=20",
        ),
    ] {
        let page = Visit::new().theme(theme).open(address);
        page.wait_for_state("paused");
        page.wait_for("the rest", |page| page.has("[data-testid=printed-address]"));
        assert_eq!(sheets(&page), 1, "{address}");
        printed(&page);
        let told = || page.by_testid("printed-address").text();
        page.wait_for("the address", |_| told().ends_with(address));
        page.wait_for("its code", |page| {
            page.has("[data-testid=printed-address] .qr")
        });
        for shown in [
            "qr",
            "board",
            "event",
            "listing",
            "counter-tests",
            "printed-address",
        ] {
            assert!(page.by_testid(shown).is_visible(), "{shown}");
        }
        for furniture in [
            "share",
            "run",
            "step-forward",
            "tree",
            "size",
            "problem-queens",
        ] {
            assert!(!page.by_testid(furniture).is_visible(), "{furniture}");
        }
        let scheme = page.script("return getComputedStyle(document.documentElement).colorScheme");
        assert_eq!(scheme.as_str(), Some("light"));
        // The board first, then what is told of it.
        let top = |testid: &str| page.by_testid(testid).rectangle().1;
        assert!(top("board") < top("listing") && top("listing") < top("counter-tests"));
        page.close();
    }
}

#[test]
fn the_button_prints_the_address_of_the_step_that_is_shown() {
    let address = "#n=8&algorithm=recursive&step=60";
    let page = Page::open(address);
    page.wait_for_state("paused");
    page.script("window.print = () => window.printed = document.querySelector('[data-testid=printed-address]').textContent");
    page.by_testid("export").click();
    page.wait_for("the button", |page| page.has("[data-testid=print]"));
    page.by_testid("print").click();
    let printed = || page.script("return window.printed ?? ''");
    page.wait_for("that it prints", |_| {
        printed()
            .as_str()
            .is_some_and(|told| told.ends_with(address))
    });
    page.close();
}

fn worksheet(page: &Page) {
    page.by_testid("share").click();
    page.wait_for("the way to worksheets", |page| {
        page.has("[data-testid=share-worksheet]")
    });
    page.by_testid("share-worksheet").click();
    page.wait_for("the worksheet", |page| page.has("[data-testid=worksheet]"));
}

fn boards(page: &Page) -> Vec<usize> {
    let pages = page.find_all("[data-testid=worksheet] .sheet-of-paper");
    let boards = "return arguments[0].querySelectorAll('.paper-board').length";
    let each = pages.iter().map(|sheet| sheet.script(boards));
    each.map(|it| it.as_u64().unwrap_or(0) as usize).collect()
}

#[test]
fn a_worksheet_has_the_boards_that_are_chosen_and_its_answers_on_a_page_of_their_own() {
    for language in LANGUAGES {
        let page = Visit::new()
            .language(language)
            .open("#n=6&algorithm=recursive&step=60");
        page.wait_for_state("paused");
        worksheet(&page);
        page.wait_for("the solutions that were found", |page| {
            boards(page) == [4, 4]
        });
        assert_eq!(sheets(&page), 2);
        page.by_testid("worksheet-boards").choose("12");
        page.wait_for("twelve boards", |page| boards(page)[0] == 12);
        page.assert_accessible();
        page.screenshot(&format!("worksheet-{language}"));
        assert_eq!(sheets(&page), 2);
        page.by_testid("worksheet-answers").click();
        page.wait_for("one page", |page| {
            page.attribute("worksheet", "data-pages").as_deref() == Some("1")
        });
        assert_eq!(sheets(&page), 1);
        page.by_testid("worksheet-size").enter("33");
        page.wait_for("what is wrong", |page| {
            page.has("[data-testid=worksheet-none]")
        });
        assert!(page.by_testid("worksheet-none").text().contains("33"));
        assert!(!page.has("[data-testid=worksheet-print]"));
        page.close();
    }
}

#[test]
fn a_worksheet_asks_what_happens_after_the_step_that_is_shown() {
    let page = Visit::new()
        .theme(Theme::Dark)
        .open("#n=6&algorithm=recursive&step=60");
    page.wait_for_state("paused");
    let before = page.by_testid("event").text();
    worksheet(&page);
    page.by_testid("worksheet-kind").choose("step");
    page.wait_for("the question", |page| boards(page) == [1, 1]);
    let sheets_of_paper = page.find_all("[data-testid=worksheet] .sheet-of-paper");
    let told: Vec<String> = sheets_of_paper.iter().map(|sheet| sheet.text()).collect();
    assert!(told[0].contains("What happens next?"), "{}", told[0]);
    assert!(
        before.contains(told[0].lines().last().expect("a sentence")),
        "{before}: {}",
        told[0]
    );
    page.screenshot("worksheet-step");
    assert_eq!(sheets(&page), 2);
    page.press("Escape");
    page.wait_for("the page", |page| !page.has("dialog[open]"));
    page.by_testid("step-forward").click();
    page.wait_for("the next step", |page| page.number("step") == Some(61));
    let after = page.by_testid("event").text();
    assert!(
        after.contains(told[1].lines().last().expect("a sentence")),
        "{after}: {}",
        told[1]
    );
}
