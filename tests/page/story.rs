//! The story: the door of a first visit, its chapters, and the ways to the rest of the page.

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Viewport, Visit, label};

const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

/// The chapter, and whether its task is done.
fn chapter(page: &Page) -> (String, bool) {
    let attribute = |name| page.attribute("story", name).unwrap_or_default();
    (attribute("data-chapter"), attribute("data-done") == "true")
}

fn wait_for_chapter(page: &Page, number: &str, is_done: bool) {
    page.wait_for("the chapter", |page| {
        page.has("[data-testid=story]") && chapter(page) == (number.to_owned(), is_done)
    });
}

#[test]
fn a_first_visit_opens_the_story_and_a_later_one_the_last_place_everywhere() {
    let page = Page::open("");
    wait_for_chapter(&page, "1", false);
    page.click_square("b1");
    page.wait_for("the queen", |page| page.marked("queen") == ["b1"]);
    page.wait_for("the address", |page| page.address().contains("fixed=b1"));
    page.load("");
    page.wait_for("the queen", |page| page.marked("queen") == ["b1"]);
    wait_for_chapter(&page, "1", false);
    page.go("#n=6&algorithm=bitmask&step=9");
    page.wait_for_state("paused");
    page.load("");
    page.wait_for("the search", |page| page.number("step") == Some(9));
    assert!(
        page.address().contains("algorithm=bitmask"),
        "{}",
        page.address()
    );
    page.close();
}

#[test]
fn a_reader_goes_through_all_chapters_by_keyboard_alone() {
    let page = Page::open("#story=1");
    wait_for_chapter(&page, "1", false);
    let place = |squares: &[&str]| {
        for square in squares {
            page.find(&format!("[data-square={square}] button")).focus();
            page.press("Enter");
        }
    };
    let next = |number: &str| {
        page.by_testid("next").focus();
        page.press("Enter");
        wait_for_chapter(&page, number, false);
        assert!(page.has("#story-title:focus"), "chapter {number}");
    };
    place(&["a1", "b3", "d2"]);
    wait_for_chapter(&page, "1", true);
    next("2");
    place(&["c1", "c2", "c3"]);
    wait_for_chapter(&page, "2", false);
    place(&["c4"]);
    wait_for_chapter(&page, "2", true);
    next("3");
    place(&["b3", "a1", "a2", "b4", "c1", "d3"]);
    wait_for_chapter(&page, "3", true);
    next("4");
    page.press("Space");
    page.wait_for("the search", |page| page.number("step") > Some(0));
    page.press("End");
    wait_for_chapter(&page, "4", true);
    next("5");
    page.wait_for("the tree", |page| page.has(".story-tree .tree-here"));
    page.press("ArrowLeft");
    wait_for_chapter(&page, "5", true);
    next("6");
    page.press("End");
    page.wait_for("the first way", |page| {
        page.number("counter-tests") == Some(876)
    });
    wait_for_chapter(&page, "6", false);
    page.find(".story-ways a:nth-of-type(2)").focus();
    page.press("Enter");
    page.wait_for("the other way", |page| {
        page.has(".story-ways a:nth-of-type(2)[aria-current]")
    });
    page.press("End");
    wait_for_chapter(&page, "6", true);
    assert_eq!(
        page.attribute("counter-tests", "data-value").as_deref(),
        Some("75")
    );
    next("7");
    page.press("End");
    wait_for_chapter(&page, "7", true);
    page.wait_for("the ways on", |page| page.find_all(".onward a").len() == 4);
    page.find(".onward li:nth-child(2) a").click();
    page.wait_for("the workbench", |page| {
        page.has("[data-testid=setup], [data-testid=run]") && !page.has("[data-testid=story]")
    });
    page.close();
}

