//! The oracle for traces: a plain recursion with the events, counters and given queens of the tree searches. It
//! shares only types with the searches.

use std::collections::BTreeMap;

use super::{events, square_at};
use queens_core::{
    Algorithm, Axis, Event, Goal, Instance, LineKind, Square, Symmetry, Traversal, TrialOutcome,
};

/// The order in which a program compares a square with the queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    /// Compares with the queen of each line in turn.
    QueenByQueen,
    /// Compares like `est_valide` of sheet 002: first the rows of the whole list, then all pairs of its diagonals.
    WholeList,
}

/// The state of the program after one event.
#[derive(Clone, Default)]
pub(crate) struct Snapshot {
    /// The given queens, then the other queens in the order of placing.
    pub(crate) queens: Vec<Square>,
    /// The squares tried at each depth of the path, with their outcomes.
    pub(crate) tried: Vec<Vec<(Square, TrialOutcome)>>,
    pub(crate) tests: u64,
    pub(crate) placements: u64,
    pub(crate) removals: u64,
    pub(crate) nodes: u64,
    pub(crate) solutions: u64,
    pub(crate) most: usize,
    /// Calls of the recursion, or visits to a line.
    pub(crate) calls: u64,
    /// Calls in which a line is still open.
    pub(crate) pushes: u64,
    /// Calls whose loop over the squares of a line has ended.
    pub(crate) loops_left: u64,
    /// Comparisons with a queen, or with a row of a whole list.
    pub(crate) comparisons: u64,
    /// Compared pairs of a whole list.
    pub(crate) pairs: u64,
    /// Squares cleared after they were tried.
    pub(crate) erasures: u64,
    pub(crate) found: u64,
    pub(crate) mirrored: u64,
}

/// The state before the first event, and every event with the state after it.
pub(crate) struct History {
    pub(crate) start: Snapshot,
    pub(crate) steps: Vec<(Event, Snapshot)>,
}

/// The squares that an algorithm tries at each node, in the order of trying. The key is the list of placed queens.
type Tried = BTreeMap<Vec<Square>, Vec<Square>>;

struct Program<'a> {
    /// The order of the squares; squares that are not listed come last. Empty for the ascending order.
    order: Tried,
    n: u8,
    given: &'a [Square],
    blocked: &'a [Square],
    traversal: Traversal,
    test: Test,
    goal: Goal,
    now: Snapshot,
    steps: Vec<(Event, Snapshot)>,
}

/// The order in which an algorithm tries the squares, from its trace. Empty if it must be the ascending order.
fn tried_by(algorithm: &'static Algorithm, instance: &Instance) -> Tried {
    let (mut order, mut path) = (Tried::new(), Vec::new());
    if !algorithm.has_order() {
        return order;
    }
    for event in events(algorithm, instance) {
        if let Event::Reject { square, .. } | Event::Place { square } | Event::Start { square } =
            event
        {
            order.entry(path.clone()).or_default().push(square);
        }
        match event {
            Event::Place { square } | Event::Start { square } => path.push(square),
            Event::Remove { .. } => _ = path.pop(),
            _ => {}
        }
    }
    order
}

/// The events and states of a program that searches in the traversal of the algorithm. It tries squares in ascending
/// order. If the algorithm sets the order of its solutions, the program takes the order of the squares from its trace.
pub(crate) fn history(algorithm: &'static Algorithm, test: Test, instance: &Instance) -> History {
    let traversal = algorithm.traversal;
    let mut program = Program {
        order: tried_by(algorithm, instance),
        n: instance.size().files(),
        given: instance.given(),
        blocked: instance.blocked(),
        traversal,
        test,
        goal: instance.goal(),
        now: Snapshot {
            queens: instance.given().to_vec(),
            tried: vec![Vec::new()],
            most: instance.given().len(),
            ..Snapshot::default()
        },
        steps: Vec::new(),
    };
    if traversal != Traversal::Roots {
        program.call();
    }
    let start = program.now.clone();
    match traversal {
        Traversal::Roots => program.starts(),
        _ => {
            program.search(None);
        }
    }
    program.report(Event::End);
    History {
        start,
        steps: program.steps,
    }
}

