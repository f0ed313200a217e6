//! The squares that a queen attacks, and the lines along which it attacks them.

use std::sync::OnceLock;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::{BoardSize, Square, SquareSet, WORDS};

/// A line along which one queen attacks another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum LineKind {
    /// A rank.
    Row,
    /// A file.
    Column,
    /// A rising or falling diagonal.
    Diagonal,
}

impl LineKind {
    /// The name in traces and addresses: `row`, `column` or `diagonal`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The line of a queen that joins two squares; `None` if no line joins them or if they are equal. Pieces between the
/// squares do not matter.
///
/// ```
/// use queens_core::{LineKind, line_between};
///
/// assert_eq!(line_between("a1".parse()?, "h8".parse()?), Some(LineKind::Diagonal));
/// assert_eq!(line_between("a1".parse()?, "a5".parse()?), Some(LineKind::Column));
/// assert_eq!(line_between("a1".parse()?, "b3".parse()?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub const fn line_between(a: Square, b: Square) -> Option<LineKind> {
    let files = a.file.get().abs_diff(b.file.get());
    let ranks = a.rank.get().abs_diff(b.rank.get());
    line_across(files as u16, ranks as u16)
}

/// The line that joins two squares at these distances in files and in ranks; `None` if no line joins them.
#[inline]
pub(crate) const fn line_across(files: u16, ranks: u16) -> Option<LineKind> {
    match (files, ranks) {
        (0, 0) => None,
        (0, _) => Some(LineKind::Column),
        (_, 0) => Some(LineKind::Row),
        _ if files == ranks => Some(LineKind::Diagonal),
        _ => None,
    }
}

/// Whether the lines of a queen include its own square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OwnSquare {
    /// No: only the squares that the queen attacks.
    Excluded,
    /// Yes: the squares that the queen attacks or occupies.
    Included,
}

/// A table of queen lines: for each square of the largest board that fits the set, the squares on the lines through it.
/// Each table is built on first use.
pub(crate) struct QueenLines<const W: usize>(Box<[SquareSet<W>]>);

/// A set of squares for which tables of queen lines exist.
pub(crate) trait HasLines<const W: usize> {
    /// The table of lines with or without the queen's own square.
    fn lines(own: OwnSquare) -> &'static QueenLines<W>;
}

macro_rules! line_tables {
    ($($words:expr),*) => {$(
        impl HasLines<{ $words }> for SquareSet<{ $words }> {
            fn lines(own: OwnSquare) -> &'static QueenLines<{ $words }> {
                static TABLES: [OnceLock<QueenLines<{ $words }>>; 2] = [const { OnceLock::new() }; 2];
                TABLES[own as usize].get_or_init(|| QueenLines::new(own))
            }
        }
    )*};
}

line_tables![1, 4, WORDS];

impl<const W: usize> QueenLines<W> {
    fn new(own: OwnSquare) -> QueenLines<W> {
        let ranks = 0..SquareSet::<W>::SIDE;
        let squares = ranks
            .clone()
            .flat_map(|rank| ranks.clone().map(move |file| (file, rank)));
        let lines = squares.map(|(file, rank)| {
            let mut lines = SquareSet::EMPTY;
            for other in ranks.clone() {
                lines.insert_files(other, crossed(rank.abs_diff(other), 1 << file));
            }
            if own == OwnSquare::Excluded {
                lines.remove(Square::at(file, rank));
            }
            lines
        });
        QueenLines(lines.collect())
    }

    /// The squares on the lines of a queen on this square, on the largest board that fits the set.
    #[inline]
    pub(crate) fn of(&self, square: Square) -> &SquareSet<W> {
        self.of_bit(SquareSet::<W>::bit(square))
    }

    /// Like [`QueenLines::of`], for the square with this bit index.
    #[inline]
    pub(crate) fn of_bit(&self, bit: usize) -> &SquareSet<W> {
        &self.0[bit]
    }
}

/// The places on a file that a queen's lines cross, as bits. `far` is the distance between this file and the queen's
/// file. `bit` marks the queen's place on its own file. At distance 0, all 32 bits are set. Ranks work like files.
#[inline]
pub(crate) const fn crossed(far: u8, bit: u32) -> u32 {
    match far {
        0 => u32::MAX,
        _ => bit | bit << far | bit >> far,
    }
}

/// The ranks of a file that a queen occupies or attacks, as bits; rank 1 is the lowest.
#[inline]
pub(crate) const fn ranks_crossed(queen: Square, file: u8) -> u32 {
    crossed(queen.file.get().abs_diff(file), 1 << queen.rank.get())
}

/// The ranks of a file that are not blocked and that no queen occupies or attacks, as bits; rank 1 is the lowest.
pub(crate) fn free_ranks(size: BoardSize, queens: &[Square], blocked: &[Square], file: u8) -> u32 {
    let in_file = blocked.iter().filter(|square| square.file.get() == file);
    let blocked = in_file.fold(0, |ranks, square| ranks | 1 << square.rank.get());
    let queens = queens.iter();
    queens.fold(size.rank_mask() & !blocked, |free, &queen| {
        free & !ranks_crossed(queen, file)
    })
}

/// The squares that a queen attacks on the empty board, without its own square.
///
/// ```
/// use queens_core::{BoardSize, queen_attacks};
///
/// let size = BoardSize::new(8)?;
/// assert_eq!(queen_attacks(size, "a1".parse()?).count(), 21);
/// assert_eq!(queen_attacks(size, "d4".parse()?).count(), 27);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn queen_attacks(size: BoardSize, from: Square) -> SquareSet {
    attacked_by(size, &[from])
}

