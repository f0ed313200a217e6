//! The comparison of a pupil's trace with the search, in Results.

use queens_tests::{Page, Visit};

fn compare(page: &Page, text: &str) {
    page.by_testid("own-trace").enter(text);
    page.by_testid("own-trace-ask").click();
}

fn value(page: &Page) -> Option<String> {
    page.attribute("own-trace-verdict", "data-value")
}

fn open(language: &str) -> Page {
    let page = Visit::new()
        .language(language)
        .open("#n=4&algorithm=recursive&view=results");
    page.wait_for_state("idle");
    page.use_once();
    page.wait_for("the tools", |page| page.has("[data-testid=results-trace]"));
    page.by_testid("results-trace").click();
    page.wait_for("the field", |page| page.has("[data-testid=own-trace]"));
    page
}

#[test]
fn the_first_difference_is_shown_with_both_boards_everywhere() {
    let page = open("en");
    compare(&page, "place a1\nplace b2\nremove b2\n");
    page.wait_for("the verdict", |page| {
        value(page).as_deref() == Some("wrong")
    });
    assert_eq!(
        page.by_testid("own-trace-verdict").text(),
        "Line 2 of your trace places b2. Recursive backtracking rejects b2 here: a1 attacks it on a diagonal."
    );
    let squares = |testid: &str| page.attribute(testid, "data-squares");
    assert_eq!(squares("own-trace-yours").as_deref(), Some("a1 b2"));
    assert_eq!(squares("own-trace-its").as_deref(), Some("a1"));
    assert_eq!(
        page.find_all("[data-testid=own-trace-pairs] [aria-current]")
            .len(),
        1
    );
    page.assert_accessible();
    page.by_testid("own-trace-go").click();
    page.wait_for("the step", |page| page.number("step") == Some(2));
    page.close();
}

#[test]
fn a_trace_is_read_in_numbers_and_other_lines_are_checked_as_output() {
    let page = open("fr");
    let lines = page.script("return [...document.querySelectorAll('.check-form pre')].map((lines) => lines.textContent).join('')");
    let lines = lines.as_str().expect("lines to add");
    for line in [
        "# avant le test d’une case\nprint(\"try\", ligne, colonne)\n",
        "// une fois, au début\nstd::cout << \"row column from 0\\n\";\n",
    ] {
        assert!(lines.contains(line), "{lines}");
    }
    let mut text = "ligne colonne à partir de 0\npose 0 0\nbonjour\npose 9 9\n".to_owned();
    compare(&page, &text);
    page.wait_for("the verdict", |page| {
        value(page).as_deref() == Some("unread")
    });
    assert_eq!(page.find_all("[data-testid=own-trace-unread] li").len(), 1);
    text = "pose a1\n1 3 0 2\n2 0 3 1\n".to_owned();
    compare(&page, &text);
    page.wait_for("the verdict", |page| {
        value(page).as_deref() == Some("incomplete")
    });
    page.by_testid("own-trace-output").click();
    page.wait_for("the check", |page| {
        page.attribute("check-verdict", "data-value").as_deref() == Some("right")
    });
    page.close();
}
