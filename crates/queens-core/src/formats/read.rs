//! Reads printed solutions: each line by its own form, drawn boards row after row, broken lists over several
//! lines. Sentences of programs are ignored. Any other line is reported with what was expected there.

mod board;
mod broken;
mod line;
mod squares;
mod words;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use self::board::{Drawing, Row};
use self::broken::BrokenList;
use self::line::TextLine;
pub use self::squares::{ListKind, squares};
use super::{Base, Form};
use crate::{Axis, BoardSize, Square};

/// The most characters of an unreadable line that are quoted.
const QUOTED: usize = 80;

/// A text that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The boards, in the order printed.
    pub boards: Vec<Printed>,
    /// The lines that could not be read.
    pub unreadable: Vec<Unreadable>,
    /// The form of the first board.
    pub form: Option<Form>,
    /// The number of the first row or column.
    pub base: Base,
}

/// Where a board begins in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Spot {
    /// The line, from 1.
    pub line: u64,
    /// Which of the boards that begin on this line, from 1; `None` if it is the only one.
    pub list: Option<u64>,
}

/// A board that was printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Where it begins.
    pub at: Spot,
    /// Its queens, in the order in which they are written; or the first number outside the board.
    pub queens: Result<Vec<Square>, i64>,
}

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Unreadable {
    /// The line, from 1.
    pub line: u64,
    /// Its text, at most 80 characters of it.
    pub text: String,
    /// What was expected there.
    pub expected: Expected,
}

/// What was expected where a line could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Expected {
    /// A solution in one of the forms, or nothing.
    Solution,
    /// This number of digits.
    Digits(u8),
    /// This number of numbers.
    Numbers(u8),
    /// This number of squares in a row of a board.
    Squares(u8),
    /// More rows of a board.
    Rows {
        /// n.
        expected: u8,
        /// The rows before the board broke off.
        found: u8,
    },
    /// The bracket that closes a list.
    Bracket,
    /// Names of squares, or numbers of squares.
    Names {
        /// The last square.
        last: Square,
        /// The greatest number; `None` where squares are not numbered.
        most: Option<u16>,
    },
}

/// Reads a text that was printed for a board of this size. The numbers of solutions follow this axis; they
/// count from `usual` unless they show another base.
pub fn read(size: BoardSize, axis: Axis, usual: Base, text: &str) -> Reading {
    let mut reader = TextReader {
        size,
        items: Vec::new(),
        unreadable: Vec::new(),
        drawing: None,
        heading: None,
    };
    reader.read(text);
    let TextReader {
        items, unreadable, ..
    } = reader;
    let base = base(size, usual, &items);
    let form = items.first().map(|item| item.form.with_base(base));
    let board = |item: Item| {
        let queens = match item.content {
            Content::Numbers(numbers) => queens(size, axis, base, &numbers),
            Content::Queens(queens) => Ok(queens),
        };
        (item.line, queens)
    };
    Reading {
        boards: printed(items.into_iter().map(board).collect()),
        unreadable,
        form,
        base,
    }
}

/// The boards, each with the line on which it begins: those that share a line are numbered.
fn printed(boards: Vec<(u64, Result<Vec<Square>, i64>)>) -> Vec<Printed> {
    let same_line = boards.chunk_by(|(before, _), (line, _)| before == line);
    let spots = same_line.flat_map(|same| {
        let is_alone = same.len() == 1;
        (1..).zip(same).map(move |(number, &(line, _))| Spot {
            line,
            list: (!is_alone).then_some(number),
        })
    });
    let spots: Vec<Spot> = spots.collect();
    let boards = spots.into_iter().zip(boards);
    let board = boards.map(|(at, (_, queens))| Printed { at, queens });
    board.collect()
}

/// A solution that was read. The base of its form is known only when the whole text has been read.
struct Item {
    line: u64,
    form: Form,
    content: Content,
}

enum Content {
    Numbers(Vec<i64>),
    Queens(Vec<Square>),
}

struct TextReader {
    size: BoardSize,
    items: Vec<Item>,
    unreadable: Vec<Unreadable>,
    /// The board whose rows are being read.
    drawing: Option<Drawing>,
    /// A solution that is the heading of a board if one follows: 0 1 2 3 …
    heading: Option<Item>,
}

