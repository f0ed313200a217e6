//! The layout of a tree: a tidy drawing with one row for each depth, in units that a camera converts into pixels.
//! Siblings keep their order. A parent is centred over its first and last child. Subtrees move together until their
//! outlines touch. The layout takes time linear in the number of signs.
//!
//! After Reingold and Tilford, "Tidier drawings of trees", 1981. Unlike the paper, each depth keeps the outline of its
//! finished siblings in two lists, not in threads through the tree. Lists suffice because a tree of queens has at most
//! 32 levels.

use queens_core::{Axis, Tree};

use super::folds::Folds;
use super::item::Item;

/// The width of a node.
const NODE: f64 = 1.0;
/// The width of a rejected square.
pub(super) const STUB: f64 = 0.625;
/// The gap between nodes with different parents.
const APART: f64 = 0.25;
/// The maximum number of signs in a layout with rejected squares. A larger layout has no room for them.
const MOST_SIGNS: usize = 100_000;

/// The meaning of a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A node whose children are shown.
    Choice { solved: bool },
    /// A board that is a solution.
    Solution,
    /// A closed node without children.
    Failure,
    /// A node without children so far.
    Open,
    /// A folded, closed subtree without a solution.
    FailedSubtree,
    /// A folded subtree with solutions.
    SolvedSubtree,
    /// A folded subtree that may still contain solutions.
    OpenSubtree,
    /// A square that was rejected below a node.
    Rejected { place: u16 },
}

/// One sign of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sign {
    /// The horizontal middle of the sign.
    pub x: f64,
    /// The node of the sign. For a rejected square, this is the node above it.
    pub node: u32,
    pub kind: Kind,
}

/// A parent and its children, which are adjacent in the next row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Siblings {
    /// The index of the parent in its row.
    pub parent: u32,
    /// The index of the first child in the next row.
    pub first: u32,
    /// The index after the last child.
    pub end: u32,
}

/// The signs of one depth, from left to right.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Row {
    pub signs: Vec<Sign>,
    /// The signs with children, from left to right.
    pub families: Vec<Siblings>,
}

/// The row of a sign and its index in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub row: usize,
    pub at: usize,
}

/// The layout of a tree.
#[derive(PartialEq, Default, Debug)]
pub struct Layout {
    /// One row for each depth that the search can reach. The root's row is the first.
    pub rows: Vec<Row>,
    /// The number of visible nodes.
    pub nodes: usize,
    /// The number of visible rejected squares.
    pub rejected: usize,
    /// Whether rejected squares are shown.
    pub has_stubs: bool,
    /// The left end of the leftmost sign.
    pub left: f64,
    /// The right end of the rightmost sign.
    pub right: f64,
}

/// The outline of some adjacent subtrees: the ends of each level, from the top.
#[derive(Clone, Default)]
struct Outline {
    left: Vec<f64>,
    right: Vec<f64>,
}

impl Kind {
    /// Half the width of the sign.
    pub const fn half(self) -> f64 {
        match self {
            Kind::Rejected { .. } => STUB / 2.0,
            _ => NODE / 2.0,
        }
    }

    /// Whether the sign is a node.
    pub const fn is_node(self) -> bool {
        !matches!(self, Kind::Rejected { .. })
    }

    fn of(tree: &Tree, index: usize, is_folded: bool) -> Kind {
        let solved = tree.nodes[index].solutions > 0;
        let is_closed = tree.is_closed(index);
        let has_children = tree.has_children(index);
        if has_children && !is_folded {
            return Kind::Choice { solved };
        }
        match (has_children, solved, is_closed) {
            (true, true, _) => Kind::SolvedSubtree,
            (true, false, true) => Kind::FailedSubtree,
            (true, false, false) => Kind::OpenSubtree,
            (false, true, _) => Kind::Solution,
            (false, false, true) => Kind::Failure,
            (false, false, false) => Kind::Open,
        }
    }
}