/// The order in which the algorithm compares. `None` if this module does not contain its program.
pub(crate) fn test_of(algorithm: &Algorithm) -> Option<Test> {
    match algorithm.id {
        "recursive" | "half-board" | "explicit-stack" | "row-by-row" => Some(Test::QueenByQueen),
        "prefix-check" => Some(Test::WholeList),
        _ => None,
    }
}

/// The operation counters of the sheet's program, in the algorithm's order. `None` if this module does not contain
/// it.
pub(crate) fn operations(algorithm: &Algorithm, now: &Snapshot) -> Option<Vec<u64>> {
    Some(match algorithm.id {
        "recursive" => vec![now.calls, now.comparisons, now.erasures, now.loops_left],
        "half-board" => vec![
            now.calls,
            now.comparisons,
            now.erasures,
            now.loops_left,
            now.found,
            now.mirrored,
        ],
        "prefix-check" => vec![
            now.calls,
            now.comparisons,
            now.pairs,
            now.erasures,
            1 + now.tests,
        ],
        "explicit-stack" => vec![
            now.tests + now.loops_left,
            now.comparisons,
            // The first line is never pushed.
            now.pushes.saturating_sub(1),
            now.loops_left,
        ],
        "row-by-row" => vec![now.calls, now.comparisons, now.removals],
        _ => return None,
    })
}

/// The kind of line on which two queens attack each other. `None` if they do not.
fn attack(a: Square, b: Square) -> Option<LineKind> {
    let across = i32::from(b.file.get()) - i32::from(a.file.get());
    let up = i32::from(b.rank.get()) - i32::from(a.rank.get());
    if up == 0 {
        Some(LineKind::Row)
    } else if across == 0 {
        Some(LineKind::Column)
    } else if across.abs() == up.abs() {
        Some(LineKind::Diagonal)
    } else {
        None
    }
}

