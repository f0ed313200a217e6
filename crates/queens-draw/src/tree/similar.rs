//! The borders over the picture, around subtrees of the same shape as the current one.

use std::ops::Range;
use std::rc::Rc;

use super::drawing::{move_to, number};
use super::layout::{Kind, Layout, Row};
use super::shapes::Shapes;
use crate::camera::Scale;
use by_address::ByAddress;

/// The gap between signs and their border.
const PADDING: f64 = 3.0;
/// The minimum distance between the starts of two borders that are both drawn.
const NEAR: f64 = 1.5;

/// The marked subtrees.
#[derive(Clone, PartialEq)]
pub struct Borders {
    pub shapes: ByAddress<Rc<Shapes>>,
    /// The number of their shape.
    pub shape: u32,
}

impl Borders {
    /// The subtrees of the same shape as the subtree of a node.
    pub fn of(shapes: &Rc<Shapes>, node: usize) -> Option<Borders> {
        let shape = shapes.similar(node)?.shape;
        let shapes = ByAddress(shapes.clone());
        Some(Borders { shapes, shape })
    }

    /// Whether the subtree of a node is marked.
    pub fn marks(&self, node: usize) -> bool {
        let similar = self.shapes.similar(node);
        similar.is_some_and(|similar| similar.shape == self.shape)
    }
}

/// The left and right ends of the signs in a row, including the padding, and the vertical middle of the row.
type Reach = (f64, f64, f64);

/// The path of the borders in the requested part, which is in pixels from the origin of the layout.
pub fn borders(layout: &Layout, borders: &Borders, scale: Scale, part: &Range<f64>) -> String {
    let mut path = String::new();
    for (depth, Row { signs, .. }) in layout.rows.iter().enumerate() {
        let mut last = f64::MIN;
        for (at, sign) in signs.iter().enumerate() {
            let x = sign.x * scale.slot;
            // The subtree of a choice outside the part may still overlap it.
            let may_reach = part.contains(&x) || matches!(sign.kind, Kind::Choice { .. });
            if !may_reach || !sign.kind.is_node() || x - last < NEAR {
                continue;
            }
            if borders.marks(sign.node as usize) {
                let reaches = reaches(&layout.rows[depth..], at, depth, scale);
                let is_seen = |&(left, right, _): &Reach| left < part.end && right > part.start;
                if reaches.iter().any(is_seen) {
                    last = x;
                    border(&mut path, &reaches, scale);
                }
            }
        }
    }
    path
}

/// The extent of a subtree in each row. Its root is the sign `at` of the first row.
fn reaches(rows: &[Row], at: usize, depth: usize, scale: Scale) -> Vec<Reach> {
    let pad = scale.radius() + PADDING;
    let mut reaches = Vec::new();
    // The children of adjacent signs are adjacent, too.
    let (mut first, mut last) = (at, at);
    for (row, Row { signs, families }) in (depth..).zip(rows) {
        let (Some(left), Some(right)) = (signs.get(first), signs.get(last)) else {
            break;
        };
        let y = row as f64 * scale.row;
        reaches.push((left.x * scale.slot - pad, right.x * scale.slot + pad, y));
        let from = families.partition_point(|family| (family.parent as usize) < first);
        let below = families[from..].partition_point(|family| family.parent as usize <= last);
        let Some(below) = families[from..from + below]
            .first()
            .zip(families[from..from + below].last())
        else {
            break;
        };
        (first, last) = (below.0.first as usize, below.1.end as usize - 1);
    }
    reaches
}

/// A border around a subtree: down its right side, then up its left side.
fn border(path: &mut String, reaches: &[Reach], scale: Scale) {
    let pad = scale.radius() + PADDING;
    let Some(&(left, _, top)) = reaches.first() else {
        return;
    };
    move_to(path, left, top - pad);
    let mut to = |x: f64, y: f64| {
        path.push('L');
        number(path, x);
        path.push(' ');
        number(path, y);
    };
    for &(_, right, y) in reaches {
        to(right, y - pad);
        to(right, y + pad);
    }
    for &(left, _, y) in reaches.iter().rev() {
        to(left, y + pad);
        to(left, y - pad);
    }
    path.push('z');
}

#[cfg(test)]
mod tests {
    use queens_core::{Tree, algorithm};

    use super::*;
    use crate::testing::tree;
    use crate::tree::folds::Folds;

    #[test]
    fn a_border_is_drawn_wherever_its_subtree_reaches() {
        let tree = Rc::new(tree(6));
        let recursive = algorithm::describe("recursive").expect("an algorithm");
        let axis = Tree::axis(recursive.traversal);
        let mut folds = Folds::default();
        folds.measure(&tree);
        let layout = Layout::of(&tree, &folds, axis, 6);
        let shapes = Rc::new(Shapes::of(&tree));
        let shape = shapes.similar(0).unwrap().shape;
        let scale = Scale {
            slot: 20.0,
            row: 20.0,
        };
        let drawn = |part: Range<f64>| {
            let marked = Borders {
                shapes: ByAddress(shapes.clone()),
                shape,
            };
            borders(&layout, &marked, scale, &part).matches('M').count()
        };
        let root = layout.rows[0].signs[0].x * scale.slot;
        let signs = layout.rows.iter().flat_map(|row| &row.signs);
        let farthest = signs.map(|sign| sign.x * scale.slot).fold(0.0, f64::max);
        assert!(farthest > root + 100.0);
        assert_eq!(drawn(root - 1.0..root + 1.0), 1);
        assert_eq!(drawn(farthest - 50.0..farthest), 1, "the root lies beside");
        assert_eq!(drawn(farthest + 50.0..farthest + 100.0), 0);
    }
}
