//! The answers to the question of whether a position can be completed.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Answers, Client, job};
use queens_core::feasibility::{Feasibility, Infeasible};
use queens_core::{BoardSize, Goal, LineKind, Problem, Setup, Square};
use queens_worker::protocol::{Answer, Begin, Reason};

const FEASIBILITY: u32 = 2;

fn position(problem: Problem, n: i64, placed: &str) -> Begin {
    let names = placed.split(',').filter(|name| !name.is_empty());
    Begin::Feasibility {
        setup: Setup::new(problem, BoardSize::new(n).expect("a size"), Goal::First),
        placed: names.map(|name| name.parse().expect("a square")).collect(),
    }
}

/// A client whose first run always has work to do.
fn busy() -> Client {
    let mut client = Client::run(job("recursive", 27, Goal::All));
    client.work(3);
    client
}

/// The decoded answers about a run.
fn feasibilities(received: &Answers, run: u32) -> Vec<(Feasibility, Option<u64>)> {
    let about = |(of, answer): &(u32, Answer)| match answer {
        Answer::Feasibility { feasibility, ways } if *of == run => {
            Some((feasibility.open().expect("a verdict"), *ways))
        }
        _ => None,
    };
    received.iter().filter_map(about).collect()
}

#[test]
fn feasibility_and_then_the_number_of_solutions_are_sent_during_a_search() {
    let mut client = busy();
    assert_eq!(
        client.begin(FEASIBILITY, position(Problem::Queens, 8, "a1,b5")),
        []
    );
    let received = feasibilities(&client.work(40), FEASIBILITY);
    let [(Feasibility::Feasible { witness }, None), (again, Some(1))] = &received[..] else {
        panic!("{received:?}");
    };
    let queens: Vec<String> = witness.iter().map(Square::to_string).collect();
    assert_eq!(queens, ["a1", "b5", "c8", "d6", "e3", "f7", "g2", "h4"]);
    assert_eq!(again, &received[0].0);
    let before = client.known();
    client.work(400);
    assert!(client.known() > before, "the search was stopped");
}

#[test]
fn a_position_that_cannot_be_finished_is_answered_once_with_the_reason() {
    let [a1, b1] = [(0, 0), (1, 0)].map(|(file, rank)| Square::new(file, rank).expect("a square"));
    let attack = Infeasible::Attack {
        first: a1,
        second: b1,
        line: LineKind::Row,
    };
    for (problem, placed, reason) in [
        (Problem::Queens, "c4,a1,b1", attack),
        (
            Problem::Knight,
            "c2,b4,a2,c1,b3,d4",
            Infeasible::Unreachable { square: a1 },
        ),
    ] {
        let mut client = busy();
        client.begin(FEASIBILITY, position(problem, 8, placed));
        let received = feasibilities(&client.work(400), FEASIBILITY);
        assert_eq!(
            received,
            [(Feasibility::Infeasible(reason), None)],
            "{placed}"
        );
    }
}

#[test]
fn a_later_position_takes_the_place_of_the_earlier_one() {
    let mut client = busy();
    // Before the first move, the tours cannot be counted in time.
    client.begin(FEASIBILITY, position(Problem::Knight, 8, ""));
    client.work(2);
    client.begin(3, position(Problem::Queens, 6, ""));
    let received = client.work(100);
    assert_eq!(feasibilities(&received, FEASIBILITY), []);
    assert!(matches!(
        feasibilities(&received, 3)[..],
        [(_, None), (_, Some(4))]
    ));
}

#[test]
fn a_solution_count_that_is_not_ready_in_time_is_not_sent() {
    let mut client = Client::run(job("recursive", 4, Goal::All));
    client.work_to_rest();
    client.begin(FEASIBILITY, position(Problem::Knight, 8, "a1"));
    let received = feasibilities(&client.work_slowly(usize::MAX, 10.0), FEASIBILITY);
    assert!(
        matches!(received[..], [(Feasibility::Feasible { .. }, None)]),
        "{received:?}"
    );
}

#[test]
fn a_stopped_task_sends_nothing_more() {
    let mut client = busy();
    client.begin(FEASIBILITY, position(Problem::Knight, 8, "a1"));
    assert_eq!(client.stop(FEASIBILITY), [(FEASIBILITY, Answer::Stopped)]);
    assert_eq!(feasibilities(&client.work(100), FEASIBILITY), []);
}

#[test]
fn invalid_positions_are_refused_by_name() {
    let mut client = busy();
    let refused = |sentence: &str| {
        let reason = Reason::Job(sentence.to_owned());
        [(FEASIBILITY, Answer::Refused(reason))]
    };
    let received = client.begin(FEASIBILITY, position(Problem::Queens, 8, "a1,i1"));
    assert_eq!(received, refused("i1 is not on the 8×8 board"));
    let received = client.begin(FEASIBILITY, position(Problem::Knight, 8, "a1,c3"));
    assert_eq!(received, refused("a knight does not go from a1 to c3"));
}
