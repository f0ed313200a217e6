//! The texts of the check of a program's output, which the page and the command line share.

use queens_core::Problem;
use queens_core::check::{JudgedClaim, Verdict, WrongBoard};
use queens_core::formats::read::{Location, Notation, Unread};

use super::Sentence;
use super::number::Numbers;
use queens_page::results::Refusal;

/// The texts of a check.
pub struct CheckTexts {
    pub label: &'static str,
    /// The forms that are read for a problem, and the most bytes.
    pub hint: fn(&Numbers, Problem, usize) -> String,
    pub ask: &'static str,
    pub stop: &'static str,
    /// While the text is read.
    pub reading: &'static str,
    /// While all solutions are searched for.
    pub waiting: &'static str,
    pub stopped: &'static str,
    pub refused: fn(&Numbers, &Refusal) -> String,
    /// The verdict in a word or two.
    pub outcome: fn(&Verdict) -> &'static str,
    /// The verdict in a sentence or two; the name is the algorithm's.
    pub verdict: fn(&Numbers, &Verdict, &str) -> Sentence,
    /// The number of squares on which the tours begin, and their names: no start is fixed.
    pub starts: fn(usize, &str) -> String,
    /// The lines are solutions of a board of another size.
    pub other: fn(u8) -> String,
    /// No board was read, but this number of empty lists.
    pub empty_lists: fn(usize) -> String,
    /// How the first board was read.
    pub form: fn(&Notation) -> String,
    pub missing: fn(&Numbers, u64) -> String,
    pub doubled: fn(&Numbers, u64) -> String,
    pub wrong: fn(&Numbers, u64) -> String,
    pub unread: fn(&Numbers, u64) -> String,
    /// The number of lines that were passed over.
    pub passed_over: fn(&Numbers, u64) -> String,
    /// A line with a reason, or a claim, after it.
    pub line: fn(&Numbers, Location, &str) -> String,
    /// A board is the same as this earlier one.
    pub again: fn(&Numbers, Location) -> String,
    /// What the text claims, and whether it is true.
    pub claim: fn(&Numbers, &JudgedClaim) -> String,
    /// Why a board is wrong.
    pub reason: fn(&Numbers, &WrongBoard) -> String,
    /// The title of the link to a wrong board.
    pub open: &'static str,
    /// The text of an unread line, and the expected form.
    pub unread_reason: fn(&Numbers, &Unread) -> String,
    /// Where the order first differs, the solution there, the expected one, and the algorithm's name.
    pub departure: fn(&Numbers, Location, &str, &str, &str) -> String,
    pub and_more: fn(&Numbers, u64) -> String,
}

#[cfg(test)]
mod tests {
    use crate::{ENGLISH, FRENCH, ROMANIAN, Texts};
    use queens_core::check::{self, NotASolution, Verdict, WrongBoard};
    use queens_core::formats::read::Location;
    use queens_core::{BoardSize, Goal, Instance};

    use queens_page::language::Language;

    fn verdict(text: &str) -> Verdict {
        let size = BoardSize::new(4).unwrap();
        let instance = Instance::queens(size, &[], Goal::All).unwrap();
        let algorithm = queens_core::algorithm::find("recursive").unwrap();
        let mut checking =
            check::start(&algorithm.accept(instance).expect("served"), text).unwrap();
        checking.finish()
    }

    fn said(text: &str) -> [String; 3] {
        [&ENGLISH, &FRENCH, &ROMANIAN].map(|texts| {
            let sentence =
                (texts.rest().results.check.verdict)(&texts.numbers, &verdict(text), "X");
            sentence.plain()
        })
    }

    #[test]
    fn none_and_a_hundred_are_counted_as_romanian_does() {
        let wrong = |found| {
            let fault = NotASolution::Queens { found, expected: 4 };
            (ROMANIAN.rest().results.check.reason)(
                &ROMANIAN.numbers,
                &WrongBoard {
                    at: Location {
                        line: 3,
                        list: None,
                    },
                    squares: Vec::new(),
                    fault,
                },
            )
        };
        assert_eq!(wrong(0), "0 regine în loc de 4");
        assert_eq!(wrong(20), "20 de regine în loc de 4");
        assert_eq!(wrong(101), "101 regine în loc de 4");
    }

