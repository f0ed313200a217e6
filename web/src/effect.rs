//! What an update asks of the world. The model never does anything itself.

use queens_worker::protocol::Request;

use crate::notice::Notice;
use crate::parts::Part;
use crate::pool::Command;

/// Something to be done outside the model.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Effect {
    /// Ask the engine.
    Send(Request),
    /// End the worker, if there is one, and start another.
    StartEngine,
    /// End the worker.
    EndEngine,
    /// Write the address; the text is the fragment, empty for the bare page.
    WriteAddress { fragment: String, entry: Entry },
    /// Give the focus to the button that plays and pauses.
    FocusPlay,
    /// Draw a number for a seed.
    DrawSeed,
    /// Put language and theme on the document.
    Dress,
    /// Draw panels that are behind, though no board has moved.
    Draw,
    /// Fetch this part of the page, and say so when it is there, or that it did not come.
    Fetch(Part),
    /// Load the page anew, in the build that waits if one does.
    Renew,
    /// Put this text on the clipboard, and say so by this notice, or that it did not work.
    Copy { text: String, done: Notice },
    /// Do this for a count that workers share.
    Pool(Command),
    /// Save this text as a file of this name, as a download.
    Save { name: String, text: String },
}

/// How an address enters the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// A new entry, which Back leaves.
    Push,
    /// In place of the current entry.
    Replace,
}
