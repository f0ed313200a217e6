//! Keys in groups that share their near bits, by counting sort. They are turned so that the far bits come
//! first and the near ones last.

use std::ops::Range;

use crate::counting::diagonals::{ARMS, CENTRE, NEAR, NEAR_BITS};

/// How many queens can stand on main diagonals: 0, 1 or 2.
pub(super) const CLASSES: usize = 3;
/// Places for groups; those of a fourth class stay empty, so that no index needs a check.
const PLACES: usize = 4 << NEAR_BITS;

/// Keys by their class, the number of queens on main diagonals, then by their near bits.
pub(super) struct SortedKeys {
    /// The first far bit: what lies below is turned to the other end.
    far: u32,
    keys: Vec<u64>,
    /// Where the keys of each class and near bits end.
    ends: Box<[u32; PLACES]>,
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
    /// Where its keys stand.
    #[inline(always)]
    pub(super) fn keys(self) -> Range<usize> {
        self.begin as usize..self.end as usize
    }
}

impl SortedKeys {
    /// No keys; those to come have their far bits from this one on.
    pub(super) fn new(far: u32) -> SortedKeys {
        SortedKeys {
            far,
            keys: Vec::new(),
            ends: Box::new([0; PLACES]),
            groups: Default::default(),
        }
    }

    /// Takes these keys instead of those before.
    pub(super) fn fill(&mut self, keys: &[u64]) {
        self.ends.fill(0);
        for &key in keys {
            self.ends[place(key)] += 1;
        }
        // Where each group begins; writing its keys moves that to where it ends.
        let mut begin = 0;
        for end in &mut *self.ends {
            (*end, begin) = (begin, begin + *end);
        }
        self.keys.resize(keys.len(), 0);
        for &key in keys {
            let end = &mut self.ends[place(key)];
            self.keys[*end as usize] = key.rotate_right(self.far);
            *end += 1;
        }
        self.group();
    }

    fn group(&mut self) {
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

    /// All keys, turned.
    pub(super) fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// The groups of a class that are not empty.
    pub(super) fn groups(&self, class: usize) -> &[Group] {
        &self.groups[class]
    }

    /// Where the near bits of a turned key begin.
    pub(super) fn near_bit(&self) -> u32 {
        u64::BITS - self.far
    }
}

/// Where the group of a key stands among the others.
fn place(key: u64) -> usize {
    // A queen in the centre stands on both main diagonals, but for itself.
    const CLASS: [usize; 8] = [0, 1, 1, 2, 0, 0, 0, 0];
    let class = CLASS[((key & (ARMS | CENTRE)) >> NEAR_BITS) as usize % CLASS.len()];
    (class << NEAR_BITS | (key & NEAR) as usize) % PLACES
}
