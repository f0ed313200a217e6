//! Writes a plate as a TikZ picture, with TikZ paths and text nodes. It needs only the package `tikz`.

mod text;

use std::collections::BTreeMap;
use std::fmt::Write;

use kurbo::{Affine, BezPath, PathEl, Point, Shape};

use self::text::escaped;
use crate::Span;
use crate::element::Element;
use crate::plate::Plate;
use crate::rounded::hundredths;
use crate::sprite::symbol;
use crate::style::{Anchor, Colour, Look, Styles, Theme};
use crate::words::{Words, below};

/// Printer's points in a pixel. The usual 720 pixels are as wide as the text of an article.
const POINTS: f64 = 0.45;
/// Printer's points in a centimetre.
const POINTS_IN_CM: f64 = 72.0 / 2.54;

/// Writes a plate. `pixels` is the length of its longer side.
pub fn tikz(plate: &Plate, theme: Theme, pixels: f64) -> String {
    let styles = Styles::of(theme);
    let scale = pixels / plate.width.max(plate.height) * POINTS;
    let mut writer = TikzWriter {
        styles: &styles,
        within: plate.within,
        scale,
        body: String::new(),
        colours: BTreeMap::new(),
    };
    writer.plate(plate);
    let unit = format!("{}bp", precise(scale));
    let mut file = String::from("% Needs \\usepackage{tikz} in the preamble.\n");
    if !plate.title.is_empty() {
        let _ = writeln!(file, "% {}", plate.title);
    }
    let width = plate.width * scale / POINTS_IN_CM;
    let _ = writeln!(
        file,
        "% {width:.1} cm wide; \\resizebox{{\\linewidth}}{{!}}{{...}} makes it as wide as the text."
    );
    let _ = writeln!(file, "\\begin{{tikzpicture}}[x={unit}, y=-{unit}]");
    for (name, [r, g, b]) in &writer.colours {
        let _ = writeln!(file, "\\definecolor{{{name}}}{{RGB}}{{{r},{g},{b}}}");
    }
    file + &writer.body + "\\end{tikzpicture}\n"
}

struct TikzWriter<'a> {
    styles: &'a Styles,
    within: &'static str,
    /// Printer's points in a unit of the plate.
    scale: f64,
    body: String,
    colours: BTreeMap<String, [u8; 3]>,
}

