//! A new build of the page that is waiting to replace this one. Its notice is not a reaction to the reader, so it
//! outlasts other notices.

#[cfg(test)]
mod tests;

use crate::notice::Notice;

/// The state of the notice about a new build.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Successor {
    /// No new build is known.
    #[default]
    Unknown,
    /// The notice is shown.
    Told,
    /// The reader has dismissed the notice.
    Dismissed,
}

impl Successor {
    /// The notice about the new build, if it is shown.
    pub fn notice(self) -> Option<&'static Notice> {
        (self == Successor::Told).then_some(&Notice::BuildFound)
    }

    /// Dismisses the notice.
    pub fn dismiss(&mut self) {
        if *self == Successor::Told {
            *self = Successor::Dismissed;
        }
    }

    /// Shows a dismissed notice again, because a file of this build is no longer available.
    pub fn remind(&mut self) {
        if *self == Successor::Dismissed {
            *self = Successor::Told;
        }
    }
}
