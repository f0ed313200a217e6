//! The reasons of events in the search by frames.

use queens_core::frames::{
    Branching, FrameLines, Need, NodeBound, NodeRefutation, RefutedCandidate, Side,
};
use queens_core::{FrameReason, Line};

use crate::words::ReasonFraming;

/// The reason of an event.
pub(super) fn why(texts: ReasonFraming, why: &FrameReason) -> String {
    match *why {
        FrameReason::Boundary { queens } => texts.boundary(queens.into()),
        FrameReason::Opened {
            ref lines,
            queens,
            ref next,
        } => {
            let [low, high] = lines.corners;
            sentences([
                Some(texts.opened(low, high, queens.into())),
                required(texts, lines),
                next.as_ref().map(|next| branching(texts, next)),
            ])
        }
        FrameReason::Closed {
            ref lines,
            refutation: ref why,
        } => {
            let [low, high] = lines.corners;
            sentences([
                Some(texts.closed(low, high)),
                required(texts, lines),
                Some(refutation(texts, why)),
            ])
        }
        FrameReason::Short {
            square,
            refutation: ref why,
        } => sentences([Some(texts.question(square)), Some(refutation(texts, why))]),
        FrameReason::Known { square } => texts.known(square),
        FrameReason::Meets {
            square, need: None, ..
        } => texts.serves_any(square),
        FrameReason::Meets {
            need: Some(need),
            missing,
            ref next,
            ..
        } => sentences([
            Some(texts.serves(&begin(texts, need), missing.into())),
            next.as_ref().map(|next| branching(texts, next)),
        ]),
        FrameReason::Completes { square } => texts.completes(square),
        FrameReason::Withdrawn { square, more, need } => sentences([
            Some(texts.withdrawn(square)),
            need.filter(|_| more)
                .map(|need| texts.next_candidate(&begin(texts, need))),
        ]),
        FrameReason::Exhausted { need } => {
            texts.exhausted(need.map(|need| begin(texts, need)).as_deref())
        }
    }
}

fn sentences<const N: usize>(sentences: [Option<String>; N]) -> String {
    let sentences: Vec<_> = sentences.into_iter().flatten().collect();
    sentences.join(" ")
}

/// The lines of a frame that must hold a queen; `None` if there are none.
pub(crate) fn required(texts: ReasonFraming, frame: &FrameLines) -> Option<String> {
    let required = &frame.required;
    (!required.is_empty()).then(|| texts.required(&lines(texts, required)))
}

/// The names of lines: files, then ranks.
pub(crate) fn lines(texts: ReasonFraming, lines: &[Line]) -> String {
    let [(files, of_files), (ranks, of_ranks)] = named(lines);
    texts.lines(files as u64, &of_files, ranks as u64, &of_ranks)
}

/// The reason why too few queens are left.
pub(crate) fn refutation(texts: ReasonFraming, why: &NodeRefutation) -> String {
    let (columns, rows) = (why.files_need_all, why.ranks_need_all);
    sentences([
        (columns || rows).then(|| texts.need_all(columns, rows)),
        Some(bound(texts, &why.bound)),
    ])
}

