//! The messages between page and worker, defined here alone. They travel as transferred buffers in postcard's encoding.

use std::fmt;
use std::marker::PhantomData;

use queens_core::check::{Progress, Verdict};
use queens_core::counting::{Plan, Report, Task};
use queens_core::feasibility::Feasibility;
use queens_core::frames::FrameAccount;
use queens_core::hint::Hint;
use queens_core::large::LargeInstance;
use queens_core::numbering::SolutionNumber;
use queens_core::puzzle::{Puzzle, PuzzleSetup};
use queens_core::text::joined;
use queens_core::{
    BoardSize, Counters, Descriptor, Direction, Ending, FromStart, Gallery, Instance, Interest,
    Outline, Setup, Square, Tree, Window, algorithm,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The build of the engine. Page and worker must have the same.
pub const BUILD: &str = env!("QUEENS_BUILD");

/// Seconds of work after which a search of a survey is given up.
pub const SURVEY_SECONDS: u32 = 10;

/// Names one run of a search; a later run has a greater number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RunId(pub u32);

/// Numbers a request, so that the page knows that the worker has received it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Serial(pub u32);

/// Which of the two boards a run is for. A run ends the earlier run of the same board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pane {
    /// The board of the settings.
    First,
    /// The board that is compared with it.
    Second,
}

/// A value as bytes, so that only the code that opens it needs its encoding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Encoded<T> {
    /// Or why there are none.
    bytes: Result<Vec<u8>, String>,
    of: PhantomData<T>,
}

/// Why an encoded value cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EncodedError {
    /// The sender could not encode it.
    NotEncoded(String),
    /// Its bytes cannot be decoded.
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
    /// Encodes a value. If that fails, the error is sent in place of the bytes.
    pub fn new(value: &T) -> Encoded<T> {
        Encoded {
            bytes: encode(value).map_err(|error| error.to_string()),
            of: PhantomData,
        }
    }

    /// The value.
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

/// A search to be run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The algorithm's id.
    pub algorithm: String,
    /// The setup.
    pub setup: Setup,
}

/// A message of the page: a request about a run, with its number. Without a request it is a ping, which is answered
/// only with [`Response::Ack`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// Its number.
    pub serial: Serial,
    /// The run and the request.
    pub request: Option<(RunId, Request)>,
}

/// What is asked about a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Begin it.
    Begin(Begin),
    /// Send some of its trace.
    Read(Read),
    /// Stop it. What a traced run knows can still be read; other work ends.
    Stop,
}

/// Work to begin, in place of earlier work of its kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Begin {
    /// Search, in place of the earlier run of the same pane.
    Run {
        /// Which board it is for.
        pane: Pane,
        /// What it searches.
        job: Job,
    },
    /// Search a large board, in place of the earlier run of the first pane.
    Large {
        /// The algorithm's id.
        algorithm: String,
        /// The board, the seed and the cap.
        instance: LargeInstance,
        /// Whether it makes moves only on request, and then sends its rows.
        is_watched: bool,
    },
    /// Count these searches, one after another.
    Survey(Vec<Job>),
    /// Run algorithms from every square of their boards, one after another. The given squares of the jobs are ignored.
    Starts(Vec<Job>),
    /// Compare a program's output with all solutions of a search, in the order of the search.
    Check {
        /// The search.
        job: Job,
        /// The output.
        text: String,
    },
    /// Say whether a position placed by hand can still be finished, and in how many ways.
    Feasibility {
        /// What is asked for; the goal does not matter.
        setup: Setup,
        /// The squares placed beside the given ones, for the knight in visiting order.
        placed: Vec<Square>,
    },
    /// Answer a question of a reader who plays, in place of an earlier one.
    Play(Encoded<PlayQuestion>),
    /// Do a task of a count. The next task of the same count uses the same engine.
    Count(Encoded<(Plan, Task)>),
}

/// A question of a reader who plays. A later one takes the place of an earlier one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PlayQuestion {
    /// What follows from pieces that stand, in the order in which they were placed?
    Deduce {
        /// What they are to be completed to.
        setup: Setup,
        /// The pieces.
        pieces: Vec<Square>,
    },
    /// Which puzzle is this?
    Puzzle(PuzzleSetup),
    /// Which solution are these queens?
    Number {
        /// The board.
        size: BoardSize,
        /// The queens.
        queens: Vec<Square>,
    },
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PlayAnswer {
    /// What follows.
    Deduced(Hint),
    /// The puzzle.
    Made(Puzzle),
    /// Which solution it is.
    Numbered(SolutionNumber),
}

/// A part of a trace to send.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Read {
    /// These windows, in place of those requested earlier and not sent yet: each as soon as the trace has reached it;
    /// the last window if the trace ends before. A window is named by its first step divided by
    /// [`queens_core::WINDOW`]; the most urgent comes first.
    Windows(Vec<u64>),
    /// So many further moves of a large board that is watched, in place of those requested earlier and not made yet.
    Moves(u64),
    /// The next event of interest; forwards, wait for it while the search runs.
    Find {
        /// The step to start from.
        from: u64,
        /// The direction.
        direction: Direction,
        /// The event of interest.
        interest: Interest,
    },
    /// The solutions from this number on, counted from 0, a part at a time, as they become known.
    Gallery(u64),
    /// The tree that is known now; of one that is too large, the part around this step.
    Tree(u64),
}

