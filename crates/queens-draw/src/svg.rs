//! Writes a plate as a self-contained SVG file. Each element has its colours as attributes.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::Span;
use crate::element::Element;
use crate::pen::short;
use crate::plate::Plate;
use crate::sprite::{Symbol, symbol};
use crate::style::{Anchor, Colour, Look, Styles, Theme};
use crate::words::{Words, below};

/// Writes a plate. `pixels` is the length of its longer side.
pub fn svg(plate: &Plate, theme: Theme, pixels: f64) -> String {
    let styles = Styles::of(theme);
    let mut writer = SvgWriter {
        styles: &styles,
        within: plate.within,
        out: String::new(),
        symbols: BTreeMap::new(),
    };
    writer.plate(plate);
    let (body, symbols) = (writer.out, writer.symbols);
    let (width, height) = (short(plate.width), short(plate.height));
    let scale = pixels / plate.width.max(plate.height);
    let [wide, high] = [plate.width, plate.height].map(|side| (side * scale).round());
    let fonts = escaped(Styles::fonts());
    let mut file = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"{fonts}\" role=\"img\">\n"
    );
    if !plate.title.is_empty() {
        let _ = writeln!(file, "<title>{}</title>", escaped(&plate.title));
    }
    if !symbols.is_empty() {
        file += "<defs>\n";
        for Symbol { name, content, .. } in symbols.values() {
            let _ = writeln!(file, "<g id=\"queens-{name}\">{content}</g>");
        }
        file += "</defs>\n";
    }
    file + &body + "</svg>\n"
}

struct SvgWriter<'a> {
    styles: &'a Styles,
    within: &'static str,
    out: String,
    symbols: BTreeMap<&'static str, Symbol>,
}

