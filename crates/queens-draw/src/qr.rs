//! A text as a QR code, as small as it can be and dark on light, with the quiet margin that readers need.

use std::fmt::Write;

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// The margin that readers need, in modules.
const MARGIN: usize = 4;

/// A QR code, its unit a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrPicture {
    /// The length of a side with its margin.
    pub side: usize,
    /// The path of the dark modules.
    pub dark: String,
}

impl QrPicture {
    /// The most bytes of a text; letters and digits of few kinds take less room.
    pub const MOST: usize = 2953;

    /// The code of a text; none if the text is too long for one.
    pub fn of(text: &str) -> Option<QrPicture> {
        // What is seen from the last row may have a lamp in it; what is long needs all the room.
        let levels = [EcLevel::M, EcLevel::L].into_iter();
        let mut codes =
            levels.filter_map(|level| QrCode::with_error_correction_level(text, level).ok());
        let code = codes.next()?;
        let width = code.width();
        let colours = code.to_colors();
        let mut dark = String::new();
        for (y, row) in colours.chunks(width).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|one, other| one == other) {
                if run[0] == Color::Dark {
                    // A string takes all that is written.
                    let (left, top, long) = (x + MARGIN, y + MARGIN, run.len());
                    let _ = write!(dark, "M{left} {top}h{long}v1h-{long}z");
                }
                x += run.len();
            }
        }
        let side = width + 2 * MARGIN;
        Some(QrPicture { side, dark })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_eyes_and_a_margin() {
        let code = QrPicture::of("https://example.org/#the-first-section").expect("a code");
        // An eye is seven modules wide.
        let right = code.side - MARGIN - 7;
        for (x, y) in [(MARGIN, MARGIN), (right, MARGIN), (MARGIN, right)] {
            assert!(code.dark.contains(&format!("M{x} {y}h7v1h-7z")), "{x} {y}");
        }
        assert!(!code.dark.contains("M0 ") && !code.dark.contains(" 0h"));
    }

    #[test]
    fn the_longest_text_has_a_code_and_a_longer_one_none() {
        let text = |length| "&".repeat(length);
        assert!(QrPicture::of(&text(QrPicture::MOST)).is_some());
        assert_eq!(QrPicture::of(&text(QrPicture::MOST + 1)), None);
    }
}
