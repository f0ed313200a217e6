//! Shards of domination, whose logs are made again and checked by a program that shares no code with the search.
//!
//! The log of a shard has the roots of its frames, and below them the nodes of its own first queens; the others are elsewhere.
//! The outline has the roots of all frames, with all first queens elsewhere. It is checked, too. So the logs of all
//! shards are a proof if each says of its roots what the outline says, and each first queen stands in one of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::task::Poll;

use indicatif::ProgressBar;
use queens_core::Work;
use queens_core::counting::{Engine, ShardResult, Tally};
use queens_proof::Checker;

use crate::count::threads;
use crate::failure::Failure;

/// The roots of the frames: below the line of each, those of its first queens.
struct Outline(BTreeMap<String, Vec<String>>);

/// A shard whose log was made again.
struct Remade {
    shard: u32,
    checked: Result<(ShardResult, BTreeSet<String>), String>,
}

/// Makes the logs of these shards again, in so many threads, checks each, and compares its digest with the ledger at this
/// place. Tells whether they are a whole proof.
pub(super) fn check(
    engine: &Engine,
    tally: &Tally,
    (shards, threads): (&[u32], usize),
    bar: &ProgressBar,
    place: &dyn Display,
) -> Result<bool, Failure> {
    let wrong = |what: &dyn Display| Failure::miscounted(format!("{place}: {what}"));
    let (outline, firsts) = outline(engine).map_err(|why| wrong(&format!("the outline: {why}")))?;
    let mut done = BTreeSet::new();
    let see = |Remade { shard, checked }: Remade| {
        bar.inc(1);
        let told = |why: &dyn Display| wrong(&format!("shard {shard}: {why}"));
        let (result, own) = checked.map_err(|why| told(&format!("its log is refused: {why}")))?;
        if tally.result(shard).is_some_and(|kept| kept != result) {
            return Err(told(&"it has another log when it is searched again"));
        }
        done.extend(own);
        Ok(())
    };
    // The log of a shard with sets refutes nothing: only its digest is compared.
    let refutes = |shard| tally.result(shard).is_none_or(|kept| kept.count() == 0);
    threads::each(shards, threads, see, |shard, is_over, sender| {
        let outline = refutes(shard).then_some(&outline);
        remake(engine, outline, shard, is_over, sender)
    })?;
    Ok(done.len() == firsts)
}

/// The outline, and the number of all first queens and of frames without any.
fn outline(engine: &Engine) -> Result<(Outline, usize), String> {
    let text = engine.outline().ok_or("it has no logs")?;
    let mut lines = text.lines();
    let mut checker = lines
        .next()
        .and_then(Checker::begin)
        .ok_or("it is no log")?;
    let mut outline = Outline(BTreeMap::new());
    let (mut root, mut firsts) = (String::new(), 0);
    for line in lines {
        checker.line(line)?;
        if line.starts_with("0 ") {
            root = line.to_owned();
        }
        let queens = outline.0.entry(root.clone()).or_default();
        if line.starts_with("1 ") {
            queens.push(line.to_owned());
        }
    }
    if let Some(frame) = checker.finish()?.lacking {
        return Err(format!("it lacks the frame {frame}"));
    }
    firsts += outline
        .0
        .values()
        .map(|queens| queens.len().max(1))
        .sum::<usize>();
    Ok((outline, firsts))
}

/// Searches a shard, and checks its log, as it grows, against the outline if there is one. None if all is over.
fn remake(
    engine: &Engine,
    outline: Option<&Outline>,
    shard: u32,
    is_over: &AtomicBool,
    sender: &Sender<Remade>,
) -> Option<()> {
    let mut run = engine.logged(shard);
    let (mut log, mut failed) = (ShardLog::default(), None);
    let checked = loop {
        if is_over.load(Ordering::Relaxed) {
            return None;
        }
        let work = run.work(1);
        for line in run.take_log().lines().filter(|_| outline.is_some()) {
            failed = failed.or_else(|| log.line(line).err());
        }
        match (work, failed.take()) {
            (_, Some(why)) => break Err(why),
            (Poll::Pending, None) => {}
            (Poll::Ready(Err(overflow)), None) => break Err(overflow.to_string()),
            (Poll::Ready(Ok(result)), None) => {
                let own = outline.map_or_else(|| Ok(BTreeSet::new()), |outline| log.end(outline));
                break own.map(|own| (result, own));
            }
        }
    };
    sender.send(Remade { shard, checked }).ok()
}

/// The log of a shard: what it says of roots, and the first queens whose nodes stand in it.
#[derive(Default)]
struct ShardLog {
    checker: Option<Checker>,
    roots: Vec<(String, Vec<String>)>,
    own: BTreeSet<String>,
}

impl ShardLog {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let Some(checker) = &mut self.checker else {
            self.checker = Some(Checker::begin(line).ok_or("it is no log")?);
            return Ok(());
        };
        checker.line(line)?;
        if line.starts_with("0 ") {
            self.roots.push((line.to_owned(), Vec::new()));
        }
        if let (Some((root, queens)), Some(rest)) = (self.roots.last_mut(), line.strip_prefix("1 "))
        {
            let queen = rest.split(' ').next().unwrap_or_default();
            let elsewhere = format!("1 {queen} elsewhere");
            if line != elsewhere {
                self.own.insert(format!("{root} {queen}"));
            }
            queens.push(elsewhere);
        }
        Ok(())
    }

    /// The first queens whose nodes stand in it, and the frames that need none.
    fn end(mut self, outline: &Outline) -> Result<BTreeSet<String>, String> {
        let checker = self.checker.as_mut().ok_or("it is empty")?;
        checker.finish()?;
        for (root, queens) in self.roots {
            if outline.0.get(&root) != Some(&queens) {
                return Err(format!("the outline has another root than “{root}”"));
            }
            if queens.is_empty() {
                self.own.insert(root);
            }
        }
        Ok(self.own)
    }
}
