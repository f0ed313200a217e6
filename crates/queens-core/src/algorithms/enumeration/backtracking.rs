//! The backtracking search shared by the sheets' programs: line by line, it tries the squares of each line.
//! The programs differ only in their [`Representation`]: how they store the board and test a square. Blocked squares are
//! skipped without a test.
use crate::board::{Axis, BoardSize, LineKind, OpenLines, Square, SquareSet};
use crate::problem::{Goal, Instance};
use crate::search::{Event, Finding, Position, Reason, Search};

/// How a program stores the board and tests whether a square is free.
pub trait Representation: Clone + Send + 'static {
    /// The axis of the search: file by file or rank by rank.
    const AXIS: Axis;

    /// The place that the search tries after `index` other places of a line of `n` squares. By default, the search
    /// tries the places in ascending order. An algorithm with another order calls
    /// [`Algorithm::order`](crate::Algorithm::order) with a [`PlaceOrder`](crate::PlaceOrder).
    #[inline]
    fn nth_place(index: u8, n: u8) -> u8 {
        let _ = n;
        index
    }

    /// Creates the board with the given queens.
    fn new(instance: &Instance) -> Self;

    /// The first attacker that the program's test finds, and the kind of line that the attacker shares with the square.
    /// `None` if the square is free.
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)>;

    /// Places a queen on a free square.
    fn place(&mut self, square: Square);

    /// Removes the queen placed last.
    fn remove(&mut self, square: Square);
}

/// The next action of the search when the current depth has no square left to try.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BacktrackPhase {
    /// Report a solution or a dead end, or remove the last queen.
    Try,
    /// Remove the last queen; the solution or dead end has been reported.
    Back,
    Over,
}

/// A backtracking search in progress. It tries the places of each line in the order of [`Representation::nth_place`].
#[derive(Clone)]
pub struct Backtracking<R> {
    representation: R,
    /// `None` if no square is blocked.
    blocked: Option<Box<SquareSet>>,
    lines: OpenLines,
    /// The number of places tried before that of the queen, at each depth above the current depth.
    indices: [u8; BoardSize::MAX as usize],
    depth: u8,
    /// The depth at which the search ends. Queens above this depth are never removed.
    root_depth: u8,
    /// The line searched at the current depth; unspecified below the last line.
    line: u8,
    /// The number of places tried at the current depth.
    index: u8,
    /// The number of places to try: n, or 0 below the last line.
    end: u8,
    n: u8,
    /// Whether a queen has been placed at the current depth since the search entered this depth.
    has_placed: bool,
    phase: BacktrackPhase,
    goal: Goal,
}

impl<R: Representation> Backtracking<R> {
    /// Creates the search below a root: a queen placed in the first open line without a test.
    pub fn from_root(instance: &Instance, root: Square) -> Self {
        let mut search = Self::new(instance);
        search.representation.place(root);
        search.root_depth = 1;
        search.enter(1);
        search
    }

    /// Enters a depth. The first square of its line becomes the next square to try; below the last line, no square is
    /// left to try.
    #[inline]
    fn enter(&mut self, depth: u8) {
        self.depth = depth;
        self.has_placed = false;
        self.index = 0;
        self.end = 0;
        if depth < self.lines.count() {
            self.line = self.lines.searched_at(depth);
            self.end = self.n;
            self.skip_blocked();
        }
    }

    /// Skips the blocked squares at the next places to try.
    #[inline]
    fn skip_blocked(&mut self) {
        let Some(blocked) = &self.blocked else {
            return;
        };
        let square = |index| R::AXIS.at(self.line, R::nth_place(index, self.n));
        while self.index < self.end && blocked.contains(square(self.index)) {
            self.index += 1;
        }
    }

    /// Returns the next event when the current depth has no square left to try.
    #[inline(never)]
    fn leave_line(&mut self) -> Event {
        match self.phase {
            BacktrackPhase::Try if self.depth == self.lines.count() => {
                self.phase = match self.goal {
                    Goal::First => BacktrackPhase::Over,
                    Goal::All | Goal::Count => BacktrackPhase::Back,
                };
                Event::Solution
            }
            BacktrackPhase::Try if !self.has_placed => {
                self.phase = BacktrackPhase::Back;
                Event::DeadEnd
            }
            BacktrackPhase::Try | BacktrackPhase::Back if self.depth > self.root_depth => {
                self.backtrack()
            }
            BacktrackPhase::Try | BacktrackPhase::Back | BacktrackPhase::Over => {
                self.phase = BacktrackPhase::Over;
                Event::End
            }
        }
    }

