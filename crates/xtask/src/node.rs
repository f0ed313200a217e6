//! Finds Node and installs the npm tools of package.json: wasm-opt and terser for release builds, and axe for browser
//! tests.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use crate::command::{command, output_of, run_to_end};
use crate::paths;
use anyhow::{Result, bail};

const OLDEST: u32 = 20;

/// Installs the tools of package-lock.json if node_modules is older. Fails if Node is missing or too old.
pub(crate) fn ensure() -> Result<()> {
    ensure_node()?;
    let lock = paths::root().join("package-lock.json");
    let installed = paths::node_modules().join(".package-lock.json");
    if modified(&installed) >= modified(&lock) {
        return Ok(());
    }
    println!("Installing the npm tools of package-lock.json into node_modules (a few seconds) …");
    run_to_end(&mut command("npm ci --no-audit --no-fund"))
}

fn ensure_node() -> Result<()> {
    let remedy = "install it from nodejs.org or with the system's package manager \
                  (`cargo xtask serve` needs no Node)";
    let Some(version) = output_of(&mut command("node --version")) else {
        bail!("Node 20 or newer is missing: {remedy}");
    };
    if major(&version).is_none_or(|number| number < OLDEST) {
        bail!("Node 20 or newer is missing (found {version}): {remedy}");
    }
    if output_of(&mut command("npm --version")).is_none() {
        bail!("npm is missing: {remedy}");
    }
    Ok(())
}

/// The major version: 20 for `v20.20.2`. `None` for other formats.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// The modification time of a file. `None` if the file does not exist. `None` compares as earlier than any time.
fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path)
        .and_then(|metadata| metadata.modified())
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_read_from_the_output_of_node() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("20.20.2"), None);
        assert_eq!(major("v?"), None);
    }
}
