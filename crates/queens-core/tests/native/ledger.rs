//! A written ledger can be read back. A damaged or foreign ledger is refused as a whole.

use std::collections::BTreeSet;

use crate::common::{instance, squares};
use proptest::prelude::*;
use queens_core::counting::ledger::{self, LedgerError, LineError};
use queens_core::counting::{Plan, PlanError, ShardResult, Tally};
use queens_core::{Goal, Instance, Random};

fn of(n: i64, fixed: &str) -> Instance {
    instance(n, &squares(fixed), Goal::Count)
}

/// A tally with made-up counts for the shards `finished`.
fn tally(instance: &Instance, finished: impl IntoIterator<Item = u32>) -> Tally {
    let plan = Plan::new(instance).expect("a plan");
    let mut tally = Tally::new(plan.clone());
    for number in finished {
        let result = ShardResult::new(plan.shard(number), u64::from(number) * 1_000_003);
        tally.add(&result).expect("a result of its own");
    }
    tally
}

fn refused(text: &str) -> LedgerError {
    ledger::import(text).expect_err(text)
}

#[test]
fn a_ledger_reads_back_as_written() {
    for (n, fixed) in [
        (13, ""),
        (16, "a1,c4"),
        (8, "c8"),
        (22, "v1"),
        (27, "aa1"),
        (27, ""),
    ] {
        let instance = of(n, fixed);
        let shards = Plan::new(&instance).expect("a plan").shards();
        let whole = tally(
            &instance,
            (0..shards).filter(|number| number % 3 != 1).take(500),
        );
        let text = ledger::write(&whole);
        assert_eq!(text.lines().count(), 1 + whole.finished() as usize);
        assert_eq!(ledger::import(&text), Ok((instance.clone(), whole.clone())));
        let mut empty = tally(&instance, []);
        assert_eq!(ledger::read(&text, &mut empty), Ok(()));
        assert_eq!(empty, whole);
        // Reading the lines again changes nothing. Windows line endings are accepted.
        assert_eq!(
            ledger::read(&text.replace('\n', "\r\n"), &mut empty),
            Ok(())
        );
        assert_eq!(empty, whole);
    }
}

#[test]
fn lines_have_the_format_of_this_engine() {
    let plan = Plan::new(&of(13, "b1")).expect("a plan");
    let line = "{\"engine\":2,\"n\":13,\"fixed\":\"b1\",\"shards\":1}\n";
    assert_eq!(ledger::plan_line(&plan), line);
    let result = ShardResult::new(plan.shard(0), 7);
    let line = "{\"shard\":{\"plan\":{\"engine\":2,\"n\":13,\"fixed\":\"b1\",\"shards\":1},\"number\":0},\
                \"count\":\"7\",\"checksum\":\"";
    let written = ledger::result_line(&result);
    assert!(
        written.starts_with(line) && written.ends_with("\"}\n"),
        "{written}"
    );
}

#[test]
fn one_wrong_line_refuses_the_whole_ledger() {
    let whole = ledger::write(&tally(&of(13, ""), 0..9));
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let changed = whole.replace("\"count\":\"8000024\"", "\"count\":\"8000025\"");
    let foreign = whole.clone() + &ledger::write(&tally(&of(14, ""), 3..4));
    let other = ledger::write(&tally(&of(14, ""), 3..4));
    let other = whole.clone() + other.split_inclusive('\n').nth(1).expect("its shard");
    let plan = Plan::new(&of(13, "")).expect("a plan");
    let unknown_shard = whole.clone() + &ledger::result_line(&ShardResult::new(plan.shard(16), 1));
    let contrary = whole.clone() + &ledger::result_line(&ShardResult::new(plan.shard(4), 1));
    let deep = whole.clone() + &"[".repeat(100_000) + "\n";
    for (text, line, message) in [
        (&whole[..20], 1, "it is cut off"),
        (&changed, 10, "checksum "),
        (&foreign, 11, "it is not a finished shard"),
        (
            &other,
            11,
            "n “14” belongs to another count; this count has “13”",
        ),
        (
            &unknown_shard,
            11,
            "shard 16 does not exist; the last is 15",
        ),
        (
            &contrary,
            11,
            "shard 4 has 1 solution here and 4000012 solutions before",
        ),
        (&deep, 11, "it is not a finished shard"),
        (&(whole.clone() + "\n"), 11, "it is not a finished shard"),
        (&lines[1..].concat(), 1, "it is not the plan of a count"),
        ("\n", 1, "it is not the plan of a count"),
        ("", 1, "it is missing"),
    ] {
        let mut tally = tally(&of(13, ""), [1, 12]);
        let before = tally.clone();
        let error = ledger::read(text, &mut tally).expect_err(message);
        assert_eq!((tally, error.line), (before, line), "{error}");
        assert!(error.wrong.to_string().starts_with(message), "{error}");
        let shown = error.to_string();
        assert!(shown.ends_with("; nothing was added"), "{shown}");
        assert!(shown.chars().count() < 250, "{shown}");
    }
}

