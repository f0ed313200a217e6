//! The explanation of an event as facts: the line of the listing, the reason, the detail and the variables. The page
//! turns these facts into text in each language.

pub(crate) mod domination;

use std::fmt;

use crate::board::{BoardSize, Line, LineKind, Square, SquareSet, Symmetry};
use crate::problem::Variant;
use crate::search::{Branching, CandidateSpace, FrameLines, Need, NodeRefutation};
use crate::text::joined;

/// The variables of a program, each with its name and its value.
pub type Variables = Vec<(&'static str, Value)>;

/// The explanation of the event that led to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The line of the listing, from 1; 0 if the algorithm does not explain its events. Without a listing, the number
    /// has no meaning.
    pub code_line: u8,
    /// The reason for the event.
    pub reason: Reason,
    /// The work of the program during the event; `None` if the sheet does not show it.
    pub detail: Option<Detail>,
    /// The variables of the sheet's program after the event, by name.
    pub variables: Variables,
}

/// The reason for an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing has happened yet.
    Start {
        /// The first line to search; `None` if every line holds a given queen or the search has no lines.
        line: Option<Line>,
    },
    /// The sheet's program places this queen without a test.
    Root {
        /// The square of the queen.
        square: Square,
    },
    /// The program finds the square free. The detail lists the squares or queens that it examined.
    Free {
        /// The free square.
        square: Square,
    },
    /// The square was compared with the queens on the board, and no queen attacks it.
    Compared {
        /// The square that no queen attacks.
        square: Square,
        /// The number of queens compared.
        queens: u8,
    },
    /// A queen attacks the square.
    Attacked {
        /// The attacked square.
        square: Square,
        /// The square of the queen.
        attacker: Square,
        /// The kind of line along which the queen attacks the square.
        line: LineKind,
        /// The signed number of columns from the queen to the square.
        across: i8,
        /// The signed number of rows from the queen to the square.
        up: i8,
    },
    /// The program reads a mark on the square. It set the mark when it placed a queen that attacks the square.
    Marked {
        /// The marked square.
        square: Square,
        /// The square of that queen.
        attacker: Square,
        /// The kind of line along which the queen attacks the square.
        line: LineKind,
    },
    /// The program finds a queen that attacks the square in its own data.
    Found {
        /// The attacked square.
        square: Square,
        /// The square of the queen.
        attacker: Square,
        /// The data in which the program finds the queen.
        finding: Finding,
    },
    /// The square is the lowest set bit among the free rows of its column.
    LowestBit {
        /// The square of the lowest set bit.
        square: Square,
        /// The number of rows still free in its column, including this square.
        free: u8,
    },
    /// The line has the fewest free squares, and the square is the first untried square of that line.
    Fewest {
        /// The first untried square of the line.
        square: Square,
        /// The number of squares still free in its line, including this square.
        free: u8,
    },
    /// Every square gets a value that does not change during the run. It is the number of squares that a queen on the
    /// square attacks on the empty board.
    TableWritten,
    /// Every free square gets a value: the number of other free squares that a queen on it would attack.
    Valued {
        /// The number of free squares.
        squares: u16,
    },
    /// The square is the first square, row by row, with the least value among the free squares.
    LeastValue {
        /// The square with the least value.
        square: Square,
        /// The value of the square.
        value: u16,
        /// The number of free squares with this value, including this square.
        sharing: u16,
    },
    /// The square was chosen at random.
    Drawn {
        /// The chosen square.
        square: Square,
        /// The number of free squares.
        free: u32,
    },
    /// A queen is removed, and the search returns to the line of the queen.
    TakenBack {
        /// The square of the removed queen.
        square: Square,
        /// The line of the removed queen.
        line: Line,
        /// Whether the line has untried squares left.
        more: bool,
    },
    /// Every square of the line is attacked.
    NoSquareLeft {
        /// The line without a free square.
        line: Line,
    },
    /// Every square of the board is attacked or holds a queen.
    NoSquareFree,
    /// The next candidate is placed.
    NextCandidate,
    /// A whole candidate was chosen at random.
    DrawnCandidate,
    /// The search restarts from the given board.
    Restarted,
    /// An image of the solution is also a solution.
    Mirrored {
        /// The symmetry that maps the solution to the image.
        symmetry: Symmetry,
    },
    /// The knight moves to the next square of its list. In a sorted list, no untried square has fewer onward moves.
    Moved {
        /// The square that the knight leaves.
        from: Square,
        /// The square that the knight moves to.
        to: Square,
        /// The number of onward moves from `to`; `None` if the list is not sorted by this number.
        valuation: Option<u8>,
    },
    /// The moves from a square are sorted.
    Sorted {
        /// The square from which the moves lead.
        square: Square,
        /// The number of moves.
        moves: u8,
    },
    /// Only the square visited last leads to this unvisited square.
    Emptied {
        /// The unvisited square, which could only be the end of the tour.
        square: Square,
        /// The square visited last.
        by: Square,
    },
    /// All squares that lead to the start are visited, so the tour cannot close.
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
        /// The square that the knight leaves.
        square: Square,
        /// The square to which the knight returns.
        to: Square,
        /// Whether untried moves from `to` are left.
        more: bool,
    },
    /// The square is the only unvisited square, and the knight can reach it in one move.
    OnlySquare {
        /// The only unvisited square.
        square: Square,
        /// The square visited before.
        from: Square,
    },
    /// The tour has been reported, and its last square is removed.
    Detached {
        /// The removed square.
        square: Square,
    },
    /// Every square is visited once.
    Toured {
        /// Whether the start is one move away from the end.
        is_closed: bool,
    },
    /// The search has reached its cap.
    CapReached,
    /// All queens are on the board, and no two attack each other.
    Complete,
    /// A reason in a search for dominating sets.
    Coverage(CoverageReason),
    /// A reason in a search by frames.
    Frame(FrameReason),
    /// A reason in a local search.
    Repair(RepairReason),
    /// The search is over.
    Finished,
    /// A reason of an algorithm's own, as a sentence that is shown unchanged in every language. Empty if the algorithm
    /// does not explain the event.
    Other(&'static str),
}

