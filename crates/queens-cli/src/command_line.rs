//! The command line: the commands with their help, and one sentence for each mistake in the arguments.

use std::error::Error;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, FromArgMatches, Parser};
use clap_complete::Shell;
use queens_core::algorithm;

use crate::algorithms::AlgorithmsOptions;
#[cfg(feature = "pictures")]
use crate::animate::AnimateOptions;
use crate::check::CheckOptions;
use crate::complete::CompleteOptions;
use crate::count::CountOptions;
use crate::dominate::DominateOptions;
#[cfg(feature = "pictures")]
use crate::draw::DrawOptions;
use crate::failure::{Failure, all_of, one_of, quoted};
use crate::ledger::LedgerOptions;
use crate::options::{SearchOptions, side_refused};
use crate::program::ProgramOptions;
use crate::puzzle::PuzzleOptions;
use crate::shards::ShardsOptions;
use crate::solve::SolveOptions;
use crate::tour::TourOptions;
use crate::trace::TraceOptions;
#[cfg(not(feature = "pictures"))]
use crate::without_pictures::{MissingCommand as AnimateOptions, MissingCommand as DrawOptions};

const EXIT_STATUS: &str = "\
Exit status:
  0   done
  1   the answer is no: no solution (run --goal first, solve, complete, dominate, tour),
      a wrong or incomplete output (check), or a refused log (dominate --check)
  2   bad input; one line on standard error explains it
  3   no answer: the search stopped at its limit, or a greedy search got stuck
  70  an error of the program or the machine; standard error describes it

`queens help COMMAND` explains a command, with examples.";

/// The groups of commands in the overview: the title of each group and its commands. clap adds the command `help`.
const GROUPS: [(&str, &[&str]); 5] = [
    (
        "Search with an algorithm of the page",
        &["algorithms", "run", "trace", "draw", "animate", "program"],
    ),
    (
        "Get an answer as fast as possible",
        &["count", "solve", "complete", "dominate", "tour"],
    ),
    ("For exercises", &["check", "puzzle"]),
    ("Count on several machines", &["shards", "ledger"]),
    ("Other", &["completions", "help"]),
];

/// Solve, count and draw n queens, dominating queens and knight's tours
#[derive(Parser)]
#[command(name = "queens", version = env!("QUEENS_VERSION"), after_help = EXIT_STATUS, max_term_width = 100)]
#[command(arg_required_else_help = true, mut_subcommands(|command| command.mut_args(lenient)))]
pub(crate) struct CommandLine {
    #[command(subcommand)]
    pub(crate) subcommand: Subcommand,
}

#[derive(clap::Subcommand)]
pub(crate) enum Subcommand {
    /// List the algorithms and the boards that they accept
    Algorithms(AlgorithmsOptions),
    /// Run an algorithm and print its counters and solutions
    Run(SearchOptions),
    /// Print the events of a search, one per line
    Trace(TraceOptions),
    /// Draw one step of a search as a picture: the board or the search tree
    Draw(DrawOptions),
    /// Draw the steps of a search as an animation
    Animate(AnimateOptions),
    /// Print an algorithm as a program in Python, C++ or Pascal
    Program(ProgramOptions),
    /// Count all solutions for N queens, up to N = 27
    Count(CountOptions),
    /// Find one solution for N queens, up to N = 10,000,000
    Solve(SolveOptions),
    /// Decide whether given queens can be completed to a solution
    Complete(CompleteOptions),
    /// Find the fewest queens that cover a board, and list all such sets
    Dominate(DominateOptions),
    /// Find a knight's tour, or show that there is none
    Tour(TourOptions),
    /// Check the solutions that a program printed
    Check(CheckOptions),
    /// Make a puzzle: some pieces, with exactly one completion
    Puzzle(PuzzleOptions),
    /// Show how a count is divided into shards, and the cost of one shard
    Shards(ShardsOptions),
    /// Show, merge and verify the result files of counts
    Ledger(LedgerOptions),
    /// Print a shell script that completes `queens` commands
    #[command(after_help = "\
Examples:
  queens completions bash > queens.bash
  queens completions fish > queens.fish")]
    Completions {
        /// The shell
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
}

/// Accepts a negative number as the value of an argument, so that the value parser explains why it is wrong. Accepts a
/// repeated flag.
fn lenient(argument: Arg) -> Arg {
    let name = argument.get_id().clone();
    if argument.get_action().takes_values() {
        argument.allow_negative_numbers(true)
    } else {
        argument.overrides_with(name)
    }
}

/// The definition of the command line, with the overview as its help.
fn command() -> Command {
    let command = CommandLine::command();
    let overview = overview(&command);
    command.help_template(overview)
}

/// The template of the first page of help, which lists the commands in groups.
fn overview(command: &Command) -> String {
    let about = |name: &str| match command.find_subcommand(name) {
        Some(subcommand) => subcommand
            .get_about()
            .map_or_else(String::new, ToString::to_string),
        None => "Explain a command".to_owned(),
    };
    let group = |(title, names): &(&str, &[&str])| {
        let lines = names
            .iter()
            .map(|name| format!("  {name:11}  {}\n", about(name)));
        format!("{title}:\n{}\n", lines.collect::<String>())
    };
    let groups: String = GROUPS.iter().map(group).collect();
    format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}Options:\n{{options}}{{after-help}}"
    )
}

