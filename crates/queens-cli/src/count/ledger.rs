//! The file of a ledger: opened, locked, and written line by line, each line on the disk before the next. The core reads
//! and writes the lines; a file that it refuses is not changed.
//!
//! An interrupted write costs its own line: the next run drops it. What others do to the file during a run costs nothing:
//! all finished shards are written to a new file beside it.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use queens_core::counting::{ShardResult, Tally, ledger};

use crate::failure::{Failure, shown};
use crate::output::note;

/// The most bytes of a ledger. The longest that a count writes has 131,072 shards in about 20 MB.
const MOST_BYTES: u64 = 64 << 20;

/// A ledger that is being written. No other run can write it at the same time.
pub(super) struct Ledger {
    file: File,
    path: PathBuf,
    /// The bytes that this run has read and written.
    bytes: u64,
    /// What others did to the ledgers of this run.
    lost: Vec<String>,
}

impl Ledger {
    /// Opens the ledger, or begins one, and adds its finished shards to the tally.
    pub(super) fn open(path: &Path, tally: &mut Tally) -> Result<Ledger, Failure> {
        let refused = |why: &dyn Display| refused(path, why);
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let mut ledger = Ledger::lock(path, file)?;
        let there = ledger.file.metadata().map_err(|error| refused(&error))?;
        if !there.is_file() {
            return Err(refused(&"it is no regular file"));
        }
        if there.len() > MOST_BYTES {
            return Err(refused(&format!("it has more than {MOST_BYTES} bytes")));
        }
        let mut bytes = Vec::new();
        let read = (&ledger.file).take(MOST_BYTES).read_to_end(&mut bytes);
        read.map_err(|error| refused(&error))?;
        let end = bytes.iter().rposition(|&byte| byte == b'\n');
        let whole = end.map_or(0, |end| end + 1);
        let plan = ledger::plan_line(tally.plan());
        // A plan that is cut off has no results yet.
        if whole > 0 || !plan.as_bytes().starts_with(&bytes) {
            let text = String::from_utf8_lossy(&bytes);
            ledger::read(&text, tally).map_err(|why| refused(&why))?;
        }
        if whole < bytes.len() {
            let dropped = ledger.file.set_len(whole as u64);
            dropped.map_err(|error| refused(&error))?;
            let cut = shown(&String::from_utf8_lossy(&bytes[whole..]));
            tell(
                path,
                &format!("the last line, {cut}, is cut off and dropped"),
            );
        }
        ledger.bytes = whole as u64;
        if whole == 0 {
            ledger.write(&plan)?;
        }
        Ok(ledger)
    }

    /// Writes the result of a shard, which the tally has already.
    pub(super) fn append(&mut self, result: &ShardResult, tally: &Tally) -> Result<(), Failure> {
        match self.change() {
            None => self.write(&ledger::result_line(result)),
            Some(change) => self.begin_beside(&change, tally),
        }
    }

    /// Ends the run with a fault if others changed its ledger.
    pub(super) fn end(mut self, tally: &Tally) -> Result<(), Failure> {
        if let Some(change) = self.change() {
            self.begin_beside(&change, tally)?;
        }
        match self.lost[..] {
            [] => Ok(()),
            _ => Err(Failure::Fault(self.lost.join("; "))),
        }
    }

    fn lock(path: &Path, file: io::Result<File>) -> Result<Ledger, Failure> {
        let file = file.map_err(|error| refused(path, &error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                let why = "another run writes it; allowed is one at a time";
                Failure::refused("--ledger", path.display(), why)
            }
            TryLockError::Error(error) => refused(path, &error),
        })?;
        Ok(Ledger {
            file,
            path: path.to_owned(),
            bytes: 0,
            lost: Vec::new(),
        })
    }

    fn write(&mut self, lines: &str) -> Result<(), Failure> {
        let written = self.file.write_all(lines.as_bytes());
        let written = written.and_then(|()| self.file.sync_data());
        self.bytes += lines.len() as u64;
        written.map_err(|error| refused(&self.path, &error))
    }

    /// What others did to the file since this run wrote it last.
    fn change(&self) -> Option<String> {
        let (own, there) = match (self.file.metadata(), self.path.metadata()) {
            (Ok(own), Ok(there)) => (own, there),
            (_, Err(error)) | (Err(error), _) => return Some(format!("is gone ({error})")),
        };
        match own.len() {
            _ if id(&own) != id(&there) => Some("is another file".to_owned()),
            bytes if bytes != self.bytes => {
                Some(format!("has {bytes} bytes, not the {} written", self.bytes))
            }
            _ => None,
        }
    }

    /// Writes all finished shards to a new file, which is the ledger from now on.
    fn begin_beside(&mut self, change: &str, tally: &Tally) -> Result<(), Failure> {
        let (path, file) = beside(&self.path);
        let mut new = Ledger::lock(&path, file)?;
        new.write(&ledger::write(tally))?;
        let what = format!(
            "it {change}; the finished shards are in {}",
            new.path.display()
        );
        tell(&self.path, &what);
        new.lost = std::mem::take(&mut self.lost);
        new.lost
            .push(format!("--ledger {}: {what}", self.path.display()));
        *self = new;
        Ok(())
    }
}

