//! Searches of large boards. The server handles requests between two slices, and sends the rows at the end.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Answers, Client};
use queens_core::large::{LargeInstance, LargeSize, is_solution};
use queens_core::{CountDetail, Ending};
use queens_worker::protocol::{Answer, Begin, Read, Reason};

fn large(algorithm: &str, n: i64, cap: Option<u64>) -> Begin {
    let size = LargeSize::new(n).expect("a large size");
    Begin::Large {
        algorithm: algorithm.to_owned(),
        instance: LargeInstance { size, seed: 7, cap },
        is_watched: false,
    }
}

/// The run, the ending and the rows of each answer.
fn reported(answers: &Answers) -> Vec<(u32, Option<Ending>, &[u16])> {
    let reported = answers.iter().filter_map(|(run, answer)| match answer {
        Answer::Counted {
            ending,
            detail: CountDetail::Rows(_, rows),
            ..
        } => Some((*run, *ending, &rows[..])),
        _ => None,
    });
    reported.collect()
}

#[test]
fn the_rows_are_sent_when_they_are_a_solution() {
    let mut client = Client::default();
    client.begin(2, large("min-conflicts", 300, None));
    let answers = client.work_to_rest();
    let reported = reported(&answers);
    let [before @ .., (2, Some(Ending::Complete), rows)] = &reported[..] else {
        panic!("{reported:?}");
    };
    assert!(rows.len() == 300 && is_solution(rows));
    assert!(before.iter().all(|it| *it == (2, None, &[][..])));
    let Some((
        _,
        Answer::Counted {
            detail: CountDetail::Rows(steps, _),
            counters,
            ..
        },
    )) = answers.last()
    else {
        panic!("{answers:?}");
    };
    let changes = counters.operations[0] + counters.operations[1] + counters.operations[3];
    assert_eq!(
        *steps,
        changes + 2,
        "a draw, moves and restarts; solution and end"
    );
}

#[test]
fn requests_are_handled_between_slices_and_a_later_board_replaces_the_earlier() {
    let mut client = Client::default();
    client.begin(1, large("min-conflicts", 2_000, None));
    let answers = client.work(3);
    assert!(reported(&answers).iter().all(|it| it.1.is_none()));
    client.begin(2, large("min-conflicts", 50, None));
    let answers = client.work_to_rest();
    let later = reported(&answers);
    assert!(later.iter().all(|it| it.0 == 2) && later.last().is_some_and(|it| it.2.len() == 50));
    client.begin(3, large("min-conflicts", 2_000, None));
    client.work(2);
    assert_eq!(client.stop(3).last(), Some(&(3, Answer::Stopped)));
    assert_eq!(client.work_to_rest(), []);
}

#[test]
fn a_board_that_is_watched_makes_the_moves_that_are_requested_and_sends_its_rows() {
    let watched = |cap| match large("min-conflicts", 2_000, cap) {
        Begin::Large {
            algorithm,
            instance,
            ..
        } => Begin::Large {
            algorithm,
            instance,
            is_watched: true,
        },
        other => other,
    };
    let mut client = Client::default();
    client.begin(1, watched(None));
    assert_eq!(client.work_to_rest(), [], "it waits");
    let mut known = 0;
    for moves in [1, 7, 300] {
        client.read(Read::Moves(moves));
        let answers = client.work_to_rest();
        let [
            (
                1,
                Answer::Counted {
                    detail: CountDetail::Rows(steps, rows),
                    ending: None,
                    ..
                },
            ),
        ] = &answers[..]
        else {
            panic!("{answers:?}");
        };
        known += moves;
        assert_eq!((*steps, rows.len()), (known, 2_000));
    }
    client.read(Read::Moves(u64::MAX));
    let answers = client.work_to_rest();
    let [(_, Some(Ending::Complete), rows)] = reported(&answers)[..] else {
        panic!("{answers:?}");
    };
    assert!(is_solution(rows));
    client.begin(2, large("min-conflicts", 2_000, None));
    let answers = client.work_to_rest();
    assert_eq!(
        reported(&answers).last().map(|it| it.2),
        Some(rows),
        "the same search"
    );
}

#[test]
fn a_search_that_reaches_its_cap_has_no_rows() {
    let mut client = Client::default();
    client.begin(1, large("min-conflicts", 500, Some(2)));
    let answers = client.work_to_rest();
    let capped = (1, Some(Ending::CapReached), &[][..]);
    assert_eq!(reported(&answers).last(), Some(&capped));
}

#[test]
fn a_board_that_no_algorithm_supports_is_refused() {
    let mut client = Client::default();
    for id in ["recursive", "nothing"] {
        let answers = client.begin(1, large(id, 40, None));
        let sentence = format!("“{id}” does not serve boards of n=40; allowed: min-conflicts");
        let refused = Answer::Refused(Reason::Job(sentence));
        assert_eq!(answers, [(1, refused)]);
    }
}
