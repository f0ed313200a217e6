//! Parts of the page that load when they are used: the panels when the reader first touches the page, algorithms and
//! texts when one is chosen. Each loads once, and a failure offers a retry.

use std::io::{self, Write};

use queens_tests::{FIRST_VISIT, FirstVisit, Page, Transfer, Visit, label, weight};

/// A script: while `offline` is true, the page cannot load parts, nor the chunks that several parts share.
const OFFLINE: &str = "
    const fetched = window.fetch;
    window.offline = true;
    window.fetch = (address, ...rest) => offline && /_(rest|algorithms|chunk_\\d+)\\.wasm$|_fr\\.txt$/.test(address)
        ? Promise.reject(new TypeError('offline')) : fetched(address, ...rest);";

/// The number of requests for this part of the code, or for the texts of the language with this code.
fn asked(page: &Page, part: &str) -> usize {
    let is_part = |name: &&String| match part {
        "rest" | "algorithms" => name.ends_with(&format!("_{part}.wasm")),
        code => name.ends_with(&format!("_{code}.txt")),
    };
    page.server().served().iter().filter(is_part).count()
}

/// Asserts that the console has only errors with the reason.
fn assert_told(page: &Page) {
    let errors = page.console();
    assert!(
        !errors.is_empty() && errors.iter().all(|error| error.contains("offline")),
        "{errors:?}"
    );
}

#[test]
fn a_first_visit_is_light() {
    let visit = FirstVisit::of("#n=6&algorithm=recursive&step=20");
    let weight = weight(&visit.whole);
    assert!(visit.whole.len() <= 12, "{:?}", visit.whole);
    const DEFERRED: [&str; 5] = ["_rest.", "_algorithms.", "_pictures.", "_chunk_", ".txt"];
    let is_deferred = |file: &Transfer| DEFERRED.iter().any(|part| file.name.contains(part));
    for files in [&visit.whole, &visit.kept] {
        assert!(!files.iter().any(is_deferred), "{files:?}");
        assert!(files.iter().any(|file| file.name.ends_with("_bg.wasm")));
    }
    if weight > FIRST_VISIT / 10 * 9 {
        // Writes to the stream directly, because the test harness hides the output of passing tests.
        let warning = format!("\nwarning: a first visit transfers {weight} of {FIRST_VISIT} bytes");
        writeln!(io::stderr(), "{warning}").expect("the warning is written");
    }
    assert!(weight <= FIRST_VISIT, "{weight} bytes");
}

#[test]
fn the_rest_comes_once_and_texts_when_their_language_is_chosen_everywhere() {
    let page = Visit::new()
        .with_own_server()
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    assert_eq!(asked(&page, "rest"), 0);
    page.by_testid("step").click();
    page.wait_for("the rest", |page| asked(page, "rest") == 1);
    page.wait_until_idle();
    assert_eq!(
        ["algorithms", "fr", "ro"].map(|part| asked(&page, part)),
        [0; 3]
    );
    page.find("#view-results").click();
    page.wait_for("the gallery", |page| page.has(".gallery .exhibit"));
    page.find("#view-compare").click();
    page.wait_for("the second board", |page| page.has("[data-testid=board-2]"));
    assert!(asked(&page, "algorithms") > 0);
    page.by_testid("language").choose("fr");
    page.wait_for("French", |page| {
        page.script("return document.documentElement.lang") == "fr"
    });
    let parts = ["rest", "fr", "ro"].map(|part| asked(&page, part));
    assert_eq!(parts, [1, 1, 0]);
    // The worker loads its own copy.
    assert!(asked(&page, "algorithms") <= 2);
    assert_eq!(page.console(), Vec::<String>::new());
    page.close();
}

