//! What is done to all bytes of a row at once. The compiler turns these loops into vectors, but not in WebAssembly, whose
//! code is made small: there they are written as vectors.

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use loops::{add, greatest_into, keep_at_least, less_own, subtract_into};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use vectors::{add, greatest_into, keep_at_least, less_own, subtract_into};

/// The lanes of a row. Those beyond the board hold nothing.
pub(super) const LANES: usize = 32;

/// A byte for each square of a rank, by file.
pub(super) type RankBytes = [u8; LANES];

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod loops {
    use super::{LANES, RankBytes};

    /// The sum of three rows and a byte, wrapping.
    #[inline(always)]
    pub(in super::super) fn add(rows: [&RankBytes; 3], byte: u8) -> RankBytes {
        let mut sums = [0; LANES];
        for lane in 0..LANES {
            sums[lane] = rows[0][lane]
                .wrapping_add(byte)
                .wrapping_add(rows[1][lane])
                .wrapping_add(rows[2][lane]);
        }
        sums
    }

    /// Clears the bytes of a set where a value is less than asked for; the greatest values that are left are noted.
    #[inline(always)]
    pub(in super::super) fn keep_at_least(
        values: &RankBytes,
        least: &RankBytes,
        set: &mut RankBytes,
        most: &mut RankBytes,
    ) {
        for lane in 0..LANES {
            let keep = if values[lane] >= least[lane] { 255 } else { 0 };
            set[lane] &= keep;
            most[lane] = most[lane].max(values[lane] & set[lane]);
        }
    }

    /// Takes a byte away where a set has a member, wrapping.
    #[inline(always)]
    pub(in super::super) fn less_own(sums: &RankBytes, own: u8, set: &RankBytes) -> RankBytes {
        let mut less = [0; LANES];
        for lane in 0..LANES {
            less[lane] = sums[lane].wrapping_sub(own & set[lane]);
        }
        less
    }

    /// Takes bytes away from others, wrapping.
    #[inline(always)]
    pub(in super::super) fn subtract_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
        for (folded, &byte) in folded.iter_mut().zip(bytes) {
            *folded = folded.wrapping_sub(byte);
        }
    }

    /// Keeps the greater ones.
    #[inline(always)]
    pub(in super::super) fn greatest_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
        for (folded, &byte) in folded.iter_mut().zip(bytes) {
            *folded = byte.max(*folded);
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vectors {
    use std::arch::wasm32::{
        u8x16_add, u8x16_ge, u8x16_max, u8x16_splat, u8x16_sub, u64x2, u64x2_extract_lane, v128,
        v128_and,
    };

    use super::{LANES, RankBytes};

    /// The bytes of a vector.
    const WIDTH: usize = 16;

    #[inline(always)]
    fn load(bytes: &[u8; WIDTH]) -> v128 {
        let word = |from: usize| u64::from_le_bytes(std::array::from_fn(|at| bytes[from + at]));
        u64x2(word(0), word(WIDTH / 2))
    }

    #[inline(always)]
    fn store(vector: v128, bytes: &mut [u8; WIDTH]) {
        let (low, high) = bytes.split_at_mut(WIDTH / 2);
        low.copy_from_slice(&u64x2_extract_lane::<0>(vector).to_le_bytes());
        high.copy_from_slice(&u64x2_extract_lane::<1>(vector).to_le_bytes());
    }

    #[inline(always)]
    fn parts(row: &RankBytes) -> &[[u8; WIDTH]] {
        row.as_chunks().0
    }

    #[inline(always)]
    fn parts_mut(row: &mut RankBytes) -> &mut [[u8; WIDTH]] {
        row.as_chunks_mut().0
    }

    #[inline(always)]
    pub(in super::super) fn add(rows: [&RankBytes; 3], byte: u8) -> RankBytes {
        let mut sums = [0; LANES];
        let byte = u8x16_splat(byte);
        for (at, sum) in parts_mut(&mut sums).iter_mut().enumerate() {
            let [a, b, c] = rows.map(|row| load(&parts(row)[at]));
            store(u8x16_add(u8x16_add(a, byte), u8x16_add(b, c)), sum);
        }
        sums
    }

    #[inline(always)]
    pub(in super::super) fn keep_at_least(
        values: &RankBytes,
        least: &RankBytes,
        set: &mut RankBytes,
        most: &mut RankBytes,
    ) {
        let known = parts(values).iter().zip(parts(least));
        let kept = parts_mut(set).iter_mut().zip(parts_mut(most));
        for ((values, least), (set, most)) in known.zip(kept) {
            let values = load(values);
            let keep = v128_and(load(set), u8x16_ge(values, load(least)));
            store(keep, set);
            store(u8x16_max(load(most), v128_and(values, keep)), most);
        }
    }

    #[inline(always)]
    pub(in super::super) fn less_own(sums: &RankBytes, own: u8, set: &RankBytes) -> RankBytes {
        let mut less = [0; LANES];
        let own = u8x16_splat(own);
        for (at, less) in parts_mut(&mut less).iter_mut().enumerate() {
            let [sums, set] = [sums, set].map(|row| load(&parts(row)[at]));
            store(u8x16_sub(sums, v128_and(own, set)), less);
        }
        less
    }

    #[inline(always)]
    pub(in super::super) fn subtract_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
        let parts = folded.as_chunks_mut().0.iter_mut();
        for (folded, bytes) in parts.zip(bytes.as_chunks().0) {
            store(u8x16_sub(load(folded), load(bytes)), folded);
        }
    }

    #[inline(always)]
    pub(in super::super) fn greatest_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
        let parts = folded.as_chunks_mut().0.iter_mut();
        for (folded, bytes) in parts.zip(bytes.as_chunks().0) {
            store(u8x16_max(load(folded), load(bytes)), folded);
        }
    }
}
