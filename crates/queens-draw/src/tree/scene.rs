//! A tree with its layout.

use std::rc::Rc;

use by_address::ByAddress;
use queens_core::{Axis, Descriptor, OpenLines, Position, Square, Traversal, Tree};

use super::layout::{Kind, Layout, Sign};
use crate::path::name;

/// The meaning of the colours of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colouring {
    /// Colours show whether the subtree has solutions.
    Ends,
    /// Colours show whether a node is valid. Dead ends are green like solutions, and only rejected squares are red.
    Validity,
}

impl Colouring {
    /// The colouring for an algorithm. Sheet 002 draws valid nodes in green and invalid ones in red.
    pub fn of(algorithm: &Descriptor) -> Colouring {
        match algorithm.id {
            "prefix-check" => Colouring::Validity,
            _ => Colouring::Ends,
        }
    }
}

/// A tree with its layout.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub tree: ByAddress<Rc<Tree>>,
    pub layout: ByAddress<Rc<Layout>>,
    pub axis: Axis,
    /// The lanes that are searched, in order.
    pub lines: Rc<[u8]>,
    /// Whether each row has the name of its lane.
    pub has_named_rows: bool,
    pub colouring: Colouring,
}

impl Scene {
    /// The tree of a search by this algorithm at this position.
    pub fn new(
        tree: Rc<Tree>,
        layout: Rc<Layout>,
        position: &Position,
        algorithm: &Descriptor,
    ) -> Scene {
        let walk = algorithm.traversal;
        Scene {
            tree: ByAddress(tree),
            layout: ByAddress(layout),
            axis: Tree::axis(walk),
            lines: lines(position, walk),
            has_named_rows: walk.has_lines() && walk != Traversal::MinDomain,
            colouring: Colouring::of(algorithm),
        }
    }

    /// The names of the rows below the root's.
    pub(super) fn row_names(&self) -> Rc<[String]> {
        let line = |depth| self.lines.get(depth).and_then(|&line| self.axis.line(line));
        let rows = 0..self.layout.rows.len().saturating_sub(1);
        let names = rows.map(|depth| match line(depth) {
            Some(line) if self.has_named_rows => name(line),
            _ => (depth + 1).to_string(),
        });
        names.collect()
    }

    /// The part of a square's name that the name of its row does not contain: its rank or its file. Empty if rows have
    /// no lane.
    pub fn short_name(&self, square: Square) -> String {
        match (self.has_named_rows, self.axis) {
            (false, _) => String::new(),
            (true, Axis::Files) => square.rank.to_string(),
            (true, Axis::Ranks) => square.file.to_string(),
        }
    }

    /// The square of a sign in this row.
    pub fn square(&self, sign: &Sign, row: usize) -> Option<Square> {
        match sign.kind {
            Kind::Rejected { place } => {
                let mut tried = self.tree.tried(self.axis, sign.node as usize);
                let tried = tried.find(|tried| tried.place == place)?;
                tried.square.or_else(|| {
                    let line = *self.lines.get(row.checked_sub(1)?)?;
                    self.axis.square(line, u8::try_from(place).ok()?)
                })
            }
            _ => self.tree.nodes.get(sign.node as usize)?.square(),
        }
    }
}

/// The lanes that are searched, in order. Empty if the search does not go through lanes.
pub fn lines(position: &Position, walk: Traversal) -> Rc<[u8]> {
    let open = walk
        .has_lines()
        .then(|| OpenLines::open(Tree::axis(walk), position.size(), position.given()));
    let open = open.iter();
    open.flat_map(|open| (0..open.count()).map(|depth| open.at(depth)))
        .collect()
}
