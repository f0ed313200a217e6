//! A server and a client that sends it requests.

// Each test file uses a part of this module.
#![allow(dead_code)]

use queens_core::algorithm;
use queens_core::{BoardSize, Direction, Goal, Interest, Outline, Problem, Setup, Window};
use queens_worker::protocol::{Envelope, Job, Pane, Reason, Request, Response, RunId, Serial};
use queens_worker::serve::Server;

/// A server, and its last report on the trace of run 1.
#[derive(Default)]
pub(crate) struct Client {
    server: Server,
    serial: u32,
    now: f64,
    known: Option<(u64, bool, Outline)>,
    /// The answers to the request to run.
    pub(crate) first: Vec<Response>,
}

pub(crate) fn job(algorithm: &str, n: u8, goal: Goal) -> Job {
    let size = BoardSize::try_from(n).expect("a size");
    Job {
        algorithm: algorithm.into(),
        setup: Setup::new(Problem::Queens, size, goal),
    }
}

/// The reason against a job of an algorithm that the registry does not have.
pub(crate) fn unknown(id: &str) -> Reason {
    let ids: Vec<_> = algorithm::solving(Problem::Queens)
        .map(|it| it.id)
        .collect();
    assert!(ids.contains(&"recursive") && !ids.contains(&"tour-roth"));
    let ids = ids.join(", ");
    Reason::Job(format!(
        "there is no algorithm “{id}”; for queens there are {ids}"
    ))
}

impl Client {
    pub(crate) fn run(job: Job) -> Client {
        Client::run_by(Server::default(), job)
    }

    pub(crate) fn run_by(server: Server, job: Job) -> Client {
        let mut client = Client {
            server,
            ..Client::default()
        };
        client.first = client.ask(Request::Run {
            run: RunId(1),
            pane: Pane::First,
            job,
        });
        client
    }

    pub(crate) fn ask(&mut self, request: Request) -> Vec<Response> {
        self.serial += 1;
        let mut answers = Vec::new();
        let envelope = Envelope {
            serial: Serial(self.serial),
            request,
        };
        self.server
            .hear(envelope, &mut |answer| answers.push(answer));
        self.learn(&answers);
        answers
    }

    /// Works for some slices.
    pub(crate) fn work(&mut self, slices: usize) -> Vec<Response> {
        self.work_slowly(slices, 1.0)
    }

    /// Works for some slices of this many milliseconds each.
    pub(crate) fn work_slowly(&mut self, slices: usize, milliseconds: f64) -> Vec<Response> {
        let mut answers = Vec::new();
        for _ in 0..slices {
            self.now += milliseconds;
            let now = self.now;
            if !self.server.work(|| now, &mut |answer| answers.push(answer)) {
                break;
            }
        }
        self.learn(&answers);
        answers
    }

    /// Works until there is nothing more to do.
    pub(crate) fn work_to_rest(&mut self) -> Vec<Response> {
        self.work(usize::MAX)
    }

    pub(crate) fn known(&self) -> (u64, bool) {
        self.known
            .as_ref()
            .map_or((0, false), |(steps, complete, _)| (*steps, *complete))
    }

    pub(crate) fn outline(&self) -> &Outline {
        &self.known.as_ref().expect("the server has reported").2
    }

    pub(crate) fn window(&mut self, index: u64) -> Window {
        self.ask(Request::Windows {
            run: RunId(1),
            indices: vec![index],
        });
        loop {
            for answer in self.work(1) {
                if let Response::Window { window, .. } = answer {
                    return window;
                }
            }
        }
    }

    pub(crate) fn solution(&mut self, from: u64, direction: Direction) -> Option<u64> {
        self.ask(Request::Find {
            run: RunId(1),
            from,
            direction,
            interest: Interest::Solution,
        });
        loop {
            for answer in self.work(1) {
                if let Response::Found { step, .. } = answer {
                    return step;
                }
            }
        }
    }

    fn learn(&mut self, answers: &[Response]) {
        for answer in answers {
            if let Response::Known {
                steps,
                ending,
                outline,
                ..
            } = answer
            {
                self.known = Some((*steps, ending.is_some(), outline.clone()));
            }
        }
    }
}
