//! Why an event happened, in facts: the listing's line, the reason and the variables. The words, in
//! each language, live with the page.

mod covering;

pub use covering::Covering;

use crate::attacks::LineKind;
use crate::bitboard::Bitboard;
use crate::board::BoardSize;
use crate::lines::Line;
use crate::space::Space;
use crate::square::Square;
use crate::symmetry::Symmetry;

/// The explanation of the event that led to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The line of the listing, from 1.
    pub code_line: u8,
    /// Why.
    pub reason: Reason,
    /// What the program did under the event, where its sheet shows it.
    pub detail: Option<Detail>,
    /// The variables of the sheet's program at this moment, by name.
    pub variables: Vec<(&'static str, Value)>,
}

/// Why an event happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing has happened yet.
    Start {
        /// The first lane to be searched; none if every lane is given, or there are no lanes.
        line: Option<Line>,
    },
    /// The sheet sets this queen without a test.
    Root {
        /// The square.
        square: Square,
    },
    /// The program finds the square free; how, is detail.
    Free {
        /// The square.
        square: Square,
    },
    /// The square was compared with the queens that stand, and none attacks it.
    Compared {
        /// The square.
        square: Square,
        /// The number of queens compared.
        queens: u8,
    },
    /// The square is attacked: it shares a line with a queen.
    Attacked {
        /// The square.
        square: Square,
        /// The queen.
        attacker: Square,
        /// The line.
        line: LineKind,
        /// Columns from the queen to the square.
        across: i8,
        /// Rows from the queen to the square.
        up: i8,
    },
    /// The lowest of the bits that are left in this column.
    LowestBit {
        /// The square.
        square: Square,
        /// Rows still free in its column, this one included.
        free: u8,
    },
    /// The lane has the fewest free squares, and this is the first of those left.
    Fewest {
        /// The square.
        square: Square,
        /// Squares still free in its lane, this one included.
        free: u8,
    },
    /// How many squares a queen attacks on the empty board is written on every square, once for all.
    TableWritten,
    /// How many other free squares a queen would take away is written on every free square.
    Valued {
        /// Free squares.
        squares: u16,
    },
    /// The square has the least value of all free ones, and is the first of those that have it, row by
    /// row.
    LeastValue {
        /// The square.
        square: Square,
        /// Its value.
        value: u16,
        /// Free squares that have it, this one included.
        sharing: u16,
    },
    /// The square was drawn.
    Drawn {
        /// The square.
        square: Square,
        /// From so many free ones.
        free: u32,
    },
    /// The search comes back to the lane and goes on with its next square.
    TakenBack {
        /// The square.
        square: Square,
        /// The lane.
        line: Line,
        /// Whether squares are left in its lane.
        more: bool,
    },
    /// Every square of the lane is attacked.
    NoSquareLeft {
        /// The lane.
        line: Line,
    },
    /// Every square of the board is attacked or taken.
    NoSquareFree,
    /// The next candidate stands.
    NextCandidate,
    /// A whole candidate was drawn.
    DrawnCandidate,
    /// The draw has failed and the next one begins on the given board.
    Restarted,
    /// The image of the solution is a solution, too.
    Mirrored {
        /// What maps the board to it.
        symmetry: Symmetry,
    },
    /// The knight moves on: to the next square of its list, or to one from which as few moves lead on as
    /// from any that it has not tried yet.
    Moved {
        /// Where it was.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The number of moves that lead on from there, where the list is sorted by it.
        valuation: Option<u8>,
    },
    /// The moves from a square are sorted.
    Sorted {
        /// The square.
        square: Square,
        /// How many moves there are.
        moves: u8,
    },
    /// Of the squares still to be visited, this one is left without any that leads to it but the last.
    Emptied {
        /// The square that could only be the end.
        square: Square,
        /// The square visited last.
        by: Square,
    },
    /// All squares that lead to the start are visited, so that the tour cannot be closed.
    NoWayHome {
        /// The start.
        start: Square,
        /// The square visited last.
        by: Square,
    },
    /// All moves of the knight lead to squares that it has visited.
    NoMove {
        /// The square visited last.
        square: Square,
    },
    /// The knight goes back, and the square is free again.
    Freed {
        /// The square.
        square: Square,
        /// Where the knight is again.
        to: Square,
        /// Whether there are moves from there that have not been tried.
        more: bool,
    },
    /// It is the only square left, and a move away.
    OnlySquare {
        /// The square.
        square: Square,
        /// The square visited before.
        from: Square,
    },
    /// The tour has been told, and its last square is taken off.
    Detached {
        /// The square.
        square: Square,
    },
    /// Every square is visited once.
    Toured {
        /// Whether the start is a move away from the end.
        is_closed: bool,
    },
    /// The search has come to its cap.
    CapReached,
    /// No queen attacks another, and all of them stand.
    Complete,
    /// Why a search for queens that cover the board did what it did.
    Covering(Covering),
    /// Why a local search did what it did.
    Repairing(Repairing),
    /// The search is over.
    Finished,
}

