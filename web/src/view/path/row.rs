//! One row of the path's picture. Rows that have not changed are not drawn again.

use std::fmt::Write;

use queens_core::{BoardSize, Line};
use yew::{Html, Properties, component, html};

use super::layout::{Layout, WIDTH};
use queens_page::rounded::hundredths;

/// What has become of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    Unexplored,
    /// Refused by the test, or masked out.
    Pruned,
    /// Closed, without a solution.
    Failed,
    /// Closed, with solutions.
    Solved,
}

/// The queen of a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) place: u8,
    pub(super) is_given: bool,
}

/// What has just happened to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Now {
    Placed,
    Rejected,
    TakenBack,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PathRowProps {
    pub(super) size: BoardSize,
    /// Its number in the picture, from 0.
    pub(super) row: u8,
    /// The lane that it is about; none if the search has not chosen it yet.
    pub(super) line: Option<Line>,
    /// The squares of the lane; none where it is not searched or not reached.
    pub(super) slots: Vec<Slot>,
    /// The place of the queen in the row before; none in the first.
    pub(super) parent: Option<u8>,
    pub(super) node: Option<Node>,
    /// Whether the path has come to this lane.
    pub(super) is_reached: bool,
    /// The place that the last event was about, and what it did.
    pub(super) now: Option<(u8, Now)>,
}

#[component]
pub(super) fn Row(row: &PathRowProps) -> Html {
    let layout = Layout::new(row.size);
    let y = hundredths(layout.y(row.row));
    html! {
        <g>
            <text class="path-label" x="10" y={y.to_string()}>{row.line.map(name)}</text>
            if row.is_reached {
                {edges(row, &layout)}
                {signs(row, &layout)}
            } else {
                <path class="look-guide" d={format!("M26 {y}H{WIDTH}")} />
            }
            {node(row, &layout)}
        </g>
    }
}

/// The name of a lane.
pub(in crate::view) fn name(line: Line) -> String {
    match line {
        Line::File(file) => file.to_string(),
        Line::Rank(rank) => rank.to_string(),
    }
}

/// The lines that lead to the squares of this row.
fn edges(row: &PathRowProps, layout: &Layout) -> Html {
    let (y, bus, radius) = (layout.y(row.row), layout.bus(row.row), layout.radius());
    let (from, start) = match (row.parent, row.row.checked_sub(1)) {
        (Some(place), Some(above)) => (layout.x(place), layout.y(above) + radius),
        _ => (layout.middle(), bus - 7.0),
    };
    let (mut seen, mut ahead) = (String::new(), String::new());
    let (mut left, mut right) = (from, from);
    let mut far = from;
    let [hung, sign] = [bus, y - 0.6 * radius].map(hundredths);
    for (place, &slot) in (0..).zip(&row.slots) {
        let x = layout.x(place);
        if row.node.is_some_and(|node| node.place == place) {
            continue;
        }
        // Writing to a string cannot fail.
        let _ = match slot {
            Slot::Unexplored => {
                far = far.max(x);
                write!(ahead, "M{} {hung}V{sign}", hundredths(x))
            }
            _ => {
                (left, right) = (left.min(x), right.max(x));
                write!(seen, "M{} {hung}V{sign}", hundredths(x))
            }
        };
    }
    let target = match (row.node, row.now) {
        (Some(node), _) => Some((node.place, "path-line")),
        (None, Some((place, Now::Rejected))) => Some((place, "path-try")),
        (None, _) => None,
    };
    let [root, start] = [from, start].map(hundredths);
    let line = target.map(|(place, class)| {
        let x = layout.x(place);
        right = right.max(x);
        let [x, end] = [x, y - radius].map(hundredths);
        html! { <path {class} d={format!("M{root} {start}V{hung}H{x}V{end}")} /> }
    });
    if !seen.is_empty() {
        let [left, right] = [left, right].map(hundredths);
        let _ = write!(seen, "M{root} {start}V{hung}M{left} {hung}H{right}");
    } else if !ahead.is_empty() && row.node.is_none() {
        let _ = write!(ahead, "M{root} {start}V{hung}");
    }
    if far > right {
        let [right, far] = [right, far].map(hundredths);
        let _ = write!(ahead, "M{right} {hung}H{far}");
    }
    let first = row.slots.iter().position(|&slot| slot == Slot::Unexplored);
    let first = first
        .and_then(|place| u8::try_from(place).ok())
        .map(|place| layout.x(place));
    if let Some(first) = first.filter(|&first| first < left) {
        let [first, left] = [first, left].map(hundredths);
        let _ = write!(ahead, "M{first} {hung}H{left}");
    }
    html! {
        <>
        <path class="look-edge" d={seen} />
        <path class="look-edge path-dots" d={ahead} />
        {line}
        if row.row == 0 {
            <circle class="path-root" cx={root.to_string()} cy={start.to_string()} r="3" />
        }
        </>
    }
}