impl SvgWriter<'_> {
    fn plate(&mut self, plate: &Plate) {
        let (width, height) = (short(plate.width), short(plate.height));
        let paint = self.paint(&self.styles.look("plate-ground", ""), None);
        let _ = match plate.window {
            None => writeln!(
                self.out,
                "<rect width=\"{width}\" height=\"{height}\"{paint}/>"
            ),
            // A window may have any shape. Its sides are rounded to whole pixels, and the background fills them.
            Some(_) => {
                let [width, height] = [plate.width, plate.height].map(|side| short(side + 4.0));
                writeln!(
                    self.out,
                    "<rect x=\"-2\" y=\"-2\" width=\"{width}\" height=\"{height}\"{paint}/>"
                )
            }
        };
        let [x, y] = [plate.corner.0, plate.corner.1].map(short);
        let end = match plate.window {
            // Elements are clipped at the window.
            Some((width, height)) => {
                let [width, height] = [width, height].map(short);
                let _ = writeln!(
                    self.out,
                    "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\">"
                );
                "</svg>\n"
            }
            None => {
                let _ = writeln!(self.out, "<g transform=\"translate({x} {y})\">");
                "</g>\n"
            }
        };
        for element in &plate.board {
            self.element(element, None);
        }
        self.out += end;
        for element in &plate.around {
            self.element(element, None);
        }
        for words in &plate.words {
            self.words(words);
        }
    }

    fn element(&mut self, element: &Element, outer: Option<f64>) {
        match element {
            Element::Path { d, .. } if d.is_empty() => {}
            Element::Path { class, width, d } => {
                let look = self.styles.look_of(class, self.within);
                let paint = self.paint(&look, width.or(outer));
                let _ = writeln!(self.out, "<path d=\"{d}\"{paint}/>");
            }
            Element::Text {
                class,
                x,
                y,
                size,
                text,
            } => {
                let look = self.styles.look(class, self.within);
                let (x, y, height) = (short(*x), short(below(*y, *size)), short(*size));
                let paint = self.paint(&look, outer);
                let (anchor, weight) = (anchor(look.anchor), weight(look.weight));
                let text = escaped(text);
                let _ = writeln!(
                    self.out,
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"{height}\"{weight}{anchor}{paint}>{text}</text>"
                );
            }
            Element::Sign {
                class,
                symbol: reference,
                area,
            } => {
                let Some(symbol) = symbol(reference) else {
                    return;
                };
                self.symbols.insert(symbol.name, symbol);
                let look = self.styles.look_of(class, self.within);
                let paint = self.paint(&look, outer);
                let colour = look
                    .stroke
                    .map_or_else(String::new, |it| format!(" color=\"{}\"", hexadecimal(it)));
                let (x, y) = (short(area.x), short(area.y));
                let scale = crate::rounded::thousandths(area.width / symbol.side);
                let _ = writeln!(
                    self.out,
                    "<use href=\"#queens-{}\" transform=\"translate({x} {y}) scale({scale})\"{colour}{paint}/>",
                    symbol.name
                );
            }
            Element::Group {
                width, elements, ..
            } => {
                for element in elements {
                    self.element(element, width.or(outer));
                }
            }
            Element::Placed { at, elements } => {
                let [x, y] = [at.x, at.y].map(short);
                let _ = writeln!(self.out, "<g transform=\"translate({x} {y})\">");
                for element in elements {
                    self.element(element, outer);
                }
                self.out += "</g>\n";
            }
        }
    }

    fn words(&mut self, words: &Words) {
        let look = self.styles.look(&words.class, self.within);
        let paint = self.paint(&look, None);
        let [x, y, size] = [words.x, words.y, words.size].map(short);
        let anchor = anchor(words.anchor);
        let _ = write!(
            self.out,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{paint} xml:space=\"preserve\">"
        );
        for span in &words.spans {
            let _ = match span {
                Span::Plain(text) => write!(self.out, "{}", escaped(text)),
                Span::Strong(text) => {
                    write!(
                        self.out,
                        "<tspan font-weight=\"700\">{}</tspan>",
                        escaped(text)
                    )
                }
            };
        }
        self.out += "</text>\n";
    }

    /// The attributes of a style. `width` is the line width if the class does not set one.
    fn paint(&self, look: &Look, width: Option<f64>) -> String {
        let mut text = String::new();
        let mut colour = |name: &str, colour: Option<Colour>| {
            let _ = match colour {
                None => write!(text, " {name}=\"none\""),
                Some(colour) => write!(text, " {name}=\"{}\"", hexadecimal(colour)),
            };
            if let Some(colour) = colour.filter(|colour| colour.alpha < 1.0) {
                let _ = write!(text, " {name}-opacity=\"{}\"", short(colour.alpha));
            }
        };
        colour("fill", look.fill);
        if look.stroke.is_none() {
            return text
                + if look.is_even_odd {
                    " fill-rule=\"evenodd\""
                } else {
                    ""
                };
        }
        colour("stroke", look.stroke);
        if look.is_even_odd {
            text += " fill-rule=\"evenodd\"";
        }
        if let Some(width) = look.width.or(width) {
            let _ = write!(text, " stroke-width=\"{}\"", short(width));
        }
        if look.has_round_ends {
            text += " stroke-linecap=\"round\"";
        }
        if look.has_round_corners {
            text += " stroke-linejoin=\"round\"";
        }
        if look.is_outlined {
            text += " paint-order=\"stroke\"";
        }
        if !look.dashes.is_empty() {
            let dashes: Vec<_> = look.dashes.iter().map(f64::to_string).collect();
            let _ = write!(text, " stroke-dasharray=\"{}\"", dashes.join(" "));
        }
        text
    }
}

fn hexadecimal(colour: Colour) -> String {
    let [r, g, b] = colour.rgb;
    format!("#{r:02X}{g:02X}{b:02X}")
}

fn anchor(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    }
}

/// The weight of the font: the fonts have only two.
fn weight(weight: u16) -> &'static str {
    match weight {
        ..600 => "",
        _ => " font-weight=\"700\"",
    }
}

/// A text, escaped for XML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests;
