//! The files or ranks that a search goes through, one after another: those that hold no given queen.

use crate::attacks::attacked_by;
use crate::board::BoardSize;
use crate::replay::Position;
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
pub enum Lane {
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
}

/// The lanes to be searched, in order: those without a given queen.
#[derive(Clone, Copy)]
pub struct Lanes {
    indices: [u8; BoardSize::MAX as usize],
    count: u8,
}

impl Axis {
    /// The square at this place of this lane, both from 0.
    #[inline]
    pub const fn square(self, lane: u8, place: u8) -> Square {
        match self {
            Axis::Files => Square::new(lane, place),
            Axis::Ranks => Square::new(place, lane),
        }
    }

    /// The lane of a square, from 0.
    #[inline]
    pub const fn lane_of(self, square: Square) -> u8 {
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
        (self.lane_of(square), self.place_of(square))
    }

    /// The lane with this index.
    pub const fn lane(self, index: u8) -> Lane {
        match self {
            Axis::Files => Lane::File(File(index)),
            Axis::Ranks => Lane::Rank(Rank(index)),
        }
    }
}

impl Lane {
    /// Its index, from 0.
    pub const fn index(self) -> u8 {
        match self {
            Lane::File(file) => file.0,
            Lane::Rank(rank) => rank.0,
        }
    }

    /// The way in which a search that goes through it goes.
    pub const fn axis(self) -> Axis {
        match self {
            Lane::File(_) => Axis::Files,
            Lane::Rank(_) => Axis::Ranks,
        }
    }

    /// Its square at this place, from 0.
    pub const fn square(self, place: u8) -> Square {
        self.axis().square(self.index(), place)
    }
}

impl Lanes {
    /// The lanes that these queens leave open.
    pub fn open(axis: Axis, size: BoardSize, given: &[Square]) -> Lanes {
        let mut lanes = Lanes {
            indices: [0; BoardSize::MAX as usize],
            count: 0,
        };
        let taken = |lane| given.iter().any(|&queen| axis.lane_of(queen) == lane);
        for lane in (0..size.get()).filter(|&lane| !taken(lane)) {
            lanes.indices[usize::from(lanes.count)] = lane;
            lanes.count += 1;
        }
        lanes
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

    /// The lane that a search along this axis is at, if any is open.
    pub fn current(axis: Axis, position: &Position) -> Option<Lane> {
        Lanes::of_depth(axis, position, position.placed().len())
    }

    /// The lane that is searched at this depth of a position's path, if any is.
    pub fn of_depth(axis: Axis, position: &Position, depth: usize) -> Option<Lane> {
        let lanes = Lanes::open(axis, position.size(), position.given());
        let depth = u8::try_from(depth).ok()?;
        (depth < lanes.count).then(|| axis.lane(lanes.at(depth)))
    }

    /// The open file with the fewest squares that no queen attacks, the leftmost of equal ones, and
    /// these squares, one bit a rank; none if every file holds a queen.
    pub fn fewest(size: BoardSize, queens: &[Square]) -> Option<(File, u32)> {
        let attacked = attacked_by(size, queens);
        let open = Lanes::open(Axis::Files, size, queens);
        (0..open.count())
            .map(|depth| File(open.at(depth)))
            .map(|file| (file, size.ranks() & !attacked.file(file.index())))
            .min_by_key(|(_, free)| free.count_ones())
    }
}
