//! What is done to all bytes of a row at once, in loops that the compiler turns into vectors.

/// The lanes of a row. Those beyond the board hold nothing.
pub(super) const LANES: usize = 32;

/// A byte for each square of a rank, by file.
pub(super) type RankBytes = [u8; LANES];

/// The sum of three rows and a byte, wrapping.
#[inline(always)]
pub(super) fn add(rows: [&RankBytes; 3], byte: u8) -> RankBytes {
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
pub(super) fn keep_at_least(
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
pub(super) fn less_own(sums: &RankBytes, own: u8, set: &RankBytes) -> RankBytes {
    let mut less = [0; LANES];
    for lane in 0..LANES {
        less[lane] = sums[lane].wrapping_sub(own & set[lane]);
    }
    less
}

/// Takes bytes away from others, wrapping.
#[inline(always)]
pub(super) fn subtract_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
    for (folded, &byte) in folded.iter_mut().zip(bytes) {
        *folded = folded.wrapping_sub(byte);
    }
}

/// Keeps the greater ones.
#[inline(always)]
pub(super) fn greatest_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
    for (folded, &byte) in folded.iter_mut().zip(bytes) {
        *folded = byte.max(*folded);
    }
}
