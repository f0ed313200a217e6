//! What of a count is kept, and when.

use super::*;
use crate::message::TransportMessage;

/// The shards that are kept, in the order in which they were written.
fn shards(shop: &Shop) -> usize {
    let lines = shop.store.iter().map(|(_, record)| record.lines().count());
    lines.map(|lines| lines - 1).sum()
}

#[test]
fn no_shard_is_kept_twice_however_often_the_count_is_stopped() {
    let mut shop = Shop::open(N13);
    for wanted in [3, 6, 9] {
        shop.page.send(TransportMessage::Run);
        shop.work_until(|shop| shop.stage() == CountStage::Counting && shop.finished() >= wanted);
        shop.page.send(TransportMessage::Stop);
        shop.work(1);
        assert_eq!(shards(&shop), shop.finished() as usize);
    }
    assert_eq!(shop.store.len(), 3);
}

#[test]
fn what_is_finished_while_the_storage_writes_is_written_after_it() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 2);
    shop.is_slow = true;
    shop.page.send(Message::Pool(PoolMessage::Hidden));
    shop.work_until(|shop| shop.finished() >= 5);
    shop.page.send(TransportMessage::Stop);
    shop.work(1);
    assert!(shards(&shop) < shop.finished() as usize);
    shop.is_slow = false;
    shop.answer();
    shop.work(1);
    assert_eq!(shards(&shop), shop.finished() as usize);
}

#[test]
fn a_page_that_is_left_keeps_its_count_and_is_come_back_to_as_stopped() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 3);
    shop.page.send(Message::Pool(PoolMessage::Gone));
    shop.work(1);
    assert_eq!(shop.page.model.state(), State::Stopped);
    assert_eq!(
        (shop.hands.len(), shards(&shop)),
        (0, shop.finished() as usize)
    );
    shop.page.send(TransportMessage::Run);
    shop.work_to_rest();
    assert_eq!((shop.stage(), shop.solutions()), (CountStage::Done, 73_712));
    // What is over stays so.
    shop.page.send(Message::Pool(PoolMessage::Gone));
    assert_eq!(shop.page.model.state(), State::Done);
}

#[test]
fn many_records_become_one_when_the_count_is_opened_again() {
    let mut shop = Shop::open("n=21&algorithm=meet-in-the-middle");
    let size = queens_core::BoardSize::new(21).unwrap();
    let instance = queens_core::Instance::queens(size, &[], Goal::Count).unwrap();
    let plan = queens_core::counting::Plan::new(&instance).unwrap();
    for number in 0..70 {
        let result = queens_core::counting::ShardResult::new(plan.shard(number), 7);
        let record = queens_core::counting::ledger::plan_line(&plan)
            + &queens_core::counting::ledger::result_line(&result);
        shop.store.push(("21 ".to_owned(), record));
    }
    shop.page.send(TransportMessage::Run);
    shop.work(2);
    assert_eq!((shop.store.len(), shards(&shop)), (1, 70));
    assert_eq!(shop.page.model.shown.count().unwrap().resumed, 70);
}

#[test]
fn the_last_count_that_is_not_finished_is_the_one_that_is_offered() {
    let mut shop = Shop::open("n=14&algorithm=meet-in-the-middle");
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 2);
    shop.page.send(TransportMessage::Stop);
    shop.work(1);
    let left = shop.left.clone().expect("a count that is left");
    assert_eq!(left.key, "14 ");
    assert!(
        left.fragment
            .starts_with("n=14&algorithm=meet-in-the-middle")
    );
    // Another count that comes to its end takes nothing from it.
    let mut other = Shop::open("n=12&algorithm=meet-in-the-middle");
    other.left = Some(left.clone());
    other.page.send(Message::CountLeft(Some(left)));
    other.page.send(TransportMessage::Run);
    other.work_to_rest();
    assert!(other.left.is_some() && other.page.model.pool.left.is_some());
    shop.page.send(Message::CountLeft(shop.left.clone()));
    shop.page.send(TransportMessage::Run);
    shop.work_to_rest();
    assert!(shop.left.is_none() && shop.page.model.pool.left.is_none());
}

#[test]
fn what_another_page_has_open_is_not_forgotten() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 2);
    shop.page.send(TransportMessage::Stop);
    shop.work(1);
    shop.is_taken = true;
    shop.page.send(Message::Pool(PoolMessage::Forgotten));
    shop.work(1);
    assert_eq!(shop.store.len(), 1);
    assert!(shop.page.model.pool.is_in_use);
}
