//! The answers of the server to requests about one search.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Client, job};
use queens_core::{Direction, Ending, Goal, Interest, WINDOW};
use queens_worker::protocol::{
    self, Answer, Envelope, Read, Reason, Request, Response, RunId, Serial,
};
use queens_worker::serve::Server;

#[test]
fn a_short_search_is_known_completely() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    client.work_to_rest();
    let (steps, complete) = client.known();
    assert_eq!((steps, complete), (18_513, true));
    assert_eq!(client.outline().marks.len(), 92);
}

#[test]
fn windows_join_into_the_whole_trace() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    let windows: Vec<_> = (0..3).map(|index| client.window(index)).collect();
    for (index, window) in (0..).zip(&windows) {
        assert_eq!(window.first(), index * WINDOW);
    }
    assert_eq!(
        windows
            .iter()
            .map(|window| window.events.len())
            .sum::<usize>(),
        18_513
    );
}

#[test]
fn a_window_past_the_end_is_answered_with_the_last() {
    let mut client = Client::run(job("bitmask", 6, Goal::All));
    let window = client.window(1_000_000);
    assert_eq!(window.first(), 0);
}

#[test]
fn a_window_not_reached_yet_waits_while_the_search_runs() {
    let mut client = Client::run(job("recursive", 12, Goal::All));
    let window = client.window(200);
    assert_eq!(
        (window.first(), window.events.len()),
        (200 * WINDOW, WINDOW as usize)
    );
}

#[test]
fn the_next_and_previous_solution_are_found_even_before_the_search_reaches_them() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    assert_eq!(client.solution(0, Direction::Forwards), Some(1024));
    assert_eq!(client.solution(1024, Direction::Backwards), None);
    let second = client.solution(1024, Direction::Forwards);
    assert_eq!(
        client.solution(second.unwrap_or(0), Direction::Backwards),
        Some(1024)
    );
    assert_eq!(client.solution(18_500, Direction::Forwards), None);
}

#[test]
fn a_stop_is_answered_at_once_and_the_known_steps_can_be_read() {
    let mut client = Client::run(job("recursive", 32, Goal::All));
    client.work(5);
    let answers = client.stop(1);
    assert_eq!(answers.last(), Some(&(1, Answer::Stopped)));
    let (steps, complete) = client.known();
    assert!(steps > 0 && !complete);
    client.work_to_rest();
    assert_eq!(client.known().0, steps);
    assert_eq!(client.window(0).events.len() as u64, WINDOW.min(steps));
}

#[test]
fn a_waiting_window_and_solution_are_answered_when_the_search_is_stopped() {
    let mut client = Client::run(job("recursive", 32, Goal::All));
    client.work(2);
    client.read(Read::Windows(vec![1 << 40]));
    client.read(Read::Find {
        from: 0,
        direction: Direction::Forwards,
        interest: Interest::Solution,
    });
    client.stop(1);
    let answers = client.work_to_rest();
    let is_window = |it: &(u32, Answer)| matches!(it, (1, Answer::Window { .. }));
    let is_nothing = |it: &(u32, Answer)| matches!(it, (1, Answer::Found { step: None, .. }));
    assert!(answers.iter().any(is_window) && answers.iter().any(is_nothing));
}

#[test]
fn an_older_run_is_not_read_but_its_stop_is_answered() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    client.work_to_rest();
    for read in [
        Read::Windows(vec![0]),
        Read::Find {
            from: 0,
            direction: Direction::Forwards,
            interest: Interest::Solution,
        },
    ] {
        assert_eq!(client.ask(0, Request::Read(read)), []);
        assert_eq!(client.work_to_rest(), []);
    }
    assert_eq!(client.stop(0), [(0, Answer::Stopped)]);
    assert_eq!(client.work_to_rest(), []);
}

#[test]
fn a_count_leaves_no_trace() {
    for algorithm in ["recursive", "bitmask"] {
        let mut client = Client::run(job(algorithm, 8, Goal::Count));
        let answers = client.work_to_rest();
        let last = answers.last();
        assert!(
            matches!(last, Some((1, Answer::Counted { counters, ending: Some(Ending::Complete), millionths: 1_000_000, .. }))
                if counters.solutions == 92 && counters.fundamental == 12),
            "{algorithm}: {last:?}"
        );
        assert!(
            !answers
                .iter()
                .any(|answer| matches!(answer, (_, Answer::Known { .. })))
        );
    }
}

