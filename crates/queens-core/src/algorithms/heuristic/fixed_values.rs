//! The sheet's table `hb`: the number of squares that a queen attacks on the empty board, not counting its own square.
//! The values do not change while queens are placed, so the order of the squares is known from the start.

use crate::algorithms::heuristic::greedy::{self, Choice, Greedy, WriteTime};
use crate::board::attacks::free_squares;
use crate::board::{BoardSize, HasLines, OwnSquare, Square, SquareSet};
use crate::formats::Form;
use crate::problem::{Goal, Problem};
use crate::search::{
    Algorithm, Descriptor, Detail, Event, Explanation, MAX_OPERATIONS, Operation, Position,
    Reports, Search, Traversal, Value, Variables,
};

const CELLS_READ: usize = 0;
const OPERATIONS: [Operation; 1] = [Operation::new("cells_read")];

/// How a program searches for the next square.
pub(crate) trait ReadSquares {
    /// The squares that a pass reads, row by row, while these queens are on the board.
    fn read(size: BoardSize, queens: &[Square]) -> SquareSet;

    /// The variables of the program after the last event.
    fn variables(position: &Position) -> Variables {
        variables(position)
    }
}

crate::listing! {
    enum Listing {
        Table: Roots,
        Begin: Roots,
        Put: Nodes,
        EachSquare: Operation(CELLS_READ),
        Compare: Operation(CELLS_READ),
        Choose: Placements,
        Solution: Solutions,
    }
}

/// The descriptor of a program that searches for the lowest `hb`.
pub(crate) const fn describe(id: &'static str) -> Descriptor {
    Descriptor::new(id, Problem::Queens, Traversal::Greedy)
        .goals(&[Goal::First])
        .listing(&Listing::LINES)
        .operations(&OPERATIONS)
        .reports(Reports::Scans)
        .prints(Form::Pairs)
}

pub(crate) const fn entry<P: ReadSquares>(descriptor: &'static Descriptor) -> Algorithm {
    Algorithm::new(descriptor, Greedy::<FixedValues>::start)
        .explanation(explain::<P>)
        .operations(count_operations::<P>)
        .values(values)
}

/// The free squares, searched in rings from the border inwards. All squares of a ring have the same value,
/// which is 2 more than in the next outer ring.
#[derive(Clone)]
pub(crate) struct FixedValues {
    size: BoardSize,
    free: SquareSet,
    /// The outermost ring that can still have a free square.
    ring: u8,
}

/// The number of files or ranks between the file or rank `place` and the nearer border.
fn depth(size: BoardSize, place: u8) -> u8 {
    place.min(size.files() - 1 - place)
}

/// The value `hb` of a square: n−1 squares in its row, n−1 in its column, and n−1 on its diagonals. Each ring around
/// the square adds 2.
pub(crate) fn fixed_value(size: BoardSize, square: Square) -> u16 {
    let ring = depth(size, square.file.get()).min(depth(size, square.rank.get()));
    3 * (u16::from(size.files()) - 1) + 2 * u16::from(ring)
}

impl FixedValues {
    /// The files of the squares that a ring and a rank share, as bits; file a is the lowest bit.
    fn files_of(&self, ring: u8, rank: u8) -> u32 {
        let size = self.size;
        let (first, last) = (1_u32 << ring, 1_u32 << (size.files() - 1 - ring));
        match depth(size, rank).cmp(&ring) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => last | (last - first),
            std::cmp::Ordering::Greater => first | last,
        }
    }
}

impl Choice for FixedValues {
    const WRITE_TIME: WriteTime = WriteTime::Once;

    fn new(size: BoardSize, queens: &[Square]) -> Self {
        FixedValues {
            size,
            free: free_squares(size, queens),
            ring: 0,
        }
    }

    fn place(&mut self, square: Square) {
        let lines = SquareSet::lines(OwnSquare::Included);
        self.free = &self.free - lines.of(square);
    }

    fn values(&self) -> impl Iterator<Item = (Square, u16)> {
        let size = self.size;
        let valued = move |square| (square, fixed_value(size, square));
        self.free.squares().map(valued)
    }

    fn least(&mut self) -> Option<Square> {
        let n = self.size.files();
        while self.ring < n.div_ceil(2) {
            for rank in 0..n {
                let files = self.free.files(rank) & self.files_of(self.ring, rank);
                if files != 0 {
                    return Some(Square::at(files.trailing_zeros() as u8, rank));
                }
            }
            // Squares never become free again, so this ring is done.
            self.ring += 1;
        }
        None
    }
}

/// The table `hb` for all squares; empty until the search writes the table.
fn values(position: &Position) -> Vec<(Square, u16)> {
    let size = position.size();
    match position.last() {
        None => Vec::new(),
        Some(_) => FixedValues::new(size, &[]).values().collect(),
    }
}

fn count_operations<P: ReadSquares>(
    event: Event,
    before: &Position,
    operations: &mut [u64; MAX_OPERATIONS],
) {
    if let Event::Place { .. } | Event::Solution | Event::DeadEnd = event {
        operations[CELLS_READ] += u64::from(P::read(before.size(), before.queens()).count());
    }
}

fn explain<P: ReadSquares>(position: &Position) -> Explanation {
    let code_line = match position.last() {
        None => Listing::Begin,
        Some(Event::Score) => Listing::Table,
        Some(Event::Place { .. }) => Listing::Put,
        Some(Event::DeadEnd) => Listing::EachSquare,
        Some(_) => Listing::Solution,
    };
    let read = || P::read(position.size(), position.queens_before());
    Explanation {
        code_line: code_line.into(),
        reason: greedy::reason::<FixedValues>(position),
        detail: greedy::ended_pass(position).then(|| Detail::Read(read().squares().collect())),
        variables: P::variables(position),
    }
}

/// The sheet's variables: the queens, and the square that the last pass found, with its value.
pub(crate) fn variables(position: &Position) -> Variables {
    let size = position.size();
    let mut variables = greedy::sheet_variables(position);
    if let Some(Event::Place { square }) = position.last() {
        let naces = Value::Number(fixed_value(size, square).into());
        let nextpos = Value::Squares(vec![square]);
        variables.extend([("naces", naces), ("nextpos", nextpos)]);
    } else if greedy::ended_pass(position) {
        // `NULL_ACCESS`, a value that no square has.
        let naces = 4 * i64::from(size.files()) + 1;
        variables.push(("naces", Value::Number(naces)));
    }
    variables
}
