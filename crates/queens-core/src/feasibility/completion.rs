//! Decides whether given queens can be completed to a solution on boards of any size, and counts the completions. The
//! answer is a witness or a proof that no completion exists.
//!
//! Idea: search depth first and branch on the line (column or row) with the fewest free squares. So a line without free
//! squares ends a branch at once. Ties and the order of squares are random. After 4n nodes the search restarts with new
//! random choices, and each restart has a higher limit. An exhausted search is the proof. Only the numbers of free
//! squares are stored, in O(n) memory, and a node takes O(n) time.

use std::fmt;
use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Axis, BoardSize, Square, SquareSet};
use crate::problem::{GivenError, Instance, Queen};
use crate::random::Random;
use crate::work::Work;

/// The node limit of [`is_refuted`], which runs while the user fills in a form. The limit keeps the check within a few
/// milliseconds.
const MOST_NODES: u64 = 20_000;
/// The node limit of the first descent, as a multiple of the number of columns.
const FIRST_LIMIT: u64 = 4;

/// Whether given queens can be completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Completability {
    /// The queens can be completed.
    Yes {
        /// A solution with these queens: the row of the queen in each column, from 0.
        witness: Vec<u16>,
    },
    /// The queens cannot be completed.
    No {
        /// The reason why there is no completion.
        reason: NoCompletion,
    },
}

/// The reason why there is no completion: the known reason that is easiest to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum NoCompletion {
    /// Each square of this line is attacked or blocked.
    BlockedLine {
        /// The axis of the line.
        axis: Axis,
        /// The index of the line, from 0.
        index: u16,
    },
    /// An exhaustive search found no completion.
    Searched {
        /// The number of nodes of this search, including the given board.
        nodes: u64,
    },
}

/// The reason why a search for a completion is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompletionError {
    /// The number of columns is outside 1 to [`CompletionSearch::MAX`].
    #[error("n={n} is outside 1–{}", CompletionSearch::MAX)]
    Size {
        /// The requested number of columns.
        n: u16,
    },
    /// One of the queens cannot be given.
    #[error(transparent)]
    Queen(#[from] GivenError<Queen>),
}

/// A search for one completion. Its budget counts nodes.
#[derive(Clone)]
pub struct CompletionSearch {
    given: OpenBoard,
    descent: Descent,
    /// The number of nodes after which the descent restarts.
    limit: u64,
    restarts: u64,
    random: Random,
}

/// A search that counts all completions one by one. Its budget counts nodes.
#[derive(Clone)]
pub struct CompletionCount {
    descent: Descent,
    solutions: u64,
    random: Random,
}

impl CompletionSearch {
    /// The largest number of columns.
    pub const MAX: u16 = crate::problem::LargeSize::MAX;

    /// A search on the board of `n`×`n` squares with these queens.
    ///
    /// ```
    /// use queens_core::completion::{Completability, CompletionSearch};
    /// use queens_core::{Work, large};
    ///
    /// let mut search = CompletionSearch::new(100, &["a1".parse()?, "aa40".parse()?])?;
    /// let Completability::Yes { witness } = search.finish() else { return Err("no solution".into()) };
    /// assert_eq!((witness[0], witness[26]), (0, 39));
    /// assert!(large::is_solution(&witness));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If `n` is outside 1 to [`CompletionSearch::MAX`], or a given queen is not on the board, is repeated or attacks
    /// another.
    pub fn new(n: u16, given: &[Queen]) -> Result<CompletionSearch, CompletionError> {
        Ok(CompletionSearch::from_board(open_board(n, given)?))
    }

    /// Like [`CompletionSearch::new`], for queens on this board that do not attack each other, and with these blocked
    /// squares.
    pub(crate) fn from_valid(
        size: BoardSize,
        queens: &[Square],
        blocked: &[Square],
    ) -> CompletionSearch {
        CompletionSearch::from_board(OpenBoard::from_valid(size, queens, blocked))
    }

