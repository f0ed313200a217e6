//! Tells the page's service worker, `web/sw.js`, which files it keeps for when there is no connection: all of a
//! release, each by its hash, and a name for them that changes with any.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::integrity;

const WORKER: &str = "sw.js";

/// The browser fetches the worker by itself; the other is for search engines.
const LEFT_OUT: [&str; 2] = [WORKER, "robots.txt"];

/// The page is asked for by its directory: hosts may send whoever names its file there.
const PAGE: [&str; 2] = ["index.html", "./"];

/// What the worker says of a build that keeps nothing.
const NO_BUILD: &str = "const BUILD = \"\";";
const NO_FILES: &str = "const FILES = {};";

/// Writes the files in this directory into the service worker there, whose path is returned. After this none of them may
/// change.
pub(crate) fn list(staging: &Path) -> Result<PathBuf, Failure> {
    let path = staging.join(WORKER);
    let worker = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
    let mut files = Vec::new();
    gather(staging, "", &mut files)?;
    files.sort();
    let reported = reported(&worker, &files)
        .ok_or_else(|| Failure::file(&path, format!("lacks {NO_BUILD} or {NO_FILES}")))?;
    fs::write(&path, reported).map_err(|error| Failure::file(&path, error))?;
    Ok(path)
}

/// Adds the files below this directory, with their hashes.
fn gather(directory: &Path, way: &str, files: &mut Vec<[String; 2]>) -> Outcome {
    let failed = |error| Failure::file(directory, error);
    for entry in fs::read_dir(directory).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{way}{name}");
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

/// The worker with these files; nothing if it has no place for them.
fn reported(worker: &str, files: &[[String; 2]]) -> Option<String> {
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
    use std::{env, process};

    use super::*;

    const OURS: &str = include_str!("../../../web/sw.js");

    /// What the worker of these files says, besides files that are no part of the page.
    fn listed(test: &str, files: &[[&str; 2]]) -> String {
        let directory = env::temp_dir().join(format!("queens-{test}-{}", process::id()));
        let others = [[WORKER, OURS], ["robots.txt", "User-agent: *"]];
        for [name, text] in files.iter().chain(&others) {
            let path = directory.join(name);
            fs::create_dir_all(path.parent().expect("it lies somewhere")).expect("a directory");
            fs::write(path, text).expect("it can be written");
        }
        let worker = list(&directory).expect("the worker has places");
        assert_eq!(worker, directory.join(WORKER));
        let worker = fs::read_to_string(directory.join(WORKER));
        drop(fs::remove_dir_all(&directory));
        worker.expect("it is there")
    }

    fn build(worker: &str) -> &str {
        let line = worker.lines().find(|line| line.starts_with("const BUILD"));
        line.expect("it names its build")
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
    fn a_worker_without_a_place_for_files_is_told() {
        assert_eq!(reported("const BUILD = \"\";", &[]), None);
        assert_eq!(reported(&OURS.repeat(2), &[]), None);
    }
}
