//! Counts that workers share. Real servers count, and a list replaces the browser's storage.

mod faults;
mod keeping;
mod sets;

use crate::engine::Failure;
use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::State;
use crate::parts::Fetched;
use crate::pool::count::{CountStage, Saving};
use crate::pool::{Command, PoolMessage};
use crate::run::shown::Shown;
use crate::settings::Side;
use crate::testing::Harness;
use crate::testing::Page;
use queens_core::counting::MEET_IN_THE_MIDDLE;
use queens_core::{Goal, algorithm};
use queens_worker::protocol::Response;

const N13: &str = "n=13&algorithm=meet-in-the-middle";

#[test]
fn a_count_is_shared_added_up_and_reviewed() {
    for (address, solutions, classes, sets) in [
        (N13, 73_712, 9_233, 1),
        ("n=8&algorithm=meet-in-the-middle", 92, 12, 0),
        ("n=8&algorithm=meet-in-the-middle&fixed=d1", 18, 18, 0),
        ("n=3&algorithm=meet-in-the-middle", 0, 0, 0),
    ] {
        let mut harness = Harness::open(address);
        assert_eq!(harness.page.model.state(), State::Idle);
        harness.page.send(TransportMessage::Run);
        assert_eq!(harness.page.model.state(), State::Searching);
        harness.work_to_rest();
        let model = &harness.page.model;
        assert_eq!(
            (harness.stage(), model.state()),
            (CountStage::Done, State::Done)
        );
        let run = model.shown.run().unwrap();
        let counters = run.counters();
        assert_eq!(
            (counters.solutions, counters.fundamental),
            (solutions, classes)
        );
        assert!(run.is_exact(), "{address}");
        let count = model.shown.shared().unwrap();
        let found = count.review.as_ref().unwrap().sets;
        assert_eq!(found.min(1), sets, "{address}");
        assert_eq!((count.fraction(), harness.workers.len()), (1.0, 0));
        assert!(harness.most <= 2, "{} workers", harness.most);
    }
}

#[test]
fn classes_are_known_at_the_end_and_the_sum_never_falls() {
    let mut harness = Harness::open("n=13&algorithm=meet-in-the-middle&symmetry=fundamental");
    harness.page.send(TransportMessage::Run);
    let mut seen = 0;
    while harness.page.model.state() == State::Searching {
        harness.work(1);
        let counters = *harness.page.model.shown.run().expect("a run").counters();
        let is_over = harness.page.model.state() == State::Done;
        assert_eq!(counters.fundamental > 0, is_over, "{counters:?}");
        assert!(counters.solutions >= seen);
        seen = counters.solutions;
    }
    assert_eq!(seen, 73_712);
}

#[test]
fn as_many_workers_as_are_wanted_share_it() {
    for (wanted, most) in [(1, 1), (2, 2), (3, 3), (99, 4)] {
        let mut harness = Harness::open(N13);
        harness.cores = 4;
        harness.work(1);
        harness
            .page
            .send(Message::Pool(PoolMessage::WorkersChosen(wanted)));
        harness.page.send(TransportMessage::Run);
        harness.work_to_rest();
        assert_eq!(
            (harness.most, harness.solutions()),
            (most, 73_712),
            "{wanted}"
        );
    }
}

#[test]
fn the_number_of_workers_can_change_while_they_count() {
    let mut harness = Harness::open(N13);
    harness.cores = 4;
    harness.page.send(TransportMessage::Run);
    harness.work(3);
    assert_eq!(harness.workers.len(), 4);
    harness
        .page
        .send(Message::Pool(PoolMessage::WorkersChosen(1)));
    harness.work(1);
    assert_eq!(harness.workers.len(), 1);
    harness
        .page
        .send(Message::Pool(PoolMessage::WorkersChosen(3)));
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

#[test]
fn a_stopped_count_keeps_what_is_finished_and_goes_on_with_it() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 5);
    let (finished, found) = (harness.finished(), harness.solutions());
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    assert_eq!(harness.workers.len(), 0, "workers are ended");
    assert_eq!(harness.page.model.state(), State::Stopped);
    let run = harness.page.model.shown.run().unwrap();
    assert!(run.counters().solutions == found && !run.is_exact());
    let kept = harness.page.model.pool.kept.as_ref().unwrap();
    assert_eq!(kept.shards, Some((finished, 16)));
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() > finished);
    let resumed = harness.page.model.shown.shared().unwrap().resumed;
    assert_eq!(resumed, finished);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

