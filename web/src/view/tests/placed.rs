//! The views in play: above the board, why a move is refused; next to it, the pieces and nothing of a search.

use queens_page::play::PlayMessage;
use queens_page::testing::Page;
use yew::virtual_dom::VNode;

use super::{context, each, text};
use crate::view::explorer::explorer;
use crate::view::notices::notices;
use crate::view::play::standing;
use crate::view::setup::setup;

fn beside(page: &Page) -> VNode {
    explorer(&page.model, &context(&page.model))
}

fn has(drawing: &VNode, testid: &str) -> bool {
    let mut found = false;
    each(drawing, &mut |attribute, _| {
        found |= attribute("data-testid").as_deref() == Some(testid);
    });
    found
}

#[test]
fn the_way_beside_the_board_is_the_readers() {
    let ways = |fragment: &str| {
        let page = Page::open(fragment);
        text(&explorer(&page.model, &context(&page.model)))
    };
    let search = "problem=knight&n=6&algorithm=tour-fewest-onward";
    assert!(ways(search).contains("a1, start"), "where it would begin");
    let played = ways(&format!("{search}&mode=play&placed=c3,d5"));
    assert!(
        !played.contains("a1") && played.contains("c3, start"),
        "{played}"
    );
    assert!(played.contains("d5"), "{played}");
}

#[test]
fn beside_queens_stand_those_of_the_reader_and_no_counter_of_a_search() {
    let search = "n=8&algorithm=recursive&fixed=a1";
    assert!(has(&beside(&Page::open(search)), "counter-tests"));
    for fragment in [
        "n=8&fixed=a1&mode=play&placed=c8,b5",
        "problem=domination&n=8&fixed=a1&mode=play&placed=c8,b5",
    ] {
        let page = Page::open(fragment);
        let drawn = beside(&page);
        let told = text(&drawn);
        for part in ["Your queens", "a1, fixed", "2b5", "3c8"] {
            assert!(told.contains(part), "{part}: {told}");
        }
        assert!(!has(&drawn, "counter-tests") && !has(&drawn, "total"));
        // No empty level follows for a fourth queen.
        assert!(!told.contains("4"), "{told}");
    }
    let empty = text(&beside(&Page::open("n=8&mode=play")));
    assert!(empty.contains("Nothing is placed yet"), "{empty}");
}

#[test]
fn a_refused_move_is_told_over_the_board_until_the_next_one() {
    let mut page = Page::open("problem=knight&n=6&mode=play&placed=c3");
    let over = |page: &Page| standing(&page.model, &context(&page.model));
    let elsewhere = |page: &Page| text(&notices(&page.model, &context(&page.model)));
    assert!(!has(&over(&page), "message"));
    page.send(PlayMessage::SquareToggled("a1".parse().unwrap()));
    assert!(has(&over(&page), "message"));
    let told = text(&over(&page));
    assert!(
        told.starts_with("a1 is out of the knight’s reach"),
        "{told}"
    );
    assert_eq!(elsewhere(&page), "");
    page.send(PlayMessage::SquareToggled("b5".parse().unwrap()));
    assert!(!has(&over(&page), "message"));
}

#[test]
fn the_queens_of_a_puzzle_cannot_be_freed_one_by_one() {
    let freed = |fragment: &str| {
        let mut page = Page::open(fragment);
        page.work(400);
        let mut buttons = 0;
        each(
            &setup(&page.model, &context(&page.model)),
            &mut |attribute, _| {
                let label = attribute("aria-label").unwrap_or_default();
                buttons += usize::from(label.starts_with("Free "));
            },
        );
        (buttons, page.model.address.settings.given.squares().len())
    };
    assert_eq!(freed("n=8&fixed=a1,b5&mode=play"), (2, 2));
    let (buttons, given) = freed("n=8&mode=play&puzzle=7&grade=2&generator=1");
    assert!(buttons == 0 && given > 1);
}
