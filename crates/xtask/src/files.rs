//! Lists and removes directories.

use std::path::Path;

use anyhow::Result;

/// The names of the files in a directory, sorted. Subdirectories and their files are left out.
pub(crate) fn names(directory: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs_err::read_dir(directory)? {
        let entry = entry?;
        if entry.path().is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Removes a directory with its contents, if it exists.
pub(crate) fn remove_directory(path: &Path) -> Result<()> {
    if path.exists() {
        Ok(fs_err::remove_dir_all(path)?)
    } else {
        Ok(())
    }
}
