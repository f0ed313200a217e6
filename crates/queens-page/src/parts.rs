//! What is fetched after the first board, so that a first visit is light: the rest of the page, at once, and the texts
//! of another language than English when it is chosen.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use queens_core::{Algorithm, Descriptor, algorithm};

use crate::language::Language;

/// What is fetched on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The code of all algorithms and checks, all panels, and their texts and the article in English.
    Rest,
    /// Texts and article in this language.
    Texts(Language),
}

/// How far a part has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PartStage {
    #[default]
    Away,
    UnderWay,
    Here,
    /// It could not be fetched; it may be asked for again.
    Failed,
}

/// Where each part is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Parts {
    rest: PartStage,
    texts: [PartStage; Language::COUNT],
}

/// A part that has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fetched {
    /// The rest: the code of all algorithms.
    Rest(&'static [&'static Algorithm]),
    Texts(Language),
}

impl Part {
    /// The part that holds the texts of this language; none for English, which is always there.
    pub fn of_language(language: Language) -> Option<Part> {
        (language != Language::ENGLISH).then_some(Part::Texts(language))
    }
}

impl Parts {
    pub fn stage(&self, part: Part) -> PartStage {
        match part {
            Part::Rest => self.rest,
            Part::Texts(language) => self.texts[language.index()],
        }
    }

    pub fn set(&mut self, part: Part, stage: PartStage) {
        match part {
            Part::Rest => self.rest = stage,
            Part::Texts(language) => self.texts[language.index()] = stage,
        }
    }
}

/// The code of an algorithm, if it is here: that of the rest is among these.
pub fn code(
    algorithm: &Descriptor,
    fetched: &'static [&'static Algorithm],
) -> Option<&'static Algorithm> {
    if !is_in_rest(algorithm) {
        return Some(algorithm::OPENING);
    }
    fetched.iter().find(|it| it.id == algorithm.id).copied()
}

/// Whether the code of this algorithm comes with the rest.
pub fn is_in_rest(algorithm: &Descriptor) -> bool {
    algorithm.id != algorithm::OPENING.id
}
