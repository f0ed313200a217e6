//! A client that sends requests to a server and collects the answers.

// Each test file uses a part of this module.
#![allow(dead_code)]

use queens_core::algorithm;
use queens_core::{BoardSize, Direction, Goal, Interest, Outline, Problem, Setup, Window};
use queens_worker::protocol::{
    Answer, Begin, Envelope, Job, Pane, Read, Reason, Request, Response, RunId, Serial,
};
use queens_worker::serve::Server;

/// Answers, each with the number of its run.
pub(crate) type Answers = Vec<(u32, Answer)>;

/// A server, with its last report on the trace of run 1.
#[derive(Default)]
pub(crate) struct Client {
    server: Server,
    serial: u32,
    now: f64,
    known: Option<(u64, bool, Outline)>,
    /// The answers to the request that started run 1.
    pub(crate) first: Answers,
}

pub(crate) fn job(algorithm: &str, n: u8, goal: Goal) -> Job {
    let size = BoardSize::try_from(n).expect("a size");
    Job {
        algorithm: algorithm.into(),
        setup: Setup::new(Problem::Queens, size, goal),
    }
}

/// The reason why the server refuses a job with an unknown algorithm.
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
        let pane = Pane::First;
        client.first = client.begin(1, Begin::Run { pane, job });
        client
    }

    pub(crate) fn begin(&mut self, run: u32, begin: Begin) -> Answers {
        self.ask(run, Request::Begin(begin))
    }

    /// Requests a part of the trace of run 1.
    pub(crate) fn read(&mut self, read: Read) -> Answers {
        self.ask(1, Request::Read(read))
    }

    pub(crate) fn stop(&mut self, run: u32) -> Answers {
        self.ask(run, Request::Stop)
    }

    pub(crate) fn ask(&mut self, run: u32, request: Request) -> Answers {
        self.serial += 1;
        let serial = Serial(self.serial);
        let request = Some((RunId(run), request));
        let mut responses = Vec::new();
        let envelope = Envelope { serial, request };
        self.server.handle(envelope, &mut |it| responses.push(it));
        assert_eq!(responses.remove(0), Response::Ack { serial });
        self.learn(responses)
    }

    /// Runs at most this number of slices, each of one millisecond.
    pub(crate) fn work(&mut self, slices: usize) -> Answers {
        self.work_slowly(slices, 1.0)
    }

    /// Runs at most `slices` slices of `milliseconds` each.
    pub(crate) fn work_slowly(&mut self, slices: usize, milliseconds: f64) -> Answers {
        let mut answers = Vec::new();
        for _ in 0..slices {
            self.now += milliseconds;
            let now = self.now;
            if !self.server.work(|| now, &mut |answer| answers.push(answer)) {
                break;
            }
        }
        self.learn(answers)
    }

    /// Runs slices until there is nothing more to do.
    pub(crate) fn work_to_rest(&mut self) -> Answers {
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
        self.read(Read::Windows(vec![index]));
        loop {
            for answer in self.work(1) {
                if let (_, Answer::Window { window, .. }) = answer {
                    return *window;
                }
            }
        }
    }

    pub(crate) fn solution(&mut self, from: u64, direction: Direction) -> Option<u64> {
        self.read(Read::Find {
            from,
            direction,
            interest: Interest::Solution,
        });
        loop {
            for answer in self.work(1) {
                if let (_, Answer::Found { step, .. }) = answer {
                    return step;
                }
            }
        }
    }

    /// Returns the answers about runs, and remembers the last report on a trace.
    fn learn(&mut self, responses: Vec<Response>) -> Answers {
        let received = decode_answers(responses);
        for (_, answer) in &received {
            if let Answer::Known {
                steps,
                ending,
                outline,
                ..
            } = answer
            {
                self.known = Some((*steps, ending.is_some(), outline.clone()));
            }
        }
        received
    }
}

/// The answers about runs, each with the number of its run. After the acknowledgement of a request, the server sends no
/// other responses.
pub(crate) fn decode_answers(responses: Vec<Response>) -> Answers {
    let about = |response| match response {
        Response::About(run, answer) => (run.0, answer),
        other => panic!("{other:?}"),
    };
    responses.into_iter().map(about).collect()
}
