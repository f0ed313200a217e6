//! The step `cluster`: runs the scripts in `scripts/cluster` on a real Dask scheduler, with GNU parallel, and as an
//! array of jobs. The test kills workers, processes and the client on purpose.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{command, run_to_end};
use crate::{browser, paths, python};

/// The Debian packages of GNU parallel and of Python's virtual environments.
const PACKAGES: &str = "parallel python3-venv";
const SCRIPTS: &str = "scripts/cluster";

pub(crate) fn run() -> Result<()> {
    if paths::find_on_path("parallel").is_none() {
        browser::install(PACKAGES)?;
    }
    paths::find_on_path("parallel").with_context(|| {
        format!("GNU parallel is missing: install it, on Debian with: apt-get install {PACKAGES}")
    })?;
    let folder = paths::target().join("cluster");
    let requirements = format!("{SCRIPTS}/requirements.txt");
    let environment = folder.join("environment");
    let python = python::environment(&environment, &["--requirement", &requirements])?;
    let python = python.join("python");
    run_to_end(&mut command("cargo build --quiet --package queens-cli"))?;
    let counts = folder.join("counts");
    if counts.exists() {
        fs::remove_dir_all(&counts)?;
    }
    let program = paths::target().join("debug").join("queens");
    let mut test = Command::new(&python);
    test.arg(format!("{SCRIPTS}/test_count.py"))
        .arg(program)
        .arg(counts);
    run_to_end(test.current_dir(paths::root()))
}
