//! Hints and puzzles: a reader follows hints, solves a puzzle, and finds it in the record.

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Viewport, Visit};

const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

/// Puzzle 7 on 8 files, of grade 2. Its given queens are on b5, f2 and h6.
const PUZZLE: &str = "#n=8&puzzle=7&grade=2";
/// The squares that solve the puzzle.
const REST: [&str; 5] = ["a3", "c7", "d1", "e4", "g8"];

fn posed(page: &Page) {
    page.wait_for("the puzzle", |page| {
        page.find_all("[data-marks~=fixed]").len() == 3
    });
}

/// Requests a step of a hint, and waits until `level` steps are shown.
fn hint(page: &Page, level: u32) {
    page.by_testid("hint").click();
    page.wait_for("the hint", |page| {
        page.has(&format!("[data-testid=hint][data-level=\"{level}\"]"))
            && page.has("[data-testid=advice]")
    });
}

fn state(page: &Page) -> Option<String> {
    page.by_testid("app").attribute("data-state")
}

#[test]
fn a_hint_leads_to_a_right_move_in_three_steps_everywhere() {
    let page = Visit::new().viewport(LAPTOP).at("#n=6&mode=play&placed=b1");
    page.wait_for("play", |page| page.has("[data-testid=hint]"));
    let mut told = Vec::new();
    for level in 1..=3 {
        hint(&page, level);
        told.push(page.by_testid("advice").text());
    }
    assert_eq!(
        told,
        [
            "Look at row 2: 3 squares are free",
            "Elsewhere, e3 is impossible: row 2 would have no free square",
            "d2 is right: a solution has a queen there",
        ]
    );
    assert!(page.has("[data-square=e3][data-marks~=tried]"));
    page.square("d2").click();
    page.wait_for("the next position", |page| {
        page.has("[data-testid=hint][data-level=\"0\"]") && page.has("[data-testid=standing]")
    });
    page.wait_for("the answer", |page| {
        page.has("[data-testid=completable][data-value=yes]")
    });
    page.assert_accessible();
    page.close();
}

#[test]
fn a_puzzle_is_solved_by_keyboard_told_and_noted() {
    let page = Visit::new().viewport(LAPTOP).open(PUZZLE);
    posed(&page);
    // A puzzle shows only on request whether it can still be finished.
    assert!(page.has("[data-testid=completable][data-value=unknown]"));
    page.by_testid("tells").click();
    page.wait_for("the answer", |page| {
        page.has("[data-testid=completable][data-value=yes]")
    });
    hint(&page, 1);
    for square in REST {
        page.find(&format!("[data-square={square}] button")).focus();
        page.press("Enter");
    }
    page.wait_for("the end", |page| state(page).as_deref() == Some("done"));
    page.wait_for("its number", |page| {
        let told = |testid| page.by_testid(testid).text();
        told("completable").contains("of 92 on the empty board; ")
            && told("standing").contains("with 1 step of hints")
    });
    page.by_testid("puzzles").click();
    page.wait_for("the record", |page| {
        page.has("[data-testid=puzzle-record][data-count=\"1\"]")
    });
    page.assert_accessible();
    let kept = page.script("return localStorage.getItem('queens-puzzles')");
    assert!(
        kept.as_str()
            .is_some_and(|it| it.starts_with("7 8 2 1 ") && it.ends_with(" 1 queens\n")),
        "{kept}"
    );
    page.by_testid("puzzle-clear").click();
    page.wait_for("an empty record", |page| {
        page.has("[data-testid=puzzle-record][data-count=\"0\"]")
    });
    page.close();
}

