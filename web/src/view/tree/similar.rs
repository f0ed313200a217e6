//! The frames around subtrees of the same shape as the current one, over the picture.

use std::ops::Range;
use std::rc::Rc;

use super::drawing::{move_to, number};
use queens_page::camera::Scale;
use queens_page::tree_view::layout::{Layout, Row};
use queens_page::tree_view::shapes::Shapes;

/// Free between signs and their frame.
const PADDING: f64 = 3.0;
/// Frames that begin nearer than this are drawn once.
const NEAR: f64 = 1.5;

/// The subtrees that are marked, compared by identity.
#[derive(Clone)]
pub(super) struct Frames {
    pub(super) shapes: Rc<Shapes>,
    /// The number of their shape.
    pub(super) shape: u32,
}

impl PartialEq for Frames {
    fn eq(&self, other: &Frames) -> bool {
        Rc::ptr_eq(&self.shapes, &other.shapes) && self.shape == other.shape
    }
}

/// The frames whose subtrees begin between two places, in pixels from the origin of the layout.
pub(super) fn frames(layout: &Layout, frames: &Frames, scale: Scale, part: &Range<f64>) -> String {
    let mut path = String::new();
    for (depth, Row { signs, .. }) in layout.rows.iter().enumerate() {
        let start = signs.partition_point(|sign| sign.x * scale.slot < part.start);
        let mut last = f64::MIN;
        for (at, sign) in signs.iter().enumerate().skip(start) {
            let x = sign.x * scale.slot;
            if x > part.end {
                break;
            }
            let alike = frames.shapes.alike(sign.node as usize);
            let is_alike = alike.is_some_and(|alike| alike.shape == frames.shape);
            if sign.kind.is_node() && is_alike && x - last >= NEAR {
                last = x;
                frame(&mut path, &layout.rows[depth..], at, depth, scale);
            }
        }
    }
    path
}

/// A frame around the subtree of a sign of the first of these rows: down its right side, then up its left one.
fn frame(path: &mut String, rows: &[Row], at: usize, depth: usize, scale: Scale) {
    let pad = scale.radius() + PADDING;
    let mut corners = Vec::new();
    // What is below some signs that stand side by side stands side by side, too.
    let (mut first, mut last) = (at, at);
    for (row, Row { signs, families }) in (depth..).zip(rows) {
        let (Some(left), Some(right)) = (signs.get(first), signs.get(last)) else {
            break;
        };
        let y = row as f64 * scale.row;
        corners.push((left.x * scale.slot - pad, right.x * scale.slot + pad, y));
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
    let Some(&(left, _, top)) = corners.first() else {
        return;
    };
    move_to(path, left, top - pad);
    let mut to = |x: f64, y: f64| {
        path.push('L');
        number(path, x);
        path.push(' ');
        number(path, y);
    };
    for &(_, right, y) in &corners {
        to(right, y - pad);
        to(right, y + pad);
    }
    for &(left, _, y) in corners.iter().rev() {
        to(left, y + pad);
        to(left, y - pad);
    }
    path.push('z');
}
