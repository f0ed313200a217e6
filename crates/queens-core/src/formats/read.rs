//! Reading printed solutions: each line's form is recognised by itself, boards are put together from
//! their lines, and what a program says besides is passed over. Whatever is neither is named, with
//! its line and what was expected there.

mod board;
mod broken;
mod line;
mod squares;

use serde::{Deserialize, Serialize};

use self::board::{Drawing, Row};
use self::broken::{Next, OpenBrokenList};
use self::line::TextLine;
pub use self::squares::{ListKind, squares};
use super::{Base, Border, Form};
use crate::board::BoardSize;
use crate::lines::Axis;
use crate::square::Square;

/// The most characters of an unreadable line that are kept.
const QUOTED: usize = 80;

/// What was read of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The boards, in the order printed.
    pub boards: Vec<Printed>,
    /// What could not be read.
    pub unreadable: Vec<Unreadable>,
    /// The form of the first board.
    pub form: Option<Form>,
    /// The number of the first row or column.
    pub base: Base,
}

/// A board that was printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Its queens, in the order in which they are written; or the first number that is none of a row
    /// or column.
    pub queens: Result<Vec<Square>, i64>,
}

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unreadable {
    /// The line, from 1.
    pub line: u64,
    /// Its text, or the beginning of it.
    pub text: String,
    /// What was expected there.
    pub expected: Expected,
}

/// What was expected where a line could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Expected {
    /// A solution in one of the forms, or nothing.
    Solution,
    /// So many digits.
    Digits(u8),
    /// So many numbers.
    Numbers(u8),
    /// So many squares in a row of a board.
    Squares(u8),
    /// So many rows of a board; there were fewer.
    Rows {
        /// n.
        expected: u8,
        /// How many there were.
        found: u8,
    },
    /// The bracket that closes a list.
    Bracket,
    /// Names of squares, or numbers of squares.
    Names {
        /// The last square.
        last: Square,
        /// The greatest number; none where squares are not numbered.
        most: Option<u16>,
    },
}

/// Reads a text that was printed for a board of this size. The numbers of solutions are understood
/// along this axis.
pub fn read(size: BoardSize, axis: Axis, usual: Base, text: &str) -> Reading {
    let mut reader = TextReader::new(size);
    reader.read(text);
    let base = reader.base(usual);
    let form = reader.items.first().map(|item| match item.content {
        Content::Notation { style, .. } => style.form(base),
        Content::Drawing(form, _) => form,
    });
    let board = |item: Item| Printed {
        line: item.line,
        queens: match item.content {
            Content::Notation { numbers, .. } => queens(size, axis, base, &numbers),
            Content::Drawing(_, queens) => Ok(queens),
        },
    };
    Reading {
        boards: reader.items.into_iter().map(board).collect(),
        unreadable: reader.unreadable,
        form,
        base,
    }
}

/// How numbers were written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// In brackets, with blanks between.
    Blanks,
    /// In brackets, with commas between.
    Commas,
    /// One digit after another.
    Digits,
    /// With blanks or commas between and nothing around.
    Plain,
}

impl Style {
    fn form(self, base: Base) -> Form {
        match self {
            Style::Blanks => Form::Numbered,
            Style::Commas => Form::List,
            Style::Digits => Form::Digits(base),
            Style::Plain => Form::Plain(base),
        }
    }
}

enum Content {
    Notation { style: Style, numbers: Vec<i64> },
    Drawing(Form, Vec<Square>),
}

struct Item {
    line: u64,
    content: Content,
}

struct TextReader<'t> {
    size: BoardSize,
    items: Vec<Item>,
    unreadable: Vec<Unreadable>,
    /// The board whose rows are being read.
    drawing: Option<Drawing>,
    /// Notation in a row that may be the heading of a board.
    heading: Option<(u64, Vec<i64>)>,
    /// The list that goes on over several lines.
    open: Option<OpenBrokenList<'t>>,
}

