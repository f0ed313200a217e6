//! The notations of boards, and the choice between them if a text is ambiguous. The base of the numbers is chosen
//! so that the most boards are correct. The usual orientation is chosen unless another orientation makes all boards
//! correct, or more boards complete.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Axis, Square};
use crate::formats::Base;
use crate::problem::definition::check_solution;
use crate::problem::{Instance, NotASolution, Problem};

/// The line of the board that is the first line of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum FirstLine {
    /// Rank 1.
    FirstRank,
    /// The last rank, as on a chessboard.
    LastRank,
    /// File a: each line is a file.
    FirstFile,
}

/// The notation of the boards in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Notation {
    /// Drawings or tables.
    Drawing {
        /// The sign of a queen.
        sign: String,
        /// The line of the board that comes first.
        first: FirstLine,
    },
    /// Lists of n numbers: the row of each column with [`Axis::Files`], or the column of each row.
    Lines {
        /// The lines that the numbers follow.
        axis: Axis,
        /// The number of the first row or column.
        base: Base,
    },
    /// Pairs of numbers, one pair for each piece.
    Pairs {
        /// The axis of the first number of a pair.
        first: Axis,
        /// The number of the first row or column.
        base: Base,
    },
    /// Numbers of squares, counted along the ranks or the files.
    SquareNumbers {
        /// The lines that the numbering follows.
        axis: Axis,
        /// The number of the first square.
        base: Base,
    },
    /// Tables that number the squares in the order of a tour.
    VisitNumbers {
        /// The line of the board that comes first.
        first: FirstLine,
        /// The number of the first visited square.
        base: Base,
    },
    /// Names of squares.
    Names,
    /// Forsyth–Edwards notation.
    Fen,
}

impl fmt::Display for FirstLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FirstLine::FirstRank => "the first line is row 1",
            FirstLine::LastRank => "the last line is row 1",
            FirstLine::FirstFile => "each line is a column",
        })
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notation::Drawing { sign, first } => {
                let sign = if sign.is_empty() { "a blank" } else { sign };
                write!(f, "drawn boards, with {sign} for a queen; {first}")
            }
            Notation::Lines { axis, base } => {
                let lines = match axis {
                    Axis::Files => "the row of each column",
                    Axis::Ranks => "the column of each row",
                };
                write!(f, "{lines}, counted from {}", base.first())
            }
            Notation::Pairs { first, base } => {
                let pair = match first {
                    Axis::Files => "column and row",
                    Axis::Ranks => "row and column",
                };
                write!(f, "pairs of {pair}, counted from {}", base.first())
            }
            Notation::SquareNumbers { axis, base } => {
                let order = match axis {
                    Axis::Files => "column by column",
                    Axis::Ranks => "row by row",
                };
                write!(f, "numbers of squares from {}, {order}", base.first())
            }
            Notation::VisitNumbers { first, base } => {
                write!(f, "a table of visit numbers from {}; {first}", base.first())
            }
            Notation::Names => f.write_str("names of squares"),
            Notation::Fen => f.write_str("a position in FEN"),
        }
    }
}

/// A board as written, before its notation is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum RawBoard {
    /// The line and the position of each queen, both from 0.
    Drawn {
        queens: Vec<(u8, u8)>,
        sign: String,
        /// Whether the board is drawn as in sheet 003, whose lines are files.
        is_blocks: bool,
    },
    Numbers(Vec<i64>),
    Pairs(Vec<(i64, i64)>),
    /// The visit numbers of all squares, line by line, or −1 for an unvisited square.
    Visits(Vec<i64>),
    Names(Vec<Square>),
    Fen(Vec<Square>),
}

/// The families of [`RawBoard`]. In a text, all boards of one family share one notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Drawn,
    Blocks,
    Numbers,
    Pairs,
    Visits,
    Names,
    Fen,
}

impl Family {
    pub(super) const ALL: [Family; 7] = [
        Family::Drawn,
        Family::Blocks,
        Family::Numbers,
        Family::Pairs,
        Family::Visits,
        Family::Names,
        Family::Fen,
    ];
}

impl RawBoard {
    pub(super) fn family(&self) -> Family {
        match self {
            RawBoard::Drawn {
                is_blocks: true, ..
            } => Family::Blocks,
            RawBoard::Drawn { .. } => Family::Drawn,
            RawBoard::Numbers(_) => Family::Numbers,
            RawBoard::Pairs(_) => Family::Pairs,
            RawBoard::Visits(_) => Family::Visits,
            RawBoard::Names(_) => Family::Names,
            RawBoard::Fen(_) => Family::Fen,
        }
    }
}

/// The notation of numbers to assume unless the text shows a different notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefaultNotation {
    /// The lines that the numbers of a placement follow.
    pub axis: Axis,
    /// The number of the first row or column.
    pub base: Base,
}

