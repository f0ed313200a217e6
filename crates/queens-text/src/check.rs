//! The check of a program's output on the page: chooses the sentences about the text, its form and its defects. The
//! English sentences equal those of `queens check` in the command line.

use queens_core::check::{JudgedClaim, LONGEST_TEXT, NotASolution, Selection, Verdict, WrongBoard};
use queens_core::formats::read::{Claim, Expected, Location, Notation, Unread};
use queens_draw::Sentence;
use queens_page::results::Refusal;

use super::Texts;
use super::event::marked;

/// Why a text is not checked.
pub fn refused(texts: &Texts, refusal: &Refusal) -> String {
    let own = texts.check();
    match refusal {
        Refusal::Empty => own.empty().to_owned(),
        Refusal::TooLong(length) => own.too_long(*length as u64, LONGEST_TEXT as u64),
        Refusal::NoEngine => own.no_engine().to_owned(),
        Refusal::NoCode => own.no_code().to_owned(),
        Refusal::Engine(reason) => own.engine_refused(reason),
    }
}

/// The verdict in a word or two.
pub fn outcome(texts: &Texts, verdict: &Verdict) -> String {
    texts
        .check()
        .outcome(verdict.outcome(), verdict.solutions.is_some())
}

/// The verdict in a sentence or two. `name` is the name of the algorithm.
pub fn verdict(texts: &Texts, verdict: &Verdict, name: &str) -> Sentence {
    let own = texts.check();
    let (right, all) = (verdict.right, verdict.solutions.unwrap_or_default());
    let in_order = verdict.order_mismatch.is_none();
    match verdict.selection {
        Some(Selection::OnePerClass) => return marked(own.one_per_class(right, all)),
        Some(Selection::First) => return marked(own.first(right, all, in_order, name)),
        None if verdict.is_complete() => return marked(own.complete(all, in_order, name)),
        None => (),
    }
    let found = match verdict.solutions {
        Some(0) => own.no_solution().to_owned(),
        _ if verdict.has_no_board() => own.no_board().to_owned(),
        Some(_) if !verdict.requires_all && right > 0 => own.found_some(right, all),
        Some(_) => own.found_of_all(right, all),
        None => own.found(right),
    };
    let defects = defects(texts, verdict);
    let is_known = verdict.solutions.is_some();
    marked(own.verdict(&found, defects.as_deref(), is_known, verdict.is_size_known))
}

/// The number of defects of each kind. `None` without a defect.
fn defects(texts: &Texts, verdict: &Verdict) -> Option<String> {
    let own = texts.check();
    let defects = [
        (verdict.missed(), own.defect_missing(verdict.missed())),
        (
            verdict.repeated.total,
            own.defect_repeated(verdict.repeated.total),
        ),
        (verdict.wrong.total, own.defect_wrong(verdict.wrong.total)),
        (
            verdict.false_claims(),
            own.defect_claims(verdict.false_claims()),
        ),
        (
            verdict.unread.total,
            own.defect_unread(verdict.unread.total),
        ),
    ];
    let defects = defects.into_iter().filter(|(count, _)| *count > 0);
    let defects: Vec<_> = defects.map(|(_, defect)| defect).collect();
    (!defects.is_empty()).then(|| defects.join(", "))
}

/// The form in which the first board was read.
pub fn form(texts: &Texts, notation: &Notation) -> String {
    let own = texts.check();
    match notation {
        Notation::Drawing { sign, first } => {
            let sign = Some(sign.as_str()).filter(|sign| !sign.is_empty());
            own.form_drawing(sign, *first)
        }
        Notation::Lines { axis, base } => own.form_lines(*axis, base.first().into()),
        Notation::Pairs { first, base } => own.form_pairs(*first, base.first().into()),
        Notation::SquareNumbers { axis, base } => {
            own.form_square_numbers(*axis, base.first().into())
        }
        Notation::VisitNumbers { first, base } => {
            own.form_visit_numbers(*first, base.first().into())
        }
        Notation::Names => own.form_names().to_owned(),
        Notation::Fen => own.form_fen().to_owned(),
    }
}

/// A defect with its place.
pub fn line(texts: &Texts, at: Location, reason: &str) -> String {
    texts.check().line(at.line, at.list, reason)
}

/// The report of a board that occurs twice.
pub fn again(texts: &Texts, before: Location) -> String {
    texts.check().again(before.line, before.list)
}

/// A claim of the text, and whether it is true.
pub fn claim(texts: &Texts, judged: &JudgedClaim) -> String {
    let own = texts.check();
    let claim = match judged.claim {
        Claim::None => own.claim_none().to_owned(),
        Claim::Solutions(count) | Claim::Found(count) => own.claim_solutions(count),
        Claim::Size(count) => own.claim_size(count),
    };
    match (judged.holds, judged.expected) {
        (Some(true), _) if judged.counts_printed => own.claim_printed(&claim),
        (Some(true), _) => own.claim_true(&claim),
        (Some(false), Some(expected)) => own.claim_corrected(&claim, expected),
        (Some(false), None) => own.claim_false(&claim),
        (None, _) => own.claim_unknown(&claim),
    }
}

