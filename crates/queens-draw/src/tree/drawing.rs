//! The signs and lines of a tree as a few paths, one for each style. The drawing contains only the requested part of
//! the tree. If several signs fall on one pixel, only the first is drawn.

use std::fmt::Write;
use std::ops::Range;

use strum::{IntoStaticStr, VariantArray};

use super::layout::{Kind, Row, Sign};
use super::scene::{Colouring, Scene};
use crate::camera::{Point, Scale};
use crate::element::Element;
use crate::rounded::{hundredths, tenths};

/// A style, which is a class of the style sheet. Later styles are painted over earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "look-")]
pub enum TreeLook {
    Guide,
    Edge,
    Unexplored,
    Rejected,
    Failure,
    Undecided,
    Choice,
    /// A choice that leads to solutions.
    Solved,
    /// A node, if colours show validity. The next variant is such a node that leads to solutions.
    Valid,
    ValidSolved,
    Solution,
}

/// The name of a square, inside its sign or next to it.
#[derive(Clone, PartialEq, Debug)]
pub struct SquareName {
    pub at: Point,
    pub text: String,
    pub is_inside: bool,
}

/// The paths and names of a drawing, in pixels from the origin of the layout.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct TreeDrawing {
    pub paths: [String; TreeLook::VARIANTS.len()],
    pub names: Vec<SquareName>,
}

impl TreeDrawing {
    /// One path for each style, even if it is empty.
    pub fn lines(&self) -> impl Iterator<Item = Element> {
        let paths = TreeLook::VARIANTS.iter().zip(&self.paths);
        paths.map(|(look, d)| Element::path(look.into_str(), d.clone()))
    }

    /// The names of squares.
    pub fn words(&self) -> impl Iterator<Item = Element> {
        self.names.iter().map(|name| Element::Text {
            class: if name.is_inside { INSIDE } else { BESIDE }.into(),
            x: tenths(name.at.x),
            y: tenths(name.at.y),
            size: if name.is_inside { 12.0 } else { 10.0 },
            text: name.text.clone(),
        })
    }
}

/// The classes of names inside their signs and next to them.
pub const INSIDE: &str = "path-name";
pub const BESIDE: &str = "tree-name";

/// The minimum width of a node, in pixels, for which rejected squares are drawn.
const ROOM_FOR_STUBS: f64 = 6.0;
/// The minimum radius of a sign that contains a name, and the minimum width of a slot with a name below its sign.
pub(super) const ROOM_FOR_NAME: f64 = 10.0;
const ROOM_BELOW: f64 = 28.0;
/// The slot width for each digit of a place, if the row has a name.
const ROOM_FOR_DIGIT: f64 = 7.0;
/// The minimum distance, in pixels, between signs or lines that are both drawn.
const NEAR: f64 = 0.75;

/// Draws the part of a scene between two places, in pixels from its origin.
pub fn draw(scene: &Scene, scale: Scale, part: &Range<f64>) -> TreeDrawing {
    let mut pen = TreePen {
        scene,
        scale,
        part: part.start / scale.slot..part.end / scale.slot,
        drawing: TreeDrawing::default(),
        signs: Signs::of(scale, scene.colouring),
    };
    let rows = &scene.layout.rows;
    for (row, Row { signs, .. }) in rows.iter().enumerate() {
        let y = row as f64 * scale.row;
        if row > 0 {
            pen.guide(part, y);
        }
        if let Some(below) = rows.get(row + 1) {
            pen.edges(&rows[row], below, y);
        }
        pen.signs(signs, row, y);
    }
    pen.drawing
}

/// The shapes of signs at one scale, relative to the middle of a sign.
pub(super) struct Signs {
    colouring: Colouring,
    radius: f64,
    stub: f64,
    circle: String,
    small: String,
    square: String,
    triangle: String,
    diamond: String,
    cross: String,
}

impl Signs {
    pub(super) fn of(scale: Scale, colouring: Colouring) -> Signs {
        let r = scale.radius();
        let s = (0.24 * scale.slot).min(0.3 * scale.row).clamp(1.0, 6.0);
        let circle = |r: f64| {
            let w = 2.0 * r;
            let (r, w) = (hundredths(r), hundredths(w));
            format!("m-{r} 0a{r} {r} 0 1 0 {w} 0a{r} {r} 0 1 0-{w} 0z")
        };
        let diamond = |r: f64| {
            let r = hundredths(r);
            format!("m0-{r}l{r} {r}-{r} {r}-{r}-{r}z")
        };
        let [q, side] = [0.75, 1.5].map(|part| hundredths(part * r));
        let [half, height, base] = [1.0, 1.7, 2.0].map(|part| hundredths(part * r));
        let [arm, arms] = [s, 2.0 * s].map(hundredths);
        Signs {
            colouring,
            radius: r,
            stub: s,
            circle: circle(r),
            small: diamond(0.62 * r),
            square: format!("m-{q}-{q}h{side}v{side}h-{side}z"),
            triangle: format!("m0-{half}l{half} {height}h-{base}z"),
            diamond: diamond(r),
            cross: format!("m-{arm}-{arm}l{arms} {arms}m0-{arms}l-{arms} {arms}"),
        }
    }

