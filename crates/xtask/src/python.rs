//! Virtual environments of Python, below the target directory.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::command::{command, run_to_end};
use crate::{browser, paths};

/// Creates a virtual environment in a folder if there is none, and installs packages into it. The packages are
/// arguments of `pip install`. Returns the folder of its programs.
pub(crate) fn environment(folder: &Path, packages: &[&str]) -> Result<PathBuf> {
    let programs = folder.join("bin");
    let python = programs.join("python");
    if !python.exists() {
        let create = || run_to_end(command("python3 -m venv --clear").arg(folder));
        // On Debian, the command fails without the package python3-venv.
        if create().is_err() {
            browser::install("python3-venv")?;
            create()?;
        }
    }
    let words = "-m pip install --quiet --disable-pip-version-check";
    let mut install = Command::new(&python);
    install.args(words.split(' ')).args(packages);
    run_to_end(install.current_dir(paths::root()))?;
    Ok(programs)
}
