//! Files read and written, with failures that name the file.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};

pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::file(path, error))
}

pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, error))
}

pub(crate) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Outcome {
    fs::write(path, contents).map_err(|error| Failure::file(path, error))
}

pub(crate) fn copy(from: &Path, to: &Path) -> Outcome {
    let copied = fs::copy(from, to).map(drop);
    copied.map_err(|error| Failure::file(to, error))
}

pub(crate) fn remove(path: &Path) -> Outcome {
    fs::remove_file(path).map_err(|error| Failure::file(path, error))
}

pub(crate) fn rename(from: &Path, to: &Path) -> Outcome {
    fs::rename(from, to).map_err(|error| Failure::file(from, error))
}

/// The names of the files in this directory, in their order.
pub(crate) fn names(directory: &Path) -> Result<Vec<String>, Failure> {
    let failed = |error| Failure::file(directory, error);
    let mut names = Vec::new();
    for entry in fs::read_dir(directory).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        if entry.path().is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Makes a directory, if it is not there.
pub(crate) fn make_directory(path: &Path) -> Outcome {
    fs::create_dir_all(path).map_err(|error| Failure::file(path, error))
}

/// Removes a directory with all that is in it, if it is there.
pub(crate) fn remove_directory(path: &Path) -> Outcome {
    match path.exists() {
        true => fs::remove_dir_all(path).map_err(|error| Failure::file(path, error)),
        false => Ok(()),
    }
}
