//! `queens dominate --prove` writes the log of a refutation, and `--check` checks such a log. docs/PROOFS.md describes
//! the format.

use std::fmt;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::ops::Range;
use std::path::Path;
use std::task::Poll;
use std::time::Instant;

use queens_core::counting::Engine;
use queens_core::frames::{FrameSearch, FrameSetup, Kinds};
use queens_core::text::joined;
use queens_core::{Instance, Variant, Work};
use queens_proof::{LogError, check};
use serde::Serialize;

use crate::Answer;
use crate::count::part_of;
use crate::failure::{Failure, cause};
use crate::file::{AtomicFile, open_regular, unwritable};
use crate::output::print_summary;
use crate::progress::{ProgressLine, duration, rate};
use crate::summary::milliseconds;
use crate::words::{none_dominate, several};

/// The number of nodes between two writes to the log. Searching them takes a few hundredths of a second.
const SLICE: u64 = 1 << 14;
/// The number of log lines between two updates of the progress line.
const LINES: u64 = 1 << 12;

/// The results of `--prove` and `--check`. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct ProofSummary {
    n: usize,
    k: u8,
    /// The shard of a log that is one part of the proof. `None` for the log of the whole search.
    shard: Option<u32>,
    /// Whether `--check` accepted the log. `None` with `--prove`.
    accepted: Option<bool>,
    /// The reason why the log was refused or not written.
    refused: Option<String>,
    /// The number of nodes in the log. `None` if the log was refused.
    nodes: Option<String>,
    bytes: Option<u64>,
    elapsed_ms: f64,
}

/// The outcome of writing a log.
enum Written {
    /// The log is complete, with these numbers of nodes and bytes.
    Whole { nodes: u64, bytes: u64 },
    /// There is nothing to prove, because dominating sets exist. The text describes them.
    Sets(String),
}

/// A log that is being written to a file.
struct LogFile {
    file: BufWriter<File>,
    /// The number of bytes written so far.
    bytes: u64,
}

/// Writes the log of a proof that k queens do not dominate the board, or the part of the log for one shard. If the
/// search finds a dominating set, no file is written and the answer is `No`.
pub(super) fn prove(
    instance: &Instance,
    k: u8,
    path: &Path,
    shards: Option<&Range<u32>>,
    json: bool,
) -> Result<Answer, Failure> {
    let start = Instant::now();
    let shard = shards
        .map(|shard| single_shard(instance, shard))
        .transpose()?;
    // A log may be large, so it is written in pieces.
    let written = AtomicFile::new(path).and_then(|target| {
        let file = LogFile::new(target.part.reopen()?);
        let written = match &shard {
            Some((engine, shard)) => file.write_shard(engine, *shard),
            None => file.write_search(instance, k),
        }?;
        match written {
            Written::Whole { .. } => target.commit().map(|()| written),
            Written::Sets(_) => Ok(written),
        }
    });
    let written = written.map_err(|error| unwritable("--prove", path, &error))?;
    let (nodes, bytes, refused) = match written {
        Written::Whole { nodes, bytes } => (Some(nodes.to_string()), Some(bytes), None),
        Written::Sets(why) => (None, None, Some(why)),
    };
    let answer = match refused {
        None => Answer::Done,
        Some(_) => Answer::No,
    };
    let summary = ProofSummary {
        n: instance.size().width(),
        k,
        shard: shard.map(|(_, shard)| shard),
        accepted: None,
        refused,
        nodes,
        bytes,
        elapsed_ms: milliseconds(start.elapsed()),
    };
    print_summary(&summary, json, answer)
}

/// The only shard of a range, and the engine that searches it. Fails if the range does not have exactly one shard.
fn single_shard(instance: &Instance, range: &Range<u32>) -> Result<(Engine, u32), Failure> {
    let engine =
        Engine::new(instance).map_err(|error| Failure::not_allowed_here("--shards", error))?;
    part_of(engine.plan(), Some(range), true)?;
    if range.len() != 1 {
        let why = format!(
            "a log covers one shard; use {0}..{1}",
            range.start,
            range.start + 1
        );
        let range = format!("{}..{}", range.start, range.end);
        return Err(Failure::refused("--shards", range, why));
    }
    Ok((engine, range.start))
}

impl LogFile {
    fn new(file: File) -> LogFile {
        let file = BufWriter::new(file);
        LogFile { file, bytes: 0 }
    }