/// The way in which a program finds a queen that attacks a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The string of columns contains the digit of the square's column.
    Digit(char),
    /// The string of columns contains the digit of a column on a diagonal of the square.
    Diagonal,
    /// A scan of the board, along this kind of line, reads the queen.
    Scan(LineKind),
    /// The rows noted as occupied contain the row of the square.
    OccupiedRow,
}

/// The reason for an event of a search for dominating sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoverageReason {
    /// Fewer queens cannot cover the board, because one queen covers at most `most` of the `open` squares.
    TooFew {
        /// The lower bound on the number of queens.
        queens: u16,
        /// The number of squares that the given queens do not cover.
        open: u16,
        /// The largest number of open squares that one further queen covers.
        most: u16,
        /// The number of given queens.
        given: u16,
    },
    /// n − 1 queens suffice for n files: `blocking` queens, each placed on a free square, already attack or occupy
    /// every square.
    Blocked {
        /// The number of files minus 1.
        queens: u16,
        /// The number of queens that block the board.
        blocking: u16,
    },
    /// Every set of this number of queens has been tried, and none dominates the board.
    Refuted {
        /// The number of queens.
        queens: u16,
    },
    /// The queen covers the square that the fewest candidates cover.
    Covers {
        /// The square of the queen.
        square: Square,
        /// The square to cover; `None` if every square was covered before.
        target: Option<Square>,
        /// The number of newly covered squares.
        covers: u16,
        /// The number of squares still uncovered after this queen.
        open: u16,
    },
    /// The bound: with a queen on the square, the remaining queens cannot cover the remaining squares.
    Beyond {
        /// The rejected square.
        square: Square,
        /// The number of squares that would still be uncovered.
        open: u16,
        /// The number of remaining queens.
        queens: u16,
        /// The most squares that these queens could cover; `None` if there are fewer candidates than queens.
        reach: Option<u16>,
    },
    /// The queen is removed, and the search continues with the next candidate for the target.
    Withdrawn {
        /// The square of the queen.
        square: Square,
        /// The square to cover; `None` if every square is covered.
        target: Option<Square>,
        /// Whether untried candidates for the target are left.
        more: bool,
    },
    /// No untried candidate for the target is left, and no candidate was placed.
    Uncoverable {
        /// The square to cover; `None` if every square is covered.
        target: Option<Square>,
        /// The number of candidates that were pruned.
        refused: u16,
    },
    /// The candidate leaves squares uncovered.
    Uncovered {
        /// The lowest uncovered square.
        square: Square,
        /// The number of uncovered squares.
        open: u16,
    },
    /// One queen moved, which gives the next candidate in the revolving-door order.
    Moved {
        /// The square that the queen leaves.
        from: Square,
        /// The square that the queen moves to.
        to: Square,
    },
    /// Every square is covered, and the other conditions of the variant hold.
    Dominated {
        /// The variant of domination.
        variant: Variant,
        /// The number of queens.
        queens: u16,
    },
}

