//! The fixed points of the symmetries of the board: the solutions that a symmetry maps to themselves. The search places
//! each queen together with all its images. By Burnside's lemma, the fixed points and the number of solutions give the
//! number of classes.

use std::sync::Arc;
use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{BoardSize, Square, Symmetry};
use crate::deserialise::deserialise_checked;
use crate::problem::Instance;
use crate::work::Work;

/// The files, ranks and diagonals that queens occupy, one bit for each line.
#[derive(Clone, Copy, Default)]
struct OccupiedLines {
    files: u32,
    ranks: u32,
    rising: u64,
    falling: u64,
}

impl OccupiedLines {
    fn from_square(size: BoardSize, square: Square) -> OccupiedLines {
        let (file, rank) = (square.file.get(), square.rank.get());
        OccupiedLines {
            files: 1 << file,
            ranks: 1 << rank,
            rising: 1 << (size.files() + file - rank),
            falling: 1 << (file + rank),
        }
    }

    /// The union of both sets of lines. `None` if they share a line.
    fn with(self, other: OccupiedLines) -> Option<OccupiedLines> {
        let shared = self.files & other.files != 0
            || self.ranks & other.ranks != 0
            || self.rising & other.rising != 0
            || self.falling & other.falling != 0;
        (!shared).then_some(OccupiedLines {
            files: self.files | other.files,
            ranks: self.ranks | other.ranks,
            rising: self.rising | other.rising,
            falling: self.falling | other.falling,
        })
    }
}

/// The number of queens that a start places, not counting their images.
const STARTED: usize = 2;

/// The search for fixed points, divided into starts. Its budget counts the queens placed. Each call of `work` finishes
/// at least one start, if any is left.
pub struct FixedPoints {
    starts: Vec<SymmetricStart>,
    count: FixedPointCount,
}

/// The number of fixed points, from which the number of classes is derived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct FixedPointCount {
    /// The number of symmetries that map the given queens to themselves: 1, 2, 4 or 8.
    group: u64,
    /// The total number of fixed points of these symmetries, without the identity.
    fixed: u64,
}

deserialise_checked!(FixedPointCount, |count| {
    match count.group {
        1 | 2 | 4 | 8 => Ok(()),
        group => Err(format!(
            "no group of symmetries of a board has {group} of them"
        )),
    }
});

impl FixedPointCount {
    /// The number of classes of `solutions` solutions. `None` if the sum in Burnside's lemma does not fit into 64 bits.
    pub fn classes(self, solutions: u64) -> Option<u64> {
        solutions.checked_add(self.fixed)?.checked_div(self.group)
    }
}

/// For each file, one entry per square: the lines of a queen on the square and of the queen's images. A square is left
/// out if the queen and its images attack each other.
type Orbits = Vec<Vec<OccupiedLines>>;

/// The first queens with their images, and the orbits to choose further queens from.
struct SymmetricStart {
    orbits: Arc<Orbits>,
    lines: OccupiedLines,
}

impl FixedPoints {
    /// A search for the fixed points of the symmetries that map the given queens to themselves.
    pub fn new(instance: &Instance) -> FixedPoints {
        let group = instance.stabiliser();
        let others = group
            .iter()
            .filter(|&&symmetry| symmetry != Symmetry::Identity);
        FixedPoints {
            starts: others
                .flat_map(|&symmetry| starts(instance, symmetry))
                .collect(),
            count: FixedPointCount {
                group: group.len() as u64,
                fixed: 0,
            },
        }
    }
}

impl Work for FixedPoints {
    type Output = FixedPointCount;

    fn work(&mut self, budget: u64) -> Poll<FixedPointCount> {
        let mut placed = 0;
        while placed < budget {
            let Some(start) = self.starts.pop() else {
                break;
            };
            self.count.fixed += place(&start.orbits, start.lines, &mut placed);
        }
        if self.starts.is_empty() {
            Poll::Ready(self.count)
        } else {
            Poll::Pending
        }
    }
}

/// The number of fixed points of the symmetries that map the given queens to themselves.
pub fn fixed_points(instance: &Instance) -> FixedPointCount {
    FixedPoints::new(instance).finish()
}