impl TikzWriter<'_> {
    fn plate(&mut self, plate: &Plate) {
        let ground = self.styles.look("plate-ground", "");
        let corners = kurbo::Rect::new(0.0, 0.0, plate.width, plate.height);
        self.path(&corners.to_path(0.1), &ground, None);
        let (x, y) = plate.corner;
        if let Some((width, height)) = plate.window {
            // Elements are clipped at the window.
            let corners = [(x, y), (x + width, y + height)].map(|corner| at(corner.into()));
            let _ = writeln!(
                self.body,
                "\\begin{{scope}}\n\\clip {} rectangle {};",
                corners[0], corners[1]
            );
        }
        for element in &plate.board {
            self.element(element, None, Affine::translate((x, y)));
        }
        if plate.window.is_some() {
            self.body += "\\end{scope}\n";
        }
        for element in &plate.around {
            self.element(element, None, Affine::IDENTITY);
        }
        for words in &plate.words {
            self.words(words);
        }
    }

    fn element(&mut self, element: &Element, outer: Option<f64>, place: Affine) {
        match element {
            Element::Path { class, width, d } => {
                let look = self.styles.look_of(class, self.within);
                self.drawn(d, &look, width.or(outer), place);
            }
            Element::Text {
                class,
                x,
                y,
                size,
                text,
            } => {
                let look = self.styles.look(class, self.within);
                let at = place * Point::new(*x, below(*y, *size));
                let text = match look.weight {
                    600.. => Span::Strong(text.clone()),
                    _ => Span::Plain(text.clone()),
                };
                self.text(at, *size, look.anchor, &look, &[text]);
            }
            Element::Sign {
                class,
                symbol: reference,
                area,
            } => {
                let look = self.styles.look_of(class, self.within);
                if let Some(symbol) = symbol(reference) {
                    let scale = area.width / symbol.side;
                    let place = place * Affine::translate((area.x, area.y)) * Affine::scale(scale);
                    self.symbol(symbol.content, &look, place, scale);
                }
            }
            Element::Group {
                width, elements, ..
            } => {
                for element in elements {
                    self.element(element, width.or(outer), place);
                }
            }
            Element::Placed { at, elements } => {
                let place = place * Affine::translate((at.x, at.y));
                for element in elements {
                    self.element(element, outer, place);
                }
            }
        }
    }

    /// The circles and paths of a symbol. `outer` is the style for attributes that they do not set.
    fn symbol(&mut self, content: &str, outer: &Look, place: Affine, scale: f64) {
        let text = format!("<g>{content}</g>");
        let Ok(document) = roxmltree::Document::parse(&text) else {
            return;
        };
        for node in document.descendants().filter(|node| node.is_element()) {
            let mut look = outer.clone();
            let paint = |value: Option<&str>, own: Option<Colour>| match value {
                Some("none") => None,
                Some("currentColor") => outer.stroke,
                _ => own,
            };
            look.fill = paint(node.attribute("fill"), look.fill);
            look.stroke = paint(node.attribute("stroke"), look.stroke);
            look.is_even_odd |= node.attribute("fill-rule") == Some("evenodd");
            let number = |name: &str| node.attribute(name)?.parse::<f64>().ok();
            let width = number("stroke-width")
                .or(look.width)
                .map(|width| width * scale);
            look.width = None;
            if let Some(dashes) = node.attribute("stroke-dasharray") {
                let lengths = dashes
                    .split(' ')
                    .filter_map(|length| length.parse::<f64>().ok());
                look.dashes = lengths.map(|length| length * scale).collect();
            }
            if let Some(d) = node.attribute("d") {
                self.drawn(d, &look, width, place);
            } else if let (Some(x), Some(y), Some(r)) = (number("cx"), number("cy"), number("r")) {
                let circle = kurbo::Circle::new((x, y), r).to_path(0.01);
                self.path(&(place * circle), &look, width);
            }
        }
    }

    fn drawn(&mut self, d: &str, look: &Look, width: Option<f64>, place: Affine) {
        // Paths from the pen and from the sprite are always valid.
        if let Ok(path) = BezPath::from_svg(d) {
            self.path(&(place * path), look, width);
        }
    }

    fn path(&mut self, path: &BezPath, look: &Look, width: Option<f64>) {
        if path.elements().is_empty() || look.fill.is_none() && look.stroke.is_none() {
            return;
        }
        let mut options = Vec::new();
        if let Some(fill) = look.fill {
            options.push(format!("fill={}", self.colour(fill)));
            if fill.alpha < 1.0 {
                options.push(format!("fill opacity={}", hundredths(fill.alpha)));
            }
            if look.is_even_odd {
                options.push("even odd rule".to_owned());
            }
        }
        if let Some(stroke) = look.stroke {
            options.push(format!("draw={}", self.colour(stroke)));
            let width = look.width.or(width).unwrap_or(1.0) * self.scale;
            options.push(format!("line width={}bp", precise(width)));
            if look.has_round_ends {
                options.push("line cap=round".to_owned());
            }
            if look.has_round_corners {
                options.push("line join=round".to_owned());
            }
            if let [on, off] = look.dashes[..] {
                let [on, off] = [on, off].map(|length| precise(length * self.scale));
                options.push(format!("dash pattern=on {on}bp off {off}bp"));
            }
        }
        let _ = write!(self.body, "\\path[{}]", options.join(", "));
        for element in path.elements() {
            let _ = match *element {
                PathEl::MoveTo(to) => write!(self.body, "\n {}", at(to)),
                PathEl::LineTo(to) => write!(self.body, " -- {}", at(to)),
                PathEl::QuadTo(by, to) => {
                    write!(self.body, " .. controls {} .. {}", at(by), at(to))
                }
                PathEl::CurveTo(first, second, to) => {
                    write!(
                        self.body,
                        " .. controls {} and {} .. {}",
                        at(first),
                        at(second),
                        at(to)
                    )
                }
                PathEl::ClosePath => write!(self.body, " -- cycle"),
            };
        }
        self.body += ";\n";
    }

    fn words(&mut self, words: &Words) {
        let look = self.styles.look(&words.class, self.within);
        let point = Point::new(words.x, words.y);
        self.text(point, words.size, words.anchor, &look, &words.spans);
    }

    fn text(&mut self, point: Point, size: f64, anchor: Anchor, look: &Look, spans: &[Span]) {
        let Some(fill) = look.fill else { return };
        let anchor = match anchor {
            Anchor::Start => "base west",
            Anchor::Middle => "base",
            Anchor::End => "base east",
        };
        let colour = self.colour(fill);
        let (size, line) = (precise(size * self.scale), precise(size * self.scale * 1.2));
        let text: String = spans
            .iter()
            .map(|span| match span {
                Span::Plain(text) => escaped(text),
                Span::Strong(text) => format!("\\textbf{{{}}}", escaped(text)),
            })
            .collect();
        let _ = writeln!(
            self.body,
            "\\node[anchor={anchor}, inner sep=0pt, outer sep=0pt, text={colour}, font=\\sffamily\\fontsize{{{size}bp}}{{{line}bp}}\\selectfont] \
             at {} {{{text}}};",
            at(point)
        );
    }

    /// The name that the picture defines for a colour.
    fn colour(&mut self, colour: Colour) -> String {
        let [r, g, b] = colour.rgb;
        let name = format!("queens{r:02X}{g:02X}{b:02X}");
        self.colours.insert(name.clone(), colour.rgb);
        name
    }
}

/// A point of a path.
fn at(point: Point) -> String {
    format!("({},{})", hundredths(point.x), hundredths(point.y))
}

/// A length, rounded to the precision of a printer.
fn precise(length: f64) -> f64 {
    crate::rounded::thousandths(length)
}
