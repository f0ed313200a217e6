//! What an update asks of the world. The model never does anything itself.

use queens_worker::protocol::{Begin, Read, Request, RunId};

use crate::exercise::working::ExerciseCommand;
use crate::notice::Notice;
use crate::parts::Part;
use crate::pool::Command;
use crate::puzzle::PuzzleCommand;
use crate::share::SharingCommand;

/// Something to be done outside the model.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Ask the engine about a run.
    Send(RunId, Request),
    /// End the worker, if there is one, and start another.
    StartEngine,
    /// The same after some seconds, and say so before: [`crate::message::Message::EngineDue`].
    AwaitEngine,
    /// End the worker.
    EndEngine,
    /// Write the address; the text is the fragment, empty for the bare page.
    WriteAddress { fragment: String, entry: Entry },
    /// Give this the focus.
    Focus(Aim),
    /// Note that a visit has seen the hints, and say so if none had seen them before.
    ClaimHints,
    /// Draw a number for a seed.
    DrawSeed,
    /// Put language and theme on the document.
    Dress,
    /// Listen to keys that write a character, or no more, on later visits too.
    SetCharacterKeys(bool),
    /// Fetch this part of the page, and say so when it is there, or that it did not come.
    Fetch(Part),
    /// Load the page anew, in the build that waits if one does.
    Renew,
    /// Put this text on the clipboard, and say so by this notice, or that it did not work.
    Copy { text: String, done: Notice },
    /// Do this for a count that workers share.
    Pool(Command),
    /// Do this for puzzles.
    Puzzles(PuzzleCommand),
    /// Do this for the exercise.
    Exercise(ExerciseCommand),
    /// Do this for what is taken elsewhere.
    Share(SharingCommand),
    /// Print what is on the page, or save it as a document.
    Print,
    /// Save this text as a file of this name, as a download.
    Save { name: String, text: String },
}

impl Effect {
    /// The engine is to begin a run.
    pub fn begin(run: RunId, begin: Begin) -> Effect {
        Effect::Send(run, Request::Begin(begin))
    }

    /// The engine is to send some of a run's trace.
    pub fn read(run: RunId, read: Read) -> Effect {
        Effect::Send(run, Request::Read(read))
    }

    /// The engine is to stop a run.
    pub fn stop(run: RunId) -> Effect {
        Effect::Send(run, Request::Stop)
    }
}

/// What is to have the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The button that plays and pauses.
    Play,
    /// The first thing to do of an exercise.
    Exercise,
}

/// How an address enters the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A new entry, which Back leaves.
    Push,
    /// In place of the current entry.
    Replace,
}
