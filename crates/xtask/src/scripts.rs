//! Minifies scripts with terser: those that the page names, the worker's and the service worker. The scripts of the page
//! get new names and hashes, which follow from their new contents.

use std::fs;
use std::path::Path;

use crate::command::{command, run_to_end};
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::integrity::{self, attribute};

/// The worker's script, which keeps its name: the module names it, not the page.
const WORKER: &str = "worker.js";

/// How a browser runs a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Classic,
    Module,
}

/// Minifies a script in place.
pub(crate) fn minify(script: &Path, kind: Kind) -> Outcome {
    let mut minify = command("terser --compress --mangle");
    if kind == Kind::Module {
        minify.arg("--module");
    }
    run_to_end(minify.arg("--output").arg(script).arg("--").arg(script))
}

/// Minifies all scripts of the page in this directory with `minify`.
pub(crate) fn shrink(staging: &Path, minify: impl Fn(&Path, Kind) -> Outcome) -> Outcome {
    minify(&staging.join(WORKER), Kind::Module)?;
    let path = staging.join("index.html");
    let mut page = files::read_text(&path)?;
    for (name, kind) in named(&page) {
        let script = staging.join(&name);
        let before = integrity::of(&script)?;
        minify(&script, kind)?;
        let bytes = files::read(&script)?;
        let stem = name.split_once('-').map_or(name.as_str(), |(stem, _)| stem);
        let renamed = format!("{stem}-{}.js", integrity::short(&bytes));
        let place = staging.join(&renamed);
        fs::rename(&script, &place).map_err(|error| Failure::file(&place, error))?;
        page = page
            .replace(&name, &renamed)
            .replace(&before, &integrity::of(&place)?);
    }
    files::write(&path, page)
}

/// The files of the script tags of this page.
fn named(page: &str) -> Vec<(String, Kind)> {
    let tags = page.split_inclusive('>').filter_map(|tag| {
        let (_, tag) = tag.split_once("<script")?;
        let kind = match attribute(tag, "type") {
            Some("module") => Kind::Module,
            _ => Kind::Classic,
        };
        let file = attribute(tag, "src")?.rsplit('/').next()?;
        Some((file.to_owned(), kind))
    });
    tags.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::staged::Staged;

    #[test]
    fn scripts_are_found_in_a_page_minified_or_not() {
        let page = "<script src=./a-1.js></script><link href=b.js>\n\
                    <script type=\"module\" integrity=\"sha384-c\" src=\"/c-2.js\"></script>";
        let named = named(page);
        let expected = [("a-1.js", Kind::Classic), ("c-2.js", Kind::Module)];
        assert_eq!(named, expected.map(|(name, kind)| (name.to_owned(), kind)));
    }

    #[test]
    fn a_minified_script_has_its_own_name_and_hash() {
        let staged = Staged::new(
            "scripts",
            &[["worker.js", "work ()"], ["boot-1.js", "boot ()"]],
        );
        let hash = |name: &str| integrity::of(&staged.path().join(name)).expect("a hash");
        let page = |name: &str| format!("<script src=./{name} integrity={}>", hash(name));
        staged.write("index.html", &page("boot-1.js"));
        let without_blanks =
            |script: &Path, _| files::write(script, files::read_text(script)?.replace(' ', ""));
        shrink(staged.path(), without_blanks).expect("minified scripts");
        let name = format!("boot-{}.js", integrity::short(b"boot()"));
        assert_eq!(staged.read("index.html"), page(&name));
        assert_eq!(staged.read("worker.js"), "work()");
    }
}