/// Chooses the notation that makes the most boards of a family correct. A tie goes to the notation that makes the most
/// boards complete. A further tie goes to the usual notation.
pub(super) fn choose(
    instance: &Instance,
    default: DefaultNotation,
    family: Family,
    boards: &[&RawBoard],
) -> Notation {
    let start = instance.given().first().copied();
    let candidates = candidates(instance.problem(), default, family, boards);
    let orientation = candidates.first().map(Notation::orientation);
    let mut best: Option<((usize, usize), Notation)> = None;
    for notation in candidates {
        let (mut whole, mut right) = (0, 0);
        for board in boards {
            let squares = notation.squares(instance, board);
            match squares.and_then(|squares| check_solution(instance, start, &squares)) {
                Ok(()) => (whole, right) = (whole + 1, right + 1),
                Err(fault) => whole += usize::from(is_whole(fault)),
            }
        }
        // A different orientation must make all boards correct, or more boards complete.
        let is_default = Some(notation.orientation()) == orientation;
        let is_better = |&(before, whole_before): &(usize, usize)| {
            if is_default {
                (right, whole) > (before, whole_before)
            } else {
                right == boards.len() || right >= before && whole > whole_before
            }
        };
        if best.as_ref().is_none_or(|(most, _)| is_better(most)) {
            best = Some(((right, whole), notation));
        }
        if right == boards.len() {
            break;
        }
    }
    best.map_or(Notation::Names, |(_, notation)| notation)
}

/// Whether an incorrect board has all its pieces on different squares of the board.
fn is_whole(fault: NotASolution) -> bool {
    !matches!(
        fault,
        NotASolution::Number { .. }
            | NotASolution::SquareNumber { .. }
            | NotASolution::VisitNumbers { .. }
            | NotASolution::OffBoard { .. }
            | NotASolution::Repeated { .. }
            | NotASolution::Visits { .. }
            | NotASolution::Queens { .. }
    )
}

/// The possible notations of a family, the usual notation first.
fn candidates(
    problem: Problem,
    default: DefaultNotation,
    family: Family,
    boards: &[&RawBoard],
) -> Vec<Notation> {
    let other = |base| match base {
        Base::Zero => Base::One,
        Base::One => Base::Zero,
    };
    let bases = [Base::Zero, Base::One];
    let up = [
        FirstLine::FirstRank,
        FirstLine::LastRank,
        FirstLine::FirstFile,
    ];
    let square_numbers = || {
        let axes = [Axis::Ranks, Axis::Files].into_iter();
        axes.flat_map(|axis| bases.map(|base| Notation::SquareNumbers { axis, base }))
    };
    let visit_numbers = || {
        up.into_iter()
            .flat_map(|first| bases.map(|base| Notation::VisitNumbers { first, base }))
    };
    let drawings = |lines: [FirstLine; 3]| {
        let sign = boards.iter().find_map(|board| match board {
            RawBoard::Drawn { sign, .. } => Some(sign.clone()),
            _ => None,
        });
        let sign = sign.unwrap_or_default();
        lines
            .map(|first| Notation::Drawing {
                sign: sign.clone(),
                first,
            })
            .to_vec()
    };
    match (family, problem) {
        (Family::Drawn, _) => drawings(up),
        (Family::Blocks, _) => drawings([
            FirstLine::FirstFile,
            FirstLine::FirstRank,
            FirstLine::LastRank,
        ]),
        (Family::Numbers, Problem::Queens) => {
            let across = match default.axis {
                Axis::Files => Axis::Ranks,
                Axis::Ranks => Axis::Files,
            };
            let lines = |axis, base| Notation::Lines { axis, base };
            vec![
                lines(default.axis, default.base),
                lines(default.axis, other(default.base)),
                lines(across, default.base),
                lines(across, other(default.base)),
            ]
        }
        (Family::Numbers, Problem::Domination) => square_numbers().collect(),
        (Family::Numbers, Problem::Knight) => square_numbers().chain(visit_numbers()).collect(),
        (Family::Pairs, _) => {
            // The sheets write queens as column and row, but the knight as row and column.
            let axes = match problem {
                Problem::Knight => [Axis::Ranks, Axis::Files],
                Problem::Queens | Problem::Domination => [Axis::Files, Axis::Ranks],
            };
            let pairs = |first| bases.map(|base| Notation::Pairs { first, base });
            axes.into_iter().flat_map(pairs).collect()
        }
        (Family::Visits, _) => visit_numbers().chain(square_numbers()).collect(),
        (Family::Names, _) => vec![Notation::Names],
        (Family::Fen, _) => vec![Notation::Fen],
    }
}

/// The orientation of a notation: the first line of a drawing, the axis of the numbers, or no choice.
#[derive(PartialEq, Eq)]
enum Orientation {
    Lines(FirstLine),
    Along(Axis),
    Fixed,
}

impl Notation {
    fn orientation(&self) -> Orientation {
        match self {
            Notation::Drawing { first, .. } | Notation::VisitNumbers { first, .. } => {
                Orientation::Lines(*first)
            }
            Notation::Lines { axis, .. } | Notation::SquareNumbers { axis, .. } => {
                Orientation::Along(*axis)
            }
            Notation::Pairs { first, .. } => Orientation::Along(*first),
            Notation::Names | Notation::Fen => Orientation::Fixed,
        }
    }

