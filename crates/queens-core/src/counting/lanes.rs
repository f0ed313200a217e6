//! 256 bits: one lane for each eastern key of a block. A set lane means that the key still fits.
//!
//! The bits are four words. Natively, the compiler turns the words into vectors. For WebAssembly, it does so only at an
//! optimisation level that makes the page too large, so the WebAssembly version uses vector instructions explicitly.
//! Both versions have the same methods.

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use plain::Vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use vectors::Vector;

/// The number of 64-bit words of a set of lanes.
const WORDS: usize = 4;
/// The number of lanes.
pub(super) const LANES: usize = 64 * WORDS;

/// A set of lanes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lanes(Vector);

impl Default for Lanes {
    fn default() -> Lanes {
        Lanes(Vector::new([0; WORDS]))
    }
}

impl Lanes {
    /// Every lane.
    pub(super) const ALL: Lanes = Lanes(Vector::new([u64::MAX; WORDS]));

    /// The lanes that are in both sets.
    #[inline(always)]
    pub(super) fn and(self, other: Lanes) -> Lanes {
        Lanes(self.0.and(other.0))
    }

    /// Whether any lane is set.
    #[inline(always)]
    pub(super) fn any(self) -> bool {
        self.0.any()
    }

    /// The number of set lanes.
    #[inline(always)]
    pub(super) fn count(self) -> u64 {
        let count = |word: u64| u64::from(word.count_ones());
        self.0.words().into_iter().map(count).sum()
    }

    /// Adds three bits in each lane. Returns the sum bits and the carry bits.
    #[inline(always)]
    fn add(self, b: Lanes, c: Lanes) -> (Lanes, Lanes) {
        let half = self.0.xor(b.0);
        let carry = self.0.and(b.0).or(half.and(c.0));
        (Lanes(half.xor(c.0)), Lanes(carry))
    }
}

/// Counts the lanes of many sets. Four sets at a time are first added lane by lane, so four sets need only one bit
/// count (Warren, Hacker's Delight, 5–1).
#[derive(Default)]
pub(super) struct Total {
    ones: Lanes,
    twos: Lanes,
    fours: u64,
}

impl Total {
    /// Adds four sets.
    #[inline(always)]
    pub(super) fn add(&mut self, [a, b, c, d]: [Lanes; 4]) {
        let (ones, first) = self.ones.add(a, b);
        let (ones, second) = ones.add(c, d);
        let (twos, carry) = self.twos.add(first, second);
        (self.ones, self.twos) = (ones, twos);
        self.fours += carry.count();
    }

    /// The number of lanes in all sets together.
    #[inline(always)]
    pub(super) fn count(&self) -> u64 {
        4 * self.fours + 2 * self.twos.count() + self.ones.count()
    }
}

/// The planes of a block: for each of the 64 bits of a key, the lanes whose key has the bit clear. Lanes beyond the
/// last key can have any value.
#[inline(always)]
pub(super) fn planes(keys: &[u64]) -> [Lanes; 64] {
    let mut planes = [[0; WORDS]; 64];
    for (word, keys) in keys.chunks(64).take(WORDS).enumerate() {
        let mut bits = [0; 64];
        bits[..keys.len()].copy_from_slice(keys);
        transpose(&mut bits);
        for (plane, bits) in planes.iter_mut().zip(bits) {
            plane[word] = !bits;
        }
    }
    planes.map(|words| Lanes(Vector::new(words)))
}

/// The first `count` lanes.
#[inline(always)]
pub(super) fn first(count: usize) -> Lanes {
    Lanes(Vector::new(std::array::from_fn(|word| {
        let left = count.saturating_sub(64 * word).min(64) as u32;
        u64::MAX.checked_shr(64 - left).unwrap_or(0)
    })))
}

