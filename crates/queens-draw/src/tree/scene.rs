//! A tree and where it lies.

use std::rc::Rc;

use queens_core::{Axis, Descriptor, OpenLines, Position, Square, Traversal, Tree};

use super::layout::{Kind, Layout, Sign};
use crate::path::name;

/// What the colours of nodes tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colouring {
    /// Whether solutions lie below.
    Ends,
    /// That they are valid: a dead end is as green as a solution, and only what was rejected is red.
    Validity,
}

impl Colouring {
    /// That of an algorithm's tree: sheet 002 draws what is valid in green and what is not in red.
    pub fn of(algorithm: &Descriptor) -> Colouring {
        match algorithm.id {
            "prefix-check" => Colouring::Validity,
            _ => Colouring::Ends,
        }
    }
}

/// A tree and where it lies, compared by identity.
#[derive(Clone, Debug)]
pub struct Scene {
    pub tree: Rc<Tree>,
    pub layout: Rc<Layout>,
    pub axis: Axis,
    /// The lanes that are searched, in order.
    pub lines: Rc<[u8]>,
    /// Whether each row is named by its line.
    pub has_named_rows: bool,
    pub colouring: Colouring,
}

impl PartialEq for Scene {
    fn eq(&self, other: &Scene) -> bool {
        Rc::ptr_eq(&self.tree, &other.tree)
            && Rc::ptr_eq(&self.layout, &other.layout)
            && (self.axis, &self.lines) == (other.axis, &other.lines)
            && self.colouring == other.colouring
    }
}

impl Scene {
    /// The tree of a search by this algorithm, which is at this position.
    pub fn new(
        tree: Rc<Tree>,
        layout: Rc<Layout>,
        position: &Position,
        algorithm: &Descriptor,
    ) -> Scene {
        let walk = algorithm.traversal;
        Scene {
            tree,
            layout,
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

    /// What of a square's name its row does not tell: its rank or its file; nothing where rows tell neither.
    pub fn short_name(&self, square: Square) -> String {
        match (self.has_named_rows, self.axis) {
            (false, _) => String::new(),
            (true, Axis::Files) => square.rank.to_string(),
            (true, Axis::Ranks) => square.file.to_string(),
        }
    }

    /// The square that a sign of this row is about.
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

/// The lanes that are searched, in order; none where places are no lanes.
pub fn lines(position: &Position, walk: Traversal) -> Rc<[u8]> {
    let open = walk
        .has_lines()
        .then(|| OpenLines::open(Tree::axis(walk), position.size(), position.given()));
    let open = open.iter();
    open.flat_map(|open| (0..open.count()).map(|depth| open.at(depth)))
        .collect()
}
