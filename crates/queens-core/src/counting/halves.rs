//! Meet in the middle. For each set of rows of the eastern half, the placements of both halves are listed, and the
//! pairs that share no diagonal are counted.

use std::ops::Range;

use crate::board::BoardSize;
use crate::counting::columns::{Arms, Columns, open_rows};
use crate::counting::diagonals;
use crate::counting::join::{Join, SortedKeys, TABLES, join};
use crate::counting::quadrants::Quadrants;
use crate::counting::row_sets::{self, RowSets, Weights, choose, most_northern, spread};
use crate::problem::Instance;
use crate::random::Random;

/// The widest board whose quadrants have tables. They take 0.1 GB for n = 20 and 0.5 GB for n = 21, in each worker of a
/// browser. For n = 22 they take 0.8 GB; a native program has them only once, because its threads share memory.
const WIDEST_TABLES: u8 = if usize::BITS >= 64 { 22 } else { 21 };

/// One half of the board. Its placements are listed from tables or, without tables, by a search.
struct Half {
    tables: Option<Quadrants>,
    columns: Columns,
}

/// Both halves of a board. The counts of all sets of rows use the same halves.
pub(super) struct Halves {
    size: BoardSize,
    /// The rows without a given queen.
    rows: u32,
    /// The number of rows that the eastern half takes.
    eastern: usize,
    /// Whether the count uses the symmetries of the board. It does so only without given queens.
    symmetric: bool,
    west: Half,
    east: Half,
}

/// Buffers for the lists of placements for one set of rows.
pub(super) struct HalfLists {
    buffer: Vec<u64>,
    /// The number of placements listed for the last set of rows.
    listed: usize,
    east: SortedKeys,
    west: SortedKeys,
    join: Box<dyn Join>,
}

impl Half {
    /// Fills the tables for one more set of rows. Returns `false` if there was nothing to do. Drops the tables if there
    /// is not enough memory for them.
    fn fill(&mut self) -> bool {
        match self.tables.as_mut().map(Quadrants::fill) {
            Some(Ok(more)) => more,
            Some(Err(_)) => {
                self.tables = None;
                true
            }
            None => false,
        }
    }

    /// Writes the keys of all placements with a queen in each of these rows to the beginning of the buffer, and returns
    /// their number.
    fn list(&self, rows: u32, buffer: &mut Vec<u64>) -> usize {
        match &self.tables {
            Some(tables) => tables.list(rows, buffer),
            None => {
                buffer.clear();
                self.columns.list(rows, buffer);
                buffer.len()
            }
        }
    }
}

impl HalfLists {
    /// The number of placements listed for the last set of rows.
    pub(super) fn listed(&self) -> u64 {
        self.listed as u64
    }
}

impl Halves {
    /// The halves with empty tables.
    pub(super) fn new(instance: &Instance) -> Halves {
        Halves::with_tables(instance, WIDEST_TABLES)
    }

    /// Fills the tables for one more set of rows, which takes a fraction of a millisecond for n = 20. Returns `false`
    /// if there was nothing to do.
    pub(super) fn fill(&mut self) -> bool {
        self.west.fill() || self.east.fill()
    }

    /// The halves of this board. A board without given queens and with up to `widest` files gets tables, which are
    /// still empty.
    fn with_tables(instance: &Instance, widest: u8) -> Halves {
        let size = instance.size();
        let middle = size.files().div_ceil(2);
        let symmetric = instance.given().is_empty();
        let half = |files: Range<u8>, arms, northern| Half {
            tables: (symmetric && size.files() <= widest)
                .then(|| Quadrants::new(size, files.clone(), arms, northern))
                .and_then(Result::ok),
            columns: Columns::new(instance, files, arms),
        };
        let eastern = Columns::new(instance, middle..size.files(), Arms::Allowed).len();
        // The western queens take the rows that the eastern queens leave free.
        let (northern, most) = (usize::from(size.files() - middle), most_northern(eastern));
        Halves {
            size,
            rows: open_rows(instance),
            eastern,
            symmetric,
            west: half(
                0..middle,
                Arms::Allowed,
                northern.saturating_sub(most)..=northern,
            ),
            east: half(middle..size.files(), eastern_arms(symmetric), 0..=most),
        }
    }