fn bound(texts: ReasonFraming, bound: &NodeBound) -> String {
    match *bound {
        NodeBound::Lines {
            are_files,
            lines,
            queens,
        } => texts.bound_lines(are_files, lines.into(), queens.into()),
        NodeBound::Weight {
            side,
            is_dark,
            open,
            most,
            queens,
        } => {
            let [queens, most, open] = [queens.into(), most, open].map(u64::from);
            sentences([
                Some(weights(texts, side, is_dark, open)),
                Some(texts.bound_weight(most, queens, queens * most, open)),
            ])
        }
        NodeBound::NeedWeight {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => {
            let others = u64::from(queens.saturating_sub(1));
            let [open, gain, most] = [open, gain, most].map(u64::from);
            sentences([
                Some(texts.needed(&begin(texts, need))),
                Some(weights(texts, side, is_dark, open)),
                Some(texts.bound_serving(gain, others, others * most, open)),
            ])
        }
        NodeBound::Coverage { open, most, queens } => {
            let [queens, most, open] = [queens.into(), most, open].map(u64::from);
            texts.bound_coverage(open, most, queens, queens * most)
        }
        NodeBound::Need(need) => texts.bound_need(&begin(texts, need)),
        NodeBound::Cases { need, ref cases } => sentences([
            Some(texts.bound_cases(&begin(texts, need), cases.len() as u64)),
            Some(each(texts, cases)),
        ]),
        NodeBound::Rule(_) => texts.bound_rule().to_owned(),
    }
}

/// The next need, and its candidates.
fn branching(texts: ReasonFraming, next: &Branching) -> String {
    let [tried, images, others] = [next.tried, next.images, next.others].map(u64::from);
    let dropped = next.dropped.len() as u64;
    let all = tried + images + others + dropped;
    sentences([
        Some(texts.next(
            &need(texts, next.need, false),
            all,
            tried,
            images,
            others,
            dropped,
        )),
        (dropped > 0).then(|| each(texts, &next.dropped)),
    ])
}

/// The rejected candidates with their inequalities, and the unit of the inequalities.
fn each(texts: ReasonFraming, cases: &[RefutedCandidate]) -> String {
    texts.cases(&list(texts, cases), is_weighed(cases))
}

fn list(texts: ReasonFraming, cases: &[RefutedCandidate]) -> String {
    let cases: Vec<_> = alike(cases)
        .into_iter()
        .map(|(squares, bound)| texts.case(&squares, &short(texts, bound)))
        .collect();
    cases.join(texts.separator())
}

fn short(texts: ReasonFraming, bound: &NodeBound) -> String {
    match *bound {
        NodeBound::Lines {
            are_files,
            lines,
            queens,
        } => texts.short_lines(are_files, lines.into(), queens.into()),
        NodeBound::Weight {
            side,
            is_dark,
            open,
            most,
            queens,
        } => {
            let place = place(texts, side, is_dark);
            texts.short_weight(open.into(), queens.into(), most.into(), &place)
        }
        NodeBound::Coverage { open, most, queens } => {
            texts.short_coverage(open.into(), queens.into(), most.into())
        }
        NodeBound::NeedWeight {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => texts.short_serving(
            &target(texts, need),
            gain.into(),
            queens.saturating_sub(1).into(),
            most.into(),
            open.into(),
            &place(texts, side, is_dark),
        ),
        NodeBound::Need(need) => texts.short_need(&target(texts, need)),
        NodeBound::Cases { need, ref cases } => {
            texts.short_cases(&target(texts, need), &list(texts, cases))
        }
        NodeBound::Rule(_) => texts.short_rule().to_owned(),
    }
}

fn weights(texts: ReasonFraming, side: Side, is_dark: Option<bool>, open: u64) -> String {
    let (first, last) = span(side);
    texts.weights(side, &first, last.as_deref(), is_dark, open)
}

fn place(texts: ReasonFraming, side: Side, is_dark: Option<bool>) -> String {
    let (first, last) = span(side);
    texts.place(side, &first, last.as_deref(), is_dark)
}

/// The first and last line that bound a side's squares. The last is `None` if it equals the first. The first is empty
/// for the whole boundary.
fn span(side: Side) -> (String, Option<String>) {
    let [first, last] = match side {
        Side::Ring => return (String::new(), None),
        Side::Files { ranks } => ranks.map(|rank| rank.to_string()),
        Side::Ranks { files } => files.map(|file| file.to_string()),
    };
    let other = Some(last).filter(|last| *last != first);
    (first, other)
}

/// The need, as the beginning of a sentence.
fn begin(texts: ReasonFraming, need: Need) -> String {
    self::need(texts, need, true)
}

fn need(texts: ReasonFraming, need: Need, begins: bool) -> String {
    match need {
        Need::Square(square) => texts.need(Some(square), None, None, begins),
        Need::File(file) => texts.need(None, Some(file), None, begins),
        Need::Rank(rank) => texts.need(None, None, Some(rank), begins),
    }
}

fn target(texts: ReasonFraming, need: Need) -> String {
    match need {
        Need::Square(square) => texts.target(Some(square), None, None),
        Need::File(file) => texts.target(None, Some(file), None),
        Need::Rank(rank) => texts.target(None, None, Some(rank)),
    }
}

/// Groups candidates by bound: their squares between stars, and the bound.
fn alike(cases: &[RefutedCandidate]) -> Vec<(String, &NodeBound)> {
    let mut groups: Vec<(String, &NodeBound)> = Vec::new();
    for RefutedCandidate { square, bound } in cases {
        match groups.iter_mut().find(|(_, known)| *known == bound) {
            Some((squares, _)) => squares.push_str(&format!(", *{square}*")),
            None => groups.push((format!("*{square}*"), bound)),
        }
    }
    groups
}

/// Whether any of these bounds uses weights of squares and lines.
fn is_weighed(cases: &[RefutedCandidate]) -> bool {
    cases.iter().any(|case| match &case.bound {
        NodeBound::Weight { .. } | NodeBound::NeedWeight { .. } => true,
        NodeBound::Cases { cases, .. } => is_weighed(cases),
        _ => false,
    })
}

/// The number and the names of the files, then of the ranks.
fn named(lines: &[Line]) -> [(usize, String); 2] {
    let files = |line: &&Line| matches!(line, Line::File(_));
    let (files, ranks): (Vec<&Line>, Vec<&Line>) = lines.iter().partition(files);
    [files, ranks].map(|lines| (lines.len(), spans(&lines)))
}

/// The names of these lines. Three or more adjacent lines become a range.
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
    use queens_core::frames::Margins;

    use super::*;

    #[test]
    fn lines_side_by_side_are_named_by_the_first_and_the_last() {
        let margins = Margins {
            left: 4,
            right: 1,
            top: 0,
            bottom: 2,
        };
        let lines = FrameLines::new(BoardSize::new(12).unwrap(), margins).expect("it fits");
        let [(files, named_files), (ranks, named_ranks)] = named(&lines.required);
        assert_eq!((files, named_files.as_str()), (5, "a–d, l"));
        assert_eq!((ranks, named_ranks.as_str()), (2, "1, 2"));
    }
}
