//! The answers to the panels of the page: two boards, solutions, trees and surveys.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use std::cell::Cell;

use client::{Answers, Client, decode_answers, job, unknown};
use queens_core::{Direction, Ending, Gallery, Goal, Interest, Tree};
use queens_worker::protocol::{Answer, Begin, Envelope, Pane, Read, Request, RunId, Serial};
use queens_worker::serve::Server;

const FIRST: u32 = 1;
const SECOND: u32 = 2;

/// A search of the second board.
fn second(algorithm: &str, n: u8) -> Begin {
    let (pane, job) = (Pane::Second, job(algorithm, n, Goal::All));
    Begin::Run { pane, job }
}

#[test]
fn two_boards_are_searched_side_by_side() {
    let mut client = Client::run(job("recursive", 10, Goal::All));
    client.begin(SECOND, second("bitmask", 10));
    let answers = client.work_to_rest();
    let complete = |of: u32| {
        answers.iter().any(|(run, answer)| {
            matches!(answer, Answer::Known { ending: Some(Ending::Complete), counters, .. }
                if *run == of && counters.solutions == 724)
        })
    };
    assert!(complete(FIRST) && complete(SECOND));
}

#[test]
fn a_run_of_the_second_board_leaves_the_first_alone() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    client.work_to_rest();
    for run in [2, 3] {
        client.begin(run, second("bitmask", 6));
    }
    let stopped = [(SECOND, Answer::Stopped)];
    assert_eq!(client.stop(SECOND), stopped, "that run was replaced");
    assert_eq!(client.window(0).events.len(), 8192);
}

#[test]
fn solutions_are_sent_as_they_become_known() {
    let mut client = Client::run(job("recursive", 10, Goal::All));
    let mut gallery: Option<Gallery> = None;
    client.read(Read::Gallery(0));
    for (_, answer) in client.work_to_rest() {
        if let Answer::Gallery { from, part } = answer {
            let known = gallery.get_or_insert_with(|| Gallery::new(part.size()));
            assert_eq!(from, known.len() as u64);
            known.extend(&part);
        }
    }
    let gallery = gallery.expect("solutions");
    assert_eq!(gallery.len(), 724);
    assert_eq!(gallery.rows(723), Some(vec![9, 7, 4, 2, 0, 5, 1, 8, 6, 3]));
}

/// The reported progress of building trees, and the trees.
fn trees_of(received: &Answers) -> (Vec<[u64; 2]>, Vec<Tree>) {
    let (mut steps, mut trees) = (Vec::new(), Vec::new());
    for (_, answer) in received {
        match answer {
            Answer::TreeRead { from, to } => steps.push([*from, *to]),
            Answer::Tree(tree) => trees.push(tree.clone()),
            _ => {}
        }
    }
    (steps, trees)
}

#[test]
fn the_known_tree_is_sent() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    client.work_to_rest();
    client.read(Read::Tree(0));
    let (_, trees) = trees_of(&client.work_to_rest());
    assert_eq!(trees.len(), 1);
    assert_eq!(trees[0].nodes.len(), 2057);
    assert!(trees[0].is_complete && trees[0].known == 18_513);
}

#[test]
fn the_tree_around_a_far_step_is_sent_once_that_step_is_known() {
    let mut client = Client::run(job("recursive", 12, Goal::All));
    let step = 9_000_000;
    client.read(Read::Tree(step));
    let (steps, trees) = trees_of(&client.work_to_rest());
    assert!(steps.len() > 1 && steps.is_sorted());
    assert!(steps.iter().all(|&[from, to]| from <= to && to < step));
    assert_eq!(trees.len(), 1);
    assert!(trees[0].holds(step) && trees[0].from > 0);
    // The server builds another part from the states that it saved on the way. The second request replaces the first
    // request.
    for step in [11_000_000, 7_000_000] {
        client.read(Read::Tree(step));
    }
    let (_, trees) = trees_of(&client.work_to_rest());
    assert_eq!(trees.len(), 1);
    assert!(trees[0].holds(7_000_000));
}

#[test]
fn a_search_continues_while_its_tree_is_read() {
    let mut client = Client::run(job("recursive", 16, Goal::All));
    let step = 4_000_000;
    client.read(Read::Tree(step));
    client.read(Read::Find {
        from: 0,
        direction: Direction::Forwards,
        interest: Interest::Tests(200_000_000),
    });
    let mut known = Vec::new();
    let mut tree = None;
    for _ in 0..2_000 {
        let (read, mut trees) = trees_of(&client.work(1));
        known.extend(read.first().map(|_| client.known().0));
        tree = tree.or(trees.pop());
    }
    assert!(tree.is_some_and(|tree| tree.holds(step)));
    let grown = known
        .last()
        .zip(known.first())
        .map(|(last, first)| last - first);
    assert!(grown > Some(1_000_000), "{known:?}");
}

