//! Regenerates the logs of domination shards. The crate `queens-proof` checks the logs and shares no code with the
//! search.
//!
//! The log of a shard contains the roots of its frames. Below each root, the log lists all first queens. It gives the
//! nodes of the first queens that belong to the shard, and marks the other first queens `elsewhere`.
//!
//! The outline is a log of the roots of all frames, with all first queens marked `elsewhere`. `queens-proof` checks the
//! outline, too. The logs of all shards are a proof under two conditions. Each root in a log has the same first queens
//! as in the outline. The node of each first queen is in one of the logs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::task::Poll;

use queens_core::Work;
use queens_core::counting::{Engine, ShardResult, Tally};
use queens_proof::Checker;

use crate::count::threads;
use crate::failure::Failure;

/// The outline of a proof that consists of one log per shard.
struct Outline {
    /// The first line, which states n and k.
    header: String,
    /// The lines of the first queens at each root, in order. The key is the line of the root.
    roots: BTreeMap<String, Vec<String>>,
}

/// A shard that was searched again: its result and its first queens, or the reason why its log was refused.
struct SearchedShard {
    shard: u32,
    checked: Result<(ShardResult, BTreeSet<String>), String>,
}

/// Searches shards again with several threads, checks the log of each shard, and compares the result with the tally.
/// Failures name the ledger as `place`. Calls `show` after each shard. Returns whether the logs are a complete proof.
pub(super) fn check(
    engine: &Engine,
    tally: &Tally,
    (shards, threads): (&[u32], usize),
    show: &mut dyn FnMut(),
    place: &dyn Display,
) -> Result<bool, Failure> {
    let wrong = |what: &dyn Display| Failure::wrong_count(format!("{place}: {what}"));
    let plan = tally.plan();
    let claim = (plan.n().into(), plan.k().unwrap_or_default().into());
    let text = engine.outline().unwrap_or_default();
    let outline = Outline::read(&text, claim);
    let outline = outline.map_err(|why| wrong(&format!("the outline: {why}")))?;
    let mut done = BTreeSet::new();
    let receive = |SearchedShard { shard, checked }: SearchedShard| {
        show();
        let error = |why: &dyn Display| wrong(&format!("shard {shard}: {why}"));
        let (result, own) = checked.map_err(|why| error(&format!("its log is refused: {why}")))?;
        let kept = tally.result(shard).filter(|kept| *kept != result);
        if let Some(kept) = kept {
            let what = if kept.count() == result.count() {
                "another log"
            } else {
                "another number of sets"
            };
            return Err(error(&format!("it has {what} when it is searched again")));
        }
        done.extend(own);
        Ok(())
    };
    let queens = outline.roots.values().map(|queens| queens.len().max(1));
    let all: usize = queens.sum();
    // The log of a shard with sets refutes nothing. So only the digest of the log is compared.
    let refutes = |shard| tally.result(shard).is_none_or(|kept| kept.count() == 0);
    threads::each(shards, threads, receive, |shard, is_over, sender| {
        let outline = refutes(shard).then_some(&outline);
        search_again(engine, outline, shard, is_over, sender)
    })?;
    Ok(done.len() == all)
}

impl Outline {
    /// Reads and checks an outline. Fails if the outline is not about the claim, which is n and k.
    fn read(text: &str, claim: (usize, usize)) -> Result<Outline, String> {
        let mut lines = text.lines();
        let header = lines.next().unwrap_or_default().to_owned();
        let mut checker = Checker::new(&header).map_err(|error| error.to_string())?;
        let (mut roots, mut root) = (BTreeMap::<String, Vec<String>>::new(), String::new());
        for line in lines {
            checker.line(line).map_err(|error| error.to_string())?;
            if line.starts_with("0 ") {
                root = line.to_owned();
            }
            let queens = roots.entry(root.clone()).or_default();
            if line.starts_with("1 ") {
                queens.push(line.to_owned());
            }
        }
        let verdict = checker.finish().map_err(|error| error.to_string())?;
        if let Some(frame) = verdict.missing_frame {
            return Err(format!("it lacks the frame {frame}"));
        }
        if (verdict.n, verdict.k) == claim {
            Ok(Outline { header, roots })
        } else {
            Err(format!("it is about n={}, k={}", verdict.n, verdict.k))
        }
    }
}

/// Searches a shard again and sends its result. With an outline, also checks the log, and stops at the first refused
/// line. `None` if the check of another shard has failed.
fn search_again(
    engine: &Engine,
    outline: Option<&Outline>,
    shard: u32,
    is_over: &AtomicBool,
    sender: &Sender<SearchedShard>,
) -> Option<()> {
    let mut run = engine.logged(shard);
    let mut log = outline.map(ShardLog::new);
    let mut failed = None;
    let checked = loop {
        if is_over.load(Ordering::Relaxed) {
            return None;
        }
        let work = run.work(1);
        if let Some(log) = &mut log {
            failed = run.take_log().lines().find_map(|line| log.line(line).err());
        }
        match (work, failed.take()) {
            (_, Some(why)) => break Err(why),
            (Poll::Pending, None) => {}
            (Poll::Ready(Err(overflow)), None) => break Err(overflow.to_string()),
            (Poll::Ready(Ok(result)), None) => {
                let own = log.map_or_else(|| Ok(BTreeSet::new()), ShardLog::end);
                break own.map(|own| (result, own));
            }
        }
    };
    sender.send(SearchedShard { shard, checked }).ok()
}

