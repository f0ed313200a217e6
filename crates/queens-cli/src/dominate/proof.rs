//! `queens dominate --prove` and `--check`: the log of a refutation, written and checked. docs/PROOFS.md describes it.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::task::Poll;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use queens_core::frames::{FrameSearch, Kinds, Question};
use queens_core::{Instance, Variant, Work};
use queens_proof::{Fault, Verdict, check};
use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;
use crate::output::print_summary;
use crate::summary::milliseconds;

/// Nodes between two looks at the log: some hundredths of a second.
const SLICE: u64 = 1 << 14;
/// Lines between two looks at the progress.
const LINES: u64 = 1 << 12;

/// What `--prove` and `--check` print. JSON has the fields as keys, in this order.
#[derive(Serialize)]
struct ProofSummary {
    n: usize,
    k: usize,
    /// Whether the log was accepted; none of one that was only written.
    #[serde(skip_serializing_if = "Option::is_none")]
    accepted: Option<bool>,
    /// What is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    nodes: u64,
    bytes: u64,
    elapsed_ms: f64,
}

/// Writes the log of the claim that k queens do not dominate the board. If some do, nothing is written, and the answer is no.
pub(super) fn prove(
    instance: &Instance,
    k: u8,
    path: &Path,
    json: bool,
) -> Result<Answer, Failure> {
    let is_plain = instance
        .variant()
        .is_none_or(|it| it == Variant::Dominating);
    if !is_plain || !instance.given().is_empty() {
        let why = "proofs are about sets without given queens and variants; allowed is to leave these out";
        return Err(Failure::misplaced("--prove", why));
    }
    let start = Instant::now();
    let unwritable = |error: io::Error| {
        let why = format!("it cannot be written: {error}; allowed is a file that can");
        Failure::refused("--prove", path.display(), why)
    };
    let mut part = path.to_owned().into_os_string();
    part.push(format!(".{}.part", std::process::id()));
    let part = PathBuf::from(part);
    let written = File::create(&part)
        .map_err(unwritable)
        .and_then(|file| write(instance, k, file, unwritable))
        .and_then(|written| {
            if written.is_ok() {
                fs::rename(&part, path).map_err(unwritable)?;
            }
            Ok(written)
        });
    if !matches!(written, Ok(Ok(_))) {
        // Whatever is there of it.
        let _ = fs::remove_file(&part);
    }
    match written? {
        Ok((nodes, bytes)) => {
            let summary = ProofSummary {
                n: instance.size().len(),
                k: k.into(),
                accepted: None,
                refused: None,
                nodes,
                bytes,
                elapsed_ms: milliseconds(start.elapsed()),
            };
            print_summary(&summary, json, Answer::Done)
        }
        Err(set) => {
            let summary = ProofSummary {
                n: instance.size().len(),
                k: k.into(),
                accepted: None,
                refused: Some(format!("{set} dominate the board")),
                nodes: 0,
                bytes: 0,
                elapsed_ms: milliseconds(start.elapsed()),
            };
            print_summary(&summary, json, Answer::No)
        }
    }
}

/// The nodes and bytes of the log, or a set.
fn write(
    instance: &Instance,
    k: u8,
    file: File,
    unwritable: impl Fn(io::Error) -> Failure,
) -> Result<Result<(u64, u64), String>, Failure> {
    let mut search = FrameSearch::logged(Question {
        size: instance.size(),
        variant: Variant::Dominating,
        k,
        given: Vec::new(),
        kinds: Kinds::ALL,
        is_first: true,
    });
    let (mut file, mut bytes) = (BufWriter::new(file), 0);
    let bar = ProgressBar::new_spinner();
    loop {
        let work = search.work(SLICE);
        let lines = search.take_log();
        bytes += lines.len() as u64;
        file.write_all(lines.as_bytes()).map_err(&unwritable)?;
        if let Some(set) = search.take_found().first() {
            let names: Vec<String> = set.iter().map(ToString::to_string).collect();
            return Ok(Err(names.join(",")));
        }
        if let Poll::Ready(()) = work {
            break;
        }
        bar.set_message(format!("{} nodes", search.nodes()));
    }
    bar.finish_and_clear();
    file.flush().map_err(&unwritable)?;
    Ok(Ok((search.nodes(), bytes)))
}

/// Checks a log of that claim.
pub(super) fn checked(
    instance: &Instance,
    k: u8,
    path: &Path,
    json: bool,
) -> Result<Answer, Failure> {
    let start = Instant::now();
    let refused = |why: String| Failure::refused("--check", path.display(), why);
    let file = File::open(path).and_then(|file| Ok((file.metadata()?, file)));
    let (metadata, file) = file.map_err(|error| refused(format!("{error}; allowed is a log")))?;
    if !metadata.is_file() {
        return Err(refused("it is no file; allowed is a log".to_owned()));
    }
    let bar = ProgressBar::new_spinner();
    let seen = |line: u64| {
        if line.is_multiple_of(LINES) {
            bar.set_message(format!("{line} lines"));
        }
    };
    let verdict = check(BufReader::new(file), seen);
    bar.finish_and_clear();
    let (n, wanted) = (instance.size().len(), usize::from(k));
    let (nodes, why) = match verdict {
        Err(Fault::Unreadable(why)) => {
            return Err(refused(format!(
                "{why}; allowed is a log that --prove wrote"
            )));
        }
        Err(Fault::Refused(line, why)) => (0, Some(format!("line {line}: {why}"))),
        Ok(verdict) => (verdict.nodes, whole(&verdict, n, wanted)),
    };
    let answer = match why {
        None => Answer::Done,
        Some(_) => Answer::No,
    };
    let elapsed = start.elapsed();
    let summary = ProofSummary::of_check(n, wanted, (nodes, why), metadata.len(), elapsed);
    print_summary(&summary, json, answer)
}

/// Why a log whose lines all hold is no proof of this claim; none if it is one.
fn whole(verdict: &Verdict, n: usize, k: usize) -> Option<String> {
    if (verdict.n, verdict.k) != (n, k) {
        return Some(format!("it is about n={}, k={}", verdict.n, verdict.k));
    }
    if let Some(frame) = &verdict.lacking {
        return Some(format!("the frame {frame} and its images are not in it"));
    }
    (verdict.elsewhere > 0).then(|| format!("{} nodes stand in other logs", verdict.elsewhere))
}

impl ProofSummary {
    fn of_check(
        n: usize,
        k: usize,
        (nodes, refused): (u64, Option<String>),
        bytes: u64,
        elapsed: Duration,
    ) -> ProofSummary {
        ProofSummary {
            n,
            k,
            accepted: Some(refused.is_none()),
            refused,
            nodes,
            bytes,
            elapsed_ms: milliseconds(elapsed),
        }
    }
}

impl fmt::Display for ProofSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ProofSummary {
            n,
            k,
            nodes,
            bytes,
            elapsed_ms,
            ..
        } = self;
        match (&self.refused, self.accepted) {
            (Some(why), Some(_)) => writeln!(f, "refused: {why}"),
            (Some(why), None) => writeln!(f, "nothing to prove: {why}"),
            (None, Some(_)) => {
                writeln!(f, "accepted: no {k} queens dominate the {n}×{n} board")?;
                writeln!(f, "{nodes} nodes, {bytes} bytes, {elapsed_ms:.1} ms")
            }
            (None, None) => writeln!(f, "{nodes} nodes, {bytes} bytes, {elapsed_ms:.1} ms"),
        }
    }
}
