//! Exact counts that workers share. Numbers and times are given as the language writes them.

use queens_core::counting::ledger::LedgerError;
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
    /// The result is not to be trusted; what differs, in English.
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
    use queens_core::counting::{Plan, ShardResult, Tally, ledger};
    use queens_core::{BoardSize, Goal, Instance};
    use queens_page::pool::Other;

    /// Ledgers that are refused, each for another reason, against a count of n = 13 whose shard 2 is finished.
    fn refused() -> Vec<LedgerError> {
        let instance = |n| Instance::queens(BoardSize::new(n).unwrap(), &[], Goal::Count).unwrap();
        let plan = |n| Plan::new(&instance(n)).unwrap();
        let (plan, other) = (plan(13), plan(14));
        let mut tally = Tally::new(plan.clone());
        tally.add(&ShardResult::new(plan.shard(2), 5)).unwrap();
        let first = ledger::plan_line(&plan);
        let with =
            |count| first.clone() + &ledger::result_line(&ShardResult::new(plan.shard(2), count));
        let texts = [
            String::new(),
            "queens".to_owned(),
            "queens\n".to_owned(),
            first.clone() + "{}\n",
            ledger::plan_line(&other),
            with(1),
            with(5).replacen("\"count\":\"5", "\"count\":\"6", 1),
        ];
        let read = |text: &String| ledger::read(text, &mut tally.clone()).unwrap_err();
        let mut errors: Vec<_> = texts.iter().map(read).collect();
        for (from, to) in [
            ("\"engine\":2", "\"engine\":9"),
            ("\"n\":13", "\"n\":90"),
            ("\"shards\":16", "\"shards\":17"),
            ("\"fixed\":\"\"", "\"fixed\":\"z9\""),
        ] {
            errors.push(ledger::import(&first.replace(from, to)).unwrap_err());
        }
        errors
    }

    #[test]
    fn why_a_ledger_is_refused_is_told_in_each_language() {
        let errors = refused();
        for (texts, lines) in [
            (&ENGLISH, "line "),
            (&FRENCH, "ligne "),
            (&ROMANIAN, "linia "),
        ] {
            let texts = &texts.rest().count;
            let said: Vec<_> = errors.iter().map(texts.refused).collect();
            for (said, error) in said.iter().zip(&errors) {
                let line = format!("{lines}{}, {}", error.line, error.excerpt);
                assert!(said.contains(&line), "{said}");
                let is_english = said.contains("nothing was added");
                assert_eq!(is_english, lines == "line ", "{said}");
            }
        }
        let other = Some(Other {
            file: "b.jsonl".to_owned(),
            line: 3,
        });
        let why = WhyRejected::Refused(errors[5].clone(), other);
        let said = [&ENGLISH, &FRENCH, &ROMANIAN]
            .map(|texts| (texts.rest().count.rejected)("a.jsonl", &why));
        for (said, words) in said.iter().zip([
            ["shard 2 has 1 solutions here and 5 solutions before; nothing was added", "(b.jsonl, line 3)"],
            ["le lot 2 a ici 1 solution et avait auparavant 5 solutions\u{a0}; rien n’a été ajouté", "(b.jsonl, ligne 3)"],
            ["lotul 2 are aici o soluție, iar înainte avea 5 soluții; nu s-a adăugat nimic", "(b.jsonl, linia 3)"],
        ]) {
            assert!(said.ends_with(&words.join(" ")), "{said}");
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
                "Un décompte des ensembles dominants de 9 reines pour n\u{a0}=\u{a0}18 est resté inachevé dans ce navigateur.",
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