#[test]
fn the_workbench_shows_the_search_of_the_chapter_and_the_story_is_one_click_away() {
    let page = Page::open("#story=4");
    wait_for_chapter(&page, "4", false);
    page.by_testid("step-forward").click();
    page.wait_for("a step", |page| page.number("step") == Some(1));
    page.by_testid("workbench").click();
    page.wait_for("the form", |page| page.has("[data-testid=run]"));
    assert_eq!(
        (page.number("step"), page.state().as_str()),
        (Some(1), "paused")
    );
    page.by_role("link", &label("story.story")).click();
    wait_for_chapter(&page, "1", false);
    page.back();
    page.wait_for("the form", |page| page.has("[data-testid=run]"));
    page.close();
}

#[test]
fn the_queens_of_the_reader_can_still_be_moved_in_the_workbench() {
    let page = Page::open("#story=1");
    wait_for_chapter(&page, "1", false);
    page.click_square("b1");
    page.wait_for("the queen", |page| page.marked("queen") == ["b1"]);
    page.by_testid("workbench").click();
    page.wait_for("the form", |page| page.has("[data-testid=run]"));
    page.wait_for("the queen", |page| page.marked("queen") == ["b1"]);
    page.click_square("b1");
    page.wait_for("an empty board", |page| page.marked("queen").is_empty());
    page.close();
}

#[test]
fn the_board_the_task_and_its_control_fit_the_screen() {
    let seen = "
        const at = document.querySelector(arguments[0])?.getBoundingClientRect();
        const bar = document.querySelector('.story-steps').getBoundingClientRect();
        return at !== undefined && at.top >= 0 && at.bottom <= bar.top + 1;";
    let chapters = [
        ("1", ".task"),
        ("4", "[data-testid=play]"),
        ("5", ".story-tree"),
        ("6", "[data-testid=play]"),
    ];
    for viewport in [DESKTOP, LAPTOP, PHONE] {
        for language in LANGUAGES {
            let visit = Visit::new().viewport(viewport).language(language);
            let page = visit.open("#story=1");
            for (number, control) in chapters {
                page.set_fragment(&format!("story={number}"));
                wait_for_chapter(&page, number, false);
                page.wait_for("the control", |page| page.has(control));
                page.wait_for_drawing();
                page.screenshot(&format!("story-{number}-{language}-{}", viewport.width));
                // On a phone, the tree leaves room for a part of the board.
                let whole = if viewport == PHONE && number == "5" {
                    "h2"
                } else {
                    ".board-svg"
                };
                for part in [".story h2", ".task", whole, control] {
                    let is_seen = page.script_with(seen, vec![part.into()]) == true;
                    assert!(is_seen, "{part} of {number}, {language}, {viewport:?}");
                }
            }
            page.close();
        }
    }
}

#[test]
fn the_whole_tree_of_the_story_is_visible_with_its_names() {
    for viewport in [PHONE, LAPTOP] {
        let page = Visit::new().viewport(viewport).open("#story=5");
        page.wait_for("the tree", |page| page.has(".story-tree .tree-name"));
        page.wait_for_drawing();
        let cut = page.script(
            "const room = document.querySelector('.story-tree .tree-frame').getBoundingClientRect();
             const names = [...document.querySelectorAll('.story-tree .tree-name')];
             const cut = names.filter((name) => {
                 const { left, right, top, bottom } = name.getBoundingClientRect();
                 return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
             });
             return [names.length, cut.map((name) => name.textContent).join(' ')];",
        );
        assert!(cut[0].as_u64() > Some(16), "{cut}");
        assert_eq!(cut[1], "", "{viewport:?}");
        page.close();
    }
}

#[test]
fn keys_and_clicks_that_belong_to_the_form_do_nothing_in_the_story() {
    let page = Page::open("#story=4");
    wait_for_chapter(&page, "4", false);
    page.click_square("a1");
    page.press("g");
    page.press("p");
    page.press("Shift+Enter");
    page.wait_for("the run", |page| page.state() == "playing");
    assert!(page.marked("fixed").is_empty() && !page.has("dialog[open]"));
    assert!(page.address().contains("story=4"), "{}", page.address());
    page.close();
}
