//! The reason why a ledger of a count is refused.

use queens_core::counting::ledger::{LedgerError, LineError};
use queens_core::counting::{LogDigest, PlanError, ShardOutcome, TallyError, WIDEST};
use queens_core::text::excerpt;
use queens_page::pool::LedgerPlace;

use crate::Texts;

/// The wrong line of a ledger, and its error.
pub(crate) fn why(texts: &Texts, error: &LedgerError) -> String {
    let own = texts.ledger();
    let wrong = match &error.wrong {
        LineError::Empty => own.empty().to_owned(),
        LineError::CutOff => own.cut_off().to_owned(),
        LineError::NoPlan => own.no_plan().to_owned(),
        LineError::NoShard => own.no_shard().to_owned(),
        LineError::Plan(error) => plan(texts, error),
        LineError::Refused(why) => refusal(texts, why),
    };
    let excerpt = Some(error.excerpt.as_str()).filter(|excerpt| !excerpt.is_empty());
    own.why(error.line as u64, excerpt, &wrong)
}

/// The reason why this page does not use a plan.
fn plan(texts: &Texts, error: &PlanError) -> String {
    let own = texts.ledger();
    match error {
        PlanError::Engine { found, expected } => own.engine((*found).into(), (*expected).into()),
        PlanError::Size { found } => own.range("n", (*found).into(), WIDEST.into()),
        PlanError::Queens { found, size } => {
            own.range("k", (*found).into(), (size.files() - 1).into())
        }
        PlanError::Fixed { found, size } => own.fixed(&excerpt(found), *size),
        PlanError::Shards { found, expected } => own.shards(&found.to_string(), (*expected).into()),
    }
}

/// The reason why the result of a shard is refused.
pub(crate) fn refusal(texts: &Texts, refusal: &TallyError) -> String {
    let own = texts.ledger();
    match refusal {
        TallyError::Checksum { found } => own.checksum(&excerpt(found)),
        TallyError::Foreign {
            what,
            found,
            expected,
        } => own.foreign(what, &excerpt(found), expected),
        TallyError::Kind { sets } => own.kind(*sets),
        TallyError::Log => own.log().to_owned(),
        TallyError::Number { found, shards } => {
            own.no_such_shard(&found.to_string(), &(shards - 1).to_string())
        }
        TallyError::Contradiction {
            shard,
            found,
            expected,
        } => own.contradiction(
            &shard.to_string(),
            &result(texts, found),
            &result(texts, expected),
        ),
    }
}

/// The result of a shard.
fn result(texts: &Texts, found: &ShardOutcome) -> String {
    let own = texts.ledger();
    match found.log() {
        None => own.solutions(found.solutions()),
        Some(LogDigest { nodes, sha256 }) => {
            let sets = found.sets();
            let written = texts.numbers.decimal(&sets.to_string());
            let is_whole = sets.fract() == 0.0;
            own.sets(&written, sets as u64, is_whole, *nodes, &excerpt(sha256))
        }
    }
}

/// The place of the other result, in brackets.
pub(crate) fn place(texts: &Texts, other: Option<&LedgerPlace>) -> String {
    other.map_or_else(String::new, |LedgerPlace { file, line }| {
        texts.ledger().place(file, *line as u64)
    })
}
