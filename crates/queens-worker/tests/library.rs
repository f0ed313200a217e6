//! A server that has only a part of the code.
#![cfg(not(target_arch = "wasm32"))]

mod asking;

use std::cell::Cell;

use asking::job;
use queens_core::algorithm::OPENING;
use queens_core::event::Ending;
use queens_core::instance::Goal;
use queens_worker::library::Library;
use queens_worker::protocol::{Envelope, Pane, Reason, Request, Response, RunId, Serial};
use queens_worker::serve::Server;

/// What a page has before it has fetched anything.
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

/// A server that has only the first code, and what it answers.
struct Half {
    server: Server,
    answers: Vec<Response>,
}

// Code that comes late: whether this thread has the rest.
thread_local! {
    static HAS_REST: Cell<bool> = const { Cell::new(false) };
}

impl Half {
    fn new() -> Half {
        HAS_REST.set(false);
        let library = Library {
            algorithm: |it| match HAS_REST.get() {
                true => (Library::WHOLE.algorithm)(it),
                false => (FIRST.algorithm)(it),
            },
            check: || HAS_REST.get().then(Library::WHOLE.check).flatten(),
            counter: || HAS_REST.get().then(Library::WHOLE.counter).flatten(),
        };
        Half {
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

    fn supply(&mut self, came: bool) {
        HAS_REST.set(came);
        self.server.supply(&mut |it| self.answers.push(it));
        self.work();
    }

    fn work(&mut self) {
        while self.server.work(|| 0.0, &mut |it| self.answers.push(it)) {}
    }

    /// The answers since the last time, without those that only say that it was heard.
    fn said(&mut self) -> Vec<Response> {
        let heard = |it: &Response| matches!(it, Response::Heard { .. });
        let said = self.answers.drain(..);
        said.filter(|it| !heard(it)).collect()
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
fn what_lacks_code_is_heard_waits_with_what_is_asked_about_it_and_is_served_when_it_comes() {
    let mut half = Half::new();
    half.ask(run("bitmask"));
    half.ask(Request::Windows {
        run: RunId(1),
        indices: vec![0],
    });
    assert_eq!(
        half.answers.len(),
        2,
        "each is heard once: {:?}",
        half.answers
    );
    assert!(half.said().is_empty() && half.server.lacks_code());
    half.supply(true);
    let said = half.said();
    assert!(said.iter().any(is_whole) && has_window(&said), "{said:?}");
    assert!(!half.server.lacks_code());
}

#[test]
fn nothing_else_waits_for_it() {
    let mut half = Half::new();
    half.ask(run(OPENING.id));
    half.said();
    half.ask(survey(&["bitmask"]));
    half.ask(Request::Windows {
        run: RunId(1),
        indices: vec![0],
    });
    let said = half.said();
    assert!(has_window(&said), "{said:?}");
    // A run that can be served takes the place of one that waits.
    half.ask(run("bitmask"));
    half.ask(run(OPENING.id));
    assert!(half.said().iter().any(is_whole));
    half.supply(true);
    assert!(!half.said().iter().any(is_whole));
}

#[test]
fn what_waits_can_be_stopped() {
    let mut half = Half::new();
    half.ask(run("bitmask"));
    half.ask(Request::Stop { run: RunId(1) });
    assert_eq!(half.said(), [Response::Stopped { run: RunId(1) }]);
    assert!(!half.server.lacks_code());
}

#[test]
fn what_still_lacks_its_code_is_refused_with_the_reason() {
    let mut half = Half::new();
    half.ask(run("bitmask"));
    half.supply(false);
    let refused = Response::Refused {
        run: RunId(1),
        reason: Reason::NoCode,
    };
    assert_eq!(half.said(), [refused]);
    half.ask(check(OPENING.id));
    half.supply(false);
    let checked = Response::Checked {
        run: RunId(2),
        outcome: Err(Reason::NoCode),
    };
    assert_eq!(half.said(), [checked]);
    half.ask(survey(&[OPENING.id, "bitmask"]));
    half.supply(false);
    let outcomes: Vec<_> = half
        .said()
        .into_iter()
        .filter_map(|answer| match answer {
            Response::Surveyed { outcome, .. } => Some(outcome.is_ok()),
            _ => None,
        })
        .collect();
    assert_eq!(outcomes, [true, false]);
}