    fn from_board(given: OpenBoard) -> CompletionSearch {
        CompletionSearch {
            limit: FIRST_LIMIT * u64::from(given.lines() / 2),
            descent: Descent::new(given.clone()),
            given,
            restarts: 0,
            random: Random::new(0),
        }
    }

    /// The number of nodes since the last restart.
    pub fn nodes(&self) -> u64 {
        self.descent.nodes()
    }

    /// The number of restarts.
    pub fn restarts(&self) -> u64 {
        self.restarts
    }
}

impl Work for CompletionSearch {
    type Output = Completability;

    fn work(&mut self, budget: u64) -> Poll<Completability> {
        if let Some((axis, index)) = self.given.blocked_line() {
            let reason = NoCompletion::BlockedLine { axis, index };
            return Poll::Ready(Completability::No { reason });
        }
        for _ in 0..budget {
            match self.descent.advance(&mut self.random) {
                DescentStep::Full => {
                    let queens = self.descent.board().queens();
                    let mut witness = vec![0; queens.len()];
                    for queen in queens {
                        witness[usize::from(queen.column)] = queen.row;
                    }
                    return Poll::Ready(Completability::Yes { witness });
                }
                DescentStep::Exhausted => {
                    let nodes = self.nodes();
                    let reason = NoCompletion::Searched { nodes };
                    return Poll::Ready(Completability::No { reason });
                }
                DescentStep::Node if self.nodes() == self.limit => {
                    self.descent = Descent::new(self.given.clone());
                    self.limit += self.limit / 4;
                    self.restarts += 1;
                }
                DescentStep::Node => {}
            }
        }
        Poll::Pending
    }
}

/// The board of `n`×`n` squares with these queens. Fails like [`CompletionSearch::new`].
fn open_board(n: u16, given: &[Queen]) -> Result<OpenBoard, CompletionError> {
    if !(1..=CompletionSearch::MAX).contains(&n) {
        return Err(CompletionError::Size { n });
    }
    Ok(OpenBoard::new(n, given)?)
}

impl CompletionCount {
    /// A count on the board of `n`×`n` squares with these queens.
    ///
    /// ```
    /// use queens_core::Work;
    /// use queens_core::completion::CompletionCount;
    ///
    /// let mut count = CompletionCount::new(8, &["a1".parse()?])?;
    /// assert_eq!(count.finish(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The errors of [`CompletionSearch::new`].
    pub fn new(n: u16, given: &[Queen]) -> Result<CompletionCount, CompletionError> {
        Ok(CompletionCount::from_board(open_board(n, given)?))
    }

    /// Like [`CompletionCount::new`], for queens on this board that do not attack each other, and with these blocked
    /// squares.
    pub(crate) fn from_valid(
        size: BoardSize,
        queens: &[Square],
        blocked: &[Square],
    ) -> CompletionCount {
        CompletionCount::from_board(OpenBoard::from_valid(size, queens, blocked))
    }

    fn from_board(given: OpenBoard) -> CompletionCount {
        CompletionCount {
            descent: Descent::new(given),
            solutions: 0,
            random: Random::new(0),
        }
    }

    /// The number of nodes so far.
    pub fn nodes(&self) -> u64 {
        self.descent.nodes()
    }
}

impl Work for CompletionCount {
    type Output = u64;

    fn work(&mut self, budget: u64) -> Poll<u64> {
        for _ in 0..budget {
            match self.descent.advance(&mut self.random) {
                DescentStep::Full => self.solutions += 1,
                DescentStep::Exhausted => return Poll::Ready(self.solutions),
                DescentStep::Node => {}
            }
        }
        Poll::Pending
    }
}

impl fmt::Display for NoCompletion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            NoCompletion::BlockedLine { axis, index } => {
                match axis {
                    Axis::Files => {
                        f.write_str("file ")?;
                        crate::board::square::write_file(f, index)?;
                    }
                    Axis::Ranks => write!(f, "rank {}", index + 1)?,
                }
                f.write_str(" has no free square")
            }
            NoCompletion::Searched { nodes: 1 } => {
                f.write_str("a full search of 1 node found none")
            }
            NoCompletion::Searched { nodes } => {
                write!(f, "a full search of {nodes} nodes found none")
            }
        }
    }
}

