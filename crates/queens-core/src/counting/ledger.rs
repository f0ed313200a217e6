//! The text of a ledger: JSON lines, first the plan of a count, then the result of each finished shard. One wrong line
//! refuses the whole ledger. What follows the last line end is the rest of an interrupted write and is not read.
//!
//! The caller stores the text. A checksum finds an accidental change. A false count with a valid checksum is only found
//! by comparison with the published numbers.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::counting::plan::{Plan, PlanError, ShardResult};
use crate::counting::tally::{Tally, TallyError};
use crate::problem::Instance;
use crate::text::excerpt;

/// Why a ledger is refused. Nothing of it was added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}{}: {wrong}; nothing was added", self.quoted())]
pub struct LedgerError {
    /// The line, from 1.
    pub line: usize,
    /// The beginning of the line, of a finished shard from its number on, control characters escaped.
    pub excerpt: String,
    /// The fault of the line.
    pub wrong: LineFault,
}

impl LedgerError {
    /// The excerpt after a comma; nothing of an empty line.
    pub fn quoted(&self) -> String {
        match self.excerpt.as_str() {
            "" => String::new(),
            excerpt => format!(", {excerpt}"),
        }
    }
}

/// The fault of a line of a ledger.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineFault {
    /// The text has no lines.
    #[error("it is missing; a ledger begins with the plan of a count")]
    Empty,
    /// The plan has no line end.
    #[error("it is cut off; a ledger begins with the plan of a count")]
    CutOff,
    /// The first line is not a plan.
    #[error("it is no plan of a count")]
    NoPlan,
    /// The first line is a plan that this engine refuses.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A line after the first is not a finished shard.
    #[error("it is no finished shard")]
    NoShard,
    /// The plan or the shard does not belong to the count.
    #[error(transparent)]
    Refused(#[from] TallyError),
}

/// The lines of a ledger that have a line end. The rest of its text comes from an interrupted write.
fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |at| at + 1)]
}

/// The last line of a ledger if it has no line end: a write was interrupted, and the line is not read.
pub fn cut_off(text: &str) -> Option<&str> {
    Some(&text[whole_lines(text).len()..]).filter(|line| !line.is_empty())
}

/// Adds the results of a ledger to the tally of the same count. On an error the tally does not change.
///
/// # Errors
///
/// The first line that is not a line of this count, or whose result the tally refuses.
pub fn read(text: &str, tally: &mut Tally) -> Result<(), LedgerError> {
    let (line, plan) = first_line(text)?;
    tally
        .accepts(&plan)
        .map_err(|refusal| line.error(refusal))?;
    // On an error the added results are removed again. A copy of the tally would be slow: a long count has many ledgers.
    let mut added = Vec::new();
    let outcome = lines(text)
        .skip(1)
        .try_for_each(|line| add(line, tally, &mut added));
    if outcome.is_err() {
        added.into_iter().for_each(|number| tally.remove(number));
    }
    outcome
}

/// Adds the result on a line to the tally, and its number to `added` if the shard was unfinished.
fn add(line: LedgerLine, tally: &mut Tally, added: &mut Vec<u32>) -> Result<(), LedgerError> {
    let result: ShardResult = line.parse(LineFault::NoShard)?;
    let number = result.shard().number();
    let is_new = !tally.has(number);
    tally.add(&result).map_err(|refusal| line.error(refusal))?;
    if is_new {
        added.push(number);
    }
    Ok(())
}

/// The instance of a ledger and its finished shards. The plan must be the one that this engine makes for the instance.
///
/// # Errors
///
/// The first line that is not a line of a ledger of this engine, or whose result the tally refuses.
pub fn import(text: &str) -> Result<(Instance, Tally), LedgerError> {
    let (line, plan) = first_line(text)?;
    let instance = plan.instance().map_err(|error| line.error(error))?;
    let mut tally = Tally::new(plan);
    read(text, &mut tally)?;
    Ok((instance, tally))
}

/// The first line of a ledger, with its line end.
pub fn plan_line(plan: &Plan) -> String {
    line(plan)
}

/// The line of a finished shard, with its line end.
pub fn result_line(result: &ShardResult) -> String {
    line(result)
}

/// The line, from 1, that has the result of the shard of this number.
pub fn line_of(text: &str, shard: u32) -> Option<usize> {
    let is_it = |line: &LedgerLine| {
        let result: Result<ShardResult, _> = line.parse(LineFault::NoShard);
        result.is_ok_and(|result| result.shard().number() == shard)
    };
    lines(text).find(is_it).map(|line| line.number)
}

/// The ledger of a tally.
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

/// A line of a text; its number counts from 1.
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
        "" => LineFault::Empty,
        _ => LineFault::CutOff,
    };
    let none = LedgerLine { number: 1, text };
    let line = lines(text).next().ok_or_else(|| none.error(missing))?;
    Ok((line, line.parse(LineFault::NoPlan)?))
}

impl LedgerLine<'_> {
    /// Reads the entry of the line. The error is `wrong`.
    fn parse<T: DeserializeOwned>(self, wrong: LineFault) -> Result<T, LedgerError> {
        serde_json::from_str(self.text).map_err(|_| self.error(wrong))
    }

    fn error(self, wrong: impl Into<LineFault>) -> LedgerError {
        // The plan before the number is the same on every line.
        let number = self.text.find("\"number\":").unwrap_or(0);
        LedgerError {
            line: self.number,
            excerpt: excerpt(&self.text[number..]),
            wrong: wrong.into(),
        }
    }
}