impl Layout {
    /// Lays out the unfolded part of a tree. `lines` is the number of lanes in the search.
    pub fn of(tree: &Tree, folds: &Folds, axis: Axis, lines: usize) -> Layout {
        let (nodes, rejected) = count(tree, folds);
        let has_stubs = nodes + rejected <= MOST_SIGNS;
        let layout = Layout {
            rows: vec![Row::default(); lines + 1],
            nodes,
            rejected: if has_stubs { rejected } else { 0 },
            has_stubs,
            ..Layout::default()
        };
        let mut building = Building {
            tree,
            folds,
            axis,
            layout,
            outlines: vec![Outline::default(); lines + 2],
        };
        building.add(0, 0);
        building.settle();
        building.layout
    }

    /// The number of signs.
    pub fn signs(&self) -> usize {
        self.nodes + self.rejected
    }

    /// The meaning of a sign.
    pub fn item(&self, spot: Spot) -> Option<Item> {
        let sign = self.sign(spot)?;
        let node = sign.node as usize;
        Some(match sign.kind {
            Kind::Rejected { place } => Item::Rejected { node, place },
            _ => Item::Node(node),
        })
    }

    /// A sign.
    pub fn sign(&self, spot: Spot) -> Option<&Sign> {
        self.rows.get(spot.row)?.signs.get(spot.at)
    }

    /// The signs from the root down to a node, or to the folded subtree that holds it.
    pub fn path(&self, tree: &Tree, node: usize) -> Vec<Spot> {
        let mut path: Vec<_> =
            std::iter::successors(Some(node), |&node| tree.parent(node)).collect();
        path.reverse();
        let mut spots = Vec::with_capacity(path.len());
        let mut spot = Spot { row: 0, at: 0 };
        for (row, &node) in path.iter().enumerate() {
            if row > 0 {
                let Some(child) = self.child(spot, |sign| {
                    sign.kind.is_node() && sign.node as usize == node
                }) else {
                    break;
                };
                spot = child;
            }
            spots.push(spot);
        }
        spots
    }

    /// The sign of an item, or of the folded subtree that holds it.
    pub fn spot(&self, tree: &Tree, item: Item) -> Option<Spot> {
        let parent = self.path(tree, item.node()).pop()?;
        match item {
            Item::Rejected { node, place } if self.sign(parent)?.node as usize == node => {
                self.stub(parent, place).or(Some(parent))
            }
            _ => Some(parent),
        }
    }

    /// The sign of a rejected square below a sign, if it is shown.
    pub fn stub(&self, parent: Spot, place: u16) -> Option<Spot> {
        self.child(parent, |sign| sign.kind == Kind::Rejected { place })
    }

    fn child(&self, parent: Spot, is: impl Fn(&Sign) -> bool) -> Option<Spot> {
        let families = &self.rows.get(parent.row)?.families;
        let at = families.binary_search_by_key(&parent.at, |family| family.parent as usize);
        let family = families[at.ok()?];
        let row = parent.row + 1;
        let below = &self.rows.get(row)?.signs;
        let mut children = family.first as usize..family.end as usize;
        let at = children.find(|&at| below.get(at).is_some_and(&is))?;
        Some(Spot { row, at })
    }

    /// The nearest sign of a row.
    pub fn nearest(&self, row: usize, x: f64) -> Option<Spot> {
        let signs = &self.rows.get(row)?.signs;
        let right = signs.partition_point(|sign| sign.x < x);
        let near = [right.checked_sub(1), Some(right)].into_iter().flatten();
        let near = near.filter_map(|at| Some((at, signs.get(at)?)));
        let at = near
            .min_by(|(_, one), (_, other)| (one.x - x).abs().total_cmp(&(other.x - x).abs()))?
            .0;
        Some(Spot { row, at })
    }
}

/// The numbers of nodes and of rejected squares that are not folded.
fn count(tree: &Tree, folds: &Folds) -> (usize, usize) {
    let (mut nodes, mut rejected, mut index) = (0, 0, 0);
    while index < tree.nodes.len() {
        nodes += 1;
        if folds.is_folded(tree, index) {
            index = tree.end(index);
        } else {
            rejected += tree.refused(index);
            index += 1;
        }
    }
    (nodes, rejected)
}