/// Checks the log of a shard, line by line.
struct ShardLog<'o> {
    outline: &'o Outline,
    /// `None` before the first line.
    checker: Option<Checker>,
    /// The lines of the roots so far. For each root, also the lines that the outline must contain for its first queens.
    roots: Vec<(String, Vec<String>)>,
    /// The first queens whose nodes are in this log, in the form `root queen`. At the end, also the lines of the roots
    /// without first queens.
    own: BTreeSet<String>,
}

impl ShardLog<'_> {
    fn new(outline: &Outline) -> ShardLog<'_> {
        ShardLog {
            outline,
            checker: None,
            roots: Vec::new(),
            own: BTreeSet::new(),
        }
    }

    /// Checks the next line of the log.
    fn line(&mut self, line: &str) -> Result<(), String> {
        let Some(checker) = &mut self.checker else {
            if line != self.outline.header {
                return Err("it belongs to another claim".to_owned());
            }
            self.checker = Some(Checker::new(line).map_err(|error| error.to_string())?);
            return Ok(());
        };
        checker.line(line).map_err(|error| error.to_string())?;
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

    /// Compares the roots with the outline. Returns the first queens whose nodes are in this log, and the lines of the
    /// roots without first queens.
    fn end(mut self) -> Result<BTreeSet<String>, String> {
        let checker = self.checker.as_mut().ok_or("it is empty")?;
        checker.finish().map_err(|error| error.to_string())?;
        for (root, queens) in self.roots {
            if self.outline.roots.get(&root) != Some(&queens) {
                return Err(format!("the outline has another root than “{root}”"));
            }
            if queens.is_empty() {
                self.own.insert(root);
            }
        }
        Ok(self.own)
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{BoardSize, Goal, Instance, Problem, Setup};

    use super::*;

    fn engine() -> Engine {
        let size = BoardSize::new(14).unwrap();
        let k = Some(7);
        let setup = Setup {
            k,
            ..Setup::new(Problem::Domination, size, Goal::Count)
        };
        Engine::new(&Instance::new(setup).unwrap()).unwrap()
    }

    fn log(engine: &Engine, shard: u32) -> String {
        let mut run = engine.logged(shard);
        run.finish().unwrap();
        run.take_log()
    }

    fn checked(outline: &Outline, log: &str) -> Result<BTreeSet<String>, String> {
        let mut shard = ShardLog::new(outline);
        log.lines().try_for_each(|line| shard.line(line))?;
        shard.end()
    }

    #[test]
    fn the_logs_of_all_shards_have_each_queen_of_the_outline_once() {
        let engine = engine();
        let outline = Outline::read(&engine.outline().unwrap(), (14, 7)).unwrap();
        let mut done = BTreeSet::new();
        for shard in 0..engine.plan().shards() {
            for queen in checked(&outline, &log(&engine, shard)).unwrap() {
                assert!(done.insert(queen));
            }
        }
        let all: usize = outline
            .roots
            .values()
            .map(|queens| queens.len().max(1))
            .sum();
        assert_eq!(done.len(), all);
    }

    #[test]
    fn an_outline_and_the_log_of_a_shard_that_differ_are_refused() {
        let engine = engine();
        let text = engine.outline().unwrap();
        let outline = Outline::read(&text, (14, 7)).unwrap();
        let refused = Outline::read(&text, (14, 8)).err();
        assert_eq!(refused.as_deref(), Some("it is about n=14, k=7"));
        let less: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with("0 a2-n14 "))
            .collect();
        let refused = Outline::read(&less.join("\n"), (14, 7)).err().unwrap();
        assert!(
            refused.starts_with("it lacks the frame a1-m14"),
            "{refused}"
        );
        let log = log(&engine, 3);
        let root = log.lines().find(|line| line.starts_with("0 ")).unwrap();
        let other = log.replacen(root, &root.replace(" 0", " 00"), 1);
        for (log, why) in [
            (log.replacen("k=7", "k=6", 1), "it belongs to another claim"),
            (String::new(), "it is empty"),
            (other, "the outline has another root than “"),
        ] {
            let refused = checked(&outline, &log).expect_err(why);
            assert!(refused.starts_with(why), "{refused}");
        }
        // This log does not mention one of the first queens: its line with `elsewhere` is removed.
        let line = log
            .lines()
            .rfind(|line| line.ends_with(" elsewhere"))
            .unwrap();
        let refused = checked(&outline, &log.replacen(&format!("{line}\n"), "", 1));
        let refused = refused.expect_err("a queen is gone");
        assert!(refused.contains(" before it lacks "), "{refused}");
    }
}
