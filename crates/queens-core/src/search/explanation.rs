//! The explanation of an event in facts: the listing's line, the reason, the detail and the variables.
//! The page has the words for them in each language.

mod covering;
pub(crate) mod domination;
mod framing;

pub use covering::Covering;
pub use framing::Framing;

use crate::board::{BoardSize, Line, LineKind, Square, SquareSet, Symmetry};
use crate::search::CandidateSpace;

/// Variables of a program by their names, each with its value.
pub type Variables = Vec<(&'static str, Value)>;

/// The explanation of the event that led to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The line of the listing, from 1; of an algorithm without a listing, any.
    pub code_line: u8,
    /// Why.
    pub reason: Reason,
    /// What the program did under the event; none where its sheet does not show it.
    pub detail: Option<Detail>,
    /// The variables of the sheet's program after the event, by name.
    pub variables: Variables,
}

impl Explanation {
    /// An explanation without a detail.
    pub fn new(code_line: u8, reason: Reason, variables: Variables) -> Explanation {
        Explanation {
            code_line,
            reason,
            detail: None,
            variables,
        }
    }
}

/// Why an event happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing has happened yet.
    Start {
        /// The first line to be searched; none if every line holds a given queen, or the search has no lines.
        line: Option<Line>,
    },
    /// The sheet sets this queen without a test.
    Root {
        /// The square.
        square: Square,
    },
    /// The program finds the square free; the detail says how.
    Free {
        /// The square.
        square: Square,
    },
    /// The square was compared with the queens on the board, and none attacks it.
    Compared {
        /// The square.
        square: Square,
        /// The number of queens compared.
        queens: u8,
    },
    /// A queen attacks the square.
    Attacked {
        /// The square.
        square: Square,
        /// The queen.
        attacker: Square,
        /// How it attacks.
        line: LineKind,
        /// Columns from the queen to the square.
        across: i8,
        /// Rows from the queen to the square.
        up: i8,
    },
    /// The program reads a mark on the square; a queen that attacks it has set it.
    Marked {
        /// The square.
        square: Square,
        /// The queen.
        attacker: Square,
        /// How it attacks.
        line: LineKind,
    },
    /// The square is the lowest bit left in its column.
    LowestBit {
        /// The square.
        square: Square,
        /// Rows still free in its column, this one included.
        free: u8,
    },
    /// The line has the fewest free squares, and the square is the first of those left.
    Fewest {
        /// The square.
        square: Square,
        /// Squares still free in its line, this one included.
        free: u8,
    },
    /// Every square has its value for the whole run: how many squares a queen there attacks on the empty
    /// board.
    TableWritten,
    /// Every free square has its value: how many other free squares a queen there would attack.
    Valued {
        /// The number of free squares.
        squares: u16,
    },
    /// The square has the least value of all free squares, and is the first of those that have it, row by
    /// row.
    LeastValue {
        /// The square.
        square: Square,
        /// Its value.
        value: u16,
        /// Free squares that have this value, this one included.
        sharing: u16,
    },
    /// The square was drawn.
    Drawn {
        /// The square.
        square: Square,
        /// The number of free squares.
        free: u32,
    },
    /// The search comes back to the line and goes on with its next square.
    TakenBack {
        /// The square.
        square: Square,
        /// The line.
        line: Line,
        /// Whether squares are left in its line.
        more: bool,
    },
    /// Every square of the line is attacked.
    NoSquareLeft {
        /// The line.
        line: Line,
    },
    /// Every square of the board is attacked or holds a queen.
    NoSquareFree,
    /// The next candidate is placed.
    NextCandidate,
    /// A whole candidate was drawn.
    DrawnCandidate,
    /// The search restarts from the given board.
    Restarted,
    /// The image of the solution is a solution, too.
    Mirrored {
        /// The symmetry that maps the solution to it.
        symmetry: Symmetry,
    },
    /// The knight moves to the next square of its list; in a sorted list, no untried square has fewer moves
    /// onward.
    Moved {
        /// Where it was.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The number of moves onward from there; none if the list is not sorted by it.
        valuation: Option<u8>,
    },
    /// The moves from a square are sorted.
    Sorted {
        /// The square.
        square: Square,
        /// The number of moves.
        moves: u8,
    },
    /// Only the square visited last leads to this unvisited square.
    Emptied {
        /// The square that could only be the end.
        square: Square,
        /// The square visited last.
        by: Square,
    },
    /// All squares that lead to the start are visited: the tour cannot close.
    NoWayHome {
        /// The start.
        start: Square,
        /// The square visited last.
        by: Square,
    },
    /// All moves of the knight lead to visited squares.
    NoMove {
        /// The square visited last.
        square: Square,
    },
    /// The knight goes back, and the square is free again.
    Freed {
        /// The square.
        square: Square,
        /// The square where the knight is again.
        to: Square,
        /// Whether moves from there are left to try.
        more: bool,
    },
    /// It is the only square left, and one move away.
    OnlySquare {
        /// The square.
        square: Square,
        /// The square visited before.
        from: Square,
    },
    /// The tour has been reported, and its last square is removed.
    Detached {
        /// The square.
        square: Square,
    },
    /// Every square is visited once.
    Toured {
        /// Whether the start is one move away from the end.
        is_closed: bool,
    },
    /// The search has reached its cap.
    CapReached,
    /// All queens are on the board, and none attacks another.
    Complete,
    /// The reason of a search for a dominating set.
    Covering(Covering),
    /// The reason of a search by frames.
    Framing(Framing),
    /// The reason of a local search.
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
            across: square.file.get() as i8 - attacker.file.get() as i8,
            up: square.rank.get() as i8 - attacker.rank.get() as i8,
        }
    }
}

