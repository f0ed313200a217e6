//! The file of a ledger. A run locks the file and syncs each line to the disk before it writes the next line. The core
//! parses and formats the lines. A run does not change a file that the core refuses.
//!
//! An interrupted write leaves an incomplete line, which the next run drops. Another program may delete or replace the
//! file, or change its length, during a run. Then the run writes all finished shards to a new file in the same folder.
//! If that file cannot be written, the count continues without a ledger. The run does not detect an edit that keeps the
//! length. The next run detects the edit by the checksums.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use queens_core::counting::{ShardResult, Tally, ledger};
use queens_core::text::excerpt;

use crate::Answer;
use crate::failure::{Failure, cause};
use crate::file::open_regular;
use crate::output::note;

/// The greatest length of a ledger in bytes. The longest ledger that a count writes has 131,072 shards in about 20 MB.
const MOST_BYTES: u64 = 64 << 20;

/// A ledger that this run writes. A lock keeps other runs from writing it.
pub(crate) struct Ledger {
    /// `None` if the count continues without a ledger.
    file: Option<File>,
    path: PathBuf,
    /// The length of the file after this run's last write, in bytes.
    bytes: u64,
    /// Whether another program changed the ledger during this run. Then the run has already printed a note.
    is_changed: bool,
}

impl Ledger {
    /// Opens or creates the ledger and adds its finished shards to the tally.
    pub(crate) fn open(path: &Path, tally: &mut Tally) -> Result<Ledger, Failure> {
        let refused = |why: &dyn Display| {
            let why = format!("{why}; use a new file, or the ledger of this count");
            Failure::refused("--ledger", path.display(), why)
        };
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let file = locked(file).map_err(|error| match error.kind() {
            ErrorKind::WouldBlock => {
                let who = lock_holder(path).unwrap_or_else(|| "another run".to_owned());
                let why = format!("{who} is writing it; use another file");
                Failure::refused("--ledger", path.display(), why)
            }
            _ => refused(&cause(&error)),
        })?;
        let bytes = bytes_of(&file).map_err(|error| refused(&cause(&error)))?;
        let end = bytes.iter().rposition(|&byte| byte == b'\n');
        let whole = end.map_or(0, |end| end + 1);
        let plan = ledger::plan_line(tally.plan());
        // A file that contains only a part of the plan line has no results.
        if whole > 0 || !plan.as_bytes().starts_with(&bytes) {
            let text = String::from_utf8_lossy(&bytes);
            ledger::read(&text, tally).map_err(|why| refused(&why))?;
        }
        if whole < bytes.len() {
            let dropped = file.set_len(whole as u64);
            dropped.map_err(|error| refused(&cause(&error)))?;
            let cut = excerpt(&String::from_utf8_lossy(&bytes[whole..]));
            warn(
                path,
                &format!("the last line, {cut}, is cut off and dropped"),
            );
        }
        let mut ledger = Ledger {
            file: Some(file),
            path: path.to_owned(),
            bytes: whole as u64,
            is_changed: false,
        };
        if whole == 0 {
            let written = ledger.write(&plan);
            written.map_err(|error| refused(&cause(&error)))?;
        }
        Ok(ledger)
    }

    /// Writes the result of a shard. The tally must already contain the result.
    pub(super) fn append(&mut self, result: &ShardResult, tally: &Tally) -> Result<(), Failure> {
        if let Some(change) = self.change() {
            self.continue_in_new_file(&change, tally);
            return Ok(());
        }
        self.write(&ledger::result_line(result)).map_err(|error| {
            let path = self.path.display();
            Failure::Internal(format!(
                "--ledger {path}: {}; it keeps the shards finished before",
                cause(&error)
            ))
        })
    }

    /// Ends the run and returns its answer, or `Faulty` if another program changed the ledger. Keeps the shards even if
    /// the answer could not be printed.
    pub(super) fn end(
        mut self,
        tally: &Tally,
        printed: Result<Answer, Failure>,
    ) -> Result<Answer, Failure> {
        if let Some(change) = self.change() {
            self.continue_in_new_file(&change, tally);
        }
        match printed {
            Ok(_) if self.is_changed => Ok(Answer::Faulty),
            printed => printed,
        }
    }

    /// Writes lines and syncs them to the disk. Does nothing if the count continues without a ledger.
    fn write(&mut self, lines: &str) -> io::Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        file.write_all(lines.as_bytes())?;
        self.bytes += lines.len() as u64;
        file.sync_data()
    }

    /// The change that another program made to the file since this run's last write. `None` if the path still names
    /// this file, with the same length.
    fn change(&self) -> Option<String> {
        let file = self.file.as_ref()?;
        let (own, named) = match (file.metadata(), self.path.metadata()) {
            (Ok(own), Ok(named)) => (own, named),
            (_, Err(error)) | (Err(error), _) => return Some(format!("is gone ({error})")),
        };
        match own.len() {
            _ if id(&own) != id(&named) => Some("is another file".to_owned()),
            bytes if bytes != self.bytes => {
                Some(format!("has {bytes} bytes, not the {} written", self.bytes))
            }
            _ => None,
        }
    }

    /// Writes all finished shards to a new file, which becomes the ledger. If that file cannot be written, the count
    /// continues without a ledger.
    fn continue_in_new_file(&mut self, change: &str, tally: &Tally) {
        let (path, file) = create_numbered(&self.path);
        let place = path.display().to_string();
        let mut new = Ledger {
            file: None,
            path,
            bytes: 0,
            is_changed: true,
        };
        let written = locked(file).and_then(|file| {
            new.file = Some(file);
            new.write(&ledger::write(tally))
        });
        let kept = match written {
            Ok(()) => format!("the finished shards are in {place}"),
            Err(error) => {
                new.file = None;
                format!("{place}: {error}; the count continues without a ledger")
            }
        };
        warn(&self.path, &format!("it {change}; {kept}"));
        *self = new;
    }
}