/// The signs of the squares that have been left, and of those ahead.
fn signs(row: &PathRowProps, layout: &Layout) -> Html {
    let (y, radius) = (layout.y(row.row), layout.radius());
    let [mut pruned, mut failed, mut solved, mut choices, mut ahead] = [const { String::new() }; 5];
    for (place, &slot) in (0..).zip(&row.slots) {
        if row.node.is_some_and(|node| node.place == place) {
            continue;
        }
        let x = layout.x(place);
        match slot {
            Slot::Unexplored => circle(&mut ahead, x, y, 0.5 * radius),
            Slot::Pruned => cross(&mut pruned, x, y, 0.3 * radius),
            Slot::Failed => triangle(&mut failed, x, y, 0.8 * radius),
            Slot::Solved => {
                circle(&mut choices, x, y, 0.72 * radius);
                diamond(&mut solved, x, y, 0.44 * radius);
            }
        }
    }
    html! {
        <>
        <path class="look-unexplored" d={ahead} />
        <path class="path-cut" d={pruned} />
        <path class="look-failure" d={failed} />
        <path class="look-choice" d={choices} />
        <path class="look-solution" d={solved} />
        {row.now.map(|(place, now)| mark(layout.x(place), y, radius, now))}
        </>
    }
}

/// What the event did to its square.
fn mark(x: f64, y: f64, radius: f64, now: Now) -> Html {
    let class = match now {
        Now::Placed => return Html::default(),
        Now::Rejected => "path-now path-rejected",
        Now::TakenBack => "path-now path-back",
    };
    let mut d = String::new();
    cross(&mut d, x, y, 0.44 * radius);
    let [x, y, side] = [x - radius, y - radius, 2.0 * radius].map(text);
    html! {
        <>
        <rect {class} {x} {y} width={side.clone()} height={side} rx="3" />
        if now == Now::Rejected {
            <path class="path-cut-now" {d} />
        }
        </>
    }
}

/// The queen of the lane, with its name where there is room.
fn node(row: &PathRowProps, layout: &Layout) -> Html {
    let Some(node) = row.node else {
        return Html::default();
    };
    let (x, y) = (text(layout.x(node.place)), layout.y(row.row));
    let class = if node.is_given {
        "path-given"
    } else {
        "path-on"
    };
    html! {
        <>
        <circle {class} cx={x.clone()} cy={text(y)} r={text(layout.radius())} />
        if layout.has_names() {
            <text class="path-name" {x} y={text(y + 0.5)}>{row.line.and_then(|line| line.square(node.place)).map(|square| square.to_string())}</text>
        }
        </>
    }
}

fn text(value: f64) -> String {
    hundredths(value).to_string()
}

// Shapes, appended to the data of a path. Writing to a string cannot fail.

fn circle(d: &mut String, x: f64, y: f64, radius: f64) {
    let [left, y, r, width] = [x - radius, y, radius, 2.0 * radius].map(hundredths);
    let _ = write!(
        d,
        "M{left} {y}a{r} {r} 0 1 0 {width} 0a{r} {r} 0 1 0-{width} 0z"
    );
}

fn cross(d: &mut String, x: f64, y: f64, half: f64) {
    let [left, top, side] = [x - half, y - half, 2.0 * half].map(hundredths);
    let _ = write!(d, "M{left} {top}l{side} {side}m0-{side}l-{side} {side}");
}

fn triangle(d: &mut String, x: f64, y: f64, half: f64) {
    let [x, top, height] = [x, y - half, 1.7 * half].map(hundredths);
    let [half, side] = [half, 2.0 * half].map(hundredths);
    let _ = write!(d, "M{x} {top}l{half} {height}h-{side}z");
}

fn diamond(d: &mut String, x: f64, y: f64, half: f64) {
    let [x, top, half] = [x, y - half, half].map(hundredths);
    let _ = write!(d, "M{x} {top}l{half} {half}-{half} {half}-{half}-{half}z");
}
