//! One row of the path's picture. Rows that have not changed are not drawn again.

use std::fmt::Write;

use queens_core::board::BoardSize;
use queens_core::square::{File, Rank, Square};
use yew::{Html, Properties, component, html};

use super::layout::{Layout, WIDTH};

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

/// The queen of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) rank: Rank,
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
pub(super) struct RowProps {
    pub(super) size: BoardSize,
    pub(super) file: File,
    /// The squares of the column; none where it is not searched or not reached.
    pub(super) slots: Vec<Slot>,
    /// The queen of the column before; none in the first.
    pub(super) parent: Option<Rank>,
    pub(super) node: Option<Node>,
    /// Whether the path has come to this column.
    pub(super) is_reached: bool,
    pub(super) now: Option<(Rank, Now)>,
}

#[component]
pub(super) fn Row(row: &RowProps) -> Html {
    let layout = Layout::new(row.size);
    let y = layout.y(row.file);
    html! {
        <g>
            <text class="p-lab" x="10" y={y.to_string()}>{row.file.to_string()}</text>
            if row.is_reached {
                {edges(row, &layout)}
                {signs(row, &layout)}
            } else {
                <path class="p-guide" d={format!("M26 {y}H{WIDTH}")} />
            }
            {node(row, &layout)}
        </g>
    }
}

/// The lines that lead to the squares of this row.
fn edges(row: &RowProps, layout: &Layout) -> Html {
    let (y, bus, radius) = (layout.y(row.file), layout.bus(row.file), layout.radius());
    let (from, start) = match (row.parent, row.file.0.checked_sub(1)) {
        (Some(rank), Some(above)) => (layout.x(rank), layout.y(File(above)) + radius),
        _ => (layout.middle(), bus - 7.0),
    };
    let (mut seen, mut ahead) = (String::new(), String::new());
    let (mut left, mut right) = (from, from);
    let mut far = from;
    for (rank, &slot) in (0..).zip(&row.slots) {
        let x = layout.x(Rank(rank));
        if row.node.is_some_and(|node| node.rank.0 == rank) {
            continue;
        }
        // Writing to a string cannot fail.
        let _ = match slot {
            Slot::Unexplored => {
                far = far.max(x);
                write!(ahead, "M{x} {bus}V{}", y - 0.6 * radius)
            }
            _ => {
                (left, right) = (left.min(x), right.max(x));
                write!(seen, "M{x} {bus}V{}", y - 0.6 * radius)
            }
        };
    }
    let target = match (row.node, row.now) {
        (Some(node), _) => Some((node.rank, "p-line")),
        (None, Some((rank, Now::Rejected))) => Some((rank, "p-try")),
        (None, _) => None,
    };
    let line = target.map(|(rank, class)| {
        let x = layout.x(rank);
        right = right.max(x);
        html! { <path {class} d={format!("M{from} {start}V{bus}H{x}V{}", y - radius)} /> }
    });
    if !seen.is_empty() {
        let _ = write!(seen, "M{from} {start}V{bus}M{left} {bus}H{right}");
    } else if !ahead.is_empty() && row.node.is_none() {
        let _ = write!(ahead, "M{from} {start}V{bus}");
    }
    if far > right {
        let _ = write!(ahead, "M{right} {bus}H{far}");
    }
    let first = row.slots.iter().position(|&slot| slot == Slot::Unexplored);
    let first = first
        .and_then(|rank| u8::try_from(rank).ok())
        .map(|rank| layout.x(Rank(rank)));
    if let Some(first) = first.filter(|&first| first < left) {
        let _ = write!(ahead, "M{first} {bus}H{left}");
    }
    html! {
        <>
        <path class="p-edge" d={seen} />
        <path class="p-edge p-dots" d={ahead} />
        {line}
        if row.file.0 == 0 {
            <circle class="p-root" cx={from.to_string()} cy={start.to_string()} r="3" />
        }
        </>
    }
}

/// The signs of the squares that have been left, and of those ahead.
fn signs(row: &RowProps, layout: &Layout) -> Html {
    let (y, radius) = (layout.y(row.file), layout.radius());
    let [mut pruned, mut failed, mut solved, mut choices, mut ahead] = [const { String::new() }; 5];
    for (rank, &slot) in (0..).zip(&row.slots) {
        if row.node.is_some_and(|node| node.rank.0 == rank) {
            continue;
        }
        let x = layout.x(Rank(rank));
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
        <path class="p-un" d={ahead} />
        <path class="p-cut" d={pruned} />
        <path class="p-fail" d={failed} />
        <path class="p-choice" d={choices} />
        <path class="p-sol" d={solved} />
        {row.now.map(|(rank, now)| mark(layout.x(rank), y, radius, now))}
        </>
    }
}

/// What the event did to its square.
fn mark(x: f64, y: f64, radius: f64, now: Now) -> Html {
    let class = match now {
        Now::Placed => return Html::default(),
        Now::Rejected => "p-now p-rejected",
        Now::TakenBack => "p-now p-back",
    };
    let side = (2.0 * radius).to_string();
    let mut d = String::new();
    cross(&mut d, x, y, 0.44 * radius);
    html! {
        <>
        <rect {class} x={(x - radius).to_string()} y={(y - radius).to_string()} width={side.clone()} height={side} rx="3" />
        if now == Now::Rejected {
            <path class="p-cutnow" {d} />
        }
        </>
    }
}

/// The queen of the column, with its name where there is room.
fn node(row: &RowProps, layout: &Layout) -> Html {
    let Some(node) = row.node else {
        return Html::default();
    };
    let (x, y) = (layout.x(node.rank), layout.y(row.file));
    let class = if node.is_given { "p-given" } else { "p-on" };
    let square = Square {
        file: row.file,
        rank: node.rank,
    };
    html! {
        <>
        <circle {class} cx={x.to_string()} cy={y.to_string()} r={layout.radius().to_string()} />
        if layout.has_names() {
            <text class="p-name" x={x.to_string()} y={(y + 0.5).to_string()}>{square.to_string()}</text>
        }
        </>
    }
}

// Shapes, appended to the data of a path. Writing to a string cannot fail.

fn circle(d: &mut String, x: f64, y: f64, radius: f64) {
    let width = 2.0 * radius;
    let _ = write!(
        d,
        "M{:.2} {y:.2}a{radius:.2} {radius:.2} 0 1 0 {width:.2} 0a{radius:.2} {radius:.2} 0 1 0-{width:.2} 0z",
        x - radius
    );
}

fn cross(d: &mut String, x: f64, y: f64, half: f64) {
    let (left, top, side) = (x - half, y - half, 2.0 * half);
    let _ = write!(
        d,
        "M{left:.2} {top:.2}l{side:.2} {side:.2}m0-{side:.2}l-{side:.2} {side:.2}"
    );
}

fn triangle(d: &mut String, x: f64, y: f64, half: f64) {
    let side = 2.0 * half;
    let _ = write!(
        d,
        "M{x:.2} {:.2}l{half:.2} {:.2}h-{side:.2}z",
        y - half,
        1.7 * half
    );
}

fn diamond(d: &mut String, x: f64, y: f64, half: f64) {
    let _ = write!(
        d,
        "M{x:.2} {:.2}l{half:.2} {half:.2}-{half:.2} {half:.2}-{half:.2}-{half:.2}z",
        y - half
    );
}
