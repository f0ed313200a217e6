//! Boards that are too wide to be traced: their rows come at the end, in slices between which the server
//! hears; a later one ends the earlier; what no algorithm serves is refused.
#![cfg(not(target_arch = "wasm32"))]

mod asking;

use asking::{Asked, job};
use queens_core::instance::Goal;
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

/// The run of each answer about a large board, what has become of it, and its rows.
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
fn the_rows_come_once_they_are_a_solution() {
    let mut asked = Asked::run(job("recursive", 4, Goal::All));
    asked.ask(large(2, "min-conflicts", 300, None));
    let answers = asked.work_to_rest();
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
        asked.known(),
        (asked.known().0, true),
        "the traced run went on beside it"
    );
}

#[test]
fn it_hears_between_slices_and_a_later_board_ends_the_earlier() {
    let mut asked = Asked::default();
    asked.ask(large(1, "min-conflicts", 2_000, None));
    let answers = asked.work(3);
    assert!(
        reported(&answers)
            .iter()
            .all(|it| it.1 == Outcome::Searching)
    );
    asked.ask(large(2, "min-conflicts", 50, None));
    let answers = asked.work_to_rest();
    let told_of = reported(&answers);
    assert!(
        told_of.iter().all(|it| it.0 == 2) && told_of.last().is_some_and(|it| it.2.len() == 50)
    );
    asked.ask(large(3, "min-conflicts", 2_000, None));
    asked.work(2);
    asked.ask(Request::Stop { run: RunId(3) });
    assert_eq!(reported(&asked.work_to_rest()), []);
}

#[test]
fn what_comes_to_its_cap_has_no_rows() {
    let mut asked = Asked::default();
    asked.ask(large(1, "min-conflicts", 500, Some(2)));
    let answers = asked.work_to_rest();
    assert_eq!(
        reported(&answers).last(),
        Some(&(1, Outcome::CapReached, &[][..]))
    );
}

#[test]
fn what_no_algorithm_serves_is_refused() {
    let mut asked = Asked::default();
    for id in ["recursive", "nothing"] {
        let answers = asked.ask(large(1, id, 40, None));
        let said = format!("“{id}” does not serve boards of n=40");
        let refused = Response::Refused {
            run: RunId(1),
            reason: Reason::Job(said),
        };
        assert!(answers.contains(&refused), "{answers:?}");
    }
}