/// Why a board is wrong.
pub fn reason(texts: &Texts, wrong: &WrongBoard) -> String {
    let own = texts.check();
    match wrong.fault {
        NotASolution::Queens { found, expected } => own.reason_queens(found, expected),
        NotASolution::Number { number } => own.reason_number(&number.to_string()),
        NotASolution::SquareNumber {
            number,
            first,
            last,
        } => own.reason_square_number(&number.to_string(), first.into(), last),
        NotASolution::VisitNumbers { twice, missing } => {
            let twice = twice.map(|twice| twice.to_string());
            own.reason_visit_numbers(twice.as_deref(), &missing.to_string())
        }
        NotASolution::NoMove { number, from, to } => {
            let next = (number + 1).to_string();
            own.reason_no_move(&number.to_string(), &next, from, to)
        }
        NotASolution::OffBoard { square } => own.reason_beyond(square),
        NotASolution::Repeated { square } => own.reason_twice(square),
        NotASolution::Uncovered { square } => own.reason_uncovered(square),
        NotASolution::Visits { found, expected } => own.reason_visits(found, expected),
        NotASolution::Start { square } => own.reason_start(square),
        NotASolution::Jump { from, to } => {
            let place = wrong.illegal_move_at().map(|place| place as u64);
            own.reason_jump(from, to, place)
        }
        NotASolution::Open { square } => own.reason_open(square),
        NotASolution::Attack {
            first,
            second,
            line,
        } => own.reason_attack(first, second, line),
        NotASolution::Given { square } => own.reason_given(square),
        NotASolution::Blocked { square } => own.reason_blocked(square),
    }
}

/// The text of a line that cannot be read, and the expected form.
pub fn unread_reason(texts: &Texts, unread: &Unread) -> String {
    let own = texts.check();
    let expected = match unread.expected {
        Expected::Solution => own.expected_solution().to_owned(),
        Expected::Digits(count) => own.expected_digits(count.into()),
        Expected::Numbers(count) => own.expected_numbers(count.into()),
        Expected::Squares(count) => own.expected_squares(count.into()),
        Expected::Rows { expected, found } => {
            let found = (found <= expected).then_some(found.into());
            own.expected_rows(expected.into(), found)
        }
        Expected::Bracket => own.expected_bracket().to_owned(),
    };
    own.unread_reason(&unread.text, &expected)
}

#[cfg(test)]
mod tests {
    use crate::{ENGLISH, Texts};
    use queens_core::check::{self, Duplicate, JudgedClaim, NotASolution, Verdict, WrongBoard};
    use queens_core::formats::Base;
    use queens_core::formats::read::{Claim, Expected, FirstLine, Location, Notation, Unread};
    use queens_core::{Axis, BoardSize, Goal, Instance, LineKind, Square};

    use queens_page::language::Language;

    fn verdict(text: &str) -> Verdict {
        let size = BoardSize::new(4).unwrap();
        let instance = Instance::queens(size, &[], Goal::All).unwrap();
        let algorithm = queens_core::algorithm::find("recursive").unwrap();
        let mut checking =
            check::start(&algorithm.accept(instance).expect("supported"), text).unwrap();
        checking.finish()
    }

    fn said(text: &str) -> [String; 3] {
        [
            &ENGLISH,
            Texts::of(Language::FRENCH),
            Texts::of(Language::ROMANIAN),
        ]
        .map(|texts| super::verdict(texts, &verdict(text), "X").plain())
    }

