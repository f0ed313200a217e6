//! Detects changes of the source files of the page.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use anyhow::Result;

use crate::paths;

/// The source files of the page, and the directories that contain source files at any depth.
const SOURCES: [&str; 9] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates",
    "index.html",
    "package-lock.json",
    "package.json",
    "web",
];

/// Directories below `crates` that are not part of the page.
const OTHERS: [&str; 4] = ["queens-cli", "queens-npm", "tests", "benches"];

/// A hash of the names and modification times of all source files. It changes if a file is added, changed or removed.
pub(crate) fn fingerprint() -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        add(&paths::root().join(source), &mut hasher)?;
    }
    Ok(hasher.finish())
}

/// Hashes the name and the modification time of a file, or of all files below a directory.
fn add(path: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    // An editor may remove a file at any time.
    let Ok(metadata) = path.metadata() else {
        return Ok(());
    };
    if !metadata.is_dir() {
        path.hash(hasher);
        metadata.modified()?.hash(hasher);
    } else if !OTHERS.iter().any(|other| path.ends_with(other)) {
        let Ok(entries) = fs_err::read_dir(path) else {
            return Ok(());
        };
        let mut paths: Vec<_> = entries
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        paths.sort();
        paths.iter().try_for_each(|path| add(path, hasher))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::files;

    fn of(path: &Path) -> u64 {
        let mut hasher = DefaultHasher::new();
        add(path, &mut hasher).expect("a readable directory");
        hasher.finish()
    }

    #[test]
    fn a_new_a_changed_and_a_removed_file_are_changes_of_the_sources() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("page").join("a.rs");
        let states = [
            None,
            Some(Duration::from_secs(1)),
            Some(Duration::from_secs(2)),
            None,
        ];
        let prints = states.map(|state| {
            files::remove_directory(&directory.path().join("page")).expect("an old file");
            if let Some(time) = state {
                fs_err::create_dir_all(directory.path().join("page")).expect("a new directory");
                let file = fs_err::File::create(&path).expect("a new file");
                let time = std::time::UNIX_EPOCH + time;
                file.set_modified(time).expect("another time");
            }
            of(directory.path())
        });
        assert_eq!(prints[0], prints[3]);
        assert_ne!(prints[0], prints[1]);
        assert_ne!(prints[1], prints[2]);
    }

    #[test]
    fn files_outside_the_page_are_not_sources() {
        let directory = tempfile::tempdir().expect("a directory");
        let before = of(directory.path());
        for other in OTHERS {
            let other = directory.path().join(other);
            fs_err::create_dir(&other).expect("a directory");
            fs_err::write(other.join("a.rs"), "").expect("a file");
        }
        assert_eq!(of(directory.path()), before);
    }

    #[test]
    fn every_source_exists() {
        for source in SOURCES {
            assert!(paths::root().join(source).exists(), "{source}");
        }
    }
}
