//! The fonts of bitmap pictures, and the width of a text in them. The fonts are subsets of Noto Sans and, for the
//! characters that Noto Sans lacks, of Noto Sans Math.

use std::sync::LazyLock;

use ttf_parser::Face;

const REGULAR: &[u8] = include_bytes!("../fonts/NotoSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/NotoSans-Bold.ttf");
const SIGNS: &[u8] = include_bytes!("../fonts/NotoSansMath.ttf");

/// The contents of the font files.
pub const FONTS: [&[u8]; 3] = [REGULAR, BOLD, SIGNS];

static FACES: LazyLock<[Option<Face>; 3]> =
    LazyLock::new(|| FONTS.map(|font| Face::parse(font, 0).ok()));

/// The width of a text at font size 1.
pub(crate) fn width(text: &str, is_strong: bool) -> f64 {
    let [regular, bold, signs] = &*FACES;
    let own = if is_strong { bold } else { regular };
    let letters = text.chars().map(|letter| {
        let faces = [own, signs].into_iter().flatten();
        let advance = faces.filter_map(|face| {
            let glyph = face.glyph_index(letter)?;
            let advance = face.glyph_hor_advance(glyph)?;
            Some(f64::from(advance) / f64::from(face.units_per_em()))
        });
        advance.into_iter().next().unwrap_or(0.6)
    });
    letters.sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::letters_of_all_texts;

    #[test]
    fn bold_text_is_wider_and_a_sign_has_a_width() {
        let text = "Column c, row 4: attacked by b3";
        assert!(width(text, true) > width(text, false));
        let em = width("m", false);
        assert!((0.7..1.1).contains(&em), "{em}");
        assert!((0.4..0.8).contains(&width("≤", false)));
    }

    #[test]
    fn every_character_of_the_texts_is_in_the_fonts() {
        let letters = letters_of_all_texts();
        // No picture shows the texts with nⁿ.
        let missing = letters
            .iter()
            .filter(|&&letter| letter != 'ⁿ')
            .filter(|&&letter| {
                let mut faces = FACES.iter().flatten();
                !faces.any(|face| face.glyph_index(letter).is_some())
            });
        let missing: Vec<_> = missing.collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