    /// The number of sets of rows of the eastern half if no symmetries are used.
    pub(super) fn all_sets(instance: &Instance) -> u64 {
        let files = instance.size().files().div_ceil(2)..instance.size().files();
        let eastern = Columns::new(instance, files, Arms::Allowed).len() as u32;
        choose(open_rows(instance).count_ones(), eastern)
    }

    /// The sets of rows of the eastern half that are counted, with their weights.
    pub(super) fn sets(&self) -> impl Iterator<Item = (u32, Weights)> + Send + use<> {
        let (size, symmetric) = (self.size, self.symmetric);
        RowSets::new(self.rows, self.eastern).filter_map(move |rows| {
            let weights = if symmetric {
                Weights::new(size, rows)
            } else {
                Some(Weights::ONE)
            };
            weights.map(|weights| (rows, weights))
        })
    }

    /// The number of sets that [`Halves::sets`] yields.
    pub(super) fn number_of_sets(&self) -> u64 {
        if self.symmetric {
            row_sets::canonical_sets(self.size)
        } else {
            choose(self.rows.count_ones(), self.eastern as u32)
        }
    }

    /// A random set among the counted sets, with its weights.
    pub(super) fn draw(&self, random: &mut Random) -> (u32, Weights) {
        let mut open = self.rows;
        for _ in 0..self.eastern {
            open ^= spread(1 << random.below(open.count_ones()), open);
        }
        let rows = self.rows ^ open;
        if self.symmetric {
            Weights::canonical(self.size, rows)
        } else {
            (rows, Weights::ONE)
        }
    }

    /// Whether eastern queens are allowed on main diagonals.
    pub(super) fn eastern_arms(&self) -> Arms {
        eastern_arms(self.symmetric)
    }

    /// Empty buffers for the lists of one set of rows at a time.
    pub(super) fn lists(&self) -> HalfLists {
        let far = if self.symmetric {
            diagonals::FAR
        } else {
            diagonals::NEAR_BITS
        };
        let bits = diagonals::end(self.size).saturating_sub(far);
        HalfLists {
            buffer: Vec::new(),
            listed: 0,
            east: SortedKeys::new(far),
            west: SortedKeys::new(far),
            join: join(bits.div_ceil(TABLES)),
        }
    }

    /// The weighted number of solutions whose eastern queens take these rows. `None` if it does not fit into 64 bits.
    pub(super) fn count(&self, rows: u32, weights: Weights, lists: &mut HalfLists) -> Option<u64> {
        if !self.list(rows, lists) {
            return Some(0);
        }
        let pairs = lists.join.count(&lists.east, &lists.west, weights);
        weights.sum(pairs)
    }

    /// The number of pairs of placements that [`Halves::count`] examines.
    pub(super) fn pairs(&self, rows: u32, weights: Weights, lists: &mut HalfLists) -> u64 {
        if !self.list(rows, lists) {
            return 0;
        }
        let weighted = (0..).zip(weights.0).filter(|&(_, weight)| weight != 0);
        let western = weighted.flat_map(|(class, _)| lists.west.groups(class));
        let western: usize = western.map(|group| group.keys().len()).sum();
        lists.east.keys().len() as u64 * western as u64
    }

    /// Lists and sorts the placements of both halves. If the eastern half has no placements, returns `false` and skips
    /// the western half.
    fn list(&self, rows: u32, lists: &mut HalfLists) -> bool {
        let eastern = self.east.list(rows, &mut lists.buffer);
        lists.listed = eastern;
        if eastern == 0 {
            return false;
        }
        lists.east.fill(&lists.buffer[..eastern]);
        let western = self.west.list(self.rows ^ rows, &mut lists.buffer);
        lists.listed += western;
        lists.west.fill(&lists.buffer[..western]);
        true
    }
}

/// Whether eastern queens are allowed on main diagonals. If the count uses symmetries, they are not (see [`Weights`]).
fn eastern_arms(symmetric: bool) -> Arms {
    if symmetric {
        Arms::Empty
    } else {
        Arms::Allowed
    }
}

/// Methods for the tests of other modules.
#[cfg(test)]
impl Halves {
    /// The halves with full tables.
    pub(super) fn filled(mut self) -> Halves {
        while self.fill() {}
        self
    }