/// The reason for an event of a search by frames.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FrameReason {
    /// Fewer than (n − 1)/2 queens leave a square on the boundary of every frame uncovered.
    Boundary {
        /// The lower bound on the number of queens.
        queens: u16,
    },
    /// No rule closes the frame, so its sets are searched.
    Opened {
        /// The corners, the empty lines and the lines that must hold a queen.
        lines: FrameLines,
        /// The number of queens still to be placed.
        queens: u8,
        /// The first branching; `None` if every remaining square completes a set or no need is left.
        next: Option<Branching>,
    },
    /// A rule closes the frame, so no set has this frame.
    Closed {
        /// The corners, the empty lines and the lines that must hold a queen.
        lines: FrameLines,
        /// The reason why the missing queens do not suffice.
        refutation: NodeRefutation,
    },
    /// With a queen on the square, the remaining queens do not suffice.
    Short {
        /// The rejected square.
        square: Square,
        /// The reason why the remaining queens do not suffice.
        refutation: NodeRefutation,
    },
    /// With a queen on the square, the queens are the image of a set that was already reported.
    Known {
        /// The rejected square.
        square: Square,
    },
    /// The queen meets the need that the fewest squares can meet.
    Meets {
        /// The square of the queen.
        square: Square,
        /// The need that the queen meets; `None` if no need was left.
        need: Option<Need>,
        /// The number of queens still to be placed.
        missing: u8,
        /// The next branching; `None` if every remaining square completes a set or no need is left.
        next: Option<Branching>,
    },
    /// The queen completes a set.
    Completes {
        /// The square of the queen.
        square: Square,
    },
    /// The queen is removed, and the search continues with the next square.
    Withdrawn {
        /// The square of the removed queen.
        square: Square,
        /// The need that the queen had to meet; `None` if no need was left.
        need: Option<Need>,
        /// Whether untried squares are left.
        more: bool,
    },
    /// Every remaining square was refused, because no remaining square leads to a set.
    Exhausted {
        /// The need that a queen had to meet; `None` if no need was left.
        need: Option<Need>,
    },
}

