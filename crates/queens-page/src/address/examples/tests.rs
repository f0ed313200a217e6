//! Opens each example as a reader would.

use queens_core::{Placement, Problem};
use strum::VariantArray;

use super::*;
use crate::address::write;
use crate::model::State;
use crate::testing::Page;

/// The page at an example's address, once its step is reached.
fn opened(example: Example) -> Page {
    let mut page = Page::open(example.fragment());
    while matches!(page.model.state(), State::Preparing | State::Searching) {
        page.work(20);
    }
    page.work(100);
    page
}

/// The pieces that the engine has put on the board. `None` if the engine has no search.
fn shown(page: &Page, example: Example) -> Option<Scene> {
    if let Some(large) = page.model.shown.large() {
        return Some(Scene::Rows(large.queens.rows().to_vec()));
    }
    let mut queens = page
        .model
        .shown
        .run()?
        .replay()
        .position()
        .queens()
        .to_vec();
    let scene = match example.address().settings.algorithm.problem {
        Problem::Knight => Scene::Way,
        Problem::Queens | Problem::Domination => {
            queens.sort_unstable();
            Scene::Set
        }
    };
    Some(scene(queens))
}

#[test]
fn each_has_an_address_as_the_page_writes_it() {
    for &example in Example::VARIANTS {
        let reading = read("", example.fragment());
        assert_eq!(reading.notices, [], "{example:?}");
        assert_eq!(write(&reading.address), example.fragment());
        assert_eq!(reading.address.settings.refusal(), None, "{example:?}");
        assert_eq!(Example::of(&reading.address.settings), Some(example));
    }
}

#[test]
fn each_opens_without_a_message_at_its_step_and_shows_the_board_of_its_picture() {
    for &example in Example::VARIANTS {
        let page = opened(example);
        assert_eq!(page.codes(), [""; 0], "{example:?}");
        assert_eq!(page.address, example.fragment(), "{example:?}");
        match shown(&page, example) {
            Some(shown) => assert_eq!(shown, example.scene(), "{example:?}"),
            // Before Run, the board is empty, and the picture shows a solution of the count.
            None => assert_eq!(example, Example::Eighteen),
        }
        if example == Example::Billion {
            let run = page.model.shown.run().expect("a search");
            assert_eq!((run.step(), run.counters().solutions), (1_000_000_000, 70));
        }
    }
}

#[test]
fn the_picture_of_what_is_counted_is_a_solution() {
    let Scene::Set(queens) = Example::Eighteen.scene() else {
        panic!("queens");
    };
    let size = Example::Eighteen.address().settings.size;
    assert!(Placement::new(size, &queens).is_ok_and(|placement| placement.is_solution()));
}

#[test]
fn a_link_keeps_the_colours_the_language_and_the_speed_of_the_page() {
    let page = read(
        "",
        "n=8&algorithm=bitmask&step=5&speed=2&lang=ro&theme=dark",
    )
    .address;
    let link = Example::NoTour.link(&page);
    let own = "problem=knight&n=4&algorithm=tour-natural-order&fixed=a1&step=21";
    assert_eq!(link, format!("#{own}&speed=2&lang=ro&theme=dark"));
}
