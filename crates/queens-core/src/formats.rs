//! Solutions as text in the forms of the sheets. This module writes them, and [`read`] reads them. Numbers follow the
//! algorithm's axis. A search through the files prints the row of each column; a search through the ranks prints the
//! column of each row. Drawings follow their sheets for every algorithm.

pub mod read;

use std::fmt::Write;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Axis, BoardSize, File, Placement, Rank, Square};
use crate::text::joined;

/// The number of the first row or column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Base {
    /// Rows and columns count from 0.
    Zero,
    /// Rows and columns count from 1.
    One,
}

/// Whether a drawing has a border around the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Border {
    /// With numbers or lines around the board, as in the sheets.
    Framed,
    /// Without a border.
    Bare,
}

/// A form in which a solution is printed. The descriptions begin with an example. “From 0” means that rows and columns
/// count from 0.
///
/// ```
/// use queens_core::Axis;
/// use queens_core::formats::{Base, Form};
///
/// let rows = [1, 3, 0, 2];
/// assert_eq!(Form::Digits(Base::One).write(Axis::Files, 1, &rows), "2413");
/// assert_eq!(Form::List.write(Axis::Files, 1, &rows), "[1, 3, 0, 2]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Form {
    /// `Sol #  1: [0 4 7 5 2 6 1 3 ]`, from 0: sheet 000's `afficherSolutions`.
    Numbered,
    /// `04752613`, from 0, or `15863724`, from 1: sheet 001.
    Digits(Base),
    /// `Q` and `-`, row 0 at the top. The border shows the column and row numbers. `dessinerEchiquier` of sheet 000
    /// prints this form.
    Letters(Border),
    /// `DD` for a queen, one line for each column. The border consists of bars and dashes. `tipar` of sheet 003 prints
    /// this form.
    Bars(Border),
    /// `[1, 3, 0, 2]`, from 0: sheet 002.
    List,
    /// `[[1, 3, 0, 2], [2, 0, 3, 1]]`, from 0, one solution on each line: the whole output of sheet 002.
    Lists,
    /// `0 4 7 5 2 6 1 3`: the numbers, with spaces between them.
    Plain(Base),
    /// `[0 4 7 5 2 6 1 3 ]`, from 0: a list of sheet 000.
    Spaced,
    /// `[0,4,7,5,2,6,1,3]`, from 0: sheet 004.
    Compact,
    /// `Solution issue de (0,0)`, then `[(0,0) (1,4) …]`: the start, then the queens in order of placement. Columns and
    /// rows count from 0. `test_heuristiq` of sheet 000 prints this form.
    Pairs,
    /// `[0, 17, 32, …]`: the numbers of the squares in visiting order, as in sheet 004.
    Tour,
    /// `a1, b5, c8`: the squares by file, then by rank.
    Squares,
}

impl Base {
    /// The number of the first row or column.
    pub const fn first(self) -> u8 {
        match self {
            Base::Zero => 0,
            Base::One => 1,
        }
    }
}

impl Form {
    /// The forms in which the page exports placements, in the order of its list. The other forms are printed only by
    /// certain algorithms.
    pub const ALL: [Form; 11] = [
        Form::Numbered,
        Form::Digits(Base::Zero),
        Form::Digits(Base::One),
        Form::Letters(Border::Framed),
        Form::Letters(Border::Bare),
        Form::Bars(Border::Framed),
        Form::Bars(Border::Bare),
        Form::List,
        Form::Lists,
        Form::Plain(Base::Zero),
        Form::Plain(Base::One),
    ];

