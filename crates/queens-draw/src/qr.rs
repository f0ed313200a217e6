//! A text as the smallest possible QR code, dark on light, with the quiet zone that scanners need.

use std::fmt::Write;

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// The quiet zone that scanners need, in modules.
const MARGIN: usize = 4;

/// A QR code. The unit is a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrPicture {
    /// The side length, including the margins.
    pub side: usize,
    /// The path of the dark modules.
    pub dark: String,
}

impl QrPicture {
    /// The maximum length of a text in bytes. A text of digits or capital letters may be longer.
    pub const MOST: usize = 2953;

    /// The code of a text. `None` if the text is too long.
    pub fn of(text: &str) -> Option<QrPicture> {
        // Level M tolerates the reflection of a lamp on a projection. A longer text needs level L.
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
                    // Writing to a string cannot fail.
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
        // A finder pattern is seven modules wide.
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