    /// The squares of a board in the order written or visited. An error for the first number that is not a square.
    pub(super) fn squares(
        &self,
        instance: &Instance,
        board: &RawBoard,
    ) -> Result<Vec<Square>, NotASolution> {
        let size = instance.size();
        match (self, board) {
            (Notation::Drawing { first, .. }, RawBoard::Drawn { queens, .. }) => {
                let square = |&(line, place): &(u8, u8)| match first {
                    FirstLine::FirstRank => Square::at(place, line),
                    FirstLine::LastRank => {
                        Square::at(place, (size.ranks() - 1).saturating_sub(line))
                    }
                    FirstLine::FirstFile => Square::at(line, place),
                };
                Ok(queens.iter().map(square).collect())
            }
            (Notation::Lines { axis, base }, RawBoard::Numbers(numbers)) => {
                let queen = |(line, &number): (usize, &i64)| {
                    let place = number.checked_sub(base.first().into()).map(u8::try_from);
                    match place {
                        Some(Ok(place)) if place < size.files() => {
                            // A line beyond the largest board counts as its last line, so every number gives a square.
                            let line = line.min(usize::from(crate::BoardSize::MAX) - 1);
                            Ok(axis.at(line as u8, place))
                        }
                        _ => Err(NotASolution::Number { number }),
                    }
                };
                numbers.iter().enumerate().map(queen).collect()
            }
            (Notation::Pairs { first, base }, RawBoard::Pairs(pairs)) => {
                let index = |number: i64| {
                    let index = number.checked_sub(base.first().into());
                    let index = index.and_then(|index| u8::try_from(index).ok());
                    index
                        .filter(|&index| index < crate::BoardSize::MAX)
                        .ok_or(NotASolution::Number { number })
                };
                let square = |&(one, other): &(i64, i64)| {
                    let (line, place) = (index(one)?, index(other)?);
                    let square = match first {
                        Axis::Files => Square::at(line, place),
                        Axis::Ranks => Square::at(place, line),
                    };
                    if size.contains(square) {
                        Ok(square)
                    } else {
                        Err(NotASolution::OffBoard { square })
                    }
                };
                pairs.iter().map(square).collect()
            }
            (
                Notation::SquareNumbers { axis, base },
                RawBoard::Numbers(numbers) | RawBoard::Visits(numbers),
            ) => {
                let first = i64::from(base.first());
                let square = |&number: &i64| {
                    let index = number
                        .checked_sub(first)
                        .and_then(|index| usize::try_from(index).ok());
                    let index = index.filter(|&index| index < size.area()).ok_or(
                        NotASolution::SquareNumber {
                            number,
                            first: base.first(),
                            last: size.area() as u16 - 1 + u16::from(base.first()),
                        },
                    )?;
                    let height = usize::from(size.ranks());
                    Ok(match axis {
                        Axis::Ranks => size.numbered(index),
                        Axis::Files => Square::at((index / height) as u8, (index % height) as u8),
                    })
                };
                numbers.iter().map(square).collect()
            }
            (
                Notation::VisitNumbers { first, base },
                RawBoard::Numbers(numbers) | RawBoard::Visits(numbers),
            ) => visited(instance, *first, *base, numbers),
            (_, RawBoard::Names(squares) | RawBoard::Fen(squares)) => Ok(squares.clone()),
            // Unreachable, because `choose` gives each board a notation of its family.
            _ => Ok(Vec::new()),
        }
    }
}

/// The squares in visiting order, from the visit numbers of all squares. A tour may stop early. An error if the number
/// of entries is wrong, or if a visit number is missing or used twice.
fn visited(
    instance: &Instance,
    first: FirstLine,
    base: Base,
    numbers: &[i64],
) -> Result<Vec<Square>, NotASolution> {
    let size = instance.size();
    let (width, height) = (size.width(), usize::from(size.ranks()));
    let start = i64::from(base.first());
    if numbers.len() != size.area() {
        let (found, expected) = (numbers.len() as u64, size.area() as u64);
        return Err(NotASolution::Visits { found, expected });
    }
    let mut order = vec![None; numbers.len()];
    let mut twice = None;
    for (index, &number) in numbers.iter().enumerate() {
        let place = number
            .checked_sub(start)
            .and_then(|place| usize::try_from(place).ok());
        let Some(place) = place.filter(|&place| place < order.len()) else {
            continue;
        };
        let square = match first {
            FirstLine::FirstRank => Square::at((index % width) as u8, (index / width) as u8),
            FirstLine::LastRank => {
                Square::at((index % width) as u8, (height - 1 - index / width) as u8)
            }
            FirstLine::FirstFile => Square::at((index / height) as u8, (index % height) as u8),
        };
        if order[place].is_some() {
            twice = twice.or(Some(number));
        }
        order[place] = Some(square);
    }
    let length = order.iter().take_while(|square| square.is_some()).count();
    // A tour that stops early leaves some squares without a number.
    let are_left = numbers.iter().filter(|&&number| number < start).count() == order.len() - length;
    if length < order.len() && (twice.is_some() || !are_left || length < 2) {
        let missing = start + length as i64;
        return Err(NotASolution::VisitNumbers { twice, missing });
    }
    Ok(order.into_iter().map_while(|square| square).collect())
}
