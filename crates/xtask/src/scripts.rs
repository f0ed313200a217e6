//! The scripts that the page names itself, the worker's and the service worker, as small as terser makes them: their
//! sources are commented for readers. Those of the page take a name and a hash that go with what they hold then.

use std::fs;
use std::path::Path;

use crate::command::{command, run as run_to_end};
use crate::failure::{Failure, Outcome};
use crate::integrity::{self, attribute};

/// Not named by the page but by its module, and so not renamed.
const WORKER: &str = "worker.js";

/// How a script is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Classic,
    Module,
}

/// Makes a script smaller that says the same.
pub(crate) fn minify(script: &Path, kind: Kind) -> Outcome {
    let mut minify = command("terser --compress --mangle");
    if kind == Kind::Module {
        minify.arg("--module");
    }
    run_to_end(minify.arg("--output").arg(script).arg("--").arg(script))
}

/// Makes all scripts of the page in this directory smaller by this.
pub(crate) fn shrink(staging: &Path, minify: impl Fn(&Path, Kind) -> Outcome) -> Outcome {
    minify(&staging.join(WORKER), Kind::Module)?;
    let path = staging.join("index.html");
    let mut page = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
    for (name, kind) in named(&page) {
        let script = staging.join(&name);
        let before = integrity::of(&script)?;
        minify(&script, kind)?;
        let bytes = fs::read(&script).map_err(|error| Failure::file(&script, error))?;
        let stem = name.split_once('-').map_or(name.as_str(), |(stem, _)| stem);
        let renamed = format!("{stem}-{}.js", integrity::short(&bytes));
        let place = staging.join(&renamed);
        fs::rename(&script, &place).map_err(|error| Failure::file(&place, error))?;
        page = page
            .replace(&name, &renamed)
            .replace(&before, &integrity::of(&place)?);
    }
    fs::write(&path, page).map_err(|error| Failure::file(&path, error))
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
    use std::{env, process};

    use super::*;

    #[test]
    fn scripts_are_found_in_a_page_minified_or_not() {
        let page = "<script src=./a-1.js></script><link href=b.js>\n\
                    <script type=\"module\" integrity=\"sha384-c\" src=\"/c-2.js\"></script>";
        let named = named(page);
        let expected = [("a-1.js", Kind::Classic), ("c-2.js", Kind::Module)];
        assert_eq!(named, expected.map(|(name, kind)| (name.to_owned(), kind)));
    }

    #[test]
    fn a_smaller_script_takes_a_name_and_a_hash_of_its_own() {
        let directory = env::temp_dir().join(format!("queens-scripts-{}", process::id()));
        fs::create_dir_all(&directory).expect("a directory");
        let write = |name: &str, text: &str| {
            fs::write(directory.join(name), text).expect("it can be written");
        };
        write("worker.js", "work ()");
        write("boot-1.js", "boot ()");
        let hash = |name: &str| integrity::of(&directory.join(name)).expect("a hash");
        let page = |name: &str| format!("<script src=./{name} integrity={}>", hash(name));
        write("index.html", &page("boot-1.js"));
        shrink(&directory, |script, _| {
            let text = fs::read_to_string(script).expect("it is there");
            fs::write(script, text.replace(' ', "")).expect("it can be written");
            Ok(())
        })
        .expect("shrunk");
        let name = format!("boot-{}.js", integrity::short(b"boot()"));
        let [index, worker] = ["index.html", "worker.js"]
            .map(|name| fs::read_to_string(directory.join(name)).expect("it is there"));
        let expected = page(&name);
        drop(fs::remove_dir_all(&directory));
        assert_eq!([index, worker], [expected, "work()".to_owned()]);
    }
}
