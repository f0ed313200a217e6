//! The check of a proof: the log that the reader chose last, and what has come of it. It stays when the panel is left.

use std::rc::{Rc, Weak};

/// The log that was chosen last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogCheck {
    /// The name of its file.
    pub file: String,
    pub state: LogState,
}

/// What has come of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogState {
    /// So many hundredths are behind. It goes on as long as this is held.
    Going {
        percent: u8,
        held: Rc<()>,
    },
    /// The reader has stopped the check.
    Stopped,
    Ended(LogOutcome),
}

/// How the check of a log ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogOutcome {
    /// The file is larger than the page takes.
    TooLarge,
    /// The browser cannot read the file.
    Unreadable,
    /// It is no log, or one of another version.
    NoProof,
    /// A line, from 1, does not hold, or something lacks at the end; and why, in the words of the checker.
    Refused { line: Option<u64>, why: String },
    /// Every line holds.
    Holds(LogClaim),
}

/// What the lines of a log show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogClaim {
    pub n: u64,
    pub k: u64,
    /// The nodes that were checked.
    pub nodes: u64,
    /// Why that is no proof that k queens do not dominate the n×n board.
    pub bound: Option<LogLack>,
}

/// What a log lacks whose lines all hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogLack {
    /// This frame does not stand in it, nor an image of it.
    Frame(String),
    /// The number of its nodes that are in other logs.
    Elsewhere(u64),
}

/// The work of a check: it goes on as long as the check is held.
#[derive(Clone, Debug)]
pub struct LogWork(Weak<()>);

/// Something that happened to the check of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogMessage {
    /// The reader has chosen a log.
    Chosen(LogCheck),
    /// This work has so many hundredths behind.
    Told(LogWork, u8),
    Ended(LogWork, LogOutcome),
    /// It is to be stopped.
    Stopped,
}

impl LogCheck {
    /// A check that begins, and its work.
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

/// Notes what happened. What is told of another check, or of one that does not go on, is passed over.
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