    /// The size of all tables in bytes.
    pub(super) fn table_bytes(&self) -> usize {
        let tables = [&self.west, &self.east].into_iter();
        let tables = tables.filter_map(|half| half.tables.as_ref());
        tables.map(Quadrants::bytes).sum()
    }

    /// The number of placements of the western and of the eastern half for this set of rows.
    pub(super) fn placements(&self, rows: u32, buffer: &mut Vec<u64>) -> [usize; 2] {
        let west = self.west.list(self.rows ^ rows, buffer);
        [west, self.east.list(rows, buffer)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;
    use crate::problem::{GivenRule, GivenSquares, Goal};

    fn counted(halves: &Halves) -> u64 {
        let mut lists = halves.lists();
        let sets = halves.sets();
        sets.map(|(rows, weights)| halves.count(rows, weights, &mut lists).unwrap())
            .sum()
    }

    fn depth_first(instance: &Instance) -> u64 {
        let all = Columns::new(instance, 0..instance.size().files(), Arms::Allowed);
        let starts = all.starts(open_rows(instance));
        starts.into_iter().map(|start| all.count(start)).sum()
    }

    /// The expected number of pairs is the number of eastern keys times the number of western keys whose class has a
    /// weight above 0. The test determines the class of each western key itself.
    #[test]
    fn pairs_are_those_of_the_classes_with_a_weight() {
        for n in 5..=12 {
            let size = BoardSize::new(n).unwrap();
            let instance = Instance::queens(size, &[], Goal::Count).unwrap();
            let halves = Halves::new(&instance).filled();
            let (mut lists, mut buffer) = (halves.lists(), Vec::new());
            for (rows, weights) in halves.sets() {
                let east = halves.east.list(rows, &mut buffer);
                let west = halves.west.list(halves.rows ^ rows, &mut buffer);
                let counts = |key: &&u64| {
                    let is_central = **key & diagonals::CENTRE != 0;
                    let arms = (**key & diagonals::MAIN).count_ones() as usize;
                    weights.0[if is_central { 0 } else { arms }] != 0
                };
                let west = buffer[..west].iter().filter(counts).count();
                let pairs = halves.pairs(rows, weights, &mut lists);
                assert_eq!(pairs, (west * east) as u64, "n = {n}, {rows:b}");
            }
        }
    }

    #[test]
    fn tables_and_searches_list_the_same_halves() {
        for n in 4..=13 {
            let size = BoardSize::new(n).unwrap();
            let instance = Instance::queens(size, &[], Goal::Count).unwrap();
            let known = depth_first(&instance);
            for widest in [0, WIDEST_TABLES] {
                let halves = Halves::with_tables(&instance, widest).filled();
                assert_eq!(counted(&halves), known, "n = {n}, tables up to {widest}");
                let sets = halves.sets().count() as u64;
                assert_eq!(halves.number_of_sets(), sets, "n = {n}");
            }
        }
    }

    /// The tables of one half can fit into memory while the tables of the other half do not.
    #[test]
    fn a_half_without_memory_for_its_tables_is_searched() {
        let size = BoardSize::new(12).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        for (west, east) in [(true, false), (false, true), (true, true)] {
            let mut halves = Halves::new(&instance);
            assert!(halves.fill());
            for (half, is_lost) in [(&mut halves.west, west), (&mut halves.east, east)] {
                if is_lost {
                    half.tables = None;
                }
            }
            let counted = counted(&halves.filled());
            assert_eq!(counted, depth_first(&instance), "{west}, {east}");
        }
    }

    #[test]
    fn halves_with_given_queens_agree_with_a_search() {
        let mut random = Random::new(3);
        for round in 0..200 {
            let n = 4 + random.below(9) as u8;
            let size = BoardSize::new(n.into()).unwrap();
            let mut given = GivenSquares::none();
            for _ in 0..=random.below(3) {
                let mut place = || random.below(n.into()) as u8;
                // A queen that attacks another is not added.
                let _ = given.add(GivenRule::Apart, size, Square::at(place(), place()));
            }
            let instance = Instance::queens(size, given.squares(), Goal::Count).unwrap();
            let halves = Halves::new(&instance).filled();
            let sets = halves.sets().count() as u64;
            assert_eq!(halves.number_of_sets(), sets, "round {round}");
            let found = counted(&halves);
            assert_eq!(found, depth_first(&instance), "round {round}: {instance:?}");
        }
    }
}