/// Whether the given queens provably have no completion. Returns `false` if the search reaches its node limit.
pub(crate) fn is_refuted(instance: &Instance) -> bool {
    let mut completion = CompletionSearch::from_valid(instance.size(), instance.given(), &[]);
    matches!(
        completion.work(MOST_NODES),
        Poll::Ready(Completability::No { .. })
    )
}

/// The result of [`Descent::advance`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DescentStep {
    /// A node whose board is not full.
    Node,
    /// A node with a queen in every line.
    Full,
    /// There are no more nodes. Every further step has this result, too.
    Exhausted,
}

/// A search for all completions of a board, node by node. Each node branches on the line with the fewest free
/// squares.
#[derive(Clone)]
struct Descent {
    board: OpenBoard,
    /// The nodes from the root to the current node.
    path: Vec<PathLevel>,
    /// The untried squares of these nodes, grouped by node.
    untried: Vec<Queen>,
    nodes: u64,
}

#[derive(Clone, Copy)]
struct PathLevel {
    /// The index of the node's first untried square.
    from: usize,
    /// Whether the queen of the square tried last is on the board.
    has_queen: bool,
}

impl Descent {
    fn new(board: OpenBoard) -> Descent {
        Descent {
            board,
            path: Vec::new(),
            untried: Vec::new(),
            nodes: 0,
        }
    }

    /// The board of the current node.
    fn board(&self) -> &OpenBoard {
        &self.board
    }

    /// The number of nodes so far, including the root.
    fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Moves to the next node. Ties between lines and the order of squares are random.
    fn advance(&mut self, random: &mut Random) -> DescentStep {
        if self.nodes > 0 && !self.place_next() {
            return DescentStep::Exhausted;
        }
        self.nodes += 1;
        if self.board.is_full() {
            return DescentStep::Full;
        }
        let from = self.untried.len();
        let line = random.below(self.board.lines()) as usize;
        self.board.extend_with_fewest(line, &mut self.untried);
        random.shuffle(&mut self.untried[from..]);
        self.path.push(PathLevel {
            from,
            has_queen: false,
        });
        DescentStep::Node
    }

    /// Places a queen on the next square of the deepest node with an untried square. Returns `false` if no node has an
    /// untried square.
    fn place_next(&mut self) -> bool {
        while let Some(level) = self.path.last_mut() {
            if std::mem::replace(&mut level.has_queen, false) {
                self.board.remove_last();
            }
            if self.untried.len() > level.from
                && let Some(square) = self.untried.pop()
            {
                level.has_queen = true;
                self.board.place(square);
                return true;
            }
            self.path.pop();
        }
        false
    }
}

/// The entry of [`OpenBoard::free`] for a line that has a queen.
const TAKEN: u16 = u16::MAX;

/// A board with queens that do not attack each other, and the number of free squares of each line without a queen.
#[derive(Clone)]
struct OpenBoard {
    n: usize,
    /// The number of free squares of each column, then of each row.
    free: Vec<u16>,
    /// Whether a falling diagonal has a queen, at index column + row.
    falling: Vec<bool>,
    /// Whether a rising diagonal has a queen, at index column − row + n − 1.
    rising: Vec<bool>,
    queens: Vec<Queen>,
    /// `None` if no square is blocked. A board above n = 32 has no blocked squares.
    blocked: Option<Box<SquareSet>>,
}

impl OpenBoard {
    /// The board of `n`×`n` squares with these queens, for 1 ≤ `n` < 65,535. The error is about the first queen that is
    /// not on the board, is repeated or attacks an earlier queen.
    fn new(n: u16, given: &[Queen]) -> Result<OpenBoard, GivenError<Queen>> {
        let mut board = OpenBoard::empty(n);
        for &queen in given {
            if queen.column >= n || queen.row >= n {
                return Err(GivenError::OffBoard {
                    square: queen,
                    files: n,
                    ranks: n,
                });
            }
            if board.queens.contains(&queen) {
                return Err(GivenError::Repeated { square: queen });
            }
            let mut earlier = board.queens.iter();
            let attack = earlier.find_map(|&first| Some((first, first.attacks(queen)?)));
            if let Some((first, line)) = attack {
                return Err(GivenError::Attacking {
                    first,
                    second: queen,
                    line,
                });
            }
            board.place(queen);
        }
        Ok(board)
    }

