//! The text of a ledger: JSON lines, first the plan of a count, then the result of each finished shard. A ledger with
//! one line that does not belong to it is refused whole.
//!
//! Where the text is kept is a matter of those who ask. A checksum finds what was changed by accident; whoever
//! writes a false count with a checksum of his own is found out by the published numbers alone.

use std::fmt;

use serde::Serialize;

use crate::counting::plan::{Plan, PlanError, ShardResult};
use crate::counting::tally::{Refusal, Tally};
use crate::instance::Instance;

/// The most characters of a line that an error repeats.
const EXCERPT: usize = 60;

/// Why a ledger is refused; nothing of it was added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerError {
    /// The line, from 1.
    pub line: usize,
    /// How it begins: up to 60 characters, none of them a control character.
    pub excerpt: String,
    /// What is wrong with it.
    pub wrong: LineFault,
}

/// What is wrong with a line of a ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineFault {
    /// There is no line at all.
    Empty,
    /// The last line has no end.
    CutOff,
    /// The first line is no plan.
    NoPlan,
    /// The first line is a plan that this engine does not count by.
    Plan(PlanError),
    /// A line after the first is no finished shard.
    NoShard,
    /// The plan or the shard does not belong to the count.
    Refused(Refusal),
}

/// Adds the results of a ledger to the tally of the same count. On an error the tally is what it was.
pub fn read(text: &str, tally: &mut Tally) -> Result<(), LedgerError> {
    let (plan, results) = begin(text)?;
    let accepted = tally.accepts(&plan.entry);
    accepted.map_err(|refusal| plan.error(LineFault::Refused(refusal)))?;
    // A long count has many ledgers: what one of them added is taken away again rather than the tally copied for each.
    let mut added = Vec::new();
    let outcome = results
        .into_iter()
        .try_for_each(|line| add(line, tally, &mut added));
    if outcome.is_err() {
        added.into_iter().for_each(|number| tally.remove(number));
    }
    outcome
}

/// Adds the result on a line, and its number to those that were not there before.
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

/// The count that a ledger is of, and its finished shards. The plan is held against the one that this engine makes
/// for the same board.
pub fn import(text: &str) -> Result<(Instance, Tally), LedgerError> {
    let (plan, _) = begin(text)?;
    let instance = plan.entry.instance();
    let instance = instance.map_err(|error| plan.error(LineFault::Plan(error)))?;
    let mut tally = Tally::new(plan.entry);
    read(text, &mut tally)?;
    Ok((instance, tally))
}

/// The first line of a ledger, its end included.
pub fn plan_line(plan: &Plan) -> String {
    line(plan)
}

/// The line of a finished shard, its end included.
pub fn result_line(result: &ShardResult) -> String {
    line(result)
}

/// The whole ledger of what is finished.
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

/// A line of a text, and what it says.
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
        .zip(text.split_inclusive('\n'))
        .map(|(number, text)| LedgerLine {
            number,
            text,
            entry: (),
        });
    let none = LedgerLine {
        number: 1,
        text: "",
        entry: (),
    };
    let first = lines.next().ok_or_else(|| none.error(LineFault::Empty))?;
    Ok((first.parse(LineFault::NoPlan)?, lines))
}

impl<'a, T> LedgerLine<'a, T> {
    /// What the line says; otherwise that is wrong with it, unless it has no end.
    fn parse<U: serde::de::DeserializeOwned>(
        self,
        wrong: LineFault,
    ) -> Result<LedgerLine<'a, U>, LedgerError> {
        let Some(whole) = self.text.strip_suffix('\n') else {
            return Err(self.error(LineFault::CutOff));
        };
        match serde_json::from_str(whole) {
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
        for (count, character) in self.text.trim_end().chars().enumerate() {
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

impl fmt::Display for LedgerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LedgerError {
            line,
            excerpt,
            wrong,
        } = self;
        write!(f, "line {line}, {excerpt}: {wrong}; nothing was added")
    }
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineFault::Empty => {
                write!(f, "it is missing; a ledger begins with the plan of a count")
            }
            LineFault::CutOff => write!(f, "it is cut off; take it away to go on without it"),
            LineFault::NoPlan => write!(f, "it is no plan of a count"),
            LineFault::Plan(error) => error.fmt(f),
            LineFault::NoShard => write!(f, "it is no finished shard"),
            LineFault::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for LedgerError {}
