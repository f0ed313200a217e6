//! `cargo xtask finish`: Trunk's last step, which makes of the staged files those that are shipped.
//!
//! The stages, in order: `split` takes the page's module apart, `scripts` minifies scripts, `names` names files by their
//! contents, `preview` writes the public address of the page, `headers` the headers for hosts, `offline` lists the files in
//! the service worker, `licenses` adds the notices of others. Only index.html, 404.html and the service worker, which keep
//! their names, change after that. `cargo xtask styles` has joined the stylesheets before.

mod headers;
mod imports;
mod licenses;
mod names;
mod offline;
mod preview;
mod scripts;
mod split;

use std::env;
use std::path::PathBuf;

use crate::paths;
use crate::usage::no_arguments;
use anyhow::{Result, bail};

const STAGES: [fn(&Page) -> Result<()>; 7] = [
    split::split,
    scripts::minify,
    names::name,
    preview::write,
    headers::write,
    offline::list,
    licenses::add,
];

/// The service worker, which is whole only when all other files are.
const SERVICE_WORKER: &str = "sw.js";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let page = Page::staged()?;
    STAGES.iter().try_for_each(|stage| stage(&page))
}

/// The page that Trunk has staged, all files in one directory.
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

    fn file(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Whether files are made smaller by this program: in a release, where it is installed.
    fn is_shrunk_by(&self, program: &str) -> bool {
        let is_there = paths::find_on_path(program).is_some();
        if self.is_release && !is_there {
            println!("No {program} on PATH (`npm ci` installs it), so the release is larger.");
        }
        self.is_release && is_there
    }
}
