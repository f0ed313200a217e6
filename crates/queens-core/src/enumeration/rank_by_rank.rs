//! What the programs of sheet 001 share: they go rank by rank, write the column of each rank as a
//! character, and look from a square along rays over the ranks before it. Given queens on ranks beyond
//! are compared last, the lowest rank first.

use crate::attacks::{LineKind, line_between};
use crate::board::BoardSize;
use crate::event::Event;
use crate::instance::Instance;
use crate::lines::Axis;
use crate::replay::Position;
use crate::square::Square;

/// The queens that stand, by rank.
#[derive(Clone)]
pub struct ByRank {
    files: [u8; BoardSize::MAX as usize],
    /// Bit r: a queen stands on rank r.
    taken: u32,
}

impl ByRank {
    /// The given queens.
    pub fn given(instance: &Instance) -> ByRank {
        let mut queens = ByRank {
            files: [0; BoardSize::MAX as usize],
            taken: 0,
        };
        for &queen in instance.given() {
            queens.insert(queen);
        }
        queens
    }

    /// Adds a queen on an empty rank.
    #[inline]
    pub fn insert(&mut self, queen: Square) {
        self.files[queen.rank.index() % BoardSize::MAX as usize] = queen.file.0;
        self.taken |= 1 << queen.rank.0;
    }

    /// Takes the queen of this rank away.
    #[inline]
    pub fn remove(&mut self, queen: Square) {
        self.taken &= !(1 << queen.rank.0);
    }

    /// The lowest queen that attacks the square.
    #[inline]
    pub fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        let mut ranks = self.taken;
        while ranks != 0 {
            let rank = ranks.trailing_zeros();
            let queen = Square::new(self.files[rank as usize], rank as u8);
            if let Some(line) = line_between(queen, square) {
                return Some((queen, line));
            }
            ranks &= ranks - 1;
        }
        None
    }
}

/// What a test sees along one ray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scan {
    /// Files to the right for each rank down.
    pub delta: i8,
    /// Squares looked at, its own included.
    pub squares: u8,
    /// Whether the last of them holds the attacker; else the edge follows.
    pub met: bool,
}

/// The squares from this one on over the ranks before it, so many files to the right for each rank
/// down, as far as the edge.
#[inline]
pub fn ray(size: BoardSize, from: Square, delta: i8) -> impl Iterator<Item = Square> {
    (0..length(size, from, delta)).map(move |step| {
        let file = from.file.0.wrapping_add_signed(delta * step as i8);
        Square::new(file, from.rank.0 - step)
    })
}

#[inline]
fn length(size: BoardSize, from: Square, delta: i8) -> u8 {
    let (file, rank) = (from.file.0, from.rank.0);
    let across = match delta {
        0 => rank,
        ..0 => file,
        _ => size.get() - 1 - file,
    };
    across.min(rank) + 1
}

/// What a test of the square sees along these rays, one after another until it meets the attacker.
#[inline]
pub fn scans<const RAYS: usize>(
    size: BoardSize,
    deltas: [i8; RAYS],
    square: Square,
    attacker: Option<Square>,
) -> impl Iterator<Item = Scan> {
    let earlier = attacker.filter(|attacker| attacker.rank < square.rank);
    let met = earlier.map(|attacker| {
        let delta = (attacker.file.0 as i8 - square.file.0 as i8).signum();
        (delta, square.rank.0 - attacker.rank.0 + 1)
    });
    let mut over = false;
    deltas.into_iter().map_while(move |delta| {
        let met = met.filter(|&(towards, _)| towards == delta);
        let going = !over;
        over |= met.is_some();
        going.then(|| Scan {
            delta,
            squares: met.map_or_else(|| length(size, square, delta), |(_, squares)| squares),
            met: met.is_some(),
        })
    })
}

/// The square tested by an event and its attacker, if it tests one.
#[inline]
pub fn tested(event: Event) -> Option<(Square, Option<Square>)> {
    match event {
        Event::Place { square } => Some((square, None)),
        Event::Reject {
            square, attacker, ..
        } => Some((square, Some(attacker))),
        _ => None,
    }
}

/// How many ranks are searched.
#[inline]
pub fn open(position: &Position) -> usize {
    position.size().len() - position.given().len()
}

/// The characters of the ranks before this one that hold a queen; `first` is that of file a.
pub fn string(first: u8, rank: u8, position: &Position) -> String {
    let queens = Axis::Ranks.ordered(position.queens());
    let before = queens.iter().filter(|queen| queen.rank.0 < rank);
    before
        .map(|queen| char::from(first + queen.file.0))
        .collect()
}