impl TextReader {
    fn read(&mut self, text: &str) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines: Vec<&str> = text.lines().collect();
        let mut at = 0;
        while let Some(&text) = lines.get(at) {
            let number = at as u64 + 1;
            at += match BrokenList::read(self.size, &lines[at..]) {
                None => {
                    self.read_alone(number, text);
                    1
                }
                Some(list) => match self.read_broken(number, text, list) {
                    // What follows may be a list, too.
                    Some((later, after)) if after.contains(['[', '(']) => {
                        lines[at + later] = after;
                        later
                    }
                    Some((later, _)) => later + 1,
                    // The lines after this one are read by themselves.
                    None => 1,
                },
            };
        }
        self.end_board();
        self.end_heading();
        // A board that breaks off is refused before the lines that follow it.
        debug_assert!(self.unreadable.is_sorted_by_key(|refused| refused.line));
    }

    /// Reads a line that leaves a list open, and the list. Returns how many lines later it is closed, and the text after
    /// it there; none if it is not closed: then this line alone is read.
    fn read_broken<'t>(
        &mut self,
        number: u64,
        text: &str,
        list: BrokenList<'t>,
    ) -> Option<(usize, &'t str)> {
        let before = line::classify(self.size, list.before, false);
        let is_before_read = matches!(before, TextLine::Numbers(..));
        if is_before_read {
            self.add(number, list.before, before);
        }
        if list.end.is_some() {
            let form = match list.has_commas {
                true => Form::List,
                false => Form::Numbered,
            };
            self.add(number, text, TextLine::Numbers(form, vec![list.numbers]));
        } else if !is_before_read {
            self.read_alone(number, text);
        } else if !list.numbers.is_empty() {
            self.refuse(number, text, Expected::Bracket);
        }
        list.end
    }

    fn read_alone(&mut self, number: u64, text: &str) {
        let is_lettered = |drawing: &Drawing| matches!(drawing.form, Form::Letters(_));
        let is_within = self.drawing.as_ref().is_some_and(is_lettered);
        let line = line::classify(self.size, text, is_within);
        self.add(number, text, line);
    }

    fn add(&mut self, number: u64, text: &str, line: TextLine) {
        if let TextLine::Rows(form, rows) = line {
            // The numbers above a board are its heading.
            self.heading = None;
            for row in rows {
                self.add_row(number, text, form, row);
            }
            return;
        }
        self.end_board();
        self.end_heading();
        match line {
            TextLine::Rows(..) | TextLine::Nothing => {}
            TextLine::Queens(form, found) => {
                let items = found.into_iter().map(|queens| Item {
                    line: number,
                    form,
                    content: Content::Queens(queens),
                });
                self.items.extend(items);
            }
            TextLine::Numbers(form, found) => {
                for numbers in found {
                    let is_bare = matches!(form, Form::Plain(_)) || self.size.get() == 1;
                    let may_be_heading = is_bare && is_counting(&numbers);
                    let item = Item {
                        line: number,
                        form,
                        content: Content::Numbers(numbers),
                    };
                    match may_be_heading {
                        true => self.heading = Some(item),
                        false => self.items.push(item),
                    }
                }
            }
            TextLine::Unreadable(expected) => self.refuse(number, text, expected),
        }
    }

    fn add_row(&mut self, line: u64, text: &str, form: Form, row: Row) {
        if !self.drawing.as_ref().is_some_and(|it| it.is_like(form)) {
            self.end_board();
        }
        let drawing = self.drawing.get_or_insert_with(|| Drawing {
            line,
            text: quoted(text),
            form,
            rows: Vec::new(),
        });
        drawing.rows.push(row);
        if drawing.rows.len() == self.size.len() {
            self.end_board();
        }
    }

    /// Ends the board that was being read, complete or not.
    fn end_board(&mut self) {
        let Some(drawing) = self.drawing.take() else {
            return;
        };
        match drawing.queens(self.size) {
            Ok(queens) => self.items.push(Item {
                line: drawing.line,
                form: drawing.form,
                content: Content::Queens(queens),
            }),
            Err(expected) => self.refuse(drawing.line, &drawing.text, expected),
        }
    }

    /// Takes the heading as a solution, since no board follows it.
    fn end_heading(&mut self) {
        self.items.extend(self.heading.take());
    }

    fn refuse(&mut self, line: u64, text: &str, expected: Expected) {
        self.unreadable.push(Unreadable {
            line,
            text: quoted(text),
            expected,
        });
    }
}

/// Whether the numbers of the text count from 0 or from 1: n numbers that are all different hold
/// either 0 or n.
fn base(size: BoardSize, usual: Base, items: &[Item]) -> Base {
    let n = i64::from(size.get());
    let (mut zeros, mut ones) = (0_u64, 0_u64);
    for item in items {
        if let Content::Numbers(numbers) = &item.content {
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

/// Whether these are 0, 1, 2… or 1, 2, 3…
fn is_counting(numbers: &[i64]) -> bool {
    let counts_from = |first: i64| numbers.iter().zip(first..).all(|(&a, b)| a == b);
    counts_from(0) || counts_from(1)
}

/// The queens of these numbers, or the first number outside the board.
fn queens(size: BoardSize, axis: Axis, base: Base, numbers: &[i64]) -> Result<Vec<Square>, i64> {
    let first = i64::from(base.first());
    let queen = |(line, &number): (usize, &i64)| {
        let place = number.checked_sub(first).map(u8::try_from);
        match place {
            Some(Ok(place)) if place < size.get() => {
                // Numbers beyond the widest board stand on its last line, so that they are counted.
                let line = line.min(usize::from(BoardSize::MAX) - 1);
                Ok(axis.at(line as u8, place))
            }
            _ => Err(number),
        }
    };
    numbers.iter().enumerate().map(queen).collect()
}

fn quoted(text: &str) -> String {
    text.trim().chars().take(QUOTED).collect()
}
