//! The sets of rows that the queens of the eastern half can take, and what each stands for under the
//! symmetries of the board: a mirror turns a set over, another exchanges it with the western rows.
//!
//! Of a set and its mirrored one, that with fewer northern rows stands for both: so a quadrant never holds more
//! queens than its share, or never fewer, and tables of quadrants are half as long.

use crate::board::BoardSize;
use crate::counting::sorted::CLASSES;

/// All sets of `size` rows out of those that are open, in increasing order.
#[derive(Clone)]
pub(super) struct RowSets {
    open: u32,
    choices: Choices,
}

impl RowSets {
    pub(super) fn new(open: u32, size: usize) -> RowSets {
        let choices = Choices::new(open.count_ones(), size);
        RowSets { open, choices }
    }
}

impl Iterator for RowSets {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let choice = self.choices.next()?;
        Some(spread(choice, self.open))
    }
}

/// All numbers of so many bits of which `size` are set, in increasing order.
#[derive(Clone)]
pub(super) struct Choices {
    next: Option<u64>,
    all: u64,
}

impl Choices {
    pub(super) fn new(bits: u32, size: usize) -> Choices {
        let all = 1 << bits;
        let next = Some((1 << size) - 1).filter(|&first| first < all);
        Choices { next, all }
    }
}

impl Iterator for Choices {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let choice = self.next?;
        // The next number with as many bits.
        let lowest = choice & choice.wrapping_neg();
        let carried = choice + lowest;
        let moved = ((carried ^ choice) >> 2).checked_shr(choice.trailing_zeros());
        let next = carried | moved.unwrap_or(0);
        self.next = Some(next).filter(|&next| choice != 0 && next < self.all);
        Some(choice)
    }
}

/// How many sets of so many elements there are out of all.
pub(super) fn choose(all: u32, size: u32) -> u64 {
    (0..size).fold(1, |sets, k| {
        sets * u64::from(all.saturating_sub(k)) / u64::from(k + 1)
    })
}

/// How many sets of rows stand for all that the eastern half of an empty board can take: of each set and its mirrored
/// one, one.
pub(super) fn number(size: BoardSize) -> u64 {
    let n = u32::from(size.get());
    let eastern = n / 2;
    // A set that is its own mirrored one has rows in pairs, and the middle one where their number is odd.
    let alone = match n % 2 == 0 && eastern % 2 == 1 {
        true => 0,
        false => choose(n / 2, eastern / 2),
    };
    (choose(n, eastern) + alone) / 2
}

/// The open rows that a choice among them names.
pub(super) fn spread(choice: u64, open: u32) -> u32 {
    let mut rows = 0;
    let (mut choice, mut left) = (choice, open);
    while choice != 0 {
        let lowest = left & left.wrapping_neg();
        rows |= lowest * (choice & 1) as u32;
        left ^= lowest;
        choice >>= 1;
    }
    rows
}

/// How many solutions one stands for, by the number of its queens on main diagonals, all of them in the
/// western half.
///
/// Each main diagonal has an arm in either half. Turning one diagonal over exchanges its arms and keeps the
/// other, so a solution with queens in eastern arms has as many images as others without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weights(pub(super) [u64; CLASSES]);

impl Weights {
    /// Without symmetries, each solution stands for itself.
    pub(super) const ONE: Weights = Weights([1; CLASSES]);

    /// So many solutions of each class stand for these together; none where a sum of 64 bits does not hold them.
    pub(super) fn sum(self, classes: [u64; CLASSES]) -> Option<u64> {
        let mut weighed = classes.into_iter().zip(self.0);
        weighed.try_fold(0_u64, |sum, (solutions, weight)| {
            sum.checked_add(solutions.checked_mul(weight)?)
        })
    }

    /// Those of the rows of the eastern half on an empty board; `None` where the mirrored set stands for
    /// this one.
    pub(super) fn of(size: BoardSize, rows: u32) -> Option<Weights> {
        let mirrored = reversed(size, rows);
        let stands = order(size, rows) <= order(size, mirrored);
        stands.then(|| Weights::of_standing(size, rows, mirrored))
    }

    /// The set that stands for these rows, itself or mirrored, and its weights.
    pub(super) fn standing_for(size: BoardSize, rows: u32) -> (u32, Weights) {
        let mirrored = reversed(size, rows);
        let (rows, mirrored) = match order(size, rows) <= order(size, mirrored) {
            true => (rows, mirrored),
            false => (mirrored, rows),
        };
        (rows, Weights::of_standing(size, rows, mirrored))
    }

    fn of_standing(size: BoardSize, rows: u32, mirrored: u32) -> Weights {
        let images = if rows == mirrored { 1 } else { 2 };
        let alone = if size.get() % 2 == 1 {
            images
        } else {
            exchanged(size, rows, mirrored)
        };
        Weights([alone, 2 * images, 4 * images])
    }
}

/// The weight of solutions without a queen on a main diagonal: on an even board, the other mirror
/// exchanges the halves. One set stands for its whole orbit, the others for nothing.
fn exchanged(size: BoardSize, rows: u32, mirrored: u32) -> u64 {
    let others = !rows & size.ranks();
    let mut orbit = [rows, mirrored, others, reversed(size, others)];
    orbit.sort_unstable_by_key(|&rows| order(size, rows));
    if orbit[0] != rows {
        return 0;
    }
    1 + orbit.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64
}

/// The order of sets: by their northern rows, then as numbers. The first of an orbit is its canonical one, which stands
/// for all.
fn order(size: BoardSize, rows: u32) -> (u32, u32) {
    let northern = rows >> size.get().div_ceil(2);
    (northern.count_ones(), rows)
}

/// How many northern rows a set that stands for others can have, of so many eastern ones.
pub(super) fn most_northern(eastern: usize) -> usize {
    eastern / 2
}

fn reversed(size: BoardSize, rows: u32) -> u32 {
    rows.reverse_bits() >> (u32::BITS - u32::from(size.get()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_comes_once_and_in_order() {
        for (open, size, sets) in [
            (0b1011_0110, 3, 10),
            (0b111, 0, 1),
            (0b11, 3, 0),
            (u32::MAX >> 5, 2, 351),
        ] {
            let all: Vec<u32> = RowSets::new(open, size).collect();
            assert_eq!(all.len(), sets, "{open:b}, {size}");
            assert_eq!(choose(open.count_ones(), size as u32), sets as u64);
            assert!(all.is_sorted_by(|a, b| a < b));
            let fits = |rows: &u32| rows & !open == 0 && rows.count_ones() as usize == size;
            assert!(all.iter().all(fits));
        }
    }

    #[test]
    fn weights_stand_for_every_set() {
        for n in 2..=16 {
            let size = BoardSize::new(n).unwrap();
            let sets = RowSets::new(size.ranks(), size.len() / 2);
            let all = sets.clone().count() as u64;
            let weights: Vec<Weights> = sets.filter_map(|rows| Weights::of(size, rows)).collect();
            assert_eq!(choose(n as u32, n as u32 / 2), all, "n = {n}");
            assert_eq!(number(size), weights.len() as u64, "n = {n}");
            let sum = |class: usize| weights.iter().map(|weights| weights.0[class]).sum::<u64>();
            assert_eq!([sum(0), sum(1), sum(2)], [all, 2 * all, 4 * all], "n = {n}");
        }
    }
}
