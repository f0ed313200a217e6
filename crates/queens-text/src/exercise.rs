//! Sentences that explain why an exercise has no link, or why a text contains no valid result code.

use queens_page::exercise::class::{ClassError, LONGEST_TEXT, MOST_RESULTS};
use queens_page::exercise::composing::ComposeError;
use queens_page::exercise::result::{ResultError, VERSION};
use queens_page::exercise::{MOST_EXERCISES, MOST_TRIES};

use crate::Texts;
use crate::pictures::is_empty;

/// The reason why an exercise has no link yet.
pub fn error(texts: &Texts, error: &ComposeError) -> String {
    let own = texts.exercise();
    match error {
        ComposeError::NoTask => own.no_task().to_owned(),
        ComposeError::TooLarge { n } => own.too_large((*n).into()),
        ComposeError::NoSearch => own.no_search().to_owned(),
        ComposeError::BadStep { value, known } if is_empty(value) => own.empty_step(*known),
        ComposeError::BadStep { value, known } => own.bad_step(value, *known),
        ComposeError::NoCounters => own.no_counters().to_owned(),
        ComposeError::Empty { from, to } => own.no_steps(*from, *to),
        ComposeError::Infeasible => own.infeasible().to_owned(),
        ComposeError::NoQuestion { index } => own.no_question(*index as u64 + 1),
        ComposeError::BadAnswer { index, kind } => own.bad_answer(*index as u64 + 1, *kind),
        ComposeError::BadTries { .. } => own.bad_tries(MOST_TRIES.into()),
        ComposeError::TooLong => own.too_long().to_owned(),
        ComposeError::Repeated => own.part_repeated().to_owned(),
        ComposeError::SeriesFull => own.series_full(MOST_EXERCISES as u64),
    }
}

/// The reason why a text has no valid code.
pub(crate) fn bad_code(texts: &Texts, error: &ResultError) -> String {
    let own = texts.exercise();
    match error {
        ResultError::NoCode => own.no_code().to_owned(),
        ResultError::Mistyped { code } => own.mistyped(code),
        ResultError::Later { version } => own.later(version, VERSION),
    }
}

/// The reason why a text is not searched for results.
pub(crate) fn refused(texts: &Texts, error: &ClassError) -> String {
    let own = texts.exercise();
    match error {
        ClassError::TooLong { bytes } => own.class_too_long(*bytes, LONGEST_TEXT as u64),
        ClassError::TooMany { results } => own.class_too_many(*results as u64, MOST_RESULTS as u64),
        ClassError::Unreadable => own.unreadable_file().to_owned(),
    }
}
