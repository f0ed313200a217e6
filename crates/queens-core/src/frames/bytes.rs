//! Operations on all bytes of a row at once, as loops that the compiler vectorises.

/// The number of lanes of a row. The lanes beyond the board are 0.
pub(super) const LANES: usize = 32;

/// A byte for each square of a rank, by file.
pub(super) type RankBytes = [u8; LANES];

/// The lane-by-lane sum of three rows and a byte, wrapping.
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

/// Clears the bytes of `set` where the value is below `least`. Raises `most` to the greatest values that are left.
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

/// Subtracts `own` from the sums where the set has a member, wrapping.
#[inline(always)]
pub(super) fn less_own(sums: &RankBytes, own: u8, set: &RankBytes) -> RankBytes {
    let mut less = [0; LANES];
    for lane in 0..LANES {
        less[lane] = sums[lane].wrapping_sub(own & set[lane]);
    }
    less
}

/// Subtracts the bytes lane by lane, wrapping.
#[inline(always)]
pub(super) fn subtract_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
    for (folded, &byte) in folded.iter_mut().zip(bytes) {
        *folded = folded.wrapping_sub(byte);
    }
}

/// Keeps the greater byte in each lane.
#[inline(always)]
pub(super) fn greatest_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
    for (folded, &byte) in folded.iter_mut().zip(bytes) {
        *folded = byte.max(*folded);
    }
}