impl Program<'_> {
    fn report(&mut self, event: Event) {
        self.steps.push((event, self.now.clone()));
    }

    fn axis(&self) -> Axis {
        match self.traversal {
            Traversal::Lines(axis) => axis,
            _ => Axis::Files,
        }
    }

    fn line_of(&self, square: Square) -> u8 {
        match self.axis() {
            Axis::Files => square.file.get(),
            Axis::Ranks => square.rank.get(),
        }
    }

    fn square(&self, line: u8, place: u8) -> Square {
        match self.axis() {
            Axis::Files => square_at(line, place),
            Axis::Ranks => square_at(place, line),
        }
    }

    fn is_free(&self, square: Square) -> bool {
        let mut queens = self.now.queens.iter();
        !self.blocked.contains(&square)
            && queens.all(|&queen| queen != square && attack(queen, square).is_none())
    }

    /// The next line to search. `None` if every line holds a queen.
    fn line(&self) -> Option<u8> {
        let taken = |line| {
            self.now
                .queens
                .iter()
                .any(|&queen| self.line_of(queen) == line)
        };
        let mut open: Vec<u8> = (0..self.n).filter(|&line| !taken(line)).collect();
        if self.traversal == Traversal::MinDomain {
            let free =
                |line| (0..self.n).filter(move |&place| self.is_free(self.square(line, place)));
            // The sort is stable, so the leftmost line comes first among lines with equally many free squares.
            open.sort_by_key(|&line| free(line).count());
        }
        open.first().copied()
    }

    /// The squares to try at the current node, in the order of the algorithm. `squares` is in ascending order.
    fn in_order(&self, mut squares: Vec<Square>) -> Vec<Square> {
        let placed = &self.now.queens[self.given.len()..];
        if let Some(tried) = self.order.get(placed) {
            let turn = |square: &Square| tried.iter().position(|other| other == square);
            squares.sort_by_key(|square| turn(square).unwrap_or(usize::MAX));
        }
        squares
    }

    /// Counts a call: the first one, or the call after a queen was placed.
    fn call(&mut self) {
        self.now.nodes += 1;
        self.now.calls += 1;
        self.now.pushes += u64::from(self.now.queens.len() < usize::from(self.n));
    }

    /// Places the start on each row in the upper half of file a, and searches from there.
    fn starts(&mut self) {
        let starts = (self.n / 2..self.n).map(|row| square_at(0, row));
        for square in self.in_order(starts.collect()) {
            let row = square.rank.get();
            let before = self.now.solutions;
            self.place(square);
            self.report(Event::Start { square });
            let mirror = (2 * row + 1 != self.n).then_some(Symmetry::MirrorRanks);
            if self.search(mirror) {
                return;
            }
            self.take(square, before);
            self.report(Event::Remove { square });
        }
    }

    fn place(&mut self, square: Square) {
        self.now.queens.push(square);
        self.now.most = self.now.most.max(self.now.queens.len());
        self.now.tried.push(Vec::new());
        self.call();
    }

    /// Removes a queen. `before` is the number of solutions when the queen was placed.
    fn take(&mut self, square: Square, before: u64) {
        self.now.queens.pop();
        self.now.tried.pop();
        let solved = self.now.solutions > before;
        self.tried_here()
            .push((square, TrialOutcome::Removed { solved }));
    }

    /// Searches the board. Returns whether the program stopped at a solution.
    fn search(&mut self, mirror: Option<Symmetry>) -> bool {
        let Some(line) = self.line() else {
            self.now.solutions += 1;
            self.now.found += 1;
            self.report(Event::Solution);
            if self.goal == Goal::First {
                return true;
            }
            if let Some(symmetry) = mirror {
                self.now.solutions += 1;
                self.now.mirrored += 1;
                self.report(Event::Image { symmetry });
            }
            return false;
        };
        let before = self.now.placements;
        let squares = (0..self.n).map(|place| self.square(line, place));
        let squares = squares.filter(|square| !self.blocked.contains(square));
        for square in self.in_order(squares.collect()) {
            if self.attempt(square, mirror) {
                return true;
            }
        }
        if self.now.placements == before {
            self.report(Event::DeadEnd);
        }
        self.now.loops_left += 1;
        false
    }

    fn attempt(&mut self, square: Square, mirror: Option<Symmetry>) -> bool {
        self.now.tests += 1;
        if let Some((attacker, line)) = self.attacker(square) {
            self.now.erasures += 1;
            self.tried_here().push((square, TrialOutcome::Rejected));
            self.report(Event::Reject {
                square,
                attacker,
                line,
            });
            return false;
        }
        self.now.placements += 1;
        let before = self.now.solutions;
        self.place(square);
        self.report(Event::Place { square });
        if self.search(mirror) {
            return true;
        }
        self.now.removals += 1;
        self.now.erasures += 1;
        self.take(square, before);
        self.report(Event::Remove { square });
        false
    }

    fn attacker(&mut self, square: Square) -> Option<(Square, LineKind)> {
        // Every earlier line holds a queen. Later lines hold only given queens.
        let mut standing = self.now.queens.clone();
        standing.sort_by_key(|&queen| self.line_of(queen));
        match self.test {
            Test::QueenByQueen => standing.into_iter().find_map(|queen| {
                self.now.comparisons += 1;
                attack(queen, square).map(|line| (queen, line))
            }),
            Test::WholeList => {
                let (mut list, later): (Vec<_>, Vec<_>) = standing
                    .into_iter()
                    .partition(|queen| queen.file < square.file);
                list.push(square);
                self.whole_list(&list).or_else(|| {
                    later
                        .into_iter()
                        .find_map(|queen| self.later_given(queen, square))
                })
            }
        }
    }

    fn whole_list(&mut self, list: &[Square]) -> Option<(Square, LineKind)> {
        let mut rows: Vec<Square> = Vec::new();
        for &queen in list {
            self.now.comparisons += 1;
            if let Some(&same) = rows.iter().find(|other| other.rank == queen.rank) {
                return Some((same, LineKind::Row));
            }
            rows.push(queen);
        }
        for (at, &first) in list.iter().enumerate() {
            for &second in &list[at + 1..] {
                self.now.pairs += 1;
                if attack(first, second).is_some() {
                    return Some((first, LineKind::Diagonal));
                }
            }
        }
        None
    }

    fn later_given(&mut self, queen: Square, square: Square) -> Option<(Square, LineKind)> {
        self.now.comparisons += 1;
        if queen.rank == square.rank {
            return Some((queen, LineKind::Row));
        }
        self.now.pairs += 1;
        attack(queen, square).map(|line| (queen, line))
    }

    fn tried_here(&mut self) -> &mut Vec<(Square, TrialOutcome)> {
        self.now.tried.last_mut().expect("the root is a depth")
    }
}
