//! Explains the events of `coverage-search`. The node of the last event is reconstructed from the queens on the
//! board and the squares tried.

use crate::board::{Square, WORDS};
use crate::problem::{Cover, Remainder};
use crate::search::explanation::domination::{bound, dominated, variant};
use crate::search::{
    Bound, Covering, Event, Explanation, Frame, INNERMOST, Position, Reason, Value, Variables,
};

const BOUND: u8 = 1;
const REFUTE: u8 = 3;
const REPORT: u8 = 4;
const CHOOSE: u8 = 5;
const TRY: u8 = 6;
const REFUSE: u8 = 8;
const PLACE: u8 = 9;
const TAKE_BACK: u8 = 10;

/// A node of the current path.
struct BranchingNode<'a> {
    position: &'a Position,
    cover: &'a Cover<WORDS>,
    depth: usize,
    /// The squares still to be covered on entry, and the candidates.
    left: Remainder<WORDS>,
}

impl BranchingNode<'_> {
    fn at<'a>(cover: &'a Cover<WORDS>, position: &'a Position, depth: usize) -> BranchingNode<'a> {
        let mut node = BranchingNode {
            position,
            cover,
            depth: 0,
            left: cover.beside(position.given()),
        };
        for &queen in &position.placed()[..depth] {
            node.descend(queen);
        }
        node
    }

    /// Descends to the child node that places this queen.
    fn descend(&mut self, queen: Square) {
        for &(tried, _) in self.position.tried(self.depth) {
            self.left.candidates.remove(tried);
        }
        self.left = self.cover.below(&self.left, queen);
        self.depth += 1;
    }

    /// The open square that the fewest candidates cover; `None` if all squares are covered or no queen is left
    /// to place.
    fn target(&self) -> Option<Square> {
        match self.missing() {
            0 => None,
            _ => self.cover.scarcest(&self.left),
        }
    }

    /// The number of queens still to be placed at this node and below.
    fn missing(&self) -> u16 {
        let standing = self.position.given().len() + self.depth;
        self.position.k().saturating_sub(standing as u16)
    }

    /// Whether the node has untried candidates.
    fn has_more(&self) -> bool {
        let mut order = Vec::new();
        self.cover.rank(&self.left, &mut order);
        order.len() > self.position.tried(self.depth).len()
    }

    fn covers(&self, square: Square, target: Option<Square>) -> Covering {
        let covers = self.cover.of(square).shared(&self.left.open);
        Covering::Covers {
            square,
            target,
            covers: covers as u16,
            open: (self.left.open.count() - covers) as u16,
        }
    }

    fn insufficient(&self, square: Square) -> Covering {
        let mut left = self.left;
        for &(tried, _) in self.position.tried(self.depth) {
            left.candidates.remove(tried);
        }
        let below = self.cover.below(&left, square);
        let queens = self.missing().saturating_sub(1);
        let reach = self.cover.reach(&below, queens.into());
        Covering::Beyond {
            square,
            open: below.open.count() as u16,
            queens,
            reach: reach.map(|reach| reach as u16),
        }
    }

    fn locals(&self, target: Option<Square>, tried: Option<Square>) -> Variables {
        let squares = |square| Value::Squares(vec![square]);
        let open = self.left.open.count();
        let mut locals = vec![
            ("r", Value::number(self.missing())),
            ("open", Value::number(open)),
        ];
        locals.extend(target.map(|target| ("u", squares(target))));
        locals.extend(tried.map(|square| ("c", squares(square))));
        locals
    }
}

/// Explains the last event.
pub(super) fn explain(position: &Position) -> Explanation {
    let cover = Cover::new(position.size(), variant(position));
    // A placement is explained at the node that made it.
    let depth = position.queens_before().len() - position.given().len();
    let node = BranchingNode::at(&cover, position, depth);
    let refused = position.tried(node.depth).len() as u16;
    let target = node.target();
    let (code_line, reason) = match position.last() {
        None => (BOUND, Reason::Start { line: None }),
        Some(Event::Bound(stated @ Bound::Refuted(_))) => (REFUTE, bound(stated, position)),
        Some(Event::Bound(stated)) => (BOUND, bound(stated, position)),
        Some(Event::Place { square }) => (PLACE, Reason::Covering(node.covers(square, target))),
        Some(Event::Pruned { square }) => (REFUSE, Reason::Covering(node.insufficient(square))),
        Some(Event::Remove { square }) => {
            let more = node.has_more();
            let reason = Covering::Withdrawn {
                square,
                target,
                more,
            };
            (TAKE_BACK, Reason::Covering(reason))
        }
        Some(Event::DeadEnd) => {
            let line = if refused == 0 { CHOOSE } else { TRY };
            (
                line,
                Reason::Covering(Covering::Uncoverable { target, refused }),
            )
        }
        Some(Event::Solution) => (REPORT, dominated(position)),
        Some(_) => (REFUTE, Reason::Finished),
    };
    let mut variables = Vec::new();
    if position.last().is_some() {
        variables.push(("k", Value::number(position.k())));
        variables.extend(node.locals(target, position.last().and_then(Event::square)));
    }
    Explanation::new(code_line, reason, variables)
}

/// One call per placed queen and one for the next queen, limited to the innermost [`INNERMOST`] calls. Empty
/// before the first event.
pub(super) fn stack(position: &Position) -> Vec<Frame> {
    let tried = match position.last() {
        None => return Vec::new(),
        Some(Event::Pruned { square } | Event::Remove { square }) => Some(square),
        Some(_) => None,
    };
    let cover = Cover::new(position.size(), variant(position));
    let placed = position.placed();
    let first = (placed.len() + 1).saturating_sub(INNERMOST);
    let mut node = BranchingNode::at(&cover, position, first);
    let mut frames = Vec::new();
    for depth in first..=placed.len() {
        let queen = placed.get(depth).copied();
        frames.push(Frame {
            name: "cover",
            locals: node.locals(node.target(), queen.or(tried)),
        });
        if let Some(queen) = queen {
            node.descend(queen);
        }
    }
    frames
}
