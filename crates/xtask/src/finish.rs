//! `cargo xtask finish`: turns staged files into the page. Trunk stages the files of a release and runs this command as
//! its last step. `cargo xtask serve` stages the files for development.
//!
//! The stages run in this order:
//!
//! - `split` compiles and splits the module.
//! - `languages` adds the texts of all languages.
//! - `scripts` minifies scripts.
//! - `names` adds hashes of the contents to file names.
//! - `preview` writes the public address of the page.
//! - `headers` writes the headers for hosts.
//! - `offline` lists the files in the service worker.
//! - `licenses` adds the licences of other crates.
//!
//! Later stages change only index.html, 404.html and the service worker, because their names contain no hash. `cargo
//! xtask styles` runs before all stages.

pub(crate) mod headers;
mod imports;
pub(crate) mod languages;
mod licenses;
mod names;
mod offline;
mod preview;
mod scripts;
mod split;

use std::env;
use std::path::{Path, PathBuf};

use crate::paths;
use crate::usage::no_arguments;
use anyhow::{Context, Result, bail};

const STAGES: [fn(&Page) -> Result<()>; 8] = [
    split::split,
    languages::add,
    scripts::minify,
    names::name,
    preview::write,
    headers::write,
    offline::list,
    licenses::add,
];

/// The service worker. A late stage completes it, because it lists the other files.
const SERVICE_WORKER: &str = "sw.js";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let page = Page::staged()?;
    let index = page.file("index.html");
    let html = without_skipped(&fs_err::read_to_string(&index)?)
        .with_context(|| format!("{} does not have {SKIPPED} once", index.display()))?;
    fs_err::write(index, html)?;
    page.finish()
}

/// Finishes the page for development, whose files are staged in a directory.
pub(crate) fn for_development(directory: &Path) -> Result<()> {
    let page = Page {
        directory: directory.to_owned(),
        is_release: false,
    };
    page.finish()
}

/// The attribute of the element that Trunk skips. Trunk requires an element that names a program, but `split` compiles
/// the program.
const SKIPPED: &str = "data-trunk-skip";

/// The page without the element that Trunk skips. `None` unless there is exactly one such element.
fn without_skipped(html: &str) -> Option<String> {
    let (before, after) = html.split_once(SKIPPED)?;
    let before = &before[..before.rfind('<')?];
    let (_, after) = after.split_once('>')?;
    (!after.contains(SKIPPED)).then(|| before.to_owned() + after)
}

/// A staged page, with all files in one directory.
struct Page {
    directory: PathBuf,
    is_release: bool,
}

impl Page {
    fn staged() -> Result<Page> {
        let Some(directory) = env::var_os("TRUNK_STAGING_DIR") else {
            bail!(
                "Trunk runs this by itself, on a page that it has staged: try `cargo xtask build`"
            );
        };
        Ok(Page {
            directory: directory.into(),
            is_release: env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release"),
        })
    }

    fn finish(&self) -> Result<()> {
        STAGES.iter().try_for_each(|stage| stage(self))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Whether to shrink files with this program: only in a release, and only if the program is installed.
    fn is_shrunk_by(&self, program: &str) -> bool {
        let is_there = paths::find_on_path(program).is_some();
        if self.is_release && !is_there {
            println!("No {program} on PATH (`npm ci` installs it), so the release is larger.");
        }
        self.is_release && is_there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_skipped_element_is_removed_and_the_others_stay() {
        let page = "<p><link rel=rust data-trunk-skip href=a><p>";
        assert_eq!(without_skipped(page).as_deref(), Some("<p><p>"));
    }

    #[test]
    fn a_page_without_a_skipped_element_or_with_two_is_refused() {
        let two = "<link data-trunk-skip>".repeat(2);
        assert_eq!(without_skipped("<link rel=rust>"), None);
        assert_eq!(without_skipped(&two), None);
    }
}
