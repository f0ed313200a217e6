//! Draws solutions as in the sheets.

use super::Border;
use crate::board::{BoardSize, File, Rank, Square};

/// `Q` on the squares with a piece and `-` on the others, row 0 at the top. The frame has the column numbers above and
/// the row numbers on the left, as in the example of sheet 000, §2.3.
pub fn drawn(border: Border, size: BoardSize, squares: &[Square]) -> String {
    let width = match border {
        Border::Framed => (size.get().max(size.height()) - 1).to_string().len(),
        Border::Bare => 1,
    };
    let line = |head: &str, cells: Vec<String>| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        match border {
            Border::Framed => format!("{head:>width$} {}", cells.join(" ")),
            Border::Bare => cells.join(" "),
        }
    };
    let numbers = (0..size.get()).map(|column| column.to_string()).collect();
    let heading = (border == Border::Framed).then(|| line("", numbers));
    let rows = Rank::first(size.height()).map(|rank| {
        let is_taken = |file| squares.contains(&Square { file, rank });
        let cell = |file| if is_taken(file) { "Q" } else { "-" }.to_owned();
        let cells = File::first(size.get()).map(cell).collect();
        line(&rank.get().to_string(), cells)
    });
    let lines: Vec<_> = heading.into_iter().chain(rows).collect();
    lines.join("\n")
}

/// One line for each column, with one place for each row: `DD` for the queen and a blank for an empty square, as in
/// sheet 003. The frame is bars and dashes below the number of the solution.
pub(super) fn bars(border: Border, number: u64, rows: &[u8]) -> String {
    let cell = |is_queen| if is_queen { "DD" } else { " " };
    let lines = rows.iter().map(|&row| {
        let cells = (0..rows.len()).map(|place| cell(place == usize::from(row)));
        cells.collect::<String>()
    });
    match border {
        Border::Framed => {
            let dashes = "-".repeat(2 * rows.len() + 2);
            let lines: String = lines.map(|line| format!("|{line}|\n")).collect();
            format!("Solutia cu numarul{number}: \n{dashes}\n{lines}{dashes}")
        }
        Border::Bare => lines.collect::<Vec<_>>().join("\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn framed(rows: &[u8]) -> String {
        let size = BoardSize::new(rows.len() as i64).unwrap();
        let squares = (0..)
            .zip(rows)
            .map(|(file, &row)| Square::new(file, row).unwrap());
        drawn(Border::Framed, size, &squares.collect::<Vec<_>>())
    }

    #[test]
    fn five_queens_are_drawn_as_in_the_sheet() {
        let sheet = "  0 1 2 3 4\n0 - Q - - -\n1 - - - - Q\n2 - - Q - -\n3 Q - - - -\n4 - - - Q -";
        assert_eq!(framed(&[3, 0, 2, 4, 1]), sheet);
    }

    #[test]
    fn wide_boards_have_columns_of_equal_width() {
        let drawing = framed(&[0; 12]);
        let widths: Vec<_> = drawing.lines().map(str::len).collect();
        assert_eq!(widths, [2 + 12 * 3; 13]);
        assert!(drawing.lines().nth(1).unwrap().starts_with(" 0  Q  Q"));
    }
}
