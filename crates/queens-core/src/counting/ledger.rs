//! The text of a ledger. It consists of JSON lines: the plan of a count, then the result of each finished shard. One
//! wrong line makes the whole ledger invalid. Text after the last line break comes from an interrupted write and is not
//! read.
//!
//! The caller stores the text. A checksum detects accidental changes. Only a comparison with the published numbers
//! detects a wrong count with a valid checksum.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::counting::plan::{Plan, PlanError, ShardResult};
use crate::counting::tally::{Tally, TallyError};
use crate::problem::Instance;
use crate::text::excerpt;

/// The reason why a ledger is refused. Nothing from it was added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}{}: {wrong}; nothing was added", self.quoted())]
pub struct LedgerError {
    /// The line number, from 1.
    pub line: usize,
    /// The beginning of the line, with control characters escaped. For a finished shard, it begins at the shard's
    /// number.
    pub excerpt: String,
    /// The error in the line.
    pub wrong: LineError,
}

impl LedgerError {
    /// A comma and the excerpt. Empty for an empty line.
    pub fn quoted(&self) -> String {
        match self.excerpt.as_str() {
            "" => String::new(),
            excerpt => format!(", {excerpt}"),
        }
    }
}

/// An error in a line of a ledger.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// The text is empty.
    #[error("it is missing; a ledger begins with the plan of a count")]
    Empty,
    /// The text ends within the first line, which must contain the plan.
    #[error("it is cut off; a ledger begins with the plan of a count")]
    CutOff,
    /// The first line is not a plan.
    #[error("it is not the plan of a count")]
    NoPlan,
    /// The first line is a plan that this engine refuses.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A line after the first is not a finished shard.
    #[error("it is not a finished shard")]
    NoShard,
    /// The tally refuses the plan or the shard.
    #[error(transparent)]
    Refused(#[from] TallyError),
}

/// The complete lines of a ledger. Text after the last line break comes from an interrupted write.
fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |at| at + 1)]
}

/// The incomplete last line of a ledger, left by an interrupted write. It is not read. `None` if all lines are
/// complete.
///
/// ```
/// use queens_core::counting::ledger;
///
/// assert_eq!(ledger::cut_off("{\"n\":13}\n{\"shard\""), Some("{\"shard\""));
/// assert_eq!(ledger::cut_off("{\"n\":13}\n"), None);
/// ```
pub fn cut_off(text: &str) -> Option<&str> {
    Some(&text[whole_lines(text).len()..]).filter(|line| !line.is_empty())
}

/// Adds the results of a ledger to the tally of the same count. On an error the tally does not change.
///
/// # Errors
///
/// If a line does not belong to this count, or the tally refuses its result. The error is about the first such line.
pub fn read(text: &str, tally: &mut Tally) -> Result<(), LedgerError> {
    let (line, plan) = first_line(text)?;
    tally
        .accepts(&plan)
        .map_err(|refusal| line.error(refusal))?;
    // On an error, the added results are removed again. A copy of the tally would be slow, because a long count has
    // many ledgers.
    let mut added = Vec::new();
    let outcome = lines(text)
        .skip(1)
        .try_for_each(|line| add(line, tally, &mut added));
    if outcome.is_err() {
        added.into_iter().for_each(|number| tally.remove(number));
    }
    outcome
}

/// Adds the result on a line to the tally. If the shard was unfinished, also adds the shard's number to `added`.
fn add(line: LedgerLine, tally: &mut Tally, added: &mut Vec<u32>) -> Result<(), LedgerError> {
    let result: ShardResult = line.parse(LineError::NoShard)?;
    let number = result.shard().number();
    let is_new = !tally.has(number);
    tally.add(&result).map_err(|refusal| line.error(refusal))?;
    if is_new {
        added.push(number);
    }
    Ok(())
}

/// Reads the instance and the finished shards of a ledger. The plan must be the plan that this engine makes for the
/// instance.
///
/// ```
/// use queens_core::counting::{Plan, ShardResult, Tally, ledger};
/// use queens_core::{BoardSize, Goal, Instance};
///
/// let plan = Plan::new(&Instance::queens(BoardSize::new(13)?, &[], Goal::Count)?)?;
/// let text = ledger::plan_line(&plan) + &ledger::result_line(&ShardResult::new(plan.shard(5), 7));
/// let (instance, tally) = ledger::import(&text)?;
/// assert_eq!(instance.size(), BoardSize::new(13)?);
/// assert_eq!((tally.finished(), tally.solutions()), (1, Some(7)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a line does not belong to a ledger of this engine, or the tally refuses its result. The error is about the first
/// such line.
pub fn import(text: &str) -> Result<(Instance, Tally), LedgerError> {
    let (line, plan) = first_line(text)?;
    let instance = plan.instance().map_err(|error| line.error(error))?;
    let mut tally = Tally::new(plan);
    read(text, &mut tally)?;
    Ok((instance, tally))
}

/// The first line of a ledger: the plan as JSON, with a line break.
pub fn plan_line(plan: &Plan) -> String {
    line(plan)
}

/// The line of a ledger for a finished shard: its result as JSON, with a line break.
pub fn result_line(result: &ShardResult) -> String {
    line(result)
}

/// The number, from 1, of the line with the result of this shard. `None` if the shard is not finished.
pub fn line_of(text: &str, shard: u32) -> Option<usize> {
    let is_it = |line: &LedgerLine| {
        let result: Result<ShardResult, _> = line.parse(LineError::NoShard);
        result.is_ok_and(|result| result.shard().number() == shard)
    };
    lines(text).find(is_it).map(|line| line.number)
}

/// The whole ledger of a tally: the line of its plan, then one line for each finished shard.
pub fn write(tally: &Tally) -> String {
    let results = tally.results();
    results.fold(plan_line(tally.plan()), |text, result| {
        text + &result_line(&result)
    })
}

fn line(entry: &impl Serialize) -> String {
    let mut line = serde_json::to_string(entry).expect("numbers and texts are always JSON");
    line.push('\n');
    line
}

/// A line of a ledger, numbered from 1.
#[derive(Clone, Copy)]
struct LedgerLine<'a> {
    number: usize,
    text: &'a str,
}

fn lines(text: &str) -> impl Iterator<Item = LedgerLine<'_>> {
    let lines = (1..).zip(whole_lines(text).lines());
    lines.map(|(number, text)| LedgerLine { number, text })
}

/// The first line of a ledger and the plan on it.
fn first_line(text: &str) -> Result<(LedgerLine<'_>, Plan), LedgerError> {
    let missing = match text {
        "" => LineError::Empty,
        _ => LineError::CutOff,
    };
    let none = LedgerLine { number: 1, text };
    let line = lines(text).next().ok_or_else(|| none.error(missing))?;
    Ok((line, line.parse(LineError::NoPlan)?))
}

impl LedgerLine<'_> {
    /// Parses the line as JSON. If it is not a valid `T`, the error contains `wrong`.
    fn parse<T: DeserializeOwned>(self, wrong: LineError) -> Result<T, LedgerError> {
        serde_json::from_str(self.text).map_err(|_| self.error(wrong))
    }

    fn error(self, wrong: impl Into<LineError>) -> LedgerError {
        // The line of each shard repeats the plan first, so the excerpt begins at the shard's number.
        let number = self.text.find("\"number\":").unwrap_or(0);
        LedgerError {
            line: self.number,
            excerpt: excerpt(&self.text[number..]),
            wrong: wrong.into(),
        }
    }
}
