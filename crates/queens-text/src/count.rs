//! Counts that workers share: chooses the sentence about a wrong ledger or an unfinished count.

use queens_core::counting::ledger::LedgerError;
use queens_core::counting::published::Discrepancy;
use queens_page::pool::{CountOf, Disputed, WhyRejected};

use crate::{Texts, ledger};

/// The browser rejects a record that it keeps.
pub fn refused(texts: &Texts, error: &LedgerError) -> String {
    texts.count().refused(&ledger::why(texts, error))
}

/// The page rejects a file that the user opened.
pub fn rejected(texts: &Texts, file: &str, why: &WhyRejected) -> String {
    let own = texts.count();
    let why = match why {
        WhyRejected::Refused(error, other) => {
            ledger::why(texts, error) + &ledger::place(texts, other.as_ref())
        }
        WhyRejected::Narrow(n) => own.narrow((*n).into()),
    };
    own.rejected(file, &why)
}

/// The browser and the opened files have different results.
pub fn disputed(texts: &Texts, disputed: &Disputed) -> String {
    let Disputed {
        shards,
        first,
        other,
    } = disputed;
    let why = ledger::refusal(texts, first) + &ledger::place(texts, other.as_ref());
    texts.count().disputed(*shards as u64, &why)
}

/// The count differs from the published number. `files` names the opened ledgers.
pub fn differs(texts: &Texts, found: &Discrepancy, files: Option<&str>) -> String {
    let Discrepancy {
        n,
        sequence,
        counted,
        published,
    } = *found;
    texts
        .count()
        .differs(n.into(), counted, sequence, published, files)
}

/// This browser has an unfinished count on a board of `n` columns.
pub fn left_over(texts: &Texts, n: u8, of: CountOf) -> String {
    let own = texts.count();
    match of {
        CountOf::Queens { given } => own.left_over(n.into(), given as u64),
        CountOf::Sets { k } => own.left_over_sets(n.into(), k.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ENGLISH;
    use queens_core::counting::ledger::LineError;
    use queens_core::counting::{LogDigest, Plan, ShardResult, Tally, ledger};
    use queens_core::{BoardSize, Goal, Instance, Problem, Setup};
    use queens_page::language::Language;
    use queens_page::pool::LedgerPlace;

    fn plan(problem: Problem, n: i64) -> Plan {
        let setup = Setup {
            k: (problem == Problem::Domination).then_some(7),
            ..Setup::new(problem, BoardSize::new(n).unwrap(), Goal::Count)
        };
        Plan::new(&Instance::new(setup).unwrap()).unwrap()
    }

    /// Every reason to refuse a ledger, for counts whose shard 2 is finished.
    fn errors() -> Vec<LedgerError> {
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
        let errors = errors();
        for (texts, line) in [
            (&ENGLISH, "line"),
            (Texts::of(Language::FRENCH), "ligne"),
            (Texts::of(Language::ROMANIAN), "linia"),
        ] {
            let mut said: Vec<_> = errors.iter().map(|error| refused(texts, error)).collect();
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
        let errors = errors();
        let other = Some(LedgerPlace {
            file: "b.jsonl".to_owned(),
            line: 3,
        });
        let why = WhyRejected::Refused(errors[5].clone(), other.clone());
        let LineError::Refused(first) = errors[11].wrong.clone() else {
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
                Texts::of(Language::FRENCH),
                "le lot 2 a ici 1 solution et avait auparavant 5 solutions\u{a0}; rien n’a été ajouté (b.jsonl, ligne 3)",
                "le lot 2 a ici 1 ensemble en 9 nœuds avec le journal ab et avait auparavant 1 ensemble en 8 nœuds avec le journal ab (b.jsonl, ligne 3)",
            ),
            (
                Texts::of(Language::ROMANIAN),
                "lotul 2 are aici o soluție, iar înainte avea 5 soluții; nu s-a adăugat nimic (b.jsonl, linia 3)",
                "lotul 2 are aici mulțimi: 1, 9 noduri, jurnalul ab, iar înainte avea mulțimi: 1, 8 noduri, jurnalul ab (b.jsonl, linia 3)",
            ),
        ] {
            let said = super::rejected(texts, "a.jsonl", &why);
            assert!(said.ends_with(rejected), "{said}");
            let said = super::disputed(texts, &disputed);
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
                Texts::of(Language::FRENCH),
                ["14\u{202f}772\u{202f}513", "Merci de le signaler."],
            ),
            (
                Texts::of(Language::ROMANIAN),
                ["14.772.513", "Vă rugăm să o semnalați."],
            ),
        ] {
            let said = differs(texts, &found, None);
            assert!(said.contains(grouped) && said.contains("A000170"), "{said}");
            assert!(said.ends_with(report), "{said}");
            let said = differs(texts, &found, Some("a.jsonl"));
            assert!(said.contains("a.jsonl") && !said.contains(report), "{said}");
        }
    }

    #[test]
    fn counts_of_sets_are_told_in_each_language() {
        let said = [
            [
                "A count of the dominating sets of 9 queens for n\u{a0}=\u{a0}18 was left unfinished in this browser.",
                "a.jsonl was not used: the page counts the sets of the 8\u{a0}×\u{a0}8 board at once, without shards.",
            ],
            [
                "Un comptage des ensembles dominants de 9 reines pour n\u{a0}=\u{a0}18 est resté inachevé dans ce navigateur.",
                "a.jsonl n’a pas été utilisé\u{a0}: la page compte d’un seul tenant, sans lots, les ensembles de l’échiquier 8\u{a0}×\u{a0}8.",
            ],
            [
                "În acest browser a rămas neterminată o numărare a mulțimilor dominante de 9 regine pentru n\u{a0}=\u{a0}18.",
                "Fișierul a.jsonl nu a fost folosit: pagina numără dintr-o dată, fără loturi, mulțimile de pe tabla 8\u{a0}×\u{a0}8.",
            ],
        ];
        for (texts, said) in [
            &ENGLISH,
            Texts::of(Language::FRENCH),
            Texts::of(Language::ROMANIAN),
        ]
        .into_iter()
        .zip(said)
        {
            let left_over = left_over(texts, 18, CountOf::Sets { k: 9 });
            let rejected = rejected(texts, "a.jsonl", &WhyRejected::Narrow(8));
            assert_eq!([left_over.as_str(), rejected.as_str()], said);
        }
    }
}
