//! The stored part of a count, and the times of writes.

use super::*;
use crate::message::TransportMessage;

/// The number of stored shards.
fn shards(harness: &Harness) -> usize {
    let lines = harness
        .store
        .iter()
        .map(|(_, record)| record.lines().count());
    lines.map(|lines| lines - 1).sum()
}

#[test]
fn no_shard_is_kept_twice_however_often_the_count_is_stopped() {
    let mut harness = Harness::open(N13);
    for wanted in [3, 6, 9] {
        harness.page.send(TransportMessage::Run);
        harness.work_until(|harness| {
            harness.stage() == CountStage::Counting && harness.finished() >= wanted
        });
        harness.page.send(TransportMessage::Stop);
        harness.work(1);
        assert_eq!(shards(&harness), harness.finished() as usize);
    }
    assert_eq!(harness.store.len(), 3);
}

#[test]
fn what_is_finished_while_the_storage_writes_is_written_after_it() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    harness.is_slow = true;
    harness.page.send(Message::Pool(PoolMessage::Hidden));
    harness.work_until(|harness| harness.finished() >= 5);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    assert!(shards(&harness) < harness.finished() as usize);
    harness.is_slow = false;
    harness.answer();
    harness.work(1);
    assert_eq!(shards(&harness), harness.finished() as usize);
}

#[test]
fn a_page_that_is_left_keeps_its_count_and_is_come_back_to_as_stopped() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    harness.page.send(Message::Pool(PoolMessage::Gone));
    harness.work(1);
    assert_eq!(harness.page.model.state(), State::Stopped);
    assert_eq!(
        (harness.workers.len(), shards(&harness)),
        (0, harness.finished() as usize)
    );
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
    // A finished count stays finished.
    harness.page.send(Message::Pool(PoolMessage::Gone));
    assert_eq!(harness.page.model.state(), State::Done);
}

#[test]
fn many_records_become_one_when_the_count_is_opened_again() {
    let mut harness = Harness::open("n=21&algorithm=meet-in-the-middle");
    let size = queens_core::BoardSize::new(21).unwrap();
    let instance = queens_core::Instance::queens(size, &[], Goal::Count).unwrap();
    let plan = queens_core::counting::Plan::new(&instance).unwrap();
    for number in 0..70 {
        let result = queens_core::counting::ShardResult::new(plan.shard(number), 7);
        let record = queens_core::counting::ledger::plan_line(&plan)
            + &queens_core::counting::ledger::result_line(&result);
        harness.store.push(("21 ".to_owned(), record));
    }
    harness.page.send(TransportMessage::Run);
    harness.work(2);
    assert_eq!((harness.store.len(), shards(&harness)), (1, 70));
    assert_eq!(harness.page.model.shown.shared().unwrap().resumed, 70);
}

#[test]
fn the_last_count_that_is_not_finished_is_the_one_that_is_offered() {
    let mut harness = Harness::open("n=14&algorithm=meet-in-the-middle");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    let left = harness.left.clone().expect("a count that is left");
    assert_eq!(left.key, "14 ");
    assert!(
        left.fragment
            .starts_with("n=14&algorithm=meet-in-the-middle")
    );
    // The end of another count does not change the reminder.
    let mut other = Harness::open("n=12&algorithm=meet-in-the-middle");
    other.left = Some(left.clone());
    other.page.send(Message::CountLeft(Some(left)));
    other.page.send(TransportMessage::Run);
    other.work_to_rest();
    assert!(other.left.is_some() && other.page.model.pool.left.is_some());
    harness.page.send(Message::CountLeft(harness.left.clone()));
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert!(harness.left.is_none() && harness.page.model.pool.left.is_none());
}

#[test]
fn what_another_page_has_open_is_not_forgotten() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    harness.is_taken = true;
    harness.page.send(Message::Pool(PoolMessage::Forgotten));
    harness.work(1);
    assert_eq!(harness.store.len(), 1);
    assert!(harness.page.model.pool.is_in_use);
}
