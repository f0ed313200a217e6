//! A square that a queen attacks, and the line between them.

use queens_core::{LineKind, Square, line_between};

/// A rejected square and the queen that attacks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    pub square: Square,
    pub attacker: Square,
    pub line: LineKind,
}

impl Conflict {
    /// Whether the line to the attacker crosses this square.
    pub fn crosses(&self, square: Square) -> bool {
        let ends = [self.square, self.attacker];
        let is_on_line = |end| line_between(square, end) == Some(self.line);
        let between = |a: u8, b: u8, c: u8| (a.min(b)..=a.max(b)).contains(&c);
        let [from, to] = ends;
        ends.into_iter().all(is_on_line)
            && between(from.file.get(), to.file.get(), square.file.get())
            && between(from.rank.get(), to.rank.get(), square.rank.get())
    }
}
