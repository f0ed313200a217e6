//! What is still open at a node, the bound, and what is tried next. All bytes of a row are worked on at once.

use super::search::Frame;

/// Bytes of a row of squares, and so the most files.
pub(super) const LANES: usize = 32;

pub(super) type Row = [u8; LANES];

/// A row between as many empty bytes on each side, so that it can be read along a diagonal.
pub(super) type Padded = [u8; 3 * LANES];

pub(super) type At = (usize, usize);

/// What is open on each line.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    pub(super) files: Row,
    pub(super) ranks: Row,
    /// By file - rank + n - 1.
    pub(super) diagonals: [u8; 2 * LANES],
    /// By file + rank.
    pub(super) antidiagonals: [u8; 2 * LANES],
}

#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) missing: usize,
    /// The weight of what is open.
    pub(super) weight: usize,
    pub(super) gains: Lines,
    /// The greatest gain of a square, at most.
    pub(super) most: usize,
    /// The open squares of the ring, as bits.
    pub(super) ring: u128,
    /// The files and the ranks that must hold a queen and do not, as bits.
    pub(super) due: [u32; 2],
    /// 255 for each square that no queen covers.
    pub(super) open: [Row; LANES],
    /// 1 for each square on which a queen may stand.
    pub(super) allowed: [Padded; LANES],
}

/// What must be covered or occupied.
pub(super) enum Target {
    Square(At),
    File(usize),
    Rank(usize),
    /// Nothing is open, and queens are missing.
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
    /// The line of each direction through a square.
    pub(super) fn through(&mut self, n: usize, (file, rank): At) -> [&mut u8; 4] {
        [
            &mut self.files[file],
            &mut self.ranks[rank],
            &mut self.diagonals[file + n - 1 - rank],
            &mut self.antidiagonals[file + rank],
        ]
    }
}

/// So many bytes from a place on.
#[inline(always)]
fn window<const SIZE: usize>(bytes: &[u8], from: usize) -> &[u8; SIZE] {
    match bytes[from..].first_chunk() {
        Some(chunk) => chunk,
        None => unreachable!("rows are padded"),
    }
}

impl State {
    /// Leaves out the squares that gain less than is needed.
    #[inline(always)]
    pub(super) fn sieve(&mut self, n: usize) {
        for _ in 0..2 {
            let spare = (self.missing - 1) * self.most;
            let need = self.weight.saturating_sub(spare).min(255) as u8;
            let mut most = [0; LANES];
            let gains = &self.gains;
            for (rank, row) in self.allowed[..n].iter_mut().enumerate() {
                let diagonals: Row = *window(&gains.diagonals, n - 1 - rank);
                let antidiagonals: Row = *window(&gains.antidiagonals, rank);
                let (mut squares, mut kept): (Row, Row) = (*window(row, LANES), [0; LANES]);
                for at in 0..LANES {
                    let own = gains.files[at] + gains.ranks[rank];
                    let gain = own + diagonals[at] + antidiagonals[at];
                    squares[at] = if gain >= need { squares[at] } else { 0 };
                    kept[at] = if squares[at] > 0 { gain } else { 0 };
                }
                for at in 0..LANES {
                    most[at] = most[at].max(kept[at]);
                }
                row[LANES..2 * LANES].copy_from_slice(&squares);
            }
            let most = most.into_iter().fold(0, u8::max) as usize;
            if most == self.most {
                return;
            }
            self.most = most;
        }
    }

    /// How many squares are allowed on each line.
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

    /// What the fewest allowed squares serve; none if nothing serves something.
    #[inline(always)]
    pub(super) fn target(&self, n: usize) -> Option<Target> {
        let counts = self.counts(n);
        let mut least = [255; LANES];
        let mut of = [[0; LANES]; LANES];
        for (rank, row) in of[..n].iter_mut().enumerate() {
            let diagonals: &Row = window(&counts.diagonals, n - 1 - rank);
            let antidiagonals: &Row = window(&counts.antidiagonals, rank);
            let own: &Row = window(&self.allowed[rank], LANES);
            for at in 0..LANES {
                let lines =
                    counts.files[at] + counts.ranks[rank] + diagonals[at] + antidiagonals[at];
                row[at] = (lines - 3 * own[at]) | !self.open[rank][at];
                least[at] = least[at].min(row[at]);
            }
        }
        let mut fewest = least.into_iter().fold(255, u8::min);
        let mut target = Target::Nothing;
        if fewest < 255 {
            let file = least.iter().position(|&it| it == fewest)?;
            let rank = of.iter().position(|row| row[file] == fewest)?;
            target = Target::Square((file, rank));
        }
        for line in 0..n {
            if self.due[0] >> line & 1 > 0 && counts.files[line] <= fewest {
                (fewest, target) = (counts.files[line], Target::File(line));
            }
            if self.due[1] >> line & 1 > 0 && counts.ranks[line] <= fewest {
                (fewest, target) = (counts.ranks[line], Target::Rank(line));
            }
        }
        (fewest > 0).then_some(target)
    }

    /// The allowed squares that serve a target.
    pub(super) fn serving(&self, n: usize, target: &Target) -> Vec<At> {
        let mut queens = Vec::new();
        let mut ask = |file: usize, rank: usize| {
            if self.allowed[rank][LANES + file] > 0 {
                queens.push((file, rank));
            }
        };
        match *target {
            Target::Square((file, rank)) => {
                for other in (0..n).filter(|&it| it != rank) {
                    let away = other.abs_diff(rank);
                    ask(file, other);
                    if away <= file {
                        ask(file - away, other);
                    }
                    if file + away < n {
                        ask(file + away, other);
                    }
                }
                (0..n).for_each(|file| ask(file, rank));
            }
            Target::File(file) => (0..n).for_each(|rank| ask(file, rank)),
            Target::Rank(rank) => (0..n).for_each(|file| ask(file, rank)),
            Target::Nothing => squares(n).for_each(|(file, rank)| ask(file, rank)),
        }
        queens
    }

    pub(super) fn place(&mut self, n: usize, frame: &Frame, beside: &[Row; LANES], queen: At) {
        self.missing -= 1;
        let (due_files, due_ranks) = (self.due[0] >> queen.0 & 1, self.due[1] >> queen.1 & 1);
        if due_files > 0 {
            self.due[0] &= !(1 << queen.0);
            self.gains.files[queen.0] = 0;
        }
        if due_ranks > 0 {
            self.due[1] &= !(1 << queen.1);
            self.gains.ranks[queen.1] = 0;
        }
        self.weight -= 2 * (due_files + due_ranks) as usize;
        let mut covered = self.ring & frame.covered[queen.1 * n + queen.0];
        self.ring ^= covered;
        self.weight -= covered.count_ones() as usize;
        while covered > 0 {
            let square = frame.ring[covered.trailing_zeros() as usize];
            covered &= covered - 1;
            for gain in self.gains.through(n, square) {
                *gain -= 1;
            }
        }
        for (open, beside) in self.open[..n].iter_mut().zip(beside) {
            for (open, beside) in open.iter_mut().zip(beside) {
                *open &= beside;
            }
        }
    }

    pub(super) fn is_all_covered(&self) -> bool {
        self.due == [0; 2] && self.open.iter().flatten().all(|&it| it == 0)
    }
}