#[test]
fn a_panel_that_does_not_come_says_so_and_comes_when_it_is_tried_again() {
    let page = Visit::new()
        .with_own_server()
        .before_load(OFFLINE)
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    for view in ["compare", "results"] {
        page.find(&format!("#view-{view}")).click();
        page.wait_for("the word", |page| {
            let pane = format!("[data-testid={view}]");
            page.has(&format!("{pane} [data-testid=not-fetched][role=alert]"))
        });
    }
    page.assert_accessible();
    // The deferred part keeps working.
    page.script("document.activeElement.blur()");
    page.press("ArrowRight");
    page.wait_for("the next step", |page| page.number("step") == Some(21));
    page.by_role("button", &label("parts.again")).click();
    page.wait_for("the word again", |page| {
        page.has("[data-testid=not-fetched]")
    });
    page.script("window.offline = false");
    page.by_role("button", &label("parts.again")).click();
    page.wait_for("the gallery", |page| page.has(".gallery .exhibit"));
    assert!(page.find("#view-results").has_focus());
    assert_told(&page);
    page.close();
}

#[test]
fn a_menu_that_does_not_come_is_closed_by_escape_and_has_the_focus_once_it_does() {
    let page = Visit::new()
        .with_own_server()
        .before_load(OFFLINE)
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.press("g");
    page.wait_for("the word", |page| {
        page.has(".go-to-popover:popover-open [data-testid=not-fetched][role=alert]")
    });
    assert!(page.by_testid("go-to").has_focus());
    page.assert_accessible();
    page.press("Tab");
    page.press("Escape");
    page.wait_for("no menu", |page| !page.has(".go-to-popover:popover-open"));
    assert!(page.by_testid("go-to").has_focus());
    page.press("Enter");
    page.wait_for("the word again", |page| {
        page.has("[data-testid=not-fetched]")
    });
    page.by_testid("step").click();
    page.wait_for("no menu", |page| !page.has(".go-to-popover:popover-open"));
    // Opening the menu asks for its code again.
    page.press("g");
    page.wait_for("the word once more", |page| {
        page.has(".go-to-popover:popover-open [data-testid=not-fetched]")
    });
    page.script("window.offline = false");
    page.by_role("button", &label("parts.again")).click();
    page.wait_for("the menu", |page| {
        page.has(".go-to-line:nth-child(2):focus")
    });
    assert_told(&page);
    page.close();
}

