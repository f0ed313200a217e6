//! The styles of the classes of elements. They come from the style sheets of the page, so that each colour is defined
//! once.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

const TOKENS: &str = include_str!("../../../web/styles/tokens.css");
/// The sheets with the classes of elements; a later rule wins.
const SHEETS: [&str; 5] = [
    include_str!("../../../web/styles/board.css"),
    include_str!("../../../web/styles/large.css"),
    include_str!("../../../web/styles/explorer.css"),
    include_str!("../../../web/styles/tree.css"),
    include_str!("../plate.css"),
];

/// Light or dark.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Theme {
    Light,
    Dark,
}

/// A colour, and how opaque it is, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colour {
    pub rgb: [u8; 3],
    pub alpha: f64,
}

/// The alignment of a text at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The text begins at the point.
    Start,
    /// The text is centred on the point.
    Middle,
    /// The text ends at the point.
    End,
}

/// The style of an element.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    pub fill: Option<Colour>,
    pub stroke: Option<Colour>,
    /// The line width; `None` if the class does not set it.
    pub width: Option<f64>,
    /// The lengths of dashes and gaps. Empty for a solid line.
    pub dashes: Vec<f64>,
    pub has_round_ends: bool,
    pub has_round_corners: bool,
    pub is_even_odd: bool,
    /// The alignment of a text.
    pub anchor: Anchor,
    pub weight: u16,
    /// Whether the fill covers the inner half of the line.
    pub is_outlined: bool,
}

/// The styles of all classes in one theme.
pub struct Styles {
    colours: BTreeMap<&'static str, [u8; 3]>,
    rules: Vec<Rule>,
}

/// The declarations of a class.
struct Rule {
    class: &'static str,
    /// The class that must surround the element, such as `dense`. Empty if the rule applies everywhere.
    within: &'static str,
    declarations: Vec<(&'static str, &'static str)>,
}

