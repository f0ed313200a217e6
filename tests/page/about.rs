//! The page about the problem: opening, reading and leaving it.

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Viewport, Visit, label};

fn is_open(page: &Page) -> bool {
    page.has("main[data-testid=about]")
}

#[test]
fn the_link_opens_it_and_back_returns_to_the_same_step_and_board() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    let queens = page.marked("queen");
    page.by_role("link", &label("header.about")).click();
    page.wait_for("the page", |page| {
        is_open(page) && page.address().ends_with("view=about")
    });
    assert!(!page.has("[data-testid=board]") && page.has("header.header"));
    page.back();
    page.wait_for("the board", |page| {
        page.number("step") == Some(857) && !is_open(page)
    });
    assert_eq!(
        (page.marked("queen"), page.state().as_str()),
        (queens, "paused")
    );
    page.forward();
    page.wait_for("the page again", is_open);
    page.by_role("button", &label("about.back")).click();
    page.wait_for("the board again", |page| page.number("step") == Some(857));
    page.close();
}

#[test]
fn what_plays_rests_meanwhile_and_a_count_goes_on() {
    let page = Page::at("#n=10&algorithm=recursive&speed=60");
    page.wait_for_state("idle");
    page.by_testid("run").click();
    page.wait_for("a way", |page| page.number("step") > Some(20));
    page.by_role("link", &label("header.about")).click();
    page.wait_for("the page", is_open);
    page.back();
    page.wait_for_state("paused");
    assert!(page.number("step") > Some(20));
    page.go("#n=15&algorithm=bitmask&goal=count");
    page.wait_for_state("idle");
    page.by_testid("run").click();
    page.wait_for_state("searching");
    page.by_role("link", &label("header.about")).click();
    page.wait_for("the page", is_open);
    page.back();
    page.wait_for("the count", |page| {
        !is_open(page) && ["searching", "done"].contains(&page.state().as_str())
    });
    page.close();
}

#[test]
fn keys_that_play_scroll_it_instead_and_the_list_of_keys_still_opens() {
    let page = Page::at("#n=8&algorithm=recursive&step=857&view=about");
    page.wait_for("the page", is_open);
    for key in ["Space", "ArrowRight", "End", "n"] {
        page.press(key);
    }
    page.press("?");
    page.wait_for("the keys", |page| page.has("dialog"));
    page.press("Escape");
    page.by_role("button", &label("about.back")).click();
    page.wait_for("the same step", |page| page.number("step") == Some(857));
    page.close();
}

#[test]
fn it_tells_the_numbers_with_724_for_ten_and_says_what_the_sheet_prints() {
    for (language, printed) in [
        ("en", "prints 720"),
        ("fr", "imprime 720"),
        ("ro", "scrie 720"),
    ] {
        let page = Page::at(&format!("#n=8&view=about&lang={language}"));
        page.wait_for("the page", is_open);
        let rows = page.script(
            "return [...document.querySelectorAll('#about-counts ~ table tbody tr')].map((row) =>
                 [...row.cells].slice(0, 3).map((cell) => cell.textContent.replace(/\\D/g, '')))",
        );
        assert_eq!(rows.as_array().map(Vec::len), Some(12));
        assert_eq!(rows[7], serde_json::json!(["8", "92", "12"]));
        assert_eq!(rows[9], serde_json::json!(["10", "724", "92"]));
        assert!(
            page.find("#about-counts ~ table").text().contains(printed),
            "{language}"
        );
        assert_eq!(page.find_all(".about .figures [role=img]").len(), 2);
        page.close();
    }
}

#[test]
fn its_contents_lead_to_its_parts_and_leave_the_address_alone() {
    let page = Page::at("#n=8&algorithm=recursive&view=about");
    page.wait_for("the page", is_open);
    let before = page.address();
    page.by_role("link", "Sources").click();
    page.wait_for("the part", |page| page.find("#about-sources").has_focus());
    let top = page
        .find("#about-sources")
        .script("return arguments[0].getBoundingClientRect().top");
    assert!(
        top.as_f64().is_some_and(|top| (0.0..900.0).contains(&top)),
        "{top}"
    );
    assert_eq!(page.address(), before);
    page.find("a.skip").focus();
    page.press("Enter");
    assert!(page.find("#about-title").has_focus());
    page.close();
}

#[test]
fn it_opens_at_the_problem_of_the_search() {
    for (search, part) in [
        (
            "problem=domination&n=8&algorithm=coverage-search",
            "domination",
        ),
        ("n=40&algorithm=min-conflicts&seed=7", "conflicts"),
        ("problem=knight&n=8&algorithm=tour-fewest-onward", "knight"),
    ] {
        let page = Page::at(&format!("#{search}&view=about"));
        page.wait_for("the part", |page| {
            is_open(page) && page.find(&format!("#about-{part}")).has_focus()
        });
        assert!(page.address().ends_with("view=about"));
        page.close();
    }
}

