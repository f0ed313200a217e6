//! The check of a proof: the last chosen log and its outcome, which stay when the reader leaves the panel.

use std::rc::{Rc, Weak};

/// The last chosen log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogCheck {
    /// The name of the log's file.
    pub file: String,
    pub state: LogState,
}

/// The state of a log check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogState {
    /// The check is running, with this progress in percent. It runs as long as its work is held.
    Going {
        percent: u8,
        held: Rc<()>,
    },
    /// The reader stopped the check.
    Stopped,
    Ended(LogOutcome),
}

/// The outcome of a log check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogOutcome {
    /// The file exceeds the page's limit.
    TooLarge,
    /// The browser cannot read the file.
    Unreadable,
    /// The file is not a log, or it has another version.
    NoProof,
    /// A line, from 1, is invalid, or the end is incomplete. The reason is in the checker's words.
    Refused { line: Option<u64>, why: String },
    /// Every line is valid.
    Holds(LogClaim),
}

/// The claim that the lines of a log prove.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogClaim {
    pub n: u64,
    pub k: u64,
    /// The number of checked nodes.
    pub nodes: u64,
    /// The reason why the log does not prove that k queens cannot dominate the n×n board.
    pub bound: Option<LogLack>,
}

/// The missing part of a log whose lines are all valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogLack {
    /// The log contains neither this frame nor an image of it.
    Frame(String),
    /// The number of nodes that are in other logs.
    Elsewhere(u64),
}

/// The handle of a running check. The check runs as long as this is held.
#[derive(Clone, Debug)]
pub struct LogWork(Weak<()>);

/// An event of a log check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogMessage {
    /// The reader chose a log.
    Chosen(LogCheck),
    /// The progress of this check in percent.
    Told(LogWork, u8),
    Ended(LogWork, LogOutcome),
    /// Stop the check.
    Stopped,
}

impl LogCheck {
    /// A new check, and its handle.
    pub fn begin(file: String) -> (LogCheck, LogWork) {
        let held = Rc::new(());
        let work = LogWork(Rc::downgrade(&held));
        let state = LogState::Going { percent: 0, held };
        (LogCheck { file, state }, work)
    }
}

impl LogWork {
    pub fn is_wanted(&self) -> bool {
        self.0.strong_count() > 0
    }

    fn is_of(&self, held: &Rc<()>) -> bool {
        self.0.ptr_eq(&Rc::downgrade(held))
    }
}

impl PartialEq for LogWork {
    fn eq(&self, other: &LogWork) -> bool {
        self.0.ptr_eq(&other.0)
    }
}

impl Eq for LogWork {}

/// Updates the check. Messages about another check, or about a finished one, are ignored.
pub(crate) fn note(check: &mut Option<LogCheck>, message: LogMessage) {
    let state = check.as_mut().map(|check| &mut check.state);
    match (message, state) {
        (LogMessage::Chosen(chosen), _) => *check = Some(chosen),
        (LogMessage::Told(work, behind), Some(LogState::Going { percent, held }))
            if work.is_of(held) =>
        {
            *percent = behind;
        }
        (LogMessage::Ended(work, outcome), Some(state)) => {
            if matches!(state, LogState::Going { held, .. } if work.is_of(held)) {
                *state = LogState::Ended(outcome);
            }
        }
        (LogMessage::Stopped, Some(state @ LogState::Going { .. })) => *state = LogState::Stopped,
        (LogMessage::Told(..) | LogMessage::Ended(..) | LogMessage::Stopped, _) => {}
    }
}
