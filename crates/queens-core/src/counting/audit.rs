//! The audit of a count. It chooses random sets of rows and counts them again with another algorithm.
//!
//! For each set of rows of the eastern half, `halves` counts the solutions by the number of queens on main diagonals.
//! It multiplies these counts by the weights of the set and adds them. The audit finds these solutions by a depth-first
//! search ([`Recount`]) and applies the same weights; both sums must be equal. This checks the tables, lists, keys,
//! sorting and joins of the count. It does not check the weights or the sum of the shards. The comparison with the
//! published numbers ([`crate::counting::published`]) checks both.

use std::sync::Arc;
use std::task::Poll;

use crate::board::attacks::free_ranks;
use crate::board::{File, Rank};
use crate::counting::columns::Arms;
use crate::counting::diagonals::CLASSES;
use crate::counting::engine::{Engine, Overflow};
use crate::counting::halves::{HalfLists, Halves};
use crate::counting::row_sets::Weights;
use crate::problem::Instance;
use crate::random::Random;
use crate::text;
use crate::work::Work;

/// An audit in progress. Its budget counts the queens placed while counting a set again. It is ready each time a
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

/// The set of rows that is being counted again.
struct Current {
    rows: u32,
    weights: Weights,
    /// The weighted solutions counted by halves. `None` if they do not fit into 64 bits.
    joined: Option<u64>,
    recount: Recount,
}

/// The error for an engine that does not count by halves. Its count is not audited, because the audit would use the same
/// method.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this count does not join halves, so it has no audit")]
pub struct NotByHalves;

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
    /// An audit of this engine; `seed` determines the random choice of sets.
    ///
    /// ```
    /// use queens_core::counting::{Audit, Engine};
    /// use queens_core::{BoardSize, Goal, Instance, Work};
    ///
    /// let engine = Engine::new(&Instance::queens(BoardSize::new(13)?, &[], Goal::Count)?)?;
    /// let mut audit = Audit::new(&engine, 42)?;
    /// audit.finish()?;
    /// assert_eq!(audit.sets(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the engine does not count by halves. It does not for domination, for up to 12 queens to place, or if given
    /// queens leave little to search.
    pub fn new(engine: &Engine, seed: u64) -> Result<Audit, NotByHalves> {
        let halves = engine.halves().ok_or(NotByHalves)?;
        let instance = engine.plan().instance().map_err(|_| NotByHalves)?;
        Ok(Audit::from_halves(halves, instance, seed))
    }

    fn from_halves(halves: Arc<Halves>, instance: Instance, seed: u64) -> Audit {
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

    /// The number of sets that agree so far. A set that is chosen twice counts twice.
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
                first: File::at(self.instance.size().files().div_ceil(2)),
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

/// One column of the recount: a file without a given queen. The sets of rows are bits.
struct RecountColumn {
    file: u32,
    /// The rows in which a queen is allowed.
    allowed: u32,
    /// The rows of the main diagonals, without the centre of the board.
    arms: u32,
}

/// The queens on the columns before this node's column, and the rows of this column that are still to try.
#[derive(Clone, Copy)]
struct RecountNode {
    /// The free rows not tried yet.
    free: u32,
    /// The occupied rows.
    rows: u32,
    /// The occupied rising diagonals: bit row − column + the last file.
    rising: u64,
    /// The occupied falling diagonals: bit row + column.
    falling: u64,
    /// The number of queens on main diagonals.
    class: usize,
}

/// A plain depth-first search, column by column, for the solutions whose eastern queens take one set of rows. It shares
/// no keys, lists or joins with `halves`, so an error there shows as a difference. It counts the solutions by the
/// number of queens on main diagonals. Its budget is the number of queens placed.
struct Recount {
    /// The index of the last file, n − 1.
    last: u32,
    columns: Vec<RecountColumn>,
    /// A node for each placed queen, then a node for the next column.
    path: Vec<RecountNode>,
    found: [u64; CLASSES],
}

impl Recount {
    /// A search for the solutions whose queens in the eastern half take these rows.
    fn new(instance: &Instance, eastern: u32, eastern_arms: Arms) -> Recount {
        let (size, given) = (instance.size(), instance.given());
        let last = size.files() - 1;
        // The search runs from east to west, because the eastern half has fewer placements.
        let files = (0..size.files()).rev();
        let files = files.filter(|&file| given.iter().all(|queen| queen.file.get() != file));
        let columns: Vec<RecountColumn> = files
            .map(|file| {
                let arms = if 2 * file == last {
                    0
                } else {
                    1 << file | 1 << (last - file)
                };
                let open = free_ranks(size, given, &[], file);
                let is_eastern = file >= size.files().div_ceil(2);
                let allowed = match eastern_arms {
                    _ if !is_eastern => open & !eastern,
                    Arms::Allowed => open & eastern,
                    Arms::Empty => open & eastern & !arms,
                };
                RecountColumn {
                    file: file.into(),
                    allowed,
                    arms,
                }
            })
            .collect();
        let mut recount = Recount {
            last: last.into(),
            columns,
            path: Vec::new(),
            found: [0; CLASSES],
        };
        recount.enter(RecountNode {
            free: 0,
            rows: 0,
            rising: 0,
            falling: 0,
            class: 0,
        });
        recount
    }

    /// Enters the next column or, after the last column, counts a solution.
    fn enter(&mut self, mut node: RecountNode) {
        let Some(column) = self.columns.get(self.path.len()) else {
            self.found[node.class % CLASSES] += 1;
            return;
        };
        let rising = (node.rising >> (self.last - column.file)) as u32;
        let falling = (node.falling >> column.file) as u32;
        node.free = column.allowed & !(node.rows | rising | falling);
        if node.free != 0 {
            self.path.push(node);
        }
    }
}

impl Work for Recount {
    type Output = [u64; CLASSES];

    fn work(&mut self, budget: u64) -> Poll<[u64; CLASSES]> {
        for _ in 0..budget {
            while self.path.last().is_some_and(|node| node.free == 0) {
                self.path.pop();
            }
            let depth = self.path.len();
            let Some(node) = self.path.last_mut() else {
                return Poll::Ready(self.found);
            };
            let column = &self.columns[depth - 1];
            let bit = node.free & node.free.wrapping_neg();
            node.free ^= bit;
            let next = RecountNode {
                free: 0,
                rows: node.rows | bit,
                rising: node.rising | u64::from(bit) << (self.last - column.file),
                falling: node.falling | u64::from(bit) << column.file,
                class: node.class + usize::from(column.arms & bit != 0),
            };
            self.enter(next);
        }
        Poll::Pending
    }
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
            let error = Audit::new(&engine, 1).err();
            assert_eq!(error, Some(NotByHalves), "n = {n}");
        }
    }

    /// The halves have a given queen that the recount does not have.
    #[test]
    fn a_difference_is_reported_with_all_its_numbers() {
        let halves = Halves::new(&instance(13, &[Square::at(0, 0)])).filled();
        let mut audit = Audit::from_halves(Arc::new(halves), instance(13, &[]), 1);
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
