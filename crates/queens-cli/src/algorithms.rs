//! `queens algorithms`: what the registry offers.

use std::io::{self, Write};

use lexopt::prelude::*;
use queens_core::algorithm::{self, Algorithm};
use queens_core::instance::Goal;
use serde::Serialize;

use crate::failure::Failure;
use crate::{Answer, help};

#[derive(Serialize)]
struct Registry {
    algorithms: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    problem: &'static str,
    goals: Vec<&'static str>,
    default_goal: &'static str,
    least_n: u8,
    most_n: u8,
    fixed: bool,
    operations: Vec<&'static str>,
    code_lines: usize,
}

impl From<&'static Algorithm> for Entry {
    fn from(algorithm: &'static Algorithm) -> Entry {
        let capabilities = &algorithm.capabilities;
        Entry {
            id: algorithm.id,
            problem: algorithm.problem.name(),
            goals: capabilities.goals.iter().copied().map(Goal::name).collect(),
            default_goal: algorithm.default_goal().name(),
            least_n: *capabilities.sizes.start(),
            most_n: *capabilities.sizes.end(),
            fixed: capabilities.given,
            operations: algorithm
                .operations
                .iter()
                .map(|operation| operation.name)
                .collect(),
            code_lines: algorithm.listing.len(),
        }
    }
}

/// Prints the registry.
pub(crate) fn main(mut parser: lexopt::Parser) -> Result<Answer, Failure> {
    let mut json = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("json") => json = true,
            Short('h') | Long("help") => return help::print(help::OVERVIEW),
            other => return Err(Failure::from(other.unexpected())),
        }
    }
    let algorithms: Vec<Entry> = algorithm::ALL.into_iter().map(Entry::from).collect();
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&Registry { algorithms })?)?;
        return Ok(Answer::Done);
    }
    let width = algorithms
        .iter()
        .map(|entry| entry.id.len())
        .max()
        .unwrap_or(0);
    for entry in algorithms {
        let fixed = if entry.fixed {
            "any squares may be fixed"
        } else {
            "no square may be fixed"
        };
        writeln!(
            out,
            "{:width$}  {}, n = {}–{}, goals {}, {fixed}",
            entry.id,
            entry.problem,
            entry.least_n,
            entry.most_n,
            entry.goals.join(" "),
        )?;
    }
    Ok(Answer::Done)
}
