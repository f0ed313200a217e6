//! The search tree of a run as received from the engine, and the position of the cursor in it.

use std::rc::Rc;

use queens_core::{OpenLines, Position, Square, Tree};
use queens_draw::tree::Item;
use queens_worker::protocol::RunId;

use super::{Activity, Run};
use crate::tree::{CardOf, Mode, TreeGround, TreeView};

/// The received tree of a run, and the reader's view of it.
#[derive(Default)]
pub struct Grown {
    pub tree: Rc<Tree>,
    /// The number of rejected squares in the tree.
    pub rejected: u64,
    /// The depth of its deepest node.
    deepest: usize,
    pub view: TreeView,
    /// The steps read so far, and all steps to read, while a requested part takes long.
    pub read: Option<(u64, u64)>,
    asked: Option<AskedTree>,
}

/// The last request to the engine.
struct AskedTree {
    run: RunId,
    /// The number of steps known at that time.
    known: u64,
    /// The step that the tree has to contain.
    step: u64,
    is_answered: bool,
}

/// The data of a tree item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Described {
    /// The square of the item's queen. `None` for the root.
    pub square: Option<Square>,
    pub standing: Standing,
    /// The number of similar subtrees, if they are marked. The inner `None` means an unknown shape.
    pub similar: Option<Option<u32>>,
}

/// The state of a tree item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A rejected square.
    Rejected,
    /// A board that is a solution.
    Solution,
    /// A node without queens below that the search has left.
    DeadEnd,
    /// A node with nodes below, or a node that the search has not left yet.
    Node {
        /// The number of nodes below.
        below: u64,
        solutions: u32,
        is_closed: bool,
        is_folded: bool,
    },
}

impl Grown {
    /// Stores a tree that is larger than the current one, or another part.
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

    /// Drops the pending request.
    pub(super) fn forget_asked(&mut self) {
        (self.read, self.asked) = (None, None);
    }
}

impl Run {
    /// The step around which to request the tree, or `None` if no request is due. The engine sends the tree as a whole.
    /// So a larger tree is requested only when the trace has doubled or will not grow any more. Another part is
    /// requested when the cursor rests outside the received part.
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

    /// Whether the cursor rests at a step outside the received tree.
    pub fn lacks_tree(&self) -> bool {
        let rests = self.activity == Activity::Paused;
        let is_tree = self.settings.algorithm.traversal.is_tree();
        let tree = &self.grown.tree;
        let is_outside = tree.known == 0 || !tree.holds(self.step());
        is_tree && self.known > 0 && rests && is_outside
    }

    /// The percentage read for a requested part of the tree, while this takes long and the received part lacks the
    /// current step.
    pub fn tree_progress(&self) -> Option<u64> {
        let (from, to) = self
            .grown
            .read
            .filter(|_| !self.grown.tree.holds(self.step()))?;
        let whole = self.grown.asked.as_ref()?.step.saturating_sub(from);
        let read = to.saturating_sub(from);
        Some((read.saturating_mul(100) / whole.max(1)).min(99))
    }

    /// The board of the tree.
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

    /// The tree item of the current step, if it is known.
    pub fn current_item(&self) -> Option<Item> {
        Item::current(&self.grown.tree, &self.replay, self.ground().axis)
    }

    /// The data of a tree item.
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

    /// The item to mark in the picture: the current item, or the folded subtree that contains it.
    pub fn shown_item(&self, mode: Mode) -> Option<Item> {
        let (current, view) = (self.current_item()?, &self.grown.view);
        match mode {
            // The icicle plot has no folds.
            Mode::Icicle => Some(current),
            Mode::Path | Mode::Whole => view.item(view.spot(current)?),
        }
    }

    /// The item of the tree's card. `None` for a current item during playback.
    pub fn asked_item(&self, mode: Mode) -> Option<Item> {
        match self.grown.view.asked? {
            CardOf::Item(item) => Some(item),
            CardOf::Current if matches!(self.activity, Activity::Playing(_)) => None,
            CardOf::Current => self.shown_item(mode),
        }
    }

    /// The square of an item, and the board according to the item's path only, whatever is loaded. `None` for the root.
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

    /// The rejected square at this place below a node.
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
