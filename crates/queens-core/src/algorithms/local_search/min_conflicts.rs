//! `min-conflicts`: every column holds a queen; an attacked queen moves to the least attacked square of its
//! column, until no queen is attacked.
//!
//! Idea: the rows are drawn as a permutation, so at first queens share only diagonals. Each move draws one of the
//! attacked queens, and one of the least attacked other squares of its column. After 50 + 10 n moves, a new permutation
//! is drawn. After 1,000,000 moves in total (by default), the search stops without an answer.
//! Cost: each move reads n squares, with three counters each. A search takes about 80 moves for 8 to 32 queens,
//! and half a move per queen for 2,000 queens.
//! Source: Sosič and Gu, “Efficient local search with conflict minimization”, 1994, for the permutation and the
//! counters of diagonals. The move is from Minton, Johnston, Philips and Laird, “Minimizing conflicts”, 1992.
//! Departure: Sosič and Gu exchange the rows of two queens. Here one queen moves, always to another square, so
//! more queens than before can attack it. Given queens are placed from the first draw on and never move.

use std::task::Poll;

use crate::algorithms::local_search::conflicts::Conflicts;
use crate::algorithms::local_search::repair::{CAP, Change, Repair, restart_limit};
use crate::board::{Axis, Candidate, Square};
use crate::problem::{Goal, Instance, Problem};
use crate::search::{
    Algorithm, CountDetail, CountedSearch, Counters, Descriptor, Detail, Ending, Event,
    Explanation, LargeSearch, MAX_OPERATIONS, Operation, Position, Reason, RepairReason, Reports,
    Search, Traversal, Value, Variables,
};
use crate::work::Work;

const DRAWS: usize = 0;
const MOVES: usize = 1;
const CELLS_READ: usize = 2;
const RESTARTS: usize = 3;

