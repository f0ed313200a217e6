//! `cargo xtask package`: the core as the npm package `queens-core`, then run once under Node.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{command, run as run_to_end};
use crate::failure::{Failure, Outcome};
use crate::{node, paths, tools};

const SOURCE: &str = "crates/queens-npm";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    if let Some(argument) = arguments.first() {
        return Err(Failure::usage(argument, "nothing"));
    }
    let package = built()?;
    let mut example = command(&format!("node {SOURCE}/example.mjs"));
    run_to_end(example.arg(&package))?;
    println!("The npm package is in {}", package.display());
    Ok(())
}

/// Builds the package, and makes sure that Node can run it; where it lies.
pub(crate) fn built() -> Result<PathBuf, Failure> {
    tools::ensure(&[&tools::WASM_BINDGEN, &tools::WASM_PACK])?;
    node::ensure()?;
    let package = paths::package();
    build_into(&package)?;
    Ok(package)
}

fn build_into(package: &Path) -> Outcome {
    let options = "--target web --mode no-install --out-name queens_core --out-dir";
    let mut build = command(&format!("wasm-pack build {SOURCE} {options}"));
    run_to_end(build.arg(package))?;

    // wasm-pack names the package after the crate.
    let mut rename = command("npm pkg set name=queens-core");
    run_to_end(rename.current_dir(package))?;

    for license in ["LICENSE-MIT", "LICENSE-APACHE"] {
        let copy = package.join(license);
        fs::copy(paths::root().join(license), &copy)
            .map_err(|error| Failure::file(&copy, error))?;
    }
    Ok(())
}
