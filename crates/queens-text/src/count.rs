//! Exact counts that workers share. Numbers and times are given as the language writes them.

use queens_core::counting::ledger::LedgerError;
use queens_core::counting::published::Discrepancy;
use queens_page::engine::Failure;
use queens_page::pool::{CountOf, Disputed, WhyRejected};

/// The texts of such counts.
pub struct CountTexts {
    /// Before the first run: that there is nothing to be played.
    pub note: &'static str,
    /// The same of sets of squares.
    pub sets_note: &'static str,
    pub workers: &'static str,
    /// One for each core.
    pub each_core: fn(u32) -> String,
    pub fundamental: &'static str,
    pub engine: &'static str,
    /// The engine's name, with its version.
    pub engine_name: fn(u32) -> String,
    /// The same of the search by frames.
    pub frames_name: fn(u32) -> String,
    pub nodes: &'static str,
    /// It was stopped before any shard was finished.
    pub nothing_finished: &'static str,
    /// How many shards are finished, of how many.
    pub shards: fn(&str, &str) -> String,
    /// For how many shards a cell of the grid stands, where it stands for several.
    pub cell: fn(u32) -> String,
    /// Hundredths that are behind.
    pub percent: fn(&str) -> String,
    /// In the place of the time elapsed, where a part was counted before: by an earlier run, or elsewhere.
    pub since_resumed: &'static str,
    /// The time left, and its spread.
    pub left: fn(&str, &str, &str) -> String,
    pub opening: &'static str,
    pub timing: &'static str,
    /// How long it takes, with how many workers, and the gigabytes that these need, where they are many.
    pub asking: fn(&str, u32, Option<&str>) -> String,
    pub agree: &'static str,
    pub decline: &'static str,
    /// In the strip, while the region asks.
    pub awaits: &'static str,
    pub reviewing: &'static str,
    /// The sequences with the same numbers.
    pub agrees: fn(&str) -> String,
    /// There is no published number to compare with.
    pub unpublished: &'static str,
    /// How many sets of rows were counted again, and for how many solutions they stand.
    pub audited: fn(u32, &str) -> String,
    /// Counted depth first: nothing was counted again.
    pub not_audited: &'static str,
    /// Of sets of squares: nothing was searched again here.
    pub unreviewed: &'static str,
    /// In the panel of the proof: where the frames of a shared count are.
    pub frames: &'static str,
    /// So many shards of so many are kept.
    pub kept: fn(&str, &str) -> String,
    pub resume: &'static str,
    pub again: &'static str,
    pub forget: &'static str,
    /// In its place, once it was clicked.
    pub forget_surely: &'static str,
    pub save: &'static str,
    /// The missing shards as a job file.
    pub save_jobs: &'static str,
    /// What a job file is for.
    pub job_file: &'static str,
    pub open: &'static str,
    /// How many ledgers were opened, and how many shards of how many they have.
    pub opened: fn(&str, &str, &str) -> String,
    /// What is finished is kept.
    pub saved: &'static str,
    pub full: &'static str,
    /// The storage does not work; what the browser says.
    pub broken: fn(&str) -> String,
    pub elsewhere: &'static str,
    /// A record that was kept is not used, and why.
    pub refused: fn(&LedgerError) -> String,
    /// The same of a file, by its name.
    pub rejected: fn(&str, &WhyRejected) -> String,
    /// So many more files are not used.
    pub more_rejected: fn(usize) -> String,
    /// Shards of files have another result in this browser.
    pub disputed: fn(&Disputed) -> String,
    /// Why a worker is lost.
    pub failure: fn(Failure) -> &'static str,
    /// A shard was lost so often as it is tried; the last reason.
    pub lost: fn(&str, &str) -> String,
    /// No worker goes on; the last reason.
    pub no_worker: fn(&str) -> String,
    /// What helps where none can be started.
    pub way_on: &'static str,
    /// The result is not the published one: both numbers, and the files that a part of it comes from.
    pub differs: fn(&Discrepancy, [String; 2], Option<&str>) -> String,
    /// The result cannot be right; what is wrong with it, in English.
    pub wrong: fn(&str) -> String,
    /// A count was left unfinished in this browser: the width of its board, and what it is of.
    pub left_over: fn(u8, CountOf) -> String,
    pub go_on: &'static str,
    pub not_now: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ENGLISH, FRENCH, ROMANIAN};
    use queens_core::counting::ledger::LineFault;
    use queens_core::counting::{LogDigest, Plan, ShardResult, Tally, ledger};
    use queens_core::{BoardSize, Goal, Instance, Problem, Setup};
    use queens_page::pool::LedgerPlace;

    fn plan(problem: Problem, n: i64) -> Plan {
        let setup = Setup {
            k: (problem == Problem::Domination).then_some(7),
            ..Setup::new(problem, BoardSize::new(n).unwrap(), Goal::Count)
        };
        Plan::new(&Instance::new(setup).unwrap()).unwrap()
    }

    /// Every reason for which a ledger is refused, against counts whose shard 2 is finished.
    fn refused() -> Vec<LedgerError> {
        let (queens, sets) = (plan(Problem::Queens, 13), plan(Problem::Domination, 14));
        let log = |nodes| {
            let sha256 = "ab".to_owned();
            Some(LogDigest { nodes, sha256 })
        };
        let result = |shard, nodes| ShardResult::with_log(shard, 840, log(nodes));
        let mut tallies = [&queens, &sets].map(|plan| Tally::new(plan.clone()));
        tallies[0]
            .add(&ShardResult::new(queens.shard(2), 5))
            .unwrap();
        tallies[1].add(&result(sets.shard(2), 8)).unwrap();
        let [of_queens, of_sets] = [&queens, &sets].map(ledger::plan_line);
        let with =
            |first: &str, result: ShardResult| first.to_owned() + &ledger::result_line(&result);
        let one = ShardResult::new(queens.shard(2), 5);
        let read = [
            (0, String::new()),
            (0, "queens".to_owned()),
            (0, "queens\n".to_owned()),
            (0, of_queens.clone() + "{}\n"),
            (0, ledger::plan_line(&plan(Problem::Queens, 14))),
            (0, with(&of_queens, ShardResult::new(queens.shard(2), 1))),
            (
                0,
                with(&of_queens, one.clone()).replacen("\"count\":\"5", "\"count\":\"6", 1),
            ),
            (0, with(&of_queens, result(queens.shard(2), 8))),
            (0, with(&of_queens, ShardResult::new(queens.shard(99), 5))),
            (0, of_sets.clone()),
            (1, of_queens.clone()),
            (1, with(&of_sets, result(sets.shard(2), 9))),
        ];
        let mut errors: Vec<_> = read
            .iter()
            .map(|(of, text)| ledger::read(text, &mut tallies[*of].clone()).unwrap_err())
            .collect();
        for (first, from, to) in [
            (&of_queens, "\"engine\":2", "\"engine\":9"),
            (&of_queens, "\"n\":13", "\"n\":90"),
            (&of_queens, "\"shards\":16", "\"shards\":17"),
            (&of_queens, "\"fixed\":\"\"", "\"fixed\":\"z9\""),
            (&of_sets, "\"k\":7", "\"k\":14"),
        ] {
            errors.push(ledger::import(&first.replace(from, to)).unwrap_err());
        }
        errors
    }

    #[test]
    fn why_a_ledger_is_refused_is_told_in_each_language() {
        let errors = refused();
        for (texts, line) in [(&ENGLISH, "line"), (&FRENCH, "ligne"), (&ROMANIAN, "linia")] {
            let mut said: Vec<_> = errors.iter().map(texts.rest().count.refused).collect();
            for (said, error) in said.iter().zip(&errors) {
                assert!(said.contains(&format!("{line} {}", error.line)), "{said}");
                let dense = said.replace([' ', '\u{a0}'], "");
                assert!(!dense.contains(",:"), "an empty line: {said}");
                let is_english = said.contains(&error.wrong.to_string());
                assert_eq!(is_english, line == "line", "{said}");
            }
            said.sort();
            said.dedup();
            assert_eq!(said.len(), errors.len(), "{said:#?}");
        }
    }

    #[test]
    fn where_the_other_result_is_stands_after_the_reason() {
        let errors = refused();
        let other = Some(LedgerPlace {
            file: "b.jsonl".to_owned(),
            line: 3,
        });
        let why = WhyRejected::Refused(errors[5].clone(), other.clone());
        let LineFault::Refused(first) = errors[11].wrong.clone() else {
            panic!("{:?}", errors[11]);
        };
        let disputed = Disputed {
            shards: 2,
            first,
            other,
        };
        for (texts, rejected, kept) in [
            (
                &ENGLISH,
                "shard 2 has 1 solution here and 5 solutions before; nothing was added (b.jsonl, line 3)",
                "shard 2 has 1 set in 9 nodes with the log ab here and 1 set in 8 nodes with the log ab before (b.jsonl, line 3)",
            ),
            (
                &FRENCH,
                "le lot 2 a ici 1 solution et avait auparavant 5 solutions\u{a0}; rien n’a été ajouté (b.jsonl, ligne 3)",
                "le lot 2 a ici 1 ensemble en 9 nœuds avec le journal ab et avait auparavant 1 ensemble en 8 nœuds avec le journal ab (b.jsonl, ligne 3)",
            ),
            (
                &ROMANIAN,
                "lotul 2 are aici o soluție, iar înainte avea 5 soluții; nu s-a adăugat nimic (b.jsonl, linia 3)",
                "lotul 2 are aici mulțimi: 1, 9 noduri, jurnalul ab, iar înainte avea mulțimi: 1, 8 noduri, jurnalul ab (b.jsonl, linia 3)",
            ),
        ] {
            let texts = &texts.rest().count;
            let said = (texts.rejected)("a.jsonl", &why);
            assert!(said.ends_with(rejected), "{said}");
            let said = (texts.disputed)(&disputed);
            assert!(said.ends_with(kept), "{said}");
        }
    }

    #[test]
    fn a_count_that_differs_names_both_numbers_and_the_files_that_it_was_read_from() {
        let found = Discrepancy {
            n: 16,
            sequence: "A000170",
            counted: 14_772_513,
            published: 14_772_512,
        };
        for (texts, [grouped, report]) in [
            (&ENGLISH, ["14,772,513", "Please report it."]),
            (
                &FRENCH,
                ["14\u{202f}772\u{202f}513", "Merci de le signaler."],
            ),
            (&ROMANIAN, ["14.772.513", "Vă rugăm să o semnalați."]),
        ] {
            let numbers = || [found.counted, found.published].map(|it| texts.numbers.whole(it));
            let differs = texts.rest().count.differs;
            let said = differs(&found, numbers(), None);
            assert!(said.contains(grouped) && said.contains("A000170"), "{said}");
            assert!(said.ends_with(report), "{said}");
            let said = differs(&found, numbers(), Some("a.jsonl"));
            assert!(said.contains("a.jsonl") && !said.contains(report), "{said}");
        }
    }

    #[test]
    fn counts_of_sets_are_told_in_each_language() {
        let said = [
            [
                "A count of the dominating sets of 9 queens for n\u{a0}=\u{a0}18 was left unfinished in this browser.",
                "a.jsonl was not used: the page counts the sets of the 8 × 8 board at once, without shards.",
            ],
            [
                "Un comptage des ensembles dominants de 9 reines pour n\u{a0}=\u{a0}18 est resté inachevé dans ce navigateur.",
                "a.jsonl n’a pas été utilisé\u{a0}: la page compte d’un seul tenant, sans lots, les ensembles de l’échiquier 8\u{a0}×\u{a0}8.",
            ],
            [
                "În acest browser a rămas neterminată o numărare a mulțimilor dominante de 9 regine pentru n\u{a0}=\u{a0}18.",
                "Fișierul a.jsonl nu a fost folosit: pagina numără dintr-o dată, fără loturi, mulțimile de pe tabla 8 × 8.",
            ],
        ];
        for (texts, said) in [&ENGLISH, &FRENCH, &ROMANIAN].into_iter().zip(said) {
            let texts = &texts.rest().count;
            let left_over = (texts.left_over)(18, CountOf::Sets { k: 9 });
            let rejected = (texts.rejected)("a.jsonl", &WhyRejected::Narrow(8));
            assert_eq!([left_over.as_str(), rejected.as_str()], said);
        }
    }
}
