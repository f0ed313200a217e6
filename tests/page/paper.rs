//! Printing: the page on one sheet, and worksheets. Only Chromium can return the printed result.

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use queens_tests::{DESKTOP, LANGUAGES, Page, Theme, Viewport, Visit};
use serde_json::json;

/// A viewport of the size of a sheet's printable area, in CSS pixels.
const SHEET: Viewport = Viewport {
    width: 703,
    height: 1032,
    ..DESKTOP
};

/// The number of printed sheets.
fn sheets(page: &Page) -> usize {
    let printed = page.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true }));
    let document = printed["data"].as_str().expect("a document");
    let document = BASE64.decode(document).expect("base64");
    let document = String::from_utf8_lossy(&document);
    let pages = document.split("/Type /Page").skip(1);
    pages.filter(|after| !after.starts_with('s')).count()
}

/// Switches the page to print media.
fn printed(page: &Page) {
    page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    page.script("window.dispatchEvent(new Event('beforeprint'))");
    page.screenshot(&format!("printed-{}", page.number("step").unwrap_or(0)));
}

#[test]
fn the_page_is_printed_on_one_light_sheet_with_its_address_and_without_furniture() {
    for (theme, language, address, heading) in [
        (
            Theme::Light,
            "en",
            "#n=8&algorithm=recursive&step=60",
            "Queens · Recursive backtracking · n = 8 · Step 60",
        ),
        (
            Theme::Dark,
            "fr",
            "#problem=knight&n=8&m=6&algorithm=tour-fewest-onward&step=20",
            "Cavalier · Le moins de cases permises · 8 × 6 · Étape 20",
        ),
        (
            Theme::Dark,
            "ro",
            "#problem=domination&n=8&algorithm=coverage-search&step=50",
            "Dominare · Căutare după acoperire · n = 8 · Pasul 50",
        ),
        (
            Theme::Light,
            "fr",
            "#problem=domination&n=8&algorithm=frames&step=50",
            "Domination · Exacte, par cadres · n = 8 · Étape 50",
        ),
    ] {
        let page = Visit::new().theme(theme).language(language).open(address);
        page.wait_for_state("paused");
        page.touch();
        page.wait_for("the rest", |page| page.has("[data-testid=printed-address]"));
        assert_eq!(sheets(&page), 1, "{address}");
        printed(&page);
        let told = || page.by_testid("printed-address").text();
        page.wait_for("the address", |_| told().ends_with(address));
        page.wait_for("its code", |page| {
            page.has("[data-testid=printed-address] .qr")
        });
        assert_eq!(page.by_testid("printed-heading").text(), heading);
        for shown in [
            "qr",
            "printed-heading",
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
        // The board comes before its explanations.
        let top = |testid: &str| page.by_testid(testid).rectangle().1;
        assert!(top("board") < top("listing") && top("listing") < top("counter-tests"));
        page.close();
    }
}

#[test]
fn each_algorithm_is_printed_on_one_sheet() {
    let page = Page::at("#n=8&lang=fr");
    let mut searches = Vec::new();
    for problem in ["queens", "domination", "knight"] {
        page.go(&format!("#problem={problem}"));
        page.wait_for(problem, |page| {
            page.has(&format!("[data-testid=problem-{problem}][aria-current]"))
        });
        let ids = page.script(
            "return [...document.querySelectorAll('#algorithm option')].map((it) => it.value)",
        );
        let ids = ids.as_array().cloned().unwrap_or_default();
        // This algorithm only counts and has no steps.
        let ids = ids.iter().filter(|&id| id != "meet-in-the-middle");
        searches.extend(ids.filter_map(|id| id.as_str()).map(|id| {
            // For n = 8, there are too many sets of eight squares.
            let n = if id == "subsets" { 6 } else { 8 };
            format!("#problem={problem}&n={n}&algorithm={id}&step=40")
        }));
    }
    assert!(searches.len() >= 26, "{searches:?}");
    let large = [
        "problem=knight&algorithm=tour-roth",
        "problem=queens&algorithm=recursive",
        "problem=domination&algorithm=coverage-search",
    ];
    let large = large
        .iter()
        .flat_map(|search| [12, 32].map(|n| format!("#{search}&n={n}&step=40")));
    let compared = [
        "#n=8&algorithm=recursive&step=40&view=compare&compare=accessibility-dynamic",
        "#problem=domination&n=8&algorithm=coverage-search&step=40&view=compare&compare=frames",
        "#problem=knight&n=8&algorithm=tour-roth&step=40&view=compare&compare=tour-natural-order",
    ];
    let searches = searches.into_iter().chain(large);
    for address in searches.chain(compared.map(str::to_owned)) {
        // Clears the earlier search.
        page.go("#n=4&algorithm=recursive");
        page.wait_for_state("idle");
        page.go(&address);
        page.wait_for(&address, |page| {
            page.number("step") > Some(0)
                && page.state() != "preparing"
                && page.has("[data-testid=printed-address]")
        });
        assert_eq!(sheets(&page), 1, "{address}");
    }
    page.close();
}

/// A script that returns the pairs of printed elements that overlap.
const OVERLAPS: &str = "
    const shown = [...document.querySelectorAll('.printed h2, .printed .qr, .printed p, .side .board-svg, .side .event, .who, .result-table')]
        .map((it) => [it.getAttribute('class') ?? it.tagName, it.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return shown.flatMap(([name, box], at) => shown.slice(at + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name}, ${other}`));";

#[test]
fn two_boards_that_are_compared_are_printed_on_one_sheet_with_their_counters() {
    let address = "#n=8&algorithm=recursive&step=60&view=compare&compare=bitmask";
    let page = Visit::new().viewport(SHEET).theme(Theme::Dark).at(address);
    page.wait_for("both boards", |page| {
        page.number("step") == Some(60) && page.number("step-2") == Some(60)
    });
    assert_eq!(sheets(&page), 1);
    printed(&page);
    page.wait_for("the code", |page| page.has(".printed .qr"));
    let told = page.by_testid("printed-heading").text();
    assert_eq!(told, "Queens · n = 8 · Step 60");
    assert!(page.by_testid("printed-address").text().ends_with(address));
    for (hook, name) in [
        ("printed-name", "Recursive backtracking"),
        ("printed-name-2", "Bit masks"),
    ] {
        assert_eq!(page.by_testid(hook).text(), name);
    }
    for shown in [
        "qr",
        "board",
        "board-2",
        "event",
        "event-2",
        "counter-tests",
        "counter-tests-2",
    ] {
        assert!(page.by_testid(shown).is_visible(), "{shown}");
    }
    for furniture in ["algorithm", "algorithm-2", "run", "listing", "survey"] {
        assert!(
            !page.has(&format!("[data-testid={furniture}]"))
                || !page.by_testid(furniture).is_visible(),
            "{furniture}"
        );
    }
    assert_eq!(page.script(OVERLAPS), json!([]));
    page.close();
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
    if page.find(".tool.menu").is_visible() {
        page.find(".tool.menu").click();
    }
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
        let page = Page::open(&format!("#n=6&algorithm=recursive&step=60&lang={language}"));
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
fn the_coordinates_of_a_worksheet_can_be_read_or_are_left_out() {
    let page = Visit::new()
        .viewport(SHEET)
        .open("#n=8&algorithm=recursive&step=60");
    page.wait_for_state("paused");
    worksheet(&page);
    page.by_testid("worksheet-answers").click();
    let smallest = "
        const names = [...document.querySelectorAll('.worksheet-pages .paper-coordinate')];
        const high = (it) => Number(it.getAttribute('font-size')) * it.getScreenCTM().a * 0.75;
        return [names.length, Math.min(...names.map(high))];";
    let seen_on =
        |media: &str| page.devtools("Emulation.setEmulatedMedia", json!({ "media": media }));
    for (n, boards, names) in [("8", "12", 12 * 16), ("8", "6", 6 * 16), ("32", "12", 0)] {
        seen_on("screen");
        page.by_testid("worksheet-size").enter(n);
        page.by_testid("worksheet-boards").choose(boards);
        page.wait_for("its names", |page| page.script(smallest)[0] == names);
        seen_on("print");
        let points = page.script(smallest)[1].as_f64();
        assert!(
            points.is_none_or(|points| points >= 6.0),
            "{n}, {boards}: {points:?} pt"
        );
    }
    page.close();
}

#[test]
fn a_worksheet_of_an_oblong_board_has_its_shape_and_its_answers() {
    let page = Page::open("#problem=knight&n=5&m=6&algorithm=tour-roth&step=29");
    page.wait_for_state("paused");
    worksheet(&page);
    page.wait_for("the tour that was found", |page| boards(page) == [4, 1]);
    assert_eq!(page.by_testid("worksheet-size").value(), "5×6");
    let shapes = "
        const boards = [...document.querySelectorAll('[data-testid=worksheet] .paper-board')];
        return boards.map((it) => it.viewBox.baseVal).map((it) => Math.sign(it.width - it.height));";
    assert_eq!(page.script(shapes), json!([-1, -1, -1, -1, -1]));
    // The knight covers the number of the last square.
    let visits = page.find_all("[data-testid=worksheet] .mark-number");
    let visits: Vec<String> = visits.iter().map(|it| it.text()).collect();
    let expected: Vec<String> = (1..30).map(|visit| visit.to_string()).collect();
    assert_eq!(visits, expected);
    page.by_testid("worksheet-size").enter("6×5");
    page.wait_for("the other shape", |page| {
        page.script(shapes) == json!([1, 1, 1, 1])
    });
    page.close();
    // Only square boards exist for queens.
    let page = Page::open("#n=6&algorithm=recursive&step=60");
    page.wait_for_state("paused");
    worksheet(&page);
    page.by_testid("worksheet-size").enter("6×5");
    page.wait_for("what is wrong", |page| {
        page.has("[data-testid=worksheet-none]")
    });
    assert_eq!(
        page.by_testid("worksheet-none").text(),
        "“6×5” is not a board size of this problem: type 1 to 32, such as 8: its boards are square."
    );
    page.close();
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
