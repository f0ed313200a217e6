//! Shared counts of dominating sets of a given size on a large board.

use super::*;
use queens_core::counting::ledger;
use queens_core::{BoardSize, Instance, Problem, Setup};

use crate::message::TransportMessage;
use crate::pool::WhyRejected;

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
    let count = harness.page.model.shown.count().unwrap();
    assert_eq!(count.stage, CountStage::Done);
    assert!(count.resumed >= 2 && count.tally().nodes() > Some(0));
    assert_eq!((count.review.as_ref(), count.classes()), (None, None));
    assert_eq!((harness.solutions(), harness.reviewers.len()), (0, 0));
    let nodes = count.tally().nodes();
    let counters = harness.page.model.shown.counters().unwrap();
    assert_eq!(Some(counters.nodes), nodes);
}

#[test]
fn a_ledger_of_sets_is_opened_from_any_form() {
    let mut harness = Harness::open(SEVEN);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    harness.page.send(TransportMessage::Stop);
    harness.page.send(Message::Pool(PoolMessage::LedgerSaved));
    let ledger = harness.page.saved.pop().expect("a file");
    let mut other = Harness::open("n=8&algorithm=recursive");
    let files = vec![file("a.jsonl", &ledger)];
    other
        .page
        .send(Message::Pool(PoolMessage::LedgersRead(files)));
    other.work_to_rest();
    let settings = &other.page.model.address.settings;
    assert_eq!((settings.algorithm.id, settings.k), ("frames", Some(7)));
    assert_eq!((other.stage(), other.solutions()), (CountStage::Done, 0));
    let count = other.page.model.shown.count().unwrap();
    assert!(count.resumed >= 3);
}

/// This board has one shard, so the page shows its frames instead.
#[test]
fn a_ledger_of_a_narrow_board_is_refused() {
    let size = BoardSize::new(8).unwrap();
    let setup = Setup {
        k: Some(5),
        ..Setup::new(Problem::Domination, size, Goal::Count)
    };
    let instance = Instance::new(setup).unwrap();
    let text = ledger::plan_line(&queens_core::counting::Plan::new(&instance).unwrap());
    let mut harness = Harness::open(SEVEN);
    let files = vec![file("a.jsonl", &text)];
    harness
        .page
        .send(Message::Pool(PoolMessage::LedgersRead(files)));
    let rejected = harness.page.model.pool.rejected.iter();
    let why: Vec<_> = rejected.map(|it| it.why.clone()).collect();
    assert_eq!(why, [WhyRejected::Narrow(8)]);
    assert!(harness.page.model.shown.count().is_none());
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
        assert!(harness.page.model.shown.count().is_none(), "{address}");
        assert!(harness.page.model.shown.run().is_some(), "{address}");
    }
}
