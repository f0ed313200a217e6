//! A solution drawn as in sheet 000, §2.3: `Q` and `-`, columns and rows from 0, row 0 at the top.

use queens_core::{BoardSize, File, Rank, Square};

/// The board with a piece on each of these squares, one line a row, each with its line end.
pub(crate) fn board(size: BoardSize, squares: &[Square]) -> String {
    let last = size.get().max(size.height()) - 1;
    let width = last.to_string().len();
    let mut drawing = " ".repeat(width);
    let cell = |drawing: &mut String, text: &str| drawing.push_str(&format!(" {text:>width$}"));
    for column in 0..size.get() {
        cell(&mut drawing, &column.to_string());
    }
    drawing.push('\n');
    for rank in Rank::first(size.height()) {
        drawing.push_str(&format!("{:>width$}", rank.get()));
        for file in File::first(size.get()) {
            let is_occupied = squares.contains(&Square { file, rank });
            cell(&mut drawing, if is_occupied { "Q" } else { "-" });
        }
        drawing.push('\n');
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(rows: &[u8]) -> String {
        let size = BoardSize::new(rows.len() as i64).unwrap();
        let squares = (0..)
            .zip(rows)
            .map(|(file, &row)| Square::new(file, row).unwrap());
        board(size, &squares.collect::<Vec<_>>())
    }

    #[test]
    fn five_queens_are_drawn_as_in_the_sheet() {
        let sheet =
            "  0 1 2 3 4\n0 - Q - - -\n1 - - - - Q\n2 - - Q - -\n3 Q - - - -\n4 - - - Q -\n";
        assert_eq!(drawn(&[3, 0, 2, 4, 1]), sheet);
    }

    #[test]
    fn wide_boards_have_columns_of_equal_width() {
        let drawing = drawn(&[0; 12]);
        let widths: Vec<_> = drawing.lines().map(str::len).collect();
        assert_eq!(widths, [2 + 12 * 3; 13]);
        assert!(drawing.lines().nth(1).unwrap().starts_with(" 0  Q  Q"));
    }
}
