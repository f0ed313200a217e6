//! Why there is no program for an instance: each reason with the value and what is allowed.

use std::fmt;

use queens_core::text::joined;
use queens_core::{Accepted, GivenSupport, Square, Variant};

use crate::{ProgramLanguage, nest, template};

/// Why there is no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is not written in this language.
    Language {
        /// The algorithm.
        id: &'static str,
        /// The language asked for.
        language: ProgramLanguage,
        /// The languages in which it is written.
        written: Vec<ProgramLanguage>,
    },
    /// It places every queen itself.
    Given {
        /// The algorithm.
        id: &'static str,
        /// The squares given.
        given: Vec<Square>,
    },
    /// It does not know this variant.
    Variant {
        /// The algorithm.
        id: &'static str,
        /// The variant asked for.
        variant: Variant,
        /// The variant that it knows.
        known: Variant,
    },
    /// It finds the least number of queens by itself.
    Queens {
        /// The algorithm.
        id: &'static str,
        /// The number asked for.
        k: u16,
    },
    /// It runs to its end.
    Cap {
        /// The algorithm.
        id: &'static str,
        /// The cap asked for.
        cap: u64,
    },
    /// The language does not nest so many loops.
    Loops {
        /// The number of loops.
        loops: u8,
        /// The most that it nests.
        most: u8,
    },
}

/// The first reason why the template is no program for the instance.
pub(crate) fn check(
    accepted: &Accepted,
    language: ProgramLanguage,
    template: &str,
) -> Result<(), Refusal> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let id = algorithm.id;
    let has_start = algorithm.capabilities.given == GivenSupport::Start;
    if !instance.given().is_empty() && !has_start && !template::serves_given(template) {
        let given = instance.given().to_vec();
        return Err(Refusal::Given { id, given });
    }
    let known = instance.problem().variants().first().copied();
    if let (Some(variant), Some(known)) = (instance.variant(), known)
        && variant != known
    {
        return Err(Refusal::Variant { id, variant, known });
    }
    if let Some(k) = instance.k() {
        return Err(Refusal::Queens { id, k });
    }
    if let Some(cap) = instance.cap() {
        return Err(Refusal::Cap { id, cap });
    }
    let loops = instance.size().get();
    match (
        nest::has_loops(template, language),
        nest::most_loops(language),
    ) {
        (true, Some(most)) if loops > most => Err(Refusal::Loops { loops, most }),
        _ => Ok(()),
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |languages: &[ProgramLanguage]| {
            joined(languages.iter().map(|language| language.name()), ", ")
        };
        match self {
            Refusal::Language { id, written, .. } if written.is_empty() => {
                write!(f, "{id} is not written as a program")
            }
            Refusal::Language {
                id,
                language,
                written,
            } => {
                let (language, written) = (language.name(), names(written));
                write!(f, "{id} is not written in {language}, but in {written}")
            }
            Refusal::Given { id, given } => {
                let given = joined(given, ",");
                write!(
                    f,
                    "the program of {id} places every queen itself, not {given}"
                )
            }
            Refusal::Variant { id, variant, known } => {
                let (variant, known) = (variant.name(), known.name());
                write!(
                    f,
                    "the program of {id} searches variant={known}, not {variant}"
                )
            }
            Refusal::Queens { id, k } => {
                write!(
                    f,
                    "the program of {id} finds the least number of queens itself, not k={k}"
                )
            }
            Refusal::Cap { id, cap } => {
                write!(
                    f,
                    "the program of {id} runs to its end, not to a cap of {cap}"
                )
            }
            Refusal::Loops { loops, most } => {
                write!(
                    f,
                    "Python nests at most {most} loops, not {loops}, one for each row"
                )
            }
        }
    }
}

impl std::error::Error for Refusal {}
