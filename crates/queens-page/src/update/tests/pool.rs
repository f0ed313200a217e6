//! Counts that workers share: real servers count, a list stands for the browser's storage.

mod faults;
mod keeping;

use super::*;
use crate::message::{FormMessage, TransportMessage};
use crate::parts::Fetched;
use crate::pool::count::{CountStage, Saving};
use crate::pool::{Command, PoolMessage};
use crate::settings::Side;
use crate::shown::Shown;
use crate::testing::Shop;
use queens_core::counting::MEET_IN_THE_MIDDLE;

const N13: &str = "n=13&algorithm=meet-in-the-middle";

#[test]
fn a_count_is_shared_added_up_and_reviewed() {
    for (address, solutions, classes, sets) in [
        (N13, 73_712, 9_233, 1),
        ("n=8&algorithm=meet-in-the-middle", 92, 12, 0),
        ("n=8&algorithm=meet-in-the-middle&fixed=d1", 18, 18, 0),
        ("n=3&algorithm=meet-in-the-middle", 0, 0, 0),
    ] {
        let mut shop = Shop::open(address);
        assert_eq!(shop.page.model.state(), State::Idle);
        shop.page.send(TransportMessage::Run);
        assert_eq!(shop.page.model.state(), State::Searching);
        shop.work_to_rest();
        let model = &shop.page.model;
        assert_eq!(
            (shop.stage(), model.state()),
            (CountStage::Done, State::Done)
        );
        let run = model.shown.run().unwrap();
        let counters = run.counters();
        assert_eq!(
            (counters.solutions, counters.fundamental),
            (solutions, classes)
        );
        assert!(run.is_exact(), "{address}");
        let count = model.shown.count().unwrap();
        let found = count.review.as_ref().unwrap().sets;
        assert_eq!(found.min(1), sets, "{address}");
        assert_eq!((count.fraction(), shop.hands.len()), (1.0, 0));
        assert!(shop.most <= 2, "{} workers", shop.most);
    }
}

#[test]
fn classes_are_known_at_the_end_and_the_sum_never_falls() {
    let mut shop = Shop::open("n=13&algorithm=meet-in-the-middle&symmetry=fundamental");
    shop.page.send(TransportMessage::Run);
    let mut seen = 0;
    while shop.page.model.state() == State::Searching {
        shop.work(1);
        let counters = *shop.page.model.shown.run().expect("a run").counters();
        let is_over = shop.page.model.state() == State::Done;
        assert_eq!(counters.fundamental > 0, is_over, "{counters:?}");
        assert!(counters.solutions >= seen);
        seen = counters.solutions;
    }
    assert_eq!(seen, 73_712);
}

#[test]
fn as_many_workers_as_are_wanted_share_it() {
    for (wanted, most) in [(1, 1), (2, 2), (3, 3), (99, 4)] {
        let mut shop = Shop::open(N13);
        shop.cores = 4;
        shop.work(1);
        shop.page
            .send(Message::Pool(PoolMessage::WorkersChosen(wanted)));
        shop.page.send(TransportMessage::Run);
        shop.work_to_rest();
        assert_eq!((shop.most, shop.solutions()), (most, 73_712), "{wanted}");
    }
}

#[test]
fn the_number_of_workers_can_change_while_they_count() {
    let mut shop = Shop::open(N13);
    shop.cores = 4;
    shop.page.send(TransportMessage::Run);
    shop.work(3);
    assert_eq!(shop.hands.len(), 4);
    shop.page.send(Message::Pool(PoolMessage::WorkersChosen(1)));
    shop.work(1);
    assert_eq!(shop.hands.len(), 1);
    shop.page.send(Message::Pool(PoolMessage::WorkersChosen(3)));
    shop.work_to_rest();
    assert_eq!((shop.stage(), shop.solutions()), (CountStage::Done, 73_712));
}

#[test]
fn a_stopped_count_keeps_what_is_finished_and_goes_on_with_it() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 5);
    let (finished, found) = (shop.finished(), shop.solutions());
    shop.page.send(TransportMessage::Stop);
    shop.work(1);
    assert_eq!(shop.hands.len(), 0, "workers are ended");
    assert_eq!(shop.page.model.state(), State::Stopped);
    let run = shop.page.model.shown.run().unwrap();
    assert!(run.counters().solutions == found && !run.is_exact());
    // What was begun will be counted again.
    let part = shop.page.model.shown.count().unwrap().fraction();
    assert!((part * 16.0 - f64::from(finished)).abs() < 0.1, "{part}");
    let kept = shop.page.model.pool.kept.as_ref().unwrap();
    assert_eq!(kept.shards, Some((finished, 16)));
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() > finished);
    let resumed = shop.page.model.shown.count().unwrap().resumed;
    assert_eq!(resumed, finished);
    shop.work_to_rest();
    assert_eq!((shop.stage(), shop.solutions()), (CountStage::Done, 73_712));
}

