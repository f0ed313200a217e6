//! The explorer of a search that has not been run.

use super::{context, each};
use crate::view::explorer::explorer;
use queens_page::message::{Message, TransportMessage};
use queens_page::testing::Harness;
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
