//! The backtracking machine that the sheets share: one lane (a file or a rank) after another, its
//! squares in order. What differs from sheet to sheet, how the board is held and how a square is
//! tested, is its [`Representation`].

use crate::attacks::LineKind;
use crate::board::BoardSize;
use crate::event::Event;
use crate::explanation::Reason;
use crate::instance::{Goal, Instance};
use crate::lines::{Axis, OpenLines};
use crate::replay::Position;
use crate::search::Search;
use crate::square::Square;

/// How a sheet holds the board and asks whether a square is free.
pub trait Representation: Clone {
    /// Whether it goes file by file or rank by rank.
    const AXIS: Axis;

    /// The board with the given queens on it.
    fn new(instance: &Instance) -> Self;

    /// The first queen that the sheet's test meets against the square, or none if it is free.
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)>;

    /// Puts a queen on a free square.
    fn place(&mut self, square: Square);

    /// Takes the queen placed last from its square.
    fn remove(&mut self, square: Square);
}

/// What the machine does once no square is left to try.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BacktrackPhase {
    /// Tell a solution or a dead end, or go back.
    Try,
    /// Go back: the solution or the dead end has been told.
    Retreat,
    Over,
}

/// A backtracking search in progress.
#[derive(Clone)]
pub struct Backtracking<R> {
    representation: R,
    lines: OpenLines,
    /// At each depth above the current one, the place of its queen in its lane.
    places: [u8; BoardSize::MAX as usize],
    depth: u8,
    /// The depth above which it never goes back.
    floor: u8,
    /// The lane of the current depth; without meaning below the last one.
    line: u8,
    /// The place to be tried next.
    place: u8,
    /// Where the places to be tried end: n, or 0 below the last lane.
    limit: u8,
    n: u8,
    /// Whether a queen has been placed at this depth since it was entered.
    fruitful: bool,
    phase: BacktrackPhase,
    goal: Goal,
}

impl<R: Representation> Backtracking<R> {
    /// The search before its first event.
    pub fn new(instance: &Instance) -> Self {
        let mut search = Backtracking {
            representation: R::new(instance),
            lines: OpenLines::open(R::AXIS, instance.size(), instance.given()),
            places: [0; BoardSize::MAX as usize],
            depth: 0,
            floor: 0,
            line: 0,
            place: 0,
            limit: 0,
            n: instance.size().get(),
            fruitful: false,
            phase: BacktrackPhase::Try,
            goal: instance.goal(),
        };
        search.enter(0);
        search
    }

    /// The search behind a queen that is set without a test in the first open lane.
    pub fn behind(instance: &Instance, root: Square) -> Self {
        let mut search = Self::new(instance);
        search.representation.place(root);
        search.places[0] = R::AXIS.place_of(root);
        search.floor = 1;
        search.enter(1);
        search
    }

    /// Goes to this depth, where nothing has been tried yet.
    #[inline]
    fn enter(&mut self, depth: u8) {
        self.depth = depth;
        self.fruitful = false;
        self.place = 0;
        self.limit = 0;
        if depth < self.lines.count() {
            self.line = self.lines.at(depth);
            self.limit = self.n;
        }
    }

    /// No square is left to try.
    #[inline(never)]
    fn turn(&mut self) -> Event {
        match self.phase {
            BacktrackPhase::Try if self.depth == self.lines.count() => {
                self.phase = match self.goal {
                    Goal::First => BacktrackPhase::Over,
                    Goal::All | Goal::Count => BacktrackPhase::Retreat,
                };
                Event::Solution
            }
            BacktrackPhase::Try if !self.fruitful => {
                self.phase = BacktrackPhase::Retreat;
                Event::DeadEnd
            }
            BacktrackPhase::Try | BacktrackPhase::Retreat if self.depth > self.floor => {
                self.retreat()
            }
            BacktrackPhase::Try | BacktrackPhase::Retreat | BacktrackPhase::Over => {
                self.phase = BacktrackPhase::Over;
                Event::End
            }
        }
    }

    fn retreat(&mut self) -> Event {
        self.enter(self.depth - 1);
        let place = self.places[usize::from(self.depth) % BoardSize::MAX as usize];
        let square = R::AXIS.square(self.line, place);
        self.representation.remove(square);
        self.place = place + 1;
        self.fruitful = true;
        self.phase = BacktrackPhase::Try;
        Event::Remove { square }
    }
}

impl<R: Representation> Search for Backtracking<R> {
    #[inline(always)]
    fn advance(&mut self) -> Event {
        if self.place >= self.limit {
            return self.turn();
        }
        let (place, square) = (self.place, R::AXIS.square(self.line, self.place));
        self.place += 1;
        if let Some((attacker, line)) = self.representation.attacker(square) {
            return Event::Reject {
                square,
                attacker,
                line,
            };
        }
        self.representation.place(square);
        self.places[usize::from(self.depth) % BoardSize::MAX as usize] = place;
        self.enter(self.depth + 1);
        Event::Place { square }
    }
}

/// Why a search of this machine made its last event. How it found a square free is its
/// representation's affair.
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
        }) => Reason::Attacked {
            square,
            attacker,
            line,
            across: square.file.0 as i8 - attacker.file.0 as i8,
            up: square.rank.0 as i8 - attacker.rank.0 as i8,
        },
        Some(Event::Remove { square }) => Reason::TakenBack {
            square,
            line: axis.line(axis.line_of(square)),
            more: axis.place_of(square) + 1 < position.size().get(),
        },
        Some(Event::DeadEnd) => line.map_or(Reason::Finished, |line| Reason::NoSquareLeft { line }),
        Some(Event::Solution) => Reason::Complete,
        Some(Event::Image { symmetry }) => Reason::Mirrored { symmetry },
        Some(_) => Reason::Finished,
    }
}
