//! Queens: whether those that stand can be completed, and in how many ways.

use std::task::Poll;

use super::{Counted, Feasibility, Infeasible, attack};
use crate::board::{BoardSize, Square};
use crate::counting::{EngineBuild, Overflow, Slices};
use crate::feasibility::completion::{Answer, Completion, CompletionCount, NoCompletion};
use crate::problem::{Goal, Instance};
use crate::work::Work;

/// The most queens that are left for an exact count: it takes some seconds. More are counted one by one, which ends in time
/// where there are few completions.
const EXACT: usize = 18;
/// The nodes that a slice of an exact count is worth.
const NODES: u64 = 256;

/// The question about these queens.
pub(super) fn search(size: BoardSize, queens: &[Square]) -> Box<dyn Work<Output = Feasibility>> {
    Box::new(match attack(queens) {
        None => QueensProspect::Apart(Box::new(Completion::apart(size, queens))),
        Some(attack) => QueensProspect::Attack(attack),
    })
}

/// The count of the ways to complete them.
pub(super) fn ways(size: BoardSize, queens: &[Square]) -> Box<dyn Work<Output = Option<u64>>> {
    match attack(queens) {
        None => Box::new(QueensWays::new(size, queens)),
        Some(_) => Box::new(Counted(0)),
    }
}

/// Its budget is nodes.
enum QueensProspect {
    Attack(Infeasible),
    Apart(Box<Completion>),
}

/// Its budget is about nodes.
enum QueensWays {
    OneByOne(CompletionCount),
    Tables(EngineBuild),
    Slices(Slices, u64),
}

impl Work for QueensProspect {
    type Output = Feasibility;

    fn work(&mut self, budget: u64) -> Poll<Feasibility> {
        let completion = match self {
            QueensProspect::Attack(attack) => return Poll::Ready(Feasibility::Infeasible(*attack)),
            QueensProspect::Apart(completion) => completion,
        };
        completion.work(budget).map(|answer| match answer {
            Answer::Yes { witness } => {
                let square = |(file, row)| Square::new(file, u8::try_from(row).ok()?);
                let witness = (0..).zip(witness).filter_map(square).collect();
                Feasibility::Feasible { witness }
            }
            Answer::No { reason } => Feasibility::Infeasible(reason.into()),
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

impl QueensWays {
    /// No queen attacks another.
    fn new(size: BoardSize, queens: &[Square]) -> QueensWays {
        let is_exact = size.len() - queens.len() <= EXACT;
        let instance = || Instance::queens(size, queens, Goal::Count).ok();
        let exact = is_exact.then(|| EngineBuild::begin(&instance()?).ok());
        match exact.flatten() {
            Some(tables) => QueensWays::Tables(tables),
            None => QueensWays::OneByOne(CompletionCount::apart(size, queens)),
        }
    }
}

impl Work for QueensWays {
    type Output = Option<u64>;

    fn work(&mut self, budget: u64) -> Poll<Option<u64>> {
        let slices = (budget / NODES).max(1);
        match self {
            QueensWays::OneByOne(count) => count.work(budget).map(Some),
            QueensWays::Tables(tables) => {
                if let Poll::Ready(engine) = tables.work(slices) {
                    *self = QueensWays::Slices(engine.slices(), 0);
                }
                Poll::Pending
            }
            QueensWays::Slices(slices_left, sum) => {
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
