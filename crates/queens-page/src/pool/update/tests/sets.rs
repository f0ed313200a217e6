//! Shared counts of dominating sets of a given size on a large board.

use super::*;
use crate::message::TransportMessage;

const SEVEN: &str = "problem=domination&n=14&algorithm=frames&goal=count&k=7";

#[test]
fn shards_refute_a_number_of_queens_and_are_kept_under_it() {
    let mut harness = Harness::open(SEVEN);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    assert!(!harness.store.is_empty());
    assert!(harness.store.iter().all(|(key, _)| key == "14 k=7"));
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    let count = harness.page.model.shown.shared().unwrap();
    assert_eq!(count.stage, CountStage::Done);
    assert!(count.resumed >= 2 && count.tally().nodes() > Some(0));
    assert_eq!((count.review.as_ref(), count.classes()), (None, None));
    assert_eq!((harness.solutions(), harness.reviewers.len()), (0, 0));
    let nodes = count.tally().nodes();
    let counters = harness.page.model.shown.counters().unwrap();
    assert_eq!(Some(counters.nodes), nodes);
}

/// Variants, the minimum, and given queens have no shards. Small boards are counted at once.
#[test]
fn other_searches_by_frames_are_the_engines() {
    for address in [
        "problem=domination&n=14&algorithm=frames&goal=count",
        "problem=domination&n=14&algorithm=frames&goal=count&k=7&variant=independent",
        "problem=domination&n=14&algorithm=frames&goal=first&k=7",
        "problem=domination&n=8&algorithm=frames&goal=count&k=5",
    ] {
        let mut harness = Harness::open(address);
        harness.page.send(TransportMessage::Run);
        assert!(harness.page.model.shown.shared().is_none(), "{address}");
        assert!(harness.page.model.shown.run().is_some(), "{address}");
    }
}