#[test]
fn the_puzzle_of_the_day_and_others_are_opened_from_the_dialog() {
    let page = Visit::new().viewport(LAPTOP).at("#n=8&mode=play");
    page.wait_for("the way", |page| page.has("[data-testid=puzzles]"));
    page.by_testid("puzzles").click();
    page.wait_for("the day", |page| page.has("[data-testid=puzzle-of-day]"));
    // A used page keeps the last choice.
    page.by_testid("puzzle-size").choose("8");
    page.wait_for("the grades", |page| {
        page.has("[data-testid=puzzle-grades]")
            && page.by_testid("puzzle-grades").text()
                == "On the 8×8 board, puzzles have the grades 1, 2, 3."
    });
    page.by_testid("puzzle-size").choose("10");
    page.wait_for("all grades", |page| {
        !page.has("[data-testid=puzzle-grades]")
    });
    page.by_testid("puzzle-grade").choose("4");
    page.wait_for("one of grade 4", |page| {
        let href = page.by_testid("puzzle-another").attribute("href");
        href.is_some_and(|href| href.contains("grade=4"))
    });
    page.by_testid("puzzle-another").click();
    page.wait_for("the puzzle", |page| {
        page.address().contains("grade=4") && !page.find_all("[data-marks~=fixed]").is_empty()
    });
    assert!(!page.has("dialog[open]"));
    let given = page.find_all("[data-marks~=fixed]").len();
    assert!((2..=4).contains(&given), "{given}");
    page.by_testid("puzzles").click();
    page.wait_for("the day", |page| page.has("[data-testid=puzzle-of-day]"));
    page.by_testid("puzzle-of-day").click();
    let today = page.script("return new Date().toISOString().slice(0, 10)");
    let today = today.as_str().unwrap_or_default().to_owned();
    page.wait_for("the puzzle of the day", |page| {
        page.address().contains(&format!("puzzle={today}"))
    });
    page.back();
    page.wait_for("the one before", |page| page.address().contains("grade=4"));
    page.close();
}

#[test]
fn a_tour_is_finished_by_keyboard_from_the_dialog_on() {
    let page = Visit::new().viewport(LAPTOP).at("#n=6&mode=play");
    page.wait_for("the way", |page| page.has("[data-testid=puzzles]"));
    page.press("p");
    page.wait_for("the dialog", |page| page.has("dialog[open] .puzzle-list"));
    page.by_testid("puzzle-problem").choose("knight");
    page.by_testid("puzzle-size").choose("5");
    page.by_testid("puzzle-grade").choose("1");
    page.wait_for("what is asked", |page| {
        page.find(".puzzle-list")
            .text()
            .contains("A tour has begun")
    });
    page.by_testid("puzzle-another").focus();
    page.press("Enter");
    page.wait_for("the beginning", |page| {
        page.address().contains("problem=knight") && page.find_all("[data-marks~=fixed]").len() > 1
    });
    let beginning = page.find_all("[data-marks~=fixed]").len();
    page.press("c");
    page.press("u");
    assert_eq!(page.find_all("[data-marks~=fixed]").len(), beginning);
    for step in beginning..25 {
        (1..=3).for_each(|level| hint(&page, level));
        let advice = page.by_testid("advice").text();
        let square = advice.split(' ').next().unwrap_or_default();
        page.find(&format!("[data-square={square}] button")).focus();
        page.press("Enter");
        page.wait_for("the next square", |page| {
            page.attribute("board", "data-queens").as_deref() == Some(&(step + 1).to_string())
        });
    }
    page.wait_for("the end", |page| state(page).as_deref() == Some("done"));
    page.wait_for("the time", |page| {
        page.by_testid("standing").text().contains("hints")
    });
    let kept = page.script("return localStorage.getItem('queens-puzzles')");
    assert!(
        kept.as_str().is_some_and(|it| it.ends_with(" knight\n")),
        "{kept}"
    );
    page.assert_accessible();
    page.close();
}

