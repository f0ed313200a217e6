//! The sheet's recursion, written out plainly with the contract's events, counters and given queens: the
//! oracle for traces. It shares nothing with the searches but the types of its answers.

use queens_core::attacks::Line;
use queens_core::event::Event;
use queens_core::instance::{Goal, Instance};
use queens_core::replay::Fate;
use queens_core::square::Square;

/// The program's own state after one event.
#[derive(Clone, Default)]
pub(crate) struct Moment {
    /// The given queens, then the placed ones in the order of placing.
    pub(crate) queens: Vec<Square>,
    /// What has been tried at each depth of the path.
    pub(crate) tried: Vec<Vec<(Square, Fate)>>,
    pub(crate) tests: u64,
    pub(crate) placements: u64,
    pub(crate) removals: u64,
    pub(crate) solutions: u64,
    pub(crate) most: usize,
    pub(crate) calls: u64,
    pub(crate) comparisons: u64,
    pub(crate) erasures: u64,
    pub(crate) loops_left: u64,
}

/// The state before the first event, and every event with the state after it.
pub(crate) struct Account {
    pub(crate) start: Moment,
    pub(crate) steps: Vec<(Event, Moment)>,
}

struct Program<'a> {
    n: u8,
    given: &'a [Square],
    first_only: bool,
    now: Moment,
    steps: Vec<(Event, Moment)>,
}

/// What the program does for this instance.
pub(crate) fn account(instance: &Instance) -> Account {
    let start = Moment {
        queens: instance.given().to_vec(),
        tried: vec![Vec::new()],
        most: instance.given().len(),
        calls: 1,
        ..Moment::default()
    };
    let mut program = Program {
        n: instance.size().get(),
        given: instance.given(),
        first_only: instance.goal() == Goal::First,
        now: start.clone(),
        steps: Vec::new(),
    };
    let stopped = program.search(0);
    // A search that ends on its solution has left no loop.
    if !stopped && program.given.len() < usize::from(program.n) {
        program.now.loops_left += 1;
    }
    program.tell(Event::End);
    Account {
        start,
        steps: program.steps,
    }
}

/// The line on which two queens attack each other.
fn attack(a: Square, b: Square) -> Option<Line> {
    let across = i32::from(b.file.0) - i32::from(a.file.0);
    let up = i32::from(b.rank.0) - i32::from(a.rank.0);
    if up == 0 {
        Some(Line::Row)
    } else if across == 0 {
        Some(Line::Column)
    } else if across.abs() == up.abs() {
        Some(Line::Diagonal)
    } else {
        None
    }
}

impl Program<'_> {
    fn tell(&mut self, event: Event) {
        self.steps.push((event, self.now.clone()));
    }

    /// Searches this column and those behind it; whether the program has stopped at a solution.
    fn search(&mut self, column: u8) -> bool {
        if column == self.n {
            self.now.solutions += 1;
            self.tell(Event::Solution);
            return self.first_only;
        }
        if self.given.iter().any(|queen| queen.file.0 == column) {
            return self.search(column + 1);
        }
        let before = self.now.placements;
        for row in 0..self.n {
            if self.attempt(Square::new(column, row)) {
                return true;
            }
        }
        if self.now.placements == before {
            self.tell(Event::DeadEnd);
        }
        false
    }

    fn attempt(&mut self, square: Square) -> bool {
        self.now.tests += 1;
        // Earlier columns all hold a queen, later ones hold given queens only.
        let mut standing = self.now.queens.clone();
        standing.sort();
        for attacker in standing {
            self.now.comparisons += 1;
            if let Some(line) = attack(attacker, square) {
                self.now.erasures += 1;
                self.tried_here().push((square, Fate::Rejected));
                self.tell(Event::Reject {
                    square,
                    attacker,
                    line,
                });
                return false;
            }
        }
        self.now.placements += 1;
        self.now.calls += 1;
        self.now.queens.push(square);
        self.now.most = self.now.most.max(self.now.queens.len());
        self.now.tried.push(Vec::new());
        self.tell(Event::Place { square });
        let before = self.now.solutions;
        if self.search(square.file.0 + 1) {
            return true;
        }
        if self.now.queens.len() < usize::from(self.n) {
            self.now.loops_left += 1;
        }
        self.now.removals += 1;
        self.now.erasures += 1;
        self.now.queens.pop();
        self.now.tried.pop();
        let solved = self.now.solutions > before;
        self.tried_here().push((square, Fate::Removed { solved }));
        self.tell(Event::Remove { square });
        false
    }

    fn tried_here(&mut self) -> &mut Vec<(Square, Fate)> {
        self.now.tried.last_mut().expect("the root is a depth")
    }
}