impl<'t> TextReader<'t> {
    fn new(size: BoardSize) -> TextReader<'t> {
        TextReader {
            size,
            items: Vec::new(),
            unreadable: Vec::new(),
            drawing: None,
            heading: None,
            open: None,
        }
    }

    fn read(&mut self, text: &'t str) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in (1..).zip(text.lines()) {
            self.take(number, line);
        }
        if let Some(open) = self.open.take() {
            self.give_up(&open);
        }
        self.leave_board();
        self.leave_heading();
        // A board that breaks off is refused before what follows it, so in the order of the lines.
        debug_assert!(self.unreadable.is_sorted_by_key(|refused| refused.line));
    }

    /// Takes a line, or notes that it belongs to a list that goes on.
    fn take(&mut self, number: u64, text: &'t str) {
        let Some(mut open) = self.open.take() else {
            return self.take_fresh(number, text);
        };
        match open.go_on(self.size, text) {
            Next::GoesOn => self.open = Some(open),
            Next::Closed(numbers, behind) => {
                let style = match open.has_commas {
                    true => Style::Commas,
                    false => Style::Blanks,
                };
                self.add(open.line, text, TextLine::Numbers(style, vec![numbers]));
                if behind.contains(['[', '(']) {
                    self.take_fresh(number, behind);
                }
            }
            Next::Ends => {
                self.give_up(&open);
                self.take_fresh(number, text);
            }
        }
    }

    /// Takes a line that belongs to no list before it.
    fn take_fresh(&mut self, number: u64, text: &'t str) {
        let Some(open) = OpenBrokenList::at_end(self.size, number, text) else {
            return self.take_alone(number, text);
        };
        let before = line::classify(self.size, open.before, false);
        if matches!(before, TextLine::Numbers(..)) {
            self.add(number, open.before, before);
        }
        self.open = Some(open);
    }

    /// What was taken for a list that goes on is none: its lines stand each for itself.
    fn give_up(&mut self, open: &OpenBrokenList) {
        let before = line::classify(self.size, open.before, false);
        for (number, &text) in (open.line..).zip(&open.lines) {
            let is_read = number == open.line && matches!(before, TextLine::Numbers(..));
            if !is_read {
                self.take_alone(number, text);
            } else if open.has_numbers() {
                self.refuse(number, text, Expected::Bracket);
            }
        }
    }

    /// Takes a line by itself.
    fn take_alone(&mut self, number: u64, text: &str) {
        let is_lettered = |drawing: &Drawing| matches!(drawing.form, Form::Letters(_));
        let is_within = self.drawing.as_ref().is_some_and(is_lettered);
        let line = line::classify(self.size, text, is_within);
        self.add(number, text, line);
    }

    fn add(&mut self, number: u64, text: &str, line: TextLine) {
        if let TextLine::Row(form, row) = line {
            // What stands above a board is its heading.
            self.heading = None;
            return self.add_row(number, text, form, row);
        }
        self.leave_board();
        self.leave_heading();
        match line {
            TextLine::Row(..) | TextLine::Nothing => {}
            TextLine::Numbers(style, found) => {
                for numbers in found {
                    let is_bare = style == Style::Plain || self.size.get() == 1;
                    if is_bare && is_counting(&numbers) {
                        self.heading = Some((number, numbers));
                    } else {
                        self.add_numbers(number, style, numbers);
                    }
                }
            }
            TextLine::Unreadable(expected) => self.refuse(number, text, expected),
        }
    }

    fn add_numbers(&mut self, line: u64, style: Style, numbers: Vec<i64>) {
        let content = Content::Notation { style, numbers };
        self.items.push(Item { line, content });
    }

    fn add_row(&mut self, line: u64, text: &str, form: Form, row: Row) {
        let is_same = |drawing: &Drawing| drawing.is_like(form);
        if !self.drawing.as_ref().is_some_and(is_same) {
            self.leave_board();
        }
        let drawing = self
            .drawing
            .get_or_insert_with(|| Drawing::begin(line, quoted(text), form));
        drawing.rows.push(row);
        if drawing.rows.len() == self.size.len() {
            self.leave_board();
        }
    }

    /// The board that was being read is over, complete or not.
    fn leave_board(&mut self) {
        let Some(drawing) = self.drawing.take() else {
            return;
        };
        let (line, form) = (drawing.line, drawing.form);
        match drawing.queens(self.size) {
            Ok(queens) => {
                let content = Content::Drawing(form, queens);
                self.items.push(Item { line, content });
            }
            Err(expected) => self.unreadable.push(Unreadable {
                line,
                text: drawing.text,
                expected,
            }),
        }
    }

    /// No board follows, so that what looked like its heading is a solution.
    fn leave_heading(&mut self) {
        if let Some((line, numbers)) = self.heading.take() {
            self.add_numbers(line, Style::Plain, numbers);
        }
    }

    fn refuse(&mut self, line: u64, text: &str, expected: Expected) {
        self.unreadable.push(Unreadable {
            line,
            text: quoted(text),
            expected,
        });
    }

    /// Whether the numbers of the text count from 0 or from 1: n numbers that are all different hold
    /// either 0 or n.
    fn base(&self, usual: Base) -> Base {
        let n = i64::from(self.size.get());
        let (mut zeros, mut ones) = (0_u64, 0_u64);
        for item in &self.items {
            if let Content::Notation { numbers, .. } = &item.content {
                let (zero, last) = (numbers.contains(&0), numbers.contains(&n));
                zeros += u64::from(zero && !last);
                ones += u64::from(last && !zero);
            }
        }
        match zeros.cmp(&ones) {
            std::cmp::Ordering::Greater => Base::Zero,
            std::cmp::Ordering::Less => Base::One,
            std::cmp::Ordering::Equal => usual,
        }
    }
}

/// Whether these are 0, 1, 2… or 1, 2, 3…
fn is_counting(numbers: &[i64]) -> bool {
    let counts_from = |first: i64| numbers.iter().zip(first..).all(|(&a, b)| a == b);
    counts_from(0) || counts_from(1)
}

/// The queens that these numbers stand for, or the first that stands for none.
fn queens(size: BoardSize, axis: Axis, base: Base, numbers: &[i64]) -> Result<Vec<Square>, i64> {
    let first = i64::from(base.first());
    let place = |number: i64| {
        let place = number
            .checked_sub(first)
            .and_then(|it| u8::try_from(it).ok());
        place.filter(|&place| place < size.get()).ok_or(number)
    };
    let queen = |(line, &number): (usize, &i64)| {
        // What is beyond the last lane is counted, wherever it stands.
        let line = u8::try_from(line).unwrap_or(u8::MAX);
        place(number).map(|place| axis.square(line, place))
    };
    numbers.iter().enumerate().map(queen).collect()
}

fn quoted(text: &str) -> String {
    text.trim().chars().take(QUOTED).collect()
}

/// The form of a drawing, by its letters and its frame.
fn drawing(is_lettered: bool, frame: Border) -> Form {
    match is_lettered {
        true => Form::Letters(frame),
        false => Form::Bars(frame),
    }
}
