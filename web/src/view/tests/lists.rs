//! Tests of the changed lists of free neighbours, and of the labels in the map of starts.

use queens_page::testing::Page;

use super::{context, each, text};
use crate::view::lists::lists;
use crate::view::starts::starts;

/// The text of the lists at this step of the tour from c3 on 5×5 in natural order.
fn told(step: u64) -> String {
    let fragment = format!("problem=knight&n=5&algorithm=tour-natural-order&fixed=c3&step={step}");
    let mut page = Page::open(&fragment);
    page.work(200);
    text(&lists(&page.model, &context(&page.model)))
}

#[test]
fn a_visit_takes_its_square_off_lists_and_leaving_it_puts_it_at_their_ends() {
    let visit = told(1);
    assert!(
        visit.starts_with("occupy(15) takes 15 off these lists:"),
        "{visit}"
    );
    assert!(visit.contains("moves[22] = [19, 13, 11] 15"), "{visit}");
    assert!(!visit.contains("reordered"), "{visit}");
    let left: Vec<_> = (1..200)
        .map(told)
        .filter(|it| it.contains("release()"))
        .collect();
    assert!(
        left.iter()
            .all(|it| it.contains("at the end of these lists:"))
    );
    assert!(left.iter().any(|it| it.contains("reordered")), "{left:?}");
}

#[test]
fn files_and_ranks_stand_around_the_map_of_starts() {
    let mut page = Page::open("n=4&algorithm=accessibility-list&view=starts");
    page.work(50);
    let mut labels = String::new();
    let drawing = starts(&page.model, &context(&page.model));
    each(&drawing, &mut |attribute, label| {
        if attribute("class").as_deref() == Some("label") {
            labels += &text(label);
        }
    });
    assert_eq!(labels, "4321abcd");
}
