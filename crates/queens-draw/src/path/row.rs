//! One row in the picture of the path.

use std::fmt::Write;

use queens_core::{BoardSize, Line};

use super::layout::{PathLayout, WIDTH};
use crate::element::Element;
use crate::pen::{circles, rounded};
use crate::rounded::hundredths;

/// The state of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PathSlot {
    Unexplored,
    /// Rejected by the test, or masked out.
    Pruned,
    /// Closed, without a solution.
    Failed,
    /// Closed, with solutions.
    Solved,
    /// Blocked.
    Blocked,
}

/// The queen of a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathNode {
    pub place: u8,
    pub is_given: bool,
}

/// The last change of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Now {
    Placed,
    Rejected,
    TakenBack,
}

#[derive(Clone, PartialEq, Debug)]
pub struct PathRow {
    pub size: BoardSize,
    /// The index of the row in the picture.
    pub row: u8,
    /// The lane of the row. `None` if the search has not chosen it yet.
    pub line: Option<Line>,
    /// The squares of the lane. Empty if the search skips the lane or has not reached it.
    pub slots: Vec<PathSlot>,
    /// The place of the queen in the row before. `None` in the first row.
    pub parent: Option<u8>,
    pub node: Option<PathNode>,
    /// Whether the path has reached this lane.
    pub is_reached: bool,
    /// The place of the last event, and the change it made.
    pub now: Option<(u8, Now)>,
}

/// The normal and the small font size.
const SIZE: f64 = 12.0;
const SMALL: f64 = 10.0;

/// The name of a lane.
pub fn name(line: Line) -> String {
    match line {
        Line::File(file) => file.to_string(),
        Line::Rank(rank) => rank.to_string(),
    }
}

impl PathRow {
    /// The drawing of the row.
    pub fn elements(&self) -> Vec<Element> {
        let layout = PathLayout::new(self.size);
        let y = layout.y(self.row);
        let label = self.line.map(|line| layout.label(10.0, y, name(line)));
        let mut all: Vec<_> = label.into_iter().collect();
        if self.is_reached {
            all.extend(self.edges(&layout));
            all.extend(self.signs(&layout));
        } else {
            let d = format!("M26 {}H{WIDTH}", hundredths(y));
            all.push(Element::path("look-guide", d));
        }
        all.extend(self.standing(&layout));
        all
    }

    fn is_taken(&self, place: u8) -> bool {
        self.node.is_some_and(|node| node.place == place)
    }

    /// The lines that lead to the squares of this row.
    fn edges(&self, layout: &PathLayout) -> Vec<Element> {
        let (y, bus, radius) = (layout.y(self.row), layout.bus(self.row), layout.radius());
        let (from, start) = match (self.parent, self.row.checked_sub(1)) {
            (Some(place), Some(above)) => (layout.x(place), layout.y(above) + radius),
            _ => (layout.middle(), bus - 7.0),
        };
        let (mut seen, mut ahead) = (String::new(), String::new());
        let (mut left, mut right) = (from, from);
        let mut far = from;
        let [hung, sign] = [bus, y - 0.6 * radius].map(hundredths);
        for (place, &slot) in (0..).zip(&self.slots) {
            let x = layout.x(place);
            if self.is_taken(place) || slot == PathSlot::Blocked {
                continue;
            }
            // Writing to a string cannot fail.
            let _ = match slot {
                PathSlot::Unexplored => {
                    far = far.max(x);
                    write!(ahead, "M{} {hung}V{sign}", hundredths(x))
                }
                _ => {
                    (left, right) = (left.min(x), right.max(x));
                    write!(seen, "M{} {hung}V{sign}", hundredths(x))
                }
            };
        }
        let target = match (self.node, self.now) {
            (Some(node), _) => Some((node.place, "path-line")),
            (None, Some((place, Now::Rejected))) => Some((place, "path-try")),
            (None, _) => None,
        };
        let [root, root_y] = [from, start].map(hundredths);
        let line = target.map(|(place, class)| {
            let x = layout.x(place);
            right = right.max(x);
            let [x, end] = [x, y - radius].map(hundredths);
            Element::path(class, format!("M{root} {root_y}V{hung}H{x}V{end}"))
        });
        if !seen.is_empty() {
            let [left, right] = [left, right].map(hundredths);
            let _ = write!(seen, "M{root} {root_y}V{hung}M{left} {hung}H{right}");
        } else if !ahead.is_empty() && self.node.is_none() {
            let _ = write!(ahead, "M{root} {root_y}V{hung}");
        }
        if far > right {
            let [right, far] = [right, far].map(hundredths);
            let _ = write!(ahead, "M{right} {hung}H{far}");
        }
        let mut slots = self.slots.iter();
        let first = slots.position(|&slot| slot == PathSlot::Unexplored);
        let first = first
            .and_then(|place| u8::try_from(place).ok())
            .map(|place| layout.x(place));
        if let Some(first) = first.filter(|&first| first < left) {
            let [first, left] = [first, left].map(hundredths);
            let _ = write!(ahead, "M{first} {hung}H{left}");
        }
        let mut all = vec![
            Element::path("look-edge", seen),
            Element::path("look-edge path-dots", ahead),
        ];
        all.extend(line);
        if self.row == 0 {
            let at = std::iter::once((from, start));
            all.push(Element::path("path-root", circles(at, 3.0)));
        }
        all
    }

