//! Counts the pairs of an eastern and a western key that share no bit, 256 eastern keys at a time.
//!
//! A block is 256 eastern keys, one per lane. A plane holds, for one bit, the lanes whose key has the bit clear. The
//! intersection of the planes of all set bits of a western key gives the lanes of its partners. Tables hold the
//! intersections for every combination of some bits, so one look-up intersects several planes. Both lists are sorted by
//! near bits: about half of the western groups have no partner in a block and are skipped.

use std::ops::Range;

use crate::counting::diagonals::{CENTRE, CLASSES, MAIN, NEAR, NEAR_BITS};
use crate::counting::lanes::{LANES, Lanes, Total, first, planes};
use crate::counting::row_sets::Weights;
use crate::vectors::{VectorWork, with_widest_vectors};

/// The number of tables that the far bits are divided among.
pub(super) const TABLES: u32 = 4;

/// Counts the pairs of an eastern and a western key that share no bit.
pub(super) trait Join: Send {
    /// The number of pairs for each class of the western key. It is 0 for a class with weight 0, which is skipped.
    fn count(&mut self, east: &SortedKeys, west: &SortedKeys, weights: Weights) -> [u64; CLASSES];
}

/// A join whose [`TABLES`] tables cover `width` far bits each. `width` is at most 12; tables for fewer than 4 bits
/// cover 4 bits.
pub(super) fn join(width: u32) -> Box<dyn Join> {
    match width {
        0..=4 => Box::new(Tables::<{ 1 << 4 }>::new()),
        5 => Box::new(Tables::<{ 1 << 5 }>::new()),
        6 => Box::new(Tables::<{ 1 << 6 }>::new()),
        7 => Box::new(Tables::<{ 1 << 7 }>::new()),
        8 => Box::new(Tables::<{ 1 << 8 }>::new()),
        9 => Box::new(Tables::<{ 1 << 9 }>::new()),
        10 => Box::new(Tables::<{ 1 << 10 }>::new()),
        11 => Box::new(Tables::<{ 1 << 11 }>::new()),
        _ => Box::new(Tables::<{ 1 << 12 }>::new()),
    }
}

/// The tables of a block: for each combination of bits, the lanes whose key has all of these bits clear. The size is a
/// constant, so look-ups need no bounds check.
struct Tables<const FAR: usize> {
    near: Box<[Lanes; 1 << NEAR_BITS]>,
    far: [Box<[Lanes; FAR]>; TABLES as usize],
    /// A buffer for the western groups whose near bits leave at least one lane. Only its first entries are valid.
    open: Vec<Group>,
    /// A buffer for the western keys whose near bits and first two tables leave at least one lane. Only its first
    /// entries are valid.
    candidates: Vec<u64>,
}

impl<const FAR: usize> Tables<FAR> {
    const WIDTH: u32 = FAR.trailing_zeros();

