//! A server that has only a part of the code.
#![cfg(not(target_arch = "wasm32"))]

mod asking;

use asking::job;
use queens_core::algorithm::OPENING;
use queens_core::instance::Goal;
use queens_worker::library::Library;
use queens_worker::protocol::{Envelope, Request, Response, RunId, Seat, Serial};
use queens_worker::serve::Server;

/// What a page has before it has fetched anything.
const FIRST: Library = Library {
    algorithm: |descriptor| (descriptor.id == OPENING.id).then_some(OPENING),
    check: || None,
};

fn run(id: &str) -> Request {
    let job = job(id, 6, Goal::All);
    Request::Run {
        run: RunId(1),
        seat: Seat::First,
        job,
    }
}

fn survey(ids: &[&str]) -> Request {
    let jobs = ids.iter().map(|id| job(id, 6, Goal::Count)).collect();
    Request::Survey {
        run: RunId(1),
        jobs,
    }
}

fn check(id: &str) -> Request {
    Request::Check {
        run: RunId(1),
        job: job(id, 6, Goal::All),
        text: "1 3 5 0 2 4".to_owned(),
    }
}

fn answers(library: Library, request: Request) -> Vec<Response> {
    let mut server = Server::new(library);
    let mut answers = Vec::new();
    let serial = Serial(1);
    server.hear(Envelope { serial, request }, &mut |it| answers.push(it));
    while server.work(|| 0.0, &mut |it| answers.push(it)) {}
    answers
}

#[test]
fn it_knows_what_a_request_needs() {
    let opening = OPENING.id;
    for (request, serves) in [
        (run(opening), true),
        (run("bitmask"), false),
        (run("no-such"), true),
        (survey(&[opening]), true),
        (survey(&[opening, "bitmask"]), false),
        (check(opening), false),
        (Request::Stop { run: RunId(1) }, true),
        (Request::Ping, true),
    ] {
        assert_eq!(FIRST.serves(&request), serves, "{request:?}");
        assert!(Library::WHOLE.serves(&request), "{request:?}");
    }
}

#[test]
fn what_it_lacks_is_refused_with_the_reason_and_the_rest_is_served() {
    let missing = "its code could not be fetched".to_owned();
    let refused = Response::Refused {
        run: RunId(1),
        reason: missing.clone(),
    };
    assert!(answers(FIRST, run("bitmask")).contains(&refused));
    let known = |answer: &Response| matches!(answer, Response::Known { complete: true, .. });
    assert!(answers(FIRST, run(OPENING.id)).iter().any(known));
    let checked = Response::Checked {
        run: RunId(1),
        outcome: Err(missing.clone()),
    };
    assert!(answers(FIRST, check(OPENING.id)).contains(&checked));
    let outcomes: Vec<bool> = answers(FIRST, survey(&[OPENING.id, "bitmask"]))
        .into_iter()
        .filter_map(|answer| match answer {
            Response::Surveyed { outcome, .. } => Some(outcome == Err(missing.clone())),
            _ => None,
        })
        .collect();
    assert_eq!(outcomes, [false, true]);
}
