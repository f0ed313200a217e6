//! Tests of boards as text.

mod svg;
mod tikz;

use queens_core::BoardSize;

use super::*;

#[test]
fn a_board_is_written_with_the_names_of_its_lines() {
    let size = BoardSize::new(11).expect("a size");
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let picture = Picture::with_queens(size, &[square("a1"), square("k11")]);
    let text = of_squares(&picture);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "11 · · · · · · · · · · Q");
    assert_eq!(lines[10], " 1 Q · · · · · · · · · ·");
    assert_eq!(lines[11], "   a b c d e f g h i j k");
}

#[test]
fn a_tour_is_written_by_the_numbers_of_visits() {
    let size = BoardSize::new(4).expect("a size");
    let mut picture = Picture::blank(size);
    picture.is_tour = true;
    let squares = ["a1", "b3", "d4"].map(|name| name.parse::<Square>().expect("a square"));
    picture.stand(&squares, 1);
    assert_eq!(
        of_squares(&picture),
        "4 · · · 3\n3 · 2 · ·\n2 · · · ·\n1 1 · · ·\n  a b c d\n"
    );
}