    /// The signs of closed and of unexplored squares.
    fn signs(&self, layout: &PathLayout) -> Vec<Element> {
        let (y, radius) = (layout.y(self.row), layout.radius());
        let [
            mut pruned,
            mut failed,
            mut solved,
            mut choices,
            mut ahead,
            mut blocked,
        ] = [const { String::new() }; 6];
        for (place, &slot) in (0..).zip(&self.slots) {
            if self.is_taken(place) {
                continue;
            }
            let x = layout.x(place);
            match slot {
                PathSlot::Unexplored => ahead += &circle(x, y, 0.5 * radius),
                PathSlot::Pruned => cross(&mut pruned, x, y, 0.3 * radius),
                PathSlot::Failed => square(&mut failed, x, y, 0.6 * radius),
                PathSlot::Solved => {
                    choices += &circle(x, y, 0.72 * radius);
                    diamond(&mut solved, x, y, 0.44 * radius);
                }
                PathSlot::Blocked => blocked += &hatched(x, y, 0.7 * radius),
            }
        }
        let mut all = vec![
            Element::path("look-unexplored", ahead),
            Element::path("path-cut", pruned),
            Element::path("look-failure", failed),
            Element::path("look-choice", choices),
            Element::path("look-solution", solved),
            Element::line("mark-hole", 1.0, blocked),
        ];
        if let Some((place, now)) = self.now {
            all.extend(mark(layout.x(place), y, radius, now));
        }
        all
    }

    /// The queen of the lane, with its name if there is room.
    fn standing(&self, layout: &PathLayout) -> Vec<Element> {
        let Some(node) = self.node else {
            return Vec::new();
        };
        let (x, y) = (layout.x(node.place), layout.y(self.row));
        let class = if node.is_given {
            "path-given"
        } else {
            "path-on"
        };
        let square = self.line.and_then(|line| line.square(node.place));
        let name = square.filter(|_| layout.has_names());
        let name = name.map(|square| Element::Text {
            class: "path-name".into(),
            x: hundredths(x),
            y: hundredths(y + 0.5),
            size: SIZE,
            text: square.to_string(),
        });
        let sign = Element::path(class, circle(x, y, layout.radius()));
        std::iter::once(sign).chain(name).collect()
    }
}

/// The mark of the last event on its square.
fn mark(x: f64, y: f64, radius: f64, now: Now) -> Vec<Element> {
    let class = match now {
        Now::Placed => return Vec::new(),
        Now::Rejected => "path-now path-rejected",
        Now::TakenBack => "path-now path-back",
    };
    let side = 2.0 * radius;
    let mut all = vec![Element::path(
        class,
        rounded(x - radius, y - radius, side, side, 3.0),
    )];
    if now == Now::Rejected {
        let mut d = String::new();
        cross(&mut d, x, y, 0.44 * radius);
        all.push(Element::path("path-cut-now", d));
    }
    all
}

impl PathLayout {
    /// The name of a lane or of a place in it.
    pub(super) fn label(&self, x: f64, y: f64, text: String) -> Element {
        Element::Text {
            class: "path-label".into(),
            x: hundredths(x),
            y: hundredths(y),
            size: if self.has_names() { SIZE } else { SMALL },
            text,
        }
    }
}

/// A square with a diagonal line between each two sides and between two corners.
fn hatched(x: f64, y: f64, half: f64) -> String {
    let [left, top, right, bottom] = [x - half, y - half, x + half, y + half].map(hundredths);
    let [middle, centre] = [x, y].map(hundredths);
    format!(
        "M{left} {top}H{right}V{bottom}H{left}zM{left} {centre}L{middle} {top}M{left} {bottom}L{right} {top}M{middle} {bottom}L{right} {centre}"
    )
}

fn circle(x: f64, y: f64, radius: f64) -> String {
    circles(std::iter::once((x, y)), radius)
}

// Shapes, appended to the data of a path. Writing to a string cannot fail.

fn cross(d: &mut String, x: f64, y: f64, half: f64) {
    let [left, top, side] = [x - half, y - half, 2.0 * half].map(hundredths);
    let _ = write!(d, "M{left} {top}l{side} {side}m0-{side}l-{side} {side}");
}

fn square(d: &mut String, x: f64, y: f64, half: f64) {
    let [left, top, side] = [x - half, y - half, 2.0 * half].map(hundredths);
    let _ = write!(d, "M{left} {top}h{side}v{side}h-{side}z");
}

fn diamond(d: &mut String, x: f64, y: f64, half: f64) {
    let [x, top, half] = [x, y - half, half].map(hundredths);
    let _ = write!(d, "M{x} {top}l{half} {half}-{half} {half}-{half}-{half}z");
}
