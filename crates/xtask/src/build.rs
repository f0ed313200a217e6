//! `cargo xtask build [--site ADDRESS]`: builds the release page into `dist/`. The page works on any path of any static
//! host.

use std::env;
use std::path::{Path, PathBuf};

use crate::command::{run_to_end, trunk};
use crate::site::{self, Site};
use crate::usage::usage;
use crate::{node, paths, sources, tools};
use anyhow::{Context, Result};

/// The environment variable with the directory of an existing page, for tests and pictures.
pub(crate) const GIVEN_PAGE: &str = "QUEENS_DIST";

/// The option whose value is the public address.
const OPTION: &str = "--site";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let site = site_of(arguments)?;
    let dist = paths::dist();
    page_into(&dist, site.as_ref())?;
    println!("The page is in {}", dist.display());
    Ok(())
}

/// The public address in the arguments. Without arguments, the address in the environment.
fn site_of(arguments: &[String]) -> Result<Option<Site>> {
    match arguments {
        [] => Site::configured(),
        [option, address] if option == OPTION => Site::parse(address).map(Some),
        [option] if option == OPTION => {
            Err(site::example()).with_context(|| format!("{OPTION} needs an address"))
        }
        [option, _, unknown, ..] if option == OPTION => Err(usage(unknown, "nothing more")),
        [unknown, ..] => Err(usage(unknown, "--site ADDRESS")),
    }
}

/// Builds the release page into a directory, with its public address if it is known.
pub(crate) fn page_into(dist: &Path, site: Option<&Site>) -> Result<()> {
    node::ensure()?;
    release_into(dist, site)
}

/// Builds the release page without installing the npm tools. If the tools are missing, the page is larger.
pub(crate) fn release_into(dist: &Path, site: Option<&Site>) -> Result<()> {
    tools::ensure(&[&tools::TRUNK])?;
    let mut build = trunk("build --release", dist);
    match site {
        Some(site) => build.env(site::ADDRESS, site.address()),
        None => build.env_remove(site::ADDRESS),
    };
    run_to_end(&mut build)
}

/// The directory of the release page for tests and pictures. It is the page in [`GIVEN_PAGE`], the last build if its
/// sources are unchanged, or a new build.
pub(crate) fn page_for_tests() -> Result<PathBuf> {
    if let Some(given) = env::var_os(GIVEN_PAGE) {
        return Ok(given.into());
    }
    let dist = paths::test_dist();
    let stamp = dist.with_extension("sources");
    let sources = sources::fingerprint()?.to_string();
    let is_built = fs_err::read_to_string(&stamp).is_ok_and(|built| built == sources);
    if !is_built || !dist.is_dir() {
        drop(fs_err::remove_file(&stamp));
        page_into(&dist, None)?;
        fs_err::write(&stamp, sources)?;
    }
    Ok(dist)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(arguments: &[&str]) -> Result<Option<Site>> {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        site_of(&arguments)
    }

    #[test]
    fn the_option_gives_the_public_address() {
        let site = site(&["--site", "https://example.org/queens"]).expect("an address");
        let address = site.as_ref().map(Site::address);
        assert_eq!(address, Some("https://example.org/queens/"));
    }

    #[test]
    fn wrong_arguments_are_refused() {
        for (arguments, refusal) in [
            (&["--site"][..], "--site needs an address: use the public"),
            (&["--site", "example.org"], "`example.org` is not a web"),
            (&["--sight"], "`--sight` is not known; allowed: --site"),
            (&["--site", "https://a.org", "b"], "`b` is not known;"),
        ] {
            let error = format!("{:#}", site(arguments).expect_err("a refusal"));
            assert!(error.starts_with(refusal), "{error}");
        }
    }
}
