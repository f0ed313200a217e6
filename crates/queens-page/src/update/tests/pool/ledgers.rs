//! Ledgers of counts as files: saved, read again, refused.

use super::*;
use crate::message::TransportMessage;

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
        .send(Message::Pool(PoolMessage::LedgerRead(ledger)));
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
    let mut harness = Harness::open(N13);
    for text in [
        "",
        "queens\n",
        "{\"engine\":1,\"n\":9,\"fixed\":\"\",\"shards\":7}\n",
    ] {
        harness
            .page
            .send(Message::Pool(PoolMessage::LedgerRead(text.to_owned())));
        let why = harness.page.model.pool.rejected.clone();
        assert!(why.is_some_and(|why| why.starts_with("line 1")), "{text}");
        assert_eq!(
            (harness.page.model.state(), harness.page.address.as_str()),
            (State::Idle, N13)
        );
    }
}
