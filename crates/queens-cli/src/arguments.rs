//! The options of `run` and `trace` as they are written, nothing checked yet but that each is known, has its
//! value and is given once.

use std::ffi::OsString;

use lexopt::prelude::*;

use crate::failure::Failure;

/// An option with its value, if it was given.
#[derive(Default)]
pub(crate) struct Written(Option<String>);

impl Written {
    /// The value.
    pub(crate) fn value(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// Takes the value of an option; it may be given once.
    pub(crate) fn set(&mut self, option: &str, value: OsString) -> Result<(), Failure> {
        let value = value.string()?;
        match self.0.replace(value) {
            None => Ok(()),
            Some(first) => {
                let second = self.0.as_deref().unwrap_or_default();
                let why = format!("{option} {first} was given before; allowed is one");
                Err(Failure::refused(option, second, why))
            }
        }
    }
}

/// The options, as written.
#[derive(Default)]
pub(crate) struct Arguments {
    pub(crate) problem: Written,
    pub(crate) algorithm: Written,
    pub(crate) n: Written,
    pub(crate) m: Written,
    pub(crate) fixed: Written,
    pub(crate) goal: Written,
    pub(crate) symmetry: Written,
    pub(crate) variant: Written,
    pub(crate) k: Written,
    pub(crate) seed: Written,
    pub(crate) cap: Written,
    pub(crate) list: Written,
    pub(crate) from: Written,
    pub(crate) events: Written,
    pub(crate) draw: bool,
    pub(crate) json: bool,
    pub(crate) help: bool,
}

/// Which subcommand the options are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    Run,
    Trace,
}

impl Arguments {
    /// Reads the rest of the command line.
    pub(crate) fn read(mut parser: lexopt::Parser, reader: Reader) -> Result<Arguments, Failure> {
        let mut arguments = Arguments::default();
        while let Some(argument) = parser.next()? {
            let (slot, option) = match argument {
                Short('n') => (&mut arguments.n, "-n"),
                Short('m') => (&mut arguments.m, "-m"),
                Short('h') | Long("help") => {
                    arguments.help = true;
                    return Ok(arguments);
                }
                Long("problem") => (&mut arguments.problem, "--problem"),
                Long("algorithm") => (&mut arguments.algorithm, "--algorithm"),
                Long("fixed") => (&mut arguments.fixed, "--fixed"),
                Long("goal") => (&mut arguments.goal, "--goal"),
                Long("symmetry") => (&mut arguments.symmetry, "--symmetry"),
                Long("variant") => (&mut arguments.variant, "--variant"),
                Long("k") => (&mut arguments.k, "--k"),
                Long("seed") => (&mut arguments.seed, "--seed"),
                Long("cap") => (&mut arguments.cap, "--cap"),
                Long("list") => (&mut arguments.list, "--list"),
                Long("from") if reader == Reader::Trace => (&mut arguments.from, "--from"),
                Long("events") if reader == Reader::Trace => (&mut arguments.events, "--events"),
                Long("draw") => {
                    arguments.draw = true;
                    continue;
                }
                Long("json") => {
                    arguments.json = true;
                    continue;
                }
                other => return Err(Failure::from(other.unexpected())),
            };
            slot.set(option, parser.value()?)?;
        }
        Ok(arguments)
    }
}
