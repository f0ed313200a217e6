//! `cargo xtask build`: the release page in `dist/`, which works from any path of any static host.

use std::path::Path;

use crate::command::{run_to_end, trunk, without_paths};
use crate::usage::no_arguments;
use crate::{node, paths, tools};
use anyhow::Result;

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let dist = paths::dist();
    page_into(&dist)?;
    println!("The page is in {}", dist.display());
    Ok(())
}

/// Builds the release page into this directory.
pub(crate) fn page_into(dist: &Path) -> Result<()> {
    tools::ensure(&[&tools::TRUNK, &tools::WASM_BINDGEN])?;
    node::ensure()?;
    let mut build = trunk("build --release", dist)?;
    run_to_end(without_paths(&mut build))
}
