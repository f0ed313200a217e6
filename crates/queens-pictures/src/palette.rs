//! The palette that all frames of an animation share: the theme's colours, and blends of them for smooth edges.

use queens_draw::Theme;
use queens_draw::style::Styles;
use std::collections::HashMap;

/// Colour tokens of a ground and of the inks drawn on it. The palette contains blends of both for edges.
const PAIRS: [(&str, &[&str]); 4] = [
    ("--square-light", PIECES),
    ("--square-dark", PIECES),
    (
        "--page",
        &[
            "--text-2",
            "--text",
            "--ink",
            "--solution",
            "--board-edge",
            "--line",
            "--conflict",
        ],
    ),
    ("--panel", &["--text", "--line"]),
];

const PIECES: &[&str] = &[
    "--queen",
    "--place",
    "--conflict",
    "--backtrack",
    "--dot",
    "--solution",
    "--fixed",
    "--degree",
    "--board-edge",
];

/// Translucent colours over squares, with their opacities: shades of values, rejected squares, marked squares and the
/// lines of a frame.
const VEILS: [(&str, &[f64]); 4] = [
    ("--heat", &[0.1, 0.2, 0.3, 0.4]),
    ("--conflict", &[0.12]),
    ("--dot", &[0.24, 0.2]),
    ("--place", &[0.16]),
];

/// The kinds of caption signs. Each sign is drawn on its tint.
const KINDS: [&str; 6] = ["place", "conflict", "backtrack", "dot", "solution", "fixed"];

/// The shares of ink in the colours of an edge.
const EDGES: [f64; 4] = [0.2, 0.4, 0.6, 0.8];
const FEW_EDGES: [f64; 2] = [0.33, 0.66];

/// A set of colours, with a cache that maps any colour to the nearest one.
pub(crate) struct Palette {
    colours: Vec<[u8; 3]>,
    nearest: HashMap<[u8; 3], u8>,
}

impl Palette {
    /// The index for a pixel that keeps the colour of the previous frame.
    pub(crate) const UNCHANGED: u8 = 255;

    pub(crate) fn of(theme: Theme) -> Palette {
        Palette {
            colours: Palette::colours_of(theme),
            nearest: HashMap::new(),
        }
    }

    /// The distinct colours of a theme. Their number does not exceed the number of indices.
    fn colours_of(theme: Theme) -> Vec<[u8; 3]> {
        let styles = Styles::of(theme);
        let colour = |name: &str| styles.colour(name).map(|it| it.rgb);
        let mut colours = Vec::new();
        let between = |colours: &mut Vec<[u8; 3]>, ground, ink, edges: &[f64]| {
            colours.push(ground);
            colours.push(ink);
            colours.extend(edges.iter().map(|&part| mixed(ground, ink, part)));
        };
        for (ground, inks) in PAIRS {
            for ink in inks.iter().copied() {
                if let (Some(ground), Some(ink)) = (colour(ground), colour(ink)) {
                    between(&mut colours, ground, ink, &EDGES);
                }
            }
        }
        for square in ["--square-light", "--square-dark"]
            .into_iter()
            .filter_map(colour)
        {
            for (veil, parts) in VEILS {
                let Some(veil) = colour(veil) else { continue };
                for &part in parts {
                    let ground = mixed(square, veil, part);
                    let ink = colour("--queen").unwrap_or(veil);
                    between(&mut colours, ground, ink, &FEW_EDGES);
                }
            }
        }
        for kind in KINDS {
            let names = [format!("--{kind}-tint"), format!("--{kind}")];
            if let [Some(tint), Some(ink)] = names.map(|name| colour(&name)) {
                between(&mut colours, tint, ink, &FEW_EDGES);
            }
        }
        if let (Some(ground), Some(ink)) = (colour("--ink"), colour("--on-ink")) {
            between(&mut colours, ground, ink, &FEW_EDGES);
        }
        let mut seen = HashMap::new();
        colours.retain(|&colour| seen.insert(colour, ()).is_none());
        colours
    }

    /// The red, green and blue of each colour, padded to 256 colours. The last one belongs to `UNCHANGED`.
    pub(crate) fn rgb(&self) -> Vec<u8> {
        let mut rgb = self.colours.concat();
        rgb.resize(3 * 256, 0);
        rgb
    }

    /// The index of the nearest colour for each pixel.
    pub(crate) fn indices(&mut self, rgba: &[u8]) -> Vec<u8> {
        let (mut last, mut at) = ([0; 3], None);
        let pixels = rgba.as_chunks::<4>().0.iter();
        let indices = pixels.map(|&[red, green, blue, _]| {
            let pixel = [red, green, blue];
            match at {
                Some(index) if pixel == last => index,
                _ => {
                    let index = self.index(pixel);
                    (last, at) = (pixel, Some(index));
                    index
                }
            }
        });
        indices.collect()
    }

    fn index(&mut self, pixel: [u8; 3]) -> u8 {
        *self.nearest.entry(pixel).or_insert_with(|| {
            let distance = |colour: &[u8; 3]| -> i32 {
                let by = |at: usize| i32::from(colour[at]) - i32::from(pixel[at]);
                (0..3).map(|at| by(at).pow(2)).sum()
            };
            let nearest = (0..Palette::UNCHANGED)
                .zip(&self.colours)
                .min_by_key(|(_, colour)| distance(colour));
            nearest.map_or(0, |(index, _)| index)
        })
    }
}

/// A blend of ground and ink. `part` is the share of ink, from 0 to 1.
fn mixed(ground: [u8; 3], ink: [u8; 3], part: f64) -> [u8; 3] {
    std::array::from_fn(|at| {
        let (ground, ink) = (f64::from(ground[at]), f64::from(ink[at]));
        (ground + (ink - ground) * part).round() as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_palette_holds_the_colours_of_boards_as_they_are() {
        for theme in [Theme::Light, Theme::Dark] {
            let mut palette = Palette::of(theme);
            // Any further colour would have no index.
            let most = usize::from(Palette::UNCHANGED);
            let there = palette.colours.len();
            assert!((150..=most).contains(&there), "{there} colours");
            let styles = Styles::of(theme);
            for name in [
                "--square-light",
                "--square-dark",
                "--queen",
                "--page",
                "--panel",
                "--conflict",
                "--fixed-tint",
            ] {
                let rgb = styles.colour(name).expect("a token").rgb;
                let index = palette.indices(&[rgb[0], rgb[1], rgb[2], 255])[0];
                assert_eq!(palette.colours[usize::from(index)], rgb, "{name}");
            }
            assert_eq!(palette.rgb().len(), 768);
        }
    }
}
