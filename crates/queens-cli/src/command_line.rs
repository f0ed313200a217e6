//! The command line: its subcommands, and what is wrong with it in one line that names the argument, its value and what
//! is allowed.

use std::error::Error;
use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, Parser};
use clap_complete::Shell;

use crate::algorithms::AlgorithmsOptions;
use crate::animate::AnimateOptions;
use crate::check::CheckOptions;
use crate::complete::CompleteOptions;
use crate::count::CountOptions;
use crate::dominate::DominateOptions;
use crate::draw::DrawOptions;
use crate::failure::{Failure, allowed};
use crate::ledger::LedgerOptions;
use crate::options::SearchOptions;
use crate::program::ProgramOptions;
use crate::puzzle::PuzzleOptions;
use crate::shards::ShardsOptions;
use crate::solve::SolveOptions;
use crate::tour::TourOptions;
use crate::trace::TraceOptions;

const EXIT_STATUS: &str = "\
Exit status: 0 done; 1 no solution (run --goal first, solve, complete, dominate, tour), or not right (check); 2 bad input, with one line on \
standard error; 3 no answer: stopped at a cap, or a greedy search ended without a solution; 70 a \
fault of the program or the machine: a reported solution is none, a count differs from the published \
one or from a second count of a part of it, no thread starts, standard output cannot be written, or a ledger is changed \
by others or cannot be written to its end.";

/// Chessboard searches, step by step or counted
#[derive(Parser)]
#[command(name = "queens", version, after_help = EXIT_STATUS, arg_required_else_help = false, max_term_width = 100)]
#[command(mut_subcommands(|command| command.mut_args(lenient)))]
pub(crate) struct CommandLine {
    #[command(subcommand)]
    pub(crate) subcommand: Subcommand,
}

#[derive(clap::Subcommand)]
pub(crate) enum Subcommand {
    /// The algorithms, and what each accepts
    Algorithms(AlgorithmsOptions),
    /// Run an algorithm and print its counters and results
    Run(SearchOptions),
    /// Print the events of a search, one line an event
    Trace(TraceOptions),
    /// Draw the board at a step of a search, its tree or the path, as a picture
    Draw(DrawOptions),
    /// Draw a stretch of a search, as an animation
    Animate(AnimateOptions),
    /// Count the solutions on N files and N ranks, as fast as possible
    Count(CountOptions),
    /// Print the plan of a count: its shards, and what one takes
    Shards(ShardsOptions),
    /// Say what ledgers hold, merge them, or count parts of them again
    Ledger(LedgerOptions),
    /// Find one solution on N files and N ranks, to ten million
    Solve(SolveOptions),
    /// Check the solutions that a program printed
    Check(CheckOptions),
    /// Say whether queens that stand can be completed to a solution
    Complete(CompleteOptions),
    /// Find the fewest queens that cover the board, the proof, and all such sets
    Dominate(DominateOptions),
    /// Find a knight's tour of W files and H ranks, or why there is none
    Tour(TourOptions),
    /// Make a puzzle: given queens that have one completion
    Puzzle(PuzzleOptions),
    /// Print an algorithm as a program in Python, C++ or Pascal, for one board
    Program(ProgramOptions),
    /// Print the script that completes this command line in a shell
    Completions {
        /// The shell
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
}

/// A negative number is a value, which its parser refuses, and a repeated flag is no error.
fn lenient(argument: Arg) -> Arg {
    let name = argument.get_id().clone();
    match argument.get_action().takes_values() {
        true => argument.allow_negative_numbers(true),
        false => argument.overrides_with(name),
    }
}

/// The script that completes this command line in a shell.
pub(crate) fn script(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut CommandLine::command(), "queens", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The refusal of these words, which clap does not understand.
pub(crate) fn refusal(error: &clap::Error, words: &[OsString]) -> Failure {
    let mut command = CommandLine::command();
    command.build();
    let named = words.get(1).and_then(|name| name.to_str());
    let subcommand = named.and_then(|name| command.find_subcommand(name));
    let within = subcommand.unwrap_or(&command);
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.as_str(),
        Some(ContextValue::Strings(texts)) => {
            let text = match kind {
                // The likeliest.
                ContextKind::SuggestedSubcommand => texts.last(),
                _ => texts.first(),
            };
            text.map_or("", String::as_str)
        }
        _ => "",
    };
    // As in usage: `--goal <GOAL>`, `<N>`.
    let name = text(ContextKind::InvalidArg);
    let name = name.split(' ').next().unwrap_or(name);
    let name = name.trim_matches(['<', '>', '.']);
    let value = text(ContextKind::InvalidValue);
    let argument = within.get_arguments().find(|it| self::name(it) == name);
    let allowed_values = argument.map_or_else(String::new, values);
    let given = given(name, words);
    let [first, last] = [given.first(), given.last()].map(|it| it.map(String::as_str));
    let not_text = words.iter().find(|word| word.to_str().is_none());
    let not_text = not_text.map(|word| word.to_string_lossy());
    let is_option = name.starts_with('-');
    let (name, value, wrong, allowed) = match error.kind() {
        ErrorKind::MissingSubcommand => ("SUBCOMMAND", None, "missing; ", known(&command)),
        ErrorKind::InvalidSubcommand => {
            let name = text(ContextKind::InvalidSubcommand);
            ("SUBCOMMAND", Some(name), "", known(&command))
        }
        ErrorKind::UnknownArgument if is_option => (name, first, "unknown; ", known(within)),
        ErrorKind::UnknownArgument => ("argument", Some(name), "unknown; ", known(within)),
        ErrorKind::MissingRequiredArgument => (name, None, "missing; ", allowed_values),
        ErrorKind::InvalidValue if value.is_empty() => {
            (name, None, "its value is missing; ", allowed_values)
        }
        ErrorKind::InvalidValue => (name, Some(value), "", allowed_values),
        ErrorKind::ValueValidation => {
            let parser = error.source().map(ToString::to_string);
            (name, Some(value), "", parser.unwrap_or_default())
        }
        ErrorKind::TooManyValues => {
            let allowed = "allowed is the option alone".to_owned();
            (name, Some(value), "it takes no value; ", allowed)
        }
        ErrorKind::ArgumentConflict => {
            let prior = text(ContextKind::PriorArg);
            let other = prior.split(' ').next().filter(|&prior| prior != name);
            let allowed = match (other, first) {
                (Some(other), _) => format!("{other} is given, too; allowed is one of them"),
                (None, first) => {
                    let first = first.unwrap_or_default();
                    format!("{name} {first} was given before; allowed is one")
                }
            };
            (name, last, "", allowed)
        }
        ErrorKind::InvalidUtf8 => {
            let allowed = "allowed is text in UTF-8".to_owned();
            ("argument", not_text.as_deref(), "", allowed)
        }
        other => ("argument", None, "", other.to_string()),
    };
    let suggestions = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
        ContextKind::SuggestedSubcommand,
    ];
    let suggested = suggestions.map(text).concat();
    let hint = match &suggested[..] {
        "" => String::new(),
        suggested => format!("; did you mean {suggested}?"),
    };
    let why = format!("{wrong}{allowed}{hint}");
    match value {
        Some(value) => Failure::refused(name, value, why),
        None => Failure::misplaced(name, why),
    }
}

