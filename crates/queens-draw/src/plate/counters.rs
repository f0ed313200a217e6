//! The counters over a board: each under its name, in columns that do not move when the numbers grow.

use super::{GAP, Plate};
use crate::Span;
use crate::style::Anchor;
use crate::words::{SLACK, Words, below, span_width};

/// The heights of names, of numbers, and of a row of both. A row includes the gap for the frame of a solution.
const NAME: f64 = 12.0;
const NUMBER: f64 = 16.0;
const ROW: f64 = 46.0;
/// The minimum width of a column, and the gap between columns.
const LEAST: f64 = 76.0;
const APART: f64 = 12.0;

/// A counter of a search, formatted for the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    pub name: &'static str,
    pub number: String,
}

impl Plate {
    /// Puts counters over the board, below the caption.
    pub(super) fn count(&mut self, counters: &[Counted]) {
        let name = |it: &Counted| span_width(&Span::Plain(it.name.to_owned()), NAME) * SLACK;
        let widest = counters.iter().map(name).fold(LEAST, f64::max);
        let room = self.width - 2.0 * GAP;
        // Each row has the same number of counters, as many as fit.
        let most = ((room + APART) / (widest + APART)).max(1.0) as usize;
        let rows = counters.len().div_ceil(most);
        let columns = counters.len().div_ceil(rows.max(1)).max(1);
        for (at, counted) in counters.iter().enumerate() {
            let x = GAP + room * (at % columns) as f64 / columns as f64;
            let top = self.corner.1 + ROW * (at / columns) as f64;
            let mut words = |class: &'static str, middle: f64, size: f64, span| {
                self.words.push(Words {
                    class: class.into(),
                    x,
                    y: below(top + middle, size),
                    size,
                    anchor: Anchor::Start,
                    spans: vec![span],
                });
            };
            let name = Span::Plain(counted.name.to_owned());
            words("plate-quiet", 0.5 * NAME, NAME, name);
            let number = Span::Strong(counted.number.clone());
            words("plate-number", NAME + 0.75 * NUMBER, NUMBER, number);
        }
        self.corner.1 += ROW * rows as f64;
        let told = counters.iter();
        let told = told.map(|it| format!("{}\u{a0}{}", it.name, it.number));
        let told: Vec<String> = told.collect();
        if !told.is_empty() {
            let before = if self.title.is_empty() { "" } else { " " };
            self.title += &format!("{before}{}", told.join(", "));
        }
    }
}
