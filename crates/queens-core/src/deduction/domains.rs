//! The domain of each line without a queen: the squares on which it may still have one. Forced moves and contradictions
//! follow from domains alone.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::attacks::crossed;
use crate::lines::{Axis, Line};
use crate::{BoardSize, Square};

/// The widest board as an index.
const SIDE: usize = BoardSize::MAX as usize;

/// The domains of a board, square by square as bits: of a file its ranks, of a rank its files.
#[derive(Clone)]
pub(crate) struct LineDomains {
    size: BoardSize,
    files: [u32; SIDE],
    ranks: [u32; SIDE],
    /// The lines without a queen.
    open_files: u32,
    open_ranks: u32,
}

/// A move that is forced: the only square of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct ForcedMove {
    /// The line.
    pub line: Line,
    /// The square.
    pub square: Square,
}

/// What forced moves lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Settled {
    /// Every line has a queen.
    Full,
    /// Each line without a queen has two squares or more.
    Open,
    /// This line has neither a queen nor a square for one.
    Blocked(Line),
}

/// A square that is impossible: a queen there forces these moves, until a line has no square left.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct RefutedSquare {
    /// The square.
    pub square: Square,
    /// What follows, in order. None of them can be left out.
    pub forced: Vec<ForcedMove>,
    /// The line that is left without a square.
    pub blocked: Line,
}

impl LineDomains {
    /// The domains beside these queens, of which none attacks another.
    pub(crate) fn new(size: BoardSize, queens: &[Square]) -> LineDomains {
        let mut domains = LineDomains {
            size,
            files: [size.ranks(); SIDE],
            ranks: [size.ranks(); SIDE],
            open_files: size.ranks(),
            open_ranks: size.ranks(),
        };
        queens.iter().for_each(|&queen| domains.place(queen));
        domains
    }

    /// Places a queen.
    pub(crate) fn place(&mut self, queen: Square) {
        let (file, rank) = (queen.file.get(), queen.rank.get());
        self.open_files &= !(1 << file);
        self.open_ranks &= !(1 << rank);
        for other in 0..self.size.get() {
            self.files[usize::from(other)] &= !crossed(file.abs_diff(other), 1 << rank);
            self.ranks[usize::from(other)] &= !crossed(rank.abs_diff(other), 1 << file);
        }
    }

    /// Takes a square that is impossible out of the domains of its lines.
    pub(crate) fn exclude(&mut self, square: Square) {
        self.files[square.file.index()] &= !(1 << square.rank.get());
        self.ranks[square.rank.index()] &= !(1 << square.file.get());
    }

    /// The squares of a line's domain, in order.
    pub(crate) fn of(&self, line: Line) -> Vec<Square> {
        let places = self.places(line);
        let all = (0..self.size.get()).filter(|place| places >> place & 1 == 1);
        all.map(|place| line.axis().at(line.index(), place))
            .collect()
    }

    /// The squares of all domains, by file, then by rank.
    pub(crate) fn squares(&self) -> Vec<Square> {
        let lines = self.lines().filter(|line| line.axis() == Axis::Files);
        lines.flat_map(|line| self.of(line)).collect()
    }

    /// The line without a queen that has the fewest squares; of several the first, files before ranks.
    pub(crate) fn fewest(&self) -> Option<Line> {
        self.lines().min_by_key(|&line| self.count(line))
    }

    /// Makes the forced moves, in the order of their lines.
    pub(crate) fn settle(&mut self, mut forced: impl FnMut(ForcedMove)) -> Settled {
        while let Some(line) = self.fewest() {
            match self.count(line) {
                0 => return Settled::Blocked(line),
                1 => {
                    let place = self.places(line).trailing_zeros() as u8;
                    let square = line.axis().at(line.index(), place);
                    forced(ForcedMove { line, square });
                    self.place(square);
                }
                _ => return Settled::Open,
            }
        }
        Settled::Full
    }

    /// Whether forced moves after a queen on this square lead to a line without a square.
    pub(crate) fn refutes(&self, square: Square) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        matches!(trial.settle(|_| ()), Settled::Blocked(_))
    }

    /// The contradiction to which a queen on this square leads by forced moves, without the moves that it does not need.
    pub(crate) fn contradiction(&self, square: Square) -> Option<RefutedSquare> {
        let mut trial = self.clone();
        trial.place(square);
        let mut forced = Vec::new();
        let Settled::Blocked(blocked) = trial.settle(|it| forced.push(it)) else {
            return None;
        };
        for at in (0..forced.len()).rev() {
            let mut fewer = forced.clone();
            fewer.remove(at);
            if self.shows(square, &fewer, blocked) {
                forced = fewer;
            }
        }
        Some(RefutedSquare {
            square,
            forced,
            blocked,
        })
    }

    /// Whether a queen on this square forces these moves, one after the other, and then this line has no square left.
    fn shows(&self, square: Square, moves: &[ForcedMove], blocked: Line) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        moves.iter().all(|it| {
            let is_forced = trial.of(it.line) == [it.square];
            trial.place(it.square);
            is_forced
        }) && trial.is_open(blocked)
            && trial.count(blocked) == 0
    }

    fn is_open(&self, line: Line) -> bool {
        let open = match line.axis() {
            Axis::Files => self.open_files,
            Axis::Ranks => self.open_ranks,
        };
        open >> line.index() & 1 == 1
    }

    fn lines(&self) -> impl Iterator<Item = Line> {
        let of = |axis: Axis| (0..self.size.get()).filter_map(move |index| axis.line(index));
        let all = of(Axis::Files).chain(of(Axis::Ranks));
        all.filter(|&line| self.is_open(line))
    }

    fn places(&self, line: Line) -> u32 {
        let places = match line.axis() {
            Axis::Files => &self.files,
            Axis::Ranks => &self.ranks,
        };
        places[usize::from(line.index())]
    }

    fn count(&self, line: Line) -> u32 {
        self.places(line).count_ones()
    }
}
