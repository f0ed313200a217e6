//! `cargo xtask tidy`: the repository's own rules, which are tests in `tests/tidy`.

use crate::command::{command, run_to_end};
use anyhow::Result;

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let mut tests = command("cargo test --quiet --package queens-tests --test tidy --");
    run_to_end(tests.args(arguments))
}