#[test]
fn a_page_that_is_opened_again_goes_on_and_adds_nothing_twice() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 4);
    shop.page.send(Message::Pool(PoolMessage::Hidden));
    shop.work_until(|shop| shop.finished() >= 7);
    // The tab is closed without a word: what was not written is lost.
    let mut again = Shop::open(N13);
    again.store = std::mem::take(&mut shop.store);
    again.page.send(TransportMessage::Run);
    again.work(1);
    let resumed = again.page.model.shown.count().unwrap().resumed;
    assert!((4..7).contains(&resumed), "{resumed}");
    again.work_to_rest();
    assert_eq!(
        (again.stage(), again.solutions()),
        (CountStage::Done, 73_712)
    );
    // What is finished is read again, and only reviewed.
    let mut third = Shop::open(N13);
    third.store = std::mem::take(&mut again.store);
    third.page.send(TransportMessage::Run);
    third.work_to_rest();
    assert_eq!((third.asked, third.solutions()), (1, 73_712));
}

#[test]
fn what_is_finished_is_written_every_two_seconds_and_when_the_page_is_hidden() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 2);
    assert_eq!(shop.store.len(), 0, "not before two seconds");
    shop.page.send(Message::Pool(PoolMessage::Hidden));
    shop.work(1);
    assert_eq!(shop.store.len(), 1);
    let before = shop.finished();
    shop.now += 2_000.0;
    shop.work_until(|shop| shop.finished() > before + 1);
    assert_eq!(shop.store.len(), 2);
    assert!(matches!(shop.saving(), Saving::Kept));
}

#[test]
fn what_is_kept_can_be_forgotten() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 3);
    shop.page.send(TransportMessage::Stop);
    shop.work(1);
    assert_eq!(shop.store.len(), 1);
    shop.page.send(Message::Pool(PoolMessage::Forgotten));
    shop.work(1);
    assert_eq!(
        (shop.store.len(), shop.page.model.state()),
        (0, State::Idle)
    );
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 1);
    assert_eq!(shop.page.model.shown.count().unwrap().resumed, 0);
}

#[test]
fn a_long_count_is_told_and_asked_for_before_it_begins() {
    let mut shop = Shop::open("n=22&algorithm=meet-in-the-middle");
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| matches!(shop.stage(), CountStage::Asking { .. }));
    let asks = |shop: &Shop| shop.page.model.shown.count().unwrap().asks().unwrap();
    let seconds = asks(&shop);
    assert!(seconds > 60.0 && seconds.is_finite(), "{seconds} s");
    shop.page.send(Message::Pool(PoolMessage::WorkersChosen(1)));
    assert_eq!(asks(&shop), 2.0 * seconds, "one worker takes twice as long");
    shop.page.send(Message::Pool(PoolMessage::WorkersChosen(2)));
    shop.work(5);
    assert_eq!((shop.asked, shop.page.model.state()), (1, State::Searching));
    // Run again agrees to nothing; but what has been typed meanwhile is told if it cannot be used.
    let run = shop.run();
    shop.page.send(TransportMessage::Run);
    assert!(shop.run() == run && shop.page.codes().is_empty());
    shop.page
        .send(FormMessage::SizeTyped(Side::Files, "many".to_owned()));
    shop.page.send(TransportMessage::Run);
    assert_eq!((shop.run(), shop.page.codes()), (run, vec!["bad-size"]));
    shop.page
        .send(FormMessage::SizeTyped(Side::Files, "22".to_owned()));
    shop.page.send(TransportMessage::Stop);
    shop.work(1);
    assert_eq!(shop.hands.len(), 0);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| matches!(shop.stage(), CountStage::Asking { .. }));
    shop.page.send(Message::Pool(PoolMessage::Agreed));
    shop.work(1);
    assert_eq!((shop.stage(), shop.hands.len()), (CountStage::Counting, 2));
}

#[test]
fn no_worker_is_timed_where_so_many_have_surely_little_to_do() {
    for (cores, stage) in [(2, CountStage::Timing), (8, CountStage::Counting)] {
        let mut shop = Shop::open("n=19&algorithm=meet-in-the-middle");
        shop.cores = cores;
        shop.page.send(TransportMessage::Run);
        shop.work(1);
        assert_eq!(shop.stage(), stage, "{cores} cores");
    }
}

#[test]
fn tables_take_much_memory_where_there_are_any() {
    for (address, gigabytes) in [
        ("n=21&algorithm=meet-in-the-middle", Some(1.016)),
        ("n=21&algorithm=meet-in-the-middle&fixed=a1", None),
        ("n=22&algorithm=meet-in-the-middle", None),
    ] {
        let mut shop = Shop::open(address);
        shop.page.send(TransportMessage::Run);
        shop.work_until(|shop| matches!(shop.stage(), CountStage::Asking { .. }));
        let count = shop.page.model.shown.count().unwrap();
        assert_eq!(count.gigabytes(), gigabytes, "{address}");
    }
}

