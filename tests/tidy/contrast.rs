//! The contrast of numbers on squares with every possible background: at least 4.5:1, as WCAG 1.4.3 requires.

use crate::report;
use crate::repository::file;

const LEAST: f64 = 4.5;

/// The classes of numbers in board.css, with the tints that can be under them.
const NUMBERS: [(&str, &[&str]); 3] = [
    (
        "mark-number",
        &[
            "crossed",
            "sides",
            "required",
            "bad-square",
            "shade-1",
            "shade-2",
            "shade-3",
            "shade-4",
        ],
    ),
    ("mark-none", &["crossed"]),
    ("mark-degree", &[]),
];

/// Red, green and blue, from 0 to 1.
type Colour = [f64; 3];

/// The tokens and the rules of the board.
struct Sheets {
    tokens: String,
    board: String,
}

impl Sheets {
    /// The text after `before` in a rule of the board, up to one of `;,)}`.
    fn value(&self, class: &str, before: &str) -> &str {
        let rule = self.board.lines().find_map(|line| {
            let rule = line.strip_prefix('.')?.strip_prefix(class)?;
            rule.strip_prefix(" {")
        });
        let value = rule.and_then(|rule| rule.split_once(before));
        let (_, value) = value.unwrap_or_else(|| panic!("no {before} in .{class}"));
        let end = value.find([';', ',', ')', '}']).unwrap_or(value.len());
        value[..end].trim()
    }

    /// A colour token in the light theme (0) or in the dark theme (1).
    fn token(&self, name: &str, theme: usize) -> Colour {
        let (_, value) = self
            .tokens
            .split_once(&format!("--{name}: light-dark("))
            .unwrap_or_else(|| panic!("no --{name} in tokens.css"));
        let digits = value.split(", ").nth(theme).and_then(|it| it.get(1..7));
        let digits = digits.unwrap_or_else(|| panic!("--{name} is no pair of colours"));
        let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).map(f64::from);
        [0, 2, 4].map(|at| part(at).expect("hexadecimal digits") / 255.0)
    }

    /// The colour of a tint, and its opacity over the square.
    fn tint(&self, name: &str, theme: usize) -> (Colour, f64) {
        if name.starts_with("shade-") {
            let colour = self.value("mark-shade", "fill: var(--");
            let opacity = self.value(name, "fill-opacity: ");
            return (
                self.token(colour, theme),
                opacity.parse().expect("a number"),
            );
        }
        let class = format!("mark-{name}");
        let colour = self.value(&class, "color-mix(in srgb, var(--");
        let percent = self.value(&class, &format!("var(--{colour}) "));
        let percent: f64 = percent.trim_end_matches('%').parse().expect("a percentage");
        (self.token(colour, theme), percent / 100.0)
    }
}

/// The contrast ratio of two colours: lighter to darker relative luminance, each plus 0.05 for stray light.
fn contrast(one: Colour, other: Colour) -> f64 {
    let luminance = |colour: Colour| {
        let linear = colour.map(|part| {
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

#[test]
fn numbers_stand_out_from_their_squares() {
    let sheets = Sheets {
        tokens: file("web/styles/tokens.css").text,
        board: file("web/styles/board.css").text,
    };
    let mut findings = Vec::new();
    for (theme, theme_name) in ["light", "dark"].iter().enumerate() {
        for square_name in ["square-light", "square-dark"] {
            let square = sheets.token(square_name, theme);
            for (number, tints) in NUMBERS {
                let colour = sheets.token(sheets.value(number, "fill: var(--"), theme);
                let tinted = tints.iter().map(|tint| {
                    let (over, share) = sheets.tint(tint, theme);
                    let mixed = [0, 1, 2].map(|at| over[at] * share + square[at] * (1.0 - share));
                    (*tint, mixed)
                });
                for (tint, ground) in tinted.chain([("no tint", square)]) {
                    let found = contrast(colour, ground);
                    if found < LEAST {
                        findings.push(format!(
                            ".{number} on {square_name} with {tint}, {theme_name}: {found:.2}"
                        ));
                    }
                }
            }
        }
    }
    report("a number on a square has a contrast of 4.5", &findings);
}

/// The minimum contrast of a sign, as WCAG 1.4.11 requires.
const LEAST_OF_SIGNS: f64 = 3.0;

#[test]
fn signs_on_the_map_of_frames_stand_out() {
    let sheets = Sheets {
        tokens: file("web/styles/tokens.css").text,
        board: file("web/styles/proof.css").text,
    };
    let mut findings = Vec::new();
    for (theme, theme_name) in ["light", "dark"].iter().enumerate() {
        for rule in ["margins", "gains", "coverage", "prices", "deserted"] {
            let sign = sheets.value(&format!("sign-{rule}"), "stroke: var(--");
            let ground = sheets.value(&format!("rule-{rule}"), "fill: var(--");
            let found = contrast(sheets.token(sign, theme), sheets.token(ground, theme));
            if found < LEAST_OF_SIGNS {
                findings.push(format!(".sign-{rule}, {theme_name}: {found:.2}"));
            }
        }
    }
    report("a sign of the map has a contrast of 3", &findings);
}

#[test]
fn contrasts_are_those_of_the_recommendation() {
    let (black, white) = ([0.0; 3], [1.0; 3]);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(white, white) - 1.0).abs() < 1e-9);
    // The example of a grey that just passes on white, #767676.
    let grey = [f64::from(0x76) / 255.0; 3];
    assert!((contrast(grey, white) - 4.54).abs() < 0.01);
}