/// The squares that at least one of these queens attacks. Pieces between the squares do not matter.
///
/// ```
/// use queens_core::{BoardSize, attacked_by};
///
/// let queens = ["a1".parse()?, "b3".parse()?];
/// let attacked = attacked_by(BoardSize::new(4)?, &queens);
/// let safe = BoardSize::new(4)?.squares().filter(|&square| !attacked.contains(square));
/// assert!(safe.eq(["a1".parse()?, "b3".parse()?, "d2".parse()?]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn attacked_by(size: BoardSize, queens: &[Square]) -> SquareSet {
    let lines = SquareSet::lines(OwnSquare::Excluded);
    let attacked = queens
        .iter()
        .fold(SquareSet::EMPTY, |all, &queen| &all | lines.of(queen));
    &attacked & &SquareSet::all(size)
}

/// The squares that no queen occupies or attacks.
pub(crate) fn free_squares(size: BoardSize, queens: &[Square]) -> SquareSet {
    let lines = SquareSet::lines(OwnSquare::Included);
    let all = SquareSet::all(size);
    queens
        .iter()
        .fold(all, |free, &queen| &free - lines.of(queen))
}

/// Two queens that attack each other, in the order of the list, and the line that joins them. `None` if no two queens
/// attack each other. Among several pairs, the pair whose second queen comes first in the list is returned. If several
/// pairs have this second queen, the pair whose first queen comes first is returned.
///
/// ```
/// use queens_core::{LineKind, Square, attacking_pair};
///
/// let queens: [Square; 3] = ["a1".parse()?, "b3".parse()?, "d1".parse()?];
/// assert_eq!(attacking_pair(&queens), Some((queens[0], queens[2], LineKind::Row)));
/// assert_eq!(attacking_pair(&queens[..2]), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn attacking_pair(queens: &[Square]) -> Option<(Square, Square, LineKind)> {
    queens.iter().enumerate().find_map(|(i, &second)| {
        queens[..i]
            .iter()
            .find_map(|&first| line_between(first, second).map(|line| (first, second, line)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares that a queen attacks, found by comparing each square with the queen's square.
    fn compared<const W: usize>(size: BoardSize, from: Square) -> SquareSet<W> {
        let attacked = |&to: &Square| line_between(from, to).is_some();
        size.squares().filter(attacked).collect()
    }

    fn check_tables<const W: usize>()
    where
        SquareSet<W>: HasLines<W>,
    {
        let [attacked, covered] =
            [OwnSquare::Excluded, OwnSquare::Included].map(SquareSet::<W>::lines);
        for n in 1..=SquareSet::<W>::SIDE {
            let size = BoardSize::try_from(n).unwrap();
            let all = SquareSet::all(size);
            for from in size.squares() {
                let mut expected = compared::<W>(size, from);
                assert_eq!(attacked.of(from) & &all, expected, "{from} on {n}");
                expected.insert(from);
                assert_eq!(covered.of(from) & &all, expected, "{from} on {n}");
            }
        }
    }

    #[test]
    fn the_lines_looked_up_are_those_found_by_comparing_all_squares_of_every_board() {
        check_tables::<1>();
        check_tables::<4>();
        check_tables::<WORDS>();
    }

    #[test]
    fn attacked_and_free_squares_are_those_found_by_comparing_all_squares() {
        for n in 1..=32 {
            let size = BoardSize::new(n).unwrap();
            for first in size.squares() {
                let queens: Vec<Square> = size
                    .squares()
                    .filter(|queen| {
                        (u16::from(queen.file.get()) * 7 + u16::from(first.rank.get())) % 31
                            == u16::from(queen.rank.get()) * u16::from(first.file.get()) % 31
                    })
                    .take(3)
                    .chain([first])
                    .collect();
                let is_attacked =
                    |to: Square| queens.iter().any(|&from| line_between(from, to).is_some());
                let attacked: SquareSet = size.squares().filter(|&to| is_attacked(to)).collect();
                assert_eq!(attacked_by(size, &queens), attacked, "{queens:?} on {n}");
                let free = |to: &Square| !is_attacked(*to) && !queens.contains(to);
                let free: SquareSet = size.squares().filter(free).collect();
                assert_eq!(free_squares(size, &queens), free, "{queens:?} on {n}");
                for file in 0..size.files() {
                    let ranks =
                        (0..size.files()).filter(|&rank| free.contains(Square::at(file, rank)));
                    let ranks = ranks.fold(0, |ranks, rank| ranks | 1 << rank);
                    assert_eq!(free_ranks(size, &queens, &[], file), ranks);
                }
                assert_eq!(queen_attacks(size, first), compared(size, first));
            }
        }
    }

    #[test]
    fn a_corner_attacks_21_squares_of_the_8x8_board_and_d4_27() {
        let size = BoardSize::new(8).unwrap();
        assert_eq!(queen_attacks(size, Square::at(0, 0)).count(), 21);
        assert_eq!(queen_attacks(size, Square::at(3, 3)).count(), 27);
    }

    #[test]
    fn the_first_attacking_pair_is_named_with_its_line() {
        let [a1, b3, c8, c1] = [(0, 0), (1, 2), (2, 7), (2, 0)].map(|(f, r)| Square::at(f, r));
        assert_eq!(attacking_pair(&[a1, b3, c8]), None);
        assert_eq!(
            attacking_pair(&[a1, b3, c8, c1]),
            Some((a1, c1, LineKind::Row))
        );
        assert_eq!(
            attacking_pair(&[b3, c8, c1]),
            Some((c8, c1, LineKind::Column))
        );
    }
}
