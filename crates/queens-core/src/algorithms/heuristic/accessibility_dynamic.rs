//! `accessibility-dynamic`: the next queen goes to the free square from which it attacks the fewest free squares.
//!
//! Idea: after every queen, the value of a free square is the number of other free squares that a queen on it
//! would attack. The next queen goes to the square with the lowest value; in a tie, to the first in row order.
//! Cost: after each queen, four numbers are added per free square. A square that becomes attacked or occupied is
//! removed once from the counts of its four lines.
//! Source: sheet 000, §2.5, the heuristic of its opening question.
//! Departures: the sheet has no program for this heuristic, so this project chose the names. The sheet counts a queen's
//! own square; here a square does not count itself.

use crate::algorithms::heuristic::greedy::{self, Choice, Greedy, WriteTime};
use crate::board::attacks::free_squares;
use crate::board::{BoardSize, HasLines, OwnSquare, Square, SquareSet};
use crate::formats::Form;
use crate::problem::{Goal, Problem};
use crate::search::{
    Algorithm, Descriptor, Event, Explanation, MAX_OPERATIONS, Operation, Position, Reports,
    Search, Traversal, Value, Variables,
};

const SQUARES_VALUED: usize = 0;
const MAX: usize = BoardSize::MAX as usize;

crate::listing! {
    enum Listing {
        Begin: Roots,
        Put: Nodes,
        EachSquare: Operation(SQUARES_VALUED),
        Value: Operation(SQUARES_VALUED),
        Choose: Placements,
        Solution: Solutions,
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("accessibility-dynamic", Problem::Queens, Traversal::Greedy)
        .goals(&[Goal::First])
        .listing(&Listing::LINES)
        .operations(&[Operation::new("squares_valued")])
        .reports(Reports::Nothing)
        .prints(Form::Pairs);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Greedy::<CurrentValues>::start)
        .explanation(explain)
        .operations(count_operations)
        .procedure("accessibility_dynamic")
        .values(values);

/// The free squares, and the number of free squares on each line. The counts are bytes, so the compiler can
/// compute the values of a rank with vector instructions.
#[derive(Clone)]
struct CurrentValues {
    size: BoardSize,
    free: SquareSet,
    ranks: [u8; MAX],
    files: [u8; MAX],
    rising: [u8; 2 * MAX - 1],
    falling: [u8; 2 * MAX - 1],
    /// Indexed by rank, then by file: 0 for a free square, 255 for any other square.
    taken: [[u8; MAX]; MAX],
}

impl CurrentValues {
    /// The number of other free squares on the four lines through a free square.
    fn value(&self, file: usize, rank: usize) -> u16 {
        let [rising, falling] = diagonals(file, rank);
        let lines =
            self.ranks[rank] + self.files[file] + self.rising[rising] + self.falling[falling];
        // Each of the four counts includes the square itself.
        u16::from(lines) - 4
    }

    /// For each square of a rank, the sum of the counts of its file and of its two diagonals; 255 if the square is not
    /// free.
    fn on_other_lines(&self, rank: usize) -> impl Iterator<Item = u8> {
        let rising = &self.rising[MAX - 1 - rank..][..MAX];
        let falling = &self.falling[rank..][..MAX];
        let lines = self.files.iter().zip(rising).zip(falling);
        lines
            .zip(&self.taken[rank])
            .map(|(((file, rising), falling), taken)| (file + rising + falling) | taken)
    }
}

/// The indices of a square's rising and falling diagonals, in this order.
fn diagonals(file: usize, rank: usize) -> [usize; 2] {
    [file + MAX - 1 - rank, file + rank]
}

impl Choice for CurrentValues {
    const WRITE_TIME: WriteTime = WriteTime::AfterEachQueen;

    fn new(size: BoardSize, queens: &[Square]) -> Self {
        let mut values = CurrentValues {
            size,
            free: free_squares(size, queens),
            ranks: [0; MAX],
            files: [0; MAX],
            rising: [0; 2 * MAX - 1],
            falling: [0; 2 * MAX - 1],
            taken: [[u8::MAX; MAX]; MAX],
        };
        for square in values.free.squares() {
            let (file, rank) = (square.file.index(), square.rank.index());
            let [rising, falling] = diagonals(file, rank);
            values.ranks[rank] += 1;
            values.files[file] += 1;
            values.rising[rising] += 1;
            values.falling[falling] += 1;
            values.taken[rank][file] = 0;
        }
        values
    }

    fn place(&mut self, square: Square) {
        let lines = SquareSet::lines(OwnSquare::Included).of(square);
        let taken = &self.free & lines;
        self.free = &self.free - lines;
        for square in taken.squares() {
            let (file, rank) = (square.file.index(), square.rank.index());
            let [rising, falling] = diagonals(file, rank);
            self.ranks[rank] -= 1;
            self.files[file] -= 1;
            self.rising[rising] -= 1;
            self.falling[falling] -= 1;
            self.taken[rank][file] = u8::MAX;
        }
    }

    fn values(&self) -> impl Iterator<Item = (Square, u16)> {
        let valued =
            |square: Square| (square, self.value(square.file.index(), square.rank.index()));
        self.free.squares().map(valued)
    }

    fn least(&mut self) -> Option<Square> {
        let (mut least, mut first) = (u8::MAX, None);
        for rank in 0..self.size.width() {
            let free = self.ranks[rank];
            // The other lines of a free square add at least 3, because its file and diagonals count the square itself.
            if free == 0 || free + 3 >= least {
                continue;
            }
            let lowest = self.on_other_lines(rank).fold(u8::MAX, u8::min);
            if free + lowest < least {
                least = free + lowest;
                first = Some((rank, lowest));
            }
        }
        let (rank, lowest) = first?;
        let file = self
            .on_other_lines(rank)
            .position(|lines| lines == lowest)?;
        Some(Square::at(file as u8, rank as u8))
    }
}

/// The values last written on the board. Old values remain on the board until new values replace them.
fn values(position: &Position) -> Vec<(Square, u16)> {
    match position.last() {
        None => Vec::new(),
        Some(_) => valued(position).values().collect(),
    }
}

fn valued(position: &Position) -> CurrentValues {
    CurrentValues::new(position.size(), position.queens_before())
}

fn count_operations(event: Event, position: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if event == Event::Score {
        let free = free_squares(position.size(), position.queens());
        operations[SQUARES_VALUED] += u64::from(free.count());
    }
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        None => Listing::Begin,
        Some(Event::Place { .. }) => Listing::Put,
        Some(Event::DeadEnd) => Listing::EachSquare,
        Some(Event::Score) => Listing::Value,
        Some(_) => Listing::Solution,
    };
    Explanation::new(
        code_line,
        greedy::reason::<CurrentValues>(position),
        variables(position),
    )
}

fn variables(position: &Position) -> Variables {
    let size = position.size();
    let marked = free_squares(size, position.queens());
    let mut variables = greedy::sheet_variables(position);
    if position.last().is_some() {
        let least = valued(position).values().map(|(_, value)| value).min();
        variables.extend(least.map(|least| ("least", Value::number(least))));
    }
    variables.push(("free", Value::Marks { size, marked }));
    variables
}