#[test]
fn a_plan_that_was_read_is_checked() {
    let plan = |engine: u32, n: u32, fixed: &str, shards: u32| {
        format!("{{\"engine\":{engine},\"n\":{n},\"fixed\":\"{fixed}\",\"shards\":{shards}}}\n")
    };
    assert!(ledger::import(&plan(2, 13, "", 16)).is_ok());
    for (text, message) in [
        (plan(1, 13, "", 16), "engine “1” is another than “2”"),
        (plan(2, 0, "", 1), "n=0 is outside 1–27"),
        (plan(2, 28, "", 131_072), "n=28 is outside 1–27"),
        (plan(2, 255, "", 1), "n=255 is outside 1–27"),
        (
            plan(2, 13, "", 4_000_000_000),
            "this count has 16 shards, not 4000000000",
        ),
        (plan(2, 13, "", 0), "this count has 16 shards, not 0"),
        (
            plan(2, 13, "n1", 1),
            "fixed “n1” is not a list of queens on the 13×13 board",
        ),
        (plan(2, 13, "a1,b2", 1), "fixed “a1,b2” is not a list"),
        (plan(2, 13, "c2,a1", 1), "fixed “c2,a1” is not a list"),
        (plan(2, 13, "A1", 1), "fixed “A1” is not a list"),
        (plan(2, 13, ",", 1), "fixed “,” is not a list"),
        (plan(2, 13, "a1,", 1), "fixed “a1,” is not a list"),
        (plan(2, 13, &"x".repeat(1_000_000), 1), "fixed “xxx"),
    ] {
        let error = refused(&text);
        assert!(matches!(error.wrong, LineError::Plan(_)), "{error}");
        assert!(error.wrong.to_string().starts_with(message), "{error}");
    }
    assert_eq!(refused(&plan(2, 256, "", 1)).wrong, LineError::NoPlan);
    let error = refused(&plan(2, 28, "", 16)).wrong;
    assert_eq!(error, LineError::Plan(PlanError::Size { found: 28 }));
}

/// Damages a ledger by flipped bits, and by truncated, lost, repeated, moved or foreign lines. Every count read from
/// it must be right. An accepted ledger must yield the shard of every complete line.
#[test]
fn a_thousand_faults_change_no_count_and_lose_no_whole_line() {
    let whole = tally(&of(14, ""), 0..16);
    let foreign = ledger::write(&tally(&of(13, ""), 0..16));
    let foreign: Vec<&str> = foreign.split_inclusive('\n').collect();
    let text = ledger::write(&whole);
    let mut random = Random::new(27);
    let mut accepted = [0; 6];
    for fault in 0..1_000 {
        let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
        // The line with the plan is not changed.
        let mut line = || 1 + random.below(16) as usize;
        let (one, other) = (line(), line());
        let kind = fault % accepted.len();
        match kind {
            0 => {
                let mut bytes = lines[one].clone().into_bytes();
                let at = random.below(bytes.len() as u32) as usize;
                bytes[at] ^= 1 << random.below(7);
                lines[one] = String::from_utf8_lossy(&bytes).into_owned();
            }
            1 => {
                lines.truncate(one + 1);
                let end = random.below(lines[one].len() as u32) as usize;
                lines[one].truncate(end);
            }
            2 => drop(lines.remove(one)),
            3 => lines.insert(other, lines[one].clone()),
            4 => lines.swap(one, other),
            _ => lines.insert(other, foreign[one].to_owned()),
        }
        let damaged = lines.concat();
        let Ok((_, read)) = ledger::import(&damaged) else {
            continue;
        };
        accepted[kind] += 1;
        for result in read.results() {
            assert_eq!(
                whole.result(result.shard().number()),
                Some(result),
                "{damaged}"
            );
        }
        let sound = damaged
            .split_inclusive('\n')
            .skip(1)
            .filter(|it| text.contains(*it));
        let kept: BTreeSet<&str> = sound.filter(|it| it.ends_with('\n')).collect();
        assert_eq!(read.finished() as usize, kept.len(), "{damaged}");
    }
    // A flipped bit and a foreign line are always refused. The other changes are accepted, and lose at most the
    // shards of missing lines.
    assert_eq!(accepted, [0, 167, 167, 167, 166, 0]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}(\n\\PC{0,40}){0,4}", at in 0..2_000_usize, with in any::<u8>()) {
        let _ = ledger::import(&text);
        // One changed byte must never change a count.
        let whole = tally(&of(13, ""), 0..9);
        let mut bytes = ledger::write(&whole).into_bytes();
        let at = at % bytes.len();
        bytes[at] = with;
        let text = String::from_utf8_lossy(&bytes);
        if let Ok((instance, read)) = ledger::import(&text) {
            prop_assert_eq!(instance, of(13, ""));
            prop_assert!(read.results().all(|result| whole.results().any(|own| own == result)));
        }
    }

    #[test]
    fn a_ledger_that_is_cut_off_has_all_its_whole_lines(at in 0..2_000_usize) {
        let text = ledger::write(&tally(&of(14, ""), 0..12));
        let cut = &text[..at.min(text.len())];
        let ends = cut.matches('\n').count();
        let dropped = cut.rsplit('\n').next().filter(|line| !line.is_empty());
        prop_assert_eq!(ledger::cut_off(cut), dropped);
        match ledger::import(cut) {
            Ok((_, read)) => prop_assert_eq!(read.finished() as usize + 1, ends),
            Err(error) => prop_assert!(ends == 0, "{error}"),
        }
    }
}
