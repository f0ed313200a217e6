//! The count of tours over all starts: its totals, its stop, and a change of the board.

use queens_core::knight::totals::TourTotals;

use crate::message::{FormMessage, Message};
use crate::settings::Side;
use crate::starts::ToursCount;
use crate::testing::Page;

const FIVE: &str = "problem=knight&n=5&algorithm=tour-fewest-onward&view=starts";

fn tours(page: &Page) -> Option<&ToursCount> {
    page.model.starts.as_ref()?.tours.as_ref()
}

#[test]
fn the_tours_over_all_starts_are_counted_on_request() {
    let mut page = Page::open(FIVE);
    page.work(10_000);
    assert_eq!(tours(&page), None);
    page.send(Message::ToursCounted(true));
    assert!(tours(&page).is_some_and(|tours| tours.outcome.is_none()));
    page.work(10_000);
    let totals = TourTotals {
        directed: 1_728,
        starts: 13,
    };
    let outcome = tours(&page).and_then(|tours| tours.outcome.clone());
    assert_eq!(outcome, Some(Ok(totals)));
}

#[test]
fn a_count_ends_when_it_is_stopped_or_the_board_changes() {
    let mut page = Page::open("problem=knight&n=8&algorithm=tour-roth&view=starts");
    page.work(10_000);
    page.send(Message::ToursCounted(true));
    page.work(100);
    assert!(tours(&page).is_some_and(|tours| tours.outcome.is_none()));
    page.send(Message::ToursCounted(false));
    assert_eq!(tours(&page), None);
    page.send(Message::ToursCounted(true));
    page.send(FormMessage::SizeStepped(Side::Files, -3));
    page.send(FormMessage::SizeStepped(Side::Ranks, -3));
    page.work(10_000);
    assert_eq!(tours(&page), None, "the count of another board");
    page.send(Message::ToursCounted(true));
    page.work(10_000);
    assert!(tours(&page).is_some_and(|tours| tours.outcome.is_some()));
}