#[test]
fn a_language_that_does_not_come_leaves_the_one_before_until_it_is_chosen_again() {
    let page = Visit::new()
        .with_own_server()
        .before_load(OFFLINE)
        .open("#n=6&algorithm=recursive&step=20&lang=fr");
    page.wait_for_state("paused");
    page.wait_for("the notice", |page| {
        page.has("[data-code=texts-not-fetched]")
    });
    assert_eq!(page.script("return document.documentElement.lang"), "en");
    page.script("window.offline = false;
        const late = window.fetch;
        window.fetch = async (...asked) => { await new Promise(go => window.go = go); return late(...asked); };");
    page.by_testid("language").choose("fr");
    page.wait_for("the sign", |page| page.has(".language[aria-busy]"));
    assert_eq!(page.by_testid("language").value(), "fr");
    page.script("window.go()");
    page.wait_for("French", |page| {
        page.script("return document.documentElement.lang") == "fr"
    });
    assert!(!page.has("[data-code=texts-not-fetched], .language[aria-busy]"));
    assert_eq!(page.console(), Vec::<String>::new());
    page.close();
}

#[test]
fn a_cost_that_does_not_come_is_loaded_by_a_button_in_its_place() {
    let page = Visit::new()
        .with_own_server()
        .before_load(OFFLINE)
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.find(".about-cost summary").click();
    page.wait_for("the word", |page| {
        page.has(".about-cost [data-testid=not-fetched]")
    });
    page.script("window.offline = false");
    page.find(".about-cost button").click();
    page.wait_for("the cost", |page| {
        !page.has(".about-cost [data-testid=not-fetched], .about-cost [aria-busy]")
    });
    assert!(page.has(".about-cost summary:focus"));
    assert_told(&page);
    page.close();
}

#[test]
fn an_algorithm_is_fetched_by_page_and_worker_when_it_is_chosen_and_run() {
    let page = Visit::new()
        .with_own_server()
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.by_testid("algorithm").choose("half-board");
    page.by_testid("speed").choose("max");
    page.by_testid("run").click();
    page.wait_for_state("done");
    assert_eq!(page.number("total"), Some(4));
    assert_eq!((asked(&page, "rest"), asked(&page, "algorithms")), (1, 2));
    assert_eq!(page.console(), Vec::<String>::new());
    page.close();
}

#[test]
fn a_link_to_an_algorithm_opens_on_its_step_and_explains_it() {
    let page = Visit::new()
        .with_own_server()
        .open("#n=6&algorithm=explicit-stack&step=20&view=stack");
    page.wait_for_state("paused");
    page.wait_for("the step", |page| page.number("step") == Some(20));
    page.wait_for("the calls", |page| page.has(".calls .frame"));
    assert!(page.has("[data-testid=listing] [aria-current=step]"));
    assert_eq!(page.console(), Vec::<String>::new());
    page.close();
}

#[test]
fn an_algorithm_that_does_not_come_says_so_and_comes_with_the_next_run() {
    let page = Visit::new()
        .with_own_server()
        .before_load(OFFLINE)
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.by_testid("algorithm").choose("half-board");
    page.wait_for("the notice", |page| {
        page.has("[data-code=code-not-fetched]")
    });
    page.by_testid("run").click();
    page.wait_for("the word", |page| {
        page.has("#code [data-testid=not-fetched]")
    });
    page.wait_for_state("idle");
    page.assert_accessible();
    page.script("window.offline = false");
    page.by_testid("run").click();
    page.wait_for("steps", |page| page.number("step") > Some(0));
    assert!(!page.has("[data-code=code-not-fetched]"));
    assert_told(&page);
    page.close();
}

#[test]
fn a_prediction_without_its_panel_offers_a_retry_and_asks_after_it() {
    let page = Visit::new()
        .with_own_server()
        .before_load(OFFLINE)
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.by_testid("mode-predict").click();
    page.by_testid("play").click();
    page.wait_for("the word", |page| {
        page.has("[data-testid=event] [data-testid=not-fetched]")
    });
    page.assert_accessible();
    page.script("window.offline = false");
    page.find("[data-testid=event] [data-testid=not-fetched] button")
        .click();
    page.wait_for("a question", |page| page.has("[data-testid=question]"));
    assert_told(&page);
    page.close();
}

#[test]
fn an_algorithm_that_does_not_come_is_loaded_by_a_button_in_its_card() {
    let page = Visit::new()
        .with_own_server()
        .before_load(&OFFLINE.replace("rest|algorithms|chunk_\\d+", "algorithms"))
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.find("#view-results").click();
    page.wait_for("the panels", |page| page.has(".gallery .exhibit"));
    page.by_testid("algorithm").choose("half-board");
    page.by_testid("run").click();
    page.wait_for("the word", |page| {
        page.has("#code [data-testid=not-fetched]")
    });
    page.script("window.offline = false");
    page.find("#code [data-testid=not-fetched] button").click();
    page.wait_for("the code", |page| {
        !page.has("#code [data-testid=not-fetched]") && !page.has("[data-code=code-not-fetched]")
    });
    assert_told(&page);
    page.close();
}

#[test]
fn a_run_whose_code_does_not_come_is_told_once_and_leaves_the_way_on_free() {
    let page = Visit::new()
        .with_own_server()
        .before_load(OFFLINE)
        .open("#n=8&algorithm=bitmask&view=results");
    page.wait_for_state("idle");
    page.wait_for("the word", |page| page.has("[data-testid=not-fetched]"));
    page.by_testid("run").click();
    page.wait_for("the word", |page| page.has("[data-code=code-not-fetched]"));
    page.wait_for_state("idle");
    let told = page.script("return document.querySelectorAll('[data-code]').length");
    assert_eq!(told, 1);
    assert_told(&page);
    page.script("offline = false");
    // Clicks the button next to the message.
    page.find("#code [data-testid=not-fetched] button").click();
    page.wait_for("the results", |page| {
        !page.has("[data-testid=not-fetched]") && !page.has("[data-code]")
    });
    page.close();
}

#[test]
fn parts_of_a_type_that_the_host_does_not_know_are_taken_nevertheless() {
    let page = Visit::new().untyped("_rest.wasm").open("#n=6&view=results");
    page.wait_for_state("idle");
    page.wait_for("the results", |page| !page.has("[data-testid=waiting]"));
    assert!(!page.has("[data-testid=not-fetched]"));
    page.close();
}
