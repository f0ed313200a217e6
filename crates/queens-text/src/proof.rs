//! A proof by frames: chooses the sentence about the frames of a search, and about one frame.

use queens_core::Square;
use queens_core::frames::{FrameLines, FrameRecord, NodeRefutation};
use queens_draw::Sentence;
use queens_page::proof::SetsFound;
use queens_page::proof::map::FrameSums;

use super::Texts;
use super::event::marked;
use super::reason::framing;
use super::words::Proof;

/// The number of frames of `sums.k` queens, and how they ended.
pub fn sums(own: Proof, sums: FrameSums) -> Sentence {
    let searched = sums.begun - sums.closed - usize::from(sums.is_open);
    marked(own.sums(
        sums.k.into(),
        sums.begun as u64,
        sums.all == Some(sums.begun),
        sums.all.map(|all| all as u64),
        sums.closed as u64,
        searched as u64,
        sums.is_open,
    ))
}

/// The name of a frame on the map.
pub fn frame(texts: &Texts, [low, high]: [Square; 2], frame: &FrameRecord) -> String {
    texts.proof().frame(low, high, frame.closed, frame.nodes)
}

/// The empty lines of a frame, and the lines with a queen.
pub fn lines(texts: &Texts, lines: &FrameLines) -> Sentence {
    let own = texts.reason_framing();
    let required = framing::required(own, lines);
    let required = required.map_or_else(String::new, |required| format!(" {required}"));
    let empty = framing::lines(own, &lines.empty);
    marked(texts.proof().lines(&corners(lines), &empty, &required))
}

/// The result of a frame: the rule that closes it, or the number of sets that its search found.
pub fn account(
    texts: &Texts,
    frame: &FrameRecord,
    refutation: Option<&NodeRefutation>,
    sets: SetsFound,
) -> Sentence {
    let own = texts.proof();
    let Some(rule) = frame.closed else {
        let found = match sets {
            SetsFound::Open | SetsFound::Unknown => None,
            SetsFound::Sets(sets) => Some(sets),
        };
        let is_open = matches!(sets, SetsFound::Open);
        return marked(own.account(is_open, frame.nodes, found));
    };
    let why = refutation.map(|refutation| framing::refutation(texts.reason_framing(), refutation));
    let (name, why) = (own.rule(rule), why.unwrap_or_default());
    marked(match refutation.map(|refutation| refutation.bound.rule()) {
        Some(None) => own.closed_by_cases(&name, &why),
        Some(Some(other)) if other != rule => own.closed_by_another(&name, &own.rule(other), &why),
        _ => own.closed(&name, &why),
    })
}

/// The cost of a refutation. Each of its positions is a frame or a tried square.
pub(crate) fn took(own: Proof, positions: u64, frames: u64) -> String {
    let squares = positions.saturating_sub(frames);
    own.took(positions, frames, squares)
}

/// The name of a frame.
pub(crate) fn corners(frame: &FrameLines) -> String {
    let [low, high] = frame.corners;
    format!("{low}–{high}")
}

#[cfg(test)]
mod tests {
    use queens_core::BoardSize;
    use queens_core::frames::{Margins, Need, NodeBound, RefutedCandidate, Rule};

    use super::*;
    use crate::ENGLISH;
    use queens_page::language::Language;

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
        let frame = |rule| FrameRecord {
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
            let refutation = covering(bound);
            let said =
                |texts| account(texts, &frame(rule), Some(&refutation), SetsFound::Open).plain();
            assert!(said(&ENGLISH).starts_with(begins), "{}", said(&ENGLISH));
            for texts in [Texts::of(Language::FRENCH), Texts::of(Language::ROMANIAN)] {
                let name = texts.proof().rule(rule);
                assert!(said(texts).contains(&name), "{}", said(texts));
            }
        }
    }

    #[test]
    fn a_frame_says_which_lines_are_empty_and_which_hold_a_queen() {
        let said = |texts, margins| super::lines(texts, &lines(8, margins)).plain();
        assert_eq!(
            said(&ENGLISH, [0, 1, 1, 0]),
            "Frame a1–g7. In a set of this frame, columns a, g and rows 1, 7 are empty. At least one queen on each: column h and row 8."
        );
        assert_eq!(
            said(&ENGLISH, [0, 0, 0, 0]),
            "Frame a1–h8. In a set of this frame, columns a, h and rows 1, 8 are empty."
        );
        for texts in [Texts::of(Language::FRENCH), Texts::of(Language::ROMANIAN)] {
            let said = said(texts, [0, 0, 1, 0]);
            assert!(said.contains("a1–h7") && said.contains('8'), "{said}");
        }
    }
}
