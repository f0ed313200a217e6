//! The results panel: boards, classes, text and files, and the check of another program's output.

mod tools;

use queens_tests::{DESKTOP, PHONE, Page, Visit};

fn count(page: &Page) -> Option<u64> {
    page.attribute("results", "data-count")?.parse().ok()
}

/// A page with this number of boards in its gallery.
fn gallery(address: &str, boards: u64) -> Page {
    let page = Page::open(address);
    page.wait_for("the boards", |page| {
        count(page) == Some(boards) && page.has(".exhibit")
    });
    page
}

fn in_the_page(page: &Page) -> usize {
    page.find_all(".gallery .exhibit").len()
}

/// The position of the focused board, from 1.
fn focused(page: &Page) -> String {
    let read = "return document.activeElement?.dataset.testid ?? ''";
    page.script(read).as_str().unwrap_or_default().to_owned()
}

#[test]
fn eight_queens_have_92_boards_and_twelve_up_to_symmetry() {
    let page = gallery("#n=8&algorithm=recursive&step=18513&view=results", 92);
    assert_eq!(page.number("total"), Some(92));
    assert_eq!(
        page.by_testid("check-sum").text(),
        "11 classes of 8 boards and 1 of 4: 11 × 8 + 4 = 92"
    );
    let first = "a1,b5,c8,d6,e3,f7,g2,h4";
    assert_eq!(
        page.attribute("solution-1", "data-squares").as_deref(),
        Some(first)
    );
    assert_eq!(
        page.attribute("solution-1", "data-orbit").as_deref(),
        Some("8")
    );
    page.find(
        "[data-testid=symmetry] input[value=fundamental], input[name=symmetry][value=fundamental]",
    )
    .script("arguments[0].click()");
    page.wait_for("the classes", |page| count(page) == Some(12));
    assert_eq!(page.number("total"), Some(12));
    let orbits = page.script(
        "return [...document.querySelectorAll('.solution')].map((it) => it.dataset.orbit).sort().join()",
    );
    assert_eq!(orbits, "4,8,8,8,8,8,8,8,8,8,8,8");
    page.close();
}

#[test]
fn a_board_leads_to_the_step_that_told_it_and_is_marked_there() {
    let page = gallery("#n=8&algorithm=recursive&step=5&view=results", 92);
    page.by_testid("solution-1").click();
    page.wait_for("its step", |page| page.number("step") == Some(1024));
    let pressed = |page: &Page, name: &str| page.attribute(name, "aria-pressed");
    assert_eq!(pressed(&page, "solution-1").as_deref(), Some("true"));
    assert_eq!(pressed(&page, "solution-2").as_deref(), Some("false"));
    page.by_testid("next-solution").click();
    page.wait_for("the next one marked", |page| {
        pressed(page, "solution-2").as_deref() == Some("true")
    });
    page.close();
}

#[test]
fn thousands_of_boards_scroll_with_few_of_them_in_the_page() {
    let page = gallery("#n=11&algorithm=bitmask&step=5&view=results", 2680);
    assert!(in_the_page(&page) < 60, "{}", in_the_page(&page));
    page.script(
        "const pane = document.querySelector('.pane'); pane.scrollTop = pane.scrollHeight;",
    );
    page.wait_for("the last board", |page| {
        page.has("[data-testid=solution-2680]")
    });
    assert!(in_the_page(&page) < 60, "{}", in_the_page(&page));
    let seen = page.script(
        "const pane = document.querySelector('.pane').getBoundingClientRect();
         const last = document.querySelector('[data-testid=solution-2680]').getBoundingClientRect();
         return last.top >= pane.top && last.bottom <= pane.bottom;",
    );
    assert_eq!(seen, true);
    // During fast scrolling, as with a flung wheel, each painted frame is full of boards.
    let gaps = page.script_async(
        "const done = arguments[0];
         const pane = document.querySelector('.pane');
         let gaps = 0, frames = 0;
         const look = () => {
             const box = pane.getBoundingClientRect();
             const seen = [...document.querySelectorAll('.exhibit')]
                 .map((board) => board.getBoundingClientRect())
                 .filter((board) => board.bottom > box.top && board.top < box.bottom);
             if (seen.length < 9) gaps += 1;
             pane.scrollTop -= 1200;
             frames += 1;
             if (frames < 60) requestAnimationFrame(() => requestAnimationFrame(look)); else done(gaps);
         };
         look();",
    );
    assert_eq!(gaps.as_u64(), Some(0), "frames with a gap");
    page.close();
}

#[test]
fn on_a_phone_a_board_of_the_gallery_is_shown_in_sight() {
    let page = gallery("#n=8&algorithm=recursive&step=5&view=results", 92);
    page.resize(PHONE);
    let seen = "(() => {
        const { top, bottom } = document.querySelector('[data-testid=board]').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
    })()";
    page.script(
        "document.querySelector('[data-testid=solution-1]').scrollIntoView({ block: 'center' })",
    );
    page.wait_for_script("the board out of sight", &format!("!{seen}"));
    page.by_testid("solution-1").click();
    page.wait_for("its step", |page| page.number("step") > Some(5));
    page.wait_for_script("the board in sight", seen);
    page.close();
}