#[test]
fn an_event_of_interest_beyond_the_known_steps_is_found() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    let interest = Interest::Depth(8);
    let direction = Direction::Forwards;
    client.read(Read::Find {
        from: 0,
        direction,
        interest,
    });
    let answers = client.work_to_rest();
    let found = Answer::Found {
        from: 0,
        direction,
        interest,
        step: Some(1023),
    };
    assert!(answers.contains(&(FIRST, found)));
}

#[test]
fn a_survey_counts_its_jobs_one_after_another() {
    let mut client = Client::run(job("recursive", 4, Goal::All));
    let jobs = vec![
        job("recursive", 6, Goal::All),
        job("no-such", 6, Goal::All),
        job("bitmask", 8, Goal::Count),
    ];
    client.begin(SECOND, Begin::Survey(jobs));
    let outcomes: Vec<_> = client
        .work_to_rest()
        .into_iter()
        .filter_map(|(_, answer)| match answer {
            Answer::Surveyed { index, outcome, .. } => {
                Some((index, outcome.map(|(counters, _)| counters.solutions)))
            }
            _ => None,
        })
        .collect();
    let unknown = Err(unknown("no-such"));
    assert_eq!(outcomes, [(0, Ok(4)), (1, unknown), (2, Ok(92))]);
}

#[test]
fn a_survey_that_is_stopped_reports_no_more() {
    let mut client = Client::run(job("recursive", 4, Goal::All));
    client.work_to_rest();
    let jobs = vec![job("recursive", 12, Goal::Count); 3];
    client.begin(SECOND, Begin::Survey(jobs));
    client.work(10);
    assert_eq!(client.stop(SECOND), [(SECOND, Answer::Stopped)]);
    assert_eq!(client.work_to_rest(), []);
}

#[test]
fn a_short_search_of_a_survey_is_timed_by_the_median_of_several() {
    let mut server = Server::default();
    let survey = Begin::Survey(vec![job("recursive", 4, Goal::All)]);
    let (serial, request) = (Serial(0), Some((RunId(1), Request::Begin(survey))));
    server.handle(Envelope { serial, request }, &mut |_| {});
    // The second search is interrupted for 40 ms.
    let (now, readings) = (Cell::new(0.0), Cell::new(0));
    let clock = || {
        readings.set(readings.get() + 1);
        now.replace(now.get() + if readings.get() == 6 { 40.0 } else { 1.0 })
    };
    let mut times = Vec::new();
    for _ in 0..100 {
        server.work(clock, &mut |answer| {
            if let [(_, Answer::Surveyed { milliseconds, .. })] = decode_answers(vec![answer])[..] {
                times.push(milliseconds);
            }
        });
    }
    assert!(now.get() > 40.0);
    assert_eq!(times, [1.0]);
}

#[test]
fn the_time_of_a_survey_is_that_of_its_own_slices() {
    let mut server = Server::default();
    let run = |pane, n| Begin::Run {
        pane,
        job: job("recursive", n, Goal::All),
    };
    let survey = Begin::Survey(vec![job("recursive", 8, Goal::All)]);
    let begun = [run(Pane::First, 14), run(Pane::Second, 14), survey];
    for (id, begin) in (1..).zip(begun) {
        let request = Some((RunId(id), Request::Begin(begin)));
        let serial = Serial(0);
        server.handle(Envelope { serial, request }, &mut |_| {});
    }
    // Each reading of the clock is a millisecond later. So a slice takes one millisecond, whatever other work is done.
    let now = Cell::new(0.0);
    let mut times = Vec::new();
    for _ in 0..100 {
        server.work(|| now.replace(now.get() + 1.0), &mut |answer| {
            if let [(3, Answer::Surveyed { milliseconds, .. })] = decode_answers(vec![answer])[..] {
                times.push(milliseconds);
            }
        });
    }
    assert_eq!(times, [1.0]);
    assert!(now.get() > 50.0);
}

#[test]
fn a_search_of_a_survey_that_takes_too_long_is_abandoned_and_the_next_one_started() {
    let mut server = Server::default();
    let jobs =
        ["recursive", "bitmask"].map(|id| job(id, if id == "bitmask" { 6 } else { 20 }, Goal::All));
    let request = Some((RunId(1), Request::Begin(Begin::Survey(jobs.to_vec()))));
    let serial = Serial(0);
    server.handle(Envelope { serial, request }, &mut |_| {});
    // Each slice takes a second.
    let now = Cell::new(0.0);
    let mut endings = Vec::new();
    for _ in 0..50 {
        server.work(|| now.replace(now.get() + 1000.0), &mut |answer| {
            if let [(_, Answer::Surveyed { outcome, .. })] = &decode_answers(vec![answer])[..] {
                let (counters, ending) = outcome.as_ref().expect("counted");
                endings.push((*ending, counters.nodes > 0));
            }
        });
    }
    assert_eq!(
        endings,
        [(Ending::CapReached, true), (Ending::Complete, true)]
    );
}
