//! A board as rows of bytes, so that each rank is one vector. Each line of the board has a byte, too. The loops over
//! the 32 or 64 bytes of a row are written so that the compiler vectorises them.

/// The number of lanes of a row. The lanes beyond the board are 0.
pub(super) const LANES: usize = 32;

/// A byte for each square of a rank, by file.
pub(super) type RankBytes = [u8; LANES];

/// A byte for each square, rank after rank. In a set of squares, a member is 255 and any other square is 0.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Rows(pub [RankBytes; LANES]);

/// A byte for each line. The square on file c and rank r is on diagonal c − r + n and antidiagonal c + r.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Lines {
    pub ranks: RankBytes,
    pub files: RankBytes,
    pub diagonals: [u8; 2 * LANES],
    pub antidiagonals: [u8; 2 * LANES],
}

impl Rows {
    pub(super) const EMPTY: Rows = Rows([[0; LANES]; LANES]);

    /// Every square of a board with n files.
    pub(super) fn all(n: usize) -> Rows {
        let mut rows = Rows::EMPTY;
        for row in &mut rows.0[..n] {
            row[..n].fill(255);
        }
        rows
    }

    #[inline(always)]
    pub(super) fn contains(&self, (file, rank): (usize, usize)) -> bool {
        self.0[rank][file] != 0
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, (file, rank): (usize, usize)) {
        self.0[rank][file] = 0;
    }

    /// Removes the squares on the four lines of a square, on a board with n files.
    #[inline(always)]
    pub(super) fn remove_lines(&mut self, n: usize, (file, rank): (usize, usize)) {
        self.0[rank] = [0; LANES];
        for (r, row) in self.0[..n].iter_mut().enumerate() {
            let apart = rank.abs_diff(r);
            row[file] = 0;
            row[file.wrapping_add(apart) % LANES] &= keep(file + apart < LANES);
            row[file.wrapping_sub(apart) % LANES] &= keep(apart <= file);
        }
    }
}

/// The mask that clears a byte on the board: 0 if `is_on_board`, and 255 otherwise.
#[inline(always)]
const fn keep(is_on_board: bool) -> u8 {
    if is_on_board { 0 } else { 255 }
}

impl Lines {
    pub(super) const ZERO: Lines = Lines {
        ranks: [0; LANES],
        files: [0; LANES],
        diagonals: [0; 2 * LANES],
        antidiagonals: [0; 2 * LANES],
    };

    /// The sum of the bytes of a square's four lines, on a board with n files.
    #[inline(always)]
    pub(super) fn at(&self, n: usize, (file, rank): (usize, usize)) -> u8 {
        self.ranks[rank]
            + self.files[file]
            + self.diagonals[file + n - rank]
            + self.antidiagonals[file + rank]
    }

    /// Changes the bytes of a square's four lines, on a board with n files.
    #[inline(always)]
    pub(super) fn change(
        &mut self,
        n: usize,
        (file, rank): (usize, usize),
        change: impl Fn(&mut u8),
    ) {
        change(&mut self.ranks[rank]);
        change(&mut self.files[file]);
        change(&mut self.diagonals[file + n - rank]);
        change(&mut self.antidiagonals[file + rank]);
    }

    /// The bytes of the diagonals and of the antidiagonals through the squares of a rank, by file.
    #[inline(always)]
    pub(super) fn diagonal_counts(&self, n: usize, rank: usize) -> (&RankBytes, &RankBytes) {
        (
            window(&self.diagonals, n - rank),
            window(&self.antidiagonals, rank),
        )
    }

    /// For each square of a rank, the sum of the bytes of its four lines.
    #[inline(always)]
    pub(super) fn sums(&self, n: usize, rank: usize) -> RankBytes {
        let (diagonals, antidiagonals) = self.diagonal_counts(n, rank);
        add([&self.files, diagonals, antidiagonals], self.ranks[rank])
    }
}

/// The 32 entries from index `from` on. An index above 32 counts as 32.
#[inline(always)]
pub(super) fn window<T>(of: &[T; 2 * LANES], from: usize) -> &[T; LANES] {
    let from = from.min(LANES);
    let window = of[from..from + LANES].try_into();
    window.unwrap_or_else(|_| unreachable!())
}