    /// The name of the form in the page's lists and in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Numbered => "sol",
            Form::Digits(Base::Zero) => "digits-0",
            Form::Digits(Base::One) => "digits-1",
            Form::Letters(Border::Framed) => "board-framed",
            Form::Letters(Border::Bare) => "board",
            Form::Bars(Border::Framed) => "bars-framed",
            Form::Bars(Border::Bare) => "bars",
            Form::List => "list",
            Form::Lists => "lists",
            Form::Plain(Base::Zero) => "numbers-0",
            Form::Plain(Base::One) => "numbers-1",
            Form::Spaced => "spaced",
            Form::Compact => "compact",
            Form::Pairs => "pairs",
            Form::Tour => "tour",
            Form::Squares => "squares",
        }
    }

    /// The form with this name. `None` if no form in [`Form::ALL`] has this name.
    ///
    /// ```
    /// use queens_core::formats::Form;
    ///
    /// assert!(Form::ALL.iter().all(|&form| Form::from_name(form.name()) == Some(form)));
    /// assert_eq!(Form::from_name("braille"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Whether rows and columns count from 0 or from 1 in this form. [`Base::Zero`] for drawings.
    pub const fn base(self) -> Base {
        match self {
            Form::Digits(base) | Form::Plain(base) => base,
            Form::Squares => Base::One,
            _ => Base::Zero,
        }
    }

    /// Writes one solution, without a line break at the end. `rows` is the row of each column, from 0. `number` is the
    /// position of the solution in the order found, from 1.
    ///
    /// # Panics
    ///
    /// A row of 32 or more can panic in debug builds.
    pub fn write(self, axis: Axis, number: u64, rows: &[u8]) -> String {
        let numbers = numbers(axis, self.base(), rows);
        match self {
            Form::Numbered => {
                let numbers: String = numbers.iter().map(|number| format!("{number} ")).collect();
                format!("Sol #{number:3}: [{numbers}]")
            }
            // Numbers above 9 are the characters after `9`, as in the sheet's `chr(48 + x)`.
            Form::Digits(_) => numbers
                .iter()
                .map(|&number| char::from(b'0' + number))
                .collect(),
            Form::Bars(border) => bars(border, number, rows),
            Form::List => format!("[{}]", joined(&numbers, ", ")),
            Form::Lists => format!("[[{}]]", joined(&numbers, ", ")),
            Form::Plain(_) => joined(&numbers, " "),
            Form::Spaced => {
                let numbers: String = numbers.iter().map(|number| format!("{number} ")).collect();
                format!("[{numbers}]")
            }
            Form::Compact => format!("[{}]", joined(&numbers, ",")),
            Form::Letters(_) | Form::Pairs | Form::Tour | Form::Squares => {
                let squares = (0..).zip(rows).map(|(file, &row)| Square::at(file, row));
                let size = BoardSize::new(rows.len() as i64);
                size.map_or_else(
                    |_| String::new(),
                    |size| self.write_squares(size, &squares.collect::<Vec<_>>()),
                )
            }
        }
    }

    /// Writes one solution, given as its squares in the order of placement. `number` is its position in the order
    /// found, from 1. Empty if the form needs a placement and the squares are not a placement.
    pub(crate) fn write_solution(
        self,
        axis: Axis,
        number: u64,
        size: BoardSize,
        squares: &[Square],
    ) -> String {
        match self {
            Form::Pairs | Form::Tour | Form::Squares => self.write_squares(size, squares),
            _ => {
                let placement = Placement::new(size, squares);
                placement.map_or_else(
                    |_| String::new(),
                    |placement| self.write(axis, number, placement.rows()),
                )
            }
        }
    }

    /// Writes one solution as a drawing with [`Form::Letters`], or as pairs, a tour or names of squares.
    fn write_squares(self, size: BoardSize, squares: &[Square]) -> String {
        match self {
            Form::Letters(border) => drawn(border, size, squares),
            Form::Pairs => {
                let pair =
                    |square: &Square| format!("({},{})", square.file.get(), square.rank.get());
                let start = squares.first().map(pair).unwrap_or_default();
                let pairs: String = squares.iter().map(|square| pair(square) + " ").collect();
                format!("Solution issue de {start}\n[{pairs}]")
            }
            Form::Tour => {
                let numbers = squares.iter().map(|&square| size.number(square));
                format!("[{}]", joined(numbers, ", "))
            }
            _ => joined(Axis::Files.ordered(squares), ", "),
        }
    }

    /// Writes several solutions, numbered from 1. Each solution is the row of each column, from 0. Every line ends with
    /// a line break.
    ///
    /// ```
    /// use queens_core::Axis;
    /// use queens_core::formats::Form;
    ///
    /// let solutions: [&[u8]; 2] = [&[1, 3, 0, 2], &[2, 0, 3, 1]];
    /// let text = Form::Numbered.write_all(Axis::Files, solutions.into_iter());
    /// assert_eq!(text, "Sol #  1: [1 3 0 2 ]\nSol #  2: [2 0 3 1 ]\n");
    /// ```
    ///
    /// # Panics
    ///
    /// A row of 32 or more can panic in debug builds.
    pub fn write_all<'a>(self, axis: Axis, solutions: impl Iterator<Item = &'a [u8]>) -> String {
        let mut text = String::new();
        for (number, rows) in (1..).zip(solutions) {
            // Writing to a string cannot fail.
            let _ = match self {
                Form::Lists => {
                    let opening = if number == 1 { "[" } else { ",\n " };
                    write!(text, "{opening}{}", Form::List.write(axis, number, rows))
                }
                Form::Letters(_) => writeln!(text, "{}\n", self.write(axis, number, rows)),
                Form::Bars(Border::Bare) => writeln!(text, "{}\n", self.write(axis, number, rows)),
                _ => writeln!(text, "{}", self.write(axis, number, rows)),
            };
        }
        if self == Form::Lists {
            text.push_str(if text.is_empty() { "[]\n" } else { "]\n" });
        }
        text
    }
}

