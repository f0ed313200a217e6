//! The step `programs`: every program in Python, C++ and Pascal, compiled and run.

use anyhow::{Result, bail};

use crate::command::{command, run_to_end};
use crate::{browser, paths};

/// What Debian calls the compilers, gcov among them.
const PACKAGES: &str = "python3 g++ fpc";
const COMPILERS: [&str; 4] = ["python3", "g++", "gcov", "fpc"];

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let missing = || {
        let mut compilers = COMPILERS.into_iter();
        compilers.find(|name| paths::find_on_path(name).is_none())
    };
    if missing().is_some() {
        browser::install(PACKAGES)?;
    }
    if let Some(name) = missing() {
        let remedy = format!("install them, on Debian with: apt-get install {PACKAGES}");
        bail!("{name} is missing: {remedy}");
    }
    let mut tests = command("cargo test --package queens-programs --test run");
    if !arguments.is_empty() {
        tests.arg("--").args(arguments);
    }
    run_to_end(&mut tests)
}