/// Why a request cannot be served.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// The job cannot be done; a sentence for a report explains why.
    Job(String),
    /// Its code could not be fetched.
    NoCode,
}

/// A message of the worker.
#[expect(
    clippy::large_enum_variant,
    reason = "a message is decoded, read once and dropped"
)]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The first message: the worker accepts requests.
    Ready {
        /// Its build.
        build: String,
    },
    /// The request with this number has been received.
    Ack {
        /// Its number.
        serial: Serial,
    },
    /// The worker cannot continue.
    Failed {
        /// What happened, for a report.
        details: String,
    },
    /// An answer about a run.
    About(RunId, Answer),
}

/// What is said about a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// It cannot be made.
    Refused(Reason),
    /// The known part of the trace.
    Known {
        /// The number of steps.
        steps: u64,
        /// How the search has ended, if it has.
        ending: Option<Ending>,
        /// The counters at the last step.
        counters: Counters,
        /// The shape of the trace.
        outline: Outline,
    },
    /// A window of the trace.
    Window {
        /// Its index; less than the requested one if the trace ends before.
        index: u64,
        /// The window.
        window: Window,
    },
    /// The answer to [`Read::Find`].
    Found {
        /// The step where the seek started.
        from: u64,
        /// The direction.
        direction: Direction,
        /// The event of interest.
        interest: Interest,
        /// The step of the event, if there is one.
        step: Option<u64>,
    },
    /// Some solutions, in the order found.
    Gallery {
        /// The number of the first, from 0.
        from: u64,
        /// The solutions.
        part: Gallery,
    },
    /// The part of the tree around the requested step.
    Tree(Tree),
    /// The steps of which the requested tree has been read, on the way to the requested step.
    TreeRead {
        /// Where reading began.
        from: u64,
        /// How far it has come.
        to: u64,
    },
    /// The progress of a search that is counted.
    Counted {
        /// The counters so far.
        counters: Counters,
        /// The part of the search space that is done, in millionths.
        millionths: u32,
        /// How the search has ended, if it has. When complete, the counters are exact.
        ending: Option<Ending>,
        /// The steps of the same search with a trace, so far; 0 where it has none.
        steps: u64,
        /// On a large board, the row of each column, from 0, once it is solved, and of one that is watched; else empty.
        rows: Vec<u16>,
        /// The frames that a search by frames has begun; else empty.
        frames: Vec<FrameAccount>,
        /// A solution that a search by frames has found; else empty.
        set: Vec<Square>,
        /// The time of the search, in milliseconds.
        milliseconds: f64,
    },
    /// One search of a survey has been counted.
    Surveyed {
        /// The index of the job.
        index: u32,
        /// The counters at the end and how the search ended, or why it cannot be counted.
        outcome: Result<(Counters, Ending), Reason>,
        /// The time of the search in milliseconds; of a short one, the median of several.
        milliseconds: f64,
    },
    /// The results of some starts of a board.
    Starts {
        /// The index of the job.
        index: u32,
        /// The number of the first of these starts, from 0: a1, b1, …
        from: u32,
        /// What each run has come to, or why there are no runs.
        outcome: Result<Vec<FromStart>, Reason>,
    },
    /// Whether a position can be finished. While that is not known, nothing is said.
    Feasibility {
        /// Whether it can be finished.
        feasibility: Encoded<Feasibility>,
        /// In how many ways; none while that is not counted, or if it cannot be counted in time. A second answer has it.
        ways: Option<u64>,
    },
    /// The answer to a question of a reader who plays.
    Play(Encoded<PlayAnswer>),
    /// How far a check has come.
    Checking(Progress),
    /// The verdict of a check.
    Checked(Box<Verdict>),
    /// The progress of a task of a count.
    Task {
        /// The report.
        report: Encoded<Report>,
        /// The time that this worker has spent on the task, in milliseconds.
        milliseconds: f64,
    },
    /// It has stopped, as requested, or it did not run.
    Stopped,
}

impl Job {
    /// The descriptor and the instance, or a sentence that explains what is wrong with the job.
    pub fn check(&self) -> Result<(&'static Descriptor, Instance), String> {
        let unknown = || {
            let problem = self.setup.problem;
            let ids = joined(
                algorithm::solving(problem).map(|algorithm| algorithm.id),
                ", ",
            );
            format!(
                "there is no algorithm “{}”; for {problem} there are {ids}",
                self.algorithm
            )
        };
        let algorithm = algorithm::describe(&self.algorithm).ok_or_else(unknown)?;
        let instance = Instance::new(self.setup.clone()).map_err(|error| error.to_string())?;
        algorithm
            .accepts(&instance)
            .map_err(|error| error.to_string())?;
        Ok((algorithm, instance))
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

#[cfg(test)]
mod tests {
    use serde::{Deserializer, Serializer};

    use super::*;

    /// A value without an encoding.
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
