//! A chart of growth: one line for each series over the board size n, on a logarithmic scale. Series differ in their
//! markers and dashes, not in colour.

use std::fmt::Write;

use crate::element::Element;
use crate::number::{Numbers, power_of_ten};
use crate::rounded::tenths;

/// The size of the drawing.
pub const WIDTH: f64 = 560.0;
pub const HEIGHT: f64 = 320.0;
/// The point where the axes cross, and the ends of the axes.
const LEFT: f64 = 72.0;
const BOTTOM: f64 = 282.0;
const RIGHT: f64 = 540.0;
const TOP: f64 = 36.0;
/// The font size.
const SIZE: f64 = 12.0;
/// The maximum number of grid lines.
const MOST_LINES: i32 = 7;
/// The approximate maximum number of labels on the horizontal axis.
const MOST_NUMBERS: u8 = 18;

/// Tolerance of a power of ten, as a difference of logarithms.
const HAIR: f64 = 1e-3;

/// The value for one board size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GrowthPoint {
    pub n: u8,
    pub value: f64,
}

/// One line of a chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    pub name: String,
    pub points: Vec<GrowthPoint>,
}

/// A chart with its label and its series.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// A description of the chart in words.
    pub label: String,
    /// The name of the vertical axis. It is printed above the axis.
    pub quantity: String,
    pub series: Vec<Series>,
}

/// The ranges of the two axes.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    first: u8,
    last: u8,
    /// The exponent of the lowest power of ten.
    low: i32,
    high: i32,
}

impl Scale {
    /// The scale for all positive values; `None` if no value is positive.
    fn of(series: &[Series]) -> Option<Scale> {
        let points = || series.iter().flat_map(|series| &series.points);
        let values = points().map(|point| point.value);
        let values: Vec<_> = values.filter(|&value| value > 0.0).collect();
        let least = values.iter().copied().reduce(f64::min)?;
        let most = values.iter().copied().reduce(f64::max)?;
        // The tolerance keeps a rounded power of ten from adding another grid line.
        let low = (least.log10() + HAIR).floor() as i32;
        Some(Scale {
            first: points().map(|point| point.n).min()?,
            last: points().map(|point| point.n).max()?,
            low,
            high: ((most.log10() - HAIR).ceil() as i32).max(low + 1),
        })
    }

    fn x(self, n: u8) -> f64 {
        let width = f64::from(self.last - self.first).max(1.0);
        LEFT + 16.0 + (RIGHT - LEFT - 32.0) * f64::from(n - self.first) / width
    }

    /// The vertical position of a value. `None` if the value is not positive, because it has no logarithm.
    fn y(self, value: f64) -> Option<f64> {
        let part = (value.log10() - f64::from(self.low)) / f64::from(self.high - self.low);
        (value > 0.0).then_some(BOTTOM - (BOTTOM - TOP) * part)
    }
}

impl Chart {
    /// The drawing; `None` without a positive value.
    pub fn elements(&self, numbers: &Numbers) -> Option<Vec<Element>> {
        let scale = Scale::of(&self.series)?;
        let mut all = grid(scale, numbers);
        all.push(text("chart-axis chart-end", RIGHT, HEIGHT - 8.0, "n"));
        all.push(text("chart-axis", 0.0, 12.0, &self.quantity));
        let series = self.series.iter().enumerate();
        all.extend(series.map(|(at, series)| line(at, series, scale)));
        Some(all)
    }
}

/// The line and marker of a series for the key, 40 units wide and 16 high. `x` and `y` are the upper left corner.
pub fn sample(at: usize, x: f64, y: f64) -> [Element; 2] {
    let line = format!("M{} {}h40", short(x), short(y + 8.0));
    [
        Element::path(line_class(at), line),
        sign(at, x + 20.0, y + 8.0),
    ]
}

fn text(class: &'static str, x: f64, y: f64, text: impl Into<String>) -> Element {
    Element::Text {
        class: class.into(),
        x,
        y,
        size: SIZE,
        text: text.into(),
    }
}