impl Styles {
    pub fn of(theme: Theme) -> Styles {
        let tokens = rules(TOKENS);
        let tokens = tokens
            .into_iter()
            .filter(|(selector, _)| *selector == ":root");
        let tokens = tokens.flat_map(|(_, declarations)| declarations);
        let colours = tokens.filter_map(|(name, value)| {
            let (light, dark) = value
                .strip_prefix("light-dark(")?
                .strip_suffix(')')?
                .split_once(',')?;
            let value = match theme {
                Theme::Light => light,
                Theme::Dark => dark,
            };
            Some((name, hexadecimal(value.trim())?))
        });
        let classes = SHEETS.into_iter().flat_map(rules);
        let rules = classes.flat_map(|(selectors, declarations)| {
            let rule = move |selector: &'static str| {
                let selector = selector.trim();
                let (within, class) = match selector.split_once(' ') {
                    Some((within, class)) => (named(within)?, class),
                    None => ("", selector),
                };
                Some(Rule {
                    class: named(class)?,
                    within,
                    declarations: declarations.clone(),
                })
            };
            selectors.split(',').filter_map(rule).collect::<Vec<_>>()
        });
        Styles {
            colours: colours.collect(),
            rules: rules.collect(),
        }
    }

    /// The colour of this name in the tokens, such as `--queen`.
    pub fn colour(&self, name: &str) -> Option<Colour> {
        let rgb = *self.colours.get(name)?;
        Some(Colour { rgb, alpha: 1.0 })
    }

    /// All colours defined in the tokens.
    pub fn colours(&self) -> impl Iterator<Item = (&'static str, [u8; 3])> {
        self.colours.iter().map(|(&name, &rgb)| (name, rgb))
    }

    /// The fonts of text, in the order of choice.
    pub fn fonts() -> &'static str {
        let all = rules(TOKENS)
            .into_iter()
            .flat_map(|(_, declarations)| declarations);
        let mut fonts = all.filter(|(name, _)| *name == "--font");
        fonts.next().map_or("sans-serif", |(_, fonts)| fonts)
    }

    /// A colour that a class defines as a custom property, such as `--tint`.
    fn own_colour(&self, class: &str, name: &str) -> Option<Colour> {
        let mut own = self.declarations(class, "");
        let (_, value) = own.find(|(property, _)| *property == name)?;
        self.paint(value)
    }

    /// The style of an element with these classes. `within` is the class around it, or empty.
    pub fn look(&self, classes: &str, within: &str) -> Look {
        let mut look = Look {
            fill: Some(Colour {
                rgb: [0; 3],
                alpha: 1.0,
            }),
            stroke: None,
            width: None,
            dashes: Vec::new(),
            has_round_ends: false,
            has_round_corners: false,
            is_even_odd: false,
            anchor: Anchor::Start,
            weight: 400,
            is_outlined: false,
        };
        let (mut opacity, mut line_opacity) = (1.0, 1.0);
        for (property, value) in self.declarations(classes, within) {
            let number = || value.parse::<f64>().ok();
            match property {
                "fill" => look.fill = self.paint(value),
                "stroke" => look.stroke = self.paint(value),
                "fill-opacity" => opacity = number().unwrap_or(1.0),
                "stroke-opacity" => line_opacity = number().unwrap_or(1.0),
                "fill-rule" => look.is_even_odd = value == "evenodd",
                "stroke-width" => look.width = number(),
                "stroke-linecap" => look.has_round_ends = value == "round",
                "stroke-linejoin" => look.has_round_corners = value == "round",
                "stroke-dasharray" => {
                    let lengths = value.split(' ').filter_map(|length| length.parse().ok());
                    look.dashes = lengths.collect();
                }
                "text-anchor" => {
                    look.anchor = match value {
                        "middle" => Anchor::Middle,
                        "end" => Anchor::End,
                        _ => Anchor::Start,
                    };
                }
                "font-weight" => look.weight = value.parse().unwrap_or(400),
                "font" => {
                    let weight = value.split(' ').next();
                    look.weight = weight.and_then(|it| it.parse().ok()).unwrap_or(400);
                }
                "paint-order" => look.is_outlined = value == "stroke",
                _ => {}
            }
        }
        if let Some(fill) = &mut look.fill {
            fill.alpha *= opacity;
        }
        if let Some(stroke) = &mut look.stroke {
            stroke.alpha *= line_opacity;
        }
        look
    }

    /// The style of an element. The icon of a caption and its background have the colours of the caption's kind.
    pub(crate) fn look_of(&self, classes: &str, within: &str) -> Look {
        let mut look = self.look(classes, within);
        if let Some(kind) = classes.strip_prefix("plate-badge ") {
            look.fill = self.own_colour(kind, "--tint");
        } else if let Some(kind) = classes.strip_prefix("plate-sign ") {
            look.stroke = self.own_colour(kind, "--colour");
        }
        look
    }

    /// The declarations of these classes, in the order of the sheets.
    fn declarations(
        &self,
        classes: &str,
        within: &str,
    ) -> impl Iterator<Item = (&'static str, &'static str)> {
        let applies = move |rule: &&Rule| {
            (rule.within.is_empty() || rule.within == within)
                && classes.split_ascii_whitespace().any(|it| it == rule.class)
        };
        let rules = self.rules.iter().filter(applies);
        rules.flat_map(|rule| rule.declarations.iter().copied())
    }

    /// Reads a paint: `none`, a token's colour, or a partly transparent token's colour.
    fn paint(&self, value: &str) -> Option<Colour> {
        let named =
            |value: &str| self.colour(value.trim().strip_prefix("var(")?.strip_suffix(')')?);
        let Some(mixed) = value.strip_prefix("color-mix(in srgb,") else {
            return named(value);
        };
        let (colour, part) = mixed
            .strip_suffix(", transparent)")?
            .trim()
            .split_once(' ')?;
        let part: f64 = part.strip_suffix('%')?.parse().ok()?;
        let alpha = part / 100.0;
        named(colour).map(|colour| Colour { alpha, ..colour })
    }
}

/// The name of the class if the selector is a single class.
fn named(selector: &'static str) -> Option<&'static str> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let class = selector.strip_prefix('.')?;
    class.chars().all(is_name).then_some(class)
}

