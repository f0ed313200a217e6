//! What the page and the worker say to each other: the single definition, used by both sides.
//! Messages travel as transferred buffers in postcard's encoding.

use std::marker::PhantomData;

use queens_core::algorithm::{self, Descriptor};
use queens_core::check::Verdict;
use queens_core::counters::Counters;
use queens_core::counting::plan::Plan;
use queens_core::counting::worker::{Report, Task};
use queens_core::event::Ending;
use queens_core::gallery::Gallery;
use queens_core::instance::{Instance, Setup};
use queens_core::large::{LargeInstance, Outcome};
use queens_core::seek::{Direction, Interest};
use queens_core::trace::Outline;
use queens_core::tree::Tree;
use queens_core::window::Window;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The build of the engine. Page and worker must have the same.
pub const BUILD: &str = env!("QUEENS_BUILD");

/// Names one run of a search; a later run has a greater number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RunId(pub u32);

/// Numbers a request, so that the page knows that it was heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Serial(pub u32);

/// Which of the two boards a run is for. A run ends the one before it on the same board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pane {
    /// The board of the form.
    First,
    /// The board that is compared with it.
    Second,
}

/// A value that travels as its bytes, so that only who opens it needs to know how it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Encoded<T> {
    bytes: Vec<u8>,
    of: PhantomData<T>,
}

impl<T: Serialize + DeserializeOwned> Encoded<T> {
    /// Seals a value. One that cannot be written is found when it is opened.
    pub fn new(value: &T) -> Encoded<T> {
        Encoded {
            bytes: encode(value).unwrap_or_default(),
            of: PhantomData,
        }
    }

    /// The value.
    pub fn open(&self) -> Result<T, postcard::Error> {
        decode(&self.bytes)
    }
}

/// A search to be run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The algorithm's id.
    pub algorithm: String,
    /// What it is asked for.
    pub setup: Setup,
}

/// What the page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Forget any earlier run of this seat and begin this one.
    Run {
        /// The new run.
        run: RunId,
        /// Which board it is for.
        pane: Pane,
        /// What it searches.
        job: Job,
    },
    /// Send these windows: each at once if the trace has reached it, else when it does; the last
    /// window if the trace ends before. What was asked for earlier and is not sent yet is not
    /// wanted any more.
    Windows {
        /// The run.
        run: RunId,
        /// The first step of each divided by [`queens_core::window::WINDOW`], the most urgent first.
        indices: Vec<u64>,
    },
    /// Find the next event of interest; forwards, wait for it while the search goes on.
    Find {
        /// The run.
        run: RunId,
        /// The step to look from.
        from: u64,
        /// Which way.
        direction: Direction,
        /// What is looked for.
        interest: Interest,
    },
    /// Send the solutions from this number on, some at a time, each as soon as it is known.
    Gallery {
        /// The run.
        run: RunId,
        /// The number of the first one that is wanted, from 0.
        from: u64,
    },
    /// Send the tree, as far as it is known now.
    Tree {
        /// The run.
        run: RunId,
    },
    /// Count these searches, one after another, in place of an earlier survey.
    Survey {
        /// The survey.
        run: RunId,
        /// What is counted.
        jobs: Vec<Job>,
    },
    /// Run an algorithm from every square, whatever is given; several boards one after another, in place of
    /// earlier ones.
    Starts {
        /// The runs.
        run: RunId,
        /// Which algorithm, on which board.
        jobs: Vec<Job>,
    },
    /// Compare what a program printed with all solutions of a search, in its order.
    Check {
        /// The check.
        run: RunId,
        /// The search.
        job: Job,
        /// What was printed.
        text: String,
    },
    /// Search no further. What is known can still be read. Ends a survey, a check, the runs from every
    /// start or the search of a large board, too.
    Stop {
        /// The run, the survey, the check or the runs from every start.
        run: RunId,
    },
    /// Only say that this was heard.
    Ping,
    /// Search a board that is too wide to be traced, in place of an earlier one.
    Large {
        /// The run.
        run: RunId,
        /// The algorithm's id.
        algorithm: String,
        /// The board, and what its search is asked for.
        instance: LargeInstance,
    },
    /// Do a task of a count in place of an earlier one. The engine that it needs is kept for the next
    /// one of the same count.
    Count {
        /// The run.
        run: RunId,
        /// What is counted, and the task.
        task: Encoded<(Plan, Task)>,
    },
}

/// A request with its number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// Its number.
    pub serial: Serial,
    /// The request.
    pub request: Request,
}

/// Why a request cannot be served.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// The job cannot be done; a sentence for a report says why.
    Job(String),
    /// Its code could not be fetched.
    NoCode,
}