/// Why an event of a local search happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repairing {
    /// A whole placement was drawn, one queen in each column and in each row.
    Drawn {
        /// The number of pairs of queens that attack each other.
        pairs: u16,
    },
    /// One of the attacked queens was drawn, and one of the other squares of its column that the fewest
    /// queens attack.
    Moved {
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
        /// The number of queens that attacked it before.
        before: u16,
        /// The number of queens that attack it now.
        after: u16,
        /// The number of squares in its column that were as good, this one included.
        sharing: u16,
        /// The number of pairs of queens that attack each other now.
        pairs: u16,
    },
    /// Queens still attack each other at the restart limit: another placement is drawn next.
    Restarted {
        /// The restart limit.
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
    /// It compared rows of queens, then these pairs by their diagonals.
    Pairs {
        /// The number of rows.
        rows: u8,
        /// Pairs of queens, in this order.
        pairs: Vec<(Square, Square)>,
    },
    /// It called its recursive test on these squares, in this order, and beyond the edge.
    Called {
        /// Squares of the board.
        squares: Vec<Square>,
        /// The number of calls beyond the edge.
        max_large_n: u8,
    },
}

/// The most calls of a stack that are shown: the innermost ones.
pub const INNERMOST: usize = 24;

/// One call of the sheet's program, or one level of its stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The name of the procedure on the sheet.
    pub name: &'static str,
    /// The parameters and variables of the call.
    pub locals: Variables,
}

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(i64),
    /// The row of each column, −1 where there is none.
    Rows(Vec<i8>),
    /// Numbers in their order: a list or a stack.
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
        marked: SquareSet,
    },
    /// The rank of a candidate, from 1.
    Rank {
        /// The rank.
        rank: u64,
        /// The number of candidates.
        of: CandidateSpace,
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
    /// A number.
    pub fn number(number: impl Into<i64>) -> Value {
        Value::Number(number.into())
    }

    /// One bit for each row of a board.
    pub const fn bits(size: BoardSize, bits: u32) -> Value {
        Value::Bits {
            bits,
            width: size.get(),
        }
    }
}
