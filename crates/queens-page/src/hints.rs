//! The hints of a first visit, shown one after another and only once. A page that opens with its example requests them,
//! and the browser's storage grants them. They advance by the reader's actions or by their own button.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use strum::{IntoStaticStr, VariantArray};

/// The target of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Hint {
    Play,
    /// The board, once its squares can be fixed or explained.
    Fixing,
    Scrubber,
    Listing,
}

/// The progress of the hints.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hints {
    /// No hints, or no more hints.
    #[default]
    Over,
    /// The hints are requested as soon as they are loaded.
    Due,
    Shown(Hint),
}

/// An event about the hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintMessage {
    /// This browser has not shown the hints before, and this visit is recorded.
    Granted,
    Next,
    Dismissed,
}

impl Hints {
    /// The current hint.
    pub fn shown(self) -> Option<Hint> {
        match self {
            Hints::Shown(hint) => Some(hint),
            Hints::Over | Hints::Due => None,
        }
    }
}

impl Hint {
    /// The number of the current hint, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// The state after the current hint.
    pub fn next(self) -> Hints {
        let next = Hint::VARIANTS.get(self.number());
        next.map_or(Hints::Over, |&next| Hints::Shown(next))
    }
}
