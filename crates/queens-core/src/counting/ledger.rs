//! The text of a ledger: JSON lines, first the plan of a count, then the result of each finished shard. One wrong line
//! refuses the whole ledger. What follows the last line end is the rest of an interrupted write and is not read.
//!
//! The caller stores the text. A checksum finds an accidental change. A false count with a valid checksum is only found
//! by comparison with the published numbers.

use serde::Serialize;

use crate::counting::plan::{Plan, PlanError, ShardResult};
use crate::counting::tally::{Refusal, Tally};
use crate::instance::Instance;

/// The most characters of a line in the excerpt of an error.
const EXCERPT: usize = 60;

/// Why a ledger is refused. Nothing of it was added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, {excerpt}: {wrong}; nothing was added")]
pub struct LedgerError {
    /// The line, from 1.
    pub line: usize,
    /// The first 60 characters of the line, control characters escaped.
    pub excerpt: String,
    /// The fault of the line.
    pub wrong: LineFault,
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
    Plan(PlanError),
    /// A line after the first is not a finished shard.
    #[error("it is no finished shard")]
    NoShard,
    /// The plan or the shard does not belong to the count.
    #[error(transparent)]
    Refused(Refusal),
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
pub fn read(text: &str, tally: &mut Tally) -> Result<(), LedgerError> {
    let (plan, results) = begin(text)?;
    let accepted = tally.accepts(&plan.entry);
    accepted.map_err(|refusal| plan.error(LineFault::Refused(refusal)))?;
    // On an error the added results are removed again. A copy of the tally would be slow: a long count has many ledgers.
    let mut added = Vec::new();
    let outcome = results
        .into_iter()
        .try_for_each(|line| add(line, tally, &mut added));
    if outcome.is_err() {
        added.into_iter().for_each(|number| tally.remove(number));
    }
    outcome
}

/// Adds the result on a line to the tally, and its number to `added` if the shard was unfinished.
fn add(line: LedgerLine<()>, tally: &mut Tally, added: &mut Vec<u32>) -> Result<(), LedgerError> {
    let result: LedgerLine<ShardResult> = line.parse(LineFault::NoShard)?;
    let number = result.entry.shard().number();
    let is_new = !tally.has(number);
    let outcome = tally.add(&result.entry);
    outcome.map_err(|refusal| result.error(LineFault::Refused(refusal)))?;
    if is_new {
        added.push(number);
    }
    Ok(())
}

/// The instance of a ledger and its finished shards. The plan must be the one that this engine makes for the instance.
pub fn import(text: &str) -> Result<(Instance, Tally), LedgerError> {
    let (plan, _) = begin(text)?;
    let instance = plan.entry.instance();
    let instance = instance.map_err(|error| plan.error(LineFault::Plan(error)))?;
    let mut tally = Tally::new(plan.entry);
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

/// A line of a text, and the entry that was read from it.
struct LedgerLine<'a, T> {
    number: usize,
    text: &'a str,
    entry: T,
}

/// The plan of a ledger and the lines after it.
fn begin(
    text: &str,
) -> Result<
    (
        LedgerLine<'_, Plan>,
        impl Iterator<Item = LedgerLine<'_, ()>>,
    ),
    LedgerError,
> {
    let mut lines = (1..)
        .zip(whole_lines(text).lines())
        .map(|(number, text)| LedgerLine {
            number,
            text,
            entry: (),
        });
    let missing = match text {
        "" => LineFault::Empty,
        _ => LineFault::CutOff,
    };
    let none = LedgerLine {
        number: 1,
        text,
        entry: (),
    };
    let first = lines.next().ok_or_else(|| none.error(missing))?;
    Ok((first.parse(LineFault::NoPlan)?, lines))
}

impl<'a, T> LedgerLine<'a, T> {
    /// Reads the entry of the line. The error is `wrong`.
    fn parse<U: serde::de::DeserializeOwned>(
        self,
        wrong: LineFault,
    ) -> Result<LedgerLine<'a, U>, LedgerError> {
        match serde_json::from_str(self.text) {
            Ok(entry) => Ok(LedgerLine {
                number: self.number,
                text: self.text,
                entry,
            }),
            Err(_) => Err(self.error(wrong)),
        }
    }

    fn error(&self, wrong: LineFault) -> LedgerError {
        let mut excerpt = String::new();
        for (count, character) in self.text.chars().enumerate() {
            match character {
                _ if count == EXCERPT => {
                    excerpt.push('…');
                    break;
                }
                control if control.is_control() => excerpt.extend(control.escape_default()),
                other => excerpt.push(other),
            }
        }
        LedgerError {
            line: self.number,
            excerpt,
            wrong,
        }
    }
}
