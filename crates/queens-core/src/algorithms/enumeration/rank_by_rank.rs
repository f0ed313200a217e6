//! Code shared by the programs of sheet 001. These programs search rank by rank, write the column of each rank as a
//! character, and scan rays from a square over the earlier ranks.
use crate::board::{Axis, BoardSize, Square};
use crate::search::Position;

/// The part of a ray that a test reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scan {
    /// The number of files to the right for each rank down; negative to the left.
    pub delta: i8,
    /// The number of squares, including the tested square.
    pub squares: u8,
    /// Whether the last square holds the attacker; otherwise it is the last square before the edge.
    pub found: bool,
}

/// The squares of a ray from `from` down to the edge. Each rank down, the ray moves `delta` files to the right, or to
/// the left if `delta` is negative.
#[inline]
pub(crate) fn ray(size: BoardSize, from: Square, delta: i8) -> impl Iterator<Item = Square> {
    (0..length(size, from, delta)).map(move |step| {
        let file = from.file.get().wrapping_add_signed(delta * step as i8);
        Square::at(file, from.rank.get() - step)
    })
}

/// The number of squares on a ray, including its first square.
#[inline]
fn length(size: BoardSize, from: Square, delta: i8) -> u8 {
    let (file, rank) = (from.file.get(), from.rank.get());
    let across = match delta {
        0 => rank,
        ..0 => file,
        _ => size.files() - 1 - file,
    };
    across.min(rank) + 1
}

/// The scans of a square's test, one per ray, up to the ray that finds the attacker.
#[inline]
pub(crate) fn scans<const RAYS: usize>(
    size: BoardSize,
    deltas: [i8; RAYS],
    square: Square,
    attacker: Option<Square>,
) -> impl Iterator<Item = Scan> {
    let earlier = attacker.filter(|attacker| attacker.rank < square.rank);
    let last = earlier.map(|attacker| {
        let delta = (attacker.file.get() as i8 - square.file.get() as i8).signum();
        (delta, square.rank.get() - attacker.rank.get() + 1)
    });
    let mut is_over = false;
    deltas.into_iter().map_while(move |delta| {
        let last = last.filter(|&(towards, _)| towards == delta);
        let was_over = is_over;
        is_over |= last.is_some();
        (!was_over).then(|| Scan {
            delta,
            squares: last.map_or_else(|| length(size, square, delta), |(_, squares)| squares),
            found: last.is_some(),
        })
    })
}

/// The number of ranks without a given queen.
#[inline]
pub(crate) fn open_ranks(position: &Position) -> usize {
    position.size().width() - position.given().len()
}

/// The columns of the queens below `rank`, one character per queen, from rank 1 upwards. `first` is the character of
/// file a.
pub(crate) fn string(first: u8, rank: u8, position: &Position) -> String {
    let queens = Axis::Ranks.ordered(position.queens());
    let below = queens.iter().filter(|queen| queen.rank.get() < rank);
    below
        .map(|queen| char::from(first + queen.file.get()))
        .collect()
}
