//! Child processes: built in one place, run from the repository's root, quoted in full when they fail.

use std::env;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use crate::failure::{Failure, Outcome};
use crate::paths;

/// The command of this line, which has no word with a space in it: in the repository's root, with our
/// tools on its PATH. `cargo` is the one that runs us.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let program = match (words.next().unwrap_or_default(), env::var("CARGO")) {
        ("cargo", Ok(cargo)) => cargo,
        (program, _) => program.to_owned(),
    };
    // Resolved by hand: the system would search the parent's PATH, not the child's.
    let mut command = match paths::find_on_path(&program) {
        Some(path) => Command::new(path),
        None => Command::new(program),
    };
    command
        .args(words)
        .current_dir(paths::root())
        .env("PATH", paths::search_path());
    // `cargo run` describes xtask in these; a build that sees them would be built anew.
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name.as_ref());
        }
    }
    command
}

/// The same for a line of Trunk's, which reads `NO_COLOR` as true or false and stops at `1`.
pub(crate) fn trunk(line: &str) -> Command {
    let mut command = command(line);
    if env::var_os("NO_COLOR").is_some() {
        command.env_remove("NO_COLOR").arg("--no-color");
    }
    command
}

/// Runs to the end with our own input and output.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let status = command
        .status()
        .map_err(|error| failure(command, &error.to_string()))?;
    succeeded(command, status)
}

/// Runs silently and returns what was printed; `None` if it could not start or failed.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The failure to report for this command.
pub(crate) fn failure(command: &Command, reason: &str) -> Failure {
    Failure::Command {
        line: line(command),
        reason: reason.to_owned(),
    }
}

fn succeeded(command: &Command, status: ExitStatus) -> Outcome {
    if status.success() {
        return Ok(());
    }
    Err(failure(command, &status.to_string()))
}

/// The command as it can be typed in the repository's root; only what we set ourselves is shown.
fn line(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| {
        let shown = name != OsStr::new("PATH");
        value
            .filter(|_| shown)
            .map(|value| format!("{}={}", name.display(), quoted(value)))
    });
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    let program = std::iter::once(quoted(name));
    variables
        .chain(program)
        .chain(command.get_args().map(quoted))
        .collect::<Vec<String>>()
        .join(" ")
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    if word.is_empty() || word.contains(|letter: char| letter.is_whitespace() || letter == '\'') {
        format!("'{}'", word.replace('\'', r"'\''"))
    } else {
        word.into_owned()
    }
}
