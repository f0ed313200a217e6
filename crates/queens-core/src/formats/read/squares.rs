//! Lists of squares: dominating sets, one a line or one in brackets, and knight's tours in the order of
//! visiting, by the names of squares or by their numbers, over as many lines as they take.

use super::line::{chatter, plain, rule};
use super::{Expected, Printed, Reading, Unreadable, quoted};
use crate::board::BoardSize;
use crate::formats::Base;
use crate::square::Square;

/// What the lists are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListKind {
    /// Sets of squares, by their names.
    Sets,
    /// Ways over all squares, by their names or by their numbers: those of the sheet's `Indice`.
    Ways,
}

/// Words by which the sentences of programs are known, besides those of the forms of placements.
const CHATTER: [&str; 10] = [
    "tour", "parcours", "drum", "cavalier", "knight", "cal", "ensemble", "mul", "set", "domin",
];

/// A list that is being read.
struct OpenList {
    line: u64,
    squares: Vec<Square>,
}

struct Lister {
    size: BoardSize,
    lists: ListKind,
    open: Option<OpenList>,
    reading: Reading,
}

/// Reads the lists of a text.
pub fn squares(size: BoardSize, lists: ListKind, text: &str) -> Reading {
    let mut lister = Lister {
        size,
        lists,
        open: None,
        reading: Reading {
            boards: Vec::new(),
            unreadable: Vec::new(),
            form: None,
            base: Base::Zero,
        },
    };
    for (number, line) in (1..).zip(text.lines()) {
        lister.take(number, line);
    }
    lister.close();
    lister.reading
}

impl Lister {
    fn take(&mut self, line: u64, text: &str) {
        let text: String = text.chars().map(plain).collect();
        let text = text.trim();
        if text.is_empty() || rule(text).is_some() {
            return self.close();
        }
        let body = unlabelled(text);
        let groups: Vec<Vec<&str>> = body.split([']', ')', '}']).map(words).collect();
        let read: Result<Vec<_>, &str> = groups.iter().map(|group| self.list(group)).collect();
        match read {
            Ok(lists) => {
                let is_grouped = body.contains([']', ')', '}']);
                for squares in lists.into_iter().filter(|it| !it.is_empty()) {
                    self.add(line, squares);
                    if is_grouped || self.lists == ListKind::Sets {
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
                let is_said =
                    chatter(text).is_some() || CHATTER.iter().any(|it| small.contains(it));
                let has_square = groups
                    .iter()
                    .flatten()
                    .any(|it| it.parse::<Square>().is_ok());
                if has_square || !is_said {
                    self.refuse(line, word);
                }
            }
        }
    }

    /// The squares of these words, or the first word that is none; a number beyond the board closes the list.
    fn list<'t>(&mut self, words: &[&'t str]) -> Result<Vec<Named>, &'t str> {
        words
            .iter()
            .map(|&word| match (word.parse::<Square>(), self.lists) {
                (Ok(square), _) => Ok(Named::Square(square)),
                (Err(_), ListKind::Ways) => word.parse().map(Named::Number).map_err(|_| word),
                (Err(_), ListKind::Sets) => Err(word),
            })
            .collect()
    }

    /// Takes a list: a way may go on with it, where the board has room.
    fn add(&mut self, line: u64, named: Vec<Named>) {
        let area = self.size.area();
        let goes_on = |open: &OpenList| open.squares.len() + named.len() <= area;
        if !self.open.as_ref().is_some_and(goes_on) {
            self.close();
        }
        let mut squares = Vec::new();
        for it in named {
            match it {
                Named::Square(square) => squares.push(square),
                Named::Number(number) => match usize::try_from(number) {
                    Ok(place) if place < area => squares.push(self.size.numbered(place)),
                    _ => {
                        let line = self.open.take().map_or(line, |open| open.line);
                        let queens = Err(number);
                        return self.reading.boards.push(Printed { line, queens });
                    }
                },
            }
        }
        let open = self.open.get_or_insert_with(|| OpenList {
            line,
            squares: Vec::new(),
        });
        open.squares.extend(squares);
        if open.squares.len() >= area {
            self.close();
        }
    }

    fn close(&mut self) {
        if let Some(OpenList { line, squares }) = self.open.take() {
            let queens = Ok(squares);
            self.reading.boards.push(Printed { line, queens });
        }
    }

    fn refuse(&mut self, line: u64, word: &str) {
        let last = self.size.numbered(self.size.area() - 1);
        let most = self.size.area() as u16 - 1;
        self.reading.unreadable.push(Unreadable {
            line,
            text: quoted(word),
            expected: Expected::Names {
                last,
                most: (self.lists == ListKind::Ways).then_some(most),
            },
        });
    }
}

/// A square as it is written.
enum Named {
    Square(Square),
    Number(i64),
}

/// The words between what only parts them.
fn words(text: &str) -> Vec<&str> {
    let parts = |letter: char| " \t,;'\"`[({→–—>".contains(letter);
    let words = text.split(parts).flat_map(|word| {
        // A dash between squares parts them, one before a number belongs to it.
        match word.parse::<i64>() {
            Ok(_) => vec![word],
            Err(_) => word.split('-').collect(),
        }
    });
    words.filter(|word| !word.is_empty()).collect()
}

/// What follows a label: `Tour 1:`, `Sol #  1:`, `2)`, `3.`
fn unlabelled(text: &str) -> &str {
    if let Some((_, rest)) = text.rsplit_once([':', '=']) {
        return rest;
    }
    let rest = text.trim_start_matches(|it: char| it.is_ascii_digit());
    match rest.strip_prefix([')', '.']) {
        Some(after) if rest.len() < text.len() => after,
        _ => text,
    }
}