#[test]
fn board_hint_undo_and_state_are_seen_together_on_a_phone_in_each_language() {
    let inside = "
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= document.documentElement.clientWidth;";
    for language in LANGUAGES {
        let page = Visit::new()
            .viewport(PHONE)
            .at(&format!("{PUZZLE}&lang={language}"));
        posed(&page);
        hint(&page, 1);
        let seen = [
            "board",
            "hint",
            "undo",
            "advice",
            "completable",
            "puzzle-name",
        ];
        for hook in seen {
            let selector = format!("[data-testid={hook}]");
            let is_inside = page.script_with(inside, vec![selector.into()]);
            assert_eq!(is_inside, true, "{language}, {hook}");
        }
        page.close();
    }
}

/// A script that returns the words of the board modes and of the puzzle's name that are not fully visible.
const UNNAMED: &str = "
    const words = [...document.querySelectorAll('.role span, [data-testid=puzzle-name]')];
    return words.filter((it) => {
        const box = it.getBoundingClientRect();
        return box.width < 16 || box.bottom > innerHeight || it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0
            || it.parentElement.scrollWidth > it.parentElement.clientWidth;
    }).map((it) => it.textContent);";

#[test]
fn the_puzzle_and_what_the_board_is_used_for_are_named_on_low_screens_and_phones() {
    for language in LANGUAGES {
        for viewport in [LAPTOP, PHONE] {
            let page = Visit::new()
                .viewport(viewport)
                .at(&format!("#n=10&puzzle=2026-11-29&lang={language}"));
            page.wait_for("the puzzle", |page| {
                page.find_all("[data-marks~=fixed]").len() > 1
            });
            let name = page.by_testid("puzzle-name").text();
            assert!(
                name.contains("29 ") && name.contains('4') && name.contains("10×10"),
                "{name}"
            );
            assert_eq!(page.script(UNNAMED), serde_json::json!([]), "{language}");
            page.screenshot(&format!("puzzle-name-{language}-{}", viewport.width));
            page.assert_fits(viewport.width, language);
            page.close();
        }
    }
}

#[test]
fn a_puzzle_that_the_form_ends_is_one_click_away() {
    let page = Visit::new().viewport(LAPTOP).at(PUZZLE);
    posed(&page);
    page.square("a3").click();
    page.wait_for("the move", |page| page.address().contains("placed=a3"));
    let left = |page: &Page| {
        page.wait_for("no puzzle", |page| {
            !page.address().contains("puzzle=") && page.has("[data-code=puzzle-left]")
        });
    };
    let grow = |page: &Page| {
        page.by_testid("size").enter("9");
        page.press("Enter");
    };
    let again = |page: &Page| {
        page.wait_for("the puzzle", |page| {
            page.address().contains("placed=a3&puzzle=7") && page.has("[data-testid=puzzle-name]")
        });
        posed(page);
        assert!(!page.has("[data-code=puzzle-left]"));
    };
    assert!(!page.has("[data-testid=free-all]"), "its queens stay");
    grow(&page);
    left(&page);
    page.assert_accessible();
    page.by_testid("back-to-puzzle").click();
    again(&page);
    grow(&page);
    left(&page);
    page.back();
    again(&page);
    page.close();
}

#[test]
fn hint_clear_and_puzzles_have_keys_that_their_tooltips_name() {
    let page = Visit::new().viewport(LAPTOP).at("#n=6&mode=play&placed=b1");
    page.wait_for("play", |page| page.has("[data-testid=hint]"));
    for (hook, key) in [("hint", "H"), ("clear", "C"), ("puzzles", "P")] {
        let shortcut = page.attribute(hook, "aria-keyshortcuts");
        assert_eq!(shortcut.as_deref(), Some(key), "{hook}");
        let title = page.attribute(hook, "title").unwrap_or_default();
        assert!(title.ends_with(&format!(" ({key})")), "{title}");
    }
    page.press("h");
    page.wait_for("the hint", |page| page.has("[data-testid=advice]"));
    page.press("c");
    page.wait_for("an empty board", |page| {
        page.attribute("board", "data-queens").as_deref() == Some("0")
    });
    page.press("p");
    page.wait_for("puzzles", |page| page.has("dialog[open] .puzzle-list"));
    page.close();
}