    fn new() -> Tables<FAR> {
        Tables {
            near: Box::new([Lanes::default(); 1 << NEAR_BITS]),
            far: std::array::from_fn(|_| Box::new([Lanes::default(); FAR])),
            open: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// Fills the tables for a block of eastern keys. `near` is the position of the first near bit in a rotated key.
    #[inline(always)]
    fn load(&mut self, block: &[u64], near: u32) {
        let planes = planes(block);
        intersect(
            &mut self.near[..],
            first(block.len()),
            &planes[near as usize..],
        );
        for (table, planes) in self.far.iter_mut().zip(planes.chunks(Self::WIDTH as usize)) {
            intersect(&mut table[..], Lanes::ALL, planes);
        }
    }

    /// The number of pairs of an eastern key in the block and a western key of this class that share no bit.
    #[inline(always)]
    fn pairs(&mut self, west: &SortedKeys, class: usize) -> u64 {
        let candidates = self.select(west, class);
        let (fours, rest) = self.candidates[..candidates].as_chunks();
        let near = west.near_bit();
        let mut total = Total::default();
        for &[a, b, c, d] in fours {
            let [a, b] = [self.lanes(a, near), self.lanes(b, near)];
            total.add([a, b, self.lanes(c, near), self.lanes(d, near)]);
        }
        let rest: u64 = rest.iter().map(|&key| self.lanes(key, near).count()).sum();
        total.count() + rest
    }

    /// The lanes of the eastern keys in the block that share no bit with this western key.
    #[inline(always)]
    fn lanes(&self, key: u64, near: u32) -> Lanes {
        let [a, b, c, d] = &self.far;
        let near = self.near[(key >> near) as usize % (1 << NEAR_BITS)];
        let left = look_up(a, key, 0).and(look_up(b, key, 1));
        let right = look_up(c, key, 2).and(look_up(d, key, 3));
        near.and(left).and(right)
    }

    /// Writes the western keys of a class that can have a partner to the beginning of `candidates`. Returns their
    /// number.
    #[inline(always)]
    fn select(&mut self, west: &SortedKeys, class: usize) -> usize {
        let groups = west.groups(class);
        let (keys, [a, b, ..]) = (west.keys(), &self.far);
        if self.candidates.len() < keys.len() {
            self.candidates.resize(keys.len(), 0);
        }
        self.open
            .resize(groups.len().max(self.open.len()), Group::default());
        // The loops have no branches: the next entry overwrites a rejected entry.
        let mut open = 0;
        for &group in groups {
            self.open[open] = group;
            open += usize::from(self.near[usize::from(group.near)].any());
        }
        let mut candidates = 0;
        for group in &self.open[..open] {
            let near = self.near[usize::from(group.near)];
            for &key in &keys[group.keys()] {
                let lanes = near.and(look_up(a, key, 0)).and(look_up(b, key, 1));
                self.candidates[candidates] = key;
                candidates += usize::from(lanes.any());
            }
        }
        candidates
    }
}

impl<const FAR: usize> Join for Tables<FAR> {
    fn count(&mut self, east: &SortedKeys, west: &SortedKeys, weights: Weights) -> [u64; CLASSES] {
        with_widest_vectors(Pairs {
            tables: self,
            east,
            west,
            weights,
        })
    }
}

/// The arguments of [`Join::count`]. [`VectorWork::run`] counts the pairs with the widest vectors of the processor.
struct Pairs<'a, const FAR: usize> {
    tables: &'a mut Tables<FAR>,
    east: &'a SortedKeys,
    west: &'a SortedKeys,
    weights: Weights,
}

impl<const FAR: usize> VectorWork for Pairs<'_, FAR> {
    type Output = [u64; CLASSES];

    #[inline(always)]
    fn run(self) -> [u64; CLASSES] {
        let mut pairs = [0; CLASSES];
        for block in self.east.keys().chunks(LANES) {
            self.tables.load(block, self.east.near_bit());
            for (class, pairs) in pairs.iter_mut().enumerate() {
                if self.weights.0[class] != 0 {
                    *pairs += self.tables.pairs(self.west, class);
                }
            }
        }
        pairs
    }
}

/// The entry for a rotated key in the table with this number, from 0.
#[inline(always)]
fn look_up<const FAR: usize>(table: &[Lanes; FAR], key: u64, number: u32) -> Lanes {
    table[(key >> (number * FAR.trailing_zeros())) as usize % FAR]
}

/// Fills a table: for each combination of the first bits, the lanes of `all` whose key has all of these bits clear.
#[inline(always)]
fn intersect(table: &mut [Lanes], all: Lanes, planes: &[Lanes]) {
    table[0] = all;
    for (bit, &plane) in (0..table.len().ilog2()).zip(planes) {
        let (done, rest) = table.split_at_mut(1 << bit);
        for (slot, &lanes) in rest.iter_mut().zip(&*done) {
            *slot = lanes.and(plane);
        }
    }
}

/// The number of slots for groups. The slots of a fourth class stay empty, but make bounds checks unnecessary.
const SLOTS: usize = 4 << NEAR_BITS;

/// Keys sorted by class, then by near bits.
pub(super) struct SortedKeys {
    /// The first far bit. Keys are rotated right by this number of bits.
    far: u32,
    keys: Vec<u64>,
    /// The end of each group in `keys`, by class and near bits.
    ends: Box<[u32; SLOTS]>,
    /// The non-empty groups of each class.
    groups: [Vec<Group>; CLASSES],
}

/// A range of keys with equal class and equal near bits.
#[derive(Clone, Copy, Default)]
pub(super) struct Group {
    near: u8,
    begin: u32,
    end: u32,
}

