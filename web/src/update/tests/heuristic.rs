//! A heuristic on the page: its sentences, and its solution as the sheet prints it.

use queens_core::Traversal;
use queens_core::algorithm::ALL;

use super::page::Page;
use crate::export;
use crate::message::Message;
use crate::narration::event_sentence;
use crate::results::Exhibition;
use crate::settings::Family;
use crate::text::Texts;

/// The sentence of a step.
fn said(id: &str, start: &str, step: u64) -> String {
    let address = format!("n=5&algorithm={id}&fixed={start}");
    let mut page = Page::open(&address);
    page.send(Message::Run);
    page.send(Message::ToStep(step));
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
    assert_eq!(said(7), "The search is over: first solution found");
}

#[test]
fn values_that_are_written_anew_and_an_end_in_vain_are_told() {
    let said_from = |start, step| said("accessibility-dynamic", start, step);
    let valued = "Values written on 10 free squares: what a queen there would take away";
    assert_eq!(said_from("b2", 1), valued);
    let said = said("accessibility-list", "a1", 6);
    let missed = "The heuristic ends without a solution: 4 queens stand of 5";
    assert_eq!(said, missed);
}

#[test]
fn an_end_in_vain_is_not_told_as_the_exact_total() {
    let mut page = Page::open("n=8&algorithm=accessibility-scan&step=9&view=results");
    page.work(5_000);
    let run = page.model.run.as_ref().expect("a run");
    assert!(run.is_complete() && run.counters().solutions == 0);
    assert!(!run.is_exact());
}

#[test]
fn its_solution_is_printed_in_the_order_of_placing() {
    let mut page = Page::open("n=5&algorithm=accessibility-list&fixed=b2&step=7&view=results");
    page.work(5_000);
    let run = page.model.run.as_ref().expect("a run");
    let results = &page.model.results;
    let shown = Exhibition::of(run, page.model.settings.symmetry, results);
    let text = export::text_of(run, &shown, results, 10);
    let sheet = "Solution issue de (1,1)\n[(1,1) (3,0) (4,2) (0,4) (2,3) ]\n";
    assert_eq!(text, sheet);
}

#[test]
fn heuristics_are_a_family_of_the_menu() {
    for algorithm in ALL {
        let is_heuristic = Family::of(algorithm) == Family::Heuristics;
        let is_one = matches!(algorithm.traversal, Traversal::Greedy | Traversal::Repairs);
        assert_eq!(is_heuristic, is_one, "{algorithm:?}");
    }
}