/// The reason for an event of a local search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RepairReason {
    /// A whole placement was chosen at random, with one queen in each column and in each row.
    Drawn {
        /// The number of pairs of queens that attack each other.
        pairs: u16,
    },
    /// An attacked queen was chosen at random and moved within its column. Its new square was chosen at random among
    /// the other squares with the fewest attackers.
    Moved {
        /// The square that the queen leaves.
        from: Square,
        /// The square that the queen moves to.
        to: Square,
        /// The number of queens that attacked the old square.
        before: u16,
        /// The number of queens that attack the new square.
        after: u16,
        /// The number of squares from which the new square was chosen.
        sharing: u16,
        /// The number of pairs of queens that attack each other after the move.
        pairs: u16,
    },
    /// Queens still attack each other at the restart limit, so another random placement comes next.
    Restarted {
        /// The restart limit, in moves.
        moves: u64,
    },
}

/// The work of a program during an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The program read these squares of the board, in this order. A square can occur more than once.
    Read(Vec<Square>),
    /// The program marked these squares, in this order. A square can occur more than once.
    Marked(Vec<Square>),
    /// The program compared the square with these queens, in this order.
    Compared(Vec<Square>),
    /// The program compared rows of queens, and then the diagonals of these pairs.
    Pairs {
        /// The number of row comparisons.
        rows: u8,
        /// The pairs of queens, in this order.
        pairs: Vec<(Square, Square)>,
    },
    /// The program called its recursive test on these squares, in this order, and also outside the board.
    Called {
        /// The squares of the calls on the board.
        squares: Vec<Square>,
        /// The number of calls outside the board.
        off_board: u8,
    },
}

/// The largest number of calls of a stack that are shown. If there are more, the innermost calls are shown.
pub const INNERMOST: usize = 24;

/// One call of the sheet's program, or one level of its stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackFrame {
    /// The name of the procedure on the sheet.
    pub name: &'static str,
    /// The parameters and variables of the call.
    pub locals: Variables,
}

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// The place of the queen in each line, from 0; −1 if the line has no queen.
    Rows(Vec<i8>),
    /// An ordered list of numbers, such as a list or a stack of the program.
    List(Vec<i64>),
    /// A string of the program.
    Text(String),
    /// A list of squares.
    Squares(Vec<Square>),
    /// A board with these squares marked.
    Marks {
        /// The size of the board.
        size: BoardSize,
        /// The marked squares.
        marked: SquareSet,
    },
    /// The rank of a candidate, from 1, in the order in which the search tries candidates.
    Rank {
        /// The rank of the current candidate, from 1.
        rank: u64,
        /// The number of candidates.
        of: CandidateSpace,
    },
    /// A set of rows as bits. Row 1 is the lowest bit.
    Bits {
        /// The set, one bit for each row.
        bits: u32,
        /// The number of bits.
        width: u8,
    },
}

impl Explanation {
    /// An explanation without a detail. The line is a value of the enum that [`listing!`](crate::listing) declares.
    pub fn new(line: impl Into<u8>, reason: Reason, variables: Variables) -> Explanation {
        Explanation {
            code_line: line.into(),
            reason,
            detail: None,
            variables,
        }
    }
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

/// The value in files, without words of a language: `[0 4 -1]`, `'0130'`, `a1 b3`, `0b00101`. Of a board with marks, the
/// marked squares; of a candidate, its rank.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Rows(rows) => write!(f, "[{}]", joined(rows, " ")),
            Value::List(numbers) => write!(f, "[{}]", joined(numbers, " ")),
            Value::Text(text) => write!(f, "'{text}'"),
            Value::Squares(squares) => f.write_str(&joined(squares, " ")),
            Value::Marks { marked, .. } => f.write_str(&joined(marked.squares(), " ")),
            Value::Rank { rank, .. } => write!(f, "{rank}"),
            Value::Bits { bits, width } => {
                write!(f, "0b{bits:0width$b}", width = usize::from(*width))
            }
        }
    }
}

impl Value {
    /// The value for a whole number.
    pub fn number(number: impl Into<i64>) -> Value {
        Value::Number(number.into())
    }

    /// A set of rows of a board, as bits.
    pub const fn bits(size: BoardSize, bits: u32) -> Value {
        Value::Bits {
            bits,
            width: size.files(),
        }
    }
}
