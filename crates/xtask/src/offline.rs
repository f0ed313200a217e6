//! Writes the files of a release into the page's service worker, `web/sw.js`, which keeps them for use without a
//! connection: each with its hash, and a name of the build that changes with any of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::{files, integrity};

const WORKER: &str = "sw.js";

/// The browser fetches the worker by itself; `robots.txt` is for search engines.
const LEFT_OUT: [&str; 2] = [WORKER, "robots.txt"];

/// The file of the page, and its address: hosts may redirect from the file to the directory.
const PAGE: [&str; 2] = ["index.html", "./"];

/// The lines of the worker's source that are replaced.
const NO_BUILD: &str = "const BUILD = \"\";";
const NO_FILES: &str = "const FILES = {};";

/// Writes the files in this directory into the service worker there, and returns its path. The files must not change
/// afterwards.
pub(crate) fn list(staging: &Path) -> Result<PathBuf, Failure> {
    let path = staging.join(WORKER);
    let worker = files::read_text(&path)?;
    let mut files = Vec::new();
    gather(staging, "", &mut files)?;
    files.sort();
    let listed = with_files(&worker, &files);
    let listed =
        listed.ok_or_else(|| Failure::file(&path, format!("lacks {NO_BUILD} or {NO_FILES}")))?;
    files::write(&path, listed)?;
    Ok(path)
}

/// Adds the files below this directory, with their hashes.
fn gather(directory: &Path, prefix: &str, files: &mut Vec<[String; 2]>) -> Outcome {
    let failed = |error| Failure::file(directory, error);
    for entry in fs::read_dir(directory).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            gather(&path, &format!("{name}/"), files)?;
        } else if !LEFT_OUT.contains(&name.as_str()) {
            let hash = integrity::of(&path)?;
            let [file, address] = PAGE;
            let name = if name == file { address } else { &name };
            files.push([name.to_owned(), hash]);
        }
    }
    Ok(())
}

/// The worker with these files; none if it has no place for them.
fn with_files(worker: &str, files: &[[String; 2]]) -> Option<String> {
    let lines = files
        .iter()
        .map(|[name, hash]| format!("  {name:?}: \"{hash}\",\n"));
    let list = format!("const FILES = {{\n{}}};", lines.collect::<String>());
    let build = integrity::short(format!("{worker}{list}").as_bytes());
    let places = [NO_BUILD, NO_FILES].map(|place| worker.matches(place).count());
    (places == [1, 1]).then(|| {
        let worker = worker.replace(NO_BUILD, &format!("const BUILD = \"{build}\";"));
        worker.replace(NO_FILES, &list)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::staged::Staged;

    const SOURCE: &str = include_str!("../../../web/sw.js");

    /// The worker with these files, beside files that it does not list.
    fn listed(test: &str, files: &[[&str; 2]]) -> String {
        let staged = Staged::new(test, files);
        staged.write(WORKER, SOURCE);
        staged.write("robots.txt", "User-agent: *");
        let worker = list(staged.path()).expect("a worker with files");
        assert_eq!(worker, staged.path().join(WORKER));
        staged.read(WORKER)
    }

    fn build(worker: &str) -> &str {
        let line = worker.lines().find(|line| line.starts_with("const BUILD"));
        line.expect("a line with the build")
    }

    #[test]
    fn every_file_is_listed_with_its_hash_and_the_page_by_its_directory() {
        let files = [
            ["index.html", "<p>"],
            ["a.js", "a()"],
            ["parts/b.wasm", "b"],
        ];
        let worker = listed("offline-files", &files);
        let (_, list) = worker.split_once("const FILES = {\n").expect("a list");
        let (list, _) = list.split_once("};").expect("its end");
        let names: Vec<&str> = list
            .lines()
            .filter_map(|line| line.trim().split_once(": \"sha384-"))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(names, ["\"./\"", "\"a.js\"", "\"parts/b.wasm\""]);
        assert_eq!(list.lines().count(), names.len());
    }

    #[test]
    fn the_build_changes_with_every_name_and_every_content() {
        let workers = [
            ("offline-one", ["a.css", "a {}"]),
            ("offline-renamed", ["b.css", "a {}"]),
            ("offline-changed", ["a.css", "b {}"]),
        ]
        .map(|(test, file)| listed(test, &[file]));
        let [one, renamed, changed] = workers.each_ref().map(|worker| build(worker));
        assert!(one != renamed && one != changed && renamed != changed);
        assert_eq!(one, build(&listed("offline-again", &[["a.css", "a {}"]])));
    }

    #[test]
    fn a_worker_without_a_place_for_files_is_refused() {
        assert_eq!(with_files("const BUILD = \"\";", &[]), None);
        assert_eq!(with_files(&SOURCE.repeat(2), &[]), None);
    }
}