impl Reason {
    /// The square is attacked by this queen, along this kind of line.
    pub const fn attacked(square: Square, attacker: Square, line: LineKind) -> Reason {
        Reason::Attacked {
            square,
            attacker,
            line,
            across: square.file.0 as i8 - attacker.file.0 as i8,
            up: square.rank.0 as i8 - attacker.rank.0 as i8,
        }
    }
}

/// Why an event of a local search happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repairing {
    /// A queen stands in each column and in each row, drawn all at once.
    Drawn {
        /// So many pairs of queens attack each other.
        pairs: u16,
    },
    /// One of the queens that were attacked was drawn, and of the other squares of her column one that the
    /// fewest queens attack.
    Moved {
        /// Where she stood.
        from: Square,
        /// Where she stands.
        to: Square,
        /// So many queens attacked her before.
        before: u16,
        /// So many attack her now.
        after: u16,
        /// So many squares of her column were as good, this one included.
        sharing: u16,
        /// So many pairs of queens attack each other now.
        pairs: u16,
    },
    /// After so many moves, queens still attack each other: another placement is drawn.
    Restarted {
        /// The moves.
        moves: u64,
    },
}

/// What a program did under an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// It read these squares of the board, in this order; one may be read more than once.
    Read(Vec<Square>),
    /// It marked these squares, in this order; one may be marked more than once.
    Marked(Vec<Square>),
    /// It compared the square with these queens, in this order.
    Compared(Vec<Square>),
    /// It compared the rows of so many queens, then these pairs by their diagonals.
    Pairs {
        /// Rows looked at.
        rows: u8,
        /// Pairs of queens, in this order.
        pairs: Vec<(Square, Square)>,
    },
    /// It called its recursive test on these squares, in this order, and so often beyond the board.
    Called {
        /// Squares of the board.
        squares: Vec<Square>,
        /// Calls that found the edge.
        beyond: u8,
    },
}

/// How many calls of a deep stack are told: the innermost ones.
pub const INNERMOST: usize = 24;

/// One call of a program, or one level of its stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The procedure, as the sheet names it.
    pub name: &'static str,
    /// Its parameters and variables.
    pub locals: Vec<(&'static str, Value)>,
}

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(i64),
    /// The row of each column, −1 where there is none.
    Rows(Vec<i8>),
    /// Notation, in their order: a list or a stack.
    List(Vec<i64>),
    /// A string, as the program holds it.
    Text(String),
    /// Squares.
    Squares(Vec<Square>),
    /// A board with these squares marked.
    Marks {
        /// The board.
        size: BoardSize,
        /// The squares.
        marked: Bitboard,
    },
    /// A place among candidates, from 1.
    Rank {
        /// The place.
        rank: u64,
        /// How many there are.
        of: Space,
    },
    /// One bit for each row, row 1 on the right.
    Bits {
        /// The bits.
        bits: u32,
        /// The number of bits.
        width: u8,
    },
}

impl Value {
    /// One bit for each row of a board.
    pub const fn bits(size: BoardSize, bits: u32) -> Value {
        Value::Bits {
            bits,
            width: size.get(),
        }
    }
}