/// Parses the command line.
pub(crate) fn parsed(words: &[OsString]) -> Result<CommandLine, clap::Error> {
    let mut command = command();
    let matches = command.try_get_matches_from_mut(words)?;
    CommandLine::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// Whether the user asked for help or the version. clap reports such a request as an error. An empty command line also
/// asks for help.
pub(crate) fn is_help(error: &clap::Error) -> bool {
    !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
}

/// The script that makes a shell complete the commands of `queens`.
pub(crate) fn script(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "queens", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// A mistake in the arguments, as clap reports it.
struct UsageError<'a> {
    error: &'a clap::Error,
    words: &'a [OsString],
    /// The command that contains the mistake, or the root command.
    within: &'a Command,
    /// The name of the argument: `--goal`, `-n`, `FILE`.
    name: &'a str,
}

/// The error message for a mistake in the arguments.
pub(crate) fn refusal(error: &clap::Error, words: &[OsString]) -> Failure {
    let mut command = command();
    command.build();
    let named = words.get(1).and_then(|name| name.to_str());
    let subcommand = named.and_then(|name| command.find_subcommand(name));
    // clap reports the argument in the form of a usage line: `--goal <GOAL>`, `<N>`.
    let name = text(error, ContextKind::InvalidArg);
    let name = name.split(' ').next().unwrap_or(name);
    let mistake = UsageError {
        error,
        words,
        within: subcommand.unwrap_or(&command),
        name: name.trim_matches(['<', '>', '.']),
    };
    mistake.failure(&command)
}

/// The detail of this kind that clap reports about a mistake. Empty if there is none.
fn text(error: &clap::Error, kind: ContextKind) -> &str {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text,
        Some(ContextValue::Strings(texts)) => {
            let text = match kind {
                // clap lists the most similar command last.
                ContextKind::SuggestedSubcommand => texts.last(),
                _ => texts.first(),
            };
            text.map_or("", String::as_str)
        }
        _ => "",
    }
}