    /// Backtracks: returns to the depth above, removes its queen, and continues after that queen's square.
    fn backtrack(&mut self) -> Event {
        self.enter(self.depth - 1);
        let index = self.indices[usize::from(self.depth) % BoardSize::MAX as usize];
        let square = R::AXIS.at(self.line, R::nth_place(index, self.n));
        self.representation.remove(square);
        self.index = index + 1;
        self.skip_blocked();
        self.has_placed = true;
        self.phase = BacktrackPhase::Try;
        Event::Remove { square }
    }
}

impl<R: Representation> Search for Backtracking<R> {
    fn new(instance: &Instance) -> Self {
        let blocked: SquareSet = instance.blocked().iter().copied().collect();
        let mut search = Backtracking {
            representation: R::new(instance),
            blocked: (!blocked.is_empty()).then(|| Box::new(blocked)),
            lines: OpenLines::open(R::AXIS, instance.size(), instance.given()),
            indices: [0; BoardSize::MAX as usize],
            depth: 0,
            root_depth: 0,
            line: 0,
            index: 0,
            end: 0,
            n: instance.size().files(),
            has_placed: false,
            phase: BacktrackPhase::Try,
            goal: instance.goal(),
        };
        search.enter(0);
        search
    }

    #[inline(always)]
    fn advance(&mut self) -> Event {
        if self.index >= self.end {
            return self.leave_line();
        }
        let index = self.index;
        let square = R::AXIS.at(self.line, R::nth_place(index, self.n));
        self.index += 1;
        self.skip_blocked();
        if let Some((attacker, line)) = self.representation.attacker(square) {
            return Event::Reject {
                square,
                attacker,
                line,
            };
        }
        self.representation.place(square);
        self.indices[usize::from(self.depth) % BoardSize::MAX as usize] = index;
        self.enter(self.depth + 1);
        Event::Place { square }
    }
}

/// The square that an event tests, with its attacker if there is one; `None` if the event is not a test.
#[inline]
pub(crate) fn tested(event: Event) -> Option<(Square, Option<Square>)> {
    match event {
        Event::Place { square } => Some((square, None)),
        Event::Reject {
            square, attacker, ..
        } => Some((square, Some(attacker))),
        _ => None,
    }
}

/// The reason for the last event of a search that goes line by line along `axis` and tries every square. A placement
/// gets [`Reason::Free`]. A program that has a more precise reason must replace this reason. A program that tries only
/// free squares must also replace the reason of a removal.
pub fn reason(axis: Axis, position: &Position) -> Reason {
    let line = position.current_line(axis);
    match position.last() {
        None => Reason::Start { line },
        Some(Event::Start { square }) => Reason::Root { square },
        Some(Event::Place { square }) => Reason::Free { square },
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => Reason::attacked(square, attacker, line),
        Some(Event::Remove { square }) => Reason::TakenBack {
            square,
            line: axis.line_through(square),
            more: position.tried(position.placed().len()).len() < places(axis, square, position),
        },
        Some(Event::DeadEnd) => line.map_or(Reason::Finished, |line| Reason::NoSquareLeft { line }),
        Some(Event::Solution) => Reason::Complete,
        Some(Event::Image { symmetry }) => Reason::Mirrored { symmetry },
        Some(_) => Reason::Finished,
    }
}

/// The number of squares that the search tries in the line of this square.
fn places(axis: Axis, square: Square, position: &Position) -> usize {
    let mut blocked = position.blocked().to_vec();
    blocked.retain(|&other| axis.line_of(other) == axis.line_of(square));
    position.size().width() - blocked.len()
}

/// Like [`reason`], with the way in which the program finds an attacker: `finding` of the square, the attacker and their
/// line. `None` for an attacker that the program finds by a comparison.
pub(crate) fn reason_with_finding(
    axis: Axis,
    position: &Position,
    finding: impl Fn(Square, Square, LineKind) -> Option<Finding>,
) -> Reason {
    let reason = reason(axis, position);
    let Reason::Attacked {
        square,
        attacker,
        line,
        ..
    } = reason
    else {
        return reason;
    };
    match finding(square, attacker, line) {
        Some(finding) => Reason::Found {
            square,
            attacker,
            finding,
        },
        None => reason,
    }
}
