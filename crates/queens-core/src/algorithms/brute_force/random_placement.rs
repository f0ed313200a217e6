//! `random-placement`: queens on free squares drawn at random, with a restart when no square is free.
//!
//! Idea: each queen goes to a free square, drawn uniformly, and no queen is removed. If no square is free and
//! queens are missing, the search restarts.
//! Cost: each queen reads and updates n words, one per file.
//! Source: sheet 000, §2.6, the random approach. Like a knight, which moves only to a free square, a queen is placed
//! only on a free square.
//! Departure: every restart keeps the given queens. Given queens are refused if they provably have no completion.

use crate::board::attacks::{free_ranks, free_squares, ranks_crossed};
use crate::board::{BoardSize, Square};
use crate::feasibility::completion::is_refuted;
use crate::formats::Form;
use crate::problem::{Goal, Instance, Problem};
use crate::random::Random;
use crate::search::{
    Algorithm, Descriptor, Event, Explanation, MAX_OPERATIONS, Operation, Position, Reason,
    Reports, Search, Traversal, Value, Variables,
};

const SCANS: usize = 0;
const DRAWS: usize = 1;
const RESTARTS: usize = 2;

crate::listing! {
    enum Listing {
        Scan: Operation(SCANS),
        AnyFree: Operation(SCANS),
        Draw: Operation(DRAWS),
        Solution: Solutions,
        Restart: Operation(RESTARTS),
    }
}

pub(crate) static DESCRIPTOR: Descriptor = Descriptor::new(
    "random-placement",
    Problem::Queens,
    Traversal::RandomPlacement,
)
.goals(&[Goal::First])
.random()
.never_ends(is_refuted)
.alternative("recursive")
.listing(&Listing::LINES)
.operations(&[
    Operation::once_at_start("scans"),
    Operation::new("draws"),
    Operation::new("restarts"),
])
.reports(Reports::Nothing)
.prints(Form::Spaced);

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, PlacementDraws::start)
    .explanation(explain)
    .operations(count_operations)
    .procedure("random_placement");

#[derive(Clone, Copy, PartialEq, Eq)]
enum DrawPhase {
    Draw,
    /// Restart; the dead end has been reported.
    Restart,
    Over,
}

/// A search in progress.
#[derive(Clone)]
struct PlacementDraws {
    size: BoardSize,
    given: usize,
    /// The free squares of the board with the given queens only, one bit per rank for each file.
    free_at_start: [u32; BoardSize::MAX as usize],
    /// The free squares of the current board, one bit per rank for each file.
    free: [u32; BoardSize::MAX as usize],
    /// The number of queens on the board.
    queen_count: usize,
    random: Random,
    phase: DrawPhase,
}

impl PlacementDraws {
    /// Draws a free square; all free squares are equally likely. The drawn number is the index of the square in the
    /// list of free squares, ordered by file, then by rank. `None` if no square is free.
    fn draw(&mut self) -> Option<Square> {
        let files = &self.free[..self.size.width()];
        let free = files.iter().map(|ranks| ranks.count_ones()).sum();
        if free == 0 {
            return None;
        }
        let mut left = self.random.below(free);
        for (file, &ranks) in (0..).zip(files) {
            let mut ranks = ranks;
            if left >= ranks.count_ones() {
                left -= ranks.count_ones();
                continue;
            }
            for _ in 0..left {
                ranks &= ranks - 1;
            }
            return Some(Square::at(file, ranks.trailing_zeros() as u8));
        }
        None
    }

    fn place(&mut self, square: Square) {
        for (file, ranks) in (0..self.size.files()).zip(&mut self.free) {
            *ranks &= !ranks_crossed(square, file);
        }
        self.queen_count += 1;
    }
}

impl Search for PlacementDraws {
    fn new(instance: &Instance) -> Self {
        let size = instance.size();
        let mut free_at_start = [0; BoardSize::MAX as usize];
        for (file, ranks) in (0..size.files()).zip(&mut free_at_start) {
            *ranks = free_ranks(size, instance.given(), &[], file);
        }
        PlacementDraws {
            size,
            given: instance.given().len(),
            free_at_start,
            free: free_at_start,
            queen_count: instance.given().len(),
            random: Random::new(instance.seed().unwrap_or(0)),
            phase: DrawPhase::Draw,
        }
    }

    fn advance(&mut self) -> Event {
        match self.phase {
            DrawPhase::Draw => match self.draw() {
                Some(square) => {
                    self.place(square);
                    Event::Place { square }
                }
                None if self.queen_count == self.size.width() => {
                    self.phase = DrawPhase::Over;
                    Event::Solution
                }
                None => {
                    self.phase = DrawPhase::Restart;
                    Event::DeadEnd
                }
            },
            DrawPhase::Restart => {
                self.free = self.free_at_start;
                self.queen_count = self.given;
                self.phase = DrawPhase::Draw;
                Event::Restart
            }
            DrawPhase::Over => Event::End,
        }
    }
}

fn count_operations(event: Event, _: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    match event {
        Event::Place { .. } => {
            operations[DRAWS] += 1;
            operations[SCANS] += 1;
        }
        Event::Restart => {
            operations[RESTARTS] += 1;
            operations[SCANS] += 1;
        }
        _ => {}
    }
}

fn explain(position: &Position) -> Explanation {
    let (code_line, reason) = match position.last() {
        None => (Listing::Scan, Reason::Start { line: None }),
        Some(Event::Place { square }) => {
            let free = free_squares(position.size(), position.queens_before()).count();
            (Listing::Draw, Reason::Drawn { square, free })
        }
        Some(Event::DeadEnd) => (Listing::AnyFree, Reason::NoSquareFree),
        Some(Event::Restart) => (Listing::Restart, Reason::Restarted),
        Some(Event::Solution) => (Listing::Solution, Reason::Complete),
        Some(_) => (Listing::Solution, Reason::Finished),
    };
    Explanation::new(code_line, reason, variables(position))
}

fn variables(position: &Position) -> Variables {
    let size = position.size();
    let marked = free_squares(size, position.queens());
    vec![
        ("queens", Value::Number(position.queens().len() as i64)),
        ("free", Value::Marks { size, marked }),
    ]
}