/// What the worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The first message: the worker can be asked.
    Ready {
        /// Its build.
        build: String,
    },
    /// The request with this number has been received.
    Heard {
        /// Its number.
        serial: Serial,
    },
    /// The run cannot be made.
    Refused {
        /// The run.
        run: RunId,
        /// Why.
        reason: Reason,
    },
    /// How far the trace is known.
    Known {
        /// The run.
        run: RunId,
        /// The number of steps.
        steps: u64,
        /// How the search has ended, if these are all of them.
        ending: Option<Ending>,
        /// The counters at the last of them.
        counters: Counters,
        /// The shape of the trace.
        outline: Outline,
    },
    /// A window of the trace.
    Window {
        /// The run.
        run: RunId,
        /// Its index; less than the one asked for if the trace ends before.
        index: u64,
        /// The window.
        window: Window,
    },
    /// The answer to a request to find something.
    Found {
        /// The run.
        run: RunId,
        /// The step that was looked from.
        from: u64,
        /// Which way.
        direction: Direction,
        /// What was looked for.
        interest: Interest,
        /// Its step, if there is one that way.
        step: Option<u64>,
    },
    /// Some solutions, in the order found.
    Gallery {
        /// The run.
        run: RunId,
        /// The number of the first, from 0.
        from: u64,
        /// The solutions.
        part: Gallery,
    },
    /// The tree, as far as it was known when it was asked for.
    Tree {
        /// The run.
        run: RunId,
        /// The tree.
        tree: Tree,
    },
    /// One search of a survey has been counted.
    Surveyed {
        /// The survey.
        run: RunId,
        /// Which of its jobs.
        index: u32,
        /// Why it cannot be counted, or its counters at the end, and how it ended.
        outcome: Result<(Counters, Ending), Reason>,
        /// How long it took, in milliseconds.
        milliseconds: f64,
    },
    /// What came of some starts of a board.
    Starts {
        /// The runs.
        run: RunId,
        /// Which of the jobs.
        index: u32,
        /// The number of the first of these starts, from 0: a1, b1, … The last is on the last square.
        from: u32,
        /// Why there are none, or the queens that stand at the end of each run, its start included: n of
        /// them are a solution.
        outcome: Result<Vec<u8>, Reason>,
    },
    /// What came of a check.
    Checked {
        /// The check.
        run: RunId,
        /// Why the search cannot be made, or the verdict.
        outcome: Result<Verdict, Reason>,
    },
    /// How far a count has come.
    Counted {
        /// The run.
        run: RunId,
        /// The counters so far.
        counters: Counters,
        /// The part of the search space behind, in millionths.
        millionths: u32,
        /// How the count has ended, if it has. When complete, the counters are exact.
        ending: Option<Ending>,
    },
    /// The run has stopped, as asked.
    Stopped {
        /// The run.
        run: RunId,
    },
    /// The worker cannot go on.
    Failed {
        /// What happened, for a report.
        details: String,
    },
    /// How far the search of a large board has come.
    Large {
        /// The run.
        run: RunId,
        /// The steps so far.
        steps: u64,
        /// The counters so far.
        counters: Counters,
        /// What has become of it.
        outcome: Outcome,
        /// The row of each column, from 0, once it is solved.
        rows: Vec<u16>,
        /// How long the search has been at work, in milliseconds.
        milliseconds: f64,
    },
    /// How far a task of a count has come.
    Task {
        /// The run.
        run: RunId,
        /// What there is to say.
        report: Encoded<Report>,
        /// How long this worker has been at the task, in milliseconds.
        milliseconds: f64,
    },
}

impl Job {
    /// What is known of the algorithm and the instance, or a sentence that says what is wrong with the job.
    pub fn check(&self) -> Result<(&'static Descriptor, Instance), String> {
        let unknown = || format!("there is no algorithm “{}”", self.algorithm);
        let algorithm = algorithm::describe(&self.algorithm).ok_or_else(unknown)?;
        let instance = Instance::new(self.setup.clone()).map_err(|error| error.to_string())?;
        algorithm
            .accepts(&instance)
            .map_err(|error| error.to_string())?;
        Ok((algorithm, instance))
    }
}

impl Response {
    /// The run that it belongs to, if it belongs to one.
    pub fn run(&self) -> Option<RunId> {
        match self {
            Response::Refused { run, .. }
            | Response::Known { run, .. }
            | Response::Window { run, .. }
            | Response::Found { run, .. }
            | Response::Gallery { run, .. }
            | Response::Tree { run, .. }
            | Response::Surveyed { run, .. }
            | Response::Starts { run, .. }
            | Response::Checked { run, .. }
            | Response::Counted { run, .. }
            | Response::Large { run, .. }
            | Response::Task { run, .. }
            | Response::Stopped { run } => Some(*run),
            Response::Ready { .. } | Response::Heard { .. } | Response::Failed { .. } => None,
        }
    }
}

/// The bytes of a message.
pub fn encode<M: Serialize>(message: &M) -> Result<Vec<u8>, postcard::Error> {
    postcard::to_allocvec(message)
}

/// The message in these bytes.
pub fn decode<'a, M: Deserialize<'a>>(bytes: &'a [u8]) -> Result<M, postcard::Error> {
    postcard::from_bytes(bytes)
}