/// The axes, a grid line for each power of ten, and a tick for each board size.
fn grid(scale: Scale, numbers: &Numbers) -> Vec<Element> {
    let every = (scale.high - scale.low) / MOST_LINES + 1;
    let powers = (scale.low..=scale.high).filter(|power| (power - scale.low) % every == 0);
    let powers = powers.filter_map(|power| Some((power, scale.y(10_f64.powi(power))?)));
    let mut all = Vec::new();
    for (power, y) in powers {
        let d = format!("M{} {}H{}", short(LEFT), short(y), short(RIGHT));
        all.push(Element::path("chart-grid", d));
        let (x, decade) = (LEFT - 8.0, decade(power, numbers));
        all.push(text("chart-label chart-end", x, y, decade));
    }
    let [left, top, bottom, right] = [LEFT, TOP, BOTTOM, RIGHT].map(short);
    let mut axes = format!("M{left} {top}V{bottom}H{right}");
    // If there are many board sizes, only every k-th one has room for its label.
    let every = (scale.last - scale.first) / MOST_NUMBERS + 1;
    for n in scale.first..=scale.last {
        let x = scale.x(n);
        // Writing to a string cannot fail.
        let _ = write!(axes, "M{} {bottom}v5", short(x));
        if (n - scale.first).is_multiple_of(every) {
            let y = BOTTOM + 16.0;
            all.push(text("chart-label chart-middle", x, y, n.to_string()));
        }
    }
    all.push(Element::path("chart-axes", axes));
    all
}

/// A power of ten, written in digits if they are few.
fn decade(power: i32, numbers: &Numbers) -> String {
    match power {
        0..=5 => numbers.whole(10_u64.pow(power.unsigned_abs())),
        -3..0 => numbers.decimal(&10_f64.powi(power).to_string()),
        _ => power_of_ten(power),
    }
}

/// One series: its line and its markers.
fn line(at: usize, series: &Series, scale: Scale) -> Element {
    let mut path = String::new();
    let mut signs = Vec::new();
    for point in &series.points {
        let (x, Some(y)) = (scale.x(point.n), scale.y(point.value)) else {
            continue;
        };
        let to = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{to}{} {}", short(x), short(y));
        signs.push(sign(at, x, y));
    }
    let mut elements = vec![Element::path(line_class(at), path)];
    elements.extend(signs);
    Element::group("", elements)
}

fn line_class(at: usize) -> &'static str {
    [
        "chart-line",
        "chart-line series-1",
        "chart-line series-2",
        "chart-line series-3",
    ][at % 4]
}

/// The marker of a series: a disc, a square, a triangle or a diamond.
fn sign(at: usize, x: f64, y: f64) -> Element {
    let at = at % 4;
    let (x, y) = (short(x), short(y));
    let d = match at {
        0 => format!("M{x} {y}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"),
        1 => format!("M{x} {y}m-5-5h10v10h-10z"),
        2 => format!("M{x} {y}m0-6.5l6 11h-12z"),
        _ => format!("M{x} {y}m0-7l6 7l-6 7l-6-7z"),
    };
    Element::path(["chart-mark chart-full", "chart-mark"][at % 2], d)
}

/// A number with no more decimals than the drawing needs.
fn short(value: f64) -> String {
    tenths(value).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(values: &[(u8, f64)]) -> Series {
        let point = |&(n, value): &(u8, f64)| GrowthPoint { n, value };
        Series {
            name: "a".into(),
            points: values.iter().map(point).collect(),
        }
    }

    #[test]
    fn the_scale_reaches_from_power_to_power_of_ten() {
        let scale = Scale::of(&[series(&[(4, 60.0), (8, 15_720.0)])]).expect("values");
        assert_eq!((scale.low, scale.high), (1, 5));
        let rounded = Scale::of(&[series(&[(4, 0.099_999), (5, 100.001)])]).expect("values");
        assert_eq!((rounded.low, rounded.high), (-1, 2));
        assert_eq!(
            (scale.y(10.0), scale.y(100_000.0)),
            (Some(BOTTOM), Some(TOP))
        );
        let middle = scale.y(1_000.0).expect("above 0");
        assert!((middle - (TOP + BOTTOM) / 2.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_drawn_where_there_is_no_logarithm() {
        assert_eq!(Scale::of(&[series(&[(4, 0.0)])]), None);
        let scale = Scale::of(&[series(&[(4, 0.0), (5, 1.0)])]).expect("a value");
        assert_eq!((scale.y(0.0), scale.high), (None, 1));
    }

    #[test]
    fn powers_of_ten_are_written_as_each_language_does() {
        let numbers = |group, decimal| Numbers { group, decimal };
        let english = numbers(',', '.');
        let written = [-4, -1, 0, 4, 6, 12].map(|power| decade(power, &english));
        assert_eq!(written, ["10⁻⁴", "0.1", "1", "10,000", "10⁶", "10¹²"]);
        assert_eq!(decade(-2, &numbers(' ', ',')), "0,01");
    }
}
