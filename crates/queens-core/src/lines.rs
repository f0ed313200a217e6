//! The files or ranks that a search goes through, one after another: those that hold no given queen.

use crate::attacks::attacked_by;
use crate::board::BoardSize;
use crate::square::{File, Rank, Square};

/// Which way a search goes over the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// File after file, from a to the right; in each, rank 1 first.
    Files,
    /// Rank after rank, from 1 upwards; in each, file a first.
    Ranks,
}

/// A file or a rank, as a search goes through it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
}

/// The lanes to be searched, in order: those without a given queen.
#[derive(Clone, Copy)]
pub struct OpenLines {
    indices: [u8; BoardSize::MAX as usize],
    count: u8,
}

impl Axis {
    /// The square at this place of this lane, both from 0.
    #[inline]
    pub const fn square(self, line: u8, place: u8) -> Square {
        match self {
            Axis::Files => Square::new(line, place),
            Axis::Ranks => Square::new(place, line),
        }
    }

    /// The lane of a square, from 0.
    #[inline]
    pub const fn line_of(self, square: Square) -> u8 {
        match self {
            Axis::Files => square.file.0,
            Axis::Ranks => square.rank.0,
        }
    }

    /// The place of a square in its lane, from 0.
    #[inline]
    pub const fn place_of(self, square: Square) -> u8 {
        match self {
            Axis::Files => square.rank.0,
            Axis::Ranks => square.file.0,
        }
    }

    /// These squares lane after lane, in a lane by their places.
    pub fn ordered(self, squares: &[Square]) -> Vec<Square> {
        let mut ordered = Vec::with_capacity(squares.len());
        // They are few: to insert them one by one takes less code than a sort, and no more time.
        for &square in squares {
            let key = self.key(square);
            let at = ordered.partition_point(|&earlier| self.key(earlier) <= key);
            ordered.insert(at, square);
        }
        ordered
    }

    /// What squares are ordered by: the lane, then the place.
    #[inline]
    pub const fn key(self, square: Square) -> (u8, u8) {
        (self.line_of(square), self.place_of(square))
    }

    /// The lane with this index.
    pub const fn line(self, index: u8) -> Line {
        match self {
            Axis::Files => Line::File(File(index)),
            Axis::Ranks => Line::Rank(Rank(index)),
        }
    }
}

impl Line {
    /// Its index, from 0.
    pub const fn index(self) -> u8 {
        match self {
            Line::File(file) => file.0,
            Line::Rank(rank) => rank.0,
        }
    }

    /// The way in which a search that goes through it goes.
    pub const fn axis(self) -> Axis {
        match self {
            Line::File(_) => Axis::Files,
            Line::Rank(_) => Axis::Ranks,
        }
    }

    /// Its square at this place, from 0.
    pub const fn square(self, place: u8) -> Square {
        self.axis().square(self.index(), place)
    }
}

impl OpenLines {
    /// The lanes that these queens leave open.
    pub fn open(axis: Axis, size: BoardSize, given: &[Square]) -> OpenLines {
        let mut lines = OpenLines {
            indices: [0; BoardSize::MAX as usize],
            count: 0,
        };
        let taken = |line| given.iter().any(|&queen| axis.line_of(queen) == line);
        for line in (0..size.get()).filter(|&line| !taken(line)) {
            lines.indices[usize::from(lines.count)] = line;
            lines.count += 1;
        }
        lines
    }

    /// How many there are.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The lane searched at this depth; depth < count.
    #[inline]
    pub fn at(&self, depth: u8) -> u8 {
        self.indices[usize::from(depth) % self.indices.len()]
    }

    /// The open file with the fewest squares that no queen attacks, the leftmost of equal ones, and
    /// these squares, one bit a rank; none if every file holds a queen.
    pub fn fewest(size: BoardSize, queens: &[Square]) -> Option<(File, u32)> {
        let attacked = attacked_by(size, queens);
        let open = OpenLines::open(Axis::Files, size, queens);
        (0..open.count())
            .map(|depth| File(open.at(depth)))
            .map(|file| (file, size.ranks() & !attacked.file(file.index())))
            .min_by_key(|(_, free)| free.count_ones())
    }
}
