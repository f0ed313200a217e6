//! A server that has only a part of the code, and gets the rest later.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use std::cell::Cell;

use client::job;
use queens_core::algorithm::OPENING;
use queens_core::{Ending, Goal};
use queens_worker::library::Library;
use queens_worker::protocol::{Envelope, Pane, Reason, Request, Response, RunId, Serial};
use queens_worker::serve::Server;

/// The code that a page has before it fetches any.
const FIRST: Library = Library {
    algorithm: |descriptor| (descriptor.id == OPENING.id).then_some(OPENING),
    check: || None,
    counter: || None,
};

fn run(id: &str) -> Request {
    let job = job(id, 6, Goal::All);
    Request::Run {
        run: RunId(1),
        pane: Pane::First,
        job,
    }
}

fn survey(ids: &[&str]) -> Request {
    let jobs = ids.iter().map(|id| job(id, 6, Goal::Count)).collect();
    Request::Survey {
        run: RunId(3),
        jobs,
    }
}

fn check(id: &str) -> Request {
    Request::Check {
        run: RunId(2),
        job: job(id, 6, Goal::All),
        text: "1 3 5 0 2 4".to_owned(),
    }
}

/// A server that has only the first code, and its answers.
struct Partial {
    server: Server,
    answers: Vec<Response>,
}

// Whether the rest of the code has come, for the test of this thread.
thread_local! {
    static HAS_REST: Cell<bool> = const { Cell::new(false) };
}

impl Partial {
    fn new() -> Partial {
        HAS_REST.set(false);
        let library = Library {
            algorithm: |it| match HAS_REST.get() {
                true => (Library::WHOLE.algorithm)(it),
                false => (FIRST.algorithm)(it),
            },
            check: || HAS_REST.get().then(Library::WHOLE.check).flatten(),
            counter: || HAS_REST.get().then(Library::WHOLE.counter).flatten(),
        };
        Partial {
            server: Server::new(library),
            answers: Vec::new(),
        }
    }

    fn ask(&mut self, request: Request) {
        let serial = Serial(1);
        let envelope = Envelope { serial, request };
        self.server.hear(envelope, &mut |it| self.answers.push(it));
        self.work();
    }

    fn supply(&mut self, has_rest: bool) {
        HAS_REST.set(has_rest);
        self.server.supply(&mut |it| self.answers.push(it));
        self.work();
    }

    fn work(&mut self) {
        while self.server.work(|| 0.0, &mut |it| self.answers.push(it)) {}
    }

    /// Takes the new answers, without `Heard`.
    fn take_answers(&mut self) -> Vec<Response> {
        let is_heard = |it: &Response| matches!(it, Response::Heard { .. });
        let answers = self.answers.drain(..);
        answers.filter(|it| !is_heard(it)).collect()
    }
}

fn is_whole(answer: &Response) -> bool {
    matches!(
        answer,
        Response::Known {
            ending: Some(Ending::Complete),
            ..
        }
    )
}

fn has_window(answers: &[Response]) -> bool {
    answers
        .iter()
        .any(|it| matches!(it, Response::Window { .. }))
}

#[test]
fn a_library_knows_the_code_that_a_request_needs() {
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
fn a_run_without_its_code_waits_with_requests_about_it_until_the_code_comes() {
    let mut partial = Partial::new();
    partial.ask(run("bitmask"));
    partial.ask(Request::Windows {
        run: RunId(1),
        indices: vec![0],
    });
    assert_eq!(
        partial.answers.len(),
        2,
        "each is heard once: {:?}",
        partial.answers
    );
    assert!(partial.take_answers().is_empty() && partial.server.lacks_code());
    partial.supply(true);
    let answers = partial.take_answers();
    assert!(
        answers.iter().any(is_whole) && has_window(&answers),
        "{answers:?}"
    );
    assert!(!partial.server.lacks_code());
}

#[test]
fn other_requests_do_not_wait() {
    let mut partial = Partial::new();
    partial.ask(run(OPENING.id));
    partial.take_answers();
    partial.ask(survey(&["bitmask"]));
    partial.ask(Request::Windows {
        run: RunId(1),
        indices: vec![0],
    });
    let answers = partial.take_answers();
    assert!(has_window(&answers), "{answers:?}");
    // A run that can be served replaces one that waits.
    partial.ask(run("bitmask"));
    partial.ask(run(OPENING.id));
    assert!(partial.take_answers().iter().any(is_whole));
    partial.supply(true);
    assert!(!partial.take_answers().iter().any(is_whole));
}

#[test]
fn a_waiting_run_can_be_stopped() {
    let mut partial = Partial::new();
    partial.ask(run("bitmask"));
    partial.ask(Request::Stop { run: RunId(1) });
    assert_eq!(
        partial.take_answers(),
        [Response::Stopped { run: RunId(1) }]
    );
    assert!(!partial.server.lacks_code());
}

#[test]
fn a_request_that_still_lacks_its_code_is_refused_with_the_reason() {
    let mut partial = Partial::new();
    partial.ask(run("bitmask"));
    partial.supply(false);
    let refused = Response::Refused {
        run: RunId(1),
        reason: Reason::NoCode,
    };
    assert_eq!(partial.take_answers(), [refused]);
    partial.ask(check(OPENING.id));
    partial.supply(false);
    let checked = Response::Checked {
        run: RunId(2),
        outcome: Err(Reason::NoCode),
    };
    assert_eq!(partial.take_answers(), [checked]);
    partial.ask(survey(&[OPENING.id, "bitmask"]));
    partial.supply(false);
    let outcomes: Vec<_> = partial
        .take_answers()
        .into_iter()
        .filter_map(|answer| match answer {
            Response::Surveyed { outcome, .. } => Some(outcome.is_ok()),
            _ => None,
        })
        .collect();
    assert_eq!(outcomes, [true, false]);
}
