//! Paints a large board: its squares if they are large enough, and a dot for each queen. The colours come from the
//! style sheet.

use std::f64::consts::TAU;

use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement};

use crate::view::frame::prepared;
use queens_draw::camera::{Point, Size};
use queens_page::large::camera::BoardPlace;

/// The CSS classes of the painted elements. The fill of each class is the colour.
pub(super) const LOOKS: [&str; 5] = [
    "large-light",
    "large-dark",
    "large-queen",
    "large-edge",
    "large-cursor",
];

/// Squares smaller than this number of pixels are not drawn individually.
const TOLD_APART: f64 = 3.0;
/// The minimum size of a queen, in pixels.
const LEAST: f64 = 2.0;

/// Paints the board at this position, with queens on these rows. The queen of the marked column is highlighted.
pub(super) fn paint(
    canvas: &HtmlCanvasElement,
    looks: &Element,
    ground: BoardPlace,
    rows: &[u16],
    cursor: Option<u16>,
    size: Size,
) -> Option<()> {
    let window = web_sys::window()?;
    let context = prepared(canvas, Point::default(), size)?;
    let looks = looks.children();
    let colour = |index: u32| {
        let style = window.get_computed_style(&looks.item(index)?).ok()??;
        style.get_property_value("fill").ok()
    };
    let [light, dark, queen, edge, mark] = [0, 1, 2, 3, 4].map(colour);
    let BoardPlace { origin, square, n } = ground;
    let length = square * f64::from(n);
    context.set_fill_style_str(&light?);
    context.fill_rect(origin.x, origin.y, length, length);
    let columns = ground.between(origin.x, 0.0, size.width);
    let from_above = ground.between(origin.y, 0.0, size.height);
    if square >= TOLD_APART {
        context.set_fill_style_str(&dark?);
        for above in from_above.clone() {
            let row = n - 1 - above;
            for column in columns.clone().filter(|column| (column + row) % 2 == 0) {
                let Point { x, y } = ground.middle(column, row);
                context.fill_rect(x - square / 2.0, y - square / 2.0, square, square);
            }
        }
    }
    context.set_stroke_style_str(&edge?);
    context.set_line_width(1.0);
    context.stroke_rect(origin.x - 0.5, origin.y - 0.5, length + 1.0, length + 1.0);
    context.set_fill_style_str(&queen?);
    for column in columns {
        let Some(&row) = rows.get(usize::from(column)) else {
            break;
        };
        let above = n.saturating_sub(1 + row);
        if from_above.contains(&above) {
            dot(&context, ground.middle(column, row), square);
        }
    }
    let cursor = cursor.and_then(|column| Some((column, *rows.get(usize::from(column))?)));
    if let Some((column, row)) = cursor {
        cross(&context, &ground, ground.middle(column, row), &mark?, size);
    }
    Some(())
}

/// A queen. On small squares it is drawn as a square.
fn dot(context: &CanvasRenderingContext2d, at: Point, square: f64) {
    let width = (0.72 * square).max(LEAST);
    if width < 5.0 {
        return context.fill_rect(at.x - width / 2.0, at.y - width / 2.0, width, width);
    }
    context.begin_path();
    // A radius that is not negative is always accepted.
    let _ = context.arc(at.x, at.y, width / 2.0, 0.0, TAU);
    context.fill();
}

/// A ring around the queen that is read out, between lines along her column and her row.
fn cross(
    context: &CanvasRenderingContext2d,
    ground: &BoardPlace,
    at: Point,
    mark: &str,
    size: Size,
) {
    let radius = (0.7 * ground.square).max(7.0);
    context.set_stroke_style_str(mark);
    context.set_line_width(1.0);
    context.begin_path();
    for (from, to) in [(0.0, at.x - radius), (at.x + radius, size.width)] {
        context.move_to(from, at.y);
        context.line_to(to, at.y);
    }
    for (from, to) in [(0.0, at.y - radius), (at.y + radius, size.height)] {
        context.move_to(at.x, from);
        context.line_to(at.x, to);
    }
    context.stroke();
    context.set_line_width(2.5);
    context.begin_path();
    let _ = context.arc(at.x, at.y, radius, 0.0, TAU);
    context.stroke();
}
