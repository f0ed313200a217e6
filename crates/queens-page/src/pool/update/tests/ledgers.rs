//! Ledgers of counts as files: saving, reading and refusing them.

use super::*;
use crate::message::TransportMessage;
use crate::pool::{Disputed, LedgerPlace, WhyRejected};
use queens_core::counting::{Plan, ShardResult, Tally, jobs, ledger};
use queens_core::{BoardSize, Instance};

/// The complete ledger of n = 13, counted once.
fn whole() -> Tally {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    harness.page.model.shown.count().unwrap().tally().clone()
}

/// A ledger with these shards of a tally.
fn part(tally: &Tally, shards: impl IntoIterator<Item = u32>) -> String {
    let results = shards.into_iter().filter_map(|it| tally.result(it));
    let lines: String = results.map(|it| ledger::result_line(&it)).collect();
    ledger::plan_line(tally.plan()) + &lines
}

fn open(harness: &mut Harness, files: &[(&str, &str)]) {
    let files = files.iter().map(|(name, text)| file(name, text)).collect();
    harness
        .page
        .send(Message::Pool(PoolMessage::LedgersRead(files)));
}

/// The number of opened files, and the number of their shards.
fn opened(harness: &Harness) -> Option<(usize, u32)> {
    let sources = harness.page.model.pool.sources.as_ref();
    sources.map(|it| (it.files.len(), it.shards))
}

/// The rejected files with their reasons, in the words of the core.
fn rejected(harness: &Harness) -> Vec<(&str, String)> {
    let rejected = harness.page.model.pool.rejected.iter();
    rejected
        .map(|it| match &it.why {
            WhyRejected::Refused(why, _) => (it.file.as_str(), why.to_string()),
            WhyRejected::Narrow(n) => panic!("{n}"),
        })
        .collect()
}

fn at(file: &str, line: usize) -> LedgerPlace {
    let file = file.to_owned();
    LedgerPlace { file, line }
}

#[test]
fn a_ledger_is_saved_and_gone_on_with_elsewhere() {
    let mut harness = Harness::open("n=13&algorithm=meet-in-the-middle&fixed=a2");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 1);
    harness.page.send(TransportMessage::Stop);
    harness.page.send(Message::Pool(PoolMessage::LedgerSaved));
    let ledger = harness.page.saved.pop().expect("a file");
    let mut other = Harness::open("n=8&algorithm=recursive");
    other
        .page
        .send(Message::Pool(PoolMessage::LedgersRead(vec![file(
            "a.jsonl", &ledger,
        )])));
    assert!(
        other
            .page
            .address
            .contains("n=13&algorithm=meet-in-the-middle&fixed=a2")
    );
    other.work_to_rest();
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert_eq!(
        (other.stage(), other.solutions()),
        (CountStage::Done, harness.solutions())
    );
    assert!(other.page.model.shown.count().unwrap().resumed > 0);
}