    /// The board with these queens, which must not attack each other, and these blocked squares.
    fn from_valid(size: BoardSize, queens: &[Square], blocked: &[Square]) -> OpenBoard {
        let mut board = OpenBoard::empty(size.files().into());
        for square in blocked {
            board.free[square.file.index()] -= 1;
            board.free[board.n + usize::from(square.rank.get())] -= 1;
        }
        let set: SquareSet = blocked.iter().copied().collect();
        board.blocked = (!set.is_empty()).then(|| Box::new(set));
        for &queen in queens {
            board.place(queen.into());
        }
        board
    }

    fn empty(n: u16) -> OpenBoard {
        let sides = usize::from(n);
        OpenBoard {
            n: sides,
            free: vec![n; 2 * sides],
            falling: vec![false; 2 * sides],
            rising: vec![false; 2 * sides],
            queens: Vec::with_capacity(sides),
            blocked: None,
        }
    }

    /// The queens, in the order in which they were placed.
    fn queens(&self) -> &[Queen] {
        &self.queens
    }

    /// The number of columns plus the number of rows.
    fn lines(&self) -> u32 {
        self.free.len() as u32
    }

    fn is_full(&self) -> bool {
        self.queens.len() == self.n
    }

    /// The first line without a queen and without a free square; `None` if every line has a queen or a free square.
    fn blocked_line(&self) -> Option<(Axis, u16)> {
        let at = self.free.iter().position(|&free| free == 0)?;
        Some(match at.checked_sub(self.n) {
            None => (Axis::Files, at as u16),
            Some(row) => (Axis::Ranks, row as u16),
        })
    }

    /// Finds the line with the fewest free squares among the lines without a queen, and appends its free squares. Ties
    /// go to the first line from index `from` on, cyclically. The board must not be full.
    fn extend_with_fewest(&self, from: usize, squares: &mut Vec<Queen>) {
        let fewest = self.free.iter().copied().min().unwrap_or(0);
        if fewest == 0 || fewest == TAKEN {
            return;
        }
        let (before, after) = self.free.split_at(from);
        let is_it = |&free: &u16| free == fewest;
        let later = after.iter().position(is_it).map(|at| from + at);
        let Some(line) = later.or_else(|| before.iter().position(is_it)) else {
            return;
        };
        let at = |place: usize| match line.checked_sub(self.n) {
            None => (line, place),
            Some(row) => (place, row),
        };
        let all = (0..self.n)
            .map(at)
            .filter(|&(column, row)| self.is_free(column, row));
        squares.extend(all.map(|(column, row)| Queen {
            column: column as u16,
            row: row as u16,
        }));
    }

    fn is_free(&self, column: usize, row: usize) -> bool {
        self.free[column] != TAKEN
            && self.free[self.n + row] != TAKEN
            && self.are_diagonals_free(column, row)
    }

    /// Whether this square is not blocked and both of its diagonals have no queen.
    fn are_diagonals_free(&self, column: usize, row: usize) -> bool {
        let is_blocked =
            |blocked: &SquareSet| blocked.contains(Square::at(column as u8, row as u8));
        !self.falling[column + row]
            && !self.rising[column + self.n - 1 - row]
            && !self.blocked.as_deref().is_some_and(is_blocked)
    }

    /// Places a queen on a free square.
    fn place(&mut self, queen: Queen) {
        let (column, row) = (usize::from(queen.column), usize::from(queen.row));
        self.free[column] = TAKEN;
        self.free[self.n + row] = TAKEN;
        self.change_lines(column, row, |free| *free -= 1);
        self.set_diagonals(column, row, true);
        self.queens.push(queen);
    }

