//! Knight: decides whether a path can be extended to a tour, and counts the ways. Two searches take turns. Rotations
//! find a tour if there are many tours. If there are few tours or none, an exhaustive search decides.

use std::task::Poll;

use super::edges::{EdgeSearch, Step};
use super::{Counted, Feasibility, Infeasible};
use crate::board::knight::{is_closed, is_move, moves};
use crate::board::{BoardSize, Square, SquareSet};
use crate::feasibility::existence::rule;
use crate::feasibility::rotations::Rotations;
use crate::problem::{Instance, Variant};
use crate::search::Traversal;
use crate::work::Work;

/// The number of rotation steps after each node of the exhaustive search. They take about as long as the node.
const STEPS: u64 = 32;

/// A search that decides whether a knight's path can be extended to a tour.
pub(super) fn search(instance: &Instance, path: &[Square]) -> Box<dyn Work<Output = Feasibility>> {
    Box::new(KnightFeasibility::new(instance, path))
}

/// A count of the tours that begin with a path.
pub(super) fn solution_count(
    instance: &Instance,
    path: &[Square],
) -> Box<dyn Work<Output = Option<u64>>> {
    let closes = instance.variant() == Some(Variant::Closed);
    if path.len() == open_squares(instance) {
        Box::new(Counted((!closes || is_closed(path)).into()))
    } else {
        Box::new(KnightCount::new(instance, path))
    }
}

/// The search that [`search`] returns. Its budget counts nodes.
struct KnightFeasibility {
    path: Vec<Square>,
    /// The answer, if it is known without a search; otherwise `None`.
    known: Option<Feasibility>,
    rotations: Rotations,
    edges: EdgeSearch,
}

/// The count that [`solution_count`] returns. Its budget counts nodes.
struct KnightCount {
    edges: EdgeSearch,
    tours: u64,
    /// The number of possible starts: all squares for a closed tour without a visited square, otherwise 1.
    starts: u64,
}

/// The number of squares that are not blocked.
pub(super) fn open_squares(instance: &Instance) -> usize {
    instance.size().area() - instance.blocked().len()
}

/// The first square that is not blocked.
fn first_square(instance: &Instance) -> Square {
    let start = Traversal::Moves.given(instance);
    start.first().copied().unwrap_or(Square::A1)
}

/// Returns the path. An empty path of a closed tour becomes the path of the first square, because a closed tour visits
/// every square.
fn path_or_first(instance: &Instance, path: &[Square]) -> Vec<Square> {
    if path.is_empty() && instance.variant() == Some(Variant::Closed) {
        vec![first_square(instance)]
    } else {
        path.to_vec()
    }
}

impl KnightFeasibility {
    fn new(instance: &Instance, path: &[Square]) -> KnightFeasibility {
        let (size, blocked) = (instance.size(), instance.blocked());
        let path = path_or_first(instance, path);
        let is_closed = instance.variant() == Some(Variant::Closed);
        let start = path.first().copied().unwrap_or(first_square(instance));
        KnightFeasibility {
            known: known_answer(instance, &path),
            rotations: if path.is_empty() {
                Rotations::with_prefix(size, blocked, &[start], is_closed)
            } else {
                Rotations::with_prefix(size, blocked, &path, is_closed)
            },
            edges: EdgeSearch::new(size, blocked, &path, is_closed),
            path,
        }
    }
}

/// The answer, if it is known without a search; otherwise `None`.
fn known_answer(instance: &Instance, path: &[Square]) -> Option<Feasibility> {
    let (size, blocked, variant) = (instance.size(), instance.blocked(), instance.variant());
    let (&first, &last) = path.first().zip(path.last())?;
    let closes = variant == Some(Variant::Closed);
    if path.len() == open_squares(instance) && (!closes || is_closed(path)) {
        let witness = path.to_vec();
        return Some(Feasibility::Feasible { witness });
    }
    let infeasible = Unvisited::new(size, blocked, path).infeasible(first, last, closes);
    let infeasible =
        infeasible.or_else(|| rule(size, blocked, first, variant).map(Infeasible::NoTour));
    infeasible.map(Feasibility::Infeasible)
}

/// The unvisited squares of a board.
pub(crate) struct Unvisited {
    pub size: BoardSize,
    pub squares: SquareSet,
}

impl Unvisited {
    pub(crate) fn new(size: BoardSize, blocked: &[Square], path: &[Square]) -> Unvisited {
        let mut squares = SquareSet::all(size);
        let gone = blocked.iter().chain(path);
        gone.for_each(|&square| squares.remove(square));
        Unvisited { size, squares }
    }

