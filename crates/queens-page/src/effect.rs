//! The side effects that an update requests. The model itself has none.

use queens_worker::protocol::{Begin, Read, Request, RunId};

use crate::exercise::working::ExerciseCommand;
use crate::notice::Notice;
use crate::parts::Part;
use crate::pool::Command;
use crate::puzzle::PuzzleCommand;
use crate::screen::Drawers;
use crate::share::SharingCommand;

/// A side effect outside the model.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Send the engine a request about a run.
    Send(RunId, Request),
    /// End the worker, if any, and start a new one.
    StartEngine,
    /// Wait some seconds, send [`crate::message::Message::EngineDue`], and start a new worker.
    AwaitEngine,
    /// End the worker.
    EndEngine,
    /// Write the address. The text is the fragment, and empty for the bare page.
    WriteAddress { fragment: String, entry: Entry },
    /// Move the focus.
    Focus(Aim),
    /// Draw a random seed.
    DrawSeed,
    /// Set the language and the theme on the document.
    Dress,
    /// Enable or disable shortcuts that type a character, also for later visits.
    SetCharacterKeys(bool),
    /// Keep the open drawers for later visits.
    KeepDrawers(Drawers),
    /// Load this part of the page, and report the outcome.
    Fetch(Part),
    /// Reload the page, with the waiting build if there is one.
    Renew,
    /// Copy this text to the clipboard. Report the notice `done`, or the failure.
    Copy { text: String, done: Notice },
    /// Carry out a command of a shared count.
    Pool(Command),
    /// Carry out a command about puzzles.
    Puzzles(PuzzleCommand),
    /// Carry out a command about the exercise.
    Exercise(ExerciseCommand),
    /// Carry out a command of the share dialog.
    Share(SharingCommand),
    /// Keep all files for use without a connection.
    KeepAll,
    /// Open the menu “Go to”.
    OpenGoTo,
    /// Print the page.
    Print,
    /// Save this text as a download with this name.
    Save { name: String, text: String },
}

impl Effect {
    /// Starts a run in the engine.
    pub fn begin(run: RunId, begin: Begin) -> Effect {
        Effect::Send(run, Request::Begin(begin))
    }

    /// Requests a part of a run's trace from the engine.
    pub fn read(run: RunId, read: Read) -> Effect {
        Effect::Send(run, Request::Read(read))
    }

    /// Stops a run in the engine.
    pub fn stop(run: RunId) -> Effect {
        Effect::Send(run, Request::Stop)
    }
}

/// The target of a focus change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The button for play and pause.
    Play,
    /// The first control of an exercise.
    Exercise,
    /// The first field of the form whose text is refused.
    RefusedField,
}

/// The way in which an address enters the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A new entry. Back returns from it.
    Push,
    /// Replaces the current entry.
    Replace,
}
