//! Writes a file completely or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::{Failure, cause, one_of};

/// The value of `--out`: a path and the format that its extension names.
#[derive(Clone, Debug)]
#[cfg_attr(not(any(feature = "pictures", test)), expect(dead_code))]
pub(crate) struct OutFile<F> {
    pub(crate) path: PathBuf,
    pub(crate) format: F,
}

#[cfg_attr(not(any(feature = "pictures", test)), expect(dead_code))]
impl<F: Copy> OutFile<F> {
    /// Takes the format from the extension of the path. `formats` lists the extensions with their formats. Fails if the
    /// file cannot be written, so that a command stops before the work.
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
            return Err(refused(format!(
                "expected a name that ends in {}",
                one_of(endings)
            )));
        };
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            let why = format!("there is no folder {}; make it first", folder.display());
            return Err(refused(why));
        }
        resolve_target(path).map_err(|error| unwritable("--out", path, &error))?;
        let path = path.to_owned();
        Ok(OutFile { path, format })
    }

    /// Writes the file.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let written = AtomicFile::new(&self.path).and_then(|file| file.write(bytes));
        written.map_err(|error| unwritable("--out", &self.path, &error))
    }
}

/// Opens a regular file for reading. Checks the kind of file first, because opening a pipe waits for its writer.
pub(crate) fn open_regular(path: &Path) -> io::Result<File> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is not a regular file"));
    }
    File::open(path)
}

/// A temporary file in the folder of its target. `commit` moves it to the target, so that no program ever reads an
/// incomplete file. Without `commit`, the temporary file is deleted.
pub(crate) struct AtomicFile {
    pub(crate) part: NamedTempFile,
    target: PathBuf,
}

/// The path to write to: the target if the path is a symbolic link, otherwise the path itself. Fails for folders,
/// devices, pipes and read-only files.
fn resolve_target(path: &Path) -> io::Result<PathBuf> {
    let target = if path.is_symlink() {
        fs::canonicalize(path).map_err(|_| io::Error::other("it is a link that leads nowhere"))?
    } else {
        path.to_owned()
    };
    if let Ok(metadata) = fs::metadata(&target) {
        if !metadata.is_file() {
            return Err(io::Error::other("it is not a regular file"));
        }
        // An administrator can open a read-only file for writing, so the permissions are checked first.
        if metadata.permissions().readonly() {
            return Err(io::Error::other("it is read-only"));
        }
        fs::OpenOptions::new().write(true).open(&target)?;
    }
    Ok(target)
}

impl AtomicFile {
    /// Creates the temporary file for the file at this path.
    pub(crate) fn new(path: &Path) -> io::Result<AtomicFile> {
        let target = resolve_target(path)?;
        let folder = target.parent().unwrap_or(Path::new(""));
        let mut builder = tempfile::Builder::new();
        // A new file gets the usual permissions. By default, `tempfile` lets only the user read it.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let part = builder
            .prefix(".queens-")
            .suffix(".part")
            .tempfile_in(folder)?;
        Ok(AtomicFile { part, target })
    }

    /// Writes all bytes and moves the file to its target.
    pub(crate) fn write(mut self, bytes: &[u8]) -> io::Result<()> {
        self.part.write_all(bytes)?;
        self.commit()
    }

    /// Moves the written file to its target. If it replaces a file, it keeps the permissions of that file.
    pub(crate) fn commit(self) -> io::Result<()> {
        if let Ok(metadata) = fs::metadata(&self.target) {
            self.part
                .as_file()
                .set_permissions(metadata.permissions())?;
        }
        self.part.persist(&self.target)?;
        Ok(())
    }
}

/// The message about a file that cannot be written. `option` is the option whose value is the file.
pub(crate) fn unwritable(option: &str, path: &Path, error: &io::Error) -> Failure {
    let why = format!("it cannot be written: {}", cause(error));
    Failure::refused(option, path.display(), why)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMATS: [(&str, u8); 2] = [("svg", 1), ("png", 2)];

    #[test]
    fn a_file_is_written_whole_and_no_temporary_file_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let file = OutFile::new(&folder.join("a.PNG"), &FORMATS).unwrap();
        assert_eq!(file.format, 2);
        file.write(b"one").unwrap();
        file.write(b"two").unwrap();
        assert_eq!(fs::read(folder.join("a.PNG")).unwrap(), b"two");
        assert_eq!(fs::read_dir(folder).unwrap().count(), 1);
        // A folder takes the name of the file between `new` and `write`.
        let file = OutFile::new(&folder.join("b.svg"), &FORMATS).unwrap();
        fs::create_dir(folder.join("b.svg")).unwrap();
        let refused = file.write(b"three").unwrap_err().to_string();
        assert!(
            refused.contains("b.svg: it cannot be written: "),
            "{refused}"
        );
        assert_eq!(fs::read_dir(folder).unwrap().count(), 2);
    }

    #[cfg(unix)]
    #[test]
    fn a_write_that_would_lose_data_is_refused_and_a_link_stays() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let refused = |path: &Path| resolve_target(path).unwrap_err().to_string();
        assert_eq!(refused(Path::new("/dev/null")), "it is not a regular file");
        assert_eq!(refused(folder), "it is not a regular file");
        let (kept, link) = (folder.join("kept.svg"), folder.join("link.svg"));
        fs::write(&kept, "one").unwrap();
        symlink(&kept, &link).unwrap();
        let out = OutFile::new(&link, &FORMATS).unwrap();
        fs::set_permissions(&kept, fs::Permissions::from_mode(0o600)).unwrap();
        out.write(b"two").unwrap();
        assert_eq!(
            fs::metadata(&kept).unwrap().permissions().mode() & 0o777,
            0o600
        );
        assert!(link.is_symlink());
        let nowhere = folder.join("nowhere.svg");
        symlink(folder.join("none"), &nowhere).unwrap();
        assert_eq!(refused(&nowhere), "it is a link that leads nowhere");
        assert_eq!(fs::read(&kept).unwrap(), b"two");
        fs::set_permissions(&kept, fs::Permissions::from_mode(0o444)).unwrap();
        assert_eq!(refused(&link), "it is read-only");
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
            "--out a.jpg: expected a name that ends in .svg or .png"
        );
        assert_eq!(
            refused("a"),
            "--out a: expected a name that ends in .svg or .png"
        );
        assert_eq!(
            refused("nowhere/a.svg"),
            "--out nowhere/a.svg: there is no folder nowhere; make it first"
        );
    }
}
