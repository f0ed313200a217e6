//! What a first visit is told of the page: hints, one after another, each once. It is asked for by a page that opens with
//! its example, granted by the storage that keeps it, and goes on by what the reader does or by its own button.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use strum::{IntoStaticStr, VariantArray};

/// What a hint points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Hint {
    Play,
    /// The board, while something on it may be asked about.
    Fixing,
    Scrubber,
    Listing,
}

/// How far the hints are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hints {
    /// There are none, or no more.
    #[default]
    Over,
    /// They are asked for as soon as they are here.
    Due,
    Shown(Hint),
}

/// Something that happened to the hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintMessage {
    /// No visit of this browser has seen them, and this one is noted.
    Granted,
    Next,
    Dismissed,
}

impl Hints {
    /// The one that is shown.
    pub fn shown(self) -> Option<Hint> {
        match self {
            Hints::Shown(hint) => Some(hint),
            Hints::Over | Hints::Due => None,
        }
    }
}

impl Hint {
    /// Its number, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// What is shown after it.
    pub fn next(self) -> Hints {
        let next = Hint::VARIANTS.get(self.number());
        next.map_or(Hints::Over, |&next| Hints::Shown(next))
    }
}
