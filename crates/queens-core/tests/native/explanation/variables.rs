//! Checks the variables of individual programs. The expected values are derived from the board.

use queens_core::{
    Algorithm, Event, Explanation, File, Line, Position, Square, Value, line_between,
};

use super::open_line;

type Variables = Vec<(&'static str, Value)>;

/// Checks the variables of the programs that this function lists.
pub(crate) fn check(algorithm: &Algorithm, position: &Position, explanation: &Explanation) {
    let program = Program {
        position,
        square: position.last().and_then(Event::square),
        line: open_line(algorithm.traversal, position),
    };
    let expected = match algorithm.id {
        "recursive" => program.placer(),
        "half-board" => program.placer_with_start(),
        "prefix-check" => program.whole_list(),
        "explicit-stack" => program.stack(),
        "row-by-row" => program.table(),
        "bitmask" => program.bits(),
        "forward-checking" => program.fewest(),
        _ => return,
    };
    let at = format!("{algorithm:?} after {:?}", position.last());
    assert_eq!(explanation.variables, expected, "{at}");
}

/// The current state of a program.
struct Program<'a> {
    position: &'a Position,
    /// The square of the last event.
    square: Option<Square>,
    /// The open line that the program searches.
    line: Option<Line>,
}

fn number(value: u8) -> Value {
    Value::number(value)
}