/// Reads the text of the ledger at this path. Another run may be writing the file.
pub(crate) fn text_of(path: &Path) -> io::Result<String> {
    let bytes = bytes_of(&open_regular(path)?)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a regular file. Fails if the file is longer than `MOST_BYTES`.
fn bytes_of(file: &File) -> io::Result<Vec<u8>> {
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        return Err(io::Error::other("it is not a regular file"));
    }
    if metadata.len() > MOST_BYTES {
        let why = format!("it has more than {MOST_BYTES} bytes");
        return Err(io::Error::other(why));
    }
    let mut bytes = Vec::new();
    file.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Locks an open file, so that other runs cannot write it.
fn locked(file: io::Result<File>) -> io::Result<File> {
    let file = file?;
    file.try_lock()?;
    Ok(file)
}

/// The process that holds the lock of a file, if it runs on this machine. Linux lists all locks in `/proc/locks`. The
/// fifth field of a line is the id of the process, and the sixth is the device and the inode of the file.
#[cfg(target_os = "linux")]
fn lock_holder(path: &Path) -> Option<String> {
    let (device, inode) = id(&path.metadata().ok()?);
    let [major, minor] = [device >> 8 & 0xfff, device & 0xff | device >> 12 & 0xfff00];
    let own = format!("{major:02x}:{minor:02x}:{inode}");
    let locks = std::fs::read_to_string("/proc/locks").ok()?;
    let process = locks.lines().find_map(|line| {
        let mut fields = line.split_ascii_whitespace().skip(4);
        let (process, file) = (fields.next()?, fields.next()?);
        (file == own).then_some(process)
    })?;
    let name = std::fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
    Some(format!("process {process} ({})", name.trim_end()))
}

/// Only Linux lists the holders of locks.
#[cfg(not(target_os = "linux"))]
fn lock_holder(_: &Path) -> Option<String> {
    None
}

/// Creates a file whose name is the path followed by the first free number, such as `14.jsonl.1`.
fn create_numbered(path: &Path) -> (PathBuf, io::Result<File>) {
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

/// The device and the inode of a file, which identify the file under any name.
#[cfg(unix)]
fn id(file: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Without inodes, only a different length shows that the path names another file.
#[cfg(not(unix))]
fn id(file: &Metadata) -> u64 {
    file.len()
}

fn warn(path: &Path, what: &str) {
    note(format!("--ledger {}: {what}", path.display()));
}

#[cfg(test)]
mod tests {
    use std::fs;

    use queens_core::counting::Plan;
    use queens_core::{BoardSize, Goal, Instance};

    use super::*;

    /// Changes the ledger at a path as another program might.
    type Change = fn(&Path) -> io::Result<()>;

    fn plan() -> Plan {
        let size = BoardSize::new(13).unwrap();
        Plan::new(&Instance::queens(size, &[], Goal::Count).unwrap()).unwrap()
    }

    /// Finishes the shard `number`, with its number as an invented count.
    fn finish(ledger: &mut Ledger, tally: &mut Tally, number: u32) {
        let result = ShardResult::new(tally.plan().shard(number), number.into());
        tally.add(&result).unwrap();
        ledger.append(&result, tally).unwrap();
    }

    #[test]
    fn changes_by_other_programs_lose_no_shard() {
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
        let plan = plan();
        for (name, change) in changes {
            // The ledger detects a change before it writes the next line, or at the end of the run.
            for is_end in [false, true] {
                let folder = tempfile::tempdir().unwrap();
                let path = folder.path().join("ledger");
                let mut tally = Tally::new(plan.clone());
                let mut ledger = Ledger::open(&path, &mut tally).unwrap();
                finish(&mut ledger, &mut tally, 3);
                change(&path).unwrap();
                if !is_end {
                    finish(&mut ledger, &mut tally, 5);
                    finish(&mut ledger, &mut tally, 7);
                }
                let answer = ledger.end(&tally, Ok(Answer::Done)).unwrap();
                assert_eq!(answer, Answer::Faulty, "{name}");
                let mut read = Tally::new(plan.clone());
                Ledger::open(&folder.path().join("ledger.1"), &mut read).unwrap();
                assert_eq!(read, tally, "{name}");
            }
        }
    }

    #[test]
    fn an_answer_that_cannot_be_printed_costs_no_shard() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger");
        let mut tally = Tally::new(plan());
        let mut ledger = Ledger::open(&path, &mut tally).unwrap();
        finish(&mut ledger, &mut tally, 3);
        fs::remove_file(&path).unwrap();
        let full = Err(Failure::Output(io::Error::other("full")));
        let failure = ledger.end(&tally, full).unwrap_err();
        assert_eq!(failure.to_string(), "standard output: full");
        let mut read = Tally::new(plan());
        Ledger::open(&folder.path().join("ledger.1"), &mut read).unwrap();
        assert_eq!(read, tally);
    }

    #[test]
    fn a_ledger_that_nobody_touches_ends_without_a_fault() {
        let folder = tempfile::tempdir().unwrap();
        let mut tally = Tally::new(plan());
        let mut ledger = Ledger::open(&folder.path().join("ledger"), &mut tally).unwrap();
        (0..16).for_each(|number| finish(&mut ledger, &mut tally, number));
        let answer = ledger.end(&tally, Ok(Answer::Done)).unwrap();
        assert_eq!(answer, Answer::Done);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
}
