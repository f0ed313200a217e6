//! The tree as an icicle plot: one row for each depth, and in it one box for each node. The width of a box is
//! proportional to the number of known nodes in its subtree. Every tree fits the width of the picture.

use std::fmt::Write;

use queens_core::Tree;
use strum::{IntoStaticStr, VariantArray};

use super::LEAST;
use super::similar::Borders;
use crate::camera::Scale;
use crate::element::Element;
use crate::rounded::hundredths;

/// The width below which adjacent boxes of a row are drawn as one.
const NARROW: f64 = 0.5;
/// The gap between wide boxes.
const GAP: f64 = 1.5;
/// The height of the bar that marks a box, as a part of the box.
const FOOT: f64 = 0.2;
/// The height of a row in a picture.
const ROW: f64 = 28.0;
/// The minimum width of a box that contains the name of a square.
const ROOM_FOR_NAME: f64 = 26.0;

/// The style of a box, which is a class of the style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "look-box-")]
pub enum BoxLook {
    /// The subtree has no solution.
    Failed,
    /// The subtree is not completely known, and no solution in it is known.
    Open,
    /// The subtree has a solution.
    Solved,
    Solution,
}

/// The boxes of a part of a tree.
#[derive(PartialEq, Default, Debug)]
pub struct Boxes {
    /// One path in SVG syntax for each style, in pixels of the scale.
    pub paths: [String; BoxLook::VARIANTS.len()],
    /// The names of squares, each with the middle of its box.
    pub names: Vec<(f64, f64, String)>,
    pub rows: usize,
}

/// The icicle plot of the whole tree, with the current step.
#[derive(Clone, PartialEq, Debug)]
pub struct IciclePicture {
    pub elements: Vec<Element>,
    /// The width in CSS pixels.
    pub width: f64,
    /// The height in CSS pixels.
    pub height: f64,
}

impl IciclePicture {
    /// The whole tree in a picture of this width, with the node of the current step. With `borders`, the subtrees of
    /// the same shape are marked.
    pub fn new(
        tree: &Tree,
        width: f64,
        current: Option<usize>,
        borders: Option<&Borders>,
    ) -> IciclePicture {
        let width = width.max(LEAST);
        let scale = Scale {
            slot: width / tree.end(0) as f64,
            row: ROW,
        };
        let boxes = boxes(tree, 0, scale, ROOM_FOR_NAME);
        let mut elements: Vec<Element> = BoxLook::VARIANTS
            .iter()
            .zip(boxes.paths)
            .map(|(look, d)| Element::path(look.into_str(), d))
            .collect();
        if let Some(node) = current {
            if let Some(borders) = borders {
                elements.push(Element::path("tree-border", bars(tree, 0, scale, borders)));
            }
            elements.push(Element::path("icicle-here", line(tree, 0, scale, node)));
        }
        elements.extend(boxes.names.into_iter().map(|(x, y, text)| Element::Text {
            class: "icicle-name".into(),
            x,
            y,
            size: 11.0,
            text,
        }));
        IciclePicture {
            elements,
            width,
            height: boxes.rows as f64 * ROW,
        }
    }
}

/// The left end and the width of a node's box. A leaf is one unit wide.
fn extent(tree: &Tree, top: usize, scale: Scale, node: usize) -> (f64, f64) {
    let (from, nodes) = (node.saturating_sub(top), tree.end(node) - node);
    (from as f64 * scale.slot, nodes as f64 * scale.slot)
}

/// The number of rows in the subtree of a node.
fn rows(tree: &Tree, top: usize) -> usize {
    let below = tree.nodes.get(top..tree.end(top)).unwrap_or_default();
    let first = below.first().map_or(0, |node| node.depth);
    let deepest = below.iter().map(|node| node.depth).max().unwrap_or(first);
    usize::from(deepest - first) + 1
}

/// The horizontal middle of a node's box, and its upper and lower edges, as parts of the picture. `None` for a node
/// outside the subtree of `top`.
pub fn middle(tree: &Tree, top: usize, node: usize) -> Option<(f64, [f64; 2])> {
    let end = tree.end(top);
    if !(top..end).contains(&node) {
        return None;
    }
    let row = tree
        .nodes
        .get(node)?
        .depth
        .checked_sub(tree.nodes.get(top)?.depth)?;
    let whole = Scale {
        slot: 1.0 / (end - top) as f64,
        row: 1.0 / rows(tree, top) as f64,
    };
    let (x, width) = extent(tree, top, whole, node);
    let edge = |row: u16| f64::from(row) * whole.row;
    Some((x + width / 2.0, [edge(row), edge(row + 1)]))
}

/// The boxes of the subtree of `top`. Boxes of at least the width `room_for_name` contain a name.
pub fn boxes(tree: &Tree, top: usize, scale: Scale, room_for_name: f64) -> Boxes {
    let mut boxes = Boxes::default();
    let depth = |node: usize| tree.nodes.get(node).map_or(0, |node| node.depth);
    boxes.rows = rows(tree, top);
    // The end of the last box, for each row and style.
    let mut ends = vec![[f64::MIN; BoxLook::VARIANTS.len()]; boxes.rows];
    let mut node = top;
    while node < tree.end(top) {
        let (x, width) = extent(tree, top, scale, node);
        let row = usize::from(depth(node) - depth(top));
        let look = look(tree, node);
        let end = &mut ends[row][look as usize];
        if x + width - *end >= NARROW {
            // Wide boxes leave a gap to the next one.
            let wide = if width > 8.0 * GAP {
                width - GAP
            } else {
                width.max(NARROW)
            };
            *end = x + wide;
            let path = &mut boxes.paths[look as usize];
            rectangle(path, x, row as f64 * scale.row, wide, scale.row);
        }
        let square = tree.nodes.get(node).and_then(|node| node.square());
        if let Some(square) = square.filter(|_| width >= room_for_name) {
            let middle = (x + width / 2.0, (row as f64 + 0.5) * scale.row);
            boxes.names.push((middle.0, middle.1, square.to_string()));
        }
        node += 1;
    }
    boxes
}

