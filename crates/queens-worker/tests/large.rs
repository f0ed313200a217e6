//! Large boards: they are searched in slices, between which the server hears requests, and
//! their rows come at the end.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Client, job};
use queens_core::Goal;
use queens_core::large::{LargeInstance, LargeSize, Outcome, is_solution};
use queens_worker::protocol::{Reason, Request, Response, RunId};

fn large(run: u32, algorithm: &str, n: i64, cap: Option<u64>) -> Request {
    let size = LargeSize::new(n).expect("a large size");
    let instance = LargeInstance { size, seed: 7, cap };
    let (run, algorithm) = (RunId(run), algorithm.to_owned());
    Request::Large {
        run,
        algorithm,
        instance,
    }
}

/// The run, the outcome and the rows of each answer about a large board.
fn reported(answers: &[Response]) -> Vec<(u32, Outcome, &[u16])> {
    let reported = answers.iter().filter_map(|answer| match answer {
        Response::Large {
            run, outcome, rows, ..
        } => Some((run.0, *outcome, &rows[..])),
        _ => None,
    });
    reported.collect()
}

#[test]
fn the_rows_come_when_they_are_a_solution() {
    let mut client = Client::run(job("recursive", 4, Goal::All));
    client.ask(large(2, "min-conflicts", 300, None));
    let answers = client.work_to_rest();
    let reported = reported(&answers);
    let [before @ .., (2, Outcome::Solved, rows)] = &reported[..] else {
        panic!("{reported:?}");
    };
    assert!(rows.len() == 300 && is_solution(rows));
    let is_bare = |(run, outcome, rows): &(u32, Outcome, &[u16])| {
        (*run, *outcome, rows.len()) == (2, Outcome::Searching, 0)
    };
    assert!(before.iter().all(is_bare));
    assert_eq!(
        client.known(),
        (client.known().0, true),
        "the traced run continued beside it"
    );
}

#[test]
fn requests_are_heard_between_slices_and_a_later_board_replaces_the_earlier() {
    let mut client = Client::default();
    client.ask(large(1, "min-conflicts", 2_000, None));
    let answers = client.work(3);
    assert!(
        reported(&answers)
            .iter()
            .all(|it| it.1 == Outcome::Searching)
    );
    client.ask(large(2, "min-conflicts", 50, None));
    let answers = client.work_to_rest();
    let later = reported(&answers);
    assert!(later.iter().all(|it| it.0 == 2) && later.last().is_some_and(|it| it.2.len() == 50));
    client.ask(large(3, "min-conflicts", 2_000, None));
    client.work(2);
    client.ask(Request::Stop { run: RunId(3) });
    assert_eq!(reported(&client.work_to_rest()), []);
}

#[test]
fn a_search_that_reaches_its_cap_has_no_rows() {
    let mut client = Client::default();
    client.ask(large(1, "min-conflicts", 500, Some(2)));
    let answers = client.work_to_rest();
    assert_eq!(
        reported(&answers).last(),
        Some(&(1, Outcome::CapReached, &[][..]))
    );
}

#[test]
fn a_board_that_no_algorithm_serves_is_refused() {
    let mut client = Client::default();
    for id in ["recursive", "nothing"] {
        let answers = client.ask(large(1, id, 40, None));
        let sentence = format!("“{id}” does not serve boards of n=40; allowed: min-conflicts");
        let refused = Response::Refused {
            run: RunId(1),
            reason: Reason::Job(sentence),
        };
        assert!(answers.contains(&refused), "{answers:?}");
    }
}