/// The name of an argument, as it is written or as its value is called.
fn name(argument: &Arg) -> String {
    match (argument.get_long(), argument.get_short()) {
        (Some(long), _) => format!("--{long}"),
        (None, Some(short)) => format!("-{short}"),
        (None, None) => {
            let named = argument.get_value_names().and_then(<[_]>::first);
            named.map_or_else(
                || argument.get_id().to_string().to_uppercase(),
                ToString::to_string,
            )
        }
    }
}

/// What is allowed in place of an unknown word.
fn known(command: &Command) -> String {
    let subcommands = command.get_subcommands().map(|it| it.get_name().to_owned());
    let names: Vec<_> = subcommands
        .chain(command.get_arguments().map(name))
        .collect();
    allowed("allowed", names.iter().map(String::as_str))
}

/// The values that an argument takes.
fn values(argument: &Arg) -> String {
    let values = argument.get_possible_values();
    if values.is_empty() {
        let help = argument.get_help().map(StyledStr::to_string);
        let help = help.unwrap_or_default();
        let first = help.chars().take(1).flat_map(char::to_lowercase);
        let phrase: String = first.chain(help.chars().skip(1)).collect();
        return format!("allowed is {phrase}");
    }
    allowed("allowed", values.iter().map(|value| value.get_name()))
}

/// The values that an option is given in these words: `--n 8`, `--n=8`, `-n8`.
fn given(option: &str, words: &[OsString]) -> Vec<String> {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let value = |at: usize| match words[at].strip_prefix(option)? {
        "" => {
            let next = words.get(at + 1).filter(|next| !next.starts_with('-'));
            next.map(ToString::to_string)
        }
        rest if option.starts_with("--") => rest.strip_prefix('=').map(str::to_owned),
        rest => Some(rest.to_owned()),
    };
    (0..words.len()).filter_map(value).collect()
}
