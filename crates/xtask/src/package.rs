//! `cargo xtask package`: builds the core as the npm package `queens-core` and runs an example under Node. With
//! `--cli`, builds the command `queens` as one file for any Linux on x86-64, with its checksum.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{command, run_to_end, without_paths};
use crate::usage::usage;
use crate::{node, paths, tools};
use anyhow::{Result, ensure};

const SOURCE: &str = "crates/queens-npm";

/// The target of `--cli`. The C library is linked statically, so that the file needs no libraries on the machine.
const TARGET: &str = "x86_64-unknown-linux-gnu";
const STATIC: (&str, &str) = (
    "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS",
    "-C target-feature=+crt-static",
);

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    match arguments {
        [] => npm(),
        [only] if only == "--cli" => cli(),
        [only, other, ..] if only == "--cli" => Err(usage(other, "nothing after --cli")),
        [other, ..] => Err(usage(other, "--cli")),
    }
}

/// Builds the npm package, then the command.
pub(crate) fn all() -> Result<()> {
    npm()?;
    cli()
}

/// Builds the command as one file, runs the file in an empty environment, and writes a file with the checksum.
fn cli() -> Result<()> {
    let line = "cargo build --release --package queens-cli --target";
    let mut build = command(line);
    run_to_end(build.arg(TARGET).env(STATIC.0, STATIC.1))?;
    let folder = paths::target().join("package-cli");
    let file = folder.join("queens");
    fs_err::create_dir_all(&folder)?;
    fs_err::copy(
        paths::target().join(TARGET).join("release").join("queens"),
        &file,
    )?;
    let needs = command("ldd").arg(&file).env("LC_ALL", "C").output()?;
    let needs = String::from_utf8_lossy(&[needs.stdout, needs.stderr].concat()).into_owned();
    let is_static = ["statically linked", "not a dynamic executable"];
    ensure!(
        is_static.iter().any(|phrase| needs.contains(phrase)),
        "the file needs others: {needs}"
    );
    let mut alone = Command::new(&file);
    run_to_end(alone.args(["count", "14"]).env_clear().current_dir("/"))?;
    let sum = command("sha256sum queens").current_dir(&folder).output()?;
    ensure!(
        sum.status.success(),
        "sha256sum: {}",
        String::from_utf8_lossy(&sum.stderr)
    );
    fs_err::write(folder.join("queens.sha256"), &sum.stdout)?;
    println!(
        "The command is in {}, its checksum beside it",
        file.display()
    );
    Ok(())
}

fn npm() -> Result<()> {
    let package = built()?;
    let mut example = command(&format!("node {SOURCE}/example.mjs"));
    run_to_end(example.arg(&package))?;
    println!("The npm package is in {}", package.display());
    Ok(())
}

/// Builds the npm package. Returns its directory.
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
