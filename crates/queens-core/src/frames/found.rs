//! Reconstructs a node of the current path from the frame, the placed queens and the squares tried. Explanations read
//! their facts from it.

use super::node::{Outcome, Workspace};
use super::parities::Kinds;
use super::reasons::{Reasons, need_of};
use super::search::{Question, images};
use super::state::State;
use super::systems::{At, Systems};
use crate::board::{BoardSize, Square, Symmetry};
use crate::problem::{Instance, Variant};
use crate::search::explanation::domination::variant;
use crate::search::{Branching, Margins, Need, NodeRefutation, Position, RefutedCandidate, Rule};

/// A reconstructed node.
pub(super) struct FoundNode {
    size: BoardSize,
    /// The symmetries that map the frame and the given queens to themselves.
    kept: Vec<Symmetry>,
    systems: Systems,
    desk: Workspace,
    /// The state before the rules were applied to this node and to those above it.
    entered: State,
    state: State,
    next: Vec<At>,
    outcome: Outcome,
    depth: usize,
}

impl FoundNode {
    /// The node below the first `depth` placed queens. `None` before the first frame.
    pub(super) fn at(position: &Position, depth: usize) -> Option<FoundNode> {
        let frame = position.frames().last()?;
        let (size, given) = (position.size(), position.given());
        let mut node = FoundNode::root(size, variant(position), frame.k, frame.margins, given);
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
    ) -> FoundNode {
        let systems = Systems::new(size, margins);
        let desk = Workspace::new(size.len(), variant);
        let state = desk.root(&systems, Kinds::ALL, k, given);
        let mut kept = Symmetry::stabiliser(size, given);
        kept.retain(|&symmetry| margins.image(size, symmetry) == margins);
        let mut node = FoundNode {
            size,
            kept,
            systems,
            desk,
            entered: state.clone(),
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
            (self.desk).examine(&self.systems, &mut self.state, &mut self.next)
        };
    }

    /// Excludes the squares already tried at this node, except `but`. At the root of a frame, it also excludes their
    /// images.
    fn forbid(&mut self, position: &Position, but: Option<Square>) {
        let tried = position.tried(self.depth).iter().map(|&(square, _)| square);
        for square in tried.filter(|&square| Some(square) != but) {
            let images = match self.depth {
                0 => images(self.size, &self.kept, at(square)),
                _ => vec![at(square)],
            };
            for image in images {
                self.state.allowed.remove(image);
                self.entered.allowed.remove(image);
            }
        }
    }

    /// Descends to the node below a queen.
    pub(super) fn descend(&mut self, position: &Position, queen: Square) {
        self.forbid(position, Some(queen));
        let (n, variant) = (self.desk.n, self.desk.variant);
        for state in [&mut self.state, &mut self.entered] {
            state.allowed.remove(at(queen));
            state.place(n, &self.systems, variant, at(queen));
        }
        self.depth += 1;
        self.examine();
    }

    /// The number of queens still to be placed.
    pub(super) fn missing(&self) -> u8 {
        self.state.missing
    }

    /// Whether every allowed square completes a set.
    pub(super) fn is_complete(&self) -> bool {
        self.outcome == Outcome::Complete
    }

    /// The requirement on which the node branches. `None` if the node is complete or closed, or if nothing is open.
    pub(super) fn need(&mut self) -> Option<Need> {
        match self.outcome {
            Outcome::Branch => need_of(self.desk.scarcest(&self.state).1),
            Outcome::Complete | Outcome::Closed(_) => None,
        }
    }

    /// Whether a square is left that has not been tried.
    pub(super) fn has_more(&mut self, position: &Position) -> bool {
        self.forbid(position, None);
        match self.outcome {
            Outcome::Branch => self.next.iter().any(|&at| self.state.allowed.contains(at)),
            Outcome::Complete | Outcome::Closed(_) => {
                self.state.allowed.0.iter().flatten().any(|&bits| bits != 0)
            }
        }
    }

    /// Why the node is closed. `None` if it is not. Squares that the search's rules excluded count as candidates, so
    /// that a reader can recount the argument on the board.
    pub(super) fn shortage(&mut self) -> Option<NodeRefutation> {
        let Outcome::Closed(rule) = self.outcome else {
            return None;
        };
        let mut reasons = Reasons::new(self.size, &self.systems, &mut self.desk);
        Some(reasons.shortage(&self.entered, rule))
    }

    /// The requirement on which the node branches, and what happens to each of its candidates.
    pub(super) fn branching(&mut self) -> Option<Branching> {
        let need = self.need()?;
        let mut reasons = Reasons::new(self.size, &self.systems, &mut self.desk);
        let allowed = &self.state.allowed;
        let mut left_out = reasons.candidates(&self.entered, need);
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
        let told = left_out.iter();
        let dropped: Vec<RefutedCandidate> = told
            .filter_map(|&at| reasons.case(&self.entered, at))
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

/// Why a frame has no set of k queens, if a rule shows it before a queen is placed.
pub fn refutation_of(instance: &Instance, k: u8, margins: Margins) -> Option<NodeRefutation> {
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    let question = Question {
        size: instance.size(),
        variant,
        k,
        given: instance.given().to_vec(),
        kinds: Kinds::ALL,
        is_first: false,
    };
    if question.check().is_err() || !margins.lie_on(instance.size()) {
        return None;
    }
    FoundNode::root(instance.size(), variant, k, margins, instance.given()).shortage()
}

fn at(square: Square) -> At {
    (square.file.index(), square.rank.index())
}
