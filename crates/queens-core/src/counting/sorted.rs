//! The keys of one half, sorted into groups that share their near bits (counting sort). Each key is rotated, so that
//! the far bits are the lowest and the near bits the highest.

use std::ops::Range;

use crate::counting::diagonals::{CENTRE, MAIN, NEAR, NEAR_BITS};

/// The classes of keys: 0, 1 or 2 queens on main diagonals.
pub(super) const CLASSES: usize = 3;
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

/// Keys of one class that share their near bits.
#[derive(Clone, Copy, Default)]
pub(super) struct Group {
    pub(super) near: u8,
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
        // First, `ends` holds the start of each group. Writing a key moves it forward by one, until it is the end of
        // the group.
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

    /// The first near bit of a rotated key.
    pub(super) fn near_bit(&self) -> u32 {
        u64::BITS - self.far
    }
}

/// The slot of a key's group.
fn slot(key: u64) -> usize {
    // A queen in the centre occupies both main diagonals. No symmetry moves it, so its class is 0.
    const CLASS: [usize; 8] = [0, 1, 1, 2, 0, 0, 0, 0];
    let class = CLASS[((key & (MAIN | CENTRE)) >> NEAR_BITS) as usize % CLASS.len()];
    (class << NEAR_BITS | (key & NEAR) as usize) % SLOTS
}
