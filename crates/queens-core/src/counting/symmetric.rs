//! Solutions that a symmetry of the board leaves as they are, found by placing a queen with all its images at
//! once; and with them, by Burnside's lemma, the number of classes.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::board::BoardSize;
use crate::instance::Instance;
use crate::square::Square;
use crate::symmetry::Symmetry;

/// The lines that queens stand on.
#[derive(Clone, Copy, Default)]
struct OccupiedLines {
    files: u32,
    ranks: u32,
    rising: u64,
    falling: u64,
}

impl OccupiedLines {
    fn of(size: BoardSize, square: Square) -> OccupiedLines {
        let (file, rank) = (square.file.0, square.rank.0);
        OccupiedLines {
            files: 1 << file,
            ranks: 1 << rank,
            rising: 1 << (size.get() + file - rank),
            falling: 1 << (file + rank),
        }
    }

    /// The lines of both, unless they share one.
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

/// So many queens with their images make a start.
const STARTED: usize = 2;

/// The search for the solutions that symmetries keep, in slices: one for each way to place the first queens of
/// a symmetry with their images.
pub struct FixedPoints {
    /// How many symmetries keep the given queens.
    group: u64,
    left: Vec<SymmetricStart>,
    kept: u64,
}

/// How many solutions the symmetries keep: what classes are derived from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FixedPointCount {
    /// How many symmetries keep the given queens.
    group: u64,
    /// The solutions that each of them but the identity keeps, added up.
    kept: u64,
}

impl FixedPointCount {
    /// The classes of so many solutions; `None` where the sum behind them does not fit into 64 bits.
    pub fn classes(self, solutions: u64) -> Option<u64> {
        solutions.checked_add(self.kept)?.checked_div(self.group)
    }
}

/// For each file, the lines of a queen on each of its squares with all her images, where they fit.
type Orbits = Vec<Vec<OccupiedLines>>;

/// Queens that stand, and what may stand beside them.
struct SymmetricStart {
    orbits: Arc<Orbits>,
    lines: OccupiedLines,
}

impl FixedPoints {
    /// All is still to be searched.
    pub fn new(instance: &Instance) -> FixedPoints {
        let group = Symmetry::stabiliser(instance.size(), instance.given());
        let others = group.iter().filter(|&&it| it != Symmetry::Identity);
        FixedPoints {
            group: group.len() as u64,
            left: others.flat_map(|&it| starts(instance, it)).collect(),
            kept: 0,
        }
    }

    /// Searches slices until about so many queens are placed, one slice at least; whether that was the last.
    pub fn advance(&mut self, budget: u64) -> bool {
        let mut placed = 0;
        while placed < budget {
            let Some(start) = self.left.pop() else {
                return true;
            };
            self.kept += place(&start.orbits, start.lines, &mut placed);
        }
        self.left.is_empty()
    }

    /// What was found, once the search is over.
    pub fn kept(&self) -> FixedPointCount {
        FixedPointCount {
            group: self.group,
            kept: self.kept,
        }
    }
}

/// The classes of so many solutions under the symmetries that keep the given queens; `None` where the sum
/// behind it does not fit into 64 bits.
pub fn classes(instance: &Instance, solutions: u64) -> Option<u64> {
    let mut fixed_points = FixedPoints::new(instance);
    fixed_points.advance(u64::MAX);
    fixed_points.kept().classes(solutions)
}

/// The ways to place the first queens with their images.
fn starts(instance: &Instance, symmetry: Symmetry) -> Vec<SymmetricStart> {
    let size = instance.size();
    let images = |square: Square| {
        let mut lines = OccupiedLines::of(size, square);
        let mut image = symmetry.apply(size, square);
        while image != square {
            lines = lines.with(OccupiedLines::of(size, image))?;
            image = symmetry.apply(size, image);
        }
        Some(lines)
    };
    let orbits: Orbits = (0..size.get())
        .map(|file| {
            let squares = (0..size.get()).map(|rank| Square::new(file, rank));
            squares.filter_map(images).collect()
        })
        .collect();
    let mut given = instance.given().iter();
    let given = given.try_fold(OccupiedLines::default(), |lines, &queen| {
        lines.with(OccupiedLines::of(size, queen))
    });
    let mut standing: Vec<OccupiedLines> = given.into_iter().collect();
    for _ in 0..STARTED {
        let next = standing
            .iter()
            .flat_map(|&lines| match next(&orbits, lines) {
                Some(fitting) => fitting.collect(),
                None => vec![lines],
            });
        standing = next.collect();
    }
    let orbits = Arc::new(orbits);
    let start = |lines| SymmetricStart {
        orbits: orbits.clone(),
        lines,
    };
    standing.into_iter().map(start).collect()
}

/// Any queen that fits in the first free file, with her images; `None` where no file is free.
fn next(orbits: &Orbits, lines: OccupiedLines) -> Option<impl Iterator<Item = OccupiedLines>> {
    let file = orbits.get(lines.files.trailing_ones() as usize)?;
    Some(file.iter().filter_map(move |&orbit| lines.with(orbit)))
}

/// The ways to go on; each queen that is placed for them is counted.
fn place(orbits: &Orbits, lines: OccupiedLines, placed: &mut u64) -> u64 {
    *placed += 1;
    let Some(fitting) = next(orbits, lines) else {
        return 1;
    };
    fitting.map(|lines| place(orbits, lines, placed)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::instance::Goal;

    fn solutions_keeping(instance: &Instance, symmetry: Symmetry) -> u64 {
        let starts = starts(instance, symmetry).into_iter();
        let kept = starts.map(|start| place(&start.orbits, start.lines, &mut 0));
        kept.sum()
    }

    /// The counts for n = 12 … 18; reflections keep no solution.
    #[test]
    fn half_turns_and_quarter_turns_keep_as_many_as_known() {
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
                let found = solutions_keeping(&instance, *symmetry);
                assert_eq!(found, known, "n = {n}, {symmetry:?}");
            }
        }
    }
}