    fn write(&mut self, lines: &str) -> io::Result<()> {
        self.bytes += lines.len() as u64;
        self.file.write_all(lines.as_bytes())
    }

    fn finish(mut self, nodes: u64) -> io::Result<Written> {
        self.file.flush()?;
        let bytes = self.bytes;
        Ok(Written::Whole { nodes, bytes })
    }

    fn write_search(mut self, instance: &Instance, k: u8) -> io::Result<Written> {
        let mut search = FrameSearch::logged(FrameSetup {
            size: instance.size(),
            variant: Variant::Dominating,
            k,
            given: Vec::new(),
            kinds: Kinds::ALL,
            is_first: true,
        })
        .map_err(io::Error::other)?;
        let line = ProgressLine::new();
        let mut work = Poll::Pending;
        while work.is_pending() {
            work = search.work(SLICE);
            self.write(&search.take_log())?;
            if let Some(set) = search.take_found().first() {
                let why = format!("{} dominate the board", joined(set, ","));
                return Ok(Written::Sets(why));
            }
            line.show(None, |elapsed| {
                rate(search.nodes(), "node", elapsed) + &duration(elapsed)
            });
        }
        self.finish(search.nodes())
    }

    fn write_shard(mut self, engine: &Engine, shard: u32) -> io::Result<Written> {
        let mut run = engine.logged(shard);
        let counted = loop {
            let work = run.work(1);
            self.write(&run.take_log())?;
            if let Poll::Ready(result) = work {
                break result;
            }
        };
        match counted.map(|counted| (counted.count(), counted.log().cloned())) {
            Ok((0, Some(log))) => self.finish(log.nodes),
            // If the count overflows, there are sets, too.
            _ => Ok(Written::Sets(format!("there are sets in shard {shard}"))),
        }
    }
}

/// Checks whether a log proves that k queens do not dominate the board.
pub(super) fn checked(
    instance: &Instance,
    k: u8,
    path: &Path,
    json: bool,
) -> Result<Answer, Failure> {
    let start = Instant::now();
    let refused = |why: String| Failure::refused("--check", path.display(), why);
    let file = open_regular(path).and_then(|file| Ok((file.metadata()?.len(), file)));
    let (bytes, file) = file.map_err(|error| refused(cause(&error)))?;
    let progress = ProgressLine::new();
    let seen = |line: u64| {
        if line.is_multiple_of(LINES) {
            progress.show(None, |elapsed| {
                rate(line, "line", elapsed) + &duration(elapsed)
            });
        }
    };
    let verdict = check(BufReader::new(file), seen);
    drop(progress);
    let n = instance.size().width();
    let (nodes, why) = match verdict {
        Err(LogError::Unreadable(why)) => {
            return Err(refused(format!("{why}; use a file that --prove wrote")));
        }
        Err(LogError::Refused(line, why)) => (None, Some(format!("line {line}: {why}"))),
        Ok(verdict) => (
            Some(verdict.nodes.to_string()),
            verdict.shortfall(n, k.into()),
        ),
    };
    let answer = match why {
        None => Answer::Done,
        Some(_) => Answer::No,
    };
    let summary = ProofSummary {
        n,
        k,
        shard: None,
        accepted: Some(why.is_none()),
        refused: why,
        nodes,
        bytes: Some(bytes),
        elapsed_ms: milliseconds(start.elapsed()),
    };
    print_summary(&summary, json, answer)
}

impl fmt::Display for ProofSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ProofSummary { n, k, .. } = self;
        if let Some(why) = &self.refused {
            let what = match self.accepted {
                Some(_) => "refused",
                None => "nothing to prove",
            };
            return writeln!(f, "{what}: {why}");
        }
        if self.accepted.is_some() {
            writeln!(f, "accepted: {}", none_dominate(*k, *n))?;
        }
        let nodes = self.nodes.as_deref().unwrap_or_default();
        let (bytes, time) = (self.bytes.unwrap_or_default(), self.elapsed_ms);
        if let Some(shard) = self.shard {
            writeln!(f, "a part of the proof: shard {shard}")?;
        }
        let [nodes, bytes] = [several(nodes, "node"), several(bytes, "byte")];
        writeln!(f, "{nodes}, {bytes}, {time:.1} ms")
    }
}
