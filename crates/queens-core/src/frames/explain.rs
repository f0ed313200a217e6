//! Explains the events of `frames`. The node of an event is reconstructed from the frame, the placed queens and the
//! squares tried.

use super::Listing;
use super::node::{Outcome, Workspace};
use super::parities::Kinds;
use super::reasons::{Reasons, need_of};
use super::search::{FrameSetup, images};
use super::state::State;
use super::systems::{At, Systems, at};
use crate::board::{BoardSize, Square, Symmetry};
use crate::problem::bounds::at_least;
use crate::problem::{Instance, Variant};
use crate::search::explanation::domination::{bound, dominating_set, variant};
use crate::search::{
    Bound, Branching, Event, Explanation, FrameLines, FrameReason, INNERMOST, Margins, Need,
    NodeRefutation, Position, Reason, RefutedCandidate, Rule, StackFrame, Value, Variables,
};

/// Explains the last event: its line of code, its reason and the variables.
pub(super) fn explain(position: &Position) -> Explanation {
    // A placement is explained at the node above the new queen.
    let depth = position.queens_before().len() - position.given().len();
    let mut node = match position.last() {
        Some(Event::Bound(_) | Event::End) => None,
        _ => TracedNode::at(position, depth),
    };
    let need = node.as_mut().and_then(TracedNode::need);
    let mut variables = Vec::new();
    if position.last().is_some() {
        variables.push(("k", Value::number(position.k())));
    }
    if let (Some(node), Some(frame)) = (&mut node, position.frame_records().last()) {
        variables.push((
            "frame",
            Value::List(frame.margins.lines().map(i64::from).to_vec()),
        ));
        variables.extend(locals(node, position.last().and_then(Event::square)));
    }
    let (code_line, reason) = match position.last() {
        None => (Listing::Bound, Reason::Start { line: None }),
        Some(Event::Bound(stated @ Bound::Refuted(_))) => {
            (Listing::NextSize, bound(stated, position))
        }
        Some(Event::Bound(stated)) => (Listing::Bound, lower_bound(stated, position)),
        Some(Event::Frame { margins, .. }) => (
            Listing::TestFrame,
            frame_reason(
                node.as_mut(),
                FrameLines::new(position.size(), margins).ok(),
            ),
        ),
        Some(Event::Place { square }) => (
            Listing::Put,
            placement_reason(node.as_mut(), position, square, need),
        ),
        Some(Event::Pruned { square }) => (
            Listing::Test,
            rejection_reason(node.as_mut(), position, square),
        ),
        Some(Event::Remove { square }) => {
            let more = node.as_mut().is_some_and(|node| node.has_more(position));
            let reason = FrameReason::Withdrawn { square, need, more };
            (Listing::Remove, Reason::Frame(reason))
        }
        Some(Event::DeadEnd) => {
            let refused = position.tried(depth).len() as u16;
            let line = if refused == 0 {
                Listing::Target
            } else {
                Listing::EachCandidate
            };
            (line, Reason::Frame(FrameReason::Exhausted { need }))
        }
        Some(Event::Solution) => (Listing::Solution, dominating_set(position)),
        Some(Event::Image { symmetry }) => (Listing::Solution, Reason::Mirrored { symmetry }),
        Some(_) => (Listing::NextSize, Reason::Finished),
    };
    Explanation::new(code_line, reason, variables)
}

