//! Runs child processes in the root of the repository. An error shows the whole command.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::paths;
use anyhow::{Error, Result, anyhow, ensure};

/// Creates a command from a line, which is split at spaces. The command runs in the root of the repository, with the
/// installed tools on its PATH. `cargo` is the Cargo that runs xtask.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let program = match (words.next().unwrap_or_default(), env::var("CARGO")) {
        ("cargo", Ok(cargo)) => cargo,
        (program, _) => program.to_owned(),
    };
    let mut command = Command::new(program);
    command
        .args(words)
        .current_dir(paths::root())
        .env("PATH", paths::search_path());
    // `cargo run` sets these variables for xtask. If they were passed on, Cargo would compile everything again.
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name.as_ref());
        }
    }
    command
}

/// A Trunk command that builds into `dist`. Trunk also stages its files in `dist`, so simultaneous builds need separate
/// directories.
pub(crate) fn trunk(line: &str, dist: &Path) -> Command {
    let mut trunk = command(&format!("trunk {line} --dist"));
    trunk.arg(dist);
    // Trunk accepts only `true` and `false` as values of NO_COLOR.
    if env::var_os("NO_COLOR").is_some() {
        trunk.env_remove("NO_COLOR").arg("--no-color");
    }
    trunk
}

/// Removes the paths of this machine from the WebAssembly output, so that every machine builds the same bytes. Paths
/// with a space remain, because Cargo splits the variable at spaces.
pub(crate) fn without_paths(command: &mut Command) -> &mut Command {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let paths = [home, Some(paths::target()), Some(paths::root())];
    let flags = paths.into_iter().flatten().filter_map(|path| {
        let path = path.to_str()?.to_owned();
        (!path.contains(' ')).then(|| format!("--remap-path-prefix={path}="))
    });
    let flags: Vec<String> = flags.collect();
    command.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    )
}

/// Runs a command to its end, with xtask's input and output.
pub(crate) fn run_to_end(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|error| failure(command, error))?;
    if status.success() {
        Ok(())
    } else {
        Err(failure(command, status))
    }
}

/// Runs tests with environment variables and prints the time of each test. The arguments go to the test binaries. Fails
/// if the arguments before the first option match no test.
pub(crate) fn cargo_test(
    line: &str,
    arguments: &[String],
    variables: &[(&str, OsString)],
) -> Result<()> {
    let names: Vec<&String> = arguments
        .iter()
        .take_while(|argument| !argument.starts_with('-'))
        .collect();
    if !names.is_empty() {
        let mut list = command(line);
        list.args(["--", "--list"]).args(&names);
        let list = output_of(&mut list).unwrap_or_default();
        let is_test = |line: &str| line.ends_with(": test");
        ensure!(
            list.lines().any(is_test),
            "no test of this step has {names:?} in its name, or the tests do not compile"
        );
    }
    let mut tests = command(line);
    tests.envs(variables.iter().map(|(name, value)| (name, value)));
    // On a stable toolchain, the test harness prints times only if this variable is set.
    if cfg!(unix) {
        tests.args([
            "--config",
            r#"target."cfg(unix)".runner = ["env", "RUSTC_BOOTSTRAP=1"]"#,
        ]);
        tests.args(["--", "-Zunstable-options", "--report-time"]);
    } else {
        tests.arg("--");
    }
    let status = tests.args(arguments).status();
    let status = status.map_err(|error| failure(&tests, error))?;
    ensure!(status.success(), "the tests failed ({status})");
    Ok(())
}

/// Runs a command and returns its standard output. `None` if the command cannot start or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The error for a command that failed, with the reason and the whole command.
pub(crate) fn failure(command: &Command, reason: impl fmt::Display) -> Error {
    anyhow!("{reason}: {}", line(command))
}

/// The command as a shell line for the root of the repository, with the variables that xtask sets.
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