#[test]
fn a_page_that_is_opened_again_goes_on_and_adds_nothing_twice() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 4);
    harness.page.send(Message::Pool(PoolMessage::Hidden));
    harness.work_until(|harness| harness.finished() >= 7);
    // The tab closes without a message, so unwritten shards are lost.
    let mut again = Harness::open(N13);
    again.store = std::mem::take(&mut harness.store);
    again.page.send(TransportMessage::Run);
    again.work(1);
    let resumed = again.page.model.shown.shared().unwrap().resumed;
    assert!((4..7).contains(&resumed), "{resumed}");
    again.work_to_rest();
    assert_eq!(
        (again.stage(), again.solutions()),
        (CountStage::Done, 73_712)
    );
    // Finished shards are read again, and only the review runs.
    let mut third = Harness::open(N13);
    third.store = std::mem::take(&mut again.store);
    third.page.send(TransportMessage::Run);
    third.work_to_rest();
    assert_eq!((third.asked, third.solutions()), (1, 73_712));
}

#[test]
fn what_is_finished_is_written_every_two_seconds_and_when_the_page_is_hidden() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    assert_eq!(harness.store.len(), 0, "not before two seconds");
    harness.page.send(Message::Pool(PoolMessage::Hidden));
    harness.work(1);
    assert_eq!(harness.store.len(), 1);
    let before = harness.finished();
    harness.now += 2_000.0;
    harness.work_until(|harness| harness.finished() > before + 1);
    assert_eq!(harness.store.len(), 2);
    assert!(matches!(harness.saving(), Saving::Kept));
}

#[test]
fn what_is_kept_can_be_forgotten() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    assert_eq!(harness.store.len(), 1);
    harness.page.send(Message::Pool(PoolMessage::Forgotten));
    harness.work(1);
    assert_eq!(
        (harness.store.len(), harness.page.model.state()),
        (0, State::Idle)
    );
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 1);
    assert_eq!(harness.page.model.shown.shared().unwrap().resumed, 0);
}

#[test]
fn a_long_count_is_told_and_asked_for_before_it_begins() {
    let mut harness = Harness::open("n=22&algorithm=meet-in-the-middle");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| matches!(harness.stage(), CountStage::Asking { .. }));
    let asks = |harness: &Harness| harness.page.model.shown.shared().unwrap().asks().unwrap();
    let seconds = asks(&harness);
    assert!(seconds > 60.0 && seconds.is_finite(), "{seconds} s");
    harness
        .page
        .send(Message::Pool(PoolMessage::WorkersChosen(1)));
    assert_eq!(
        asks(&harness),
        2.0 * seconds,
        "one worker takes twice as long"
    );
    harness
        .page
        .send(Message::Pool(PoolMessage::WorkersChosen(2)));
    harness.work(5);
    assert_eq!(
        (harness.asked, harness.page.model.state()),
        (1, State::Searching)
    );
    // Pressing Run again does not agree to the count. But it refuses invalid typed text.
    let run = harness.run();
    harness.page.send(TransportMessage::Run);
    assert!(harness.run() == run && harness.page.codes().is_empty());
    harness
        .page
        .send(FormMessage::SizeTyped(Side::Files, "many".to_owned()));
    harness.page.send(TransportMessage::Run);
    let draft = harness.page.model.drafts.sides[0].clone();
    assert!(harness.run() == run && draft.is_some_and(|draft| draft.is_refused));
    harness
        .page
        .send(FormMessage::SizeTyped(Side::Files, "22".to_owned()));
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    assert_eq!(harness.workers.len(), 0);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| matches!(harness.stage(), CountStage::Asking { .. }));
    harness.page.send(Message::Pool(PoolMessage::Agreed));
    harness.work(1);
    assert_eq!(
        (harness.stage(), harness.workers.len()),
        (CountStage::Counting, 2)
    );
}

