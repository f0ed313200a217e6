//! The parts that load when they are used, to keep a first visit light. The panels load when the address needs them,
//! otherwise when the reader first touches the page. The algorithms load when one of them is chosen. The texts of another
//! language than English load when that language is chosen.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use queens_core::{Algorithm, Descriptor, algorithm};

use crate::language::Language;

/// A part of the page that loads separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All panels, and their English texts with the article.
    Rest,
    /// The code with which the page explains the events of every algorithm but the opening one.
    Algorithms,
    /// The texts and the article in this language.
    Texts(Language),
}

/// The loading state of a part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PartStage {
    #[default]
    Away,
    UnderWay,
    Here,
    /// The part failed to load. It may be requested again.
    Failed,
}

/// The loading state of each part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Parts {
    /// Whether the reader has used the page.
    pub is_used: bool,
    rest: PartStage,
    algorithms: PartStage,
    texts: [PartStage; Language::COUNT],
}

/// A loaded part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fetched {
    Rest,
    Algorithms(&'static [&'static Algorithm]),
    Texts(Language),
}

impl Part {
    /// The part with the texts of this language. `None` for English, which is always loaded.
    pub fn of_language(language: Language) -> Option<Part> {
        (language != Language::ENGLISH).then_some(Part::Texts(language))
    }
}

impl Parts {
    pub fn stage(&self, part: Part) -> PartStage {
        match part {
            Part::Rest => self.rest,
            Part::Algorithms => self.algorithms,
            Part::Texts(language) => self.texts[language.index()],
        }
    }

    pub fn set(&mut self, part: Part, stage: PartStage) {
        match part {
            Part::Rest => self.rest = stage,
            Part::Algorithms => self.algorithms = stage,
            Part::Texts(language) => self.texts[language.index()] = stage,
        }
    }
}

/// The code of an algorithm, if it is loaded. `fetched` contains the deferred algorithms.
pub fn code(
    algorithm: &Descriptor,
    fetched: &'static [&'static Algorithm],
) -> Option<&'static Algorithm> {
    if !is_deferred(algorithm) {
        return Some(algorithm::OPENING);
    }
    fetched.iter().find(|it| it.id == algorithm.id).copied()
}

/// Whether the code of this algorithm is deferred.
pub fn is_deferred(algorithm: &Descriptor) -> bool {
    algorithm.id != algorithm::OPENING.id
}
