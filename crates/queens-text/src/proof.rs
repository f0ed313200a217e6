//! A proof by frames: the map of frames, the frame that is looked at, and the values that are known.

use queens_core::frames::{FrameAccount, FrameLines, NodeRefutation, Rule};
use queens_core::{Line, Square};

use super::Sentence;
use super::number::Numbers;
use queens_page::proof::SetsFound;
use queens_page::proof::check::LogOutcome;
use queens_page::proof::map::FrameSums;
use queens_page::proof::values::Basis;

/// The texts of the panel of the proof.
pub struct ProofTexts {
    /// Where the algorithm does not search by frames.
    pub none: &'static str,
    /// Before a search.
    pub before: &'static str,
    /// After one that came to none, and the number of queens that Spencer's bound excludes.
    pub no_frame: fn(Option<u16>) -> Sentence,
    /// The frames of one number of queens together.
    pub sums: fn(&Numbers, FrameSums) -> Sentence,
    /// Before the numbers of queens whose frames can be shown.
    pub choice: &'static str,
    /// The name of the map.
    pub map: &'static str,
    /// The link to why that is a proof.
    pub argument: &'static str,
    /// How the map is read.
    pub axes: &'static str,
    /// The name of the key to its signs.
    pub key: &'static str,
    /// What a click does.
    pub hint: &'static str,
    /// What closes a frame, in a word or two.
    pub rule: fn(Rule) -> &'static str,
    /// What a rule finds, beside its sign and name.
    pub finds: fn(Rule) -> &'static str,
    /// Of a frame that no rule closes at once; it is the darker, the more nodes it took.
    pub searched: &'static str,
    /// Of the frame that is being searched.
    pub current: &'static str,
    /// The name of a frame on the map, by its corners.
    pub frame: fn(&Numbers, [Square; 2], &FrameAccount) -> String,
    /// The lines of a frame.
    pub lines: fn(&FrameLines) -> Sentence,
    /// What has become of a frame: why it has no set if a rule closes it, or how many sets its search has found.
    pub account: fn(&Numbers, &FrameAccount, Option<NodeRefutation>, SetsFound) -> Sentence,
    /// On the button that goes to the event of the frame that is looked at.
    pub to_step: &'static str,
    /// On the button that searches the board of another search by frames.
    pub by_frames: &'static str,
    /// What a refutation took: nodes and frames.
    pub took: fn(&Numbers, u64, u64) -> String,
    pub check: LogTexts,
    pub values: ValuesTexts,
}

/// The texts of the check of a proof. A file is told by its name.
pub struct LogTexts {
    /// On the button that chooses a log.
    pub choose: &'static str,
    /// After the command that writes one.
    pub note: &'static str,
    /// The name of the bar, and that the check goes on, which is said once.
    pub progress: &'static str,
    pub begun: fn(&str) -> String,
    /// So many hundredths are behind.
    pub going: fn(&str, u8) -> String,
    pub stopped: fn(&str) -> String,
    /// What came of it. The reason of the checker, in English, follows a refusal; the command that checks it, a file that is too
    /// large.
    pub outcome: fn(&Numbers, &str, &LogOutcome) -> Sentence,
}

/// The texts of the table of values.
pub struct ValuesTexts {
    pub title: &'static str,
    /// The heads of its columns after n.
    pub queens: &'static str,
    pub time: &'static str,
    pub rests_on: fn(Basis) -> &'static str,
    /// On the button that runs the search of a board, and its name.
    pub prove: &'static str,
    pub prove_board: fn(u8) -> String,
    /// What is to be said of all of them.
    pub note: &'static str,
}

/// The name of a frame.
pub(crate) fn corners(frame: &FrameLines) -> String {
    let [low, high] = frame.corners;
    format!("{low}–{high}")
}

/// The files and the ranks among these lines: how many there are, and their names.
pub(crate) fn named(lines: &[Line]) -> [(usize, String); 2] {
    let files = |line: &&Line| matches!(line, Line::File(_));
    let (files, ranks): (Vec<&Line>, Vec<&Line>) = lines.iter().partition(files);
    [files, ranks].map(|lines| (lines.len(), spans(&lines)))
}

