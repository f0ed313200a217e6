//! Solutions drawn as the sheets draw them. Both take the row of each column.

use super::Border;

/// `Q` and `-`, row 0 at the top. The frame is the numbers of the columns above and of the rows on the
/// left, as in the example of sheet 000, §2.3.
pub(super) fn letters(border: Border, rows: &[u8]) -> String {
    let width = match border {
        Border::Framed => rows.len().saturating_sub(1).to_string().len(),
        Border::Bare => 1,
    };
    let line = |head: &str, cells: Vec<String>| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        match border {
            Border::Framed => format!("{head:>width$} {}", cells.join(" ")),
            Border::Bare => cells.join(" "),
        }
    };
    let numbers = (0..rows.len()).map(|column| column.to_string()).collect();
    let heading = (border == Border::Framed).then(|| line("", numbers));
    let drawn = (0..rows.len()).map(|row| {
        let cell = |&queen: &u8| if usize::from(queen) == row { "Q" } else { "-" }.to_owned();
        line(&row.to_string(), rows.iter().map(cell).collect())
    });
    let lines: Vec<_> = heading.into_iter().chain(drawn).collect();
    lines.join("\n")
}

/// One line per column with one place per row: `DD` for the queen, else a blank, as in the text of sheet 003.
/// The frame is bars and dashes below the number of the solution.
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
