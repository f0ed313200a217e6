//! A file that is written whole or not at all.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, allowed};

/// The value of `--out`: a path, and the format that its ending names.
#[derive(Clone, Debug)]
pub(crate) struct OutFile<F> {
    pub(crate) path: PathBuf,
    pub(crate) format: F,
}

impl<F: Copy> OutFile<F> {
    /// The file of this path, in one of these formats by their endings. Where nothing can be written there, that is said
    /// before any work.
    pub(crate) fn new(path: &Path, formats: &[(&'static str, F)]) -> Result<OutFile<F>, Failure> {
        let ending = path.extension().and_then(|ending| ending.to_str());
        let ending = ending.map(str::to_ascii_lowercase);
        let named = formats
            .iter()
            .find(|(name, _)| ending.as_deref() == Some(*name));
        let refused = |why: String| Failure::refused("--out", path.display(), why);
        let Some(&(_, format)) = named else {
            let endings = formats.iter().map(|(name, _)| format!(".{name}"));
            let endings: Vec<_> = endings.collect();
            let endings = endings.iter().map(String::as_str);
            return Err(refused(allowed("allowed endings", endings)));
        };
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            let why = format!(
                "{} is no folder; allowed is one that is there",
                folder.display()
            );
            return Err(refused(why));
        }
        if path.is_dir() {
            return Err(refused("it is a folder; allowed is a file".to_owned()));
        }
        let path = path.to_owned();
        Ok(OutFile { path, format })
    }

    /// Writes it: beside its place first, so that no half of it is ever found there.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let mut beside: OsString = self.path.clone().into();
        beside.push(format!(".{}.part", std::process::id()));
        let beside = PathBuf::from(beside);
        let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, &self.path));
        written.map_err(|error| {
            // Whatever is there of it.
            let _ = fs::remove_file(&beside);
            self.unwritable(&error)
        })
    }

    fn unwritable(&self, error: &io::Error) -> Failure {
        let why = format!("it cannot be written: {error}; allowed is a file that can");
        Failure::refused("--out", self.path.display(), why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMATS: [(&str, u8); 2] = [("svg", 1), ("png", 2)];

    #[test]
    fn a_file_is_written_whole_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("queens-file-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = OutFile::new(&folder.join("a.PNG"), &FORMATS).unwrap();
        assert_eq!(file.format, 2);
        file.write(b"one").unwrap();
        file.write(b"two").unwrap();
        assert_eq!(fs::read(folder.join("a.PNG")).unwrap(), b"two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        // A folder in its place: the rename fails, and what was written goes.
        let file = OutFile::new(&folder.join("b.svg"), &FORMATS).unwrap();
        fs::create_dir(folder.join("b.svg")).unwrap();
        let refused = file.write(b"three").unwrap_err().to_string();
        assert!(
            refused.contains("b.svg: it cannot be written: "),
            "{refused}"
        );
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn an_ending_names_the_format() {
        let refused = |path: &str| {
            OutFile::new(Path::new(path), &FORMATS)
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            refused("a.jpg"),
            "--out a.jpg: allowed endings are .svg, .png"
        );
        assert_eq!(refused("a"), "--out a: allowed endings are .svg, .png");
        assert_eq!(
            refused("nowhere/a.svg"),
            "--out nowhere/a.svg: nowhere is no folder; allowed is one that is there"
        );
    }
}