impl UsageError<'_> {
    fn failure(&self, root: &Command) -> Failure {
        let (error, name, value) = (self.error, self.name, self.text(ContextKind::InvalidValue));
        match error.kind() {
            ErrorKind::InvalidSubcommand => self.unknown_command(),
            ErrorKind::UnknownArgument if name.starts_with('-') => self.unknown_option(root),
            ErrorKind::UnknownArgument => {
                let hint = match algorithm::find(name).filter(|_| self.takes("--algorithm")) {
                    Some(algorithm) => format!("did you mean --algorithm {}?", algorithm.id),
                    None => self.help(),
                };
                let [command, name] = [self.command(), &quoted(name)];
                Failure::bad_input(format!("{command} does not expect {name}; {hint}"))
            }
            ErrorKind::MissingRequiredArgument => self.missing(),
            ErrorKind::InvalidValue if value.is_empty() && !self.is_blank() => {
                Failure::bad_input(format!("{name} needs {}", self.expected_values()))
            }
            ErrorKind::InvalidValue => self.unknown_value(value),
            ErrorKind::ValueValidation => match self.side(value) {
                Some(failure) => failure,
                None => {
                    let parser = error.source().map(ToString::to_string);
                    Failure::not_allowed_here(name, parser.unwrap_or_default())
                }
            },
            ErrorKind::TooManyValues => {
                Failure::bad_input(format!("{name} takes no value, got {}", quoted(value)))
            }
            ErrorKind::ArgumentConflict => self.conflict(),
            ErrorKind::InvalidUtf8 => {
                let bad = self.words.iter().find(|word| word.to_str().is_none());
                let bad = bad.map(|word| word.to_string_lossy()).unwrap_or_default();
                Failure::bad_input(format!("{} is not text in UTF-8", quoted(&bad)))
            }
            other => Failure::bad_input(format!("{other}; {}", self.help())),
        }
    }

    fn text(&self, kind: ContextKind) -> &str {
        text(self.error, kind)
    }

    fn command(&self) -> &str {
        self.within.get_name()
    }

    /// A reference to the help page of this command.
    fn help(&self) -> String {
        match self.command() {
            "queens" => "see `queens help`".to_owned(),
            command => format!("see `queens help {command}`"),
        }
    }

    /// The definition of the argument that has the mistake.
    fn argument(&self) -> Option<&Arg> {
        let mut arguments = self.within.get_arguments();
        arguments.find(|argument| self::name(argument) == self.name)
    }

    /// Whether the command has this argument.
    fn takes(&self, name: &str) -> bool {
        let mut arguments = self.within.get_arguments();
        arguments.any(|argument| self::name(argument) == name)
    }

    /// Whether the value is an empty text and not missing. clap reports both in the same way. But only an empty text is
    /// an empty word on the command line.
    fn is_blank(&self) -> bool {
        self.words.iter().any(|word| word.is_empty())
    }

    fn unknown_command(&self) -> Failure {
        let name = quoted(self.text(ContextKind::InvalidSubcommand));
        let hint = match self.text(ContextKind::SuggestedSubcommand) {
            "" => "see `queens help`".to_owned(),
            suggestion => format!("did you mean {suggestion}? See `queens help`"),
        };
        Failure::bad_input(format!("{name} is not a command; {hint}"))
    }

    fn unknown_option(&self, root: &Command) -> Failure {
        let name = quoted(self.name);
        let command = self.command();
        let others = root.get_subcommands().filter(|other| {
            let mut arguments = other
                .get_arguments()
                .filter(|argument| !argument.is_hide_set());
            arguments.any(|argument| self::name(argument) == self.name)
        });
        let others: Vec<_> = others.map(Command::get_name).collect();
        if command == root.get_name() && !others.is_empty() {
            return Failure::bad_input(format!("{name} goes after a command; see `queens help`"));
        }
        if matches!(&name[..], "-n" | "--n") && self.takes("N") {
            let way = format!("write `queens {command} N`");
            return Failure::bad_input(format!("{command} has no option {name}; {way}"));
        }
        let (name, hint) = match self.similar() {
            Some((name, suggestion)) => {
                let help = self.help().replacen('s', "S", 1);
                (name, format!("; did you mean {suggestion}? {help}"))
            }
            None if (1..=3).contains(&others.len()) => {
                let verb = if others.len() == 1 { "has" } else { "have" };
                (name, format!(", but {} {verb} it", all_of(others)))
            }
            None => (name, format!("; {}", self.help())),
        };
        Failure::bad_input(format!("{command} has no option {name}{hint}"))
    }

    /// The unknown option in the user's spelling, and the option that the user probably meant: `-n` for `--n`, `--goal`
    /// for `-goal`.
    fn similar(&self) -> Option<(String, String)> {
        let words = self.words.iter().filter_map(|word| word.to_str());
        let words = words.map(|word| word.split('=').next().unwrap_or(word));
        for word in words.filter(|word| word.starts_with(self.name)) {
            let meant = match word.strip_prefix("--") {
                Some(letter) => format!("-{letter}"),
                None => format!("-{word}"),
            };
            if self.takes(&meant) {
                return Some((quoted(word), meant));
            }
        }
        let suggestion = self.text(ContextKind::SuggestedArg);
        (!suggestion.is_empty()).then(|| (quoted(self.name), suggestion.to_owned()))
    }

    fn missing(&self) -> Failure {
        let missing = match self.error.get(ContextKind::InvalidArg) {
            Some(ContextValue::Strings(missing)) => &missing[..],
            _ => &[],
        };
        let missing: Vec<_> = missing
            .iter()
            .map(|name| name.replace(['<', '>', '.'], ""))
            .collect();
        let needs_id = missing.iter().any(|name| name == "--algorithm ID");
        let help = if needs_id {
            "see `queens algorithms`".to_owned()
        } else {
            self.help()
        };
        let missing = all_of(missing.iter().map(String::as_str));
        Failure::bad_input(format!("{} needs {missing}; {help}", self.command()))
    }

    /// The values that the argument expects, as a phrase such as `a file name`.
    fn expected_values(&self) -> String {
        let Some(argument) = self.argument() else {
            return "a value".to_owned();
        };
        let values = argument.get_possible_values();
        let name = argument.get_value_names().and_then(<[_]>::first);
        match name.map_or("", |name| name.as_str()) {
            "ID" => "an algorithm; see `queens algorithms`",
            _ if !values.is_empty() => {
                return one_of(values.iter().map(|value| value.get_name()));
            }
            "FILE" => "a file name",
            "SQUARES" => "squares such as a1,b3",
            "SQUARE" => "a square such as a1",
            "A..B" => "a range of shards such as 0..10",
            "DATE" => "a date such as 2026-01-31",
            _ => "a number",
        }
        .to_owned()
    }

    fn unknown_value(&self, value: &str) -> Failure {
        if self.name == "--algorithm" {
            let hint = match self.text(ContextKind::SuggestedValue) {
                "" => "see".to_owned(),
                suggestion => format!("did you mean {suggestion}? See"),
            };
            let value = quoted(value);
            return Failure::bad_input(format!(
                "--algorithm: {value} is not an algorithm; {hint} `queens algorithms`"
            ));
        }
        Failure::expected(self.name, self.expected_values(), value)
    }

    /// The message about a bad number of files or ranks, with the sizes that the algorithm accepts. `None` if the
    /// algorithm is unknown or the argument is neither `-n` nor `-m`.
    fn side(&self, value: &str) -> Option<Failure> {
        let is_side = self.takes("--algorithm") && matches!(self.name, "-n" | "-m");
        let id = given("--algorithm", self.words).into_iter().next()?;
        let algorithm = algorithm::find(&id).filter(|_| is_side)?;
        let is_drawn_large = matches!(self.command(), "run" | "draw" | "animate");
        Some(side_refused(self.name, value, algorithm, is_drawn_large))
    }

    fn conflict(&self) -> Failure {
        let prior = self.text(ContextKind::PriorArg);
        let other = prior.split(' ').next().filter(|&prior| prior != self.name);
        if let Some(other) = other {
            return Failure::bad_input(format!("{} and {other} cannot be combined", self.name));
        }
        let given = given(self.name, self.words);
        let given = all_of(given.iter().map(String::as_str));
        Failure::bad_input(format!("{} is given twice: {}", self.name, quoted(&given)))
    }
}

/// The name of an argument: `--goal` or `-n` for an option, otherwise the name of the value, such as `FILE`.
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

/// The values that the command line gives an option, in the forms `--n 8`, `--n=8` and `-n8`.
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