    /// The reason why a path from `first` to `last` cannot be extended to a tour. `None` if a search is necessary to
    /// decide this. `closes` means that the tour must be closed.
    pub(crate) fn infeasible(
        &self,
        first: Square,
        last: Square,
        closes: bool,
    ) -> Option<Infeasible> {
        if self.squares.is_empty() {
            let is_open = closes && !is_move(first, last);
            return is_open.then_some(Infeasible::NoReturn);
        }
        self.stuck(last)
            .or_else(|| self.unreachable(last))
            .or_else(|| self.no_return(first).filter(|_| closes))
            .or_else(|| self.dead_end(first, last, closes))
    }

    /// The unvisited squares that are one move away from a square.
    pub(crate) fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> {
        moves(self.size, square).filter(|&to| self.squares.contains(to))
    }

    fn stuck(&self, last: Square) -> Option<Infeasible> {
        let left = self.squares.count() as u16;
        let is_stuck = self.neighbours(last).next().is_none();
        is_stuck.then_some(Infeasible::Stuck { left })
    }

    fn no_return(&self, first: Square) -> Option<Infeasible> {
        let is_closed = self.neighbours(first).next().is_none();
        is_closed.then_some(Infeasible::NoReturn)
    }

    fn unreachable(&self, last: Square) -> Option<Infeasible> {
        let mut left = self.squares;
        let mut reached = vec![last];
        while let Some(square) = reached.pop() {
            for to in self.neighbours(square) {
                if left.contains(to) {
                    left.remove(to);
                    reached.push(to);
                }
            }
        }
        left.first()
            .map(|square| Infeasible::Unreachable { square })
    }

    /// Finds dead ends, that is, unvisited squares with only one move left. One dead end excludes a closed tour, and
    /// two exclude an open tour, which can end on only one dead end. One dead end also excludes an open tour if it must
    /// be visited next and other squares remain.
    fn dead_end(&self, first: Square, last: Square, closes: bool) -> Option<Infeasible> {
        let ways = |square: Square| {
            let others = self.neighbours(square).count();
            let returns = closes && first != last && is_move(square, first);
            others + usize::from(is_move(square, last)) + usize::from(returns)
        };
        let all = self.squares.squares();
        let mut dead_ends = all.filter(|&square| ways(square) == 1);
        let square = dead_ends.next()?;
        match (closes, dead_ends.next()) {
            (true, _) => Some(Infeasible::DeadEnd { square }),
            (false, Some(other)) => Some(Infeasible::DeadEnds {
                squares: [square, other],
            }),
            (false, None) => {
                let is_trap = is_move(square, last) && self.squares.count() > 1;
                is_trap.then_some(Infeasible::Trap { square, from: last })
            }
        }
    }
}

impl Work for KnightFeasibility {
    type Output = Feasibility;

    fn work(&mut self, budget: u64) -> Poll<Feasibility> {
        if let Some(known) = &self.known {
            return Poll::Ready(known.clone());
        }
        for _ in 0..budget {
            match self.edges.advance() {
                Step::Node => {}
                Step::Tour => {
                    let mut witness = self.path.clone();
                    witness.extend(self.edges.tour());
                    return Poll::Ready(Feasibility::Feasible { witness });
                }
                Step::Exhausted => {
                    let nodes = self.edges.nodes();
                    return Poll::Ready(Feasibility::Infeasible(Infeasible::Searched { nodes }));
                }
            }
            if let Poll::Ready(witness) = self.rotations.work(STEPS) {
                return Poll::Ready(Feasibility::Feasible { witness });
            }
        }
        Poll::Pending
    }
}

impl KnightCount {
    fn new(instance: &Instance, path: &[Square]) -> KnightCount {
        let begun = path_or_first(instance, path);
        let is_closed = instance.variant() == Some(Variant::Closed);
        let is_free = begun.len() > path.len();
        KnightCount {
            edges: EdgeSearch::new(instance.size(), instance.blocked(), &begun, is_closed),
            tours: 0,
            starts: if is_free {
                open_squares(instance) as u64
            } else {
                1
            },
        }
    }
}

impl Work for KnightCount {
    type Output = Option<u64>;

    fn work(&mut self, budget: u64) -> Poll<Option<u64>> {
        for _ in 0..budget {
            match self.edges.advance() {
                Step::Node => {}
                Step::Tour => self.tours += 1,
                Step::Exhausted => return Poll::Ready(self.tours.checked_mul(self.starts)),
            }
        }
        Poll::Pending
    }
}
