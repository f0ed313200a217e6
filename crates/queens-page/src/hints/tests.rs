//! The hints of a first visit.

use crate::hints::{Hint, HintMessage, Hints};
use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::Announcement;
use crate::screen::Panel;
use crate::testing::Page;
use queens_core::Square;
use queens_worker::protocol::Pane;
use strum::VariantArray;

/// A page on its first visit, as recorded in the storage.
fn first_visit() -> Page {
    let mut page = Page::open("");
    assert_eq!((page.claimed, page.model.hints), (1, Hints::Over));
    page.send(Message::Hint(HintMessage::Granted));
    page
}

#[test]
fn they_are_asked_for_once_by_a_page_that_opens_with_its_example() {
    let mut page = Page::open("");
    page.send(TransportMessage::Run);
    page.work(100);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: String::new(),
    });
    assert_eq!((page.claimed, page.model.hints), (1, Hints::Over));
}

#[test]
fn links_and_pages_that_lack_their_rest_do_not_ask() {
    for link in [
        "n=8&algorithm=recursive&step=12",
        "n=8",
        "view=examples",
        "embed=1",
    ] {
        assert_eq!(Page::open(link).claimed, 0, "{link}");
    }
    assert_eq!(Page::slow("").claimed, 0);
    assert_eq!(Page::offline("").claimed, 0);
}

#[test]
fn each_is_shown_and_announced_once_in_turn() {
    let mut page = first_visit();
    for &hint in Hint::VARIANTS {
        assert_eq!(page.model.hints, Hints::Shown(hint));
        assert_eq!(page.model.announcement, Some(Announcement::Hint(hint)));
        page.send(Message::Hint(HintMessage::Next));
    }
    assert_eq!(page.model.hints, Hints::Over);
    page.send(Message::Hint(HintMessage::Next));
    assert_eq!((page.claimed, page.model.hints), (1, Hints::Over));
}

#[test]
fn to_do_what_one_says_leads_to_the_next() {
    let mut page = first_visit();
    page.send(TransportMessage::PlayToggled);
    assert_eq!(page.model.hints, Hints::Shown(Hint::Fixing));
    // This action follows a different hint, not the current one.
    page.send(Message::PanelChosen(Panel::Code));
    assert_eq!(page.model.hints, Hints::Shown(Hint::Fixing));
    page.send(FormMessage::SquareToggled(Square::A1));
    assert_eq!(page.model.hints, Hints::Shown(Hint::Scrubber));
    page.send(TransportMessage::ToStep(5));
    assert_eq!(page.model.hints, Hints::Shown(Hint::Listing));
    page.send(Message::PanelChosen(Panel::Code));
    assert_eq!(page.model.hints, Hints::Over);
}

#[test]
fn they_are_dismissed_by_their_button_and_by_escape_which_closes_a_card_first() {
    let mut page = first_visit();
    page.send(Message::Hint(HintMessage::Dismissed));
    assert_eq!(page.model.hints, Hints::Over);
    let mut page = first_visit();
    page.send(Message::SquareAsked(Some((Pane::First, Square::A1))));
    page.send(Message::Escaped);
    assert_eq!(page.model.hints, Hints::Shown(Hint::Play));
    page.send(Message::Escaped);
    assert_eq!(page.model.hints, Hints::Over);
}
