//! The next actions that the strip above the board offers, and its texts about the run and the step.

use queens_worker::protocol::Pane;

use super::{context, each, text};
use crate::view::event_strip::{event_strip, summary};
use crate::view::explorer::explorer;
use crate::view::story;
use crate::view::transport::transport;
use queens_page::message::{FormMessage, Message, TransportMessage};
use queens_page::model::Model;
use queens_page::screen::View;
use queens_page::testing::Page;
use queens_page::transport::speed::Speed;
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
    // The strip above the board shows it at the end.
    assert_eq!(said(&page)[0], None);
    page.send(Message::ViewChosen(View::Results));
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

#[test]
fn the_end_of_a_search_for_all_shows_its_first_boards_and_its_number_once() {
    let boards = |page: &Page| {
        let mut names = Vec::new();
        let drawn = summary(&page.model, &context(&page.model));
        each(&drawn, &mut |attribute, _| {
            let is_board = attribute("class").as_deref() == Some("solution");
            names.extend(attribute("aria-label").filter(|_| is_board));
        });
        names
    };
    for (n, shown) in [(3, 0), (4, 2), (6, 4), (8, 12)] {
        let mut page = Page::open(&format!("n={n}&algorithm=recursive&step=1"));
        page.work(200);
        assert_eq!(boards(&page), [""; 0], "n = {n}");
        page.send(TransportMessage::ToEnd);
        page.work(200);
        assert_eq!(boards(&page).len(), shown, "n = {n}");
    }
    let mut page = Page::open("n=6&algorithm=recursive&step=1");
    page.work(100);
    page.send(TransportMessage::ToEnd);
    page.work(100);
    assert!(
        boards(&page)[0].contains("a2 b4 c6 d1 e3 f5"),
        "{:?}",
        boards(&page)
    );
    let strip = event_strip(&page.model, Pane::First, &context(&page.model));
    assert!(text(&strip).contains("4 solutions"), "{}", text(&strip));
    let drawn = summary(&page.model, &context(&page.model));
    assert!(!text(&drawn).contains("4 solutions"));
}

#[test]
fn the_time_left_of_a_run_is_shown_next_to_its_speed() {
    let left = |page: &Page| {
        let drawn = transport(&page.model, &context(&page.model));
        told(&drawn, "time-left")
    };
    let mut page = Page::open("n=8&algorithm=recursive&step=1");
    assert_eq!(left(&page), None);
    page.work(200);
    assert_eq!(left(&page).as_deref(), Some("about 39 min left"));
    for (speed, shown) in [
        ("60", Some("about 5 min left")),
        ("1000", Some("about 19 s left")),
        ("5000", None),
        ("max", None),
    ] {
        let speed = Speed::parse(speed).expect("a speed");
        page.send(TransportMessage::SpeedChosen(speed));
        assert_eq!(left(&page).as_deref(), shown, "{speed}");
    }
    let slow = Speed::parse("8").expect("a speed");
    page.send(TransportMessage::SpeedChosen(slow));
    page.send(TransportMessage::ToEnd);
    page.work(200);
    assert_eq!(left(&page), None);
}

#[test]
fn the_key_of_the_storys_tree_lists_only_its_signs() {
    let mut page = Page::open("story=5");
    page.work(200);
    let drawn = story::tree(&page.model, &context(&page.model));
    let key = told(&drawn, "path-key").expect("a key");
    assert!(
        key.contains("dead end") && key.contains("rejected"),
        "{key}"
    );
    assert!(!key.contains("subtree"), "{key}");
}