#[test]
fn an_algorithm_that_it_names_leads_to_its_search_and_back_returns() {
    let page = Page::at("#n=8&algorithm=recursive&view=about&lang=fr");
    page.wait_for("the page", is_open);
    page.by_role("link", "conflits minimaux").click();
    page.wait_for("the search", |page| page.has("[data-testid=board]"));
    let address = page.address();
    assert!(
        address.contains("algorithm=min-conflicts&seed=1990") && address.contains("lang=fr"),
        "{address}"
    );
    page.back();
    page.wait_for("the page again", is_open);
    page.close();
}

#[test]
fn the_sheets_and_their_questions_are_a_link_away_and_the_board_stays() {
    let page = Page::at("#n=8&algorithm=recursive&step=857&view=about");
    page.wait_for("the page", is_open);
    page.by_role("link", "The five exercise sheets").click();
    page.wait_for("the list", |page| {
        page.has("[data-testid=sheets] a[data-question]")
    });
    assert_eq!(page.number("step"), Some(857));
    page.by_role("link", &label("header.about")).click();
    page.wait_for("the page again", is_open);
    page.by_role("link", "Sheet 000").click();
    page.wait_for("the question", |page| {
        page.has("[data-question='000-2.4'][data-testid=sheet-question]")
    });
    assert_eq!(page.number("step"), Some(857));
    page.back();
    page.wait_for("the page once more", is_open);
    page.close();
}

#[test]
fn on_a_phone_it_is_in_the_menu() {
    let page = Page::at("#n=8&algorithm=recursive&step=30");
    page.wait_for_state("paused");
    page.resize(PHONE);
    page.find(".tool.menu").click();
    page.by_role("link", &label("header.about")).click();
    page.wait_for("the page", |page| {
        is_open(page) && !page.has(".tool-list:popover-open")
    });
    page.back();
    page.wait_for("the board", |page| page.number("step") == Some(30));
    page.close();
}

#[test]
fn the_way_back_cuts_no_line_and_covers_no_heading_that_is_gone_to() {
    for language in LANGUAGES {
        for (width, height) in [(1440, 900), (1366, 768), (390, 844), (320, 640)] {
            let screen = Viewport {
                width,
                height,
                ..DESKTOP
            };
            let at = format!("#n=8&view=about&lang={language}");
            let page = Visit::new().viewport(screen).at(&at);
            page.wait_for("the article", |page| page.has(".contents a"));
            page.find(".contents li:nth-child(3) a").click();
            let found = page.script(
                "const button = [...document.querySelectorAll('.about .button')].find((it) => it.closest('.way-back'));
                 const [at, column] = [button, document.querySelector('.about article')].map((it) => it.getBoundingClientRect());
                 const beside = [0.01, 0.5, 0.99].map((part) => document.elementFromPoint(column.left + column.width * part, at.top + at.height / 2));
                 return {
                     apart: document.activeElement.getBoundingClientRect().top >= at.bottom,
                     cut: beside.filter((it) => !it?.closest('.way-back')).map((it) => it?.outerHTML.slice(0, 60)),
                     stuck: at.top < 20,
                 };",
            );
            let at = format!("{language}, {width}: {found}");
            assert_eq!(found["stuck"], true, "{at}");
            assert_eq!(found["apart"], true, "{at}");
            assert_eq!(found["cut"], serde_json::json!([]), "{at}");
            page.close();
        }
    }
}

#[test]
fn the_cost_of_an_algorithm_stands_where_it_is_chosen_with_what_was_written_about_it() {
    let page = Page::at("#n=8&algorithm=forward-checking");
    page.wait_for_state("idle");
    page.wait_for("the rest", |page| {
        page.has("[data-testid=about-cost] [data-testid=space]")
    });
    page.find("[data-testid=about-cost] summary").click();
    assert_eq!(
        page.by_testid("space").text(),
        "8⁸ = 16,777,216 boards with a queen in each column"
    );
    assert!(page.has("[data-testid=about-cost] a[href^='https://doi.org/']"));
    // The text follows the chosen algorithm and board.
    page.by_testid("algorithm").choose("permutations");
    page.wait_for("another space", |page| {
        page.by_testid("space").text() == "8! = 40,320 permutations"
    });
    page.by_testid("algorithm").choose("accessibility-scan");
    page.wait_for("none", |page| !page.has("[data-testid=space]"));
    assert!(page.by_testid("about-cost").text().contains("Squares read"));
    page.assert_accessible();
    page.close();
}
