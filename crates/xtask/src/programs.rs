//! The step `programs`: compiles and runs every program in Python, C++ and Pascal.

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::command::cargo_test;
use crate::{browser, paths, python};

/// The Debian packages of the compilers. The package g++ also installs gcov.
const PACKAGES: &str = "python3 python3-venv g++ fpc";
const COMPILERS: [&str; 4] = ["python3", "g++", "gcov", "fpc"];

/// Finds the oldest Python that can run a program.
const VERMIN: &str = "vermin";
const VERMIN_PACKAGE: &str = "vermin==1.9.2";

/// Installs Python if it is missing. The documents also use Python to serve the page.
pub(crate) fn ensure_python() -> Result<()> {
    ensure(&["python3"], "python3")
}

fn ensure(programs: &[&str], packages: &str) -> Result<()> {
    let missing = || {
        let mut programs = programs.iter();
        programs.find(|name| paths::find_on_path(name).is_none())
    };
    if missing().is_some() {
        browser::install(packages)?;
    }
    if let Some(name) = missing() {
        bail!("{name} is missing; on Debian: apt-get install {packages}");
    }
    Ok(())
}

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    ensure(&COMPILERS, PACKAGES)?;
    cargo_test(
        "cargo test --package queens-programs --test run",
        arguments,
        &[("QUEENS_VERMIN", vermin()?.into())],
    )
}

/// The path of vermin. Installs it if it is not on PATH.
fn vermin() -> Result<PathBuf> {
    if let Some(vermin) = paths::find_on_path(VERMIN) {
        return Ok(vermin);
    }
    let folder = paths::target().join("programs").join("environment");
    let programs = python::environment(&folder, &[VERMIN_PACKAGE])?;
    Ok(programs.join(VERMIN))
}