crate::listing! {
    enum Listing {
        Draw: Operation(DRAWS),
        ChooseColumn: Operation(MOVES),
        CountAttackers: Operation(CELLS_READ),
        Move: Operation(MOVES),
        Solution: Solutions,
        Restart: Operation(RESTARTS),
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("min-conflicts", Problem::Queens, Traversal::LocalSearch)
        .goals(&[Goal::First])
        .random()
        .cap(CAP)
        .alternative("recursive")
        .max_large_n(2_000)
        .listing(&Listing::LINES)
        .operations(&[
            Operation::new("draws"),
            Operation::new("moves"),
            Operation::new("cells_read"),
            Operation::new("restarts"),
        ])
        .reports(Reports::Scans);

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, MinConflicts::start)
    .explanation(explain)
    .operations(count_operations)
    .procedure("min_conflicts")
    .values(values)
    .large(|board| Box::new(Large::new(board.size.get(), board.seed, board.cap)));

/// A search in progress that emits events.
#[derive(Clone)]
struct MinConflicts {
    repair: Repair,
    is_solved: bool,
}

impl Search for MinConflicts {
    fn new(instance: &Instance) -> Self {
        let given = instance.given().iter();
        let given = given.map(|queen| (queen.file.get().into(), queen.rank.get().into()));
        MinConflicts {
            repair: Repair::new(
                instance.size().files().into(),
                &given.collect::<Vec<_>>(),
                instance.seed().unwrap_or(0),
                instance.cap().unwrap_or(CAP),
            ),
            is_solved: false,
        }
    }

    fn advance(&mut self) -> Event {
        if self.is_solved {
            return Event::End;
        }
        match self.repair.advance() {
            Change::Drawn(number) => Event::Candidate(Candidate::drawn(number)),
            Change::Moved { column, from, to } => {
                let square = |row: u16| Square::at(column as u8, row as u8);
                let (from, to) = (square(from), square(to));
                Event::Relocate { from, to }
            }
            Change::Restarted => Event::Restart,
            Change::Solved => {
                self.is_solved = true;
                Event::Solution
            }
            Change::CapReached => Event::CapReached,
        }
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    match event {
        Event::Candidate(_) => operations[DRAWS] += 1,
        Event::Relocate { .. } => moved(before.size().width(), operations),
        Event::Restart => operations[RESTARTS] += 1,
        _ => {}
    }
}

/// Counts a move on a board with n columns. The move reads the n − 1 other squares of the queen's column.
fn moved(n: usize, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[MOVES] += 1;
    operations[CELLS_READ] += n as u64 - 1;
}

/// The search on a large board, with counters but without a trace. One change costs n / 2 units of its budget, rounded
/// up.
struct Large {
    repair: Repair,
    cap: u64,
    steps: u64,
    counters: Counters,
    ending: Option<Ending>,
}

impl Large {
    /// Creates the search on a board with n columns; the default of `cap` is [`CAP`].
    fn new(n: u16, seed: u64, cap: Option<u64>) -> Large {
        let cap = cap.unwrap_or(CAP);
        Large {
            repair: Repair::new(n, &[], seed, cap),
            cap,
            steps: 0,
            counters: Counters::default(),
            ending: None,
        }
    }

    /// Makes the next change; returns the ending if the search has ended.
    fn change(&mut self) -> Option<Ending> {
        let n = self.repair.rows().len();
        let operations = &mut self.counters.operations;
        self.steps += 1;
        match self.repair.advance() {
            Change::Drawn(_) => {
                operations[DRAWS] += 1;
                self.counters.depth = n as u64;
            }
            Change::Moved { .. } => moved(n, operations),
            Change::Restarted => operations[RESTARTS] += 1,
            Change::Solved => {
                // With a trace, the search takes one more step after the solution: the event `End`.
                self.steps += 1;
                self.counters.tests = 1;
                self.counters.solutions = 1;
                self.counters.fundamental = 1;
                return Some(Ending::Complete);
            }
            Change::CapReached => return Some(Ending::CapReached),
        }
        None
    }
}

impl Work for Large {
    type Output = Ending;

    /// Makes at least one change, and more until the budget is used. A unit of the budget is two squares. A change
    /// reads the n queens and the n squares of one column, and costs n / 2 units, rounded up.
    fn work(&mut self, budget: u64) -> Poll<Ending> {
        let pairs = self.repair.rows().len().div_ceil(2) as u64;
        for _ in 0..(budget / pairs).max(1) {
            if self.ending.is_some() {
                break;
            }
            self.ending = self.change();
        }
        self.ending.map_or(Poll::Pending, Poll::Ready)
    }
}

impl CountedSearch for Large {
    fn counters(&self) -> Counters {
        self.counters
    }

    fn progress(&self) -> f64 {
        match self.ending {
            Some(_) => 1.0,
            None => self.counters.operations[MOVES] as f64 / (self.cap as f64 + 1.0),
        }
    }

    fn detail(&self) -> CountDetail {
        let is_solved = self.ending == Some(Ending::Complete);
        let rows = if is_solved { self.rows() } else { &[] };
        CountDetail::Rows(self.steps, rows.to_vec())
    }
}

impl LargeSearch for Large {
    fn steps(&self) -> u64 {
        self.steps
    }

    fn rows(&self) -> &[u16] {
        self.repair.rows()
    }
}

/// The number of `queens` on each row and diagonal of a board with `size` columns.
fn conflicts<'a>(size: usize, queens: impl Iterator<Item = &'a Square>) -> Conflicts {
    let mut conflicts = Conflicts::new(size);
    for queen in queens {
        conflicts.add(queen.file.get().into(), queen.rank.get().into());
    }
    conflicts
}

/// The squares in the column of `square`, from row 1 upwards, each with the number of queens in other columns
/// that attack it.
fn column(position: &Position, square: Square) -> Vec<(Square, u16)> {
    let (size, file) = (position.size(), square.file.get());
    let others = position.queens().iter();
    let conflicts = conflicts(
        size.width(),
        others.filter(|queen| queen.file.get() != file),
    );
    let attacked = |row: u8| {
        let attackers = conflicts.attackers(file.into(), row.into());
        (Square::at(file, row), attackers)
    };
    (0..size.ranks()).map(attacked).collect()
}

fn pairs(position: &Position) -> u16 {
    let conflicts = conflicts(position.size().width(), position.queens().iter());
    conflicts.pairs() as u16
}

/// The squares read for the last move, each with the number of queens that attack it; empty if the last event is not a
/// move.
fn values(position: &Position) -> Vec<(Square, u16)> {
    match position.last() {
        Some(Event::Relocate { to, .. }) => column(position, to),
        _ => Vec::new(),
    }
}

fn explain(position: &Position) -> Explanation {
    let mut detail = None;
    let (code_line, reason) = match position.last() {
        None => (Listing::Draw, Reason::Start { line: None }),
        Some(Event::Candidate(_)) => {
            let pairs = pairs(position);
            (Listing::Draw, Reason::Repair(RepairReason::Drawn { pairs }))
        }
        Some(Event::Relocate { from, to }) => {
            let mut read = column(position, to);
            let on = |read: &[(Square, u16)], square| {
                let found = read.iter().find(|(read, _)| *read == square);
                found.map_or(0, |&(_, attackers)| attackers)
            };
            let (before, after) = (on(&read, from), on(&read, to));
            read.retain(|&(square, _)| square != from);
            let sharing = read.iter().filter(|&&(_, attackers)| attackers == after);
            let sharing = sharing.count() as u16;
            let pairs = pairs(position);
            detail = Some(Detail::Read(
                read.into_iter().map(|(square, _)| square).collect(),
            ));
            let moved = RepairReason::Moved {
                from,
                to,
                before,
                after,
                sharing,
                pairs,
            };
            (Listing::Move, Reason::Repair(moved))
        }
        Some(Event::Restart) => {
            let moves = restart_limit(position.size().width() as u64);
            (
                Listing::Restart,
                Reason::Repair(RepairReason::Restarted { moves }),
            )
        }
        Some(Event::CapReached) => (Listing::Restart, Reason::CapReached),
        Some(Event::Solution) => (Listing::Solution, Reason::Complete),
        Some(_) => (Listing::Solution, Reason::Finished),
    };
    Explanation {
        code_line: code_line.into(),
        reason,
        detail,
        variables: variables(position),
    }
}

/// The variables `q` (the row of each column), `c` (the column of the moved queen) and `pairs` (the number of attacking
/// pairs). Empty before the first event.
fn variables(position: &Position) -> Variables {
    if position.last().is_none() {
        return Vec::new();
    }
    let mut variables = vec![("q", Value::Rows(position.places(Axis::Files)))];
    if let Some(Event::Relocate { to, .. }) = position.last() {
        variables.push(("c", Value::number(to.file.get())));
    }
    variables.push(("pairs", Value::number(pairs(position))));
    variables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::trace::Reader;

    #[test]
    fn with_a_trace_and_without_a_seed_gives_the_same_rows_in_as_many_steps() {
        for n in [1].into_iter().chain(4..=32) {
            for seed in 0..5 {
                let size = BoardSize::new(n.into()).unwrap();
                let instance = Instance::queens(size, &[], Goal::First).unwrap();
                let accepted = ALGORITHM.accept(instance.with_seed(seed)).unwrap();
                let mut reader = Reader::start(&accepted);
                reader.read(u64::MAX, &mut Vec::new(), |_, _| {});
                let mut large = Large::new(n, seed, None);
                assert_eq!(large.finish(), Ending::Complete);
                let mut queens = reader.replay().position().queens().to_vec();
                queens.sort();
                let rows: Vec<u16> = queens.iter().map(|queen| queen.rank.get().into()).collect();
                assert_eq!(large.rows(), rows, "n = {n}, seed {seed}");
                assert_eq!(large.counters(), *reader.replay().counters());
                assert_eq!(large.steps(), reader.step());
            }
        }
    }
}