struct Building<'t> {
    tree: &'t Tree,
    folds: &'t Folds,
    axis: Axis,
    layout: Layout,
    /// The outline for each depth: the finished children of the current node one level above.
    outlines: Vec<Outline>,
}

impl Building<'_> {
    /// Adds a node and its subtree. Positions are relative to the parent's position until `settle`.
    fn add(&mut self, index: usize, row: usize) {
        let is_folded = self.folds.is_folded(self.tree, index);
        let parent = self.layout.rows[row].signs.len() as u32;
        let kind = Kind::of(self.tree, index, is_folded);
        self.push(row, index, kind);
        let below = row + 1;
        self.outlines[below].left.clear();
        self.outlines[below].right.clear();
        if is_folded || below >= self.layout.rows.len() {
            return;
        }
        let first = self.layout.rows[below].signs.len();
        let tree = self.tree;
        for tried in tree.tried(self.axis, index) {
            let at = self.layout.rows[below].signs.len();
            let kind = match tried.node {
                Some(child) => {
                    self.add(child, below);
                    self.layout.rows[below].signs[at].kind
                }
                None if self.layout.has_stubs => {
                    let place = tried.place;
                    self.outlines[below + 1].left.clear();
                    self.outlines[below + 1].right.clear();
                    self.push(below, index, Kind::Rejected { place });
                    Kind::Rejected { place }
                }
                None => continue,
            };
            self.layout.rows[below].signs[at].x = self.join(below, kind.half());
        }
        let signs = &mut self.layout.rows[below].signs[first..];
        let (Some(left), Some(right)) = (signs.first(), signs.last()) else {
            return;
        };
        let middle = (left.x + right.x) / 2.0;
        for sign in signs.iter_mut() {
            sign.x -= middle;
        }
        let (first, count) = (first as u32, signs.len() as u32);
        self.outlines[below].shift(-middle);
        self.layout.rows[row].families.push(Siblings {
            parent,
            first,
            end: first + count,
        });
    }

    fn push(&mut self, row: usize, node: usize, kind: Kind) {
        self.layout.rows[row].signs.push(Sign {
            x: 0.0,
            node: node as u32,
            kind,
        });
    }

    /// Moves a subtree to the right of its siblings and joins the outlines. The outline below its root is in the next
    /// row. Returns the position of its root.
    fn join(&mut self, row: usize, half: f64) -> f64 {
        let (siblings, subtree) = self.outlines.split_at_mut(row + 1);
        let (siblings, subtree) = (&mut siblings[row], &subtree[0]);
        let mut x = match siblings.right.first() {
            Some(right) => right + half,
            None => 0.0,
        };
        let deeper = siblings.right.iter().skip(1).zip(&subtree.left);
        for (right, left) in deeper {
            x = x.max(right - left + APART);
        }
        let left = std::iter::once(-half).chain(subtree.left.iter().copied());
        let known = siblings.left.len();
        siblings.left.extend(left.skip(known).map(|left| left + x));
        let right = std::iter::once(half).chain(subtree.right.iter().copied());
        for (level, right) in right.enumerate() {
            match siblings.right.get_mut(level) {
                Some(known) => *known = right + x,
                None => siblings.right.push(right + x),
            }
        }
        x
    }

    /// Makes all positions absolute, from the root downwards.
    fn settle(&mut self) {
        let rows = &mut self.layout.rows;
        for row in 1..rows.len() {
            let (above, below) = rows.split_at_mut(row);
            let (above, below) = (&above[row - 1], &mut below[0]);
            for family in &above.families {
                let x = above.signs[family.parent as usize].x;
                for child in &mut below.signs[family.first as usize..family.end as usize] {
                    child.x += x;
                }
            }
        }
        let ends = rows
            .iter()
            .filter_map(|row| row.signs.first().zip(row.signs.last()));
        for (first, last) in ends {
            self.layout.left = self.layout.left.min(first.x - first.kind.half());
            self.layout.right = self.layout.right.max(last.x + last.kind.half());
        }
    }
}

impl Outline {
    fn shift(&mut self, by: f64) {
        for end in self.left.iter_mut().chain(&mut self.right) {
            *end += by;
        }
    }
}
