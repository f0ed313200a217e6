//! The records of measurements: one file `benchmarks/record/DATE-MACHINE.json` for each day and machine.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use serde::{Deserialize, Serialize};

use crate::command::{command, failure, output_of};
use crate::{files, paths};
use anyhow::{Context, Result};

/// The command that lists the files changed since the last commit, except records and their tables.
const CHANGES: &str = "git status --porcelain --untracked-files=no -- . :!benchmarks";

/// A result of a benchmark: the median, the least and the greatest of several measured values.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(super) struct Figure {
    pub(super) what: String,
    pub(super) unit: String,
    pub(super) median: f64,
    pub(super) least: f64,
    pub(super) most: f64,
    /// The number of measured values.
    pub(super) runs: usize,
    pub(super) limit: Option<Limit>,
}

/// The limit of a result: `least`, `median` or `most`, then `<=` or `>=`, then a bound in the unit of the result.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(super) struct Limit(pub(super) String, pub(super) String, pub(super) f64);

/// The results of one day on one machine.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub(super) struct Record {
    /// The date, such as `2026-11-23`.
    pub(super) date: String,
    /// The processor and the number of cores.
    pub(super) machine: String,
    pub(super) rustc: String,
    pub(super) browser: String,
    pub(super) node: String,
    /// The results of each subject.
    pub(super) subjects: BTreeMap<String, Measured>,
}

#[derive(Serialize, Deserialize, Clone, Debug)]
pub(super) struct Measured {
    /// The short hash of the measured commit, followed by `+` if files had changed since the commit.
    pub(super) commit: String,
    pub(super) figures: Vec<Figure>,
}

impl Figure {
    /// Whether the result is within its limit. `true` without a limit.
    pub(super) fn is_within(&self) -> bool {
        self.limit
            .as_ref()
            .is_none_or(|Limit(which, relation, bound)| {
                let value = match which.as_str() {
                    "least" => self.least,
                    "most" => self.most,
                    _ => self.median,
                };
                match relation.as_str() {
                    "<=" => value <= *bound,
                    _ => value >= *bound,
                }
            })
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self {
            what, unit, runs, ..
        } = self;
        let [median, least, most] = [self.median, self.least, self.most].map(number);
        write!(f, "{what}: {median} {unit}")?;
        if *runs > 1 {
            write!(f, " ({least} to {most}, {runs} times)")
        } else {
            Ok(())
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Limit(which, relation, bound) = self;
        let relation = relation.replace("<=", "≤").replace(">=", "≥");
        write!(f, "{which} {relation} {}", number(*bound))
    }
}

impl Record {
    /// The record of today on this machine, with the results that the file already contains.
    pub(super) fn today() -> Result<Record> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let fresh = Record {
            date: field("date +%F")?,
            machine: format!("{}, {cores} cores", processor()),
            rustc: version("rustc"),
            browser: version("chromedriver"),
            node: version("node"),
            subjects: BTreeMap::new(),
        };
        let path = fresh.path();
        if path.is_file() {
            read(&path)
        } else {
            Ok(fresh)
        }
    }

    /// Replaces the results of a subject and writes the record.
    pub(super) fn add(mut self, subject: &str, mut figures: Vec<Figure>) -> Result<()> {
        let changed = field(CHANGES)?;
        let mark = if changed.is_empty() { "" } else { "+" };
        for Figure {
            median,
            least,
            most,
            ..
        } in &mut figures
        {
            for value in [median, least, most] {
                *value = (*value * 1e3).round() / 1e3;
            }
        }
        let commit = field("git rev-parse --short=10 HEAD")? + mark;
        self.subjects
            .insert(subject.to_owned(), Measured { commit, figures });
        let text = serde_json::to_string_pretty(&self)?;
        fs_err::create_dir_all(directory())?;
        Ok(fs_err::write(self.path(), text + "\n")?)
    }

    fn path(&self) -> PathBuf {
        let letters = self.machine.to_lowercase();
        let words = letters.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        directory().join(format!("{}-{}.json", self.date, words.join("-")))
    }
}

/// All records, the newest first.
pub(super) fn all() -> Result<Vec<Record>> {
    let mut paths: Vec<PathBuf> = files::names(&directory())?
        .iter()
        .map(|name| directory().join(name))
        .collect();
    paths.reverse();
    paths.iter().map(|path| read(path)).collect()
}

/// Formats a number with thousands separators and, unless it is whole, at least three digits.
pub(super) fn number(value: f64) -> String {
    let digits = match value.abs() {
        size if size == size.round() || size >= 1_000.0 => 0,
        size if size >= 10.0 => 1,
        _ => 2,
    };
    let text = format!("{value:.digits$}");
    let (whole, rest) = text.split_at(text.find('.').unwrap_or(text.len()));
    let mut shown = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) && digit.is_ascii_digit() {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown + rest
}

fn directory() -> PathBuf {
    paths::root().join("benchmarks/record")
}

fn read(path: &Path) -> Result<Record> {
    let text = fs_err::read_to_string(path)?;
    serde_json::from_str(&text).with_context(|| path.display().to_string())
}

fn field(line: &str) -> Result<String> {
    let mut command = command(line);
    output_of(&mut command).ok_or_else(|| failure(&command, "it failed"))
}

/// The first two words that a program prints about its version: usually its name and the version. Empty if the program
/// is not installed.
fn version(program: &str) -> String {
    let said = output_of(&mut command(&format!("{program} --version"))).unwrap_or_default();
    let words: Vec<&str> = said.split_whitespace().take(2).collect();
    words.join(" ")
}

/// The name of the processor, or the architecture if the system does not provide a name.
fn processor() -> String {
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = about
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let name = line.map_or(std::env::consts::ARCH, |line| {
        line.trim_start_matches([' ', '\t', ':'])
    });
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_as_many_digits_as_are_read() {
        let shown = [0.0, 1.0, 1.234, 12.34, 999.9, 1234.5, 249_603.0].map(number);
        assert_eq!(
            shown,
            ["0", "1", "1.23", "12.3", "999.9", "1,234", "249,603"]
        );
    }

    #[test]
    fn a_limit_is_compared_with_the_value_that_it_names() {
        let figure = |which: &str, relation: &str, bound| Figure {
            what: "a search".to_owned(),
            unit: "ms".to_owned(),
            median: 2.0,
            least: 1.0,
            most: 3.0,
            runs: 9,
            limit: Some(Limit(which.to_owned(), relation.to_owned(), bound)),
        };
        assert!(figure("median", "<=", 2.0).is_within());
        assert!(!figure("most", "<=", 2.0).is_within());
        assert!(!figure("least", ">=", 2.0).is_within());
        assert_eq!(
            figure("most", "<=", 3.0).to_string(),
            "a search: 2 ms (1 to 3, 9 times)"
        );
    }
}
