//! The sentences of heuristics.

use crate::Texts;
use crate::narration::event_sentence;
use queens_page::message::TransportMessage;
use queens_page::testing::Page;

/// The sentence about a step.
fn said(id: &str, start: &str, step: u64) -> String {
    let address = format!("n=5&algorithm={id}&fixed={start}");
    let mut page = Page::open(&address);
    page.send(TransportMessage::Run);
    page.send(TransportMessage::ToStep(step));
    page.work(5_000);
    assert_eq!(page.step(), step);
    event_sentence(&page.model, Texts::of(page.model.shown_language)).plain()
}

#[test]
fn its_events_are_told_with_their_values() {
    let said = |step| said("accessibility-scan", "b2", step);
    assert_eq!(said(0), "Start: the first queen stands on b2");
    let table = "Values written: the squares that each square attacks on the empty board";
    assert_eq!(said(1), table);
    assert_eq!(said(2), "Least value 12: queen on d1");
    assert_eq!(said(6), "Solution 1: no queen attacks another");
    assert_eq!(said(7), "First solution found: the search stops there");
}

#[test]
fn values_that_are_written_anew_and_an_end_in_vain_are_told() {
    let said_from = |start, step| said("accessibility-dynamic", start, step);
    let valued = "Values written on 10 free squares: how many others a queen there would attack";
    assert_eq!(said_from("b2", 1), valued);
    let said = said("accessibility-list", "a1", 6);
    let missed = "The heuristic ends without a solution: 4 queens stand of 5";
    assert_eq!(said, missed);
}
