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

/// Removes a directory with all that is in it, if it is there.
pub(crate) fn remove_directory(path: &Path) -> Outcome {
    match path.exists() {
        true => fs::remove_dir_all(path).map_err(|error| Failure::file(path, error)),
        false => Ok(()),
    }
}

#[cfg(test)]
pub(crate) mod staged {
    use std::path::PathBuf;
    use std::{env, process};

    use super::*;

    /// A directory for one test, removed when it is dropped.
    pub(crate) struct Staged(PathBuf);

    impl Staged {
        pub(crate) fn new(test: &str, files: &[[&str; 2]]) -> Self {
            let directory = env::temp_dir().join(format!("queens-{test}-{}", process::id()));
            let staged = Self(directory);
            for [name, text] in files {
                staged.write(name, text);
            }
            staged
        }

        pub(crate) fn path(&self) -> &Path {
            &self.0
        }

        pub(crate) fn write(&self, name: &str, text: &str) {
            let path = self.0.join(name);
            let directory = path.parent().expect("a directory");
            fs::create_dir_all(directory).expect("a directory");
            fs::write(path, text).expect("a writable file");
        }

        pub(crate) fn read(&self, name: &str) -> String {
            fs::read_to_string(self.0.join(name)).expect("a text file")
        }

        pub(crate) fn names(&self) -> Vec<String> {
            let files = fs::read_dir(&self.0).expect("a directory").flatten();
            let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
            let mut names: Vec<String> = names.collect();
            names.sort();
            names
        }
    }

    impl Drop for Staged {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }
}
