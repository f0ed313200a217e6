//! `cargo xtask package`: the core as the npm package `queens-core`, then run once under Node.

use std::fs;

use crate::command::{command, run as run_to_end};
use crate::failure::{Failure, Outcome};
use crate::{node, paths, tools};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    if let Some(argument) = arguments.first() {
        return Err(Failure::usage(argument, "nothing"));
    }
    tools::ensure(&[&tools::WASM_BINDGEN, &tools::WASM_PACK])?;
    node::ensure()?;
    let package = paths::package();
    let mut build = command("wasm-pack");
    build.args([
        "build",
        "crates/queens-npm",
        "--target",
        "web",
        "--mode",
        "no-install",
    ]);
    run_to_end(
        build
            .args(["--out-name", "queens_core", "--out-dir"])
            .arg(&package),
    )?;
    // wasm-pack names the package after the crate.
    run_to_end(
        command("npm")
            .args(["pkg", "set", "name=queens-core"])
            .current_dir(&package),
    )?;
    run_to_end(
        command("node")
            .arg("crates/queens-npm/example.mjs")
            .arg(&package),
    )?;
    println!("The npm package is in {}", package.display());
    Ok(())
}
