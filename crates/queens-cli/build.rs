//! Sets `QUEENS_VERSION`, which `queens --version` prints: the version of the crate, with the commit if it is built from
//! a Git checkout of this repository.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let version = match commit() {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo::rustc-env=QUEENS_VERSION={version}");
}

/// The short hash of the commit and its date. A checkout of another repository around a source archive does not count.
fn commit() -> Option<String> {
    git(&["ls-files", "--error-unmatch", "build.rs"])?;
    let commit = git(&["log", "-1", "--abbrev=9", "--format=%h %cs"])?;
    // These files change with the commit. A file that is missing would run this script in every build.
    let reference = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD", "packed-refs", "refs/heads"]
        .into_iter()
        .chain(reference.as_deref())
    {
        let path = git(&["rev-parse", "--path-format=absolute", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    Some(commit)
}

/// What Git prints in the folder of this crate, on one line; none if it fails or is not installed.
fn git(arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    command.args(arguments);
    // A hook that builds this crate may point to another index or work tree.
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(variable);
    }
    let output = command.output().ok()?;
    let printed = String::from_utf8(output.stdout).ok()?;
    let line = printed.trim().to_owned();
    (output.status.success() && !line.is_empty()).then_some(line)
}
