//! The reasons why an instance has no program. Each reason contains the refused value and the allowed values.

use std::fmt;

use queens_core::text::joined;
use queens_core::{Accepted, GivenSupport, Square, Variant};

use crate::{ProgramLanguage, loops, template};

/// The reason why an instance has no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The algorithm has no program in this language.
    Language {
        /// The id of the algorithm.
        id: &'static str,
        /// The requested language.
        language: ProgramLanguage,
        /// The languages in which the algorithm has a program. Empty if the algorithm has no program at all.
        written: Vec<ProgramLanguage>,
    },
    /// The program places every queen itself, so it cannot keep fixed squares.
    Given {
        /// The id of the algorithm.
        id: &'static str,
        /// The fixed squares.
        given: Vec<Square>,
    },
    /// The program does not support blocked squares.
    Blocked {
        /// The id of the algorithm.
        id: &'static str,
        /// The blocked squares.
        blocked: Vec<Square>,
    },
    /// The program does not support this variant.
    Variant {
        /// The id of the algorithm.
        id: &'static str,
        /// The requested variant.
        variant: Variant,
        /// The variant that the program supports.
        known: Variant,
    },
    /// The program always runs to its end, so it cannot stop at a cap.
    Cap {
        /// The id of the algorithm.
        id: &'static str,
        /// The requested cap, as a number of nodes or moves.
        cap: u64,
    },
    /// The language cannot nest this number of loops.
    Loops {
        /// The required number of loops.
        loops: u8,
        /// The greatest number of loops that the language nests.
        most: u8,
    },
}

/// Fails if the template does not support the instance. The error is the first reason.
pub(crate) fn check(
    accepted: &Accepted,
    language: ProgramLanguage,
    template: &str,
) -> Result<(), Refusal> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let id = algorithm.id;
    let has_start = algorithm.capabilities.given == GivenSupport::Start;
    if !instance.given().is_empty() && !has_start && !template::supports_given(template) {
        let given = instance.given().to_vec();
        return Err(Refusal::Given { id, given });
    }
    if !instance.blocked().is_empty() {
        let blocked = instance.blocked().to_vec();
        return Err(Refusal::Blocked { id, blocked });
    }
    let problem = instance.problem();
    let known = problem.variants().first().copied();
    if let (Some(variant), Some(known)) = (instance.variant(), known)
        && !template::supports_variant(template, language, problem, variant)
    {
        return Err(Refusal::Variant { id, variant, known });
    }
    if let Some(cap) = instance.cap() {
        return Err(Refusal::Cap { id, cap });
    }
    let loops = instance.size().files();
    match (
        loops::has_loops(template, language),
        loops::most_loops(language),
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
            Refusal::Blocked { id, blocked } => {
                let blocked = joined(blocked, ",");
                write!(
                    f,
                    "the program of {id} does not support blocked squares, such as {blocked}"
                )
            }
            Refusal::Variant { id, variant, known } => {
                let (variant, known) = (variant.name(), known.name());
                write!(
                    f,
                    "the program of {id} searches variant={known}, not {variant}"
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
