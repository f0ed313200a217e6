//! Queens: decides whether the placed queens can be completed, and counts the ways.

use std::task::Poll;

use super::{Counted, Feasibility, Infeasible, attack_conflict};
use crate::board::{BoardSize, Square};
use crate::counting::{EngineBuild, Overflow, Slices};
use crate::feasibility::completion::{
    Completability, CompletionCount, CompletionSearch, NoCompletion,
};
use crate::problem::{Goal, Instance};
use crate::work::Work;

/// The largest number of missing queens for a count by the engine, which then takes a few seconds. With more missing
/// queens, solutions are counted one by one, which finishes in time if there are few solutions.
const EXACT: usize = 18;
/// The number of nodes by which one slice of the engine reduces the budget.
const NODES: u64 = 256;

/// A search that decides whether these queens can be completed on a board with these blocked squares.
pub(super) fn search(
    size: BoardSize,
    queens: &[Square],
    blocked: &[Square],
) -> Box<dyn Work<Output = Feasibility>> {
    let completion = || Box::new(CompletionSearch::from_valid(size, queens, blocked));
    Box::new(match attack_conflict(queens) {
        None => QueensFeasibility::Apart(completion()),
        Some(attack) => QueensFeasibility::Attack(attack),
    })
}

/// A count of the ways to complete these queens on a board with these blocked squares.
pub(super) fn solution_count(
    size: BoardSize,
    queens: &[Square],
    blocked: &[Square],
) -> Box<dyn Work<Output = Option<u64>>> {
    match attack_conflict(queens) {
        None => Box::new(QueensCount::new(size, queens, blocked)),
        Some(_) => Box::new(Counted(0)),
    }
}

/// The search that [`search`] returns. Its budget counts nodes.
enum QueensFeasibility {
    Attack(Infeasible),
    Apart(Box<CompletionSearch>),
}

/// The count that [`solution_count`] returns. Its budget counts nodes approximately.
enum QueensCount {
    OneByOne(CompletionCount),
    Tables(EngineBuild),
    Slices(Slices, u64),
}

impl Work for QueensFeasibility {
    type Output = Feasibility;

    fn work(&mut self, budget: u64) -> Poll<Feasibility> {
        let completion = match self {
            QueensFeasibility::Attack(attack) => {
                return Poll::Ready(Feasibility::Infeasible(*attack));
            }
            QueensFeasibility::Apart(completion) => completion,
        };
        completion.work(budget).map(|answer| match answer {
            Completability::Yes { witness } => {
                let square = |(file, row)| Square::new(file, u8::try_from(row).ok()?).ok();
                let witness = (0..).zip(witness).filter_map(square).collect();
                Feasibility::Feasible { witness }
            }
            Completability::No { reason } => Feasibility::Infeasible(reason.into()),
        })
    }
}

impl From<NoCompletion> for Infeasible {
    fn from(reason: NoCompletion) -> Infeasible {
        match reason {
            NoCompletion::BlockedLine { axis, index } => Infeasible::BlockedLine { axis, index },
            NoCompletion::Searched { nodes } => Infeasible::Searched { nodes },
        }
    }
}

impl QueensCount {
    /// A count of the completions of these queens, which must not attack each other. It uses the engine for at most
    /// [`EXACT`] missing queens on a board without blocked squares, and otherwise a search that visits every solution.
    fn new(size: BoardSize, queens: &[Square], blocked: &[Square]) -> QueensCount {
        let is_exact = blocked.is_empty() && size.width() - queens.len() <= EXACT;
        let instance = || Instance::queens(size, queens, Goal::Count).ok();
        let exact = is_exact.then(|| EngineBuild::new(&instance()?).ok());
        match exact.flatten() {
            Some(tables) => QueensCount::Tables(tables),
            None => QueensCount::OneByOne(CompletionCount::from_valid(size, queens, blocked)),
        }
    }
}

impl Work for QueensCount {
    type Output = Option<u64>;

    fn work(&mut self, budget: u64) -> Poll<Option<u64>> {
        let slices = (budget / NODES).max(1);
        match self {
            QueensCount::OneByOne(count) => count.work(budget).map(Some),
            QueensCount::Tables(tables) => {
                if let Poll::Ready(engine) = tables.work(slices) {
                    *self = QueensCount::Slices(engine.slices(), 0);
                }
                Poll::Pending
            }
            QueensCount::Slices(slices_left, sum) => {
                for _ in 0..slices {
                    let Some(slice) = slices_left.next() else {
                        return Poll::Ready(Some(*sum));
                    };
                    let added = slice.map(|slice| sum.checked_add(slice.solutions));
                    match added {
                        Ok(Some(added)) => *sum = added,
                        Ok(None) | Err(Overflow) => return Poll::Ready(None),
                    }
                }
                Poll::Pending
            }
        }
    }
}
