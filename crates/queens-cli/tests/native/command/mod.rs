//! Runs the program `queens`, and checks and parses its output.

pub(crate) mod files;

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// The entries of `algorithms --json`.
pub(crate) fn registry() -> Vec<Value> {
    let registry = json("algorithms --json");
    registry["algorithms"].as_array().expect("a list").clone()
}

/// Whether the search of the algorithm has a trace.
pub(crate) fn is_traced(entry: &Value) -> bool {
    entry["traced"] == true
}

pub(crate) fn id(entry: &Value) -> &str {
    entry["id"].as_str().expect("an id")
}

/// The command `queens` with arguments that are separated by blanks.
pub(crate) fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_queens"));
    command.args(arguments.split_whitespace());
    // Help adapts to the width of the terminal, which `COLUMNS` would set.
    command.env_remove("COLUMNS");
    command
}

pub(crate) fn queens(arguments: &str) -> Output {
    command(arguments).output().expect("the command starts")
}

/// Runs a shell command in a folder and returns its output. `queens` is the program under test.
pub(crate) fn shell(line: &str, folder: &Path) -> Output {
    let built = Path::new(env!("CARGO_BIN_EXE_queens")).parent();
    let built = built.expect("a folder").to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = [built].into_iter().chain(std::env::split_paths(&path));
    let path = std::env::join_paths(folders).expect("a path");
    let mut command = Command::new("sh");
    command.args(["-c", line]).env("PATH", path);
    command.env_remove("COLUMNS").current_dir(folder);
    command.output().expect("a shell")
}

/// The names of the commands, in the order of the overview.
pub(crate) fn subcommands() -> Vec<String> {
    let overview = succeeds("--help");
    let lines = overview.lines().skip_while(|line| !line.ends_with(':'));
    let lines = lines.take_while(|line| *line != "Options:");
    let names = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.map(str::to_owned).collect()
}

/// Runs a command and returns its standard output. The command must succeed and print nothing on standard error.
pub(crate) fn succeeds(arguments: &str) -> String {
    let output = queens(arguments);
    assert_eq!(
        output.status.code(),
        Some(0),
        "queens {arguments}: {output:?}"
    );
    assert!(output.stderr.is_empty(), "queens {arguments}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Runs a command and returns the JSON object that it prints. The command must succeed and print exactly one line.
pub(crate) fn json(arguments: &str) -> Value {
    let text = succeeds(arguments);
    assert_eq!(text.lines().count(), 1, "queens {arguments}: {text}");
    serde_json::from_str(&text).expect("a JSON object")
}
