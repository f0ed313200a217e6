//! A node of the current path, found again from the frame, the queens that stand and the squares tried: what the
//! explanations tell of it.

use super::node::{Desk, Outcome, Target};
use super::parities::Kinds;
use super::state::State;
use super::systems::{At, COLOURS, Systems};
use crate::domination::reports::variant;
use crate::frame::{FrameAccount, Margins, Need, Rule, Shortage};
use crate::{BoardSize, Instance, Position, Square, Symmetry, Variant};

/// A node.
pub(super) struct FoundNode {
    systems: Systems,
    desk: Desk,
    /// The symmetries that keep the frame and the given queens, and how they map squares.
    images: Box<dyn Fn(Square) -> Vec<Square>>,
    state: State,
    next: Vec<At>,
    outcome: Outcome,
    depth: usize,
}

impl FoundNode {
    /// The node below so many of the queens that stand; none before the first frame.
    pub(super) fn at(position: &Position, depth: usize) -> Option<FoundNode> {
        let mut node = FoundNode::root(position, position.frames().last()?);
        for &queen in position.placed().get(..depth)? {
            node.descend(position, queen);
        }
        Some(node)
    }

    fn root(position: &Position, frame: &FrameAccount) -> FoundNode {
        let (k, margins) = (frame.k, frame.margins);
        FoundNode::of(
            position.size(),
            variant(position),
            k,
            margins,
            position.given(),
        )
    }

    fn of(
        size: BoardSize,
        variant: Variant,
        k: u8,
        margins: Margins,
        given: &[Square],
    ) -> FoundNode {
        let systems = Systems::new(size, margins);
        let desk = Desk::new(size.len(), variant);
        let state = desk.root(&systems, Kinds::ALL, k, given);
        let mut kept = Symmetry::stabiliser(size, given);
        kept.retain(|&symmetry| margins.image(size, symmetry) == margins);
        let images = move |square| kept.iter().map(|it| it.apply(size, square)).collect();
        let mut node = FoundNode {
            systems,
            desk,
            images: Box::new(images),
            state,
            next: Vec::new(),
            outcome: Outcome::Complete,
            depth: 0,
        };
        node.examine();
        node
    }

    fn examine(&mut self) {
        self.outcome = match self.state.divisions.is_empty() {
            _ if self.state.missing == 0 => Outcome::Complete,
            true => Outcome::Closed(Rule::Gains),
            false => (self.desk).examine(&self.systems, &mut self.state, &mut self.next),
        };
    }

    /// The squares tried here before this one are not allowed any more; at the root of a frame, neither are their images.
    fn forbid(&mut self, position: &Position, but: Option<Square>) {
        for &(tried, _) in position.tried(self.depth) {
            if Some(tried) == but {
                continue;
            }
            let images = match self.depth {
                0 => (self.images)(tried),
                _ => vec![tried],
            };
            for image in images {
                self.state.allowed.remove(at(image));
            }
        }
    }

    /// Descends to the node below this queen.
    pub(super) fn descend(&mut self, position: &Position, queen: Square) {
        self.forbid(position, Some(queen));
        let (n, variant) = (self.desk.n, self.desk.variant);
        self.state.allowed.remove(at(queen));
        self.state.place(n, &self.systems, variant, at(queen));
        self.depth += 1;
        self.examine();
    }

    /// The queens to be placed here and below.
    pub(super) fn missing(&self) -> u8 {
        self.state.missing
    }

    /// Whether each square that is left completes a set.
    pub(super) fn is_complete(&self) -> bool {
        self.outcome == Outcome::Complete
    }

    /// What its queens have to do; none where each square that is left completes a set, or all is done already.
    pub(super) fn need(&mut self) -> Option<Need> {
        match self.outcome {
            Outcome::Branch => need(self.desk.scarcest(&self.state).1),
            Outcome::Complete | Outcome::Closed(_) => None,
        }
    }

    /// Whether squares are left beside those tried.
    pub(super) fn has_more(&mut self, position: &Position) -> bool {
        self.forbid(position, None);
        match self.outcome {
            Outcome::Branch => self.next.iter().any(|&at| self.state.allowed.contains(at)),
            Outcome::Complete | Outcome::Closed(_) => {
                self.state.allowed.0.iter().flatten().any(|&it| it != 0)
            }
        }
    }

    /// Why it is closed; none if it is not.
    pub(super) fn shortage(&mut self) -> Option<Shortage> {
        let Outcome::Closed(rule) = self.outcome else {
            return None;
        };
        let queens = self.state.missing;
        Some(match rule {
            Rule::Margins => {
                let files = self.state.required_files.count_ones() as u8;
                let are_files = files > queens;
                let lines = match are_files {
                    true => files,
                    false => self.state.required_ranks.count_ones() as u8,
                };
                Shortage::Lines {
                    are_files,
                    lines,
                    queens,
                }
            }
            Rule::Gains => self.overweight().unwrap_or(Shortage::Division { queens }),
            Rule::Coverage => Shortage::Coverage {
                open: self.desk.open as u16,
                most: self.desk.most as u16,
                queens,
            },
            Rule::Prices => Shortage::Prices {
                sum: self.desk.prices.sum,
                queens,
            },
            Rule::Deserted => match need(self.desk.scarcest(&self.state).1) {
                Some(need) => Shortage::Need(need),
                None => Shortage::Division { queens },
            },
        })
    }

    /// The system that alone shows that the queens do not suffice, by the greatest difference.
    fn overweight(&self) -> Option<Shortage> {
        let (state, queens) = (&self.state, self.state.missing);
        let most = |system: usize| {
            state
                .most
                .iter()
                .map(|kind| kind[system])
                .max()
                .unwrap_or(0)
        };
        let lacks = |&system: &usize| state.open_weight[system] - i16::from(queens) * most(system);
        let system = (0..self.systems.count).max_by_key(lacks)?;
        (lacks(&system) > 0).then(|| Shortage::Weight {
            side: self.systems.sides[system / COLOURS],
            is_dark: system % COLOURS == 0,
            open: state.open_weight[system] as u16,
            most: most(system) as u16,
            queens,
        })
    }
}

/// Why a frame has no sets of k queens, if a rule says so before a queen is placed.
pub fn shortage_of(instance: &Instance, k: u8, margins: Margins) -> Option<Shortage> {
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    FoundNode::of(instance.size(), variant, k, margins, instance.given()).shortage()
}

fn at(square: Square) -> At {
    (square.file.index(), square.rank.index())
}

fn need(target: Target) -> Option<Need> {
    match target {
        Target::Square((file, rank)) => Some(Need::Square(Square::at(file as u8, rank as u8))),
        Target::File(file) => Some(Need::File(Square::at(file as u8, 0).file)),
        Target::Rank(rank) => Some(Need::Rank(Square::at(0, rank as u8).rank)),
        Target::Any => None,
    }
}
