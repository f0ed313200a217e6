//! The audit of a count. It draws sets of rows at random and counts them again with another algorithm.
//!
//! For each set of rows of the eastern half, `halves` counts the solutions by the number of queens on main diagonals.
//! It multiplies these counts by the weights of the set and adds them. The audit finds these solutions by a depth-first
//! search (`recount`) and applies the same weights; both sums must be equal. This checks the tables, lists, keys,
//! sorting and joins of the count. It does not check the weights or the sum of the shards. The comparison with the
//! published numbers does ([`crate::counting::published`]).

use std::sync::Arc;
use std::task::Poll;

use crate::board::{File, Rank};
use crate::counting::engine::{Engine, Overflow};
use crate::counting::halves::{HalfLists, Halves};
use crate::counting::recount::Recount;
use crate::counting::row_sets::Weights;
use crate::problem::Instance;
use crate::random::Random;
use crate::text;
use crate::work::Work;

/// An audit in progress. Its budget is the number of queens placed while counting a set again. It is ready each time a
/// set is finished. If the two counts of a set differ, the engine or the machine made an error. The audit then
/// continues with the next set and never ends by itself.
pub struct Audit {
    halves: Arc<Halves>,
    instance: Instance,
    random: Random,
    lists: Box<HalfLists>,
    current: Option<Current>,
    sets: u32,
    solutions: u64,
}

/// The set that is being counted again.
struct Current {
    rows: u32,
    weights: Weights,
    /// The weighted solutions counted by halves. `None` if they do not fit into 64 bits.
    joined: Option<u64>,
    recount: Recount,
}

/// A set of rows whose two counts differ.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "queens from file {first} on in rows {}, with the weights {}: {} solutions by halves, {} depth first",
    text::joined(rows, ","), text::joined(weights, ", "), number(*joined), number(*searched),
)]
pub struct Difference {
    /// The first file of the eastern half.
    pub first: File,
    /// The rows of the eastern queens, without the rows of given queens.
    pub rows: Vec<Rank>,
    /// The weights of solutions with 0, 1 and 2 queens on main diagonals.
    pub weights: [u64; 3],
    /// The weighted solutions counted by halves. `None` if they do not fit into 64 bits.
    pub joined: Option<u64>,
    /// The weighted solutions counted by a depth-first search. `None` if they do not fit into 64 bits.
    pub searched: Option<u64>,
}

impl Audit {
    /// An audit of this engine that draws its sets from this seed. `None` if the engine itself counts depth first: with
    /// up to 12 queens to place, or with given queens that leave little to search.
    pub fn new(engine: &Engine, seed: u64) -> Option<Audit> {
        let instance = engine.plan().instance().ok()?;
        Some(Audit::of(engine.halves()?, instance, seed))
    }

    fn of(halves: Arc<Halves>, instance: Instance, seed: u64) -> Audit {
        Audit {
            random: Random::new(seed),
            lists: Box::new(halves.lists()),
            current: None,
            sets: 0,
            solutions: 0,
            halves,
            instance,
        }
    }

    /// The number of sets that agree so far. A set that is drawn twice counts twice.
    pub fn sets(&self) -> u32 {
        self.sets
    }

    /// The weighted solutions of the sets that agree so far.
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    fn draw(&mut self) -> Current {
        let (rows, weights) = self.halves.draw(&mut self.random);
        Current {
            rows,
            weights,
            joined: self.halves.count(rows, weights, &mut self.lists),
            recount: Recount::new(&self.instance, rows, self.halves.eastern_arms()),
        }
    }
}

impl Work for Audit {
    type Output = Result<(), Box<Difference>>;

    fn work(&mut self, budget: u64) -> Poll<Result<(), Box<Difference>>> {
        let Some(current) = &mut self.current else {
            self.current = Some(self.draw());
            return Poll::Pending;
        };
        let Poll::Ready(found) = current.recount.work(budget) else {
            return Poll::Pending;
        };
        let searched = current.weights.sum(found);
        let outcome = match (current.joined, searched) {
            (Some(joined), Some(searched)) if joined == searched => {
                self.sets += 1;
                self.solutions = self.solutions.saturating_add(joined);
                Ok(())
            }
            (joined, searched) => Err(Box::new(Difference {
                first: File::at(self.instance.size().get().div_ceil(2)),
                rows: ranks(current.rows),
                weights: current.weights.0,
                joined,
                searched,
            })),
        };
        self.current = None;
        Poll::Ready(outcome)
    }
}

fn ranks(rows: u32) -> Vec<Rank> {
    let all = (0..).take(u32::BITS as usize).map(Rank::at);
    all.filter(|rank| rows >> rank.get() & 1 == 1).collect()
}

fn number(count: Option<u64>) -> String {
    count.map_or_else(|| Overflow.to_string(), |count| count.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, Square};
    use crate::problem::Goal;

    fn instance(n: i64, given: &[Square]) -> Instance {
        Instance::queens(BoardSize::new(n).unwrap(), given, Goal::Count).unwrap()
    }

    #[test]
    fn every_set_of_small_boards_agrees() {
        for n in 4..=10 {
            for given in [vec![], vec![Square::at(1, 3)]] {
                let instance = instance(n, &given);
                let halves = Halves::new(&instance).filled();
                let mut lists = halves.lists();
                for (rows, weights) in halves.sets() {
                    let mut recount = Recount::new(&instance, rows, halves.eastern_arms());
                    let found = recount.finish();
                    let joined = halves.count(rows, weights, &mut lists);
                    assert_eq!(joined, weights.sum(found), "n = {n}, {given:?}, {rows:b}");
                }
            }
        }
    }

    #[test]
    fn drawn_sets_agree_for_every_seed() {
        for (n, given) in [(13, vec![]), (14, vec![]), (16, vec![Square::at(7, 4)])] {
            let engine = Engine::new(&instance(n, &given)).unwrap();
            for seed in 0..10 {
                let mut audit = Audit::new(&engine, seed).unwrap();
                for sets in 1..=5 {
                    assert_eq!(audit.finish(), Ok(()), "n = {n}, {seed}");
                    assert_eq!(audit.sets(), sets);
                }
                assert!(audit.solutions() > 0, "n = {n}, {seed}");
            }
        }
    }

    #[test]
    fn a_depth_first_count_is_not_audited() {
        for (n, given) in [(12, vec![]), (19, vec![(0, 0), (1, 2), (2, 4), (3, 1)])] {
            let given: Vec<_> = given.into_iter().map(|(c, r)| Square::at(c, r)).collect();
            let engine = Engine::new(&instance(n, &given)).unwrap();
            assert!(Audit::new(&engine, 1).is_none(), "n = {n}");
        }
    }

    /// The halves have a given queen that the recount does not have.
    #[test]
    fn a_difference_is_reported_with_all_its_numbers() {
        let halves = Halves::new(&instance(13, &[Square::at(0, 0)])).filled();
        let mut audit = Audit::of(Arc::new(halves), instance(13, &[]), 1);
        let differing = (0..100).find_map(|_| audit.finish().err());
        let difference = differing.expect("a set whose counts differ");
        assert_eq!((difference.first, difference.rows.len()), (File::at(7), 6));
        assert_eq!(difference.weights, [1, 1, 1]);
        assert!(difference.joined < difference.searched);
        let text = difference.to_string();
        assert!(text.starts_with("queens from file h on in rows "), "{text}");
        assert!(text.ends_with(" depth first"), "{text}");
        assert!(text.contains(", with the weights 1, 1, 1: "), "{text}");
    }
}