/// A new file beside this one, with the first free number after its name.
fn beside(path: &Path) -> (PathBuf, io::Result<File>) {
    let mut number = 1_u32;
    loop {
        let mut name = OsString::from(path);
        name.push(format!(".{number}"));
        let file = OpenOptions::new().append(true).create_new(true).open(&name);
        match &file {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            _ => return (PathBuf::from(name), file),
        }
    }
}

/// What makes a file the same one under any name.
#[cfg(unix)]
fn id(file: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Where files have no number, only their length tells them apart.
#[cfg(not(unix))]
fn id(file: &Metadata) -> u64 {
    file.len()
}

fn refused(path: &Path, why: &dyn Display) -> Failure {
    let why = format!("{why}; allowed is a writable file, new or with a ledger of this count");
    Failure::refused("--ledger", path.display(), why)
}

fn tell(path: &Path, what: &str) {
    note(format!("--ledger {}: {what}", path.display()));
}

#[cfg(test)]
mod tests {
    use std::fs;

    use queens_core::counting::Plan;
    use queens_core::{BoardSize, Goal, Instance};

    use super::*;

    /// What another program does to a ledger.
    type Change = fn(&Path) -> io::Result<()>;

    /// An empty folder for one test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("queens-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        folder
    }

    /// Finishes the shard of this number with an invented count.
    fn finish(ledger: &mut Ledger, tally: &mut Tally, number: u32) {
        let result = ShardResult::new(tally.plan().shard(number), number.into());
        tally.add(&result).unwrap();
        ledger.append(&result, tally).unwrap();
    }

    #[test]
    fn what_others_do_to_a_ledger_costs_no_shard() {
        let append = |path: &Path| {
            let mut file = OpenOptions::new().append(true).open(path)?;
            file.write_all(b"a line\n")
        };
        let changes: [(&str, Change); 5] = [
            ("deleted", |path| fs::remove_file(path)),
            ("renamed", |path| {
                fs::rename(path, path.with_extension("old"))
            }),
            ("replaced", |path| {
                fs::copy(path, path.with_extension("new"))?;
                fs::rename(path.with_extension("new"), path)
            }),
            ("cut", |path| {
                OpenOptions::new().write(true).open(path)?.set_len(70)
            }),
            ("appended", append),
        ];
        let size = BoardSize::new(13).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let plan = Plan::new(&instance).unwrap();
        for (name, change) in changes {
            // The last change is noticed by the next line, or at the end.
            for is_end in [false, true] {
                let folder = folder(name);
                let path = folder.join("ledger");
                let mut tally = Tally::new(plan.clone());
                let mut ledger = Ledger::open(&path, &mut tally).unwrap();
                finish(&mut ledger, &mut tally, 3);
                change(&path).unwrap();
                if !is_end {
                    finish(&mut ledger, &mut tally, 5);
                    finish(&mut ledger, &mut tally, 7);
                }
                let failure = ledger.end(&tally).unwrap_err();
                assert_eq!(failure.status(), 70, "{name}: {failure}");
                let new = folder.join("ledger.1");
                let text = failure.to_string();
                let told = format!("; the finished shards are in {}", new.display());
                assert!(text.ends_with(&told), "{name}: {text}");
                let mut read = Tally::new(plan.clone());
                Ledger::open(&new, &mut read).unwrap();
                assert_eq!(read, tally, "{name}");
                fs::remove_dir_all(&folder).unwrap();
            }
        }
    }

    #[test]
    fn a_ledger_that_nobody_touches_ends_without_a_fault() {
        let folder = folder("untouched");
        let size = BoardSize::new(13).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let mut tally = Tally::new(Plan::new(&instance).unwrap());
        let mut ledger = Ledger::open(&folder.join("ledger"), &mut tally).unwrap();
        (0..16).for_each(|number| finish(&mut ledger, &mut tally, number));
        ledger.end(&tally).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