#[test]
fn who_has_counted_a_part_is_not_asked_again() {
    let mut harness = Harness::open("n=19&algorithm=meet-in-the-middle");
    harness.page.send(TransportMessage::Run);
    harness.work(1);
    assert_eq!(harness.stage(), CountStage::Timing);
    harness.work_until(|harness| harness.stage() != CountStage::Timing);
    harness.page.send(Message::Pool(PoolMessage::Agreed));
    harness.work_until(|harness| harness.finished() >= 1);
    harness.page.send(TransportMessage::Stop);
    harness.work(1);
    harness.page.send(TransportMessage::Run);
    harness.work(1);
    assert_eq!(harness.stage(), CountStage::Counting);
}

#[test]
fn no_worker_is_timed_where_so_many_have_surely_little_to_do() {
    for (cores, stage) in [(2, CountStage::Timing), (8, CountStage::Counting)] {
        let mut harness = Harness::open("n=19&algorithm=meet-in-the-middle");
        harness.cores = cores;
        harness.page.send(TransportMessage::Run);
        harness.work(1);
        assert_eq!(harness.stage(), stage, "{cores} cores");
    }
}

#[test]
fn tables_take_much_memory_where_there_are_any() {
    for (address, gigabytes) in [
        ("n=21&algorithm=meet-in-the-middle", Some(1.016)),
        ("n=21&algorithm=meet-in-the-middle&fixed=a1", None),
        ("n=22&algorithm=meet-in-the-middle", None),
    ] {
        let mut harness = Harness::open(address);
        harness.page.send(TransportMessage::Run);
        harness.work_until(|harness| matches!(harness.stage(), CountStage::Asking { .. }));
        let count = harness.page.model.shown.shared().unwrap();
        assert_eq!(count.gigabytes(), gigabytes, "{address}");
    }
}

#[test]
fn another_run_ends_the_count_and_its_late_results_are_dropped() {
    let mut harness = Harness::open(N13);
    for n in [14, 15, 13, 16, 12] {
        harness.page.send(TransportMessage::Run);
        harness.work(2);
        let size = queens_core::BoardSize::new(n).unwrap();
        harness.page.send(FormMessage::SizeWanted(size));
    }
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 14_200)
    );
    harness.page.send(TransportMessage::Stop);
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 14_200)
    );
    let recursive = algorithm::describe("recursive").unwrap();
    harness.page.send(FormMessage::AlgorithmChosen(recursive));
    harness.page.send(TransportMessage::Run);
    assert!(harness.page.model.shown.shared().is_none());
}

#[test]
fn the_engine_may_be_replaced_without_the_count_noticing() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    let (run, finished) = (harness.run(), harness.finished());
    harness.page.send(Message::EngineSilent);
    harness.work(1);
    assert!(harness.run() == run && harness.finished() >= finished);
    harness.work_to_rest();
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
}

#[test]
fn a_count_ends_the_search_before() {
    let mut page = Page::open("n=16&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(3);
    page.send(FormMessage::AlgorithmChosen(&MEET_IN_THE_MIDDLE));
    page.send(TransportMessage::Run);
    assert!(matches!(page.model.shown, Shown::Shared(_, Some(_))));
    let server = page.server.as_mut().expect("an engine");
    assert!(!server.work(|| 1e9, &mut |_| {}), "the engine is at rest");
}

#[test]
fn a_count_that_is_stopped_before_its_code_is_here_does_not_begin() {
    let mut page = Page::slow("n=13&algorithm=meet-in-the-middle");
    page.send(TransportMessage::Run);
    assert_eq!(page.model.state(), State::Searching);
    page.send(TransportMessage::Stop);
    page.send(Message::PartFetched(Fetched::Rest));
    assert_eq!(page.model.state(), State::Stopped);
    let opens = |it: &Command| matches!(it, Command::Open { .. });
    assert!(!page.commands.iter().any(opens), "{:?}", page.commands);
}
