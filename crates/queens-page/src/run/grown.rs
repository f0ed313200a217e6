//! The search tree of a run as far as the engine has sent it, and what it says of the cursor.

use std::rc::Rc;

use queens_core::{OpenLines, Position, Square, Tree};
use queens_draw::tree::Item;
use queens_worker::protocol::RunId;

use super::{Activity, Run};
use crate::tree::{CardOf, Mode, TreeGround, TreeView};

/// The tree of a run, as far as it has come, and how the reader looks at it.
#[derive(Default)]
pub struct Grown {
    pub tree: Rc<Tree>,
    /// The squares that were refused anywhere in the tree.
    pub rejected: u64,
    /// The depth of its deepest node.
    deepest: usize,
    pub view: TreeView,
    /// The steps that have been read on the way to the part that was asked for, while that takes a while.
    pub read: Option<(u64, u64)>,
    asked: Option<AskedTree>,
}

/// What the engine was asked last.
struct AskedTree {
    run: RunId,
    /// How much of its trace was known then.
    known: u64,
    /// The step that the tree was to hold.
    step: u64,
    is_answered: bool,
}

/// An item of the tree, in facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Described {
    /// The square of its queen; none at the root.
    pub square: Option<Square>,
    pub standing: Standing,
    /// If similar subtrees are marked: how many there are, where its shape is known.
    pub similar: Option<Option<u32>>,
}

/// What has become of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Refused.
    Rejected,
    /// A board that is a solution.
    Solution,
    /// Left without a queen below.
    DeadEnd,
    /// A node with others below it, or one that is not left yet.
    Node {
        /// The nodes below.
        below: u64,
        solutions: u32,
        is_closed: bool,
        is_folded: bool,
    },
}

impl Grown {
    /// Keeps a tree that knows more than the one that is there, or another part of it.
    pub fn receive(&mut self, tree: Tree) {
        if let Some(asked) = &mut self.asked {
            asked.is_answered = true;
        }
        self.read = None;
        if tree.known > self.tree.known || tree.from != self.tree.from {
            let refused = (0..tree.nodes.len()).map(|index| tree.refused(index) as u64);
            self.rejected = refused.sum();
            let below = |index| usize::from(tree.refused(index) > 0);
            let nodes = tree.nodes.iter().enumerate();
            let depths = nodes.map(|(index, node)| usize::from(node.depth) + below(index));
            self.deepest = depths.max().unwrap_or(0);
            self.tree = Rc::new(tree);
        }
    }

    /// What was asked for will not come.
    pub(super) fn forget_asked(&mut self) {
        (self.read, self.asked) = (None, None);
    }
}

impl Run {
    /// The step around which the engine is to be asked for the tree, if more of it can be had than was asked for last,
    /// or another part. It is sent as a whole, so more is asked for only when the trace has doubled, or will not grow
    /// any more; another part, in place of the one that was asked for, when the cursor rests outside of what is there.
    pub fn asks_for_tree(&mut self) -> Option<u64> {
        let (step, known, is_outside) = (self.target(), self.known, self.lacks_tree());
        let Grown { tree, asked, .. } = &self.grown;
        if known == 0 || !self.settings.algorithm.traversal.is_tree() {
            return None;
        }
        let can_grow = !tree.is_complete && !tree.is_full();
        let is_wanted = match asked {
            Some(asked) if asked.run == self.id => {
                let is_much = known >= asked.known.saturating_mul(2) || self.is_settled();
                let is_more = can_grow && known > asked.known && is_much;
                (asked.is_answered && is_more) || (is_outside && step != asked.step)
            }
            _ => can_grow || is_outside,
        };
        is_wanted.then(|| {
            self.grown.asked = Some(AskedTree {
                run: self.id,
                known,
                step,
                is_answered: false,
            });
            step
        })
    }

    /// Whether the cursor rests at a step that is not in what is there of the tree.
    pub fn lacks_tree(&self) -> bool {
        let rests = matches!(self.activity, Activity::Paused | Activity::Example);
        let is_tree = self.settings.algorithm.traversal.is_tree();
        let tree = &self.grown.tree;
        let is_outside = tree.known == 0 || !tree.holds(self.step());
        is_tree && self.known > 0 && rests && is_outside
    }

