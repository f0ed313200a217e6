//! `queens`: the registry of algorithms without a browser. This file gives the command line to its subcommand and turns
//! the answer into an exit status.

mod algorithms;
mod arguments;
mod count;
mod dominate;
mod drawing;
mod failure;
mod help;
mod large;
mod request;
mod run;
mod search;
mod summary;
mod tour;
mod trace;

use std::io;
use std::process::ExitCode;

use failure::Failure;

/// The answer of a subcommand that did not fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Done,
    /// "No" to a question of existence.
    No,
    /// Ended, or stopped at a cap, before an answer.
    Undecided,
}

const SUBCOMMANDS: &str = "algorithms, run, trace, count, dominate, tour";

fn main() -> ExitCode {
    match answer(lexopt::Parser::from_env()) {
        Ok(Answer::Done) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Undecided) => ExitCode::from(3),
        // The reader has closed the pipe.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("queens: {failure}");
            ExitCode::from(failure.status())
        }
    }
}

fn answer(mut parser: lexopt::Parser) -> Result<Answer, Failure> {
    use lexopt::prelude::*;
    let subcommand = match parser.next()? {
        Some(Value(name)) => name.to_string_lossy().into_owned(),
        Some(Short('h') | Long("help")) => return help::print(help::OVERVIEW),
        Some(Short('V') | Long("version")) => return help::print(help::VERSION),
        Some(other) => {
            let option = match other {
                Short(letter) => format!("-{letter}"),
                Long(word) => format!("--{word}"),
                Value(_) => String::new(),
            };
            let why = format!("unknown; allowed are {SUBCOMMANDS}, --help, --version");
            return Err(Failure::refused(&option, None, why));
        }
        None => {
            let why = format!("missing; allowed are {SUBCOMMANDS} (queens --help says more)");
            return Err(Failure::refused("SUBCOMMAND", None, why));
        }
    };
    match subcommand.as_str() {
        "algorithms" => algorithms::main(parser),
        "run" => run::main(parser),
        "trace" => trace::main(parser),
        "count" => count::main(parser),
        "dominate" => dominate::main(parser),
        "tour" => tour::main(parser),
        "help" => help::print(help::OVERVIEW),
        name => {
            let later = if matches!(name, "solve" | "complete") {
                "not available yet; "
            } else {
                ""
            };
            let why = format!("{later}allowed are {SUBCOMMANDS}");
            Err(Failure::refused("SUBCOMMAND", Some(name), why))
        }
    }
}
