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
    pub lack: Option<LogLack>,
}

/// What a log lacks whose lines all hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogLack {
    /// This frame does not stand in it, nor an image of it.
    Frame(String),
    /// So many of its nodes stand in other logs.
    Elsewhere(u64),
}

/// Something that happened to the check of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogMessage {
    /// The reader has chosen a log.
    Chosen(LogCheck),
    /// So many hundredths are behind.
    Told(u8),
    Ended(LogOutcome),
    /// It is to be stopped.
    Stopped,
}

impl LogCheck {
    /// A check that begins, and what its work looks at: once nobody holds that any more, it ends.
    pub fn begin(file: String) -> (LogCheck, Weak<()>) {
        let held = Rc::new(());
        let looks = Rc::downgrade(&held);
        let state = LogState::Going { percent: 0, held };
        (LogCheck { file, state }, looks)
    }
}

/// Notes what happened. What is told of a check that does not go on is passed over.
pub(crate) fn note(check: &mut Option<LogCheck>, message: LogMessage) {
    let state = check.as_mut().map(|check| &mut check.state);
    match (message, state) {
        (LogMessage::Chosen(chosen), _) => *check = Some(chosen),
        (LogMessage::Told(behind), Some(LogState::Going { percent, .. })) => *percent = behind,
        (LogMessage::Ended(outcome), Some(state @ LogState::Going { .. })) => {
            *state = LogState::Ended(outcome);
        }
        (LogMessage::Stopped, Some(state @ LogState::Going { .. })) => *state = LogState::Stopped,
        (LogMessage::Told(_) | LogMessage::Ended(_) | LogMessage::Stopped, _) => {}
    }
}
