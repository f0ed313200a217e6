//! Meet in the middle: the placements of the eastern and of the western half of the board for each set of
//! rows, joined where no diagonal is taken twice.

use std::ops::Range;

use crate::board::BoardSize;
use crate::counting::columns::{Arms, Columns, open_rows};
use crate::counting::diagonals;
use crate::counting::join::{Join, TABLES, join};
use crate::counting::quadrants::Quadrants;
use crate::counting::row_sets::{self, RowSets, Weights, choose, most_northern, spread};
use crate::counting::sorted::SortedKeys;
use crate::instance::Instance;
use crate::random::Random;

/// The widest board whose quadrants have tables. For n=20 they take 0.1 GB, for n=21 0.5 GB, which each of a browser's
/// workers has for itself; for n=22 0.8 GB, which threads can share.
const WIDEST_TABLES: u8 = if usize::BITS >= 64 { 22 } else { 21 };

/// How the placements of a half are listed: from tables, where there are any, or by a search.
struct Half {
    tables: Option<Quadrants>,
    columns: Columns,
}

/// What all sets of rows share.
pub(super) struct Halves {
    size: BoardSize,
    /// The rows without a given queen, and how many of them the eastern half takes.
    rows: u32,
    eastern: usize,
    /// Whether solutions are counted up to the symmetries of the board.
    symmetric: bool,
    west: Half,
    east: Half,
}

/// Room for the lists of one set of rows.
pub(super) struct HalfLists {
    buffer: Vec<u64>,
    /// How many placements were listed for the last set of rows.
    listed: usize,
    east: SortedKeys,
    west: SortedKeys,
    join: Box<dyn Join>,
}

impl Half {
    /// Fills its tables some more; whether there was anything to do. Tables for which there is no memory are done
    /// without.
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

    /// Writes the keys of all placements with a queen in each of these rows, from the beginning of the
    /// buffer; returns how many there are.
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
    /// How many placements were listed for the last set of rows.
    pub(super) fn listed(&self) -> u64 {
        self.listed as u64
    }
}

impl Halves {
    /// Halves whose tables are to be filled.
    pub(super) fn new(instance: &Instance) -> Halves {
        Halves::with_tables(instance, WIDEST_TABLES)
    }

    /// Fills their tables some more, a part of a millisecond for n=20; whether there was anything to do.
    pub(super) fn fill(&mut self) -> bool {
        self.west.fill() || self.east.fill()
    }