#[test]
fn a_ledger_is_saved_and_gone_on_with_elsewhere() {
    let mut shop = Shop::open("n=13&algorithm=meet-in-the-middle&fixed=a2");
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 1);
    shop.page.send(TransportMessage::Stop);
    shop.page.send(Message::Pool(PoolMessage::LedgerSaved));
    let ledger = shop.page.saved.pop().expect("a file");
    let mut other = Shop::open("n=8&algorithm=recursive");
    other
        .page
        .send(Message::Pool(PoolMessage::LedgerRead(ledger)));
    assert!(
        other
            .page
            .address
            .contains("n=13&algorithm=meet-in-the-middle&fixed=a2")
    );
    other.work_to_rest();
    shop.page.send(TransportMessage::Run);
    shop.work_to_rest();
    assert_eq!(
        (other.stage(), other.solutions()),
        (CountStage::Done, shop.solutions())
    );
    assert!(other.page.model.shown.count().unwrap().resumed > 0);
}

#[test]
fn a_ledger_whose_last_line_is_cut_off_is_gone_on_with_and_that_is_told() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 2);
    shop.page.send(TransportMessage::Stop);
    shop.page.send(Message::Pool(PoolMessage::LedgerSaved));
    let whole = shop.page.saved.pop().expect("a file");
    let cut = whole[..whole.len() - 9].to_owned();
    for (ledger, told) in [(whole, None), (cut, Some("ledger-cut-off"))] {
        let mut other = Shop::open("n=8&algorithm=recursive");
        let read = PoolMessage::LedgerRead(ledger);
        other.page.send(Message::Pool(read));
        assert_eq!(other.page.codes().first().copied(), told);
        other.work_to_rest();
        assert_eq!(
            (other.stage(), other.solutions()),
            (CountStage::Done, 73_712)
        );
    }
}

#[test]
fn a_file_that_is_no_ledger_is_refused_and_changes_nothing() {
    let mut shop = Shop::open(N13);
    for text in [
        "",
        "queens\n",
        "{\"engine\":1,\"n\":9,\"fixed\":\"\",\"shards\":7}\n",
    ] {
        shop.page
            .send(Message::Pool(PoolMessage::LedgerRead(text.to_owned())));
        let why = shop.page.model.pool.rejected.clone();
        assert!(why.is_some_and(|why| why.starts_with("line 1")), "{text}");
        assert_eq!(
            (shop.page.model.state(), shop.page.address.as_str()),
            (State::Idle, N13)
        );
    }
}

#[test]
fn another_run_ends_the_count_and_its_late_results_are_dropped() {
    let mut shop = Shop::open(N13);
    for n in [14, 15, 13, 16, 12] {
        shop.page.send(TransportMessage::Run);
        shop.work(2);
        let size = queens_core::BoardSize::new(n).unwrap();
        shop.page.send(FormMessage::SizeWanted(size));
    }
    shop.page.send(TransportMessage::Run);
    shop.work_to_rest();
    assert_eq!((shop.stage(), shop.solutions()), (CountStage::Done, 14_200));
    shop.page.send(TransportMessage::Stop);
    shop.page.send(TransportMessage::Run);
    shop.work_to_rest();
    assert_eq!((shop.stage(), shop.solutions()), (CountStage::Done, 14_200));
    let recursive = algorithm::describe("recursive").unwrap();
    shop.page.send(FormMessage::AlgorithmChosen(recursive));
    shop.page.send(TransportMessage::Run);
    assert!(shop.page.model.shown.count().is_none());
}

#[test]
fn the_engine_may_be_replaced_without_the_count_noticing() {
    let mut shop = Shop::open(N13);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 3);
    let (run, finished) = (shop.run(), shop.finished());
    shop.page.send(Message::EngineSilent);
    shop.work(1);
    assert!(shop.run() == run && shop.finished() >= finished);
    shop.work_to_rest();
    assert_eq!((shop.stage(), shop.solutions()), (CountStage::Done, 73_712));
}

#[test]
fn a_count_ends_the_search_before() {
    let mut page = Page::open("n=16&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(3);
    page.send(FormMessage::AlgorithmChosen(&MEET_IN_THE_MIDDLE));
    page.send(TransportMessage::Run);
    assert!(matches!(page.model.shown, Shown::Count(_, Some(_))));
    let server = page.server.as_mut().expect("an engine");
    assert!(!server.work(|| 1e9, &mut |_| {}), "the engine is at rest");
}

#[test]
fn a_count_that_is_stopped_before_its_code_is_here_does_not_begin() {
    let mut page = Page::slow("n=13&algorithm=meet-in-the-middle");
    page.send(TransportMessage::Run);
    assert_eq!(page.model.state(), State::Searching);
    page.send(TransportMessage::Stop);
    page.send(Message::PartFetched(Fetched::Rest(&algorithm::ALL)));
    assert_eq!(page.model.state(), State::Stopped);
    let opens = |it: &Command| matches!(it, Command::Open { .. });
    assert!(!page.commands.iter().any(opens), "{:?}", page.commands);
}
