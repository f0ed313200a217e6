//! The next actions that the strip above the board offers, and its texts about the run and the step.

use queens_worker::protocol::Pane;

use super::{context, each, text};
use crate::view::event_strip::event_strip;
use crate::view::explorer::explorer;
use queens_page::message::{FormMessage, Message, TransportMessage};
use queens_page::model::Model;
use queens_page::screen::View;
use queens_page::testing::Page;
use yew::Html;

/// The hooks of the offered actions.
fn offers(page: &Page) -> Vec<String> {
    let model = &page.model;
    let mut found = Vec::new();
    let strip = event_strip(model, Pane::First, &context(model));
    each(&strip, &mut |attribute, _| {
        let testid = attribute("data-testid");
        found.extend(testid.filter(|it| it.starts_with("event-")));
    });
    found
}

/// The text of the first element with this class.
fn told(drawing: &Html, class: &str) -> Option<String> {
    let mut found = None;
    each(drawing, &mut |attribute, element| {
        if found.is_none() && attribute("class").as_deref() == Some(class) {
            found = Some(text(element));
        }
    });
    found
}

fn explored(model: &Model, class: &str) -> Option<String> {
    told(&explorer(model, &context(model)), class)
}

#[test]
fn a_change_that_replaced_a_search_offers_to_undo_it_at_the_board() {
    let mut page = Page::open("n=6&algorithm=recursive");
    assert_eq!(offers(&page), [""; 0]);
    page.send(TransportMessage::Run);
    page.work(50);
    assert_eq!(offers(&page), [""; 0]);
    let d4 = "d4".parse().expect("a square");
    page.send(FormMessage::SquareToggled(d4));
    assert_eq!(offers(&page), ["event-undo"]);
    page.send(TransportMessage::PlayToggled);
    assert_eq!(offers(&page), [""; 0]);
    page.send(FormMessage::SquareToggled(d4));
    page.send(Message::ChangeUndone);
    assert_eq!(offers(&page), [""; 0]);
}

#[test]
fn the_end_of_a_search_for_all_offers_what_was_found() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(100);
    page.send(TransportMessage::ToEnd);
    page.work(100);
    assert_eq!(offers(&page), ["event-solutions"]);
    page.send(Message::ViewChosen(View::Results));
    assert_eq!(offers(&page), [""; 0]);
    for address in [
        "n=3&algorithm=recursive&step=1",
        "n=6&algorithm=recursive&goal=first&step=1",
    ] {
        let mut page = Page::open(address);
        page.work(100);
        page.send(TransportMessage::ToEnd);
        page.work(100);
        assert_eq!(offers(&page), [""; 0], "{address}");
    }
}

#[test]
fn what_the_run_has_come_to_is_told_apart_from_what_its_step_counts() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(100);
    page.send(TransportMessage::ToStart);
    let said = |page: &Page| ["summary", "counters-at"].map(|it| explored(&page.model, it));
    let result = || Some("Result: 4 solutions, 1 up to symmetry".to_owned());
    assert_eq!(said(&page), [None, Some("At step 0".to_owned())]);
    // It is in the page, but not visible before the end.
    assert_eq!(explored(&page.model, "summary is-ahead"), result());
    page.send(TransportMessage::ToEnd);
    page.work(100);
    assert_eq!(said(&page)[0], result());
    // Before a run, and in a count, there are no steps to count.
    let page = Page::open("n=6&algorithm=recursive");
    assert_eq!(said(&page)[1], None);
    let mut page = Page::open("n=6&algorithm=recursive&goal=count");
    page.send(TransportMessage::Run);
    assert_eq!(said(&page)[1], None);
    page.work(100);
    assert_eq!(said(&page)[1], None);
}