/// Transposes a matrix of 64×64 bits (Warren, 7–3).
#[inline(always)]
fn transpose(rows: &mut [u64; 64]) {
    let mut step = 32;
    let mut mask = u64::MAX >> 32;
    while step > 0 {
        for row in (0..64).filter(|row| row & step == 0) {
            let moved = (rows[row] >> step ^ rows[row + step]) & mask;
            rows[row] ^= moved << step;
            rows[row + step] ^= moved;
        }
        step /= 2;
        mask ^= mask << step;
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod plain {
    use super::WORDS;

    /// 256 bits as an array of words.
    #[derive(Clone, Copy, Debug)]
    #[repr(align(32))]
    pub(super) struct Vector([u64; WORDS]);

    impl Vector {
        #[inline(always)]
        pub(super) const fn new(words: [u64; WORDS]) -> Vector {
            Vector(words)
        }

        #[inline(always)]
        pub(super) fn words(self) -> [u64; WORDS] {
            self.0
        }

        #[inline(always)]
        pub(super) fn and(self, other: Vector) -> Vector {
            Vector(std::array::from_fn(|at| self.0[at] & other.0[at]))
        }

        #[inline(always)]
        pub(super) fn or(self, other: Vector) -> Vector {
            Vector(std::array::from_fn(|at| self.0[at] | other.0[at]))
        }

        #[inline(always)]
        pub(super) fn xor(self, other: Vector) -> Vector {
            Vector(std::array::from_fn(|at| self.0[at] ^ other.0[at]))
        }

        #[inline(always)]
        pub(super) fn any(self) -> bool {
            self.0.into_iter().fold(0, |any, word| any | word) != 0
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vectors {
    use std::arch::wasm32::{
        u64x2, u64x2_extract_lane, v128, v128_and, v128_any_true, v128_or, v128_xor,
    };

    use super::WORDS;

    /// 256 bits as two vectors of two words each.
    #[derive(Clone, Copy, Debug)]
    pub(super) struct Vector(v128, v128);

    impl Vector {
        #[inline(always)]
        pub(super) const fn new([a, b, c, d]: [u64; WORDS]) -> Vector {
            Vector(u64x2(a, b), u64x2(c, d))
        }

        #[inline(always)]
        pub(super) fn words(self) -> [u64; WORDS] {
            let Vector(one, other) = self;
            let first = |pair| u64x2_extract_lane::<0>(pair);
            let second = |pair| u64x2_extract_lane::<1>(pair);
            [first(one), second(one), first(other), second(other)]
        }

        #[inline(always)]
        pub(super) fn and(self, other: Vector) -> Vector {
            Vector(v128_and(self.0, other.0), v128_and(self.1, other.1))
        }

        #[inline(always)]
        pub(super) fn or(self, other: Vector) -> Vector {
            Vector(v128_or(self.0, other.0), v128_or(self.1, other.1))
        }

        #[inline(always)]
        pub(super) fn xor(self, other: Vector) -> Vector {
            Vector(v128_xor(self.0, other.0), v128_xor(self.1, other.1))
        }

        #[inline(always)]
        pub(super) fn any(self) -> bool {
            v128_any_true(v128_or(self.0, self.1))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn a_plane_has_the_lanes_of_the_keys_whose_bit_is_clear() {
        let mut random = Random::new(1);
        for count in [1, 63, 64, 65, 200, 256] {
            let mut word = || u64::from(random.below(u32::MAX));
            let keys: Vec<u64> = (0..count).map(|_| word() << 32 | word()).collect();
            for (bit, plane) in planes(&keys).into_iter().enumerate() {
                let clear = keys.iter().filter(|&key| key >> bit & 1 == 0);
                assert_eq!(plane.and(first(count)).count(), clear.count() as u64);
                for (lane, key) in keys.iter().enumerate() {
                    let is_set = plane.0.words()[lane / 64] >> (lane % 64) & 1 == 1;
                    assert_eq!(is_set, key >> bit & 1 == 0, "bit {bit}, lane {lane}");
                }
            }
        }
    }

    #[test]
    fn a_total_is_the_number_of_lanes_in_all_sets() {
        let mut random = Random::new(2);
        let mut total = Total::default();
        let mut sum = 0;
        for _ in 0..100 {
            let four: [Lanes; 4] =
                std::array::from_fn(|_| first(random.below(LANES as u32 + 1) as usize));
            total.add(four);
            sum += four.into_iter().map(Lanes::count).sum::<u64>();
        }
        assert_eq!(total.count(), sum);
    }
}
