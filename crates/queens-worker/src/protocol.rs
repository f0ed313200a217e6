//! The messages between page and worker. Messages are encoded with postcard and sent as transferred buffers.

use std::fmt;
use std::marker::PhantomData;

use queens_core::check::{Progress, Verdict};
use queens_core::counting::{Plan, Report, Task};
use queens_core::feasibility::Feasibility;
use queens_core::hint::Hint;
use queens_core::knight::totals::TourTotals;
use queens_core::large::LargeInstance;
use queens_core::numbering::SolutionNumber;
use queens_core::puzzle::{Puzzle, PuzzleSetup};
use queens_core::text::joined;
use queens_core::{
    Accepted, Algorithm, BoardSize, CountDetail, Counters, Direction, Ending, Gallery, Instance,
    Interest, Outline, Setup, Square, StartResult, Tree, Window, algorithm,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The build of the engine. The page and the worker must be from the same build.
pub const BUILD: &str = env!("QUEENS_BUILD");

/// The time limit of one search of a survey, in seconds.
pub const SURVEY_SECONDS: u32 = 10;

/// Identifies one run of a search. Later runs have greater numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RunId(pub u32);

/// The number of a message from the page. The worker acknowledges the number, so that the page knows that the message
/// has arrived.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Serial(pub u32);

/// The board that a run is for. A run replaces the earlier run of the same board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pane {
    /// The board of the settings.
    First,
    /// The second board of a comparison.
    Second,
}

/// A value as bytes. Only code that opens the value has to contain the decoder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Encoded<T> {
    /// The bytes, or the reason why the value could not be encoded.
    bytes: Result<Vec<u8>, String>,
    of: PhantomData<T>,
}

/// The reason why an encoded value cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EncodedError {
    /// The sender could not encode the value.
    NotEncoded(String),
    /// The bytes of the value cannot be decoded.
    NotDecoded(postcard::Error),
}

impl fmt::Display for EncodedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodedError::NotEncoded(why) => write!(f, "a message could not be encoded: {why}"),
            EncodedError::NotDecoded(why) => write!(f, "a message could not be decoded: {why}"),
        }
    }
}

impl std::error::Error for EncodedError {}

impl<T: Serialize + DeserializeOwned> Encoded<T> {
    /// Encodes a value. If encoding fails, [`Encoded::open`] returns an error.
    pub fn new(value: &T) -> Encoded<T> {
        Encoded {
            bytes: encode(value).map_err(|error| error.to_string()),
            of: PhantomData,
        }
    }

    /// Decodes the value.
    ///
    /// # Errors
    ///
    /// If the value could not be encoded, or its bytes cannot be decoded.
    pub fn open(&self) -> Result<T, EncodedError> {
        let bytes = self.bytes.as_ref();
        let bytes = bytes.map_err(|why| EncodedError::NotEncoded(why.clone()))?;
        decode(bytes).map_err(EncodedError::NotDecoded)
    }
}

/// A search to run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The id of the algorithm.
    pub algorithm: String,
    /// The problem, the board, the goal and the other settings of the search.
    pub setup: Setup,
}

/// A message from the page: a numbered request about a run. A message without a request is a ping, and the worker
/// answers a ping only with [`Response::Ack`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// The number of the message.
    pub serial: Serial,
    /// The run and the request. `None` for a ping.
    pub request: Option<(RunId, Request)>,
}

/// A request about a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Begin the run.
    Begin(Begin),
    /// Send a part of the trace.
    Read(Read),
    /// Stop the run. A stopped trace can still be read. All other work is dropped.
    Stop,
}

/// Work to begin. New work replaces earlier work of the same kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Begin {
    /// Search a board. The search replaces the earlier run of the same pane.
    Run {
        /// The board that the run is for.
        pane: Pane,
        /// The search.
        job: Job,
    },
    /// Search a large board. The search replaces the earlier run of the first pane.
    Large {
        /// The id of the algorithm.
        algorithm: String,
        /// The board, the random seed and the limit of the search.
        instance: LargeInstance,
        /// Whether the search makes moves only on request, and sends the rows of its queens after the moves.
        is_watched: bool,
    },
    /// Run several searches without a trace, one after another, and measure their times.
    Survey(Vec<Job>),
    /// Run the algorithm of each job from every square of its board, one after another. The given squares of the jobs
    /// are ignored.
    Starts(Vec<Job>),
    /// Count the knight's tours of a board over all starts. The given squares and the goal are ignored.
    Tours(Setup),
    /// Compare a program's output with all solutions of a search, and with the order in which the search finds them.
    Check {
        /// The search.
        job: Job,
        /// The program's output.
        text: String,
    },
    /// Decide whether a position can be completed to a solution, and count the solutions.
    Feasibility {
        /// The problem and the board. The goal is ignored.
        setup: Setup,
        /// The squares of the pieces in addition to the given squares. For the knight, the squares are in visiting
        /// order.
        placed: Vec<Square>,
    },
    /// Answer a question from play. The question replaces an earlier question.
    Play(Encoded<PlayQuestion>),
    /// Do one task of a count. Later tasks of the same count reuse its engine.
    Count(Encoded<(Plan, Task)>),
}