    /// The parts of the sign of a kind.
    pub(super) fn parts(&self, kind: Kind) -> [Option<(TreeLook, &str)>; 2] {
        let (choice, solved, failure) = match self.colouring {
            Colouring::Ends => (TreeLook::Choice, TreeLook::Solved, TreeLook::Failure),
            Colouring::Validity => (TreeLook::Valid, TreeLook::ValidSolved, TreeLook::Valid),
        };
        match kind {
            Kind::Choice { solved: false } => [Some((choice, &self.circle)), None],
            Kind::Choice { solved: true } => [Some((solved, &self.circle)), None],
            Kind::Solution => [Some((TreeLook::Solution, &self.diamond)), None],
            Kind::Failure => [Some((failure, &self.square)), None],
            Kind::Open => [Some((TreeLook::Unexplored, &self.circle)), None],
            Kind::FailedSubtree => [Some((failure, &self.triangle)), None],
            Kind::SolvedSubtree => [
                Some((solved, &self.circle)),
                Some((TreeLook::Solution, &self.small)),
            ],
            Kind::OpenSubtree => [Some((TreeLook::Undecided, &self.triangle)), None],
            Kind::Rejected { .. } => [Some((TreeLook::Rejected, &self.cross)), None],
        }
    }
}

/// The sign of a kind around a place.
pub fn sign(kind: Kind, scale: Scale, colouring: Colouring, at: Point) -> Vec<Element> {
    let signs = Signs::of(scale, colouring);
    let parts = signs.parts(kind).into_iter().flatten();
    let parts = parts.map(|(look, shape)| {
        let mut path = String::new();
        move_to(&mut path, at.x, at.y);
        Element::path(look.into_str(), path + shape)
    });
    parts.collect()
}

struct TreePen<'s> {
    scene: &'s Scene,
    scale: Scale,
    /// The requested part of the layout, in layout units.
    part: Range<f64>,
    drawing: TreeDrawing,
    signs: Signs,
}

impl TreePen<'_> {
    fn path(&mut self, look: TreeLook) -> &mut String {
        &mut self.drawing.paths[look as usize]
    }

    fn guide(&mut self, part: &Range<f64>, y: f64) {
        let (start, end) = (part.start, part.end);
        let path = self.path(TreeLook::Guide);
        move_to(path, start, y);
        path.push('H');
        number(path, end);
    }

    /// The lines from the nodes of a row to their children.
    fn edges(&mut self, above: &Row, below: &Row, y: f64) {
        let Scale { slot, row } = self.scale;
        let has_stubs = slot >= ROOM_FOR_STUBS;
        let (from, to) = (self.part.start, self.part.end);
        let child = |at: u32| below.signs[at as usize].x;
        let start = above
            .families
            .partition_point(|family| child(family.end - 1) < from);
        let tip = row - self.signs.stub - 1.0;
        let path = &mut self.drawing.paths[TreeLook::Edge as usize];
        let (mut last, mut last_child) = (f64::MIN, f64::MIN);
        for family in &above.families[start..] {
            if child(family.first) > to {
                break;
            }
            let x = above.signs[family.parent as usize].x * slot;
            for sign in &below.signs[family.first as usize..family.end as usize] {
                let is_node = sign.kind.is_node();
                let end = sign.x * slot;
                let is_new = x - last >= NEAR || end - last_child >= NEAR;
                if is_new && (is_node || has_stubs) {
                    (last, last_child) = (x, end);
                    move_to(path, x, y);
                    path.push('L');
                    number(path, end);
                    path.push(' ');
                    number(path, y + if is_node { row } else { tip });
                }
            }
        }
    }

    fn signs(&mut self, signs: &[Sign], row: usize, y: f64) {
        let slot = self.scale.slot;
        let (from, to) = (self.part.start - 1.0, self.part.end + 1.0);
        let start = signs.partition_point(|sign| sign.x < from);
        let mut last = [f64::MIN; TreeLook::VARIANTS.len()];
        for sign in signs[start..].iter().take_while(|sign| sign.x <= to) {
            if !sign.kind.is_node() && slot < ROOM_FOR_STUBS {
                continue;
            }
            let x = sign.x * slot;
            for (look, shape) in self.signs.parts(sign.kind).into_iter().flatten() {
                if x - last[look as usize] >= NEAR {
                    last[look as usize] = x;
                    let path = &mut self.drawing.paths[look as usize];
                    move_to(path, x, y);
                    path.push_str(shape);
                }
            }
            self.name(sign, row, Point { x, y });
        }
    }

    fn name(&mut self, sign: &Sign, row: usize, at: Point) {
        let slot = self.scale.slot;
        if slot < ROOM_FOR_DIGIT {
            return;
        }
        let Some(square) = self.scene.square(sign, row) else {
            return;
        };
        let is_choice = matches!(sign.kind, Kind::Choice { .. });
        let is_inside = is_choice && self.signs.radius >= ROOM_FOR_NAME;
        let half = match sign.kind {
            Kind::Rejected { .. } => self.signs.stub,
            _ => self.signs.radius,
        };
        let y = if is_inside { at.y } else { at.y + half + 8.0 };
        let text = if is_inside || slot >= ROOM_BELOW {
            square.to_string()
        } else {
            self.scene.short_name(square)
        };
        // A slot too narrow for the full name may still have room for a short name.
        if !text.is_empty() && (is_inside || text.len() as f64 * ROOM_FOR_DIGIT <= slot) {
            self.drawing.names.push(SquareName {
                at: Point { x: at.x, y },
                text,
                is_inside,
            });
        }
    }
}

// Writing to a string cannot fail.

/// Starts a subpath at this point.
pub(crate) fn move_to(path: &mut String, x: f64, y: f64) {
    path.push('M');
    number(path, x);
    path.push(' ');
    number(path, y);
}

/// Appends a number, rounded to tenths of a pixel.
pub(crate) fn number(path: &mut String, value: f64) {
    let _ = write!(path, "{}", tenths(value));
}