/// Buffers in which the ranks of a board are shifted, so that its diagonals are columns. The entries outside the ranks
/// are never written and stay 0.
#[derive(Clone)]
pub(super) struct Skewed {
    n: usize,
    by_diagonal: [[u8; 2 * LANES]; LANES],
    by_antidiagonal: [[u8; 2 * LANES]; LANES],
}

impl Skewed {
    /// Buffers for boards with n files.
    pub(super) fn new(n: usize) -> Skewed {
        Skewed {
            n,
            by_diagonal: [[0; 2 * LANES]; LANES],
            by_antidiagonal: [[0; 2 * LANES]; LANES],
        }
    }

    /// Combines the bytes of each line of the board into one byte, starting with 0. `along` combines the bytes of a
    /// rank.
    #[inline(always)]
    fn fold(
        &mut self,
        rows: &Rows,
        join: impl Fn(&mut RankBytes, &RankBytes),
        join_wide: impl Fn(&mut [u8; 2 * LANES], &[u8; 2 * LANES]),
        along: impl Fn(&RankBytes) -> u8,
    ) -> Lines {
        let n = self.n;
        let mut lines = Lines::ZERO;
        for (rank, row) in rows.0[..n].iter().enumerate() {
            self.by_diagonal[rank][n - rank..][..LANES].copy_from_slice(row);
            self.by_antidiagonal[rank][rank..][..LANES].copy_from_slice(row);
            join(&mut lines.files, row);
            lines.ranks[rank] = along(row);
        }
        for row in &self.by_diagonal[..n] {
            join_wide(&mut lines.diagonals, row);
        }
        for row in &self.by_antidiagonal[..n] {
            join_wide(&mut lines.antidiagonals, row);
        }
        lines
    }

    /// The number of members of a set on each line.
    #[inline(always)]
    pub(super) fn count(&mut self, set: &Rows) -> Lines {
        // A member is 255, which is −1 modulo 256.
        self.fold(set, subtract_into, subtract_into, members)
    }

    /// The greatest byte on each line.
    #[inline(always)]
    pub(super) fn greatest(&mut self, rows: &Rows) -> Lines {
        let along = |row: &RankBytes| {
            let [even, odd] = greatest(row);
            even.max(odd)
        };
        self.fold(rows, greatest_into, greatest_into, along)
    }
}

/// The number of members of a set on one rank.
#[inline(always)]
pub(super) fn members(row: &RankBytes) -> u8 {
    let (words, _) = row.as_chunks::<8>();
    let bits = words
        .iter()
        .map(|&word| u64::from_le_bytes(word).count_ones());
    (bits.sum::<u32>() / 8) as u8
}

/// The greatest byte on even files, then the greatest byte on odd files.
#[inline(always)]
pub(super) fn greatest(row: &RankBytes) -> [u8; 2] {
    let row: [u8; 16] = halved(*row);
    let row: [u8; 8] = halved(row);
    let row: [u8; 4] = halved(row);
    halved(row)
}

/// A row half as long: the greater of each byte in the first half and the byte half a row further on.
#[inline(always)]
fn halved<const FROM: usize, const TO: usize>(row: [u8; FROM]) -> [u8; TO] {
    std::array::from_fn(|lane| row[lane].max(row[lane + TO]))
}

/// The lane-by-lane sum of three rows and a byte, wrapping.
#[inline(always)]
fn add(rows: [&RankBytes; 3], byte: u8) -> RankBytes {
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
pub(super) fn subtract_own(sums: &RankBytes, own: u8, set: &RankBytes) -> RankBytes {
    let mut less = [0; LANES];
    for lane in 0..LANES {
        less[lane] = sums[lane].wrapping_sub(own & set[lane]);
    }
    less
}

/// Subtracts the bytes lane by lane, wrapping.
#[inline(always)]
fn subtract_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
    for (folded, &byte) in folded.iter_mut().zip(bytes) {
        *folded = folded.wrapping_sub(byte);
    }
}

/// Keeps the greater byte in each lane.
#[inline(always)]
fn greatest_into<const N: usize>(folded: &mut [u8; N], bytes: &[u8; N]) {
    for (folded, &byte) in folded.iter_mut().zip(bytes) {
        *folded = byte.max(*folded);
    }
}
