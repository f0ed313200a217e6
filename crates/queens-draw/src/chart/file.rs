//! A chart as an SVG file, with its key below.

use super::{Chart, HEIGHT, SIZE, WIDTH, sample, text};
use crate::element::Element;
use crate::font::width;
use crate::number::Numbers;
use crate::pen::rounded;
use crate::plate::Plate;
use crate::style::Theme;
use crate::svg::svg;
use crate::words::SLACK;

/// The margin around the chart. Half of it is inside the panel.
const MARGIN: f64 = 32.0;
const HALF: f64 = MARGIN / 2.0;
/// The width of a line with its marker, and of the gap after it.
const SIGN: f64 = 48.0;
/// The gap between two entries of the key, and the height of its rows.
const GAP: f64 = 20.0;
const ROW: f64 = 22.0;
/// The number of pixels in a unit. The chart is sharp at the size that it has on the page.
const PIXELS: f64 = 2.0;

impl Chart {
    /// The file. `None` if the chart has no positive value.
    pub fn svg(&self, numbers: &Numbers, theme: Theme) -> Option<String> {
        let mut board = self.elements(numbers)?;
        let (mut x, mut top) = (0.0, HEIGHT + 4.0);
        for (at, series) in self.series.iter().enumerate() {
            // The name may be wider in another font.
            let wide = SIGN + SLACK * SIZE * width(&series.name, false);
            if x > 0.0 && x + wide > WIDTH {
                (x, top) = (0.0, top + ROW);
            }
            board.extend(sample(at, x, top));
            board.push(text("chart-label", x + SIGN, top + 8.0, &*series.name));
            x += wide + GAP;
        }
        let (wide, high) = (WIDTH + 2.0 * MARGIN, top + ROW + 2.0 * MARGIN - 4.0);
        let panel = rounded(-HALF, -HALF, wide - MARGIN, high - MARGIN, 12.0);
        board.insert(0, Element::path("plate-panel", panel));
        let plate = Plate {
            width: wide,
            height: high,
            corner: (MARGIN, MARGIN),
            board,
            within: "",
            window: None,
            around: Vec::new(),
            words: Vec::new(),
            title: self.label.clone(),
        };
        Some(svg(&plate, theme, PIXELS * wide.max(high)))
    }
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;
    use crate::chart::{GrowthPoint, Series};

    const NUMBERS: Numbers = Numbers {
        group: ',',
        decimal: '.',
    };

    fn chart(values: &[f64]) -> Chart {
        let points = (4..).zip(values).map(|(n, &value)| GrowthPoint {
            n,
            value,
            spread: Some((value / 2.0, value * 2.0)),
        });
        let points: Vec<_> = points.collect();
        let named = |name: &str| Series {
            name: name.to_owned(),
            points: points.clone(),
        };
        Chart {
            label: "Tests, from n = 4 to n = 6".to_owned(),
            quantity: "Tests <all>".to_owned(),
            series: ["First", "Second", "Third", "One with a long name"]
                .map(named)
                .into(),
        }
    }

    #[test]
    fn a_chart_has_its_key_and_its_own_colours_in_either_theme() {
        let chart = chart(&[60.0, 220.0, 894.0]);
        let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| {
            let file = chart.svg(&NUMBERS, theme).expect("a file");
            assert!(!file.contains("class=") && !file.contains("var("));
            let document = Document::parse(&file).expect("XML");
            let texts: Vec<_> = document.descendants().filter_map(|it| it.text()).collect();
            let named = |text: &str| texts.contains(&text);
            assert!(
                named("Tests <all>") && named("One with a long name"),
                "{texts:?}"
            );
            assert!(
                named("Tests, from n = 4 to n = 6") && named("1,000"),
                "{texts:?}"
            );
            let dashed = document
                .descendants()
                .filter(|it| it.has_attribute("stroke-dasharray"));
            // Three of the four, in the drawing and in the key.
            assert_eq!(dashed.count(), 6);
            file
        });
        assert_ne!(light, dark);
    }

    #[test]
    fn what_is_nowhere_above_nothing_has_no_file() {
        assert_eq!(chart(&[0.0, 0.0]).svg(&NUMBERS, Theme::Light), None);
    }
}