/// The numbers of a solution: the row of each column or the column of each row, counted from `base`. `rows` is the row
/// of each column, from 0.
///
/// ```
/// use queens_core::Axis;
/// use queens_core::formats::{Base, numbers};
///
/// assert_eq!(numbers(Axis::Files, Base::One, &[2, 0, 1]), [3, 1, 2]);
/// assert_eq!(numbers(Axis::Ranks, Base::One, &[2, 0, 1]), [2, 3, 1]);
/// ```
pub fn numbers(axis: Axis, base: Base, rows: &[u8]) -> Vec<u8> {
    let mut numbers = vec![base.first(); rows.len()];
    for (column, &row) in (0..).zip(rows) {
        let (line, place) = match axis {
            Axis::Files => (column, row),
            Axis::Ranks => (row, column),
        };
        if let Some(number) = numbers.get_mut(usize::from(line)) {
            *number += place;
        }
    }
    numbers
}

/// A drawing with `Q` on the squares with a piece and `-` on the other squares, row 0 at the top. The border has the
/// column numbers above and the row numbers on the left, as in the example of sheet 000, §2.3.
///
/// ```
/// use queens_core::BoardSize;
/// use queens_core::formats::{Border, drawn};
///
/// let queens = ["b1".parse()?, "a3".parse()?];
/// assert_eq!(drawn(Border::Bare, BoardSize::new(3)?, &queens), "- Q -\n- - -\nQ - -");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn drawn(border: Border, size: BoardSize, squares: &[Square]) -> String {
    let width = match border {
        Border::Framed => (size.files().max(size.ranks()) - 1).to_string().len(),
        Border::Bare => 1,
    };
    let line = |head: &str, cells: Vec<String>| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        match border {
            Border::Framed => format!("{head:>width$} {}", cells.join(" ")),
            Border::Bare => cells.join(" "),
        }
    };
    let numbers = (0..size.files()).map(|column| column.to_string()).collect();
    let heading = (border == Border::Framed).then(|| line("", numbers));
    let rows = Rank::first(size.ranks()).map(|rank| {
        let is_taken = |file| squares.contains(&Square { file, rank });
        let cell = |file| if is_taken(file) { "Q" } else { "-" }.to_owned();
        let cells = File::first(size.files()).map(cell).collect();
        line(&rank.get().to_string(), cells)
    });
    let lines: Vec<_> = heading.into_iter().chain(rows).collect();
    lines.join("\n")
}

/// A drawing as in sheet 003, with one line for each column. The line has `DD` for the queen and a blank for each empty
/// square. The border consists of bars and dashes below the number of the solution.
fn bars(border: Border, number: u64, rows: &[u8]) -> String {
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

    fn bordered(rows: &[u8]) -> String {
        let size = BoardSize::new(rows.len() as i64).unwrap();
        let squares = (0..)
            .zip(rows)
            .map(|(file, &row)| Square::new(file, row).unwrap());
        drawn(Border::Framed, size, &squares.collect::<Vec<_>>())
    }

    #[test]
    fn five_queens_are_drawn_as_in_the_sheet() {
        let sheet = "  0 1 2 3 4\n0 - Q - - -\n1 - - - - Q\n2 - - Q - -\n3 Q - - - -\n4 - - - Q -";
        assert_eq!(bordered(&[3, 0, 2, 4, 1]), sheet);
    }

    #[test]
    fn wide_boards_have_columns_of_equal_width() {
        let drawing = bordered(&[0; 12]);
        let widths: Vec<_> = drawing.lines().map(str::len).collect();
        assert_eq!(widths, [2 + 12 * 3; 13]);
        assert!(drawing.lines().nth(1).unwrap().starts_with(" 0  Q  Q"));
    }
}
