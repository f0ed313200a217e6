//! `cargo xtask build`: the release page in `dist/`, which works from any path of any static host.

use std::path::Path;

use crate::command::{run_to_end, trunk};
use crate::failure::{Outcome, no_arguments};
use crate::serve::fetch_dependencies;
use crate::{node, paths, tools};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    let dist = paths::dist();
    page_into(&dist)?;
    println!("The page is in {}", dist.display());
    Ok(())
}

/// Builds the release page into this directory. Trunk writes the integrity hashes and runs `split`. With its relative
/// public address the page works below any path.
pub(crate) fn page_into(dist: &Path) -> Outcome {
    tools::ensure(&[&tools::TRUNK, &tools::WASM_BINDGEN])?;
    node::ensure()?;
    fetch_dependencies()?;
    let mut build = trunk("trunk build --release --public-url ./ --dist");
    build.arg(dist);
    run_to_end(&mut build)
}
