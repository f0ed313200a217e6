//! Paths of the repository, the target directory and the installed tools.

use std::env;
use std::path::{Path, PathBuf};

/// The root directory of the repository, two levels above this crate.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// The target directory of Cargo: `CARGO_TARGET_DIR`, or `target` in the repository.
pub(crate) fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(directory) => root().join(directory),
        None => root().join("target"),
    }
}

/// The directory into which `cargo install` installs the tools for this project.
pub(crate) fn tools() -> PathBuf {
    root().join("target").join("tools")
}

/// The directory of the release page, which any static host can serve.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// The directory of the page that `cargo xtask serve` serves.
pub(crate) fn served() -> PathBuf {
    target().join("served-page")
}

/// The directory of the release page for browser tests and benchmarks.
pub(crate) fn test_dist() -> PathBuf {
    target().join("test-dist")
}

/// The directory of the npm package.
pub(crate) fn package() -> PathBuf {
    target().join("package")
}

/// The directory into which `npm ci` installs packages.
pub(crate) fn node_modules() -> PathBuf {
    root().join("node_modules")
}

/// The PATH of child processes: the installed tools, the npm tools, then the PATH of this process.
pub(crate) fn search_path() -> std::ffi::OsString {
    let own = [tools().join("bin"), node_modules().join(".bin")];
    let theirs = env::var_os("PATH").unwrap_or_default();
    let all = own.into_iter().chain(env::split_paths(&theirs));
    env::join_paths(all).unwrap_or(theirs)
}

/// The first file with this name in the directories of [`search_path`]. `None` if there is no such file.
pub(crate) fn find_on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&search_path())
        .map(|directory| directory.join(program))
        .find(|candidate| candidate.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_page_is_built_where_another_one_is_served_or_tested() {
        let pages = [dist(), served(), test_dist()];
        for one in &pages {
            let within = pages.iter().filter(|other| other.starts_with(one));
            assert_eq!(within.count(), 1, "{}", one.display());
        }
    }

    /// Cargo keeps the files of a profile in the directory with its name.
    #[test]
    fn no_output_is_in_the_directory_of_a_profile() {
        let manifest = fs_err::read_to_string(root().join("Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let profiles = manifest["profile"].as_table().unwrap();
        assert!(profiles.contains_key("served"));
        for output in [served(), test_dist(), package(), tools()] {
            let name = output.file_name().unwrap().to_str().unwrap();
            assert!(!profiles.contains_key(name), "{name}");
        }
    }
}
