//! `cargo xtask tidy`: checks the repository's own rules, which are tests in `tests/tidy`.

use crate::command::cargo_test;
use anyhow::Result;

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    cargo_test(
        "cargo test --quiet --package queens-tests --test tidy",
        arguments,
        &[],
    )
}
