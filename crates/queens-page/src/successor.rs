//! Another build of the page that waits to take the place of this one. The word of it is no answer to anything that the
//! reader did, so it outlasts all others.

#[cfg(test)]
mod tests;

use crate::notice::Notice;

/// What the reader knows of another build.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Successor {
    /// There is none, as far as the page knows.
    #[default]
    Unknown,
    /// It is told.
    Told,
    /// It was told, and the reader has put the word away.
    Dismissed,
}

impl Successor {
    /// What is told of it now.
    pub fn notice(self) -> Option<&'static Notice> {
        (self == Successor::Told).then_some(&Notice::BuildFound)
    }

    /// The reader puts the word away.
    pub fn dismiss(&mut self) {
        if *self == Successor::Told {
            *self = Successor::Dismissed;
        }
    }

    /// Something of this build is gone: if there is another one, that is the way on.
    pub fn remind(&mut self) {
        if *self == Successor::Dismissed {
            *self = Successor::Told;
        }
    }
}
