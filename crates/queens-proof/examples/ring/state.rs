//! The state of a node, the bound, and the choice of the next squares to try. The loops process all bytes of a row at
//! once.

/// The number of bytes in a row of squares, which is the greatest number of files.
pub(super) const LANES: usize = 32;

pub(super) type Row = [u8; LANES];

/// A row with 32 empty bytes before it and after it, so that it can be read along a diagonal.
pub(super) type Padded = [u8; 3 * LANES];

pub(super) type At = (usize, usize);

/// A number for each line.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    pub(super) files: Row,
    pub(super) ranks: Row,
    /// Indexed by file − rank + n − 1.
    pub(super) diagonals: [u8; 2 * LANES],
    /// Indexed by file + rank.
    pub(super) antidiagonals: [u8; 2 * LANES],
}

#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) missing: usize,
    /// The open weight: of the open ring squares, and of the lines outside the frame without a queen.
    pub(super) weight: usize,
    pub(super) gains: Lines,
    /// An upper bound on the gain of an allowed square.
    pub(super) most: usize,
    /// The open squares of the ring, as bits.
    pub(super) ring: u128,
    /// The files, then the ranks, that must hold a queen but have no queen yet, as bits.
    pub(super) required: [u32; 2],
    /// 255 for each square that no queen covers; otherwise 0.
    pub(super) open: [Row; LANES],
    /// 1 for each square on which a queen is allowed; otherwise 0.
    pub(super) allowed: [Padded; LANES],
}

/// The ring of a frame.
pub(super) struct Ring {
    /// The squares of the ring, at most 124.
    pub(super) squares: Vec<At>,
    /// For each square of the board, the ring squares that a queen on it covers, as bits.
    pub(super) covered: Vec<u128>,
}

/// A target: a square to cover or a line to occupy.
pub(super) enum Target {
    Square(At),
    File(usize),
    Rank(usize),
    /// Nothing is open, but queens are missing, so any allowed square will do.
    Nothing,
}

pub(super) fn squares(n: usize) -> impl Iterator<Item = At> {
    (0..n * n).map(move |at| (at % n, at / n))
}

pub(super) fn covers(queen: At, other: At) -> bool {
    let (files, ranks) = (queen.0.abs_diff(other.0), queen.1.abs_diff(other.1));
    files == 0 || ranks == 0 || files == ranks
}

impl Lines {
    /// The numbers of the four lines through a square: file, rank, diagonal and antidiagonal.
    pub(super) fn lines_through(&mut self, n: usize, (file, rank): At) -> [&mut u8; 4] {
        [
            &mut self.files[file],
            &mut self.ranks[rank],
            &mut self.diagonals[file + n - 1 - rank],
            &mut self.antidiagonals[file + rank],
        ]
    }
}

fn greatest(bytes: &Row) -> usize {
    bytes.iter().fold(0, |most, &it| most.max(it)).into()
}

/// `SIZE` bytes, starting at index `from`.
#[inline(always)]
fn window<const SIZE: usize>(bytes: &[u8], from: usize) -> &[u8; SIZE] {
    match bytes[from..].first_chunk() {
        Some(chunk) => chunk,
        None => unreachable!("rows are padded"),
    }
}

impl State {
    /// Keeps only the squares of `above` that gain as much as the bound requires. Returns `false` if no set can use the
    /// squares that are left.
    #[inline(always)]
    pub(super) fn sieve(&mut self, n: usize, above: &[Padded; LANES]) -> bool {
        let most = (0..n).fold([0; LANES], |most, rank| {
            let squares = window(&above[rank], LANES);
            self.sieve_rank(n, rank, squares, most)
        });
        let most = greatest(&most);
        if most < self.most {
            self.most = most;
            let most = (0..n).fold([0; LANES], |most, rank| {
                let squares = *window(&self.allowed[rank], LANES);
                self.sieve_rank(n, rank, &squares, most)
            });
            self.most = greatest(&most);
        }
        // A square without a gain is useful only if nothing is open.
        self.most > 0 || self.weight == 0
    }

    /// Applies the bound to one rank. Raises `most` to the gains of the squares that are left, file by file, and
    /// returns it.
    #[inline(always)]
    fn sieve_rank(&mut self, n: usize, rank: usize, squares: &Row, mut most: Row) -> Row {
        let spare = (self.missing - 1) * self.most;
        let need = self.weight.saturating_sub(spare).min(255) as u8;
        let gains = &self.gains;
        let diagonals: Row = *window(&gains.diagonals, n - 1 - rank);
        let antidiagonals: Row = *window(&gains.antidiagonals, rank);
        let mut left: Row = [0; LANES];
        for at in 0..LANES {
            let own = gains.files[at] + gains.ranks[rank];
            let gain = own + diagonals[at] + antidiagonals[at];
            // The value is 1 if the square is allowed and gains enough. The line has no branches, so that the compiler
            // vectorises it.
            left[at] = squares[at].min((gain + 1).saturating_sub(need));
            most[at] = most[at].max(gain.min(left[at].wrapping_neg()));
        }
        self.allowed[rank][LANES..2 * LANES].copy_from_slice(&left);
        most
    }