/// The call stack: one call for each placed queen, and one call that looks for the next queen. Only the innermost
/// `INNERMOST` calls are listed. Empty outside a frame that is searched.
pub(super) fn stack(position: &Position) -> Vec<StackFrame> {
    let tried = match position.last() {
        Some(Event::Pruned { square } | Event::Remove { square }) => Some(square),
        None | Some(Event::Bound(_) | Event::End) => return Vec::new(),
        Some(_) => None,
    };
    let is_searched = position
        .frame_records()
        .last()
        .is_some_and(|frame| frame.closed.is_none());
    let placed = position.placed();
    let first = (placed.len() + 1).saturating_sub(INNERMOST);
    let Some(mut node) = TracedNode::at(position, first).filter(|_| is_searched) else {
        return Vec::new();
    };
    let mut frames = Vec::new();
    for depth in first..=placed.len() {
        let queen = placed.get(depth).copied();
        frames.push(StackFrame {
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
            Reason::Frame(FrameReason::Boundary { queens })
        }
        _ => bound(stated, position),
    }
}

fn frame_reason(node: Option<&mut TracedNode>, lines: Option<FrameLines>) -> Reason {
    let Some((node, lines)) = node.zip(lines) else {
        return Reason::Finished;
    };
    Reason::Frame(match node.refutation() {
        Some(refutation) => FrameReason::Closed { lines, refutation },
        None => FrameReason::Opened {
            lines,
            queens: node.missing(),
            next: node.branching(),
        },
    })
}

fn placement_reason(
    node: Option<&mut TracedNode>,
    position: &Position,
    square: Square,
    need: Option<Need>,
) -> Reason {
    let Some(node) = node else {
        return Reason::Finished;
    };
    if node.is_complete() {
        return Reason::Frame(FrameReason::Completes { square });
    }
    node.descend(position, square);
    Reason::Frame(FrameReason::Meets {
        square,
        need,
        missing: node.missing(),
        next: node.branching(),
    })
}

fn rejection_reason(node: Option<&mut TracedNode>, position: &Position, square: Square) -> Reason {
    let refutation = node.filter(|node| !node.is_complete()).and_then(|node| {
        node.descend(position, square);
        node.refutation()
    });
    Reason::Frame(match refutation {
        Some(refutation) => FrameReason::Short { square, refutation },
        None => FrameReason::Known { square },
    })
}

fn locals(node: &mut TracedNode, tried: Option<Square>) -> Variables {
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

/// A node of a traced search, reconstructed from the frame and the placed queens.
struct TracedNode {
    size: BoardSize,
    /// The symmetries that map the frame and the given queens to themselves.
    kept: Vec<Symmetry>,
    systems: Systems,
    workspace: Workspace,
    /// The state of the node if the rules had excluded no square, here or at the nodes above.
    unpruned: State,
    state: State,
    next: Vec<At>,
    outcome: Outcome,
    depth: usize,
}

impl TracedNode {
    /// The node below the first `depth` placed queens. `None` before the first frame.
    fn at(position: &Position, depth: usize) -> Option<TracedNode> {
        let frame = position.frame_records().last()?;
        let (size, given) = (position.size(), position.given());
        let mut node = TracedNode::root(size, variant(position), frame.k, frame.margins, given);
        for &queen in position.placed().get(..depth)? {
            node.descend(position, queen);
        }
        Some(node)
    }

    /// The root of a frame.
    fn root(
        size: BoardSize,
        variant: Variant,
        k: u8,
        margins: Margins,
        given: &[Square],
    ) -> TracedNode {
        let systems = Systems::new(size, margins);
        let workspace = Workspace::new(size.width(), variant);
        let state = workspace.root(&systems, Kinds::ALL, k, given);
        let mut kept = Symmetry::stabiliser(size, &[given]);
        kept.retain(|&symmetry| margins.image(size, symmetry) == margins);
        let mut node = TracedNode {
            size,
            kept,
            systems,
            workspace,
            unpruned: state.clone(),
            state,
            next: Vec::new(),
            outcome: Outcome::Complete,
            depth: 0,
        };
        node.examine();
        node
    }

    fn examine(&mut self) {
        self.outcome = if self.state.missing == 0 {
            Outcome::Complete
        } else if self.state.divisions.is_empty() {
            Outcome::Closed(Rule::Gains)
        } else {
            (self.workspace).examine(&self.systems, &mut self.state, &mut self.next)
        };
    }

    /// Excludes the squares already tried at this node, except `but`. At the root of a frame, the images of these
    /// squares are excluded, too.
    fn exclude_tried(&mut self, position: &Position, but: Option<Square>) {
        let tried = position.tried(self.depth).iter().map(|&(square, _)| square);
        for square in tried.filter(|&square| Some(square) != but) {
            let images = match self.depth {
                0 => images(self.size, &self.kept, at(square)),
                _ => vec![at(square)],
            };
            for image in images {
                self.state.allowed.remove(image);
                self.unpruned.allowed.remove(image);
            }
        }
    }

    /// Descends to the node in which this queen is placed.
    fn descend(&mut self, position: &Position, queen: Square) {
        self.exclude_tried(position, Some(queen));
        let (n, variant) = (self.workspace.n, self.workspace.variant);
        for state in [&mut self.state, &mut self.unpruned] {
            state.allowed.remove(at(queen));
            state.place(n, &self.systems, variant, at(queen));
        }
        self.depth += 1;
        self.examine();
    }

    /// The number of queens still to be placed.
    fn missing(&self) -> u8 {
        self.state.missing
    }

    /// Whether every allowed square completes a set.
    fn is_complete(&self) -> bool {
        self.outcome == Outcome::Complete
    }

    /// The requirement on which the node branches. `None` if the node is complete or closed, or if nothing is open.
    fn need(&mut self) -> Option<Need> {
        match self.outcome {
            Outcome::Branch => need_of(self.workspace.most_constrained(&self.state).1),
            Outcome::Complete | Outcome::Closed(_) => None,
        }
    }

    /// Whether a square is left that has not been tried.
    fn has_more(&mut self, position: &Position) -> bool {
        self.exclude_tried(position, None);
        match self.outcome {
            Outcome::Branch => self.next.iter().any(|&at| self.state.allowed.contains(at)),
            Outcome::Complete | Outcome::Closed(_) => {
                self.state.allowed.0.iter().flatten().any(|&bits| bits != 0)
            }
        }
    }

    /// The reason why the node is closed. `None` if the node is not closed. Squares that the rules of the search
    /// excluded count as candidates, so that a reader can recount the argument on the board.
    fn refutation(&mut self) -> Option<NodeRefutation> {
        let Outcome::Closed(rule) = self.outcome else {
            return None;
        };
        let mut reasons = Reasons::new(self.size, &self.systems, &mut self.workspace);
        Some(reasons.refutation(&self.unpruned, rule))
    }

    /// The requirement on which the node branches, and the numbers of its tried, mirrored and excluded candidates.
    /// `None` if the node does not branch on a requirement.
    fn branching(&mut self) -> Option<Branching> {
        let need = self.need()?;
        let mut reasons = Reasons::new(self.size, &self.systems, &mut self.workspace);
        let allowed = &self.state.allowed;
        let mut left_out = reasons.candidates(&self.unpruned, need);
        left_out.retain(|&at| !allowed.contains(at));
        let mut tried: Vec<At> = Vec::new();
        for &at in &self.next {
            let is_root = self.depth == 0;
            let is_image = || {
                tried
                    .iter()
                    .any(|&tried| images(self.size, &self.kept, tried).contains(&at))
            };
            if !(is_root && is_image()) {
                tried.push(at);
            }
        }
        let dropped: Vec<RefutedCandidate> = left_out
            .iter()
            .filter_map(|&at| reasons.case(&self.unpruned, at))
            .collect();
        Some(Branching {
            need,
            tried: tried.len() as u16,
            images: (self.next.len() - tried.len()) as u16,
            others: (left_out.len() - dropped.len()) as u16,
            dropped,
        })
    }
}

/// The reason why a frame has no set of k queens. `None` if no rule shows this before a queen is placed. Also `None` if
/// frames cannot search for k queens of this instance, or if the margins do not fit the board.
///
/// ```
/// use queens_core::frames::{Margins, refutation_of};
/// use queens_core::{Goal, dominating_sets};
///
/// let search = dominating_sets(8).accept(Goal::First)?;
/// let margins = Margins { left: 3, right: 2, top: 0, bottom: 0 };
/// assert!(refutation_of(search.instance(), 4, margins).is_some(), "five files need a queen each");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn refutation_of(instance: &Instance, k: u8, margins: Margins) -> Option<NodeRefutation> {
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    let setup = FrameSetup {
        size: instance.size(),
        variant,
        k,
        given: instance.given().to_vec(),
        kinds: Kinds::ALL,
        is_first: false,
    };
    if setup.check().is_err() || !margins.fits_on(instance.size()) {
        return None;
    }
    TracedNode::root(instance.size(), variant, k, margins, instance.given()).refutation()
}