#[test]
fn a_ledger_whose_last_line_is_cut_off_is_gone_on_with_and_that_is_told() {
    let mut harness = Harness::open(N13);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    harness.page.send(TransportMessage::Stop);
    harness.page.send(Message::Pool(PoolMessage::LedgerSaved));
    let whole = harness.page.saved.pop().expect("a file");
    let cut = whole[..whole.len() - 9].to_owned();
    for (ledger, told) in [(whole, None), (cut, Some("ledger-cut-off"))] {
        let mut other = Harness::open("n=8&algorithm=recursive");
        let read = PoolMessage::LedgersRead(vec![file("a.jsonl", &ledger)]);
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
    let mut harness = Harness::open(N13);
    for text in [
        "",
        "queens\n",
        "{\"engine\":1,\"n\":9,\"fixed\":\"\",\"shards\":7}\n",
    ] {
        harness
            .page
            .send(Message::Pool(PoolMessage::LedgersRead(vec![file(
                "a.jsonl", text,
            )])));
        let told = rejected(&harness);
        let is_told = matches!(&told[..], [("a.jsonl", why)] if why.starts_with("line 1"));
        assert!(is_told, "{told:?}");
        assert_eq!(
            (harness.page.model.state(), harness.page.address.as_str()),
            (State::Idle, N13)
        );
    }
}

#[test]
fn ledgers_are_merged_and_equal_shards_count_once() {
    let whole = whole();
    let (a, b) = (part(&whole, 0..4), part(&whole, 3..9));
    let mut harness = Harness::open("n=8&algorithm=recursive");
    open(&mut harness, &[("a.jsonl", &a), ("b.jsonl", &b)]);
    assert_eq!(opened(&harness), Some((2, 9)));
    harness.work(1);
    assert_eq!(harness.page.model.shown.count().unwrap().resumed, 9);
    // Opens a file during the count, and another one after it was stopped. A file that is opened twice counts once.
    open(&mut harness, &[("c.jsonl", &part(&whole, [11]))]);
    assert_eq!(opened(&harness), Some((3, 10)));
    harness.work_until(|harness| harness.stage() == CountStage::Counting);
    harness.page.send(TransportMessage::Stop);
    open(
        &mut harness,
        &[("d.jsonl", &part(&whole, [12])), ("a.jsonl", &a)],
    );
    assert_eq!(opened(&harness), Some((4, 11)));
    harness.work_to_rest();
    assert!(harness.page.model.shown.count().unwrap().resumed >= 11);
    assert_eq!(
        (harness.stage(), harness.solutions()),
        (CountStage::Done, 73_712)
    );
    assert!(rejected(&harness).is_empty());
    // The files do not belong to a different count.
    let size = BoardSize::new(12).unwrap();
    harness.page.send(FormMessage::SizeWanted(size));
    harness.page.send(TransportMessage::Run);
    assert_eq!(opened(&harness), None);
}

#[test]
fn a_ledger_that_does_not_fit_is_refused_by_its_name_and_the_others_are_merged() {
    let whole = whole();
    let a = part(&whole, 0..4);
    let other = ShardResult::new(whole.plan().shard(2), 1);
    let contrary = part(&whole, [7]) + &ledger::result_line(&other);
    let engine = a.replace("\"engine\":2", "\"engine\":9");
    let board = a.replace("\"n\":13", "\"n\":14");
    let changed = a.replacen("\"count\":\"", "\"count\":\"9", 1);
    let mut harness = Harness::open(N13);
    let refused = [
        ("contrary", contrary.as_str()),
        ("engine", &engine),
        ("board", &board),
        ("changed", &changed),
    ];
    let mut files = vec![("a.jsonl", a.as_str())];
    files.extend(refused);
    let last = part(&whole, [9]);
    files.push(("last.jsonl", &last));
    open(&mut harness, &files);
    let assert_refused = |harness: &Harness| {
        let told = rejected(harness);
        let names: Vec<_> = told.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["contrary", "engine", "board", "changed"]);
        let [contrary, engine, board, changed] = [0, 1, 2, 3].map(|at: usize| &told[at].1);
        assert!(contrary.starts_with("line 3, ") && contrary.contains("shard 2 has 1 solution"));
        let WhyRejected::Refused(_, other) = &harness.page.model.pool.rejected[0].why else {
            panic!("{told:?}");
        };
        assert_eq!(*other, Some(at("a.jsonl", 4)));
        assert!(
            engine.contains("engine “9” belongs to another count"),
            "{engine}"
        );
        assert!(board.contains("n “14” belongs to another count"), "{board}");
        assert!(
            changed.contains("line 2, ") && changed.contains("checksum"),
            "{changed}"
        );
    };
    assert_refused(&harness);
    assert_eq!(opened(&harness), Some((2, 5)));
    harness.work_to_rest();
    assert_eq!(harness.solutions(), 73_712);
    // If no file matches, the current count does not change.
    let run = harness.run();
    open(&mut harness, &refused);
    assert_refused(&harness);
    assert_eq!((harness.run(), opened(&harness)), (run, Some((2, 5))));
    assert_eq!(harness.finished(), 16);
}

