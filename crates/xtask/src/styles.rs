//! `cargo xtask styles`: Trunk's first step. Joins the stylesheets of the views into one: together they compress to a third
//! less, and the page has one link and one hash for all. Trunk minifies the result.

use std::process;

use crate::paths;
use crate::usage::no_arguments;
use anyhow::{Context, Result};

/// The list of the stylesheets: a stylesheet that imports them, in the order in which they apply.
const LIST: &str = "web/styles/page.css";

/// Where `index.html` expects the joined one.
const JOINED: &str = "target/styles.css";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let list = paths::root().join(LIST);
    let mut joined = String::new();
    for line in fs_err::read_to_string(&list)?.lines() {
        let name =
            imported(line).with_context(|| format!("{}: `{line}` is no import", list.display()))?;
        joined += &fs_err::read_to_string(list.with_file_name(name))?;
    }
    let place = paths::root().join(JOINED);
    place.parent().map_or(Ok(()), fs_err::create_dir_all)?;
    // Another build may read it meanwhile: it is there as a whole or not at all.
    let fresh = place.with_extension(process::id().to_string());
    fs_err::write(&fresh, joined)?;
    Ok(fs_err::rename(fresh, place)?)
}

/// The file that a line of the list names.
fn imported(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"")?.strip_suffix("\";")
}
