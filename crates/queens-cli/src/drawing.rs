//! A solution drawn as in sheet 000, §2.3: `Q` and `-`, columns and rows from 0, row 0 at the top.

/// The board with a queen in this row of each column; one line a row, each ended.
pub(crate) fn board(rows: &[u8]) -> String {
    let last = rows.len().saturating_sub(1);
    let width = last.to_string().len();
    let mut drawing = " ".repeat(width);
    let cell = |drawing: &mut String, text: &str| drawing.push_str(&format!(" {text:>width$}"));
    for column in 0..rows.len() {
        cell(&mut drawing, &column.to_string());
    }
    drawing.push('\n');
    for row in 0..rows.len() {
        drawing.push_str(&format!("{row:>width$}"));
        for &queen in rows {
            cell(
                &mut drawing,
                if usize::from(queen) == row { "Q" } else { "-" },
            );
        }
        drawing.push('\n');
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_queens_are_drawn_as_in_the_sheet() {
        let sheet =
            "  0 1 2 3 4\n0 - Q - - -\n1 - - - - Q\n2 - - Q - -\n3 Q - - - -\n4 - - - Q -\n";
        assert_eq!(board(&[3, 0, 2, 4, 1]), sheet);
    }

    #[test]
    fn wide_boards_keep_their_columns() {
        let drawing = board(&[0; 12]);
        let widths: Vec<_> = drawing.lines().map(str::len).collect();
        assert_eq!(widths, [2 + 12 * 3; 13]);
        assert!(drawing.lines().nth(1).unwrap().starts_with(" 0  Q  Q"));
    }
}