/// Three lines or more side by side are named by the first and the last.
fn spans(lines: &[&Line]) -> String {
    let name = |line: &Line| match line {
        Line::File(file) => file.to_string(),
        Line::Rank(rank) => rank.to_string(),
    };
    let beside = |a: &&Line, b: &&Line| a.index() + 1 == b.index();
    let spans = lines.chunk_by(beside).flat_map(|span| match span {
        [first, _, .., last] => vec![format!("{}–{}", name(first), name(last))],
        few => few.iter().map(|line| name(line)).collect(),
    });
    spans.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use queens_core::BoardSize;
    use queens_core::frames::{Margins, Need, NodeBound, RefutedCandidate};
    use queens_page::proof::check::{LogClaim, LogLack};

    use super::*;
    use crate::{ENGLISH, FRENCH, ROMANIAN};

    fn lines(n: i64, [left, right, top, bottom]: [u8; 4]) -> FrameLines {
        let margins = Margins {
            left,
            right,
            top,
            bottom,
        };
        FrameLines::new(BoardSize::new(n).unwrap(), margins).expect("it fits")
    }

    #[test]
    fn a_closed_frame_names_the_rule_of_its_sign_and_what_is_counted_instead() {
        let frame = |rule| FrameAccount {
            k: 4,
            margins: Margins {
                left: 0,
                right: 0,
                top: 0,
                bottom: 0,
            },
            closed: Some(rule),
            nodes: 1,
            step: 0,
        };
        let covering = |bound| NodeRefutation {
            files_need_all: false,
            ranks_need_all: false,
            bound,
        };
        let bound = NodeBound::Coverage {
            open: 9,
            most: 2,
            queens: 4,
        };
        let cases = NodeBound::Cases {
            need: Need::Square(Square::A1),
            cases: vec![RefutedCandidate {
                square: Square::A1,
                bound: bound.clone(),
            }],
        };
        let told = [
            (
                Rule::Coverage,
                bound.clone(),
                "Closed by “Coverage”: 9 squares",
            ),
            (
                Rule::Prices,
                bound,
                "Closed by “Prices”; counted by “Coverage”: 9",
            ),
            (
                Rule::Prices,
                cases,
                "Closed by “Prices”; counted case by case: a1",
            ),
        ];
        for (rule, bound, begins) in told {
            let shortage = covering(bound);
            let said = |texts: &crate::Texts| {
                let account = texts.rest().proof.account;
                account(
                    &texts.numbers,
                    &frame(rule),
                    Some(shortage.clone()),
                    SetsFound::Open,
                )
                .plain()
            };
            assert!(said(&ENGLISH).starts_with(begins), "{}", said(&ENGLISH));
            for texts in [&FRENCH, &ROMANIAN] {
                let name = (texts.rest().proof.rule)(rule);
                assert!(said(texts).contains(name), "{}", said(texts));
            }
        }
    }

    #[test]
    fn lines_side_by_side_are_named_by_the_first_and_the_last() {
        let lines = lines(12, [4, 1, 0, 2]);
        let [(files, named_files), (ranks, named_ranks)] = named(&lines.required);
        assert_eq!((files, named_files.as_str()), (5, "a–d, l"));
        assert_eq!((ranks, named_ranks.as_str()), (2, "1, 2"));
    }

    #[test]
    fn a_frame_says_which_lines_are_empty_and_which_hold_a_queen() {
        let said =
            |texts: &crate::Texts, margins| (texts.rest().proof.lines)(&lines(8, margins)).plain();
        assert_eq!(
            said(&ENGLISH, [0, 1, 1, 0]),
            "Frame a1–g7. In a set of this frame, columns a, g and rows 1, 7 are empty. At least one queen on each: column h and row 8."
        );
        assert_eq!(
            said(&ENGLISH, [0, 0, 0, 0]),
            "Frame a1–h8. In a set of this frame, columns a, h and rows 1, 8 are empty."
        );
        for texts in [&FRENCH, &ROMANIAN] {
            let said = said(texts, [0, 0, 1, 0]);
            assert!(said.contains("a1–h7") && said.contains('8'), "{said}");
        }
    }

    #[test]
    fn what_came_of_a_log_is_told_in_each_language() {
        let claim = |bound| {
            LogOutcome::Holds(LogClaim {
                n: 14,
                k: 7,
                nodes: 4_901,
                bound,
            })
        };
        let refused = |line| LogOutcome::Refused {
            line,
            why: "it is no line of a proof".to_owned(),
        };
        let told = [
            (
                claim(None),
                [
                    "a is accepted: 7 queens do not dominate the 14 × 14 board. Positions added up: 4,901.",
                    "a est accepté\u{a0}: 7 reines ne dominent pas l’échiquier 14\u{a0}×\u{a0}14. Positions recalculées\u{a0}: 4\u{202f}901.",
                    "Fișierul a este acceptat: 7 regine nu domină tabla 14 × 14. Poziții recalculate: 4.901.",
                ],
            ),
            (
                claim(Some(LogLack::Frame("a1–e4".to_owned()))),
                [
                    "a is only a part of the proof that 7 queens do not dominate the 14 × 14 board: each line holds (4,901 positions), but the frame a1–e4 and its images are missing.",
                    "a n’est qu’une partie de la preuve que 7 reines ne dominent pas l’échiquier 14\u{a0}×\u{a0}14\u{a0}: chaque ligne est juste (4\u{202f}901 positions), mais le cadre a1–e4 et ses images manquent.",
                    "Fișierul a este doar o parte din demonstrația că 7 regine nu domină tabla 14 × 14: fiecare linie este corectă (4.901 poziții), dar lipsesc cadrul a1–e4 și imaginile lui.",
                ],
            ),
            (
                claim(Some(LogLack::Elsewhere(1))),
                [
                    "a is only a part of the proof that 7 queens do not dominate the 14 × 14 board: each line holds (4,901 positions), but the positions after 1 first queen stand in other logs.",
                    "a n’est qu’une partie de la preuve que 7 reines ne dominent pas l’échiquier 14\u{a0}×\u{a0}14\u{a0}: chaque ligne est juste (4\u{202f}901 positions), mais les positions qui suivent une première reine se trouvent dans d’autres journaux.",
                    "Fișierul a este doar o parte din demonstrația că 7 regine nu domină tabla 14 × 14: fiecare linie este corectă (4.901 poziții), dar pozițiile de după o primă regină se află în alte jurnale.",
                ],
            ),
            (
                claim(Some(LogLack::Elsewhere(38))),
                [
                    "a is only a part of the proof that 7 queens do not dominate the 14 × 14 board: each line holds (4,901 positions), but the positions after 38 first queens stand in other logs.",
                    "a n’est qu’une partie de la preuve que 7 reines ne dominent pas l’échiquier 14\u{a0}×\u{a0}14\u{a0}: chaque ligne est juste (4\u{202f}901 positions), mais les positions qui suivent 38 premières reines se trouvent dans d’autres journaux.",
                    "Fișierul a este doar o parte din demonstrația că 7 regine nu domină tabla 14 × 14: fiecare linie este corectă (4.901 poziții), dar pozițiile de după 38 de prime regine se află în alte jurnale.",
                ],
            ),
            (
                refused(Some(1_206)),
                [
                    "a is refused: line 1,206 does not hold. The checker says:",
                    "a est refusé\u{a0}: la ligne 1\u{202f}206 est fausse. Ce qu’en dit le vérificateur, en anglais\u{a0}:",
                    "Fișierul a este respins: linia 1.206 este greșită. Motivul dat de verificator, în engleză:",
                ],
            ),
            (
                refused(None),
                [
                    "a is refused: something is missing at its end. The checker says:",
                    "a est refusé\u{a0}: il manque quelque chose à la fin. Ce qu’en dit le vérificateur, en anglais\u{a0}:",
                    "Fișierul a este respins: la sfârșit lipsește ceva. Motivul dat de verificator, în engleză:",
                ],
            ),
        ];
        for (outcome, said) in told {
            for (texts, said) in [&ENGLISH, &FRENCH, &ROMANIAN].into_iter().zip(said) {
                let told = texts.rest().proof.check.outcome;
                assert_eq!(told(&texts.numbers, "a", &outcome).plain(), said);
            }
        }
    }
}
