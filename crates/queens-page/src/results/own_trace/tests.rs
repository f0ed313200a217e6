//! The comparison of pasted traces with real searches.

use queens_core::Event;
use queens_core::check::trace::Action::{Place, Remove, Try};
use queens_core::formats::Base;

use super::*;
use crate::message::{FormMessage, Message};
use crate::results::{Check, ResultsMessage, Tool};
use crate::testing::Page;

fn ask(page: &mut Page, text: &str) -> Compared {
    page.send(Message::Results(ResultsMessage::TraceAsked(text.into())));
    let results = &page.model.results;
    results.own_trace.result_with(&page.model.address.settings)
}

fn verdict(page: &mut Page, text: &str) -> Rc<TraceVerdict> {
    match ask(page, text) {
        Compared::Done(verdict) => verdict,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_wrong_diagonal_test_is_the_first_difference() {
    let mut page = Page::open("n=4&algorithm=recursive");
    let text = "try a1\nplace a1\ntry b1\ntry b2\nplace b2\ntry c1\n";
    let verdict = verdict(&mut page, text);
    assert_eq!(verdict.outcome(), TraceOutcome::Different);
    let difference = verdict.comparison.difference.as_ref().expect("one");
    assert_eq!((difference.line.line, difference.step), (5, 2));
    assert!(matches!(difference.event, Some(Event::Reject { .. })));
    let pairs = verdict.pairs();
    assert_eq!(pairs.len(), 4 + 3);
    let at = pairs.iter().position(|pair| pair.differs);
    assert_eq!(at, Some(4));
    let square = |name: &str| name.parse().expect("a square");
    assert_eq!(pairs[4].expected, Some((Try, square("b3"))));
    assert_eq!(pairs[4].printed.map(|line| line.action), Some(Place));
    assert_eq!(pairs[3].expected, Some((Try, square("b2"))));
}

#[test]
fn a_trace_is_right_only_if_it_is_whole_and_read() {
    let mut page = Page::open("n=2&algorithm=recursive&goal=count");
    let whole = "place a1\nremove a1\nplace a2\nremove a2\n";
    let outcome = |page: &mut Page, text: &str| verdict(page, text).outcome();
    assert_eq!(outcome(&mut page, whole), TraceOutcome::Same);
    assert_eq!(outcome(&mut page, "place a1\n"), TraceOutcome::Incomplete);
    assert_eq!(
        verdict(&mut page, "place a1\n").comparison.next[0].0,
        Remove
    );
    let unread = format!("{whole}place z9\n");
    assert_eq!(outcome(&mut page, &unread), TraceOutcome::Unread);
    assert_eq!(outcome(&mut page, "hello"), TraceOutcome::NoActions);
    let longer = format!("{whole}place a1\n");
    assert_eq!(outcome(&mut page, &longer), TraceOutcome::Different);
}

#[test]
fn a_trace_that_cannot_be_compared_has_a_reason() {
    let mut page = Page::open("n=4&algorithm=recursive");
    let refused = |page: &mut Page, text: &str| match ask(page, text) {
        Compared::Refused(refusal) => refusal,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&mut page, " \n"), TraceRefusal::Empty);
    let long = "place a1\n".repeat(LONGEST_TRACE / 9 + 1);
    assert_eq!(refused(&mut page, &long), TraceRefusal::TooLong(long.len()));
    for fragment in [
        "n=4&algorithm=permutations",
        "n=4&algorithm=meet-in-the-middle",
        "n=8&algorithm=random-placement&seed=7",
        "n=100&algorithm=min-conflicts&seed=7",
    ] {
        let mut page = Page::open(fragment);
        let refusal = refused(&mut page, "place a1");
        assert!(
            matches!(refusal, TraceRefusal::Unsupported(_)),
            "{fragment}"
        );
    }
}

#[test]
fn a_result_is_of_one_search_and_one_numbering() {
    let mut page = Page::open("n=4&algorithm=recursive");
    let rows = Numbering::new(queens_core::Axis::Ranks, Base::Zero);
    page.send(Message::Results(ResultsMessage::NumberingChosen(Some(
        rows,
    ))));
    let verdict = verdict(&mut page, "place 0 0\nplace 2 1\n");
    assert_eq!(verdict.comparison.agreed, 2);
    page.send(FormMessage::SizeStepped(crate::settings::Side::Files, 1));
    let results = &page.model.results;
    let result = results.own_trace.result_with(&page.model.address.settings);
    assert_eq!(result, Compared::None);
    assert_eq!(&*results.own_trace.draft, "place 0 0\nplace 2 1\n");
}

#[test]
fn other_lines_go_to_the_check_of_outputs() {
    let mut page = Page::open("n=4&algorithm=recursive&view=results");
    let verdict = verdict(&mut page, "place a1\n1 3 0 2\n2 0 3 1\n");
    let outputs: Vec<&str> = verdict.outputs().map(|line| line.text.as_str()).collect();
    let outputs = outputs.join("\n");
    page.send(Message::Results(ResultsMessage::OutputChecked(
        outputs.into(),
    )));
    page.work(200);
    assert_eq!(page.model.results.tool, Some(Tool::Check));
    let Check::Done(judged) = &page.model.results.check else {
        panic!("{:?}", page.model.results.check);
    };
    assert!(judged.is_right());
}