    #[test]
    fn none_and_a_hundred_are_counted_as_romanian_does() {
        let wrong = |found| {
            let fault = NotASolution::Queens { found, expected: 4 };
            super::reason(
                Texts::of(Language::ROMANIAN),
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
        let said = [
            &ENGLISH,
            Texts::of(Language::FRENCH),
            Texts::of(Language::ROMANIAN),
        ]
        .map(|texts| {
            let (wrong, again) = (&verdict.wrong.first[0], &verdict.repeated.first[0]);
            let line = |at, reason: String| super::line(texts, at, &reason);
            [
                line(wrong.at, super::reason(texts, wrong)),
                line(again.at, super::again(texts, again.before)),
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
        let texts = Texts::of(Language::ENGLISH);
        assert_eq!(
            super::verdict(texts, &unknown, "X").plain(),
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
    fn the_english_texts_are_those_of_the_command_line() {
        let [c1, d3] = ["c1", "d3"].map(|name| name.parse::<Square>().unwrap());
        let faults = [
            NotASolution::Queens {
                found: 1,
                expected: 1_024,
            },
            NotASolution::Queens {
                found: 2_000,
                expected: 4,
            },
            NotASolution::Number { number: -1_000 },
            NotASolution::SquareNumber {
                number: 5_000,
                first: 1,
                last: 1_024,
            },
            NotASolution::VisitNumbers {
                twice: None,
                missing: 1_000,
            },
            NotASolution::VisitNumbers {
                twice: Some(1_001),
                missing: 0,
            },
            NotASolution::NoMove {
                number: 999,
                from: c1,
                to: d3,
            },
            NotASolution::OffBoard { square: c1 },
            NotASolution::Repeated { square: c1 },
            NotASolution::Uncovered { square: c1 },
            NotASolution::Visits {
                found: 1_000,
                expected: 1_024,
            },
            NotASolution::Start { square: c1 },
            NotASolution::Jump { from: c1, to: d3 },
            NotASolution::Jump { from: d3, to: c1 },
            NotASolution::Open { square: d3 },
            NotASolution::Attack {
                first: c1,
                second: d3,
                line: LineKind::Column,
            },
            NotASolution::Given { square: d3 },
        ];
        let [at, before] =
            [(1_234, None), (1, Some(1_500))].map(|(line, list)| Location { line, list });
        for fault in faults {
            let squares = vec![c1, d3];
            let board = WrongBoard { at, squares, fault };
            assert_eq!(super::reason(&ENGLISH, &board), board.to_string());
        }
        for (at, before) in [(at, before), (before, at)] {
            let again = Duplicate { at, before };
            assert_eq!(super::again(&ENGLISH, before), again.to_string());
        }
        for expected in [
            Expected::Solution,
            Expected::Digits(1),
            Expected::Numbers(8),
            Expected::Squares(8),
            Expected::Rows {
                expected: 8,
                found: 9,
            },
            Expected::Rows {
                expected: 1,
                found: 1,
            },
            Expected::Rows {
                expected: 8,
                found: 0,
            },
            Expected::Bracket,
        ] {
            let (line, text) = (1, "1 2 a".to_owned());
            let unread = Unread {
                line,
                text,
                expected,
            };
            assert_eq!(super::unread_reason(&ENGLISH, &unread), unread.to_string());
        }
        for claim in [
            Claim::None,
            Claim::Solutions(1),
            Claim::Found(1_000),
            Claim::Size(1),
            Claim::Size(2),
        ] {
            for (holds, expected, counts_printed) in [
                (Some(true), None, true),
                (Some(true), Some(1), false),
                (Some(false), Some(14_200), false),
                (Some(false), None, false),
                (None, None, false),
            ] {
                let judged = JudgedClaim {
                    line: 1,
                    claim,
                    expected,
                    counts_printed,
                    holds,
                };
                assert_eq!(super::claim(&ENGLISH, &judged), judged.to_string());
            }
        }
        let firsts = [
            FirstLine::FirstRank,
            FirstLine::LastRank,
            FirstLine::FirstFile,
        ];
        let drawings = firsts.map(|first| Notation::Drawing {
            sign: "D".to_owned(),
            first,
        });
        let blank = Notation::Drawing {
            sign: String::new(),
            first: FirstLine::FirstRank,
        };
        let visits = firsts.map(|first| Notation::VisitNumbers {
            first,
            base: Base::Zero,
        });
        let axes = [Axis::Files, Axis::Ranks].into_iter();
        let numbers = axes.flat_map(|axis| {
            let base = Base::One;
            let first = axis;
            [
                Notation::Lines { axis, base },
                Notation::Pairs { first, base },
                Notation::SquareNumbers { axis, base },
            ]
        });
        let others = [blank, Notation::Names, Notation::Fen];
        let notations = numbers.chain(drawings).chain(visits).chain(others);
        for notation in notations {
            let text = format!("Read as {notation}.");
            assert_eq!(super::form(&ENGLISH, &notation), text);
        }
    }

    #[test]
    fn claims_and_reasons_are_sentences_in_each_language() {
        let verdict = verdict("[1, 3, 0, 2]\nNumber of solutions: 6\n");
        let claims = [
            &ENGLISH,
            Texts::of(Language::FRENCH),
            Texts::of(Language::ROMANIAN),
        ]
        .map(|texts| super::claim(texts, &verdict.claims[0]));
        assert_eq!(
            claims,
            [
                "the text claims 6 solutions; the true number is 2",
                "le texte annonce 6 solutions\u{a0}; le nombre exact est 2",
                "textul afirmă că există 6 soluții; numărul corect este 2",
            ]
        );
        let wrong = |fault| {
            let at = Location {
                line: 1,
                list: None,
            };
            let squares = Vec::new();
            let board = WrongBoard { at, squares, fault };
            super::reason(&ENGLISH, &board)
        };
        let twice = NotASolution::VisitNumbers {
            twice: Some(0),
            missing: 2,
        };
        assert_eq!(wrong(twice), "0 appears twice, 2 is missing");
    }
}
