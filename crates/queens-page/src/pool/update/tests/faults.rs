//! Lost workers, failing storage, damaged records, and wrong answers.

use crate::message::TransportMessage;
use queens_core::counting::{Plan, Report, Review, ShardResult, fixed_points};

use queens_worker::protocol::{Answer, Encoded};

use super::*;
use crate::pool::StoreFault;
use crate::pool::count::Why;
use crate::testing::FakeWorker;

#[test]
fn a_lost_worker_is_replaced_and_its_shard_counted_again() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    harness.failing = 2;
    harness.work_to_rest();
    assert_eq!((harness.failing, harness.stage()), (0, CountStage::Done));
    assert_eq!(harness.solutions(), 73_712);
}

/// A worker counts the last of the 16 shards while another reviews the count. Either worker is lost.
#[test]
fn a_worker_lost_at_the_very_end_is_replaced_too() {
    for is_reviewer in [false, true] {
        let mut harness = Harness::open(N13);
        harness.cores = 3;
        harness.page.send(TransportMessage::Run);
        harness.work_until(|harness| !harness.reviewers.is_empty());
        assert_eq!(
            (harness.finished(), harness.stage()),
            (15, CountStage::Counting)
        );
        let lost = if is_reviewer {
            harness.reviewers[0]
        } else {
            harness.counting()
        };
        let details = "it panicked".to_owned();
        harness.say(lost, vec![Response::Failed { details }]);
        harness.work_to_rest();
        assert_eq!(
            (harness.stage(), harness.solutions()),
            (CountStage::Done, 73_712)
        );
        assert_eq!(harness.reviewers.len(), 1 + usize::from(is_reviewer));
    }
}

#[test]
fn what_a_worker_says_after_its_count_is_over_is_dropped() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    let (old, run) = (harness.workers[0].0, harness.run());
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    let plan = harness
        .page
        .model
        .shown
        .shared()
        .unwrap()
        .tally()
        .plan()
        .clone();
    let false_one = ShardResult::new(plan.shard(15), 1);
    let late = Answer::Task {
        report: Encoded::new(&Report::Finished(false_one)),
        milliseconds: 1.0,
    };
    let late = Response::About(run, late);
    let details = "late".to_owned();
    harness.say(old, vec![late, Response::Failed { details }]);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

#[test]
fn where_there_is_no_room_for_all_workers_fewer_go_on() {
    let mut harness = Harness::open(N13);
    harness.cores = 4;
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 1);
    // The fourth worker never gets enough memory.
    for _ in 0..2 {
        let last = harness.counting();
        let details = "out of memory".to_owned();
        harness.failing = 1;
        harness.say(last, vec![Response::Failed { details }]);
        harness.work(1);
    }
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

#[test]
fn a_shard_that_fails_three_times_ends_the_count_with_what_is_finished() {
    let mut harness = Harness::open(N13);
    harness.cores = 1;
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 4);
    let finished = harness.finished();
    harness.failing = 3;
    harness.work_to_rest();
    let CountStage::Failed(Why::Shard {
        failure, details, ..
    }) = harness.stage()
    else {
        panic!("{:?}", harness.stage());
    };
    assert_eq!(
        (failure, details.as_str()),
        (Failure::Crashed, "it panicked")
    );
    assert_eq!(harness.page.model.state(), State::Failed);
    assert!(harness.finished() >= finished && harness.workers.is_empty());
    let run = harness.page.model.shown.run().unwrap();
    assert!(run.counters().solutions > 0 && !run.is_exact());
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

#[test]
fn workers_that_never_go_on_are_not_started_for_ever() {
    let mut harness = Harness::open("n=22&algorithm=meet-in-the-middle");
    harness.failing = 3;
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert!(matches!(
        harness.stage(),
        CountStage::Failed(Why::NoWorker { .. })
    ));
}

#[test]
fn a_worker_that_says_nothing_for_twenty_seconds_is_replaced() {
    let mut harness = Harness::open(N13);
    (harness.cores, harness.hanging) = (1, 1);
    harness.page.send(TransportMessage::Run);
    harness.work(3);
    assert!(matches!(harness.workers[..], [(_, FakeWorker::Hung)]));
    harness.tick(80);
    assert!(matches!(harness.workers[..], [(_, FakeWorker::Hung)]));
    harness.tick(2);
    assert!(matches!(harness.workers[..], [(_, FakeWorker::Good(_))]));
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

#[test]
fn a_machine_that_slept_loses_no_worker_and_tells_no_false_time() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    let workers: Vec<_> = harness.workers.iter().map(|(id, _)| *id).collect();
    harness.now += 8.0 * 3_600e3;
    harness.tick(1);
    let after: Vec<_> = harness.workers.iter().map(|(id, _)| *id).collect();
    assert_eq!(workers, after);
    let count = harness.page.model.shown.shared().unwrap();
    assert!(count.elapsed < 100e3, "{} ms", count.elapsed);
}

