//! The files of the repository that the rules read.

use std::fs;
use std::path::{Path, PathBuf};

use queens_tests::places;

/// A file: its path from the root with forward slashes, and its text.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// All files below these directories with one of these name endings, in order of their paths.
pub(crate) fn files(directories: &[&str], endings: &[&str]) -> Vec<File> {
    let mut paths = Vec::new();
    for directory in directories {
        collect(&places::root().join(directory), &mut paths);
    }
    paths.sort();
    let wanted = |path: &PathBuf| {
        endings
            .iter()
            .any(|end| path.to_string_lossy().ends_with(end))
    };
    paths
        .iter()
        .filter(|path| wanted(path))
        .map(|path| read(path))
        .collect()
}

/// Every Rust file of the workspace.
pub(crate) fn rust() -> Vec<File> {
    files(&["crates", "web", "tests"], &[".rs"])
}

/// A file by its path from the root.
pub(crate) fn file(path: &str) -> File {
    read(&places::root().join(path))
}

fn collect(directory: &Path, paths: &mut Vec<PathBuf>) {
    let entries =
        fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    for entry in entries.map_while(Result::ok) {
        let path = entry.path();
        let built = ["target", "dist", "pkg", "node_modules"];
        if path.is_file() {
            paths.push(path);
        } else if !built.iter().any(|name| path.ends_with(name)) {
            collect(&path, paths);
        }
    }
}

fn read(path: &Path) -> File {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let below = path.strip_prefix(places::root()).unwrap_or(path);
    File {
        path: below.to_string_lossy().replace('\\', "/"),
        text,
    }
}