#[test]
fn what_the_browser_keeps_stands_against_a_file_and_that_is_told() {
    let whole = whole();
    let mut harness = Harness::open("n=8&algorithm=recursive");
    harness.store.push(("13 ".to_owned(), part(&whole, 0..4)));
    let other = ShardResult::new(whole.plan().shard(2), 1);
    let contrary = part(&whole, [7]) + &ledger::result_line(&other);
    open(&mut harness, &[("a.jsonl", &contrary)]);
    harness.work_to_rest();
    let disputed = harness.page.model.pool.disputed.as_ref();
    let Disputed {
        shards,
        first,
        other,
    } = disputed.expect("a dispute");
    assert_eq!((*shards, other), (1, &Some(at("a.jsonl", 3))));
    let why = first.to_string();
    assert!(why.starts_with("shard 2 has 1 solution here"), "{why}");
    assert_eq!(harness.solutions(), 73_712);
}

#[test]
fn missing_shards_are_saved_as_a_job_file() {
    let whole = whole();
    let mut harness = Harness::open(N13);
    open(
        &mut harness,
        &[("a.jsonl", &part(&whole, (0..16).filter(|it| it % 8 != 3)))],
    );
    harness.page.send(TransportMessage::Stop);
    harness.page.send(Message::Pool(PoolMessage::JobsSaved));
    let text = harness.page.saved.pop().expect("a file");
    let commands: Vec<_> = text.lines().filter(|it| !it.starts_with('#')).collect();
    assert_eq!(
        commands,
        [
            "queens count 13 --shards 3..4 --ledger part-3.jsonl",
            "queens count 13 --shards 11..12 --ledger part-11.jsonl",
        ]
    );
}

#[test]
fn a_ledger_of_many_shards_is_opened_and_gone_on_with() {
    let size = BoardSize::new(22).unwrap();
    let instance = Instance::queens(size, &[], Goal::Count).unwrap();
    let plan = Plan::new(&instance).unwrap();
    let mut tally = Tally::new(plan.clone());
    // The number of solutions of a shard of this board.
    for number in (1..16_384).filter(|number| number % 5_000 != 0) {
        let count = 164_256_000 + u64::from(number) * 7;
        tally
            .add(&ShardResult::new(plan.shard(number), count))
            .unwrap();
    }
    let halves = [part(&tally, 0..9_000), part(&tally, 8_000..16_384)];
    let mut harness = Harness::open("n=22&algorithm=meet-in-the-middle");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| matches!(harness.stage(), CountStage::Asking { .. }));
    open(
        &mut harness,
        &[("a.jsonl", &halves[0]), ("b.jsonl", &halves[1])],
    );
    assert_eq!(opened(&harness), Some((2, 16_380)));
    harness.work(1);
    assert_eq!(
        (harness.stage(), harness.finished()),
        (CountStage::Counting, 16_380)
    );
    harness.page.send(TransportMessage::Stop);
    harness.page.send(Message::Pool(PoolMessage::JobsSaved));
    let text = harness.page.saved.pop().expect("a file");
    assert_eq!(text, jobs::write(&instance, &tally));
    assert_eq!(text.lines().filter(|it| !it.starts_with('#')).count(), 4);
}

#[test]
fn what_others_have_counted_is_gone_on_with_for_long_only_after_a_question() {
    let size = BoardSize::new(21).unwrap();
    let instance = Instance::queens(size, &[], Goal::Count).unwrap();
    let plan = Plan::new(&instance).unwrap();
    let ledger = |number| {
        let result = ShardResult::new(plan.shard(number), 153_523_735);
        ledger::plan_line(&plan) + &ledger::result_line(&result)
    };
    let mut harness = Harness::open("n=8&algorithm=recursive");
    // A file opened during the confirmation requests the confirmation again.
    for number in [3, 4] {
        open(&mut harness, &[("a.jsonl", &ledger(number))]);
        harness.work_until(|harness| matches!(harness.stage(), CountStage::Asking { .. }));
    }
    assert_eq!((harness.finished(), opened(&harness)), (2, Some((2, 2))));
    harness.page.send(Message::Pool(PoolMessage::Agreed));
    harness.work(1);
    assert_eq!(harness.stage(), CountStage::Counting);
    open(&mut harness, &[("c.jsonl", &ledger(5))]);
    harness.work(1);
    assert_eq!(
        (harness.stage(), harness.finished()),
        (CountStage::Counting, 3)
    );
}