#[test]
fn a_stopped_count_is_reported_as_incomplete() {
    let mut client = Client::run(job("bitmask", 20, Goal::Count));
    client.work(3);
    let answers = client.stop(1);
    assert!(matches!(
        &answers[..],
        [
            (1, Answer::Counted { ending: None, .. }),
            (1, Answer::Stopped)
        ]
    ));
    assert!(client.work_to_rest().is_empty());
}

#[test]
fn a_job_that_cannot_be_run_is_refused_with_the_reason() {
    let mut unknown = job("recursive", 8, Goal::All);
    unknown.algorithm = "magic".into();
    let mut attacking = job("recursive", 8, Goal::All);
    attacking.setup.given = ["a1", "b2"]
        .iter()
        .filter_map(|name| name.parse().ok())
        .collect();
    for (job, word) in [(unknown, "magic"), (attacking, "b2")] {
        let answers = Client::run(job).first;
        assert!(
            matches!(answers.as_slice(), [(1, Answer::Refused(Reason::Job(why)))] if why.contains(word)),
            "{answers:?}"
        );
    }
}

#[test]
fn every_message_is_the_same_after_encoding_and_decoding() {
    let mut client = Client::run(job("recursive", 6, Goal::All));
    client.read(Read::Windows(vec![0]));
    for (run, answer) in client.work_to_rest() {
        let response = Response::About(RunId(run), answer);
        let bytes = protocol::encode(&response).unwrap();
        assert_eq!(protocol::decode::<Response>(&bytes), Ok(response));
    }
    let read = Read::Find {
        from: 1 << 53,
        direction: Direction::Backwards,
        interest: Interest::Solution,
    };
    let envelope = Envelope {
        serial: Serial(u32::MAX),
        request: Some((RunId(7), Request::Read(read))),
    };
    let bytes = protocol::encode(&envelope).unwrap();
    assert_eq!(protocol::decode::<Envelope>(&bytes), Ok(envelope));
    assert!(protocol::decode::<Envelope>(&[255; 40]).is_err());
}

/// The number of events that the servers below compute ahead. It is small, so that their searches soon pause.
const AHEAD: u64 = 100_000;

#[test]
fn a_search_pauses_some_way_beyond_the_farthest_requested_step() {
    let job = job("recursive", 12, Goal::All);
    let mut client = Client::run_by(Server::with_lookahead(AHEAD), job);
    client.work_to_rest();
    let (steps, complete) = client.known();
    assert!(!complete && (AHEAD..2 * AHEAD).contains(&steps), "{steps}");
    let far = 5_000_000 / WINDOW;
    client.read(Read::Windows(vec![far, 0, 1]));
    let answers = client.work_to_rest();
    let sent =
        |it: &(u32, Answer)| matches!(it, (1, Answer::Window { index, .. }) if *index == far);
    assert!(answers.iter().any(sent));
    assert!(client.known().0 > 5_000_000 && !client.known().1);
}

#[test]
fn a_seek_continues_beyond_where_the_search_pauses() {
    let job = job("recursive", 20, Goal::All);
    let mut client = Client::run_by(Server::with_lookahead(AHEAD), job);
    client.work_to_rest();
    // The first solution for twenty queens comes after four million events.
    let step = client.solution(0, Direction::Forwards);
    assert!(step > Some(2 * AHEAD), "{step:?}");
}

#[test]
fn only_the_windows_requested_last_are_sent() {
    let mut client = Client::run(job("recursive", 10, Goal::All));
    client.work_to_rest();
    for index in 0..20 {
        client.read(Read::Windows(vec![index]));
    }
    let answers = client.work_to_rest();
    let sent: Vec<_> = answers
        .iter()
        .filter_map(|(_, answer)| match answer {
            Answer::Window { index, .. } => Some(*index),
            _ => None,
        })
        .collect();
    assert_eq!(sent, [19]);
}

#[test]
fn a_seek_backwards_waits_until_the_search_has_reached_its_step_again() {
    let mut client = Client::run(job("recursive", 8, Goal::All));
    client.read(Read::Find {
        from: 1100,
        direction: Direction::Backwards,
        interest: Interest::Solution,
    });
    let answers = client.work_to_rest();
    let found = |it: &(u32, Answer)| {
        let step = Some(1024);
        matches!(it, (1, Answer::Found { step: found, .. }) if *found == step)
    };
    assert!(answers.iter().any(found));
}