/// A bar at the bottom of each box whose subtree has this shape. Several narrow boxes share one bar.
pub fn bars(tree: &Tree, top: usize, scale: Scale, borders: &Borders) -> String {
    let mut path = String::new();
    let depth = |node: usize| tree.nodes.get(node).map_or(0, |node| node.depth);
    let mut ends = Vec::new();
    for node in top..tree.end(top) {
        if !borders.marks(node) {
            continue;
        }
        let (x, width) = extent(tree, top, scale, node);
        let row = usize::from(depth(node) - depth(top));
        if ends.len() <= row {
            ends.resize(row + 1, f64::MIN);
        }
        if x + width - ends[row] >= NARROW {
            ends[row] = x + width;
            let foot = (row as f64 + 1.0 - FOOT) * scale.row;
            rectangle(&mut path, x, foot, width.max(2.0), FOOT * scale.row);
        }
    }
    path
}

fn look(tree: &Tree, node: usize) -> BoxLook {
    let solutions = tree.nodes.get(node).map_or(0, |node| node.solutions);
    match (solutions > 0, tree.has_children(node)) {
        (true, false) => BoxLook::Solution,
        (true, true) => BoxLook::Solved,
        (false, _) if tree.is_closed(node) => BoxLook::Failed,
        (false, _) => BoxLook::Open,
    }
}

/// The boxes on the path from `top` down to a node.
pub fn line(tree: &Tree, top: usize, scale: Scale, node: usize) -> String {
    let mut path = String::new();
    let mut here = Some(node).filter(|node| (top..tree.end(top)).contains(node));
    while let Some(node) = here {
        let (x, width) = extent(tree, top, scale, node);
        let row = tree.nodes.get(node).zip(tree.nodes.get(top));
        let row = row.map_or(0, |(node, top)| node.depth - top.depth);
        let y = f64::from(row) * scale.row;
        rectangle(&mut path, x, y, width.max(2.0), scale.row);
        here = tree.parent(node).filter(|_| node != top);
    }
    path
}

/// Adds a rectangle to a path.
fn rectangle(path: &mut String, x: f64, y: f64, width: f64, height: f64) {
    let [x, y, width, height] = [x, y, width, height].map(hundredths);
    // Writing to a string cannot fail.
    let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
}

/// The node at a point, whose coordinates are parts of the width and the height.
pub fn node_at(tree: &Tree, top: usize, across: f64, down: f64) -> Option<usize> {
    if !(0.0..1.0).contains(&across) || !(0.0..1.0).contains(&down) {
        return None;
    }
    let nodes = &tree.nodes;
    let depth = nodes.get(top)?.depth + (down * rows(tree, top) as f64) as u16;
    let mut node = top + (across * (tree.end(top) - top) as f64) as usize;
    while nodes.get(node)?.depth > depth {
        node = tree.parent(node)?;
    }
    (nodes.get(node)?.depth == depth).then_some(node)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::tree;

    const WIDTH: f64 = 1000.0;

    /// The scale at which a tree has the width of the test picture.
    fn whole(tree: &Tree) -> Scale {
        Scale {
            slot: WIDTH / tree.nodes.len() as f64,
            row: 1.0,
        }
    }

    #[test]
    fn all_of_ten_queens_is_drawn_with_few_boxes() {
        let tree = tree(10);
        let drawn = boxes(&tree, 0, whole(&tree), 60.0);
        assert_eq!((tree.nodes.len(), drawn.rows), (35_539, 11));
        let many: usize = drawn
            .paths
            .iter()
            .map(|path| path.matches('M').count())
            .sum();
        assert!((1_000..30_000).contains(&many), "{many}");
    }

    #[test]
    fn only_what_is_below_the_top_has_a_place() {
        let tree = tree(6);
        let top = 1;
        let beside = tree.end(top);
        assert_eq!(tree.nodes[beside].depth, tree.nodes[top].depth);
        for node in 0..tree.nodes.len() {
            let is_below = (top..beside).contains(&node);
            assert_eq!(middle(&tree, top, node).is_some(), is_below, "{node}");
        }
    }

    #[test]
    fn every_node_of_six_queens_is_found_in_the_middle_of_its_box() {
        let tree = tree(6);
        let deepest = tree.nodes.iter().map(|node| node.depth).max().unwrap();
        for node in 0..tree.nodes.len() {
            let (x, width) = extent(&tree, 0, whole(&tree), node);
            let down = (f64::from(tree.nodes[node].depth) + 0.5) / f64::from(deepest + 1);
            // A point just inside the left end of a box, at the height of its row.
            let found = node_at(&tree, 0, (x + width * 0.01) / WIDTH, down);
            assert_eq!(found, Some(node));
        }
        assert_eq!(node_at(&tree, 0, 1.0, 0.5), None);
    }
}
