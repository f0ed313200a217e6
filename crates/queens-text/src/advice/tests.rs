//! What hints say, in each language.

use queens_page::language::Language;
use queens_page::play::PlayMessage;
use queens_page::testing::Page;

use super::*;

/// A page on which these squares are placed, one after another, and so many steps of a hint have been asked for and told.
fn advised(fragment: &str, squares: &str, steps: u8) -> Page {
    let mut page = Page::open(&format!("{fragment}&mode=play"));
    for square in squares.split(',').filter(|it| !it.is_empty()) {
        page.send(PlayMessage::SquareToggled(square.parse().unwrap()));
    }
    for _ in 0..steps {
        page.send(PlayMessage::HintWanted);
        work(&mut page);
    }
    page
}

fn work(page: &mut Page) {
    for _ in 0..500 {
        if !page.model.play.advice.is_awaited() {
            return;
        }
        page.work(20);
    }
    panic!("no answer");
}

fn said(page: &Page) -> Vec<String> {
    let texts = Language::ALL.map(Texts::of).into_iter();
    let said = texts.map(|texts| told(&page.model, texts).map(|(_, text)| text.plain()));
    said.map(|it| it.expect("a hint")).collect()
}

#[test]
fn a_hint_says_where_to_look_what_cannot_be_and_a_right_move() {
    let steps = [1, 2, 3].map(|steps| said(&advised("n=6", "b1", steps)));
    assert_eq!(
        steps[0],
        [
            "",
            "",
            "",
        ]
    );
    assert_eq!(steps[1], ["", "", ""]);
    assert_eq!(steps[2], ["", "", ""]);
}

#[test]
fn a_forced_move_is_told_as_one() {
    let steps = [1, 2, 3].map(|steps| said(&advised("n=6", "b1,d2", steps)));
    assert_eq!(steps[0], ["", "", ""]);
    assert_eq!(steps[1], ["", "", ""]);
    assert_eq!(steps[2], ["", "", ""]);
}

#[test]
fn a_mistake_is_named_by_the_order_of_placing() {
    assert_eq!(said(&advised("n=6", "d5,a1", 1)), ["", "", ""]);
    assert_eq!(said(&advised("n=6", "b1,a1", 1)), ["", "", ""]);
    assert_eq!(said(&advised("n=6&fixed=a1", "", 1)), ["", "", ""]);
    assert_eq!(said(&advised("n=3", "", 1)), ["", "", ""]);
}

#[test]
fn what_only_a_search_refutes_and_what_cannot_be_ruled_out_are_told_so() {
    assert_eq!(said(&advised("n=8", "", 2)), ["", "", ""]);
    assert_eq!(said(&advised("n=10", "a4,b9,c1", 2)), ["", "", ""]);
}