impl Program<'_> {
    fn n(&self) -> u8 {
        self.position.size().files()
    }

    fn row_in(&self, file: u8) -> Option<u8> {
        let mut queens = self.position.queens().iter();
        queens
            .find(|queen| queen.file.get() == file)
            .map(|queen| queen.rank.get())
    }

    fn column_in(&self, rank: u8) -> Option<u8> {
        let mut queens = self.position.queens().iter();
        queens
            .find(|queen| queen.rank.get() == rank)
            .map(|queen| queen.file.get())
    }

    /// The coordinate of the event's square. Without a square, the index of the searched line, or n if no line is
    /// open.
    fn at(&self, of: fn(Square) -> u8) -> u8 {
        let searched = || self.line.map_or(self.n(), Line::index);
        self.square.map_or_else(searched, of)
    }

    /// The variables `k`, `j` and `cb` of sheet 000. The row of a rejected square is already erased.
    fn placer(&self) -> Variables {
        let row = |file| self.row_in(file).map_or(-1, |row| row as i8);
        let cb = (0..self.n()).map(row).collect();
        let mut variables = vec![("k", number(self.at(|square| square.file.get())))];
        variables.extend(self.square.map(|square| ("j", number(square.rank.get()))));
        variables.push(("cb", Value::Rows(cb)));
        variables
    }

    /// The variables of sheet 000 for half the board: those of `placer`, and the start `pos`. While a start is placed
    /// or removed, `k` and `j` do not exist. `cb` contains a removed start until the next start.
    fn placer_with_start(&self) -> Variables {
        let start = self.row_in(0).or(match self.position.last() {
            Some(Event::Remove { square }) => Some(square.rank.get()),
            _ => None,
        });
        let start = start.map(|row| ("pos", number(row)));
        let is_inner = match self.position.last() {
            Some(Event::Start { .. }) => false,
            _ => self.row_in(0).is_some(),
        };
        let removed = match self.position.last() {
            Some(Event::Remove { square }) if square.file.get() == 0 => Some(square.rank.get()),
            Some(Event::End) if self.row_in(0).is_none() => Some(self.n() - 1),
            _ => None,
        };
        let mut own = self.placer();
        own.retain(|(name, _)| is_inner || *name == "cb");
        if let (Some(row), Some((_, Value::Rows(cb)))) = (removed, own.last_mut()) {
            cb[0] = row as i8;
        }
        start.into_iter().chain(own).collect()
    }

    /// The list of sheet 002, including a row that is valid. A rejected row is already popped.
    fn whole_list(&self) -> Variables {
        let column = self.at(|square| square.file.get());
        let before = (0..column).map(|file| self.row_in(file).expect("a queen in the column"));
        let tested = match self.position.last() {
            Some(Event::Place { square }) => Some(square.rank.get()),
            _ => None,
        };
        let list = before.chain(tested).map(i64::from).collect();
        let mut variables = vec![("nb_dames_placees", number(column))];
        variables.extend(
            self.square
                .map(|square| ("ligne", number(square.rank.get()))),
        );
        variables.push(("disposition", Value::List(list)));
        variables
    }

    /// The levels of sheet 003 from 1 to `k`, the current level. A queen placed below the last row increases `k`,
    /// although no column has been tried there.
    fn stack(&self) -> Variables {
        let raised = match self.position.last() {
            Some(Event::Place { .. }) => self.line.map(Line::index),
            _ => None,
        };
        let top = match (self.position.last(), self.square) {
            _ if raised.is_some() => Some(0),
            (_, Some(square)) => Some(i64::from(square.file.get()) + 1),
            (Some(Event::DeadEnd), _) => Some(i64::from(self.n())),
            _ => self.line.map(|_| 0),
        };
        let is_empty = self.position.last() == Some(Event::End) && self.line.is_some();
        let levels: Vec<i64> = if is_empty {
            Vec::new()
        } else {
            let level = raised.unwrap_or(self.at(|square| square.rank.get()));
            let below = (0..level).map(|rank| self.column_in(rank).expect("a queen in the row"));
            below
                .map(|column| i64::from(column) + 1)
                .chain(top)
                .collect()
        };
        vec![
            ("k", Value::Number(levels.len() as i64)),
            ("st", Value::List(levels)),
        ]
    }

    /// The column of each row, as in sheet 004.
    fn table(&self) -> Variables {
        let column = |rank| self.column_in(rank).map_or(-1, |column| column as i8);
        let table = (0..self.n()).map(column).collect();
        let mut variables = vec![("i", number(self.at(|square| square.rank.get())))];
        variables.extend(
            self.square
                .map(|square| ("colonne", number(square.file.get()))),
        );
        variables.push(("tableau", Value::Rows(table)));
        variables
    }

    /// The queens at the beginning of the event's call, its line, and the free squares of the line that remain to be
    /// tried. A queen just placed is excluded, because its call began without it.
    fn call(&self) -> (Vec<Square>, Option<Line>, Option<Value>) {
        let mut queens = self.position.queens().to_vec();
        let placed = match self.position.last() {
            Some(Event::Place { .. }) => queens.pop(),
            _ => None,
        };
        let line = placed.map(|square| Line::File(square.file)).or(self.line);
        let untried = line.map(|line| {
            let left = |square: &Square| match self.position.last() {
                Some(Event::Place { square: placed }) => *square >= placed,
                Some(Event::Remove { square: removed }) => *square > removed,
                Some(Event::End) => false,
                _ => true,
            };
            let mut squares = self.free(&queens, line);
            squares.retain(left);
            self.bits_of(&squares)
        });
        (queens, line, untried)
    }

    /// The squares of a line that are not blocked and that these queens neither occupy nor attack.
    fn free(&self, queens: &[Square], line: Line) -> Vec<Square> {
        let is_free = |square: &Square| {
            let attacks = |&queen: &Square| line_between(queen, *square).is_some();
            let is_taken = queens.contains(square) || self.position.blocked().contains(square);
            !is_taken && !queens.iter().any(attacks)
        };
        let squares = (0..self.n()).filter_map(|rank| line.square(rank));
        squares.filter(is_free).collect()
    }

    fn bits_of(&self, squares: &[Square]) -> Value {
        let bits = squares
            .iter()
            .fold(0, |bits, square| bits | 1 << square.rank.get());
        Value::Bits {
            bits,
            width: self.n(),
        }
    }

    fn bits(&self) -> Variables {
        let (queens, line, untried) = self.call();
        let column = line.map_or(self.n(), Line::index);
        let mut variables = vec![("column", number(column)), ("rows", self.bits_of(&queens))];
        // The program has already removed the bit of a queen just placed.
        let taken = match self.position.last() {
            Some(Event::Place { square }) => 1 << square.rank.get(),
            _ => 0,
        };
        variables.extend(untried.map(|value| match value {
            Value::Bits { bits, width } => {
                let bits = bits & !taken;
                ("free", Value::Bits { bits, width })
            }
            other => ("free", other),
        }));
        variables
    }

    fn fewest(&self) -> Variables {
        let (queens, line, _) = self.call();
        let column = line.map_or(self.n(), Line::index);
        let sizes = (0..self.n()).map(|file| {
            if queens.iter().any(|queen| queen.file.get() == file) {
                return -1;
            }
            self.free(&queens, Line::File(File::new(file).expect("supported")))
                .len() as i64
        });
        let sizes = sizes.collect();
        let mut variables = vec![("c", number(column))];
        variables.extend(self.square.map(|square| ("r", number(square.rank.get()))));
        variables.extend(line.map(|line| ("free[c]", self.bits_of(&self.free(&queens, line)))));
        variables.push(("|free|", Value::List(sizes)));
        variables
    }
}
