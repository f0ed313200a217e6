//! The explorer and the playback of a search that has not been run, and results before they are reached.

use super::{context, each, text};
use crate::view::compare;
use crate::view::explorer::explorer;
use crate::view::transport::transport;
use queens_page::message::{Message, TransportMessage};
use queens_page::testing::{Harness, Page};
use queens_page::tree::Mode;

/// Whether the explorer offers to run the search.
fn offers(harness: &Harness) -> bool {
    let model = &harness.page.model;
    let mut found = false;
    each(&explorer(model, &context(model)), &mut |attribute, _| {
        found |= attribute("data-testid").as_deref() == Some("run-for-tree");
    });
    found
}

#[test]
fn a_tree_that_is_not_there_yet_offers_to_run_the_search() {
    let mut harness = Harness::open("n=6&algorithm=prefix-check");
    assert!(!offers(&harness), "the path is there before a search");
    for mode in [Mode::Whole, Mode::Icicle] {
        harness.page.send(Message::TreeModeChosen(mode));
        assert!(offers(&harness), "{mode:?}");
    }
    harness.page.send(TransportMessage::Run);
    assert!(!offers(&harness));
}

#[test]
fn no_step_is_shown_before_a_search_runs() {
    let mut harness = Harness::open("n=6&algorithm=recursive");
    let step = |harness: &Harness| {
        let (model, mut found) = (&harness.page.model, Vec::new());
        each(
            &transport(model, &context(model)),
            &mut |attribute, drawing| {
                if attribute("data-testid").as_deref() == Some("step") {
                    found.push((attribute("data-value"), text(drawing)));
                }
            },
        );
        found
    };
    assert_eq!(step(&harness), [(Some("0".to_owned()), String::new())]);
    harness.page.send(TransportMessage::Run);
    harness.page.work(50);
    let [(_, shown)] = &step(&harness)[..] else {
        panic!("one step");
    };
    assert!(shown.contains("of"), "{shown}");
}

#[test]
fn a_comparison_gives_results_once_its_boards_have_reached_them() {
    let address = "n=6&algorithm=recursive&goal=first&view=compare&compare=forward-checking";
    let mut page = Page::open(&format!("{address}&step=3"));
    page.work(1_000);
    let shown = |page: &Page| {
        let (model, mut results) = (&page.model, Vec::new());
        let panel = compare::panel(model, &context(model));
        each(&panel, &mut |attribute, _| {
            if attribute("data-testid").is_some_and(|hook| hook.starts_with("total")) {
                let class = attribute("class").unwrap_or_default();
                results.push(!class.contains("is-ahead"));
            }
        });
        (results, text(&panel).contains("finds its first solution"))
    };
    assert_eq!(shown(&page), (vec![false, false], false));
    page.send(TransportMessage::ToEnd);
    page.work(1_000);
    assert_eq!(shown(&page), (vec![true, true], true));
}
