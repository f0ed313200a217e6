//! The program `queens`, which runs the algorithms of the page on the command line. This file runs the command and
//! turns its answer into an exit status.

mod algorithms;
#[cfg(feature = "pictures")]
mod animate;
mod check;
mod command_line;
mod complete;
mod count;
mod dominate;
#[cfg(feature = "pictures")]
mod draw;
mod failure;
mod file;
mod large;
mod ledger;
mod options;
mod output;
#[cfg(feature = "pictures")]
mod pictures;
mod program;
mod progress;
mod puzzle;
mod run;
mod search;
mod shards;
mod solve;
mod summary;
mod tour;
mod trace;
mod values;
#[cfg(not(feature = "pictures"))]
mod without_pictures;
mod words;

use std::ffi::OsString;
use std::io::ErrorKind;
use std::process::ExitCode;

use command_line::Subcommand;
use failure::Failure;
use output::note;

/// The outcome of a command that did not fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Done,
    /// The answer is no: there is no solution, or a checked text is not correct and complete.
    No,
    /// The search stopped at its limit or got stuck, so there is no answer.
    Undecided,
    /// The command is done, and it has already reported an error.
    Faulty,
}

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    match answer(&words) {
        Ok(Answer::Done) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Undecided) => ExitCode::from(3),
        Ok(Answer::Faulty) => ExitCode::from(failure::FAULT),
        // The reader of the output closed the pipe, which is not an error.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            note(&failure);
            ExitCode::from(failure.status())
        }
    }
}

fn answer(words: &[OsString]) -> Result<Answer, Failure> {
    let subcommand = match command_line::parsed(words) {
        Ok(line) => line.subcommand,
        Err(text) if command_line::is_help(&text) => {
            return output::print(text.render(), Answer::Done);
        }
        Err(error) => return Err(command_line::refusal(&error, words)),
    };
    match subcommand {
        Subcommand::Algorithms(options) => options.run(),
        Subcommand::Run(options) => run::run(&options),
        Subcommand::Trace(options) => options.run(),
        Subcommand::Draw(options) => options.run(),
        Subcommand::Animate(options) => options.run(),
        Subcommand::Count(options) => options.run(),
        Subcommand::Shards(options) => options.run(),
        Subcommand::Ledger(options) => options.run(),
        Subcommand::Solve(options) => options.run(),
        Subcommand::Check(options) => options.run(),
        Subcommand::Complete(options) => options.run(),
        Subcommand::Dominate(options) => options.run(),
        Subcommand::Tour(options) => options.run(),
        Subcommand::Puzzle(options) => options.run(),
        Subcommand::Program(options) => options.run(),
        Subcommand::Completions { shell } => {
            output::print(command_line::script(shell), Answer::Done)
        }
    }
}
