//! Paints a drawing on a canvas. The colours and widths come from the styles of the SVG elements next to it, so that
//! both versions look the same.

use queens_draw::camera::{Point, Size};
use queens_draw::tree::drawing::{SquareName, TreeDrawing};
use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement, Path2d};

use crate::view::frame::prepared;

/// Paints a drawing whose origin is at this point. `looks` holds a path for each style of the drawing, then a text for
/// names inside signs and a text for names next to signs.
pub(super) fn paint(
    canvas: &HtmlCanvasElement,
    looks: &Element,
    drawing: &TreeDrawing,
    origin: Point,
    size: Size,
) -> Option<()> {
    let window = web_sys::window()?;
    let context = prepared(canvas, origin, size)?;
    let styles = looks.children();
    let style = |index: usize| {
        let look = styles.item(index as u32)?;
        window.get_computed_style(&look).ok().flatten()
    };
    for (index, data) in drawing.paths.iter().enumerate() {
        if !data.is_empty() {
            fill_and_stroke(&context, &style(index)?, data);
        }
    }
    let beside = drawing.paths.len() + 1;
    for (is_inside, index) in [(true, beside - 1), (false, beside)] {
        let names = drawing
            .names
            .iter()
            .filter(|name| name.is_inside == is_inside);
        write(&context, &style(index)?, names);
    }
    Some(())
}

fn value(style: &CssStyleDeclaration, property: &str) -> String {
    style.get_property_value(property).unwrap_or_default()
}

// The canvas ignores an invalid colour or number and keeps the previous value.

fn fill_and_stroke(context: &CanvasRenderingContext2d, style: &CssStyleDeclaration, data: &str) {
    let Ok(path) = Path2d::new_with_path_string(data) else {
        return;
    };
    let fill = value(style, "fill");
    if fill != "none" {
        context.set_fill_style_str(&fill);
        context.fill_with_path_2d(&path);
    }
    let stroke = value(style, "stroke");
    if stroke != "none" {
        context.set_stroke_style_str(&stroke);
        context.set_line_width(pixels(&value(style, "stroke-width")));
        context.set_line_cap(&value(style, "stroke-linecap"));
        let dashes = value(style, "stroke-dasharray");
        let dashes = dashes.split([',', ' ']).filter(|dash| dash.ends_with("px"));
        let dashes: js_sys::Array = dashes.map(|dash| JsValue::from(pixels(dash))).collect();
        let _ = context.set_line_dash(&dashes);
        context.stroke_with_path(&path);
    }
}

fn write<'n>(
    context: &CanvasRenderingContext2d,
    style: &CssStyleDeclaration,
    names: impl Iterator<Item = &'n SquareName>,
) {
    context.set_font(&value(style, "font"));
    context.set_text_align("center");
    context.set_text_baseline("middle");
    context.set_fill_style_str(&value(style, "fill"));
    for name in names {
        let _ = context.fill_text(&name.text, name.at.x, name.at.y);
    }
}

fn pixels(length: &str) -> f64 {
    let pixels = js_sys::Number::parse_float(length);
    if pixels.is_nan() { 1.0 } else { pixels }
}
