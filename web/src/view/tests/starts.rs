//! Tests of the map of all starts.

use super::{context, each};
use crate::view::starts::starts;
use queens_page::testing::Page;

/// The number of maps drawn, and the number of starts.
fn drawn(page: &Page) -> (usize, usize) {
    let (mut maps, mut squares) = (0, 0);
    let drawing = starts(&page.model, &context(&page.model));
    each(&drawing, &mut |attribute, _| {
        let class = attribute("class").unwrap_or_default();
        maps += usize::from(class.starts_with("starts-map"));
        squares += usize::from(attribute("data-start").is_some());
    });
    (maps, squares)
}

#[test]
fn the_map_has_its_place_at_once_and_its_squares_with_the_first_answer() {
    let mut page = Page::open("n=6&algorithm=accessibility-dynamic&view=starts");
    assert_eq!(drawn(&page), (1, 0));
    page.work(50);
    assert_eq!(drawn(&page), (1, 36));
}