impl Group {
    /// The indices of the keys in this group.
    #[inline(always)]
    pub(super) fn keys(self) -> Range<usize> {
        self.begin as usize..self.end as usize
    }
}

impl SortedKeys {
    /// An empty list of keys whose first far bit is `far`.
    pub(super) fn new(far: u32) -> SortedKeys {
        SortedKeys {
            far,
            keys: Vec::new(),
            ends: Box::new([0; SLOTS]),
            groups: Default::default(),
        }
    }

    /// Replaces the keys with `keys` and sorts them.
    pub(super) fn fill(&mut self, keys: &[u64]) {
        self.ends.fill(0);
        for &key in keys {
            self.ends[slot(key)] += 1;
        }
        // First, `ends` holds the start of each group. Each key that is written moves the entry of its group forward by
        // one, until the entry is the end of the group.
        let mut begin = 0;
        for end in &mut *self.ends {
            (*end, begin) = (begin, begin + *end);
        }
        self.keys.resize(keys.len(), 0);
        for &key in keys {
            let end = &mut self.ends[slot(key)];
            self.keys[*end as usize] = key.rotate_right(self.far);
            *end += 1;
        }
        self.find_groups();
    }

    fn find_groups(&mut self) {
        let mut begin = 0;
        for (groups, ends) in self.groups.iter_mut().zip(self.ends.chunks(1 << NEAR_BITS)) {
            groups.clear();
            for (near, &end) in (0..=u8::MAX).zip(ends) {
                if end > begin {
                    groups.push(Group { near, begin, end });
                }
                begin = end;
            }
        }
    }

    /// All keys, rotated.
    pub(super) fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// The non-empty groups of a class.
    pub(super) fn groups(&self, class: usize) -> &[Group] {
        &self.groups[class]
    }

    /// The position of the first near bit in a rotated key.
    pub(super) fn near_bit(&self) -> u32 {
        u64::BITS - self.far
    }
}

/// The index in [`SortedKeys::ends`] of the group of a key that is not rotated.
fn slot(key: u64) -> usize {
    // A queen in the centre occupies both main diagonals. No symmetry moves it, so its class is 0.
    const CLASS: [usize; 8] = [0, 1, 1, 2, 0, 0, 0, 0];
    let class = CLASS[((key & (MAIN | CENTRE)) >> NEAR_BITS) as usize % CLASS.len()];
    (class << NEAR_BITS | (key & NEAR) as usize) % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting::diagonals::{CENTRE, CLASSES, FAR, MAIN};
    use crate::random::Random;

    /// Random keys of `end` bits. As in placements, few bits are set. The bits of `clear` are not set.
    fn keys(random: &mut Random, number: u32, end: u32, clear: u64) -> Vec<u64> {
        let key = |random: &mut Random| (0..6).fold(0, |key, _| key | 1 << random.below(end));
        let keys = (0..number).map(|_| key(random) & !(CENTRE | CENTRE << 1 | clear));
        keys.collect()
    }

    /// The widest vectors of this processor and the plain code give the known numbers.
    #[test]
    fn a_join_counts_the_pairs_of_a_double_loop() {
        let mut random = Random::new(7);
        for (width, numbers) in [
            (4, [1, 1]),
            (5, [300, 90]),
            (8, [700, 513]),
            (12, [256, 40]),
        ] {
            let end = FAR + TABLES * width;
            let eastern = keys(&mut random, numbers[0], end, MAIN);
            let western = keys(&mut random, numbers[1], end, 0);
            let [mut east, mut west] = [SortedKeys::new(FAR), SortedKeys::new(FAR)];
            east.fill(&eastern);
            west.fill(&western);
            let partners = |west: &u64| eastern.iter().filter(|&east| east & west == 0).count();
            let mut known = [0; CLASSES];
            for key in &western {
                known[(key & MAIN).count_ones() as usize] += partners(key) as u64;
            }
            let widest = join(width).count(&east, &west, Weights::ONE);
            assert_eq!(widest, known, "{width} far bits a table");
            let mut tables = Tables::<{ 1 << 12 }>::new();
            let pairs = Pairs {
                tables: &mut tables,
                east: &east,
                west: &west,
                weights: Weights::ONE,
            };
            let narrow = pairs.run();
            assert_eq!(
                narrow, known,
                "{width} far bits, without a choice of vectors"
            );
        }
    }
}