#[test]
fn the_gallery_is_walked_by_keys_alone_everywhere() {
    let page = gallery("#n=8&algorithm=recursive&step=5&view=results", 92);
    page.by_testid("solution-1").focus();
    for (key, place) in [
        ("ArrowRight", "solution-2"),
        ("ArrowDown", "solution-5"),
        ("ArrowLeft", "solution-4"),
        ("ArrowUp", "solution-1"),
        ("End", "solution-92"),
        ("ArrowUp", "solution-89"),
        ("Home", "solution-1"),
    ] {
        page.press(key);
        page.wait_for(key, |page| focused(page) == place);
        assert_eq!(page.find_all(".solution[tabindex='0']").len(), 1);
    }
    page.press("ArrowRight");
    page.press("Enter");
    page.wait_for("the second solution", |page| {
        page.attribute("solution-2", "aria-pressed").as_deref() == Some("true")
    });
    assert_eq!(focused(&page), "solution-2");
    page.close();
}

#[test]
fn the_boards_of_a_class_are_shown_and_left_again() {
    let address = "#n=8&algorithm=recursive&symmetry=fundamental&step=5&view=results";
    let page = gallery(address, 12);
    page.by_testid("solution-1").focus();
    page.press("ArrowRight");
    page.wait_for("the second", |page| focused(page) == "solution-2");
    page.press("Tab");
    assert_eq!(focused(&page), "orbit-2");
    page.press("Enter");
    page.wait_for("its boards", |page| count(page) == Some(8));
    page.wait_for("the focus inside", |page| focused(page) == "solution-1");
    page.by_testid("all-classes").click();
    page.wait_for("the classes", |page| count(page) == Some(12));
    page.wait_for("the focus back", |page| focused(page) == "solution-2");
    page.close();
}

#[test]
fn a_count_says_that_it_keeps_no_boards() {
    let page = Page::open("#n=8&algorithm=bitmask&goal=count&view=results");
    page.wait_for_state("idle");
    page.by_testid("run").click();
    page.wait_for_state("done");
    assert_eq!((count(&page), page.number("total")), (Some(0), Some(92)));
    assert!(
        page.by_testid("results")
            .text()
            .contains("A count keeps no boards.")
    );
    page.close();
}

#[test]
fn every_language_names_the_boards_and_fits() {
    for (language, sum) in [
        (
            "fr",
            "11 classes de 8 échiquiers et 1 de 4 : 11 × 8 + 4 = 92",
        ),
        ("ro", "11 clase de 8 table și 1 de 4: 11 × 8 + 4 = 92"),
    ] {
        let address = format!(
            "#n=8&algorithm=recursive&symmetry=fundamental&step=5&view=results&lang={language}"
        );
        let page = gallery(&address, 12);
        assert_eq!(page.by_testid("check-sum").text(), sum);
        page.by_testid("results-check").click();
        page.wait_for("the tool", |page| page.has(".tool-inside"));
        page.screenshot(&format!("results-{language}"));
        page.resize(PHONE);
        page.assert_fits(390, language);
        page.close();
    }
}

#[test]
fn the_gallery_says_in_plain_words_how_many_images_a_board_has() {
    for (language, many, one) in [
        ("en", "2 images", "no other image"),
        ("fr", "2 images", "image unique"),
        ("ro", "2 imagini", "imagine unică"),
    ] {
        for (n, told) in [(4, many), (1, one)] {
            let at = format!("#n={n}&algorithm=recursive&view=results&lang={language}");
            let page = Page::open(&at);
            page.wait_for_state("idle");
            page.by_testid("run").click();
            page.wait_for("a board", |page| page.has("[data-testid=solution-1]"));
            let text = page.by_testid("solution-1").text();
            assert!(text.contains(told), "{at}: {text}");
            let name = page.attribute("solution-1", "aria-label");
            assert!(name.is_some_and(|it| it.contains(told)), "{at}");
            page.close();
        }
    }
}

#[test]
fn a_search_for_all_boards_ends_on_a_summary_that_leads_to_them() {
    let page = Page::at("#n=6&algorithm=recursive&speed=max");
    page.by_testid("play").click();
    let boards = "[data-testid=ended] button";
    page.wait_for("the boards", |page| page.find_all(boards).len() == 4);
    assert!(page.by_testid("event").text().contains("4 solutions"));
    page.find(boards).click();
    page.wait_for("the first solution", |page| {
        page.attribute("event", "data-kind").as_deref() == Some("solution")
            && !page.has("[data-testid=ended]")
    });
    page.press("End");
    page.wait_for("the boards", |page| page.find_all(boards).len() == 4);
    page.by_testid("event-solutions").click();
    page.wait_for("the boards", |page| {
        page.has("[data-testid=results][data-count=\"4\"]") && !page.has("[data-testid=ended]")
    });
    page.close();
}