    /// Removes the queen that was placed last.
    fn remove_last(&mut self) {
        let Some(queen) = self.queens.pop() else {
            return;
        };
        let (column, row) = (usize::from(queen.column), usize::from(queen.row));
        self.set_diagonals(column, row, false);
        let (columns, rows) = self.change_lines(column, row, |free| *free += 1);
        // The queen's own square is free again and is not among the counted squares.
        self.free[column] = rows + 1;
        self.free[self.n + row] = columns + 1;
    }

    fn set_diagonals(&mut self, column: usize, row: usize, holds: bool) {
        self.falling[column + row] = holds;
        self.rising[column + self.n - 1 - row] = holds;
    }

    /// Updates the numbers of free squares for a queen on this square. Calls `change` on the number of a line once for
    /// each free square of the line that the queen attacks. The column and the row of this square must be marked as
    /// taken, and its diagonals must not. Returns the number of other free squares in this row, then in this column. A
    /// square is free if no other queen attacks it.
    fn change_lines(&mut self, column: usize, row: usize, change: impl Fn(&mut u16)) -> (u16, u16) {
        let n = self.n;
        let (mut columns, mut rows) = (0, 0);
        for other in 0..n {
            if self.free[other] != TAKEN {
                if self.are_diagonals_free(other, row) {
                    columns += 1;
                    change(&mut self.free[other]);
                }
                let away = other.abs_diff(column);
                for on_diagonal in [row.checked_sub(away), Some(row + away)] {
                    let Some(on_diagonal) = on_diagonal.filter(|&line| line < n) else {
                        continue;
                    };
                    if self.free[n + on_diagonal] != TAKEN
                        && self.are_diagonals_free(other, on_diagonal)
                    {
                        change(&mut self.free[other]);
                        change(&mut self.free[n + on_diagonal]);
                    }
                }
            }
            if self.free[n + other] != TAKEN && self.are_diagonals_free(column, other) {
                rows += 1;
                change(&mut self.free[n + other]);
            }
        }
        (columns, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of free squares, counted square by square.
    fn counted(n: u16, queens: &[Queen]) -> Vec<u16> {
        let is_free = |column, row| {
            let square = Queen { column, row };
            queens
                .iter()
                .all(|queen| *queen != square && queen.attacks(square).is_none())
        };
        let columns = (0..n).map(|column| (0..n).filter(|&row| is_free(column, row)).count());
        let rows = (0..n).map(|row| (0..n).filter(|&column| is_free(column, row)).count());
        columns.chain(rows).map(|free| free as u16).collect()
    }

    fn free_counts(board: &OpenBoard) -> Vec<u16> {
        let numbers = board.free.iter();
        numbers
            .map(|&free| if free == TAKEN { 0 } else { free })
            .collect()
    }

    #[test]
    fn free_square_counts_are_right_after_each_placement_and_removal() {
        let mut random = Random::new(3);
        for n in 1..=12 {
            let mut board = OpenBoard::new(n, &[]).unwrap();
            for _ in 0..200 {
                let mut squares = Vec::new();
                if random.below(3) > 0 && !board.is_full() {
                    board.extend_with_fewest(random.below(2 * u32::from(n)) as usize, &mut squares);
                }
                match squares.get(random.below(squares.len() as u32) as usize) {
                    Some(&queen) => board.place(queen),
                    None => board.remove_last(),
                }
                assert_eq!(
                    free_counts(&board),
                    counted(n, board.queens()),
                    "{:?}",
                    board.queens()
                );
            }
        }
    }

    #[test]
    fn a_line_without_a_free_square_is_named() {
        let given = |names: &[&str]| {
            names
                .iter()
                .map(|number| number.parse().unwrap())
                .collect::<Vec<_>>()
        };
        for (n, names, line) in [
            (4, &["a1", "b3"][..], Some((Axis::Files, 2))),
            (5, &["a2", "d4"], Some((Axis::Ranks, 2))),
            (4, &["b1"], None),
        ] {
            let board = OpenBoard::new(n, &given(names)).unwrap();
            assert_eq!(board.blocked_line(), line, "{names:?}");
        }
    }
}