/// The selectors and declarations of a sheet, without the rules inside at-rules.
fn rules(sheet: &'static str) -> Vec<(&'static str, Vec<(&'static str, &'static str)>)> {
    let mut found = Vec::new();
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once('{') {
        let end = end_of_block(after);
        let (body, next) = (&after[..end], after.get(end + 1..).unwrap_or_default());
        let selector = before.rsplit_once("*/").map_or(before, |(_, it)| it);
        let selector = selector
            .rsplit_once(';')
            .map_or(selector, |(_, it)| it)
            .trim();
        if !selector.starts_with('@') {
            found.push((selector, declarations(body)));
        }
        rest = next;
    }
    found
}

/// The end of a block, in the text after its opening brace.
fn end_of_block(text: &str) -> usize {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn declarations(body: &'static str) -> Vec<(&'static str, &'static str)> {
    let each = body.split(';').filter_map(|declaration| {
        let declaration = declaration
            .rsplit_once("*/")
            .map_or(declaration, |(_, it)| it);
        let (name, value) = declaration.split_once(':')?;
        Some((name.trim(), value.trim()))
    });
    each.collect()
}

/// A colour as `#RRGGBB`.
fn hexadecimal(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    let [_, rgb @ ..] = number.to_be_bytes();
    Some(rgb)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_that_of_its_token_in_the_theme() {
        let [light, dark] = [Theme::Light, Theme::Dark].map(Styles::of);
        let written = |styles: &Styles, name: &str| {
            let [r, g, b] = styles.colour(name).expect("a token").rgb;
            format!("#{r:02X}{g:02X}{b:02X}")
        };
        for name in ["--square-light", "--queen", "--page", "--solution"] {
            let pair = format!(
                "{name}: light-dark({}, {});",
                written(&light, name),
                written(&dark, name)
            );
            assert!(TOKENS.contains(&pair), "{pair}");
        }
        assert_eq!(light.colour("--nothing"), None);
        // Every colour of the tokens, except veils and shadows, which pictures do not use.
        let tokens = TOKENS.matches(": light-dark(#").count();
        assert_eq!(light.colours().count(), tokens);
    }

    #[test]
    fn a_look_is_that_of_the_classes_together() {
        let styles = Styles::of(Theme::Light);
        let place = styles.look("mark mark-place is-now animate-place", "");
        assert_eq!((place.fill, place.stroke), (None, styles.colour("--place")));
        assert!(place.has_round_ends && !place.has_round_corners);
        let bad = styles.look("mark mark-bad-square", "");
        assert_eq!(bad.fill.map(|fill| fill.alpha), Some(0.12));
        assert_eq!(bad.dashes, [7.0, 6.0]);
        assert_eq!(
            styles.look("mark mark-bad-square", "dense").dashes,
            [3.5, 3.0]
        );
        let shade = styles.look("mark-shade shade-3", "").fill;
        assert_eq!(shade.map(|fill| fill.alpha), Some(0.3));
        let number = styles.look("mark-number mark-degree", "");
        assert_eq!((number.weight, number.anchor), (700, Anchor::Middle));
        assert!(styles.look("mark-index", "").is_outlined);
    }

    #[test]
    fn a_look_is_that_within_what_the_element_lies_in() {
        let styles = Styles::of(Theme::Dark);
        let [alone, tree, dense] =
            ["", "tree-frame", "is-dense"].map(|within| styles.look("look-edge", within).width);
        assert_eq!((alone, tree, dense), (Some(1.25), Some(1.0), Some(0.75)));
        let dots = styles.look("look-edge path-dots", "is-dense");
        assert_eq!(dots.stroke.map(|stroke| stroke.alpha), Some(0.45));
        assert!(dots.dashes.is_empty());
        let name = styles.look("path-name", "");
        assert_eq!((name.weight, name.anchor), (650, Anchor::Middle));
        let border = styles.look("tree-border", "tree-frame").fill;
        assert_eq!(border.map(|fill| fill.alpha), Some(0.12));
    }

    #[test]
    fn the_fonts_are_those_of_the_page() {
        assert!(Styles::fonts().contains("\"Noto Sans\""));
    }
}
