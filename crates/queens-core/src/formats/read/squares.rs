//! Reads lists of squares: dominating sets, one a line or several in brackets, and knight's tours in the
//! order of visiting over any number of lines.

use super::line::{chatter, listed, plain, rule};
use super::words::{unlabelled, words};
use super::{Expected, Reading, Unreadable, printed, quoted};
use crate::formats::Base;
use crate::{BoardSize, Square};

/// What the lists are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListKind {
    /// Sets of squares, by their names.
    Sets,
    /// Tours of all squares, by their names, by their numbers (those of the sheet's `Indice`), or by their rows and columns
    /// (those of its `Coord`).
    Tours,
}

/// Words of sentences about sets and tours, added to those about placements.
const CHATTER: [&str; 10] = [
    "tour", "parcours", "drum", "cavalier", "knight", "cal", "ensemble", "mul", "set", "domin",
];

struct ListReader {
    size: BoardSize,
    kind: ListKind,
    /// The list that is being read: the line on which it begins, and its squares.
    open: Option<(u64, Vec<Square>)>,
    /// The lists that have been read, each with its line; or the first number outside the board.
    lists: Vec<(u64, Result<Vec<Square>, i64>)>,
    unreadable: Vec<Unreadable>,
}

/// Reads the lists of a text.
pub fn squares(size: BoardSize, kind: ListKind, text: &str) -> Reading {
    let mut reader = ListReader {
        size,
        kind,
        open: None,
        lists: Vec::new(),
        unreadable: Vec::new(),
    };
    for (number, line) in (1..).zip(text.lines()) {
        reader.read_line(number, line);
    }
    reader.close();
    Reading {
        boards: printed(reader.lists),
        unreadable: reader.unreadable,
        form: None,
        base: Base::Zero,
    }
}

/// The text with the name of the square for each row and column in brackets, from 0, as the sheet writes them: `[2, 1]` is b3.
/// No tour has two squares, so that they are no list of numbers.
fn named(text: &str) -> String {
    let (mut named, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(['[', '(']) {
        let (before, from) = rest.split_at(at);
        named.push_str(before);
        let pair = from[1..].find(['[', '(', ']', ')']).and_then(|length| {
            let (inside, after) = from[1..].split_at(length);
            let square = coordinates(inside).filter(|_| after.starts_with([']', ')']))?;
            Some((square, &after[1..]))
        });
        rest = match pair {
            Some((square, after)) => {
                named.push_str(&format!(" {square} "));
                after
            }
            None => {
                named.push_str(&from[..1]);
                &from[1..]
            }
        };
    }
    named + rest
}

/// The square of a row and a column.
fn coordinates(text: &str) -> Option<Square> {
    match listed(text)?[..] {
        [row, column] => Square::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?),
        _ => None,
    }
}

impl ListReader {
    fn read_line(&mut self, line: u64, text: &str) {
        let text: String = text.chars().map(plain).collect();
        // A sentence may have numbers in brackets, too.
        let is_sentence = unlabelled(text.trim()).contains(char::is_alphabetic);
        let text = match self.kind {
            ListKind::Tours if !is_sentence => named(&text),
            ListKind::Tours | ListKind::Sets => text,
        };
        let text = text.trim();
        if text.is_empty() || rule(text).is_some() {
            return self.close();
        }
        let body = unlabelled(text);
        let groups: Vec<Vec<&str>> = body.split([']', ')', '}']).map(words).collect();
        let lists: Result<Vec<_>, &str> = groups.iter().map(|group| self.list(group)).collect();
        match lists {
            Ok(lists) => {
                let is_grouped = groups.len() > 1;
                for list in lists.into_iter().filter(|it| !it.is_empty()) {
                    self.add(line, list);
                    if is_grouped || self.kind == ListKind::Sets {
                        self.close();
                    }
                }
                if is_grouped {
                    self.close();
                }
            }
            Err(word) => {
                self.close();
                let small = text.to_lowercase();
                let is_sentence =
                    chatter(text).is_some() || CHATTER.iter().any(|it| small.contains(it));
                let mut words = groups.iter().flatten();
                if !is_sentence || words.any(|it| it.parse::<Square>().is_ok()) {
                    self.refuse(line, word);
                }
            }
        }
    }

    /// The squares of these words, or the first word that is none. A number outside the board is returned
    /// in place of its square.
    fn list<'t>(&self, words: &[&'t str]) -> Result<Vec<Result<Square, i64>>, &'t str> {
        let square = |&word: &&'t str| match (word.parse(), self.kind) {
            (Ok(square), _) => Ok(Ok(square)),
            (Err(_), ListKind::Sets) => Err(word),
            (Err(_), ListKind::Tours) => {
                let number: i64 = word.parse().map_err(|_| word)?;
                let place = usize::try_from(number).ok();
                let place = place.filter(|&place| place < self.size.area());
                Ok(place.map(|place| self.size.numbered(place)).ok_or(number))
            }
        };
        words.iter().map(square).collect()
    }

    /// Adds squares to the open list, or begins another if they are too many for it. A number outside the
    /// board closes the list.
    fn add(&mut self, line: u64, list: Vec<Result<Square, i64>>) {
        let area = self.size.area();
        let is_too_long = |(_, squares): &(u64, Vec<_>)| squares.len() + list.len() > area;
        if self.open.as_ref().is_some_and(is_too_long) {
            self.close();
        }
        let (line, mut squares) = self.open.take().unwrap_or((line, Vec::new()));
        match list.into_iter().collect::<Result<Vec<_>, _>>() {
            Ok(more) => {
                squares.extend(more);
                let is_full = squares.len() >= area;
                self.open = Some((line, squares));
                if is_full {
                    self.close();
                }
            }
            Err(number) => {
                self.lists.push((line, Err(number)));
            }
        }
    }

    fn close(&mut self) {
        if let Some((line, squares)) = self.open.take() {
            self.lists.push((line, Ok(squares)));
        }
    }

    fn refuse(&mut self, line: u64, word: &str) {
        let last = self.size.area() - 1;
        self.unreadable.push(Unreadable {
            line,
            text: quoted(word),
            expected: Expected::Names {
                last: self.size.numbered(last),
                most: (self.kind == ListKind::Tours).then_some(last as u16),
            },
        });
    }
}
