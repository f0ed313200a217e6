//! `cargo xtask styles`: Trunk's first step. Joins the stylesheets of the views into one: together they compress to a third
//! less, and the page has one link and one hash for all. Trunk minifies the result.

use crate::failure::{Failure, Outcome, no_arguments};
use crate::{files, paths};

/// The list of the stylesheets: a stylesheet that imports them, in the order in which they apply.
const LIST: &str = "web/styles/page.css";

/// Where `index.html` expects the joined one.
const JOINED: &str = "target/styles.css";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    let list = paths::root().join(LIST);
    let mut joined = String::new();
    for line in files::read_text(&list)?.lines() {
        let name =
            imported(line).ok_or_else(|| Failure::file(&list, format!("`{line}` is no import")))?;
        joined += &files::read_text(&list.with_file_name(name))?;
    }
    let place = paths::root().join(JOINED);
    place.parent().map_or(Ok(()), files::make_directory)?;
    files::write(&place, joined)
}

/// The file that a line of the list names.
fn imported(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"")?.strip_suffix("\";")
}
