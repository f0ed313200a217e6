//! Explains the events of `move-one`.

use crate::board::{Axis, WORDS};
use crate::problem::Cover;
use crate::search::explanation::domination::{bound, dominated, variant};
use crate::search::{
    Bound, CandidateSpace, Covering, Event, Explanation, Position, Reason, Value, Variables,
    revolving_door,
};

const BOUND: u8 = 1;
const STAND: u8 = 2;
const LOOK: u8 = 3;
const REPORT: u8 = 4;
const MOVE: u8 = 5;
const REFUTE: u8 = 6;

/// Explains the last event.
pub(super) fn explain(position: &Position) -> Explanation {
    let (code_line, reason) = match position.last() {
        None => (BOUND, Reason::Start { line: None }),
        Some(Event::Bound(stated @ Bound::Refuted(_))) => (REFUTE, bound(stated, position)),
        Some(Event::Bound(stated)) => (BOUND, bound(stated, position)),
        Some(Event::Candidate(_)) => (STAND, Reason::NextCandidate),
        Some(Event::Relocate { from, to }) => {
            (MOVE, Reason::Covering(Covering::Moved { from, to }))
        }
        Some(Event::Uncovered { square }) => {
            let open = open(position);
            (LOOK, Reason::Covering(Covering::Uncovered { square, open }))
        }
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => (LOOK, Reason::attacked(square, attacker, line)),
        Some(Event::Solution) => (REPORT, dominated(position)),
        Some(_) => (REFUTE, Reason::Finished),
    };
    Explanation::new(code_line, reason, variables(position))
}

/// The number of squares that the queens leave uncovered.
fn open(position: &Position) -> u16 {
    let cover = Cover::<WORDS>::new(position.size(), variant(position));
    cover.beside(position.queens()).open.count() as u16
}

fn variables(position: &Position) -> Variables {
    if position.last().is_none() {
        return Vec::new();
    }
    let mut variables = vec![("k", Value::number(position.k()))];
    let (size, given, placed) = (position.size(), position.given(), position.placed());
    let is_standing = position.queens().len() == usize::from(position.k());
    if is_standing {
        let squares = (0..size.area()).map(|number| size.numbered(number));
        let free = (0..).zip(squares.filter(|square| !given.contains(square)));
        let chosen = free.filter(|(_, square)| placed.contains(square));
        let chosen: Vec<u16> = chosen.map(|(at, _)| at).collect();
        let queens = Axis::Ranks.ordered(position.queens());
        let of = CandidateSpace::subsets((size.area() - given.len()) as u32, placed.len() as u32);
        let rank = revolving_door::rank(&chosen);
        variables.push(("S", Value::Squares(queens)));
        variables.push(("candidate", Value::Rank { rank, of }));
    }
    if let Some(Event::Uncovered { square }) = position.last() {
        variables.push(("u", Value::Squares(vec![square])));
    }
    variables
}