    /// Halves whose placements come from tables up to a width.
    fn with_tables(instance: &Instance, widest: u8) -> Halves {
        let size = instance.size();
        let middle = size.get().div_ceil(2);
        let symmetric = instance.given().is_empty();
        let half = |files: Range<u8>, arms, northern| Half {
            tables: (symmetric && size.get() <= widest)
                .then(|| Quadrants::new(size, files.clone(), arms, northern))
                .and_then(Result::ok),
            columns: Columns::new(instance, files, arms),
        };
        let eastern = Columns::new(instance, middle..size.get(), Arms::Allowed).len();
        // The western queens stand in the rows that the eastern ones leave.
        let (northern, most) = (usize::from(size.get() - middle), most_northern(eastern));
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
            east: half(middle..size.get(), eastern_arms(symmetric), 0..=most),
        }
    }

    /// Halves whose tables are full.
    #[cfg(test)]
    pub(super) fn filled(mut self) -> Halves {
        while self.fill() {}
        self
    }

    /// How many sets of rows there are.
    pub(super) fn number_of_sets(instance: &Instance) -> u64 {
        let files = instance.size().get().div_ceil(2)..instance.size().get();
        let eastern = Columns::new(instance, files, Arms::Allowed).len() as u32;
        choose(open_rows(instance).count_ones(), eastern)
    }

    /// The sets of rows of the eastern half, with what their solutions stand for.
    pub(super) fn sets(&self) -> impl Iterator<Item = (u32, Weights)> + Send + use<> {
        let (size, symmetric) = (self.size, self.symmetric);
        RowSets::new(self.rows, self.eastern).filter_map(move |rows| {
            let weights = if symmetric {
                Weights::of(size, rows)
            } else {
                Some(Weights::ONE)
            };
            weights.map(|weights| (rows, weights))
        })
    }

    /// How many these are.
    pub(super) fn number(&self) -> u64 {
        match self.symmetric {
            true => row_sets::number(self.size),
            false => choose(self.rows.count_ones(), self.eastern as u32),
        }
    }

    /// A set drawn at random, or the one that stands for it, with what its solutions stand for.
    pub(super) fn draw(&self, random: &mut Random) -> (u32, Weights) {
        let mut open = self.rows;
        for _ in 0..self.eastern {
            open ^= spread(1 << random.below(open.count_ones()), open);
        }
        let rows = self.rows ^ open;
        match self.symmetric {
            true => Weights::standing_for(self.size, rows),
            false => (rows, Weights::ONE),
        }
    }

    /// Where eastern queens may stand on the main diagonals.
    pub(super) fn eastern_arms(&self) -> Arms {
        eastern_arms(self.symmetric)
    }

    /// Room for lists.
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

    /// The solutions whose eastern queens take these rows; `None` where they are too many for a sum.
    pub(super) fn count(&self, rows: u32, weights: Weights, lists: &mut HalfLists) -> Option<u64> {
        let eastern = self.east.list(rows, &mut lists.buffer);
        lists.listed = eastern;
        if eastern == 0 {
            return Some(0);
        }
        lists.east.fill(&lists.buffer[..eastern]);
        let western = self.west.list(self.rows ^ rows, &mut lists.buffer);
        lists.listed += western;
        lists.west.fill(&lists.buffer[..western]);
        let pairs = lists.join.count(&lists.east, &lists.west, weights);
        weights.sum(pairs)
    }
}

/// The symmetries of the board bring queens on main diagonals to the western half.
fn eastern_arms(symmetric: bool) -> Arms {
    match symmetric {
        true => Arms::Empty,
        false => Arms::Allowed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::given::Given;
    use crate::instance::Goal;
    use crate::problem::Giving;
    use crate::square::Square;

    fn counted(halves: &Halves) -> u64 {
        let mut lists = halves.lists();
        let sets = halves.sets();
        sets.map(|(rows, weights)| halves.count(rows, weights, &mut lists).unwrap())
            .sum()
    }

    fn depth_first(instance: &Instance) -> u64 {
        let all = Columns::new(instance, 0..instance.size().get(), Arms::Allowed);
        let starts = all.starts(open_rows(instance));
        starts.into_iter().map(|start| all.count(start)).sum()
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
                let slices = halves.sets().count() as u64;
                assert_eq!(halves.number(), slices, "n = {n}");
            }
        }
    }

    /// There may be memory for the tables of one half, and none for those of the other.
    #[test]
    fn halves_without_memory_for_their_tables_are_searched() {
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
    fn halves_with_given_queens_count_what_a_search_counts() {
        let mut random = Random::new(3);
        for round in 0..200 {
            let n = 4 + random.below(9) as u8;
            let size = BoardSize::new(n.into()).unwrap();
            let mut given = Given::none();
            for _ in 0..=random.below(3) {
                let mut place = || random.below(n.into()) as u8;
                // One that attacks another is left out.
                let _ = given.add(Giving::Apart, size, Square::new(place(), place()));
            }
            let instance = Instance::queens(size, given.squares(), Goal::Count).unwrap();
            let halves = Halves::new(&instance).filled();
            let slices = halves.sets().count() as u64;
            assert_eq!(halves.number(), slices, "round {round}");
            let found = counted(&halves);
            assert_eq!(found, depth_first(&instance), "round {round}: {instance:?}");
        }
    }
}