/// A question from a user who places pieces: a request for a hint, a puzzle or the number of a solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PlayQuestion {
    /// Find a hint for a position.
    Deduce {
        /// The problem and the board.
        setup: Setup,
        /// The squares of the pieces, in the order of placement.
        pieces: Vec<Square>,
    },
    /// Create a puzzle.
    Puzzle(PuzzleSetup),
    /// Find the number of a solution.
    Number {
        /// The size of the board.
        size: BoardSize,
        /// The squares of the queens.
        queens: Vec<Square>,
    },
}

/// The answer to a [`PlayQuestion`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PlayAnswer {
    /// The hint.
    Deduced(Hint),
    /// The puzzle.
    Made(Puzzle),
    /// The number of the solution.
    Numbered(SolutionNumber),
}

/// Results of all starts of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StartsAnswer {
    /// The results of runs from some starting squares of a board.
    Made {
        /// The index of the job.
        index: u32,
        /// The number of the first start in this part, from 0. The order of the starts is a1, b1, …
        from: u32,
        /// The result of each run, or the reason why the job was refused.
        outcome: Result<Vec<StartResult>, Reason>,
    },
    /// The progress of a count of tours over all starts.
    Tours {
        /// The number of counted kinds of start, and the number of all kinds.
        progress: (u32, u32),
        /// The totals, or the reason why there are none. `None` while the count runs.
        outcome: Option<Result<TourTotals, Reason>>,
    },
}

/// A request for a part of a trace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Read {
    /// The windows with these indices, the most urgent first. They replace requested windows that have not been sent. A
    /// window is sent as soon as the trace reaches its first step. If the trace ends earlier, its last window is sent
    /// instead. The index of a window is its first step divided by [`queens_core::WINDOW`].
    Windows(Vec<u64>),
    /// This number of further moves on a watched large board. The request replaces earlier requested moves that have
    /// not been made.
    Moves(u64),
    /// The next event of interest. A forward search waits for the event while the run continues.
    Find {
        /// The step to start from.
        from: u64,
        /// The direction.
        direction: Direction,
        /// The event of interest.
        interest: Interest,
    },
    /// The solutions from this number on, counted from 0. The worker sends them in parts as the search finds them.
    Gallery(u64),
    /// The known part of the search tree. If the tree has too many nodes, only the part around this step.
    Tree(u64),
}

/// The reason why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// The job is impossible. The sentence explains why.
    Job(String),
    /// The code for the job could not be loaded.
    NoCode,
}

/// A message from the worker.
#[cfg_attr(
    target_pointer_width = "64",
    expect(
        clippy::large_enum_variant,
        reason = "a message is decoded, read once and dropped"
    )
)]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The first message: the worker accepts requests.
    Ready {
        /// The build of the worker.
        build: String,
    },
    /// The worker has received a message.
    Ack {
        /// The number of the message.
        serial: Serial,
    },
    /// The worker cannot continue.
    Failed {
        /// The cause of the failure, for a problem report.
        details: String,
    },
    /// An answer about a run.
    About(RunId, Answer),
}