/// The number of classes of `solutions` solutions under the symmetries that map the given queens to themselves. `None`
/// if the sum in Burnside's lemma does not fit into 64 bits.
///
/// ```
/// use queens_core::counting::classes;
/// use queens_core::{BoardSize, Goal, Instance};
///
/// let instance = Instance::queens(BoardSize::new(8)?, &[], Goal::Count)?;
/// assert_eq!(classes(&instance, 92), Some(12));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn classes(instance: &Instance, solutions: u64) -> Option<u64> {
    fixed_points(instance).classes(solutions)
}

/// All ways to place the first [`STARTED`] queens together with their images under a symmetry.
fn starts(instance: &Instance, symmetry: Symmetry) -> Vec<SymmetricStart> {
    let size = instance.size();
    let images = |square: Square| {
        let mut lines = OccupiedLines::from_square(size, square);
        let mut image = symmetry.apply(size, square);
        while image != square {
            lines = lines.with(OccupiedLines::from_square(size, image))?;
            image = symmetry.apply(size, image);
        }
        Some(lines)
    };
    let orbits: Orbits = (0..size.files())
        .map(|file| {
            let squares = (0..size.files()).map(|rank| Square::at(file, rank));
            squares.filter_map(images).collect()
        })
        .collect();
    let mut given = instance.given().iter();
    let given = given.try_fold(OccupiedLines::default(), |lines, &queen| {
        lines.with(OccupiedLines::from_square(size, queen))
    });
    let mut placed: Vec<OccupiedLines> = given.into_iter().collect();
    for _ in 0..STARTED {
        let longer = placed
            .iter()
            .flat_map(|&lines| match extensions(&orbits, lines) {
                Some(extensions) => extensions.collect(),
                None => vec![lines],
            });
        placed = longer.collect();
    }
    let orbits = Arc::new(orbits);
    let start = |lines| SymmetricStart {
        orbits: orbits.clone(),
        lines,
    };
    placed.into_iter().map(start).collect()
}

/// All ways to place a queen in the first free file, with its images. `None` if no file is free.
fn extensions(
    orbits: &Orbits,
    lines: OccupiedLines,
) -> Option<impl Iterator<Item = OccupiedLines>> {
    let file = orbits.get(lines.files.trailing_ones() as usize)?;
    Some(file.iter().filter_map(move |&orbit| lines.with(orbit)))
}

/// The number of ways to complete the placement. Adds the number of queens that the search places to `placed`.
fn place(orbits: &Orbits, lines: OccupiedLines, placed: &mut u64) -> u64 {
    *placed += 1;
    let Some(extensions) = extensions(orbits, lines) else {
        return 1;
    };
    extensions.map(|lines| place(orbits, lines, placed)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Goal;

    fn fixed_by(instance: &Instance, symmetry: Symmetry) -> u64 {
        let starts = starts(instance, symmetry).into_iter();
        let fixed = starts.map(|start| place(&start.orbits, start.lines, &mut 0));
        fixed.sum()
    }

    /// The numbers for n = 12 … 18. No reflection maps a solution to itself.
    #[test]
    fn half_turns_and_quarter_turns_have_the_known_fixed_points() {
        let half_turns = [80, 136, 420, 1_240, 3_000, 8_152, 18_104];
        let quarter_turns = [8, 8, 0, 0, 64, 128, 0];
        for (n, (half, quarter)) in (12..).zip(half_turns.into_iter().zip(quarter_turns)) {
            let size = BoardSize::new(n).unwrap();
            let instance = Instance::queens(size, &[], Goal::Count).unwrap();
            for symmetry in &Symmetry::ALL[1..] {
                let known = match symmetry {
                    Symmetry::HalfTurn => half,
                    Symmetry::QuarterTurn | Symmetry::ThreeQuarterTurn => quarter,
                    _ => 0,
                };
                let found = fixed_by(&instance, *symmetry);
                assert_eq!(found, known, "n = {n}, {symmetry:?}");
            }
        }
    }
}
