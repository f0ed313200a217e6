//! Minifies the scripts of a release with terser, if it is installed.

use std::path::Path;

use crate::command::{command, run_to_end};
use crate::files;
use anyhow::Result;

use super::{Page, SERVICE_WORKER, names};

/// The scripts that are not modules.
const CLASSIC: [&str; 3] = ["early.js", names::NOT_FOUND[1], SERVICE_WORKER];

/// Minifies all scripts except the service worker, whose file list is still missing.
pub(super) fn minify(page: &Page) -> Result<()> {
    for name in files::names(&page.directory)? {
        if name.ends_with(".js") && name != SERVICE_WORKER {
            minify_one(page, &name)?;
        }
    }
    Ok(())
}

/// Replaces a script by the minified script. Does nothing except in a release with terser.
pub(super) fn minify_one(page: &Page, name: &str) -> Result<()> {
    if !page.is_shrunk_by("terser") {
        return Ok(());
    }
    let mut minify = command("terser --compress --mangle");
    if !CLASSIC.contains(&name) {
        minify.arg("--module");
    }
    let script: &Path = &page.file(name);
    run_to_end(minify.arg("--output").arg(script).arg("--").arg(script))
}