/// An answer about a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The request is refused.
    Refused(Reason),
    /// The known part of the trace.
    Known {
        /// The number of steps.
        steps: u64,
        /// How the search ended. `None` while it runs.
        ending: Option<Ending>,
        /// The counters at the last step.
        counters: Counters,
        /// The outline of the trace, for the timeline.
        outline: Outline,
    },
    /// A window of the trace.
    Window {
        /// The index of the window. If the trace ended earlier, the index is smaller than the requested index.
        index: u64,
        /// The window.
        window: Box<Window>,
    },
    /// The answer to [`Read::Find`].
    Found {
        /// The step from which the search for the event started.
        from: u64,
        /// The direction.
        direction: Direction,
        /// The event of interest.
        interest: Interest,
        /// The step of the event. `None` if there is no such event.
        step: Option<u64>,
    },
    /// A part of the solutions, in the order in which the search found them.
    Gallery {
        /// The number of the first solution of this part, from 0.
        from: u64,
        /// The solutions.
        part: Gallery,
    },
    /// The search tree, or its part around the requested step.
    Tree(Tree),
    /// The progress of building the requested tree. Events are read from the trace step by step.
    TreeRead {
        /// The step at which building started.
        from: u64,
        /// The step reached so far.
        to: u64,
    },
    /// The progress of a counted search.
    Counted {
        /// The counters so far.
        counters: Counters,
        /// The finished share of the search space in millionths, from 0 to 1,000,000.
        millionths: u32,
        /// How the search ended. `None` while it runs. If the search is complete, the counters are exact.
        ending: Option<Ending>,
        /// The results of the search other than counters and progress.
        detail: CountDetail,
        /// The time spent on the search, in milliseconds.
        milliseconds: f64,
    },
    /// The result of one search of a survey.
    Surveyed {
        /// The index of the job.
        index: u32,
        /// The final counters and the way the search ended, or the reason why the job was refused.
        outcome: Result<(Counters, Ending), Reason>,
        /// The time of the search in milliseconds. A short search is repeated, and the time is the median.
        milliseconds: f64,
    },
    /// Results of all starts of a board.
    Starts(Encoded<StartsAnswer>),
    /// The answer to [`Begin::Feasibility`], which is sent as soon as it is known.
    Feasibility {
        /// Whether the position can be completed.
        feasibility: Encoded<Feasibility>,
        /// The number of solutions. `None` in the first answer. A second answer with the number follows if counting is
        /// fast enough.
        ways: Option<u64>,
    },
    /// The answer to a question from play.
    Play(Encoded<PlayAnswer>),
    /// The progress of a check.
    Checking(Progress),
    /// The verdict of a check.
    Checked(Encoded<Verdict>),
    /// The progress of a task of a count.
    Task {
        /// The progress or the result of the task.
        report: Encoded<Report>,
        /// The time that this worker has spent on the task, in milliseconds. The time of building the engine does not
        /// count.
        milliseconds: f64,
    },
    /// The run has stopped, or there was no such run.
    Stopped,
}

impl Job {
    /// Accepts the job. `find` looks up an algorithm by its id and returns `None` if its code is not available.
    ///
    /// # Errors
    ///
    /// [`Reason::Job`] if there is no such algorithm, or if the algorithm does not accept the instance.
    /// [`Reason::NoCode`] if the code of the algorithm is not available.
    pub fn resolve(
        &self,
        find: impl Fn(&str) -> Option<&'static Algorithm>,
    ) -> Result<Accepted, Reason> {
        let refused = |error: &dyn fmt::Display| Reason::Job(error.to_string());
        let problem = self.setup.problem;
        if algorithm::describe(&self.algorithm).is_none() {
            let ids = algorithm::solving(problem).map(|descriptor| descriptor.id);
            return Err(Reason::Job(format!(
                "there is no algorithm “{}”; for {problem} there are {}",
                self.algorithm,
                joined(ids, ", ")
            )));
        }
        let instance = Instance::new(self.setup.clone()).map_err(|error| refused(&error))?;
        let algorithm = find(&self.algorithm).ok_or(Reason::NoCode)?;
        algorithm.accept(instance).map_err(|error| refused(&error))
    }
}

/// Encodes a message.
///
/// # Errors
///
/// Fails if the message cannot be serialised.
pub fn encode<M: Serialize>(message: &M) -> Result<Vec<u8>, postcard::Error> {
    postcard::to_allocvec(message)
}

/// Decodes a message.
///
/// # Errors
///
/// Fails if the bytes are not a message of this type.
pub fn decode<'a, M: Deserialize<'a>>(bytes: &'a [u8]) -> Result<M, postcard::Error> {
    postcard::from_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use serde::{Deserializer, Serializer};

    use super::*;

    /// A value that cannot be encoded.
    #[derive(Debug)]
    struct Unwritable;

    impl Serialize for Unwritable {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(serde::ser::Error::custom("it has no encoding"))
        }
    }

    impl<'a> Deserialize<'a> for Unwritable {
        fn deserialize<D: Deserializer<'a>>(_: D) -> Result<Unwritable, D::Error> {
            Ok(Unwritable)
        }
    }

    #[test]
    fn a_value_without_an_encoding_is_not_opened() {
        let encoded = Encoded::new(&Unwritable);
        let is_refused = |encoded: &Encoded<Unwritable>| {
            matches!(encoded.open(), Err(EncodedError::NotEncoded(_)))
        };
        assert!(is_refused(&encoded));
        let sent = encode(&encoded).expect("a message");
        let received: Encoded<Unwritable> = decode(&sent).expect("a message");
        assert!(is_refused(&received));
    }

    #[test]
    fn a_value_is_opened_as_it_was() {
        let answer = PlayAnswer::Numbered(SolutionNumber {
            number: 3,
            solutions: 92,
            class: 2,
            classes: 12,
            images: 8,
        });
        let encoded = Encoded::new(&answer);
        let sent = encode(&encoded).expect("a message");
        let received: Encoded<PlayAnswer> = decode(&sent).expect("a message");
        assert_eq!(received.open(), Ok(answer));
    }
}
