//! Solutions that a symmetry of the board leaves as they are, found by placing a queen with all its images at
//! once; and with them, by Burnside's lemma, the number of classes.

use crate::board::BoardSize;
use crate::instance::Instance;
use crate::square::Square;
use crate::symmetry::Symmetry;

/// The lines that queens stand on.
#[derive(Clone, Copy, Default)]
struct Lines {
    files: u32,
    ranks: u32,
    rising: u64,
    falling: u64,
}

impl Lines {
    fn of(size: BoardSize, square: Square) -> Lines {
        let (file, rank) = (square.file.0, square.rank.0);
        Lines {
            files: 1 << file,
            ranks: 1 << rank,
            rising: 1 << (size.get() + file - rank),
            falling: 1 << (file + rank),
        }
    }

    /// The lines of both, unless they share one.
    fn with(self, other: Lines) -> Option<Lines> {
        let shared = self.files & other.files != 0
            || self.ranks & other.ranks != 0
            || self.rising & other.rising != 0
            || self.falling & other.falling != 0;
        (!shared).then_some(Lines {
            files: self.files | other.files,
            ranks: self.ranks | other.ranks,
            rising: self.rising | other.rising,
            falling: self.falling | other.falling,
        })
    }
}

/// The classes of so many solutions under the symmetries that keep the given queens; `None` where the sum
/// behind it does not fit into 64 bits.
pub fn classes(instance: &Instance, solutions: u64) -> Option<u64> {
    let group = Symmetry::keeping(instance.size(), instance.given());
    let kept = group.iter().try_fold(0_u64, |sum, &symmetry| {
        sum.checked_add(match symmetry {
            Symmetry::Identity => solutions,
            _ => solutions_keeping(instance, symmetry),
        })
    });
    Some(kept? / group.len() as u64)
}

/// The solutions that this symmetry leaves as they are; it must keep the given queens.
pub fn solutions_keeping(instance: &Instance, symmetry: Symmetry) -> u64 {
    let size = instance.size();
    let images = |square: Square| {
        let mut lines = Lines::of(size, square);
        let mut image = symmetry.apply(size, square);
        while image != square {
            lines = lines.with(Lines::of(size, image))?;
            image = symmetry.apply(size, image);
        }
        Some(lines)
    };
    let given = instance
        .given()
        .iter()
        .try_fold(Lines::default(), |lines, &queen| {
            lines.with(Lines::of(size, queen))
        });
    let orbits: Vec<Vec<Lines>> = (0..size.get())
        .map(|file| {
            let squares = (0..size.get()).map(|rank| Square::new(file, rank));
            squares.filter_map(images).collect()
        })
        .collect();
    given.map_or(0, |given| place(&orbits, given))
}

/// The ways to go on in the first free file, with any queen that fits and its images.
fn place(orbits: &[Vec<Lines>], lines: Lines) -> u64 {
    let Some(file) = orbits.get(lines.files.trailing_ones() as usize) else {
        return 1;
    };
    let fitting = file.iter().filter_map(|&orbit| lines.with(orbit));
    fitting.map(|lines| place(orbits, lines)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::instance::Goal;

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
