//! `cargo xtask package`: the core as the npm package `queens-core`, then run once under Node.

use std::path::{Path, PathBuf};

use crate::command::{command, run_to_end, without_paths};
use crate::usage::no_arguments;
use crate::{node, paths, tools};
use anyhow::Result;

const SOURCE: &str = "crates/queens-npm";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let package = built()?;
    let mut example = command(&format!("node {SOURCE}/example.mjs"));
    run_to_end(example.arg(&package))?;
    println!("The npm package is in {}", package.display());
    Ok(())
}

/// Builds the package and ensures that Node can run it. Returns its directory.
pub(crate) fn built() -> Result<PathBuf> {
    tools::ensure(&[&tools::WASM_BINDGEN, &tools::WASM_PACK])?;
    node::ensure()?;
    let package = paths::package();
    build_into(&package)?;
    Ok(package)
}

fn build_into(package: &Path) -> Result<()> {
    let options = "--target web --mode no-install --out-name queens_core --out-dir";
    let mut build = command(&format!("wasm-pack build {SOURCE} {options}"));
    run_to_end(without_paths(&mut build).arg(package))?;

    // wasm-pack names the package after the crate.
    let mut rename = command("npm pkg set name=queens-core");
    run_to_end(rename.current_dir(package))?;

    for license in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs_err::copy(paths::root().join(license), package.join(license))?;
    }
    Ok(())
}
