//! Explains the events of `frames`.

use super::found::FoundNode;
use crate::board::Square;
use crate::problem::bounds::at_least;
use crate::search::explanation::domination::{bound, dominated, variant};
use crate::search::{
    Bound, Event, Explanation, Frame, FrameLines, Framing, INNERMOST, Need, Position, Reason,
    Value, Variables,
};

const BOUND: u8 = 1;
const FRAME: u8 = 3;
const REFUTE: u8 = 4;
const REPORT: u8 = 5;
const CHOOSE: u8 = 6;
const TRY: u8 = 7;
const REFUSE: u8 = 9;
const PLACE: u8 = 10;
const TAKE_BACK: u8 = 11;

/// Explains the last event: its line of code, its reason and the variables.
pub(super) fn explain(position: &Position) -> Explanation {
    // A placement is explained at the node above the new queen.
    let depth = position.queens_before().len() - position.given().len();
    let mut node = match position.last() {
        Some(Event::Bound(_) | Event::End) => None,
        _ => FoundNode::at(position, depth),
    };
    let need = node.as_mut().and_then(FoundNode::need);
    let mut variables = Vec::new();
    if position.last().is_some() {
        variables.push(("k", Value::number(position.k())));
    }
    if let (Some(node), Some(frame)) = (&mut node, position.frames().last()) {
        variables.push((
            "frame",
            Value::List(frame.margins.lines().map(i64::from).to_vec()),
        ));
        variables.extend(locals(node, position.last().and_then(Event::square)));
    }
    let (code_line, reason) = match position.last() {
        None => (BOUND, Reason::Start { line: None }),
        Some(Event::Bound(stated @ Bound::Refuted(_))) => (REFUTE, bound(stated, position)),
        Some(Event::Bound(stated)) => (BOUND, lower_bound(stated, position)),
        Some(Event::Frame { margins, .. }) => (
            FRAME,
            framed(node.as_mut(), FrameLines::of(position.size(), margins)),
        ),
        Some(Event::Place { square }) => (PLACE, placed(node.as_mut(), position, square, need)),
        Some(Event::Pruned { square }) => (REFUSE, refused(node.as_mut(), position, square)),
        Some(Event::Remove { square }) => {
            let more = node.as_mut().is_some_and(|node| node.has_more(position));
            let reason = Framing::Withdrawn { square, need, more };
            (TAKE_BACK, Reason::Framing(reason))
        }
        Some(Event::DeadEnd) => {
            let refused = position.tried(depth).len() as u16;
            let line = if refused == 0 { CHOOSE } else { TRY };
            (line, Reason::Framing(Framing::Exhausted { need }))
        }
        Some(Event::Solution) => (REPORT, dominated(position)),
        Some(Event::Image { symmetry }) => (REPORT, Reason::Mirrored { symmetry }),
        Some(_) => (REFUTE, Reason::Finished),
    };
    Explanation::new(code_line, reason, variables)
}

/// The call stack: one call for each placed queen, and one that looks for the next queen. Only the innermost
/// `INNERMOST` calls are listed. Empty outside a frame that is searched.
pub(super) fn stack(position: &Position) -> Vec<Frame> {
    let tried = match position.last() {
        Some(Event::Pruned { square } | Event::Remove { square }) => Some(square),
        None | Some(Event::Bound(_) | Event::End) => return Vec::new(),
        Some(_) => None,
    };
    let is_searched = position
        .frames()
        .last()
        .is_some_and(|frame| frame.closed.is_none());
    let placed = position.placed();
    let first = (placed.len() + 1).saturating_sub(INNERMOST);
    let Some(mut node) = FoundNode::at(position, first).filter(|_| is_searched) else {
        return Vec::new();
    };
    let mut frames = Vec::new();
    for depth in first..=placed.len() {
        let queen = placed.get(depth).copied();
        frames.push(Frame {
            name: "search",
            locals: locals(&mut node, queen.or(tried)),
        });
        if let Some(queen) = queen {
            node.descend(position, queen);
        }
    }
    frames
}

fn lower_bound(stated: Bound, position: &Position) -> Reason {
    let simple = at_least(position.size(), variant(position), position.given());
    match stated {
        Bound::AtLeast(queens) if queens > simple.queens => {
            Reason::Framing(Framing::Boundary { queens })
        }
        _ => bound(stated, position),
    }
}

fn framed(node: Option<&mut FoundNode>, lines: Option<FrameLines>) -> Reason {
    let Some((node, lines)) = node.zip(lines) else {
        return Reason::Finished;
    };
    Reason::Framing(match node.shortage() {
        Some(shortage) => Framing::Closed { lines, shortage },
        None => Framing::Opened {
            lines,
            queens: node.missing(),
            next: node.branching(),
        },
    })
}

fn placed(
    node: Option<&mut FoundNode>,
    position: &Position,
    square: Square,
    need: Option<Need>,
) -> Reason {
    let Some(node) = node else {
        return Reason::Finished;
    };
    if node.is_complete() {
        return Reason::Framing(Framing::Completes { square });
    }
    node.descend(position, square);
    Reason::Framing(Framing::Serves {
        square,
        need,
        missing: node.missing(),
        next: node.branching(),
    })
}

fn refused(node: Option<&mut FoundNode>, position: &Position, square: Square) -> Reason {
    let shortage = node.filter(|node| !node.is_complete()).and_then(|node| {
        node.descend(position, square);
        node.shortage()
    });
    Reason::Framing(match shortage {
        Some(shortage) => Framing::Short { square, shortage },
        None => Framing::Known { square },
    })
}

fn locals(node: &mut FoundNode, tried: Option<Square>) -> Variables {
    let mut locals = vec![("r", Value::number(node.missing()))];
    locals.extend(node.need().map(|need| {
        let value = match need {
            Need::Square(square) => Value::Squares(vec![square]),
            Need::File(file) => Value::Text(file.to_string()),
            Need::Rank(rank) => Value::Text(rank.to_string()),
        };
        ("u", value)
    }));
    locals.extend(tried.map(|square| ("c", Value::Squares(vec![square]))));
    locals
}