#[test]
fn a_storage_that_is_full_or_absent_is_told_and_the_count_goes_on() {
    for fault in [StoreFault::Full, StoreFault::Broken("none".into())] {
        let mut harness = Harness::open(N13);
        harness.fault = Some(fault.clone());
        harness.page.send(TransportMessage::Run);
        harness.work_until(|harness| harness.finished() >= 3);
        harness.page.send(Message::Pool(PoolMessage::Hidden));
        harness.work(1);
        assert_eq!(harness.saving(), Saving::Failed(fault));
        // There is space again, so the unwritten shards are written.
        harness.fault = None;
        harness.page.send(Message::Pool(PoolMessage::Hidden));
        harness.work(1);
        assert_eq!(harness.saving(), Saving::Kept);
        harness.page.send(TransportMessage::Stop);
        harness.page.send(TransportMessage::Run);
        harness.work_to_rest();
        assert!(harness.page.model.shown.shared().unwrap().resumed >= 3);
        assert_eq!(
            (harness.stage(), harness.solutions()),
            (CountStage::Done, 73_712)
        );
    }
}

#[test]
fn without_a_storage_a_stopped_count_still_goes_on_in_the_same_page() {
    let mut harness = Harness::open(N13);
    harness.fault = Some(StoreFault::Broken("none".into()));
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    harness.page.send(TransportMessage::Run);
    harness.work(1);
    assert!(harness.page.model.shown.shared().unwrap().resumed >= 3);
}

#[test]
fn a_record_that_was_changed_or_is_of_another_engine_is_refused_and_the_others_stand() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    harness.page.send(Message::Pool(PoolMessage::Hidden));
    harness.work_until(|harness| harness.finished() >= 6);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    let [(key, first), (_, second)] = &harness.store[..] else {
        panic!("two records");
    };
    let finished = first.lines().count() as u32 - 1;
    let forged = second.replacen("\"count\":\"", "\"count\":\"1", 1);
    let other = second.replace("\"engine\":2", "\"engine\":99");
    for (bad, said) in [(forged, "checksum"), (other, "99"), ("?".into(), "cut off")] {
        let mut again = Harness::open(N13);
        again.store = vec![(key.clone(), first.clone()), (key.clone(), bad)];
        again.page.send(TransportMessage::Run);
        again.work(1);
        let count = again.page.model.shown.shared().unwrap();
        assert_eq!(count.resumed, finished, "{said}");
        let [refused] = &count.refused[..] else {
            panic!("{:?}", count.refused);
        };
        assert!(refused.to_string().contains(said), "{refused}");
        again.work_to_rest();
        assert_eq!(
            (again.stage(), again.solutions()),
            (CountStage::Done, 73_712)
        );
    }
}

#[test]
fn two_pages_do_not_count_the_same() {
    let mut harness = Harness::open(N13);
    harness.is_taken = true;
    harness.page.send(TransportMessage::Run);
    harness.work(1);
    assert_eq!(
        (harness.stage(), harness.workers.len()),
        (CountStage::Elsewhere, 0)
    );
    assert_eq!(harness.page.model.state(), State::Stopped);
    harness.is_taken = false;
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert_eq!(harness.solutions(), 73_712);
}

/// Shards with wrong counts and valid checksums.
#[test]
fn a_count_that_is_not_the_published_one_is_told_as_wrong() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work(1);
    let plan: Plan = harness
        .page
        .model
        .shown
        .shared()
        .unwrap()
        .tally()
        .plan()
        .clone();
    let forged = ShardResult::new(plan.shard(0), 1);
    let ledger = queens_core::counting::ledger::plan_line(&plan)
        + &queens_core::counting::ledger::result_line(&forged);
    harness.page.send(TransportMessage::Stop);
    harness.page.send(Message::Pool(PoolMessage::Forgotten));
    harness.work(1);
    harness.store.push(("13 ".to_owned(), ledger));
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    let CountStage::Failed(Why::Differs(found)) = harness.stage() else {
        panic!("{:?}", harness.stage());
    };
    assert_eq!((found.sequence, found.published), ("A000170", 73_712));
    assert!(!harness.page.model.shown.run().unwrap().is_exact());
    // Nothing of the wrong count is stored or continued.
    assert_eq!(harness.store.len(), 0);
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

/// The error is found while a part is being written and another part waits.
#[test]
fn a_set_that_counts_otherwise_is_told_in_full_and_nothing_is_kept() {
    let mut harness = Harness::open(N13);
    harness.cores = 3;
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    harness.is_slow = true;
    harness.page.send(Message::Pool(PoolMessage::Hidden));
    harness.work_until(|harness| !harness.reviewers.is_empty());
    harness.page.send(Message::Pool(PoolMessage::Hidden));
    let (run, worker) = (harness.run(), harness.reviewers[0]);
    let review = Review {
        fixed_points: fixed_points(harness.page.model.shown.shared().unwrap().instance()),
        sets: 3,
        solutions: 8,
        difference: Some("queens from file 7 on: 4 by halves, 5 depth first".into()),
    };
    let reviewed = Answer::Task {
        report: Encoded::new(&Report::Reviewed(review)),
        milliseconds: 3.0,
    };
    harness.say(worker, vec![Response::About(run, reviewed)]);
    let CountStage::Failed(Why::Wrong(what)) = harness.stage() else {
        panic!("{:?}", harness.stage());
    };
    assert!(what.ends_with("5 depth first"));
    harness.work(1);
    harness.answer();
    harness.work(1);
    assert_eq!((harness.store.len(), harness.left), (0, None));
}
