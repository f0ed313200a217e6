//! Large boards as files, and the parts of a file.

use roxmltree::Document;
use strum::VariantArray;

use super::*;
use crate::plate::Surroundings;

/// The elements of a file with this name and this attribute.
fn count(file: &str, name: &str, attribute: &str, value: &str) -> usize {
    let document = Document::parse(file).expect("XML");
    let all = document.descendants();
    let alike = all.filter(|it| it.has_tag_name(("http://www.w3.org/2000/svg", name)));
    alike
        .filter(|it| it.attribute(attribute) == Some(value))
        .count()
}

#[test]
fn a_large_board_is_points_and_its_squares_are_told_apart_where_they_have_room() {
    let rows: Vec<u16> = (0..100).map(|column| column * 7 % 100).collect();
    let surroundings = Surroundings::default();
    for (size, is_told) in [(720.0, true), (200.0, false)] {
        let plate = Plate::of_large(100, &rows, &surroundings, size);
        let file = svg(&plate, Theme::Dark, size);
        let styles = Styles::of(Theme::Dark);
        let dark = hexadecimal(styles.colour("--square-dark").expect("a token"));
        assert_eq!(count(&file, "path", "fill", &dark), usize::from(is_told));
        let queen = hexadecimal(styles.colour("--queen").expect("a token"));
        let document = Document::parse(&file).expect("XML");
        let queens = document
            .descendants()
            .find(|it| it.attribute("fill") == Some(&queen));
        let d = queens.and_then(|it| it.attribute("d")).expect("queens");
        assert_eq!(d.matches('M').count(), 100);
    }
}

#[test]
fn what_a_text_holds_is_escaped() {
    assert_eq!(escaped("a < b & \"c\""), "a &lt; b &amp; &quot;c&quot;");
}

#[test]
fn every_sign_has_its_symbol() {
    for icon in crate::Icon::VARIANTS {
        assert!(symbol(icon.into_str()).is_some(), "{icon:?}");
    }
}
