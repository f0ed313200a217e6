//! Sets `QUEENS_VERSION`, which `queens --version` prints: the version of the crate and, in a Git checkout of this
//! repository, the commit.

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

/// The short hash of the commit and its date. `None` outside a checkout of this repository, such as for a source
/// archive unpacked in another repository.
fn commit() -> Option<String> {
    git(&["ls-files", "--error-unmatch", "build.rs"])?;
    let commit = git(&["log", "-1", "--abbrev=9", "--format=%h %cs"])?;
    // These files change with the commit. Cargo would rerun this script in every build if one of the named files did
    // not exist.
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

/// The output of a Git command in the folder of this crate. `None` if the command fails, prints nothing, or Git is not
/// installed.
fn git(arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    command.args(arguments);
    // A Git hook that builds this crate may have set these variables for another index or work tree.
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(variable);
    }
    let output = command.output().ok()?;
    let printed = String::from_utf8(output.stdout).ok()?;
    let line = printed.trim().to_owned();
    (output.status.success() && !line.is_empty()).then_some(line)
}