    /// The number of allowed squares on each line.
    #[inline(always)]
    fn counts(&self, n: usize) -> Lines {
        let mut files = [0; LANES];
        let mut ranks = [0; LANES];
        let mut diagonals = [0; 2 * LANES];
        let mut antidiagonals = [0; 2 * LANES];
        for (rank, row) in self.allowed[..n].iter().enumerate() {
            let squares: &Row = window(row, LANES);
            ranks[rank] = squares.iter().sum();
            for at in 0..LANES {
                files[at] += squares[at];
            }
            let along: &[u8; 2 * LANES] = window(row, LANES + rank + 1 - n);
            let against: &[u8; 2 * LANES] = window(row, LANES - rank);
            for at in 0..2 * LANES {
                diagonals[at] += along[at];
                antidiagonals[at] += against[at];
            }
        }
        Lines {
            files,
            ranks,
            diagonals,
            antidiagonals,
        }
    }

    /// The target that the fewest allowed squares meet. `None` if some target has no allowed square.
    #[inline(always)]
    pub(super) fn target(&self, n: usize) -> Option<Target> {
        let counts = self.counts(n);
        let counts_of_rank = |rank: usize| {
            let diagonals: &Row = window(&counts.diagonals, n - 1 - rank);
            let antidiagonals: &Row = window(&counts.antidiagonals, rank);
            let own: &Row = window(&self.allowed[rank], LANES);
            let mut row: Row = [0; LANES];
            for at in 0..LANES {
                let lines =
                    counts.files[at] + counts.ranks[rank] + diagonals[at] + antidiagonals[at];
                row[at] = (lines - 3 * own[at]) | !self.open[rank][at];
            }
            row
        };
        let least = (0..n).fold([255; LANES], |mut least, rank| {
            let row = counts_of_rank(rank);
            for at in 0..LANES {
                least[at] = least[at].min(row[at]);
            }
            least
        });
        let mut fewest = least.into_iter().fold(255, u8::min);
        let mut target = Target::Nothing;
        if fewest < 255 {
            let of_least = |file: &usize| least[*file] == fewest;
            let file = (0..n).find(of_least).expect("the least is that of a file");
            let of_file = |rank: &usize| counts_of_rank(*rank)[file] == fewest;
            let rank = (0..n).find(of_file).expect("and of a rank");
            target = Target::Square((file, rank));
        }
        for line in 0..n {
            if self.required[0] >> line & 1 > 0 && counts.files[line] <= fewest {
                (fewest, target) = (counts.files[line], Target::File(line));
            }
            if self.required[1] >> line & 1 > 0 && counts.ranks[line] <= fewest {
                (fewest, target) = (counts.ranks[line], Target::Rank(line));
            }
        }
        (fewest > 0).then_some(target)
    }

    /// The allowed squares on which a queen meets a target.
    pub(super) fn squares_for(&self, n: usize, target: &Target) -> Vec<At> {
        let mut queens = Vec::new();
        let mut add = |file: usize, rank: usize| {
            if self.allowed[rank][LANES + file] > 0 {
                queens.push((file, rank));
            }
        };
        match *target {
            Target::Square((file, rank)) => {
                for other in (0..n).filter(|&it| it != rank) {
                    let away = other.abs_diff(rank);
                    add(file, other);
                    if away <= file {
                        add(file - away, other);
                    }
                    if file + away < n {
                        add(file + away, other);
                    }
                }
                (0..n).for_each(|file| add(file, rank));
            }
            Target::File(file) => (0..n).for_each(|rank| add(file, rank)),
            Target::Rank(rank) => (0..n).for_each(|file| add(file, rank)),
            Target::Nothing => squares(n).for_each(|(file, rank)| add(file, rank)),
        }
        queens
    }

    /// Becomes the state `above` with one more queen. Returns `false` if the bound shows that no set has this queen.
    pub(super) fn place(&mut self, above: &State, ring: &Ring, n: usize, queen: At) -> bool {
        self.missing = above.missing - 1;
        self.most = above.most;
        self.gains = above.gains;
        let required = [queen.0, queen.1].map(|line| 1 << line);
        self.required = [
            above.required[0] & !required[0],
            above.required[1] & !required[1],
        ];
        self.weight = above.weight;
        if self.required[0] != above.required[0] {
            self.weight -= 2;
            self.gains.files[queen.0] = 0;
        }
        if self.required[1] != above.required[1] {
            self.weight -= 2;
            self.gains.ranks[queen.1] = 0;
        }
        let mut covered = above.ring & ring.covered[queen.1 * n + queen.0];
        self.ring = above.ring ^ covered;
        self.weight -= covered.count_ones() as usize;
        while covered > 0 {
            let square = ring.squares[covered.trailing_zeros() as usize];
            covered &= covered - 1;
            for gain in self.gains.lines_through(n, square) {
                *gain -= 1;
            }
        }
        if self.missing == 0 {
            return self.weight == 0;
        }
        self.sieve(n, &above.allowed)
    }

    /// Sets the open squares: the open squares of `above` that the last queen does not cover.
    pub(super) fn cover(&mut self, above: &State, uncovered_by: &[Row; LANES]) {
        for ((open, above), uncovered_by) in self.open.iter_mut().zip(&above.open).zip(uncovered_by)
        {
            for at in 0..LANES {
                open[at] = above[at] & uncovered_by[at];
            }
        }
    }

    pub(super) fn is_all_covered(&self) -> bool {
        self.required == [0; 2] && self.open.iter().flatten().all(|&it| it == 0)
    }
}
