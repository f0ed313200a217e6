//! A proof by frames: the map of frames, the frame that is looked at, and the values that are known.

use queens_core::frames::{FrameAccount, FrameLines, Rule, Shortage};
use queens_core::{Line, Square};

use super::Sentence;
use super::number::Numbers;
use queens_page::proof::SetsFound;
use queens_page::proof::lines::FrameLines;
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
    pub account: fn(&Numbers, &FrameAccount, Option<Shortage>, SetsFound) -> Sentence,
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
    pub note: &'static str,
    /// So many hundredths are behind.
    pub going: fn(&str, usize) -> String,
    /// On so many files so many queens do not dominate the board; the positions that were added up.
    pub accepted: fn(&str, u64, u64, &str) -> String,
    /// The same of a log that holds, but is only a part of the proof.
    pub part: fn(&str, u64, u64, &str) -> String,
    /// The line that does not hold, and why, in English.
    pub refused: fn(&str, &str, &str) -> String,
    pub unreadable: fn(&str) -> String,
    pub too_large: fn(&str) -> String,
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
    use queens_core::frames::{Lack, LostCandidate, Margins, Need};

    use super::*;
    use crate::{ENGLISH, FRENCH, ROMANIAN};

    fn lines(n: i64, [left, right, top, bottom]: [u8; 4]) -> FrameLines {
        let margins = Margins {
            left,
            right,
            top,
            bottom,
        };
        FrameLines::of(BoardSize::new(n).unwrap(), margins).expect("it fits")
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
        let covering = |lack| Shortage {
            is_outside: false,
            lack,
        };
        let lack = Lack::Coverage {
            open: 9,
            most: 2,
            queens: 4,
        };
        let cases = Lack::Cases {
            need: Need::Square(Square::A1),
            cases: vec![LostCandidate {
                square: Square::A1,
                lack: lack.clone(),
            }],
        };
        let told = [
            (
                Rule::Coverage,
                lack.clone(),
                "Closed by “Coverage”: 9 squares",
            ),
            (
                Rule::Prices,
                lack,
                "Closed by “Prices”; counted by “Coverage”: 9",
            ),
            (
                Rule::Prices,
                cases,
                "Closed by “Prices”; counted case by case: a1",
            ),
        ];
        for (rule, lack, begins) in told {
            let shortage = covering(lack);
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
}