    #[test]
    fn a_board_that_shares_its_line_is_named_by_its_place_there() {
        let verdict = verdict("[[1, 3, 0, 2], [0, 1, 2, 3], [1, 3, 0, 2]]");
        let said = [&ENGLISH, &FRENCH, &ROMANIAN].map(|texts| {
            let own = &texts.rest().results.check;
            let (wrong, again) = (&verdict.wrong.first[0], &verdict.doubled.first[0]);
            let line = |at, reason: String| (own.line)(&texts.numbers, at, &reason);
            [
                line(wrong.at, (own.reason)(&texts.numbers, wrong)),
                line(again.at, (own.again)(&texts.numbers, again.before)),
            ]
        });
        assert_eq!(
            said[0],
            [
                "Line 1, list 2: a1 and b2 attack each other on a diagonal",
                "Line 1, list 3: repeats the board of line 1, list 1",
            ]
        );
        assert!(said[1][0].starts_with("Ligne 1, liste 2\u{a0}: a1 et b2"));
        assert!(said[2][0].starts_with("Rândul 1, lista 2: a1 și b2"));
    }

    #[test]
    fn a_verdict_says_first_how_much_is_right() {
        let [english, french, romanian] = said("[1, 3, 0, 2]\n[2, 0, 3, 1]\n");
        assert_eq!(english, "All 2 solutions, each once, in the order of X.");
        assert_eq!(
            french,
            "Les 2 solutions, chacune une fois, dans l’ordre de X."
        );
        assert_eq!(
            romanian,
            "Toate cele 2 soluții, fiecare o dată, în ordinea lui X."
        );
        assert_eq!(
            said("[1, 3, 0, 2]\n"),
            [
                "1 of 2 solutions: one of each class up to symmetry.",
                "1 des 2 solutions\u{a0}: une de chaque classe à symétrie près.",
                "1 din 2 soluții: câte una din fiecare clasă de simetrie.",
            ]
        );
        let [english, ..] = said("[2, 0, 3, 1]\n[1, 3, 0, 2]\n");
        assert_eq!(
            english,
            "All 2 solutions, each once, but not in the order of X."
        );
        let unknown = Verdict {
            solutions: None,
            ..verdict("[2, 0, 3, 1]\n")
        };
        let unknown = Verdict {
            missing: Default::default(),
            selection: None,
            ..unknown
        };
        let texts = Texts::of(Language::English);
        let check = &texts.rest().results.check;
        assert_eq!(
            (check.verdict)(&texts.numbers, &unknown, "X").plain(),
            "1 solution printed correctly. They could not be compared with all solutions, so some may be missing."
        );
        let [english, french, romanian] = said("[2, 0, 3, 1]\n7 7 a\n[2, 0, 3, 1]\n[0, 1, 2, 3]\n");
        assert_eq!(
            english,
            "1 of 2 solutions printed correctly; 1 missing, 1 printed again, 1 wrong, 1 line not read."
        );
        assert_eq!(
            french,
            "1 solution juste sur 2\u{a0}; 1 manquante, 1 répétée, 1 fausse, 1 ligne non lue."
        );
        assert_eq!(
            romanian,
            "1 din 2 soluții e corectă; 1 lipsă, 1 repetată, 1 greșită, 1 rând necitit."
        );
    }

    #[test]
    fn claims_and_reasons_are_sentences_in_each_language() {
        let verdict = verdict("[1, 3, 0, 2]\nNumber of solutions: 6\n");
        let claims = [&ENGLISH, &FRENCH, &ROMANIAN].map(|texts| {
            let own = &texts.rest().results.check;
            (own.claim)(&texts.numbers, &verdict.claims[0])
        });
        assert_eq!(
            claims,
            [
                "the text claims 6 solutions; the true number is 2",
                "le texte annonce 6 solutions\u{a0}; le nombre exact est 2",
                "textul spune că există 6 soluții; numărul corect este 2",
            ]
        );
        let wrong = |fault| {
            let at = Location {
                line: 1,
                list: None,
            };
            let squares = Vec::new();
            let board = WrongBoard { at, squares, fault };
            (ENGLISH.rest().results.check.reason)(&ENGLISH.numbers, &board)
        };
        let twice = NotASolution::VisitNumbers {
            twice: Some(0),
            missing: 2,
        };
        assert_eq!(wrong(twice), "0 appears twice, 2 is missing");
    }
}
