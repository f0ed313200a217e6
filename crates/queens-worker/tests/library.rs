//! A server that starts with a part of the code and gets all other code later.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use std::cell::Cell;

use client::{Answers, decode_answers, job};
use queens_core::algorithm::OPENING;
use queens_core::{Ending, Goal};
use queens_worker::protocol::{
    Answer, Begin, Envelope, Pane, Read, Reason, Request, Response, RunId, Serial,
};
use queens_worker::serve::{CodeBundle, Server};

/// A request for run 1: a search with a trace.
fn run(id: &str) -> (u32, Request) {
    let (pane, job) = (Pane::First, job(id, 6, Goal::All));
    (1, Request::Begin(Begin::Run { pane, job }))
}

/// A request for run 1: a search that only counts.
fn counted(id: &str) -> (u32, Request) {
    let (pane, job) = (Pane::First, job(id, 6, Goal::Count));
    (1, Request::Begin(Begin::Run { pane, job }))
}

/// A request for run 3: a survey.
fn survey(ids: &[&str]) -> (u32, Request) {
    let jobs = ids.iter().map(|id| job(id, 6, Goal::Count)).collect();
    (3, Request::Begin(Begin::Survey(jobs)))
}

/// A request for run 2: a check.
fn check(id: &str) -> (u32, Request) {
    let (job, text) = (job(id, 6, Goal::All), "1 3 5 0 2 4".to_owned());
    (2, Request::Begin(Begin::Check { job, text }))
}

/// A request for run 4: whether a position can be completed.
fn feasibility() -> (u32, Request) {
    let setup = job(OPENING.id, 6, Goal::All).setup;
    let placed = Vec::new();
    (4, Request::Begin(Begin::Feasibility { setup, placed }))
}

/// A request for the first window of run 1.
fn first_window() -> (u32, Request) {
    (1, Request::Read(Read::Windows(vec![0])))
}

/// A server that starts with the initial code, and its responses.
struct Partial {
    server: Server,
    answers: Vec<Response>,
}

// Whether all code is loaded. Every test runs in its own thread.
thread_local! {
    static HAS_REST: Cell<bool> = const { Cell::new(false) };
}

impl Partial {
    fn new() -> Partial {
        HAS_REST.set(false);
        let library = || {
            if HAS_REST.get() {
                CodeBundle::FULL
            } else {
                CodeBundle::INITIAL
            }
        };
        Partial {
            server: Server::new(library),
            answers: Vec::new(),
        }
    }

    fn ask(&mut self, (run, request): (u32, Request)) {
        let serial = Serial(1);
        let request = Some((RunId(run), request));
        let envelope = Envelope { serial, request };
        self.server
            .handle(envelope, &mut |it| self.answers.push(it));
        self.work();
    }

    fn code_loaded(&mut self, has_rest: bool) {
        HAS_REST.set(has_rest);
        self.server.code_loaded(&mut |it| self.answers.push(it));
        self.work();
    }

    fn work(&mut self) {
        while self.server.work(|| 0.0, &mut |it| self.answers.push(it)) {}
    }

    /// Removes and returns the answers so far, without the acknowledgements.
    fn take_answers(&mut self) -> Answers {
        let is_ack = |it: &Response| matches!(it, Response::Ack { .. });
        let answers = self.answers.drain(..);
        decode_answers(answers.filter(|it| !is_ack(it)).collect())
    }
}

fn is_whole((_, answer): &(u32, Answer)) -> bool {
    let complete = Some(Ending::Complete);
    matches!(answer, Answer::Known { ending, .. } if *ending == complete)
}

fn has_window(answers: &Answers) -> bool {
    let is_window = |it: &(u32, Answer)| matches!(it, (_, Answer::Window { .. }));
    answers.iter().any(is_window)
}

#[test]
fn work_waits_if_it_lacks_code_and_only_then() {
    let opening = OPENING.id;
    for (request, waits) in [
        (run(opening), false),
        (counted(opening), false),
        (run("bitmask"), true),
        (run("no-such"), false),
        (survey(&[opening]), true),
        (check(opening), true),
        (feasibility(), true),
        ((1, Request::Stop), false),
    ] {
        let mut partial = Partial::new();
        partial.ask(request.clone());
        assert_eq!(partial.server.needs_code(), waits, "{request:?}");
    }
}

#[test]
fn a_run_without_its_code_waits_with_requests_about_it_until_the_code_comes() {
    let mut partial = Partial::new();
    partial.ask(run("bitmask"));
    partial.ask(first_window());
    assert_eq!(
        partial.answers.len(),
        2,
        "each is heard once: {:?}",
        partial.answers
    );
    assert!(partial.take_answers().is_empty() && partial.server.needs_code());
    partial.code_loaded(true);
    let answers = partial.take_answers();
    assert!(
        answers.iter().any(is_whole) && has_window(&answers),
        "{answers:?}"
    );
    assert!(!partial.server.needs_code());
}

#[test]
fn other_requests_do_not_wait() {
    let mut partial = Partial::new();
    partial.ask(run(OPENING.id));
    partial.take_answers();
    partial.ask(survey(&["bitmask"]));
    partial.ask(first_window());
    let answers = partial.take_answers();
    assert!(has_window(&answers), "{answers:?}");
    // A run whose code is loaded replaces a waiting run.
    partial.ask(run("bitmask"));
    partial.ask(run(OPENING.id));
    assert!(partial.take_answers().iter().any(is_whole));
    partial.code_loaded(true);
    assert!(!partial.take_answers().iter().any(is_whole));
}

#[test]
fn a_waiting_run_can_be_stopped() {
    let mut partial = Partial::new();
    partial.ask(run("bitmask"));
    partial.ask((1, Request::Stop));
    assert_eq!(partial.take_answers(), [(1, Answer::Stopped)]);
    assert!(!partial.server.needs_code());
}

#[test]
fn a_request_that_still_lacks_its_code_is_refused_with_the_reason() {
    let mut partial = Partial::new();
    partial.ask(run("bitmask"));
    partial.code_loaded(false);
    let refused = Answer::Refused(Reason::NoCode);
    assert_eq!(partial.take_answers(), [(1, refused.clone())]);
    partial.ask(check(OPENING.id));
    partial.code_loaded(false);
    assert_eq!(partial.take_answers(), [(2, refused)]);
    partial.ask(survey(&[OPENING.id, "bitmask"]));
    partial.code_loaded(false);
    let answers = partial.take_answers();
    let answered = |index: u32| {
        let (outcome, milliseconds) = (Err(Reason::NoCode), 0.0);
        let answer = Answer::Surveyed {
            index,
            outcome,
            milliseconds,
        };
        (3, answer)
    };
    assert_eq!(answers, [answered(0), answered(1)], "each job for itself");
}