    /// The percentage that has been read of the way to the part of the tree that was asked for, while that takes a while and
    /// what is there lacks the current step.
    pub fn tree_progress(&self) -> Option<u64> {
        let (from, to) = self
            .grown
            .read
            .filter(|_| !self.grown.tree.holds(self.step()))?;
        let whole = self.grown.asked.as_ref()?.step.saturating_sub(from);
        let read = to.saturating_sub(from);
        Some((read.saturating_mul(100) / whole.max(1)).min(99))
    }

    /// The board that the tree is about.
    pub fn ground(&self) -> TreeGround {
        let (position, walk) = (self.replay.position(), self.settings.algorithm.traversal);
        TreeGround {
            axis: Tree::axis(walk),
            lines: if walk.has_lines() {
                position.size().width() - position.given().len()
            } else {
                self.grown.deepest
            },
        }
    }

    /// What the step that is shown is in the tree, if that is known so far.
    pub fn current_item(&self) -> Option<Item> {
        Item::current(&self.grown.tree, &self.replay, self.ground().axis)
    }

    /// An item of the tree, in facts.
    pub fn described(&self, item: Item) -> Described {
        let tree = &self.grown.tree;
        let shapes = self.grown.view.shapes();
        let similar = shapes.and_then(|shapes| match item {
            Item::Node(node) => Some(shapes.similar(node).map(|similar| similar.count)),
            Item::Rejected { .. } => None,
        });
        let (square, standing) = match item {
            Item::Rejected { node, place } => (self.square_below(node, place), Standing::Rejected),
            Item::Node(index) => {
                let node = tree.nodes.get(index);
                let solutions = node.map_or(0, |node| node.solutions);
                let is_closed = tree.is_closed(index);
                let is_leaf = !tree.has_children(index);
                let standing = if is_leaf && solutions > 0 {
                    Standing::Solution
                } else if is_leaf && is_closed {
                    Standing::DeadEnd
                } else {
                    Standing::Node {
                        below: tree.below(index),
                        solutions,
                        is_closed,
                        is_folded: self.grown.view.is_folded(index),
                    }
                };
                (node.and_then(|node| node.square()), standing)
            }
        };
        Described {
            square,
            standing,
            similar,
        }
    }

    /// What is marked in the picture: the current item, or the folded subtree that holds it.
    pub fn shown_item(&self, mode: Mode) -> Option<Item> {
        let (current, view) = (self.current_item()?, &self.grown.view);
        match mode {
            // Nothing is folded there.
            Mode::Icicle => Some(current),
            Mode::Path | Mode::Whole => view.item(view.spot(current)?),
        }
    }

    /// What the card of the tree tells of; none of what passes while the search plays.
    pub fn asked_item(&self, mode: Mode) -> Option<Item> {
        match self.grown.view.asked? {
            CardOf::Item(item) => Some(item),
            CardOf::Current if matches!(self.activity, Activity::Playing(_)) => None,
            CardOf::Current => self.shown_item(mode),
        }
    }

    /// The square of an item, and the board as its path alone tells it, whatever has been read; none of the root.
    pub fn told_by_path(&self, item: Item) -> Option<(Square, Position)> {
        let tree = &self.grown.tree;
        let (square, refused) = match item {
            Item::Node(node) => (tree.nodes.get(node)?.square()?, None),
            Item::Rejected { node, place } => {
                let square = self.square_below(node, place)?;
                (square, Some(square))
            }
        };
        let path = std::iter::successors(Some(item.node()), |&node| tree.parent(node));
        let mut placed: Vec<_> = path
            .filter_map(|node| tree.nodes.get(node)?.square())
            .collect();
        placed.reverse();
        let start = self
            .settings
            .algorithm
            .initial_replay(&self.settings.instance().ok()?);
        Some((square, start.position().clone().after_path(placed, refused)))
    }

    /// The square that was refused below a node, at this place.
    fn square_below(&self, node: usize, place: u16) -> Option<Square> {
        let axis = self.ground().axis;
        let mut tried = self.grown.tree.tried(axis, node);
        if let Some(square) = tried.find(|it| it.place == place)?.square {
            return Some(square);
        }
        let place = u8::try_from(place).ok()?;
        let position = self.replay.position();
        let lines = OpenLines::open(axis, position.size(), position.given());
        let depth = self.grown.tree.nodes.get(node)?.depth;
        let depth = u8::try_from(depth).ok().filter(|&it| it < lines.count())?;
        axis.square(lines.at(depth), place)
    }
}
